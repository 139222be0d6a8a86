### The live table and its server: refusals, settings, and what `serve`, `join` and their kin say.
### $found is what was given, $right what would be right.

## Refusals: why something can't be done at the table now

refusal-not-here = You are not at this table. Sit down first.
refusal-not-the-owner = Only the owner of the table can do that.
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
refusal-owner-stays = You own this table. Hand it over first.
refusal-nobody-there = Nobody sits there.
refusal-bots-own-nothing = Only a person can own a table.
refusal-bad-option = “{ $found }” is not possible here; possible are { $right }.
refusal-too-many-sit = Seated: { $found }. That is too many for { $right } seats.
refusal-already-owner = You own this table already.
refusal-owner-is-here = The owner is here and nobody has waited long enough.
refusal-turn-is-over = That turn is over: the numbers have been revealed.
refusal-only-waiting = You get a seat in the next game.
refusal-sits-out = All ten digits are crossed out: you sit out the rest of the round.
refusal-bots-first = The bots are still writing. It takes only a moment.
refusal-not-a-number = A number has exactly three digits, such as 042.
refusal-bad-nonce = The seal of this number can't be made.
refusal-crossed-out = { $found }: crossed out on your board. You still have { $right }.
refusal-nothing-written = You have not written a number.
refusal-no-bot-there = No bot plays there.
refusal-already-written = A number is written there already.
refusal-nobody-has-written = Nobody has written a number yet.
refusal-store-unavailable = The server can't write anything down right now. Please try again in a moment.
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

## Settings of the server

settings-unknown = { $name } is not a setting; there are { $right }.
settings-no-home = There is no home directory to keep data in. Name one with { $name }.
settings-base-path-differs = { $name } is “{ $found }”, but the public URL ends in “{ $right }”.
settings-bad-data = { $name }: “{ $found }” is not a directory.
settings-bad-host = { $name }: “{ $found }” is not an address to listen on, such as { $right }.
settings-bad-port = { $name }: “{ $found }” is not a port; ports are { $right }.
settings-bad-workers = { $name }: “{ $found }” is not possible; possible are { $right }.
settings-bad-database = { $name } needs a URL such as { $right }, and not “{ $found }”.
settings-bad-public-url = { $name } needs a web address such as { $right }, and not “{ $found }”.
settings-bad-base-path = { $name } needs a path such as { $right }, and not “{ $found }”.
settings-bad-flag = { $name } is { $right }, and not “{ $found }”.
settings-bad-retention = { $name } needs a number of days, { $right }, and not “{ $found }”.
settings-bad-log-level = { $name } is one of { $right }, and not “{ $found }”.

## The server

cli-serve = Start the server, for phones, browsers and terminals.
cli-serve-host = Address to listen on.
cli-serve-port = Port to listen on; 0 takes a free one.
cli-serve-data = Directory for everything the server keeps.
cli-serve-database = PostgreSQL by URL instead of SQLite in the data directory.
cli-serve-public-url = How the world reaches the server.
cli-serve-base-path = What stands before every path, such as /number.
cli-serve-behind-proxy = Believe what a proxy says about who is asking.
cli-serve-retention-days = Days until an untouched table is deleted.
cli-serve-workers = Processes that think for the bots.
cli-serve-log-level = How much is logged.
cli-serve-browser = Open the browser.
serve-running = The Number is being served. Phones in the same network can come here:
serve-stop = Ctrl-C ends the server.
serve-failed = The server could not start: { $reason }

## Joining a table in the terminal

cli-join = Play at a table on a server, in the terminal.
cli-join-url = The link to a table.
cli-join-name = What you are called.
join-no-server = { $url } can't be reached: { $reason }
join-bad-url = “{ $found }” is not a link to a table, such as { $right }.
join-help = A number such as 042 writes it · e erases · s starts · b NAME adds a bot · r reveals now · q leaves
join-lobby = Table { $code }. Seats taken: { $taken } of { $seats }.
join-written = Written: { $written } of { $writers }.
join-your-tablet = Your tablet: { $number }
join-lost = The connection is gone. Trying again …
join-seals-match = Every seal matches its number.
join-seals-broken = A seal does not match its number!
join-not-understood = “{ $found }” is not understood.

## Verifying seals

cli-verify = Check the seals in recorded games.
verify-good = Game { $game }: every seal proves its number.
verify-unsealed = Game { $game } has no seals.
verify-seals-missing = Game { $game }, turn { $turn }: the seals are missing.
verify-seal-unreadable = Game { $game }, turn { $turn }, seat { $seat }: the seal can't be read.
verify-seal-broken = Game { $game }, turn { $turn }, seat { $seat }: the seal does not prove this number.

## Looking after the data

store-url = This is not the address of a database. Right would be { $right }
store-unwritable = { $found } can't be written: { $reason }
store-not-ours = { $found } is not a database of this program.
store-older = { $found } is from an older version of this program (schema { $reason }; this one needs { $right }). Start the server with it once, then try again.
store-newer = { $found } is from a newer version of this program (schema { $reason }; this one knows { $right }).
store-old-postgres = { $found } is PostgreSQL { $reason }; it must be { $right } or newer.
store-unavailable = The database { $found } can't be reached: { $reason }
store-backup-missing = There is no backup { $found }.
store-exists = There is something at { $found } already; nothing was overwritten.
store-in-use = { $found } is in use. Stop the server, then try again; nothing was changed.
store-refused = The database can't take this: { $found } ({ $reason })

cli-backup = Copy everything the server keeps into one file.
cli-backup-file = The file to write.
cli-restore = Put back what a backup holds.
cli-restore-file = The file to read.
cli-restore-replace = Replace what is there.
cli-export = Write all finished games as records to standard output.
backup-done = The backup is in { $file }.
restore-done = Everything is back from { $file }.
