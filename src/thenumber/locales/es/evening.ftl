### The evening around the games: faces at a reveal, what is told when a game is over, the tally, the television.
### Names and numbers come in as they are shown, leads as "+11" or "−6", $turn as "Round 2 · Turn 4".

## Las caras al descubrir

reaction-open = Reaccionar
reaction-laugh = Risa
reaction-gasp = Asombro
reaction-groan = Lamento
reaction-cheer = Bravo
reaction-wink = Guiño
reaction-heard = { $name }: { $reaction }

## Después de la partida

moments-title = Los momentos de esta partida
moment-decisive = El turno decisivo
moment-boldest = El número más atrevido
moment-unluckiest = La peor suerte
moment-where = { $what } · { $turn }
moment-decisive-told =
    { $who ->
        [you] Tu ventaja
       *[other] La ventaja de { $name }
    } pasa de { $before } a { $after }.
moment-boldest-told =
    { $who ->
        [you] Tu { $number }
       *[other] El { $number } de { $name }
    } quedó aprobado, con un riesgo del { $risk } %.
moment-unluckiest-told =
    { $who ->
        [you] Tu { $number }
       *[other] El { $number } de { $name }
    } perdió { $count ->
        [one] un punto
       *[other] { $count } puntos
    } por un solo dígito.

## Todas las partidas de la mesa

evening-title = Esta noche
evening-games =
    { $count ->
        [one] Una partida
       *[other] { $count } partidas
    }
evening-won = ganadas
evening-points = puntos

## El televisor

tv-later = Mira, o juega en la próxima partida:
tv-again = ¿Otra partida? Empezadla en un móvil.
tv-sound-on = Activar el sonido
tv-sound-off = Quitar el sonido
