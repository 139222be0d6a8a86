### Étudier des positions : `thenumber solve` et `thenumber evaluate`.

cli-solve = Trouver pour une position des dosages où personne n’a rien à gagner en changeant.
cli-solve-position = Une ligne de position, par exemple « 1.2 0345678:3 12789:11 ».
cli-solve-objective = Ce que chacun vise : les points par rapport aux autres ou, au dernier tour de la partie, la victoire.
cli-solve-seconds = Durée de la recherche à partir de trois personnes.
cli-solve-json = Du JSON au lieu d’une liste.
cli-evaluate = Ce que chaque nombre d’une place peut espérer face à ce que les autres peuvent écrire.
cli-evaluate-seat = La place, une lettre.
cli-evaluate-against = JSON : pour chaque autre place, ses nombres et leurs poids ; - pour l’entrée standard.

## Headings

study-seat = place
study-value = valeur
study-gain = à gagner
study-mix = écrit
study-number = nombre
study-approved = validé
study-bonus = bonus
study-points = points
study-relative = par rapport aux autres

## What is wrong

error-in-position = Ligne de position, colonne { $column } : { $message }
study-objective = L’objectif « { $found } » n’existe pas ; il y a { $right }.
study-seconds = « { $found } » n’est pas un nombre de secondes ; il faudrait { $right }.
study-win-too-early = La victoire n’est un objectif qu’au dernier tour de la partie : manche 2, tour 5.
study-game-over = La partie est terminée : il n’y a plus rien à résoudre.
study-unknown-seat = La place { $found } n’a rien à faire ici ; attendu : { $right }.
study-no-json = { $found } n’est pas du JSON, ou un nom y figure deux fois.
study-no-object = { $found } : il faut des nombres et des poids, par exemple "042": 1.
study-no-mix = { $found } ne dit rien de la place { $right }, qui peut écrire.
study-not-a-number = { $found } n’est pas un nombre ; il faudrait { $right }.
study-unavailable = { $found } ne peut pas être écrit ; chiffres disponibles à cette place : { $right }.
study-bad-weight = { $found } n’est pas un poids ; il faudrait { $right } : un nombre qui n’est pas négatif.
study-no-weight = Place { $found } : au moins un de ses nombres (chiffres { $right }) doit avoir un poids supérieur à zéro.
