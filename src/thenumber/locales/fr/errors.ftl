### What is wrong with an input, what was found, and what would be right.
### $found is what stands in the input, $right what should; both come in as they are to be typed.

## Where: put before a message about a file

error-in-file = { $file }, ligne { $line }, colonne { $column } : { $message }

## Records

record-one-game = Il fallait exactement une partie ici, mais il y en a { $found }.
record-long-line = Cette ligne est trop longue : aucune ligne d’un enregistrement ne dépasse { $right } caractères.
record-not-utf8 = L’octet { $found } n’est pas valide ici : un enregistrement est un texte en UTF-8.
record-unprintable = Le caractère de contrôle { $found } n’a pas sa place dans un enregistrement.
record-tag-after-turn = L’étiquette { $found } arrive trop tard : les étiquettes précèdent le premier tour. Une nouvelle partie commence par une étiquette [Game].
record-bad-tag = { $found } n’est pas une étiquette. Une étiquette s’écrit ainsi : { $right }
record-tag-twice = L’étiquette { $found } est déjà là ; chacune ne peut figurer qu’une fois.
record-bad-escape = « { $found } » ne veut rien dire dans une étiquette. Avec une barre oblique inversée, on ne peut écrire que : { $right }
record-wrong-tag = Impossible de lire { $found } : ce programme ne connaît que { $right }.
record-missing-name = Il y a des noms pour les places { $found }, mais l’étiquette { $right } manque.
record-no-seats = Rien ne dit ici qui joue : il faut un tour, ou des noms, par exemple { $right }.
record-wrong-result = { $found } ne correspond pas à la partie jouée. D’après les règles, c’est { $right }.
record-after-the-end = La partie est déjà terminée : « { $found } » n’y a plus sa place. La partie suivante commence par { $right }.
record-misplaced-note = La note « { $found } » n’est pas à sa place : une note se place sur la ligne d’un tour.
record-game-over = Les dix tours ont été joués : « { $found } » ne peut pas suivre. Il ne manque que le score final : { $right }
record-game-not-over = La partie n’est pas encore terminée, il n’y a donc pas de score final. Une partie inachevée se termine par { $right }
record-bad-end = « { $found } » est de trop : rien ne suit { $right } sur la dernière ligne d’une partie.
record-wrong-label = La ligne commence par « { $found } » ; il fallait ici { $right }.
record-bad-token = « { $found } » n’est pas un nombre de trois chiffres, avec ou sans sa marque. On peut écrire : { $right }
record-wrong-seats = The Number se joue à { $right } places, et non à { $found }.
record-wrong-numbers = Il faut { $right } nombres, un par place, mais ce tour en compte { $found }. Une place sans nombre s’écrit ----
record-wrong-counts = Après le signe égal, il faut { $right } valeurs, une par place, mais il y en a { $found }.
record-wrong-mark =
    { $verdict ->
        [approved] { $found } contredit les règles : le nombre est validé, il faut donc { $right }.
        [highest] { $found } contredit les règles : c’est le plus grand nombre validé, il faut donc { $right }.
        [eliminated] { $found } contredit les règles : le nombre est éliminé, il faut donc { $right }.
       *[void] { $found } contredit les règles : le nombre est nul, il faut donc { $right }.
    }
record-wrong-score = Le score { $found } contredit les règles : le bon est { $right }.
record-wrong-total = Le score total { $found } contredit les règles : le bon est { $right }.
record-wrong-final = Le score final { $found } contredit les règles : le bon est { $right }.
record-wrong-names = Il faut { $right } noms, un par place, mais il y en a { $found }.

## Position lines

record-bad-position = « { $found } » n’est pas le début d’une ligne de position. Une telle ligne s’écrit ainsi : { $right }
record-bad-board = « { $found } » n’est pas un plateau Chiffres : il faut les chiffres disponibles (ou un trait d’union), un deux-points, puis les scores, par exemple { $right }
record-digit-twice = Un chiffre figure deux fois dans { $found }.
record-wrong-scores = Scores sur le plateau Chiffres : { $found }. À ce tour, il en faut { $right }.
record-wrong-totals = « { $found } » ne convient pas pour les scores totaux des manches terminées. À la manche 1, il n’y en a pas ; à la manche 2, il en faut un par place, après une barre verticale.
record-bad-count = « { $found } » n’est pas un nombre de points ; il faudrait par exemple { $right }.
record-no-position = La partie est terminée : une ligne de position ne vaut que pour les tours { $right }.

## Links

record-long-link = Le lien compte { $found } caractères ; aucun n’en a plus de { $right }.
record-bad-link-character = « { $found } » n’a pas sa place dans un lien. On n’y trouve que { $right }.
record-damaged-link = Ce lien est abîmé : un morceau de « { $found } » s’est perdu ou a changé en route.
record-unknown-link-version = Ce lien vient d’un programme plus récent (version { $found } ; connue ici : { $right }).
