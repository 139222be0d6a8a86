### Words and sentences of the game itself, for every edge: terminal, server, browser.
### Numbers and digits come in as text ("042"), counts as numbers.

game-title = The Number

## Seats

colour-red = Rouge
colour-blue = Bleu
colour-green = Vert
colour-yellow = Jaune
colour-purple = Violet

## Where the game stands

turn-title = Manche { $round } · Tour { $turn }
turn-bonus = Plus grand nombre validé : +{ $bonus }
turn-double = Premier chiffre doublé
round-over = Fin de la manche { $round }
game-finished = Fin de la partie

## Verdicts

verdict-approved = validé
verdict-eliminated = éliminé
verdict-void = nul
verdict-absent = absent
verdict-sits-out = ne joue plus
verdict-highest = validé, le plus grand

## Why

reason-eliminated =
    { $count ->
        [one] { $number } est éliminé : son { $digits } est aussi dans { $lower }.
       *[other] { $number } est éliminé : ses chiffres { $digits } sont aussi dans { $lower }.
    }
reason-eliminated-too =
    { $count ->
        [one] Son { $digits } est également dans { $lower }.
       *[other] Ses chiffres { $digits } sont également dans { $lower }.
    }
reason-void =
    { $count ->
        [one] { $number } est nul : le { $digits } était déjà barré.
       *[other] { $number } est nul : les chiffres { $digits } étaient déjà barrés.
    }
reason-absent = Aucun nombre à ce tour.
reason-sits-out = Les dix chiffres sont barrés : plus rien à écrire.

## Joining a list: "1", "1 and 3", "1, 3 and 5"

list-pair = { $first } et { $last }
list-longer = { $first }, { $next }
sentences = { $first } { $next }

## Scores

total = total
crossed-out-points = chiffres barrés
final-score = score final
winner =
    { $count ->
        [one] { $names } l’emporte avec un score final de { $score }.
       *[other] { $names } se partagent la victoire avec un score final de { $score }.
    }

## Writing a number

number-missing =
    { $count ->
        [one] Encore un chiffre
       *[other] Encore { $count } chiffres
    }
number-ready = Entrée pour poser la tablette
digit-crossed-out = Le { $digit } est barré sur votre plateau Chiffres.
number-three-digits = Un nombre a exactement trois chiffres, par exemple 042 : « { $found } » ne convient pas.
number-crossed-out =
    { $count ->
        [one] Le { $digits } est barré sur votre plateau Chiffres. Il vous reste { $available }.
       *[other] Les chiffres { $digits } sont barrés sur votre plateau Chiffres. Il vous reste { $available }.
    }
