### The live table in the browser.
### Names come in as they are shown; counts and seconds as numbers.

## The line

line-down = Reconnecting …
refusal-no-line = There is no connection right now. It comes back by itself: try again then.

## Everywhere

menu-open = Menu
menu-title = Menu
sheet-close = Close
table-title = Table
title-your-turn = Your turn
table-connecting = One moment …
table-paused = The game is paused.
table-resumed = The game goes on.
table-turn = Turn { $turn } of 5
table-round = Round { $round }

## The door

door-title = What is your name?
door-name = Name
door-name-missing = Write a name first.
door-sit = Sit down
door-sit-next = Play in the next game
door-watch = Just watch
door-watch-title = You can watch
door-removed = The host has taken you off the table.
door-running = A game is being played. You watch it now and have a seat in the next one.
door-full = All seats are taken.
door-there = At the table

## Inviting others

share-code = Code of the table
share-send = Send the link
share-copy = Copy the link
share-copied = Copied
share-qr = QR code with the link to this table
# sent with the link; $code is "KDW-TXM"
share-text = Play The Number with us. The table is { $code }.
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
lobby-too-few = Too few players. Bots can take a seat.
lobby-host-starts = { $name } starts the game.
lobby-nobody-starts = Nobody owns this table right now.
bots-title = Which bot?
bots-order = From the easiest to the hardest.
bots-rung = Level { $level }

## What the table agrees on

options-title = Options
options-host = The host of the table changes these, between games.
options-seats-now =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
options-clock-off = no clock
options-clock-now = { $seconds } s a turn
options-seats = Seats
options-clock = Time to write a number
options-off = none
options-seconds = { $seconds } s
options-missing = When somebody stays away
missing-absent = No number
missing-bot = A bot plays
options-patience = … after how many seconds
options-anonymous = Show only how many have written
options-anonymous-about = Nobody sees who was quick.
options-paper = As on paper
options-paper-about = A number with a crossed-out digit stands, and is void.
options-lock = Lock the table
options-lock-about = Nobody else can sit down.

## While numbers are written

boards-others = Boards of the others
wait-written = { $written } of { $writers } have written
wait-for = Waiting for { $names }
wait-warming-up =
    { $count ->
        [one] { $names } is warming up. On a new server this takes a few seconds, once.
       *[other] { $names } are warming up. On a new server this takes a few seconds, once.
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
wait-line = Your tablet is down. It is sent as soon as the connection is back.
# heard, about the clock
wait-left = { $seconds } seconds left
wait-reveal-now = Reveal now
wait-revealing = Reveal in { $seconds } s
reveal-sure = No number this turn: { $names }.
reveal-sure-somebody = Whoever has not written has no number this turn.
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
end-again = Again
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
menu-resume = Go on
menu-lock = Lock the table
menu-unlock = Unlock the table
menu-take-over = Take over the table
menu-end = Stop the game
menu-end-sure = Stop the game for everybody?
menu-end-yes = Stop it
menu-end-no = No
menu-rules = Rules
menu-tv = Show on a TV
people-title = Players
people-change = Change
people-change-heard = Change { $name }
people-hand-over = Make the host of the table
people-remove = Remove from the table
seat-own = Your seat
seat-rename = Rename
seat-hand = Hand on your seat
seat-hand-about = Whoever opens this link has your seat: you on another device, or somebody else.
seat-leave = Leave the table
seat-leave-sure = Give up your seat?
seat-leave-sure-playing = Give up your seat? It is gone for this game.
seat-leave-yes = Leave
setting-hand = Hand
hand-right = right
hand-left = left
setting-skip = Skip the animation of the reveal
setting-sound = Sounds
setting-reactions = Reactions

## On the television

tv-making = One moment, the table is being set up …
tv-host-starts = { $name } starts the game. Numbers stay on the phones until everybody has written.
tv-nobody-yet = Whoever sits down first starts the game.

## One device for all

device-title = On this device
device-about = You pass the device round. Everybody writes in secret, then all look together.
device-player = Name of { $seat }
device-add = Add a player
device-give = Give the device to { $name }
device-look-away = Everybody else looks away.
device-taken = I am { $name }
device-anew = New game with others
