### A game looked at again: `thenumber review` and the page. Numbers come in as text.

cli-review = Look at a recorded game again: what every number could expect, what was best, what was luck.
cli-review-seconds = How long to think about each turn.

review-thinking = Thinking
review-whole = The whole game
review-number = number
review-approved = approved
review-worth = worth
review-best = best
review-misread = misread
review-luck = luck
review-hindsight = in hindsight
review-wins = wins
review-accuracy = accuracy
# said when another number was better; $points is how much better, $approved and $bonus are percentages
review-better = { $name }: { $number } was worth { $points } points more. Approved { $approved }% of the time, highest { $bonus }%.
review-as-good = Nearly as good: { $numbers }.
review-legend = Worth: points more than the others can expect, now and later. Misread: what the best number was worth more. Luck: what came of it beyond its worth.

## The page. What stands between *stars* stands out.

review-lead = Open a game, and it tells you what each number was worth.
review-empty = Nothing has been played in this game yet.
review-progress = Looking at turn { $turn } of { $of } …
review-complete = See the whole game
review-not-yet = This turn comes in a moment.
review-stopped = The review broke off on the way.
review-player = Player
review-whose = Whose numbers
review-decisive = *Turn { $turn }* decided it: { $name }’s chance to win went from { $before }% to *{ $after }%*.
review-chance = Chance to win
review-bars = Misread or unlucky
review-words = What do these words mean?
review-about-worth = How many points more than the others a number brings on average, if all play well.
review-about-misread = How much more the best number was worth.
review-about-luck = How much more came of a number than it was worth: it depends on what the others wrote.
review-about-accuracy = 100% is the best number in every turn, 0% always the worst.
review-found = *{ $number }* was worth *{ $worth }* points on average. *{ $best }* would have been best: *{ $most }*.
review-found-best = *{ $number }* was the best number, worth *{ $worth }* on average.
review-found-none = No number that counts. *{ $best }* would have been best, worth *{ $most }* on average.
review-chances = Approved { $approved }% of the time, highest { $bonus }%.
review-lucky = lucky
review-unlucky = unlucky
review-others = Other good numbers
review-other = *{ $number }* was worth { $worth }: approved { $approved }% of the time, highest { $bonus }%.
review-other-more = *{ $number }* was worth *{ $points } more*: approved { $approved }% of the time, highest { $bonus }%.
review-other-less = *{ $number }* was worth { $points } less: approved { $approved }% of the time, highest { $bonus }%.
review-other-same = *{ $number }* was just as good: approved { $approved }% of the time, highest { $bonus }%.
review-hindsight-title = Knowing what the others wrote
review-hindsight-said =
    { $count ->
        [one] *{ $number }* would have been best, with { $points } point.
       *[other] *{ $number }* would have been best, with { $points } points.
    }
review-map = All numbers
review-map-number = *{ $number }* was worth *{ $worth }*: place { $place } of { $of }.
review-map-no = *{ $number }* could not be written.
review-map-most = { $points } points on average
review-map-rows = One row for each first digit, one column for each ending.
review-map-blocks = One block for each first digit. Touch one to see it large.
review-map-signs = The frame marks the best number; hatched ones could not be written.
review-map-best =
    { $count ->
        [one] The best one
       *[other] The best { $count }
    }
review-place = place
