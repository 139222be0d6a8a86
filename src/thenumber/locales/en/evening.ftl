### The evening around the games: faces at a reveal, what is told when a game is over, the tally, the television.
### Names and numbers come in as they are shown, leads as "+11" or "−6", $turn as "Round 2 · Turn 4".

## Faces that people make at a reveal

reaction-open = React
reaction-laugh = Laughter
reaction-gasp = Gasp
reaction-groan = Groan
reaction-cheer = Cheers
reaction-wink = Wink
reaction-heard = { $name }: { $reaction }

## When a game is over. $who is "you" or "other"; then $name says who.

moments-title = Moments of this game
moment-decisive = Decisive turn
moment-boldest = Boldest number
moment-unluckiest = Unluckiest number
moment-where = { $what } · { $turn }
moment-decisive-told =
    { $who ->
        [you] Your lead
       *[other] { $name }’s lead
    } went from { $before } to { $after }.
moment-boldest-told =
    { $who ->
        [you] Your { $number }
       *[other] { $name }’s { $number }
    } was approved, at a risk of { $risk }%.
moment-unluckiest-told =
    { $who ->
        [you] Your { $number }
       *[other] { $name }’s { $number }
    } lost { $count ->
        [one] one point
       *[other] { $count } points
    } to a single digit.

## All games of the table

evening-title = This evening
evening-games =
    { $count ->
        [one] One game
       *[other] { $count } games
    }
evening-won = won
evening-points = points

## The television

tv-later = Watch, or play in the next game:
tv-again = Another game? Start it on a phone.
tv-sound-on = Turn sound on
tv-sound-off = Turn sound off
