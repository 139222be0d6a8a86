### The evening around the games: faces at a reveal, what is told when a game is over, the tally, the television.
### Names and numbers come in as they are shown, leads as "+11" or "−6", $turn as "Round 2 · Turn 4".

## Les visages pendant la révélation

reaction-open = Réagir
reaction-laugh = Rire
reaction-gasp = Surprise
reaction-groan = Grimace
reaction-cheer = Bravo
reaction-wink = Clin d’œil
reaction-heard = { $name } : { $reaction }

## Après la partie

moments-title = Les temps forts de la partie
moment-decisive = Tour décisif
moment-boldest = Nombre le plus audacieux
moment-unluckiest = Plus grande malchance
moment-where = { $what } · { $turn }
moment-decisive-told =
    { $who ->
        [you] Votre avance
       *[other] L’avance { JOIN("de", $name) }
    } passe de { $before } à { $after }.
moment-boldest-told =
    { $who ->
        [you] Votre { $number }
       *[other] Le { $number } { JOIN("de", $name) }
    } a été validé malgré { $risk } % de risque.
moment-unluckiest-told =
    { $who ->
        [you] Votre { $number }
       *[other] Le { $number } { JOIN("de", $name) }
    } a perdu { $count ->
        [one] un point
       *[other] { $count } points
    } à cause d’un seul chiffre.

## Toutes les parties de la table

evening-title = Ce soir
evening-games =
    { $count ->
        [one] Une partie
       *[other] { $count } parties
    }
evening-won = gagnées
evening-points = points

## La télévision

tv-later = Regarder, ou jouer la prochaine partie :
tv-again = Encore une partie ? Lancez-la sur un téléphone.
tv-sound-on = Activer le son
tv-sound-off = Couper le son
