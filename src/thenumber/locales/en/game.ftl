### Words and sentences of the game itself, for every edge: terminal, server, browser.
### Numbers and digits come in as text ("042"), counts as numbers.

game-title = The Number

## Seats

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-purple = Purple

## Where the game stands

turn-title = Round { $round } · Turn { $turn }
turn-bonus = Highest approved number: +{ $bonus }
turn-double = First digit counts twice
round-over = Round { $round } is over
game-finished = The game is over

## Verdicts

verdict-approved = approved
verdict-eliminated = eliminated
verdict-void = void
verdict-absent = absent
verdict-sits-out = sits out
verdict-highest = highest approved

## Why

# $digits: one or more shared digits, already joined ("1 and 3"); $count: how many
reason-eliminated =
    { $count ->
        [one] { $number } is eliminated: its { $digits } is also in { $lower }.
       *[other] { $number } is eliminated: its { $digits } are also in { $lower }.
    }
# said after reason-eliminated, for every further lower number that shares a digit
reason-eliminated-too =
    { $count ->
        [one] Its { $digits } is in { $lower } as well.
       *[other] Its { $digits } are in { $lower } as well.
    }
reason-void =
    { $count ->
        [one] { $number } is void: the { $digits } was already crossed out.
       *[other] { $number } is void: { $digits } were already crossed out.
    }
reason-absent = No number this turn.
reason-sits-out = All ten digits are crossed out: nothing left to write.

## Joining a list: "1", "1 and 3", "1, 3 and 5"

list-pair = { $first } and { $last }
list-longer = { $first }, { $next }
sentences = { $first } { $next }

## Scores

total = total
crossed-out-points = crossed out
final-score = final score
winner =
    { $count ->
        [one] { $names } wins with { $score } points.
       *[other] { $names } share the win with { $score } points each.
    }

## Writing a number

number-missing =
    { $count ->
        [one] One more digit
       *[other] { $count } more digits
    }
number-ready = Enter to lay it down
digit-crossed-out = The { $digit } is crossed out on your board.
number-three-digits = A number has exactly three digits, such as 042: “{ $found }” is not one.
number-crossed-out =
    { $count ->
        [one] { $digits } is crossed out on your board. You still have { $available }.
       *[other] { $digits } are crossed out on your board. You still have { $available }.
    }
