### Pourquoi les bots ont écrit leurs nombres, et `thenumber bots`. Les phrases ne nomment pas le bot.

cli-bots = Montrer tous les bots du plus facile au plus fort, ou ce que chacun écrirait dans une position.
cli-bots-position = Une ligne de position, comme « 1.2 0345678:3 12789:11 » : qu’y écriraient les bots, et pourquoi ?
cli-bots-seat = La place pour laquelle ils écrivent, une lettre.

bots-level = niveau
bots-character = caractère
bots-number = nombre
bots-why = pourquoi
bots-sits-out = La place { $found } ne peut pas écrire de nombre dans cette position.

## Bots: what kind of player each of them is

bot-echo-about = Écrit trois fois le même chiffre, et pas trop haut.
bot-banker-about = Aime les nombres ronds comme 300, ou ce qui s’en approche.
bot-lucky-about = A des chiffres préférés, le 7 en tête, et les écrit tant qu’il en reste.
bot-dreamer-about = Haut et plein d’espoir : ses trois plus grands chiffres d’un coup. Ils ne durent pas.
bot-nervous-about = Commence hardiment, et écrit d’autant plus bas que le tour vaut cher.
bot-pianist-about = Aime les chiffres qui se suivent, en montant ou en descendant : 345, 876.
bot-random-about = Écrit ce qui lui passe par la tête. Même lui ignore pourquoi.
bot-greedy-about = Vise toujours le sommet : de gros premiers chiffres, et le bonus ou rien.
bot-cautious-about = Évite tout le monde, avec des chiffres que peu d’autres ont encore.
bot-copycat-about = Écrit au plus près du nombre qui a rapporté le dernier bonus.
bot-thinker-about = Suppose que les autres écrivent n’importe quoi, et calcule ce qui marche le mieux.
bot-schemer-about = Prend tous les autres pour des penseurs, et écrit ce qui marche le mieux contre eux.
bot-planner-about = Un stratège qui garde ses chiffres pour les tours qui valent plus.
bot-equilibrium-about = Mélange ses nombres pour qu’on ne gagne presque rien contre lui pendant ce tour. Il ne pense à aucun autre.
bot-champion-about = Pense à tous les tours de la manche, et penche vers ce qui fait mal aux plus faibles.
bot-hunter-about = Observe comment vous jouez, et écrit ce qui marche le mieux contre cela.
bot-line = { $name } : { $about }

## Why they wrote their numbers

bots-asked = On demande aux bots …
bots-stood-in = Il n’avait pas de nombre à temps : { $other } a choisi pour lui.
why-unknown = Il ne sait plus le dire.
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
why-equilibrium = Ici, il écrit cela { $percent } fois sur 100, pour que le prévoir ne rapporte presque rien aux autres.
why-champion = Ici, il écrit cela { $percent } fois sur 100 : un mélange qui penche vers ce qui fait mal aux plus faibles.
why-hunter = Le meilleur choix contre ce que les autres ont montré jusqu’ici.
why-hunter-kind = Les autres semblent jouer comme { $kind }. Voici ce qu’il y a de mieux contre cela.
why-alone = Plus personne d’autre ne peut écrire : il prend le maximum.
why-echo = Trois chiffres égaux n’en usent qu’un, et ceux-ci ne sont pas trop hauts.
why-banker = Il ne peut rien écrire de plus rond sans un premier chiffre trop haut.
why-lucky = Des chiffres qui lui restent, ce sont ses préférés.
why-dreamer = Ses plus grands chiffres d’un coup : il espérait le bonus.
why-nervous = Il commence haut, et descend à mesure que les tours valent plus.
why-pianist = Il aime les chiffres qui se suivent. Avec ce qui lui reste, il ne peut pas faire plus proche.
why-fell = Éliminé au tour d’avant, il joue la sécurité : trois fois un petit chiffre.
