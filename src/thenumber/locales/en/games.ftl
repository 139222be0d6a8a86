### The games of this device: to go on with, that are over, what they add up to. What stands between *stars* stands out.

## To go on with

goon-title = Continue
# a table at which nobody else sits yet
goon-nobody = nobody else yet
goon-lobby = not started yet
goon-yours = your turn
goon-all = All { $count } games in progress
goon-forget = Remove { $code } from this list
goon-forget-sure = After that, nothing on this device leads back to your seat.
goon-forget-yes = Remove it

## Over

games-count =
    { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
games-empty = No finished games here yet.
games-empty-about = Every game you finish on this device is kept here, so that you can watch it again, review it, and see how you’re doing.
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
games-keep = Keep it
games-none = There is no game in this file.
games-too-long = This file is too large for a file of games.
# where a game was played
kind-alone = alone
kind-table = at a table
kind-device = on this device
kind-box = with the boxed game
kind-file = from a file

## What they add up to

stats-title = How you’re doing
stats-nobody = None of these games says which seat was yours.
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
stats-accuracy-none = A review tells you how good your numbers were. Review a game, and the curve begins.
stats-accuracy-legend = Circles are single games, the line is the average of the last { $count }.
stats-day = Day
stats-review-one =
    { $count ->
        [one] Review the last game
       *[other] Review one more of { $count } games
    }
stats-reviewing = Reviewing turn { $turn } of { $of }…
stats-digits = Your digits
stats-favourite =
    { $count ->
        [one] Your favourite digit is *{ $digit }*: written once.
       *[other] Your favourite digit is *{ $digit }*: written { $count } times.
    }
stats-fatal =
    { $count ->
        [one] The most dangerous one is *{ $digit }*: it got you eliminated once.
       *[other] The most dangerous one is *{ $digit }*: it got you eliminated { $count } times.
    }
stats-digits-legend = Below each digit: how often you wrote it and, struck through, how often it got you eliminated.
stats-digit = Digit
stats-written = written
stats-fell = eliminated by it
stats-best-turn = Best turn
stats-best-turn-said =
    { $count ->
        [one] *{ $number }* scored *{ $score }* point.
       *[other] *{ $number }* scored *{ $score }* points.
    }
stats-unluckiest = Unluckiest number
stats-unluckiest-said =
    { $count ->
        [one] *{ $number }* was eliminated: only its { $digits } was also in { $numbers }.
       *[other] *{ $number }* was eliminated: its { $digits } were also in { $numbers }.
    }

## Elsewhere

move-title = Take them with you
# $count is how many games are kept
move-about = Your games are kept in this browser and nowhere else: the latest { $count }. There is no account.
move-send = To another device
move-save = Save as a file
move-open = Add from a file
move-link-about =
    { $count ->
        [one] This link holds your game. Whoever opens it can add it to theirs.
       *[other] This link holds all { $count } games. Whoever opens it can add them to theirs.
    }
# the picture, for those who don't see it
move-qr = QR code that brings your games to another device
move-no-qr = There are too many for a QR code; the link has them all.
move-too-many = { $count } games are too many for a link. A file holds them all: save it here, and add it there.
move-brought =
    { $count ->
        [one] This link brings { $count } game.
       *[other] This link brings { $count } games.
    }
move-add = Add to my games
move-not-now = Not now
move-damaged = This link is damaged: part of it was lost on the way.
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
        [one] { $count } was never finished and is left out.
       *[other] { $count } were never finished and are left out.
    }
move-clear = Delete all games
move-clear-sure =
    { $count ->
        [one] Delete this game from this device? This can’t be undone.
       *[other] Delete all { $count } games from this device? This can’t be undone.
    }
move-clear-yes = Delete all
