### Why bots wrote their numbers, and `thenumber bots`. Sentences about a bot don't name it.

cli-bots = Show all bots from the easiest to the hardest, or what each would write in a position.
cli-bots-position = A position line, such as “1.2 0345678:3 12789:11”: what would the bots write there, and why?
cli-bots-seat = The seat they write for, a letter.

bots-level = level
bots-character = character
bots-number = number
bots-why = why
bots-sits-out = Seat { $found } can't write a number in this position.

why-random = { $count ->
    [one] It had only one number to write.
   *[other] Any of its { $count } numbers would have done.
}
why-greedy = { $digit } is the highest digit it has left.
why-copycat = Nothing it can write comes closer to { $model }, the number that earned the last bonus.
why-no-model = Nobody has earned a bonus yet, so there was nothing to copy.
why-cautious = If the others write just anything, it is approved { $percent } times out of 100. More in front would be too risky.
why-thinker = If the others write just anything, no number gets further ahead of them. It is approved { $percent } times out of 100.
why-schemer = It expects numbers like { $numbers } from the others, and nothing does better against those.
why-planner = It expects numbers like { $numbers } from the others; nothing does better against those without wasting digits.
why-equilibrium = Here it writes this { $percent } times out of 100. Mixed like this, nobody can take advantage of it.
why-champion = Here it writes this { $percent } times out of 100. Mixed like this, nobody can take advantage of it, now or later.
why-alone = Nobody else can write, so it takes the most there is.
