### The page in the browser: start, lesson, rules, scorekeeper, replay.
### What stands between *stars* is shown in bold.

## The page itself

page-description = The Number in the browser: with phones around a table, on the TV, on one device or against bots. An unofficial fan implementation.
page-needs-script = This page needs JavaScript.
page-missing = There is nothing here.
page-missing-about = This address doesn’t exist. Perhaps a letter is missing, or the link was cut off.
page-home = Back to start
# what the server says in place of a page that is not there; $command builds it
page-not-built = The server is running, but its page has not been built. This command builds it, where the sources are: { $command }

## Start

home-pitch = Write a number. The higher, the better, unless a lower one shares a digit with yours.
# the picture on the start page, for those who don't see it
home-picture = 761 is eliminated: its 1 is also in 513, which is lower.
home-play = Play now
home-friends = With friends
home-friends-about = Send a link or show a QR code
home-device = On this device
home-device-about = Pass one phone around
home-tv = On the TV
home-tv-about = The table on the big screen, tablets on phones
home-daily = Number of the Day
home-daily-about = One position, one number, the same for everybody
home-code = Join with a code
home-code-short =
    { $count ->
        [one] One more letter: a code has six.
       *[other] { $count } more letters: a code has six.
    }
home-join = Join
home-learn = Learn
home-learn-about = in two minutes
home-rules = Rules
home-rules-about = all on one page
home-scorekeeper = Scorekeeper
home-scorekeeper-about = for the boxed game
home-games = My games
home-games-about = on this device
home-replay = Open a game
home-replay-about = a file or a link
# the name of somebody who has not given one
you-name = You

## Settings

settings-title = Settings
setting-language = Language
setting-theme = Appearance
theme-system = same as device
theme-light = light
theme-dark = dark

## What went wrong

trouble-offline = The server can’t be reached. Are you online?
trouble-server = Something went wrong on the server. Please try again.
try-again = Try again
reckon-too-long = This is too long for a single game: the limit is { $right } kB.

## Learn

learn-title = Learn
learn-step = { $step } of { $of }
learn-look = All tablets are turned over and checked, from the highest down.
learn-check-write = Everybody writes a number in secret. If yours is *approved*, you score its *first digit*. Try *{ $number }*.
learn-check-eliminated = A number is *eliminated* if it shares a digit with a *lower* one. It scores nothing, but you keep your digits.
learn-check-approved = Yours is *approved*: it shares no digit with a lower number. Go back and try *{ $suggested }* to see one eliminated.
learn-twins-write = Whenever a number scores, its digits are *crossed out*, as you see on the boards. Now try *{ $number }*.
learn-twins-same = *Identical* numbers don’t eliminate each other. These are the highest approved, so each earns the *bonus*. Your digit is crossed out until the next round.
learn-twins-approved = Yours is approved, so its digits are *crossed out* until the next round. Go back and try *{ $suggested }* to meet a twin.
learn-twins-eliminated = Yours is eliminated, so you keep its digits. Go back and try *{ $suggested }* to meet a twin.
learn-double-write = Another table, the *last turn* of a round: the first digit counts *twice*, the bonus is *8*. You have 0, 2 and 7 left. Try *{ $number }*.
learn-double-highest = *{ $score }* points in one turn! After turn 5, every crossed-out digit earns you 1 more point. Then all ten come back for round 2.
learn-double-approved = Yours is approved, and its first digit counted *twice*. After turn 5, every crossed-out digit earns you 1 more point. Then all ten come back for round 2.
learn-double-eliminated = Yours is eliminated. Three equal digits clash less often: go back and try *{ $suggested }*.
learn-back = Back
learn-next = Next
learn-skip = Skip the lesson
learn-rules = All the rules
learn-end = That’s it: you know how to play!
idea-score = You score your *first digit*, and the *highest* approved number earns the bonus.
idea-fall = A number is *eliminated* if it shares a digit with a *lower* one. Identical numbers don’t eliminate each other.
idea-cross = Digits that scored are *crossed out* until the round is over. After two rounds of five turns, whoever has the most points wins.

## Rules

rules-try = Try it in two minutes

## Replay

replay-title = Open a game
replay-lead = Watch a game again, turn by turn: from a record in a file, or from a link that holds the whole game.
replay-file = Choose a file
replay-drop-hint = or drop it anywhere on this page
replay-drop = Drop it here
replay-paste = Or paste a link or a record
replay-open = Open
replay-cannot = This can’t be opened.
replay-where = Line { $line }, column { $column }
replay-loading = One moment…
replay-choose = { $count } games. Which one?
replay-game = Game { $no }
replay-not-over = not finished
replay-more = Show more
replay-another = Open another one
replay-end = How it ended
replay-stands = The score so far
replay-turns = Turns
replay-review = Review
replay-back = One turn back
replay-next = Next turn
replay-play = Let it run
replay-pause = Stop

## What can be kept of a game

keep-link = Copy link
keep-share = Share link
keep-picture = Picture
keep-download = Download record
keep-record = Copy record
keep-copied = Copied

## What if

whatif-ask = What if…?
whatif-title = What if…?
whatif-who = Who writes something else this turn?
whatif-instead = { $name } wrote { $number }. What instead?
whatif-see = See what happens
whatif-somebody = Somebody else
whatif-nothing = No number at all
whatif-said = What if { $name } had written *{ $number }* instead of *{ $was }* in round { $round }, turn { $turn }?
whatif-void =
    { $count ->
        [one] After that, { $name }’s { $number } in round { $round }, turn { $turn }, is no longer possible and counts as void.
       *[other] After that, { $count } later numbers are no longer possible and count as void. The first is { $name }’s { $number } in round { $round }, turn { $turn }.
    }
whatif-final = { $is } instead of { $was }
whatif-same = It makes no difference to the final scores.
whatif-back = Back to the game

## Scorekeeper

keeper-lead = Playing with the boxed game? This page checks the numbers, explains why, and keeps score.
keeper-name = Name for { $seat }
keeper-remove = Remove { $name }
keeper-add = Add a player
keeper-begin = Start
keeper-whose = What did { $name } write?
keeper-crossed =
    { $count ->
        [one] The { $digits } is crossed out on { $name }’s board: this number is void.
       *[other] { $digits } are crossed out on { $name }’s board: this number is void.
    }
keeper-no-number = No number
keeper-nothing = no number
keeper-check = Check
keeper-next = Next: { $name }
keeper-missing = Somebody’s number is still missing.
keeper-cancel = Leave it as it was
keeper-correcting = Correcting round { $round }, turn { $turn }
keeper-correct = Correct this turn
keeper-undo = Undo this turn
keeper-undo-last = Undo the last turn
keeper-next-turn = Next turn
keeper-to-end = See the result
keeper-to-now = Continue
keeper-now-void = Round { $round }, turn { $turn }: { $name }’s { $number } is void now.
keeper-turns = Turns so far
keeper-turn = Turn
keeper-correct-turn = Correct round { $round }, turn { $turn }
keeper-new = New game
keeper-sure = Are you sure? This game will be lost.
keeper-again = Another game
keeper-replay = Watch the game again
pad-keys = Digits
