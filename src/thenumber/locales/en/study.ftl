### Studying positions: `thenumber solve` and `thenumber evaluate`.

cli-solve = Find mixed strategies for a position that leave nobody anything to gain.
cli-solve-position = A position line, such as “1.2 0345678:3 12789:11”.
cli-solve-objective = What everybody plays for: points relative to the others or, in the last turn of the game, the win.
cli-solve-seconds = How long to search with three or more players.
cli-solve-json = JSON instead of a list.
cli-evaluate = What every number of a seat can expect against what the others may write.
cli-evaluate-seat = The seat, a letter.
cli-evaluate-against = JSON: for every other seat its numbers and their weights; - for standard input.

## Headings

study-seat = seat
study-value = value
study-gain = to gain
study-mix = writes
study-number = number
study-approved = approved
study-bonus = bonus
study-points = points
study-relative = relative

## What is wrong

error-in-position = Position line, column { $column }: { $message }
study-objective = There is no objective “{ $found }”; there are { $right }.
study-seconds = “{ $found }” is not a number of seconds; it should be { $right }.
study-win-too-early = The win is an objective only in the last turn of the game: round 2, turn 5.
study-game-over = The game is over: there is nothing left to solve.
study-unknown-seat = Seat { $found } does not belong here; expected: { $right }.
study-no-json = { $found } is not JSON, or a name appears in it twice.
study-no-object = { $found }: numbers and weights are expected, such as "042": 1.
study-no-mix = { $found } says nothing about seat { $right }, which can write.
study-not-a-number = { $found } is not a number; it should be { $right }.
study-unavailable = { $found } can’t be written: what is available there is { $right }.
study-bad-weight = { $found } is not a weight, such as { $right }: a number that is not negative.
study-no-weight = Seat { $found }: at least one of its numbers (digits { $right }) needs a weight above zero.
