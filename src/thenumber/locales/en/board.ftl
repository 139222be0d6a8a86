### Boards, tablets and the reveal, as the page shows and says them.
### Numbers and digits come in as text: "513" to be read, "five one three" to be heard.

## Seats, as they are said aloud

seat-red = Red Sun
seat-blue = Blue Mountain
seat-green = Green Leaf
seat-yellow = Yellow Moon
seat-purple = Purple Flower

## Digits as they are heard

digit-0 = zero
digit-1 = one
digit-2 = two
digit-3 = three
digit-4 = four
digit-5 = five
digit-6 = six
digit-7 = seven
digit-8 = eight
digit-9 = nine

## Boards

board-you = You
# in small frames behind a name
tag-bot = bot
tag-outside = from outside
tag-stand-in = stand-in
reveal-by = written by { $other }
tag-away = away
tag-left = gone
# what somebody does while numbers are written; the short ones where there is little room
state-written = written
state-thinking = thinking
state-sits-out = sits out
short-written = written
short-thinking = thinking
short-sits-out = sits out

# heard: $who is "Mika, Red Sun, bot, thinking"
board-heard = { $who }.
board-crossed-out = Crossed out: { $digits }.
board-untouched = No digit is crossed out.
board-all-crossed-out = All ten digits are crossed out.
board-scores = Scores: { $scores }. Together: { $sum }.
board-no-scores = No scores yet.
standing-before = Round 1: { $total }.
# How far ahead or behind; $who is "ahead" or "behind".
standing-lead =
    { $who ->
        [ahead]
            { $points ->
                [0] Shares the lead.
                [one] Leads by one point.
               *[other] Leads by { $points } points.
            }
       *[behind]
            { $points ->
                [one] One point behind.
               *[other] { $points } points behind.
            }
    }
standing-leaders = In the lead: { $names }, { $total }.
# Below the total in round 2, as short as can be: the total of round 1.
standing-before-short = R1 { $total }

## The bonus

ladder-heard = Bonus for the highest approved number: { $bonus }.
ladder-double = The first digit counts twice.

## Tablets, heard: $seat is "Red Sun"

tablet-empty = { $seat }: nothing written.
tablet-number = { $seat }: { $number }
tablet-laid = { $seat }: a tablet, face down.
tablet-eliminated = { $seat }: { $number }, eliminated.
tablet-void = { $seat }: { $number }, void.
tablet-absent = { $seat }: no number.

## The own board

own-board = Your board
own-keys = Digits on your board
own-erase = Erase
own-lay = Lay it down
own-take-back = Take it back
own-crossed-out = { $digit }, crossed out
own-is-empty = Your tablet is empty.
own-stands = On your tablet: { $number }.
own-lies = Your tablet is face down.

## The reveal

reveal-label = Check
reveal-highest = Highest
reveal-lowest = Lowest
reveal-uncounted = Not counted
reveal-bonus = bonus +{ $bonus }
reveal-skip = Skip
reveal-replay = See it again
# a few words beside the number that falls
reveal-because =
    { $count ->
        [one] { $digits } is in { $lower }
       *[other] { $digits } in { $lower }
    }
reveal-because-void =
    { $count ->
        [one] { $digits } was crossed out
       *[other] { $digits } were crossed out
    }

## The reveal in sentences. $who and $whom are "you" or "other"; then $names and $owners say who.

said-falls =
    { $who ->
        [you] Your { $number }
       *[other] { $names }’s { $number }
    } is eliminated: its { $count ->
        [one] { $digits } is
       *[other] { $digits } are
    } also in { $whom ->
        [you] your lower { $lower }
       *[other] { $owners }’s lower { $lower }
    }.
said-falls-too =
    Its { $count ->
        [one] { $digits } is
       *[other] { $digits } are
    } in { $whom ->
        [you] your { $lower }
       *[other] { $owners }’s { $lower }
    } as well.
said-nothing-crossed-out = Nothing on your board is crossed out.
# $sum is "5 + 4 = 9"
said-highest =
    { $who ->
        [you] Your { $number }
       *[other] { $names }’s { $number }
    } is the highest approved number: { $sum }.
said-approved =
    { $who ->
        [you] Your { $number }
       *[other] { $names }’s { $number }
    } is approved: { $sum }.
said-crossed-out =
    { $count ->
        [one] On your board the { $digits } is crossed out.
       *[other] On your board { $digits } are crossed out.
    }
said-void =
    { $who ->
        [you] Your { $number }
       *[other] { $names }’s { $number }
    } is void: { $count ->
        [one] the { $digits } was
       *[other] { $digits } were
    } already crossed out.
said-absent =
    { $who ->
        [you] You wrote no number.
       *[other] { $names } wrote no number.
    }
said-sits-out =
    { $who ->
        [you] You sit out: all ten digits are crossed out.
       *[other] { $names } sits out: all ten digits are crossed out.
    }
said-nobody = No number was approved, so nobody gets the bonus.
said-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Standings

standings-round = Round { $round }
standings-turn = Turn { $turn }
standings-note-scores = Shaded: with the bonus. Grey: nothing scored.
standings-note-crossed = Every crossed-out digit adds a point to the total.
ending-bot = { $name } (bot)
standings-wins =
    { $who ->
        [you] You win
        [several] { $names } share the win
       *[other] { $names } wins
    }

## The boxes of a board

# seen below the score boxes while the round is played, as short as can be
board-so-far = so far { $sum }
# heard: the same; and at the end of a round how the total comes about
standing-so-far = So far this round: { $sum }.
standing-closed = Scores { $sum }, crossed out { $count }: total { $total }.
board-closed = Crossed-out digits: { $count }. Total: { $total }.
# heard before the final score: what stands on the back of a board
back-heard = Round 1: { $first }. Round 2: { $second }. Final score:
# the button on an eliminated tablet that lies face down
reveal-peek = Look at { $number } again
