### Why bots wrote their numbers, and `thenumber bots`. Sentences about a bot don't name it.

cli-bots = Show all bots from the easiest to the hardest, or what each would write in a position.
cli-bots-position = A position line, such as “1.2 0345678:3 12789:11”: what would the bots write there, and why?
cli-bots-seat = The seat they write for, a letter.

bots-level = level
bots-character = character
bots-number = number
bots-why = why
bots-sits-out = Seat { $found } can’t write a number in this position.

## Bots: what kind of player each of them is

bot-echo-about = Writes the same digit three times, and not too high.
bot-banker-about = Likes round numbers such as 300, or whatever comes close.
bot-lucky-about = Has favourite digits, 7 first of all, and writes them as long as they last.
bot-dreamer-about = High and hopeful: its three highest digits at once. They don’t last.
bot-nervous-about = Starts boldly, and writes lower the more a turn is worth.
bot-pianist-about = Likes digits in a row, up or down: 345, 876.
bot-random-about = Writes whatever comes to mind. Even it doesn’t know why.
bot-greedy-about = Always goes for the top: big first digits, and the bonus or nothing.
bot-cautious-about = Keeps out of everybody’s way with digits that few others have left.
bot-copycat-about = Writes whatever comes closest to the number that earned the last bonus.
bot-thinker-about = Expects the others to write just anything, and works out what is best against that.
bot-schemer-about = Expects everybody else to be a thinker, and writes what is best against that.
bot-planner-about = A schemer that saves its digits for the turns that are worth more.
bot-equilibrium-about = Mixes its numbers so that little can be gained against it in this turn. It thinks of no other turn.
bot-champion-about = Thinks of all turns of the round, and leans towards what hurts weaker players.
bot-hunter-about = Watches how you play, and writes what does best against it.
bot-line = { $name }: { $about }

## Why they wrote their numbers

bots-asked = Asking the bots…
bots-stood-in = It had no number in time, so { $other } chose one for it.
why-unknown = It can’t say any more.
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
why-equilibrium = Here it writes this { $percent } times out of 100, so that others gain little by foreseeing it.
why-champion = Here it writes this { $percent } times out of 100: a mix that leans towards what hurts weaker players.
why-hunter = Best against what the others have shown of themselves so far.
why-hunter-kind = The others seem to play like { $kind }. This is best against that.
why-alone = Nobody else can write, so it takes the most there is.
why-echo = Three equal digits use up only one, and these are not too high.
why-banker = It can’t write anything rounder with a first digit that isn’t too high.
why-lucky = Of the digits it has left, it likes these best.
why-dreamer = Its highest digits, all at once: it was hoping for the bonus.
why-nervous = It begins high, and goes lower the more a turn is worth.
why-pianist = It likes digits in a row. What it has left doesn’t come closer to that.
why-fell = It was eliminated in the turn before, so now it plays safe: a low digit, three times.
