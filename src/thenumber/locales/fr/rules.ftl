### The rules in our own words, one numbered sentence a message.
### docs/rules.md is made from the English file; tests name the rule they prove: test_R17_...
### The numbers mean the same rule in every language.

rules-title = The Number : les règles
rules-credit = Un jeu de Hisashi Hayashi, édité par Repos Production. Cette adaptation de fans n’est pas officielle ; les textes sont les nôtres.

rules-heading-table = Autour de la table
R1 = On joue de trois à cinq ; une option maison permet aussi de jouer à deux.
R2 = Chacun a un plateau Chiffres, visible de toute la table : les dix chiffres de 0 à 9, cinq cases Score et une place pour le score total de la manche.
R3 = Chacun a une tablette pour un nombre de trois chiffres, et la garde secrète jusqu’à ce qu’on retourne toutes les tablettes.
R4 = Ni cartes, ni dés : les nombres écrits décident de tout.
R5 = Une partie se joue en deux manches de cinq tours, et chaque tour suit trois phases : le choix, la vérification et la résolution.

rules-heading-choose = Le choix
R6 = Tout le monde écrit en même temps, en secret.
R7 = Vous écrivez un nombre d’exactement trois chiffres, de 000 à 999.
R8 = Chacun de ses chiffres doit être encore disponible sur votre propre plateau Chiffres.
R9 = Vous pouvez utiliser plusieurs fois le même chiffre, comme dans 444 ou 220.
R10 = Impossible de passer : tant qu’il vous reste un chiffre, vous devez écrire un nombre.
R11 = Un nombre qui contient un chiffre déjà barré sur votre plateau Chiffres est nul : il est éliminé aussitôt et, pour les autres, il n’existe pas.
R12 = Le programme refuse un tel nombre, sauf à une table qui joue avec l’option « Comme sur papier » : l’erreur compte alors, et le nombre est nul.
R13 = Si vous partez, ou si vous n’avez rien écrit à la fin du temps imparti, votre nombre est absent pour ce tour : il ne compte pas plus qu’un nombre nul.

rules-heading-check = La vérification
R14 = Une fois toutes les tablettes posées, on les retourne ensemble et on les classe, du plus grand nombre au plus petit.
R15 = Un nombre est éliminé s’il a au moins un chiffre en commun avec un nombre plus petit, quel qu’il soit.
R16 = Un nombre plus petit en élimine d’autres même s’il est lui-même éliminé.
R17 = Des nombres identiques ne s’éliminent pas entre eux.
R18 = Tous les autres nombres sont validés ; le plus petit l’est donc toujours.

rules-heading-resolve = La résolution
R19 = Un nombre validé rapporte la valeur de son premier chiffre.
R20 = Au tour 5, le premier chiffre compte double.
R21 = Le plus grand nombre validé rapporte en plus le bonus du tour : 2, 3, 4, 6 puis 8 points, du tour 1 au tour 5.
R22 = Le bonus s’ajoute en dernier et n’est jamais doublé.
R23 = Si plusieurs personnes ont le plus grand nombre validé, chacune reçoit le bonus entier.
R24 = Si aucun nombre n’est validé, personne ne reçoit le bonus.
R25 = Un nombre validé qui commence par 0 ne rapporte aucun point par lui-même, mais il peut rapporter le bonus.
R26 = Chaque chiffre d’un nombre validé est barré sur le plateau Chiffres de la personne qui l’a écrit, et perdu pour le reste de la manche.
R27 = Un nombre éliminé, nul ou absent rapporte 0 point et ne fait barrer aucun chiffre.
R28 = Si vos dix chiffres sont barrés, vous ne jouez plus les tours restants de la manche et marquez 0 point à chacun d’eux.

R29 = Après le tour 5, chaque chiffre barré sur votre plateau Chiffres vaut 1 point.
R30 = Le score total d’une manche est la somme de ses cinq scores et de ces points.
R31 = On efface ensuite les plateaux Chiffres et, à la manche 2, tout le monde retrouve ses dix chiffres.
R32 = Le score final est le score total de la manche 1 plus celui de la manche 2.
R33 = Le meilleur score final l’emporte.
R34 = Si plusieurs personnes ont le meilleur score final, elles se partagent la victoire.
