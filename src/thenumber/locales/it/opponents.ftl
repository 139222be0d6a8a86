### Opponents: what bots are called, how strong they are, and what a number is worth against them.

## Bots: their names

bot-echo-name = Eco
bot-banker-name = Banchiere
bot-lucky-name = Fortunello
bot-dreamer-name = Sognatore
bot-nervous-name = Nervoso
bot-pianist-name = Pianista
bot-random-name = Caso
bot-greedy-name = Ingordo
bot-schemer-name = Intrigante
bot-copycat-name = Copione
bot-thinker-name = Pensatore
bot-planner-name = Previdente
bot-cautious-name = Prudente
bot-equilibrium-name = Equilibrio
bot-champion-name = Campione
bot-hunter-name = Cacciatore
# The second of a kind at a table, and so on.
bot-twin = { $name } { $count }

## How strong they are

difficulty-title = Avversari
difficulty-gentle = Gentili
difficulty-good = Bravi
difficulty-merciless = Spietati
difficulty-gentle-about = Sbagliano, come tutti. Perfetti per una prima partita.
difficulty-good-about = Seguono un piano. Ne serve uno anche a te.
difficulty-merciless-about = Calcolano ogni turno. Vincere qui non è cosa da poco.
opponents-title = Chi gioca contro di te

## On the start page

home-ladder = La scala
home-ladder-about = un bot dopo l’altro

## While one writes

# Between stars: what stands out. $points is “7 points”.
own-stake = Approvato: *{ $points }*. Se è il più alto: *{ $highest }*.
setting-coach = Allenatore
setting-coach-about = Una frase quando qualcosa succede per la prima volta. Si spegne da sé dopo due partite.
