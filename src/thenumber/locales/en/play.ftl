### The live table in the browser.
### Names come in as they are shown; counts and seconds as numbers.

## The line

line-down = Reconnecting…
refusal-no-line = There is no connection right now. It will come back by itself; please try again then.

## Everywhere

menu-open = Menu
menu-title = Menu
sheet-close = Close
table-title = Table
title-your-turn = Your turn
table-connecting = One moment…
table-paused = The game is paused.
table-resumed = The game goes on.
table-turn = Turn { $turn } of 5
table-round = Round { $round }

## The door

door-title = What is your name?
door-name = Name
door-name-missing = Please enter a name first.
door-sit = Sit down
door-sit-next = Play in the next game
door-watch = Just watch
door-watch-title = You can watch
door-removed = The host has removed you from the table.
door-running = A game is being played. You can watch; there is a seat for you in the next one.
door-full = All seats are taken.
door-there = At the table

## Inviting others

share-code = Table code
share-send = Send the link
share-copy = Copy the link
share-copied = Copied
share-qr = QR code with the link to this table
# sent with the link; $code is "KDW-TXM"
share-text = Play The Number with us! The table is { $code }.
# on a television, before an address and then before the code
share-open = Point a camera here, or open
share-enter = and enter

## Before a game

lobby-title = Around the table
lobby-bring = Let the others scan this, or send them the link.
lobby-seats =
    { $count ->
        [0] All seats are taken
        [one] One seat is free
       *[other] { $count } seats are free
    }
lobby-free = Free seat
lobby-add-bot = Add a bot
lobby-remove = Remove { $name }
lobby-host = host
lobby-here = here
lobby-ready = ready
lobby-waiting = Waiting for a seat:
lobby-start = Start the game
lobby-too-few = Not enough players yet. Bots can take a seat, too.
lobby-host-starts = { $name } starts the game.
lobby-nobody-starts = This table has no host right now.
bots-title = Which bot?
bots-order = From the easiest to the hardest.
bots-rung = Level { $level }

## What the table agrees on

options-title = Options
options-host = The host can change these between games.
options-seats-now =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
options-clock-off = no clock
options-clock-now = { $seconds } s per turn
options-seats = Seats
options-clock = Time to write a number
options-off = none
options-seconds = { $seconds } s
options-missing = If somebody is away
missing-absent = No number
missing-bot = A bot plays
options-patience = …for this many seconds
options-anonymous = Show only how many have written
options-anonymous-about = Nobody sees who was quick.
options-paper = As on paper
options-paper-about = You can write a crossed-out digit by mistake; the number is then void.
options-outside-bots = Let bots from outside sit
options-outside-bots-about = Programs that somebody brings along. They are marked as bots.
options-lock = Lock the table
options-lock-about = Nobody else can sit down.

## While numbers are written

boards-others = Boards of the others
wait-written = { $written } of { $writers } have written
wait-for = Waiting for { $names }
wait-warming-up =
    { $count ->
        [one] { $names } is warming up. On a new server this takes a few seconds the first time.
       *[other] { $names } are warming up. On a new server this takes a few seconds the first time.
    }
wait-away =
    { $count ->
        [one] { $names } is away. The game goes on in { $seconds } s.
       *[other] { $names } are away. The game goes on in { $seconds } s.
    }
wait-away-clock =
    { $count ->
        [one] { $names } is away. The turn ends when the time is up.
       *[other] { $names } are away. The turn ends when the time is up.
    }
wait-line = Your tablet is down. It will be sent as soon as the connection is back.
# heard, about the clock
wait-left = { $seconds } seconds left
wait-reveal-now = Reveal now
wait-revealing = Reveal in { $seconds } s
reveal-sure = No number this turn: { $names }.
reveal-sure-somebody = Whoever hasn’t written yet has no number this turn.
reveal-sure-yes = Reveal in { $seconds } s
reveal-keep-waiting = Keep waiting
wait-look-back = Last turn
advice-title = Tips
watch-only = You are watching.

## Only heard: what everybody has this round

heard-score = { $name } { $score }
heard-scores = Scores in this round: { $scores }.

## After the reveal

check-title = Check
check-next = Next turn
check-back = Back to this turn
check-to-round = End of the round
check-to-end = Final scores
reasons-title = Why did the bots write that?
seals-broken = The server did not keep its word!

## The end

end-stopped = The game was stopped
end-next-round = On to round 2
end-again = Play again
next-heard-ready = { $name } is ready for the next game.
next-heard-not-ready = { $name } is not ready after all.
next-begun = The next game has begun.
next-lobby = The table is open for the next game.
end-review = Review
end-share = Share
end-copy-text = Copy result
picture-share = Share picture
picture-save = Save picture
picture-failed = The picture could not be drawn.
end-change = Players

## The menu of a table

menu-host = The table
menu-pause = Pause
menu-resume = Resume
menu-lock = Lock the table
menu-unlock = Unlock the table
menu-take-over = Take over as host
menu-end = Stop the game
menu-end-sure = Stop the game for everybody?
menu-end-yes = Stop it
menu-end-no = Keep playing
menu-rules = Rules
menu-tv = Show on a TV
people-title = Players
people-change = Change
people-change-heard = Change { $name }
people-hand-over = Make host
people-remove = Remove from the table
seat-own = Your seat
seat-rename = Rename
seat-hand = Pass on your seat
seat-hand-about = Whoever opens this link gets your seat: you on another device, or somebody else.
seat-leave = Leave the table
seat-leave-sure = Give up your seat?
seat-leave-sure-playing = Give up your seat? You can’t take it back in this game.
seat-leave-yes = Leave
setting-hand = Hand
hand-right = right
hand-left = left
setting-skip = Skip the reveal animation
setting-sound = Sounds
setting-reactions = Reactions

## On the television

tv-making = One moment, the table is being set…
tv-host-starts = { $name } starts the game. Numbers stay on the phones until everybody has written.
tv-nobody-yet = Whoever sits down first starts the game.

## One device for all

device-title = On this device
device-about = Pass the device around. Everybody writes in secret, then you all look together.
device-player = Name for { $seat }
device-add = Add a player
device-give = Give the device to { $name }
device-look-away = Everybody else, look away!
device-taken = I’m { $name }
device-anew = New game with others
