### A game looked at again: `thenumber review` and the page. Numbers come in as text.

cli-review = Review a recorded game: what each number could expect, what was best, and how much was judgement, gifts or luck.
cli-review-seconds = How long to think about each turn.

review-thinking = Thinking
review-whole = The whole game
review-number = number
review-points = points
review-best = best
review-judgement = judgement
review-gifts = gifts
review-luck = luck
review-hindsight = in hindsight
review-wins = wins
review-accuracy = accuracy
review-of = { $name }: { $said }
review-legend = Points: what a number scores on average against those who sat there. Judgement: how much worse it was overall than the best one. Gifts: what the others gave away. Luck: the rest. Overall: points now and later, compared with the others.

# what numbers can expect: $falls and $highest are the two messages before; $share is a percentage, $more and $points are points
review-falls =
    { $times ->
        [0] hardly ever eliminated
       *[other]
            { $of ->
                [1] nearly always eliminated
                [2] eliminated every other time
               *[other]
                    { $times ->
                        [one] eliminated { $times } time in { $of }
                       *[other] eliminated { $times } times in { $of }
                    }
            }
    }
review-highest =
    { $times ->
        [0] hardly ever the highest
       *[other]
            { $of ->
                [1] nearly always the highest
                [2] the highest every other time
               *[other]
                    { $times ->
                        [one] the highest { $times } time in { $of }
                       *[other] the highest { $times } times in { $of }
                    }
            }
    }
review-expects = *{ $number }*: about *{ $points }* points; { $falls }, { $highest }.
review-expects-win = *{ $number }* wins *{ $share }%* of the time; about { $points } points.
review-later-costs = Costs about { $points } points later.
review-later-brings = Brings about { $points } more later.
review-better = *{ $number }* was about *{ $more }* better overall.
review-found-best = That was the best number.
review-found-good = { $count } numbers were about equally good, and this was one of them.
review-found-none = No number that counted.
review-decided = Already decided: whatever was written, the chance of winning was { $share }%.
review-as-good = About as good: { $numbers }.

## The page. What stands between *stars* stands out.

review-lead = Open a game and find out what each number was worth.
review-empty = Nothing has been played in this game yet.
review-progress = Reviewing turn { $turn } of { $of }…
review-complete = See the whole game
review-not-yet = This turn comes in a moment.
review-stopped = The review was interrupted.
review-player = Player
review-whose = Whose numbers
review-decisive = *Round { $round }, turn { $turn }* decided it: { $name }’s chance of winning went from { $before }% to *{ $after }%*.
review-chance = Chance of winning
review-bars = Judgement, gifts, luck
review-words = What do these words mean?
review-about-points = What a number scores on average this turn, with the bonus. Bots are assumed to write as they really do, people as people often do.
review-in-all = overall
review-about-in-all = Points now and in the turns to come, compared with the others. It decides which number is better.
review-about-judgement = How much worse a number was overall than the best one.
review-about-gifts = What the others gave away by not writing something better.
review-about-luck = The rest: which numbers happened to meet. The luck of all players adds up to zero.
review-outcome = outcome
review-about-outcome = How much better a turn went than it does when everybody plays well. Judgement, gifts and luck add up to it.
review-about-accuracy = 100% is the best number every turn, 0% always the worst.
review-last-turn = In the last turn only winning counts: 100% is the whole win.
review-others = Good numbers
review-hindsight-title = Knowing what the others wrote
review-hindsight-said =
    { $count ->
        [one] *{ $number }* would have been best, with { $points } point.
       *[other] *{ $number }* would have been best, with { $points } points.
    }
review-hindsight-same = Nothing would have been better.
review-hindsight-wins = *{ $number }* would have won the game.
review-hindsight-shares = *{ $number }* would have shared the win.
review-hindsight-lost = No number could have won the game.
review-experts = For experts
review-among-equals =
    { $count ->
        [one] Against perfect players this was worth *{ $worth }* overall, the best number *{ $most }*.
       *[other] Against perfect players this was worth *{ $worth }* overall, the best number *{ $most }*. { $count } numbers were about equally good.
    }
review-among-equals-win =
    { $count ->
        [one] Against perfect players this wins *{ $worth }%* of the time, the best number *{ $most }%*.
       *[other] Against perfect players this wins *{ $worth }%* of the time, the best number *{ $most }%*. { $count } numbers were about equally good.
    }
review-map = All numbers
review-map-number = *{ $number }*: about *{ $points }* points; overall { $less } less than the best. Place { $place } of { $of }.
review-map-number-best = *{ $number }*: about *{ $points }* points; the best overall.
review-map-number-win = *{ $number }* wins *{ $share }%* of the time. Place { $place } of { $of }.
review-map-no = *{ $number }* could not be written.
review-map-least = { $points } less
review-map-most = best overall
review-map-win = { $share }% chance of winning
review-map-rows = One row for each first digit, one column for each ending.
review-map-blocks = One block for each first digit. Tap one to enlarge it.
review-map-signs = The frame marks the best number; hatched ones could not be written.
review-map-best =
    { $count ->
        [one] The best one
       *[other] The best { $count }
    }
review-place = place
