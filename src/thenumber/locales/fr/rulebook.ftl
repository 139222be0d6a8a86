### The illustrated rulebook, and the rules from R35 on: what the box has besides R1 to R34.
### What stands between *stars* is shown in bold. rulebook.json says in which section a rule stands.

## The rules, continued

R35 = Chacun prend le plateau Chiffres et la tablette d’une même couleur (rouge, bleu, vert, jaune ou violet), et un feutre.
R36 = Chaque couleur a son symbole, en bas à droite du plateau Chiffres et de la tablette : personne n’a besoin de distinguer les couleurs.
R37 = Chaque case Score porte le bonus de son tour ; deux autres cases attendent le nombre de chiffres barrés et le score total.
R38 = Le dos du plateau Chiffres a de la place pour le score total des deux manches et pour le score final.
R39 = La première des trois places de la tablette est marquée : c’est le chiffre qui rapporte des points.
R40 = Une fois son nombre écrit, on pose sa tablette face cachée au milieu de la table.
R41 = Le plus grand nombre se place en haut, le plus petit en bas, et la vérification va du plus grand au plus petit.
R42 = Les nombres identiques se placent côte à côte.
R43 = Les tablettes validées restent face visible, les tablettes éliminées sont retournées face cachée.
R44 = Chacun écrit son score dans la case de ce tour, reprend sa tablette et l’efface.
R45 = Surveillez combien de chiffres vous utilisez à chaque tour, car une fois les dix barrés, vous ne pouvez plus participer à cette manche.
R46 = On note d’abord le nombre de chiffres barrés dans sa case, puis le score total : les scores 7, 2, 6, 0 et 22 font 37 et, avec six chiffres barrés, cela donne 43.
R47 = Le score total se note au dos du plateau Chiffres ; après la manche 1, on n’efface que la face.
R48 = Après la manche 2, on additionne les deux scores totaux au dos : 43 + 31 = 74.

## Headings

rules-heading-last = Le dernier tour
rules-heading-round = La fin d’une manche
rules-heading-game = La fin de la partie
rules-heading-hint = Un conseil
book-original-title = Le jeu original
book-phase = Phase { $no }
book-reference = Règle par règle : { $part }
book-contents = Sur cette page

## What everybody has

book-table = On joue de trois à cinq, en *deux manches* de *cinq tours*. Chacun a un *plateau Chiffres* que tout le monde voit, une *tablette* où écrire en secret, et un feutre. Chaque tour suit trois phases : le choix, la vérification et la résolution.
book-colours = Choisissez une couleur. Chacune a son symbole : personne n’a besoin de distinguer les couleurs.
book-digits = Dix chiffres. Ceux qui vous rapportent des points sont barrés.
book-boxes = Cinq cases Score, une par tour, avec le bonus du tour déjà imprimé.
book-ends = Une case pour le nombre de chiffres barrés, et une pour le score total de la manche.
book-back = Le dos du plateau Chiffres : le score total des deux manches et le score final.
book-corner = Votre symbole, en bas à droite du plateau Chiffres et de la tablette.
book-tablet = Votre tablette, pour trois chiffres. La première place est marquée : c’est ce chiffre qui fait votre score.

## A turn

book-choose = Tous en même temps et en secret, écrivez un nombre de *trois chiffres* et posez votre tablette face cachée. N’utilisez que des chiffres *non barrés* sur votre plateau Chiffres. Le même peut servir plusieurs fois, comme dans 444.
book-choose-picture = Quatre tablettes sont posées face cachée. Sur la cinquième, on écrit encore.
book-check = Retournez toutes les tablettes et classez-les. Regardez ensuite du *plus grand* nombre au plus petit : un nombre qui a un chiffre en commun avec *n’importe quel nombre plus petit* est *éliminé*, et sa tablette retournée face cachée. Tous les autres sont *validés* et restent face visible.
book-resolve = Un nombre validé rapporte son *premier chiffre*, et le *plus grand* nombre validé y ajoute le *bonus* du tour. Écrivez le score dans sa case et *barrez* tous les chiffres de votre nombre. Un nombre éliminé rapporte 0 point, mais vous gardez vos chiffres.
book-score-highest = Validé et le plus grand : premier chiffre et bonus
book-score-approved = Validé : premier chiffre
book-score-eliminated = Éliminé : rien
book-crossed = 513 a rapporté 7 points. On barre alors le 5, le 1 et le 3, jusqu’à la fin de la manche.
book-last = Au tour 5, le premier chiffre compte *double*. Le bonus de 8 s’ajoute ensuite et n’est pas doublé.
book-last-picture = 777 est le plus grand nombre validé du tour 5.

## The end

book-round = Après le tour 5, *comptez* vos chiffres barrés et notez leur nombre dans sa case : chacun vaut *1 point*. Les cinq scores et ce nombre font le *score total* de la manche.
book-sum = Cinq scores et les chiffres barrés : { $sum }
book-round-picture = Le plateau Chiffres qui a commencé par 513. Six chiffres y sont barrés.
book-game = Notez le score total au *dos* de votre plateau Chiffres. Effacez la face : à la manche 2, chacun retrouve ses dix chiffres. À la fin, additionnez les deux scores totaux. Le *plus grand score final* l’emporte, et en cas d’égalité la victoire est partagée.
book-game-picture = Le dos de tous les plateaux Chiffres
book-hint = Surveillez *combien de chiffres* vous utilisez à chaque tour. Une fois les dix barrés, vous *ne jouez plus* jusqu’à la fin de la manche et marquez 0 point à chaque tour restant.
book-hint-picture = Trois chiffres différents à chaque tour : il ne reste rien pour le tour 5.
book-original = Le jeu est d’abord sorti sous le nom de Suzie-Q. La boîte, avec ses plateaux, ses tablettes et ses feutres, vous attend dans les boutiques de jeux et chez Repos Production ; son livret mène aussi à une vidéo qui explique les règles. Si le jeu vous plaît, offrez-vous l’original.

## Examples

example-void = Rouge avait déjà barré 6 et 8. 168 est donc nul, et son 1 ne gêne pas 910.
example-check = Des nombres identiques, comme les deux 444, se placent côte à côte et ne s’éliminent pas entre eux. Le plus petit nombre est toujours validé.
example-chain = Tous sont éliminés sauf le plus petit, certains à cause d’un nombre lui-même éliminé.
example-zero = Les deux 900 sont éliminés à cause du 0 de 011. Celui-ci ne vaut aucun point, mais il gagne le bonus.
