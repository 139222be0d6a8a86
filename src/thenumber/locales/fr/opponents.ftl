### Opponents: what bots are called, how strong they are, and what a number is worth against them.

## Bots: their names

bot-echo-name = Écho
bot-banker-name = Banquier
bot-lucky-name = Veinard
bot-dreamer-name = Rêveur
bot-nervous-name = Nerveux
bot-pianist-name = Pianiste
bot-random-name = Hasard
bot-greedy-name = Glouton
bot-schemer-name = Intrigant
bot-copycat-name = Copieur
bot-thinker-name = Penseur
bot-planner-name = Prévoyant
bot-cautious-name = Prudent
bot-equilibrium-name = Équilibre
bot-champion-name = Champion
bot-hunter-name = Chasseur
# The second of a kind at a table, and so on.
bot-twin = { $name } { $count }

## How strong they are

difficulty-title = Adversaires
difficulty-gentle = Gentils
difficulty-good = Bons
difficulty-merciless = Sans pitié
difficulty-gentle-about = Ils font des erreurs, comme tout le monde. Parfaits pour une première partie.
difficulty-good-about = Ils suivent un plan. Il vous en faut un aussi.
difficulty-merciless-about = Ils calculent chaque tour. Gagner ici, ce n’est pas rien.
opponents-title = Qui joue contre vous

## On the start page

home-ladder = L’échelle
home-ladder-about = un bot après l’autre

## While one writes

# Between stars: what stands out. $points is “7 points”.
own-stake = Validé : *{ $points }*. Le plus grand : *{ $highest }*.
setting-coach = Coach
setting-coach-about = Une phrase quand une chose arrive pour la première fois. S’arrête de lui-même après deux parties.
