### The live table and its server: settings, and what `serve`, `join` and their kin say.
### $found is what was given, $right what would be right.

## Settings of the server

settings-unknown = { $name } is not a setting; there are { $right }.
settings-no-home = There is no home directory to keep data in. Name one with { $name }.
settings-base-path-differs = { $name } is “{ $found }”, but the public URL ends in “{ $right }”.
settings-bad-data = { $name }: “{ $found }” is not a directory.
settings-bad-host = { $name }: “{ $found }” is not an address to listen on, such as { $right }.
settings-bad-port = { $name }: “{ $found }” is not a port; ports are { $right }.
settings-bad-workers = { $name } can be { $right }, not “{ $found }”.
settings-bad-processes = { $name } can be { $right }, not “{ $found }”.
settings-bad-database = { $name } needs a URL such as { $right }, not “{ $found }”.
settings-bad-public-url = { $name } needs a web address such as { $right }, not “{ $found }”.
settings-bad-base-path = { $name } needs a path such as { $right }, not “{ $found }”.
settings-bad-flag = { $name } is { $right }, not “{ $found }”.
settings-bad-retention = { $name } needs a number of days, { $right }, not “{ $found }”.
settings-bad-log-level = { $name } is one of { $right }, not “{ $found }”.
settings-bad-log-format = { $name } is one of { $right }, not “{ $found }”.
settings-bad-metrics = { $name } is one of { $right }, not “{ $found }”.
settings-bad-password-file = { $name } has to name a file that can be read, with a password of at least { $right } characters in its first line.

## The server

cli-serve = Start the server, for phones, browsers and terminals.
cli-serve-host = Address to listen on.
cli-serve-port = Port to listen on; 0 takes a free one.
cli-serve-data = Directory for everything the server keeps.
cli-serve-database = PostgreSQL by URL instead of SQLite in the data directory.
cli-serve-public-url = How the world reaches the server.
cli-serve-base-path = What comes before every path, such as /number.
cli-serve-behind-proxy = Believe what a proxy says about who is asking.
cli-serve-retention-days = Days until an untouched table is deleted.
cli-serve-workers = Processes that think for the bots.
cli-serve-processes = Processes that tables live in; with more than one, another one accepts connections.
cli-serve-small = Fit into 512 MB of memory: without the strong bots, and with one process for all reviews.
cli-serve-log-level = How much is logged.
cli-serve-log-format = How the log is written: lines of text, or one JSON object a line.
cli-serve-metrics = Who may see /metrics: local, all or off.
cli-serve-admin-password-file = File with the password of the host’s page, in its first line.
cli-serve-browser = Open the browser.
serve-running = The Number is running. Phones on the same network can join here:
serve-stop = Ctrl-C stops the server.
serve-failed = The server could not start: { $reason }
serve-port-taken = Port { $port } is already taken, by this server or another program. Choose another one with --port.

## Joining a table in the terminal

cli-join = Play at a table on a server, in the terminal.
cli-join-url = The link to a table.
cli-join-name = What you are called.
join-no-server = { $url } can’t be reached: { $reason }
join-bad-url = “{ $found }” is not a link to a table, such as { $right }.
join-help = A number such as 042 writes it · e erases · s starts · b NAME adds a bot · r reveals now · a is ready for another game · q leaves
join-lobby = Table { $code }. Seats taken: { $taken } of { $seats }.
join-written = Written: { $written } of { $writers }.
join-your-tablet = Your tablet: { $number }
join-lost = The connection is lost. Trying again…
join-seals-match = Every seal matches its number.
join-seals-unseen =
    { $count ->
        [one] One number fits its proof, but its seal was published while this program was not connected.
       *[other] { $count } numbers fit their proof, but their seals were published while this program was not connected.
    }
join-unreadable = The server said something that can’t be understood.
join-refused = The server refused that: { $code }
join-not-understood = “{ $found }” is not understood.

## Verifying seals

cli-verify = Check the seals in recorded games.
verify-good = Game { $game }: every seal proves its number.
verify-unsealed = Game { $game } has no seals.
verify-seals-missing = Game { $game }, round { $round }, turn { $turn }: the seals are missing.
verify-seal-unreadable = Game { $game }, round { $round }, turn { $turn }, seat { $seat }: the seal can’t be read.
verify-seal-broken = Game { $game }, round { $round }, turn { $turn }, seat { $seat }: the seal does not prove this number.
verify-order = The order in which the tablets were laid down is in the record.
verify-no-order = The order in which the tablets were laid down is not in the record.
verify-unknowable = No record can prove when a seal was published, or in which order: only somebody who watched the table knows that.
verify-laid-wrong = Game { $game }, round { $round }, turn { $turn }: the order of the tablets does not name everybody who wrote, once each.

