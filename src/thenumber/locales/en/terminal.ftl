### The command `thenumber`: help, prompts, messages.

cli-start = New here? Try these:
cli-lang = Language of all texts: { $languages }. Taken from the environment if not given.
cli-version = Show the version and exit.

cli-score = Score recorded games: verdicts, scores, totals, winners.
cli-score-file = A record (.tnr), or - for standard input.
cli-score-json = One line of JSON for every game instead of the record.
cli-score-keep-going = Skip games that are wrong and score the rest.

cli-replay = Walk through a recorded game, turn by turn.
cli-replay-source = A record (.tnr), - for standard input, or a link.
cli-replay-game = Which game of the file, counted from 1.

cli-link = Pack recorded games into links, one per line.
cli-link-names = Put the players’ names into the link.
cli-unlink = Unpack a link into a record.
cli-unlink-text = The link, or a web address that ends in it.

cli-play = Play against bots, or with friends at one keyboard.
cli-play-names = Who plays; without a name you play alone against bots.
cli-play-bots = How many bots, or which: { $bots }.
cli-play-level = How strong the bots are: { $levels }. Which ones play is drawn at random.
cli-play-seed = Makes the bots’ choices repeatable.
cli-play-save = Append the record to this file when the game ends.

cli-rules = Show the rules of the game.

## Words that frame the help

help-usage = Usage:
help-options = Options:
help-arguments = Arguments:
help-options-mark = [OPTIONS]
help-command-mark = COMMAND [ARGS]...
help-help = Show this help and exit.
help-required = [required]

## Errors

usage-no-option = There is no option { $found }.
usage-no-value = { $found } needs a value.
usage-whole-number = { $found } needs a whole number, such as 1.
usage-no-command = There is no command “{ $found }”.
usage-too-much = “{ $found }” is too much here.
error = Error: { $message }
error-no-file = The file “{ $file }” can’t be read: { $reason }
error-no-file-or-link = “{ $source }” is neither a file that can be read nor a whole link.
error-no-games = There is no game in { $file }.
error-no-such-game = There is no game { $game } in { $file }; it has { $count }.
error-unknown-language = There is no language “{ $found }”; there are { $right }.
error-too-many = The Number is for { $right } players, and this would be { $found }.
error-level = There is no level “{ $found }”; there are { $right }.
error-level-and-bots = Choose a level or the bots “{ $found }”, not both.
error-name = “{ $found }” can’t be a name: it needs 1 to { $right } visible characters and no @ in front.
error-name-twice = Two players can’t both be called “{ $found }”.
error-save = The record could not be written to { $file }: { $reason }
error-system = The command had to end: { $reason }

## Playing

play-you-are = You are { $name }.
play-welcome = Write three digits, in secret. High numbers earn more, but a number that shares a digit with a lower one is eliminated.
play-keys = 0-9 write · Backspace corrects · Enter lays it down · Ctrl-C ends
play-keys-hidden = 0-9 write · Backspace corrects · Space shows or hides · Enter lays it down · Ctrl-C ends
play-your-number = { $name }, your number:
play-hand-over = It’s { $name }’s turn to write. Everybody else, look away!
play-hand-over-key = { $name }: press Enter when you have the keyboard.
play-reveal-key = All numbers are written. Press Enter to turn them over.
play-begin-key = Enter: begin
play-next-key = Enter: next turn
play-next-round-key = Enter: next round
play-round-end-key = Enter: end of the round
play-sits-out = { $name } sits out this turn: all ten digits are crossed out.
play-stopped = The game was stopped.
play-save-question = Save the record? Name of a file, or just Enter to leave it:
play-saved = The record is in { $file }.
play-again-hint = Watch it again with: { $command }

## Tables and ladders

ladder-title = The check, from the highest to the lowest
column-player = player
column-digits = digits
column-place = place
column-round = round { $round }
crossed-out-legend = { $mark } = crossed out

## Replay

replay-unfinished = The record ends here; the game was not finished.
replay-keys = Enter or →: next · ←: back · q: end

## Columns of a board: the scores of the round together, and the total of an earlier round

column-so-far = so far
column-round-short = R{ $round }
