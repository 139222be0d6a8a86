### Why something can't be done, for every edge: terminal, server, browser.
### $found is what was given, $right what would be right.

## Refusals: why something can't be done at the table now

refusal-not-here = You are not at this table. Sit down first.
refusal-not-the-host = Only the host of the table can do that.
refusal-bad-name = This can't be a name: it needs 1 to { $right } visible characters and no @ in front.
refusal-already-here = You are already at this table.
refusal-locked = The table is locked: nobody else can sit down.
refusal-full = The table is full.
refusal-game-running = That has to wait until the game is over.
refusal-game-not-over = The game is not over yet.
refusal-too-few = Too few players to start: { $found } of at least { $right }. Bots can take a seat.
refusal-no-game = No game is being played.
refusal-paused = The game is paused.
refusal-not-paused = The game is not paused.
refusal-again-first = The game is over. Choose “again” first, then change who plays.
refusal-unknown-bot = There is no bot “{ $found }”; there are { $right }.
refusal-no-such-seat = There is no such seat.
refusal-host-stays = You are the host of this table. Hand it over first.
refusal-nobody-there = Nobody sits there.
refusal-bots-are-no-hosts = Only a person can be the host of a table.
refusal-bad-option = “{ $found }” is not possible here; possible are { $right }.
refusal-too-many-sit = Seated: { $found }. That is too many for { $right } seats.
refusal-already-host = You are the host of this table already.
refusal-host-is-here = The host is here and nobody has waited long enough.
refusal-turn-is-over = That turn is over: the numbers have been revealed.
refusal-only-waiting = You get a seat in the next game.
refusal-sits-out = All ten digits are crossed out: you sit out the rest of the round.
refusal-bots-first = The bots are still writing. It takes only a moment.
refusal-not-a-number = A number has exactly three digits, such as 042.
refusal-crossed-out = { $found }: crossed out on your board. You still have { $right }.
refusal-nothing-written = You have not written a number.
refusal-no-bot-there = No bot plays there.
refusal-already-written = A number is written there already.
refusal-nobody-has-written = Nobody has written a number yet.
refusal-reveals-already = The turn will be revealed in a moment anyway.
refusal-nothing-to-take-back = No reveal is on its way that could be taken back.
refusal-somebody-plays = Somebody plays there.
refusal-nobody-waits = { $found } does not wait for a seat here.
refusal-tablet-lies-there = There is a number on that tablet. After the reveal the seat is free.
refusal-store-unavailable = The server can't write anything down right now. Please try again in a moment.
refusal-reviews-busy = Too many games are being reviewed. Please try again in a moment.
refusal-advice-alone = There is advice only while you play alone against bots.
refusal-not-revealed = This turn has not been revealed yet.
refusal-internal = Something went wrong in the server. Nothing was changed.
refusal-not-understood = The server did not understand that.
refusal-too-fast = That was too much at once. Wait { $right } s.
refusal-other-protocol = This page is older or newer than the server. Please reload it.
refusal-hello-first = The server was not greeted properly.
refusal-other-origin = A page from elsewhere can't do that.
refusal-no-such-table = There is no table with this code.
refusal-too-many-codes = Too many codes were tried. Please wait a little.
refusal-too-many-tables = Too many tables were made from here. Please wait a little.
refusal-no-such-game = There is no such game.
refusal-not-found = There is nothing here.
refusal-bad-request = The server can't do anything with this request.