## Looking after the data

store-url = This is not the address of a database. It should look like { $right }
store-unwritable = { $found } can’t be written: { $reason }
store-not-ours = { $found } is not a database of this program.
store-older = { $found } is from an older version of this program (schema { $reason }; this one needs { $right }). Start the server with it once, then try again.
store-newer = { $found } is from a newer version of this program (schema { $reason }; this one knows { $right }).
store-old-postgres = { $found } is PostgreSQL { $reason }; it must be { $right } or newer.
store-encoding = { $found } has the encoding { $reason }; it must be { $right }. One that has it is made with: createdb --template=template0 --encoding={ $right } --locale=C NAME
store-unavailable = The database { $found } can’t be reached: { $reason }
store-backup-missing = There is no backup { $found }.
store-exists = There is something at { $found } already; nothing was overwritten.
store-in-use = { $found } is in use. Stop the server, then try again; nothing was changed.
store-served = Another server, process { $reason }, already uses { $found }. Stop that one, or choose another directory with --data.
store-refused = The database can’t take this: { $found } ({ $reason })
store-damaged = { $found } is damaged.
store-pooler = Between this program and { $found } stands a pooler that does not keep sessions. It has to keep them: with PgBouncer, pool_mode = session.

cli-backup = Copy everything the server keeps into one file.
cli-backup-file = The file to write, or a directory for files with the date in their names.
cli-backup-keep = Keep the newest N backups in a directory, and delete older ones there.
cli-backup-then = Command to run with the new file; { $placeholder } stands for its name.
cli-backup-verify = Make no backup, but try whether this one is whole.
cli-restore = Put back what a backup holds.
cli-restore-file = The file to read.
cli-restore-replace = Replace what is there.
cli-export = Write all finished games as records to standard output, or with --anonymous a data set of those that may be published.
cli-export-anonymous = Make this directory, with all finished games of tables that share them, without names.
cli-export-license = The licence that the card of the data set names, such as CC0-1.0.
cli-export-parquet = Write the turns as Parquet, too. It needs the extra package thenumber[data].
backup-done = The backup is in { $file }.
backup-whole = { $file } is whole. Every log leads to its table, and every seal proves its number. Tables: { $tables }, entries in their logs: { $entries }, finished games: { $games }.
backup-no-checksum = It is from a version that wrote no checksum: that a name or a time was altered would not be noticed.
backup-not-whole = { $file } is not whole.
backup-refused = What was copied is not whole, so no backup was written; older ones are still there.
damage-file = The file is damaged: { $found }
damage-content = Its content is not what was backed up.
damage-gap = Table { $found }: entry { $place } of its log is missing.
damage-entry = Table { $found }: entry { $place } of its log makes no sense.
damage-record = Game { $found }: its record can’t be read.
damage-seals = Game { $found }: not every seal proves its number.
damage-game = Game { $found }: its record and the log of its table do not agree.
backup-more-problems =
    { $count ->
        [one] There is one more problem.
       *[other] There are { $count } more problems.
    }
backup-verify-alone = --verify makes no backup: it goes with neither --keep nor --then.
backup-bad-then = --then: “{ $found }” is not a command.
backup-then-not-begun = The backup is in { $file }, but { $command } can’t be run: { $reason }
backup-then-failed = The backup is in { $file }, but { $command } failed with exit code { $code }.
restore-done = Everything is back from { $file }.
export-done = The data set is in { $file }. Games: { $games }
export-license = “{ $found }” is not the identifier of a licence. It should look like { $right }
export-needs-anonymous = { $found } is only for a data set: --anonymous names its directory.
export-no-pyarrow = For { $found } the extra package is missing: { $right }
export-none-shared = There are no games to publish: only those of tables whose host has turned sharing on in the options, played to their end.

refusal-other-host = This server does not go by the name “{ $found }”. Whoever runs it can change that with --public-url.
refusal-metrics-local = These figures are only for the machine that the server runs on. --metrics all shows them to everybody.
