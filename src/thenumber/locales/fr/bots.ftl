### Pourquoi les bots ont écrit leurs nombres, et `thenumber bots`. Les phrases ne nomment pas le bot.

cli-bots = Afficher tous les bots, du plus facile au plus fort, ou ce que chacun écrirait dans une position.
cli-bots-position = Une ligne de position, comme « 1.2 0345678:3 12789:11 » : qu’y écriraient les bots, et pourquoi ?
cli-bots-seat = La place pour laquelle ils écrivent, une lettre.

bots-level = niveau
bots-character = caractère
bots-number = nombre
bots-why = pourquoi
bots-sits-out = La place { $found } ne peut pas écrire de nombre dans cette position.

## Bots: what kind of player each of them is

bot-echo-about = Écrit trois fois le même chiffre, et pas trop grand.
bot-banker-about = Aime les nombres ronds comme 300, ou ce qui s’en approche.
bot-lucky-about = A ses chiffres préférés, le 7 en tête, et les écrit tant qu’il en reste.
bot-dreamer-about = Voit grand et y croit : ses trois plus grands chiffres d’un coup. Ils ne durent pas.
bot-nervous-about = Démarre avec audace, puis écrit d’autant plus petit que le tour vaut cher.
bot-pianist-about = Aime les chiffres qui se suivent, en montant ou en descendant : 345, 876.
bot-random-about = Écrit ce qui lui passe par la tête. Lui-même ne sait pas pourquoi.
bot-greedy-about = Vise toujours le sommet : un gros premier chiffre, et le bonus ou rien.
bot-cautious-about = Se tient à l’écart, avec des chiffres que peu d’autres ont encore.
bot-copycat-about = Écrit au plus près du nombre qui a rapporté le dernier bonus.
bot-thinker-about = Suppose que les autres écrivent n’importe quoi, et calcule ce qui marche le mieux.
bot-schemer-about = Prend tous les autres pour des Penseurs, et écrit ce qui marche le mieux contre eux.
bot-planner-about = Un Intrigant qui garde ses chiffres pour les tours qui valent plus.
bot-equilibrium-about = Varie ses nombres pour qu’on ne gagne presque rien contre lui à ce tour. Il ne pense pas aux autres tours.
bot-champion-about = Pense à tous les tours de la manche, et penche pour ce qui gêne les plus faibles.
bot-hunter-about = Observe votre façon de jouer, et écrit ce qui marche le mieux contre elle.
bot-line = { $name } : { $about }

## Why they wrote their numbers

bots-asked = On interroge les bots…
bots-stood-in = Il n’a pas trouvé de nombre à temps : { $other } a choisi pour lui.
why-unknown = Il ne sait plus pourquoi.
why-random = { $count ->
    [one] Il n’avait qu’un seul nombre à écrire.
   *[other] N’importe lequel de ses { $count } nombres aurait fait l’affaire.
}
why-greedy = Le { $digit } est le plus grand chiffre qui lui reste.
why-copycat = Il ne peut rien écrire de plus proche de { $model }, le nombre qui a rapporté le dernier bonus.
why-no-model = Personne n’a encore eu de bonus : il n’y avait rien à copier.
why-cautious = Si les autres écrivent n’importe quoi, ce nombre est validé { $percent } fois sur 100. Un plus grand premier chiffre serait trop risqué.
why-thinker = Si les autres écrivent n’importe quoi, aucun nombre ne donne plus d’avance. Celui-ci est validé { $percent } fois sur 100.
why-schemer = Il s’attend à des nombres comme { $numbers }, et rien ne fait mieux contre ceux-là.
why-planner = Il s’attend à des nombres comme { $numbers } ; rien ne fait mieux contre ceux-là sans gaspiller de chiffres.
why-equilibrium = Ici, il écrit ce nombre { $percent } fois sur 100 : le prévoir ne rapporte presque rien aux autres.
why-champion = Ici, il écrit ce nombre { $percent } fois sur 100 : une stratégie mixte qui penche pour ce qui gêne les plus faibles.
why-hunter = La meilleure réponse à ce que les autres ont montré jusqu’ici.
why-hunter-kind = Les autres semblent jouer comme { $kind }. Voici la meilleure réponse.
why-alone = Personne d’autre ne peut plus écrire : il prend le maximum.
why-echo = Trois fois le même chiffre n’en use qu’un, et celui-ci n’est pas trop grand.
why-banker = Il ne peut rien écrire de plus rond sans un premier chiffre trop grand.
why-lucky = Parmi les chiffres qui lui restent, ce sont ses préférés.
why-dreamer = Ses plus grands chiffres d’un coup : il espérait le bonus.
why-nervous = Il commence fort, puis écrit plus petit à mesure que les tours valent plus.
why-pianist = Il aime les chiffres qui se suivent. Avec ceux qui lui restent, il ne peut pas faire mieux.
why-fell = Éliminé au tour précédent, il joue la sécurité : trois fois un petit chiffre.
