### The host’s page, /admin: what runs on the servers, in counts, and what can be done about it.
### $time is one of the spans at the end. And at every table: what whoever runs the server tells everybody.

## Coming in

admin-title = The server
admin-about = Counts and times only. Names, codes and numbers are never shown here.
admin-password = Password
admin-enter = Log in
admin-leave = Log out
refusal-password-needed = Please log in.
refusal-wrong-password = This is not the password.
refusal-too-many-guesses = Too many wrong passwords. Please wait { $right } s.
refusal-no-such-node = This server is no longer there.

## How it is

admin-now = Now
admin-tables = Tables
admin-games = Games
admin-people = People
admin-bots = Bots
admin-database = The database does not answer, or can’t be written to.
admin-silent =
    { $count ->
        [one] One process on this database does not answer: it is of an older version, or stuck.
       *[other] { $count } processes on this database do not answer: they are of an older version, or stuck.
    }

## A restart that is announced

admin-restart = Announce a restart
admin-restart-about = Everybody at every table reads how many minutes are left. It restarts nothing by itself.
admin-restart-when = In
admin-restart-tell = Announce
admin-restart-off = Call it off
admin-restart-told = Announced. Time left: { $time }
admin-restart-due = Announced. The time is over.

## Servers

admin-nodes = Servers
admin-here = you are here
admin-version = Version
admin-up = Running for
admin-cpu = Processor
admin-delay = Longest delay
admin-memory = Memory
admin-sockets = Connections
admin-workers = Bot processes
admin-errors = Errors
admin-error = { $where } { $kind }, { $time } ago
admin-out = out of service
admin-drain = Take out of service
admin-undrain = Put back into service
admin-drain-moves = Its people are sent to the other servers.
admin-drain-alone = No other server can take its people: they stay and play on, and only new tables are refused.
admin-backup = Back up now
admin-backup-running = A backup is being made…
admin-backup-done = Backed up { $time } ago and verified (tables: { $tables }, finished games: { $games }):
admin-backup-failed = The backup failed { $time } ago. The log says why.

## Bots

admin-slow = How long bots take
admin-slow-none = No bot has written yet.
admin-bot = Bot
admin-numbers = Numbers
admin-mean = On average
admin-longest = At most
admin-stand-ins = By another bot

## Tables

admin-none = No table is open.
admin-more =
    { $count ->
        [one] One more has been quiet for longer.
       *[other] { $count } more have been quiet for longer.
    }
admin-table = Table { $table }
admin-lobby = not started yet
admin-over = game over
admin-here-of = People: { $connected } of { $people } connected
admin-bots-count = Bots: { $bots }
admin-watching = Watching: { $watching }
admin-age = opened { $time } ago
admin-quiet = quiet for { $time }
admin-where = at { $names }
admin-end = End
admin-end-sure = End this table?
admin-end-about = Everybody there is told that you ended it, and nobody can come back. The game that is played there is lost; finished games are kept.
admin-end-yes = End it
admin-end-no = Keep it
admin-ended = The table has been ended.
admin-kept = It could not be ended. Please try again in a moment.

## Spans of time, rounded

admin-span-s = { $count } s
admin-span-min = { $count } min
admin-span-h = { $count } h
admin-span-d =
    { $count ->
        [one] one day
       *[other] { $count } days
    }

## Told at every table

restart-soon =
    { $count ->
        [one] The server will be restarted in about a minute. You can play on right afterwards.
       *[other] The server will be restarted in about { $count } minutes. You can play on right afterwards.
    }
restart-now = The server is about to be restarted. You can play on right afterwards.
restart-off = The restart of the server was called off.
table-closed = Whoever runs this server has ended this table.
