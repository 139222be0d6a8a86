### Opponents: what bots are called, how strong they are, and what a number is worth against them.

## Bots: their names

bot-echo-name = Eco
bot-banker-name = Banquero
bot-lucky-name = Suertudo
bot-dreamer-name = Soñador
bot-nervous-name = Nervioso
bot-pianist-name = Pianista
bot-random-name = Azar
bot-greedy-name = Ambicioso
bot-schemer-name = Intrigante
bot-copycat-name = Copión
bot-thinker-name = Pensador
bot-planner-name = Previsor
bot-cautious-name = Prudente
bot-equilibrium-name = Equilibrio
bot-champion-name = Campeón
bot-hunter-name = Cazador
# The second of a kind at a table, and so on.
bot-twin = { $name } { $count }

## How strong they are

difficulty-title = Rivales
difficulty-gentle = Amables
difficulty-good = Buenos
difficulty-merciless = Despiadados
difficulty-gentle-about = Se equivocan, como cualquiera. Ideal para una primera partida.
difficulty-good-about = Siguen un plan. Tú también necesitas uno.
difficulty-merciless-about = Calculan cada turno. Ganar aquí tiene mérito.
opponents-title = Quién juega contra ti

## On the start page

home-ladder = La escalera
home-ladder-about = un bot tras otro

## While one writes

# Between stars: what stands out. $points is “7 points”.
own-stake = Aprobado: *{ $points }*. Si es el más alto: *{ $highest }*.
setting-coach = Entrenador
setting-coach-about = Una frase cuando algo pasa por primera vez. Se apaga solo tras dos partidas.
