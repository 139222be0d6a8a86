### D’une partie à la suivante, et les places de qui est parti.

## Après une partie : qui veut rejouer

next-ready = Pour une autre partie : { $names }
next-waiting = C’est noté. On attend encore : { $names }
next-you-ready = C’est noté.
next-all-others = Il ne manque que vous.
next-start = Lancer maintenant
next-take-back = Pas encore

## Encore à la dernière partie, alors que la table avance

next-over = La partie suivante est déjà finie, elle aussi.
next-to-game = Aller à la partie
next-to-table = Aller à la table
next-last-game = Dernière partie
next-nothing-played = Rien à voir de la dernière partie : aucun tour n’a été joué.

## Les places de qui est parti

seat-stand-in = Faire jouer un bot
seat-give = Donner la place à { $name }
seat-gone-about = Un bot, ou quelqu’un qui attend, peut continuer ici avec le même plateau.
