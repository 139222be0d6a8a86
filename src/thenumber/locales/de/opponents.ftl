### Opponents: what bots are called, how strong they are, and what a number is worth against them.

## Bots: their names

bot-echo-name = Echo
bot-banker-name = Bankier
bot-lucky-name = Glückspilz
bot-dreamer-name = Träumer
bot-nervous-name = Hasenherz
bot-pianist-name = Pianist
bot-random-name = Zufall
bot-greedy-name = Vielfraß
bot-schemer-name = Intrigant
bot-copycat-name = Nachmacher
bot-thinker-name = Denker
bot-planner-name = Planer
bot-cautious-name = Ausweicher
bot-equilibrium-name = Balance
bot-champion-name = Champion
bot-hunter-name = Jäger
# The second of a kind at a table, and so on.
bot-twin = { $name } { $count }

## How strong they are

difficulty-title = Gegner
difficulty-gentle = Sanft
difficulty-good = Gut
difficulty-merciless = Gnadenlos
difficulty-gentle-about = Sie machen Fehler, wie Menschen eben. Genau richtig für die erste Partie.
difficulty-good-about = Sie spielen nach Plan. Du brauchst auch einen.
difficulty-merciless-about = Sie rechnen jeden Zug durch. Wer hier gewinnt, kann etwas.
opponents-title = Wer gegen dich spielt

## On the start page

home-ladder = Die Leiter
home-ladder-about = ein Bot nach dem anderen

## While one writes

# Between stars: what stands out. $points is “7 points”.
own-stake = Zugelassen: *{ $points }*. Als höchste: *{ $highest }*.
setting-coach = Anleitung
setting-coach-about = Ein Satz, wenn etwas zum ersten Mal passiert. Nach zwei Partien von selbst aus.
