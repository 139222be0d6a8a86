### Opponents: what bots are called, how strong they are, and what a number is worth against them.

## Bots: their names

bot-echo-name = Echo
bot-banker-name = Banker
bot-lucky-name = Lucky
bot-dreamer-name = Dreamer
bot-nervous-name = Nervous
bot-pianist-name = Pianist
bot-random-name = Random
bot-greedy-name = Greedy
bot-schemer-name = Schemer
bot-copycat-name = Copycat
bot-thinker-name = Thinker
bot-planner-name = Planner
bot-cautious-name = Cautious
bot-equilibrium-name = Equilibrium
bot-champion-name = Champion
bot-hunter-name = Hunter
# The second of a kind at a table, and so on.
bot-twin = { $name } { $count }

## How strong they are

difficulty-title = Opponents
difficulty-gentle = Gentle
difficulty-good = Good
difficulty-merciless = Merciless
difficulty-gentle-about = They make mistakes, as people do. Just right for a first game.
difficulty-good-about = They play to a plan. You’ll need one, too.
difficulty-merciless-about = They calculate every turn. Winning here means something.
opponents-title = Who plays against you

## On the start page

home-ladder = The ladder
home-ladder-about = beat one bot after another

## While one writes

# Between stars: what stands out. $points is “7 points”.
own-stake = Approved: *{ $points }*. As the highest: *{ $highest }*.
setting-coach = Coach
setting-coach-about = A sentence when something happens for the first time. Turns itself off after two games.
