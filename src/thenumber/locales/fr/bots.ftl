### Pourquoi les bots ont écrit leurs nombres, et `thenumber bots`. Les phrases ne nomment pas le bot.

cli-bots = Montrer tous les bots du plus facile au plus fort, ou ce que chacun écrirait dans une position.
cli-bots-position = Une ligne de position, comme « 1.2 0345678:3 12789:11 » : qu’y écriraient les bots, et pourquoi ?
cli-bots-seat = La place pour laquelle ils écrivent, une lettre.

bots-level = niveau
bots-character = caractère
bots-number = nombre
bots-why = pourquoi
bots-sits-out = La place { $found } ne peut pas écrire de nombre dans cette position.

why-random = { $count ->
    [one] Il n’avait qu’un seul nombre à écrire.
   *[other] N’importe lequel de ses { $count } nombres aurait fait l’affaire.
}
why-greedy = { $digit } est le plus grand chiffre qui lui reste.
why-copycat = Il ne peut rien écrire de plus proche de { $model }, le nombre qui a rapporté le dernier bonus.
why-no-model = Personne n’a encore eu de bonus : il n’y avait rien à copier.
why-cautious = Si les autres écrivent n’importe quoi, il est validé { $percent } fois sur 100. Viser plus haut serait trop risqué.
why-thinker = Si les autres écrivent n’importe quoi, aucun nombre ne donne plus d’avance. Il est validé { $percent } fois sur 100.
why-schemer = Il attend des autres des nombres comme { $numbers }, et rien ne fait mieux contre ceux-là.
why-planner = Il attend des autres des nombres comme { $numbers } ; rien ne fait mieux contre ceux-là sans gaspiller de chiffres.
why-equilibrium = Ici, il écrit cela { $percent } fois sur 100. Avec un tel mélange, personne ne peut en profiter.
why-champion = Ici, il écrit cela { $percent } fois sur 100. Avec un tel mélange, personne ne peut en profiter, ni maintenant ni plus tard.
why-alone = Plus personne d’autre ne peut écrire : il prend le maximum.
