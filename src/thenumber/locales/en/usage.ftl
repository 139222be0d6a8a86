### How the command `thenumber` is used: its help, wrong command lines, exit codes.

help-about = Play The Number, Hisashi Hayashi’s game of bluff. “thenumber serve” opens it in the browser, for phones, tablets and a television in the same network; all other commands stay in the terminal. An unofficial fan implementation.
section-play = Play:
section-records = Recorded games:
section-bots = Bots and analysis:
section-data = What a server keeps:
help-exit-codes = Exit codes:
help-command = COMMAND
help-more = “{ $command }” tells more about a command.
help-default = (default: { $value })
play-usual-bots = 3 bots; with several people, up to 3 seats

## What stands for something to be typed

mark-file = FILE
mark-link = LINK
mark-name = NAME
mark-language = LANG
mark-count = N
mark-level = LEVEL
mark-position = POSITION
mark-seat = SEAT
mark-seconds = SECONDS
mark-date = DATE
mark-address = ADDRESS
mark-port = PORT
mark-url = URL
mark-path = PATH
mark-directory = DIRECTORY
mark-command = COMMAND
mark-days = DAYS

## Exit codes

exit-0 = Done. Also if whoever reads the output stops early, as “head” does.
exit-1 = Something is wrong in what was read, or it could not be done.
exit-2 = The command line is wrong. Nothing was done.
exit-130 = Ended with Ctrl-C.

## Wrong command lines

usage-try = { $message } Help: { $command }
usage-suggestion = { $message } Did you mean { $names }?
usage-or = { $first } or { $last }
usage-missing-parameter = { $name } is missing: { $about }
usage-takes-no-value = { $found } takes no value.
usage-game-number = { $found } is not a game: games are counted from 1.
note-encoding = { $language } cannot be shown in the encoding { $encoding }, so this is English. LC_ALL=C.UTF-8 helps.

## At a table on a server

join-go-on = Enter: go on

## Before and after the work

compiling = Compiling the solver; this happens once and takes about a minute
review-usual-time = always the same steps, so that the result is the same
play-unsaved-before = The record could not be saved to { $file }: { $reason }. Name another file with --save; nothing was played yet.
play-record-below = So that nothing is lost, here is the record:
store-nothing = There is nothing in { $found }: no server has kept anything there. Nothing was created.
export-no-games = There are no finished games yet.
