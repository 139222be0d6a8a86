### The games of this device: to go on with, that are over, what they add up to. What stands between *stars* stands out.

## To go on with

goon-title = Go on
# a table at which nobody else sits yet
goon-nobody = nobody else yet
goon-lobby = not started yet
goon-yours = your turn
goon-all = All { $count } games that go on
goon-forget = Take { $code } off this list
goon-forget-sure = Then nothing on this device leads back to your seat.
goon-forget-yes = Take it off

## Over

games-count =
    { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
games-empty = No game has come to its end here yet.
games-empty-about = Every game that you finish on this device is kept here: to see it again, to review it, and to see how you do.
games-play = Play one
games-played = Finished games
games-won = won
games-own-score = Your final score:
games-best-score = Highest final score:
games-no-date = no date
# $percent comes with its sign
games-accuracy = Accuracy: { $percent }
games-delete = Delete
games-delete-sure = Delete this game from this device?
games-delete-yes = Delete it
games-keep = Keep
games-none = There is no game in this file.
games-too-long = This file is too long to be a file of games.
# where a game was played
kind-alone = alone
kind-table = at a table
kind-device = on this device
kind-box = with the box
kind-file = from a file

## What they add up to

stats-title = How you do
stats-nobody = In none of these games it is known which seat was yours.
stats-games = games
stats-wins = won
stats-average = points on average
stats-opponents = Against
stats-won = Won
stats-won-of = { $wins } of { $games }
stats-bots-level = Bots up to level { $level }
against-people = People
against-mixed = People and bots
against-bots = Bots
stats-accuracy = Accuracy over time
stats-accuracy-word = accuracy
stats-accuracy-none = A review tells how good your numbers were. Review a game, and the curve begins.
stats-accuracy-legend = Circles are single games, the line is the average of the last { $count }.
stats-day = Day
stats-review-one =
    { $count ->
        [one] Review the last game
       *[other] Review one more of { $count } games
    }
stats-reviewing = Looking at turn { $turn } of { $of } …
stats-digits = Your digits
stats-favourite =
    { $count ->
        [one] Your favourite digit is *{ $digit }*: written { $count } time.
       *[other] Your favourite digit is *{ $digit }*: written { $count } times.
    }
stats-fatal =
    { $count ->
        [one] The most fatal one is *{ $digit }*: you fell by it { $count } time.
       *[other] The most fatal one is *{ $digit }*: you fell by it { $count } times.
    }
stats-digits-legend = Below each digit: how often you wrote it and, struck through, how often you fell by it.
stats-digit = Digit
stats-written = written
stats-fell = fallen by it
stats-best-turn = Best turn
stats-best-turn-said =
    { $count ->
        [one] *{ $number }* brought *{ $score }* point.
       *[other] *{ $number }* brought *{ $score }* points.
    }
stats-unluckiest = Unluckiest fall
stats-unluckiest-said =
    { $count ->
        [one] *{ $number }* fell: only its { $digits } was also in { $numbers }.
       *[other] *{ $number }* fell: its { $digits } were also in { $numbers }.
    }

## Elsewhere

move-title = Take them with you
# $count is how many games are kept
move-about = Your games are in this browser and nowhere else: the newest { $count }. There is no account.
move-send = To another device
move-save = Save as a file
move-open = Add from a file
move-link-about =
    { $count ->
        [one] This link has your game in it. Whoever opens it can add it to theirs.
       *[other] This link has all { $count } games in it. Whoever opens it can add them to theirs.
    }
# the picture, for those who don't see it
move-qr = QR code that brings your games to another device
move-no-qr = For a QR code they are too many; the link has them all.
move-too-many = { $count } games are too many for a link. A file takes them all: save it here, and add it there.
move-brought =
    { $count ->
        [one] This link brings { $count } game.
       *[other] This link brings { $count } games.
    }
move-add = Add to my games
move-not-now = Not now
move-damaged = This link is damaged: a part of it was lost on the way.
move-cannot = Nothing was added.
move-added =
    { $count ->
        [0] No new games.
        [one] { $count } game was added.
       *[other] { $count } games were added.
    }
move-known =
    { $count ->
        [one] { $count } was here already.
       *[other] { $count } were here already.
    }
move-unfinished =
    { $count ->
        [one] { $count } was never finished, and is left out.
       *[other] { $count } were never finished, and are left out.
    }
move-clear = Delete all games
move-clear-sure =
    { $count ->
        [one] Delete this game from this device? It can’t be brought back.
       *[other] Delete all { $count } games from this device? They can’t be brought back.
    }
move-clear-yes = Delete all
