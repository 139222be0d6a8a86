### Boards, tablets and the reveal, as the page shows and says them.
### Numbers and digits come in as text: "513" to be read, "cinq un trois" to be heard.

## Seats, as they are said aloud

seat-red = Soleil rouge
seat-blue = Montagne bleue
seat-green = Feuille verte
seat-yellow = Lune jaune
seat-purple = Fleur violette

## Digits as they are heard

digit-0 = zéro
digit-1 = un
digit-2 = deux
digit-3 = trois
digit-4 = quatre
digit-5 = cinq
digit-6 = six
digit-7 = sept
digit-8 = huit
digit-9 = neuf

## Boards

board-you = Vous
tag-bot = bot
tag-outside = de l’extérieur
tag-stand-in = remplacement
reveal-by = écrit par { $other }
tag-away = pas là
tag-left = a quitté
state-written = a écrit
state-thinking = réfléchit
state-sits-out = ne joue plus
short-written = a écrit
short-thinking = réfléchit
short-sits-out = ne joue plus
board-heard = { $who }.
board-crossed-out = Chiffres barrés : { $digits }.
board-untouched = Aucun chiffre n’est barré.
board-all-crossed-out = Les dix chiffres sont barrés.
board-scores = Scores : { $scores }. En tout : { $sum }.
board-no-scores = Pas encore de score.
standing-before = Manche 1 : { $total }.
# How far ahead or behind; $who is "ahead" or "behind".
standing-lead =
    { $who ->
        [ahead]
            { $points ->
                [0] En tête à égalité.
                [one] Un point d’avance.
               *[other] { $points } points d’avance.
            }
       *[behind]
            { $points ->
                [one] Un point de retard.
               *[other] { $points } points de retard.
            }
    }
standing-leaders = En tête : { $names }, { $total }.
# Below the total in round 2, as short as can be: the total of round 1.
standing-before-short = M1 { $total }

## The bonus

ladder-heard = Bonus du plus grand nombre validé : { $bonus }.
ladder-double = Le premier chiffre compte double.

## Tablets, heard

tablet-empty = { $seat } : rien d’écrit.
tablet-number = { $seat } : { $number }
tablet-laid = { $seat } : une tablette face cachée.
tablet-eliminated = { $seat } : { $number }, éliminé.
tablet-void = { $seat } : { $number }, nul.
tablet-absent = { $seat } : aucun nombre.

## The own board

own-board = Votre plateau Chiffres
own-keys = Chiffres de votre plateau
own-erase = Effacer
own-lay = Poser
own-take-back = Reprendre
own-crossed-out = { $digit }, barré
own-is-empty = Votre tablette est vide.
own-stands = Sur votre tablette : { $number }.
own-lies = Votre tablette est posée face cachée.

## The reveal

reveal-label = Vérification
reveal-highest = Le plus grand
reveal-lowest = Le plus petit
reveal-uncounted = Non comptés
reveal-bonus = bonus +{ $bonus }
reveal-skip = Passer
reveal-replay = Revoir
reveal-because =
    { $count ->
        [one] le { $digits } est dans { $lower }
       *[other] { $digits } dans { $lower }
    }
reveal-because-void =
    { $count ->
        [one] le { $digits } était barré
       *[other] { $digits } étaient barrés
    }

## The reveal in sentences. $who and $whom are "you" or "other"; then $names and $owners say who.

said-falls =
    { $who ->
        [you] Votre { $number }
       *[other] Le { $number } { JOIN("de", $names) }
    } est éliminé : { $count ->
        [one] son { $digits } est aussi
       *[other] ses chiffres { $digits } sont aussi
    } dans { $whom ->
        [you] votre { $lower }, plus petit.
       *[other] le { $lower } { JOIN("de", $owners) }, plus petit.
    }
said-falls-too =
    { $count ->
        [one] Son { $digits } est également
       *[other] Ses chiffres { $digits } sont également
    } dans { $whom ->
        [you] votre { $lower }.
       *[other] le { $lower } { JOIN("de", $owners) }.
    }
said-nothing-crossed-out = Rien n’est barré sur votre plateau.
said-highest =
    { $who ->
        [you] Votre { $number }
       *[other] Le { $number } { JOIN("de", $names) }
    } est le plus grand nombre validé : { $sum }.
said-approved =
    { $who ->
        [you] Votre { $number }
       *[other] Le { $number } { JOIN("de", $names) }
    } est validé : { $sum }.
said-crossed-out =
    { $count ->
        [one] Sur votre plateau, le { $digits } est barré.
       *[other] Sur votre plateau, les chiffres { $digits } sont barrés.
    }
said-void =
    { $who ->
        [you] Votre { $number }
       *[other] Le { $number } { JOIN("de", $names) }
    } est nul : { $count ->
        [one] le { $digits } était déjà barré.
       *[other] les chiffres { $digits } étaient déjà barrés.
    }
said-absent =
    { $who ->
        [you] Vous n’avez pas écrit de nombre.
       *[other] { $names } n’a pas écrit de nombre.
    }
said-sits-out =
    { $who ->
        [you] Vous ne jouez plus : vos dix chiffres sont barrés.
       *[other] { $names } ne joue plus : ses dix chiffres sont barrés.
    }
said-nobody = Aucun nombre n’est validé : personne ne reçoit le bonus.
said-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Standings

standings-round = Manche { $round }
standings-turn = Tour { $turn }
standings-note-scores = Fond teinté : avec le bonus. Gris : aucun point.
standings-note-crossed = Chaque chiffre barré ajoute un point au score total.
ending-bot = { $name } (bot)
standings-wins =
    { $who ->
        [you] Vous gagnez
        [several] Victoire partagée : { $names }
       *[other] { $names } gagne
    }

## The boxes of a board

# seen below the score boxes while the round is played, as short as can be
board-so-far = jusqu’ici { $sum }
# heard: the same; and at the end of a round how the total comes about
standing-so-far = Jusqu’ici dans cette manche : { $sum }.
standing-closed = Scores { $sum }, chiffres barrés { $count } : score total { $total }.
board-closed = Chiffres barrés : { $count }. Score total : { $total }.
# heard before the final score: what stands on the back of a board
back-heard = Manche 1 : { $first }. Manche 2 : { $second }. Score final :
# the button on an eliminated tablet that lies face down
reveal-peek = Revoir le { $number }
