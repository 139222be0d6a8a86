### Boards, tablets and the reveal, as the page shows and says them.
### Numbers and digits come in as text: "513" to be read, "cinco uno tres" to be heard.

## Seats, as they are said aloud

seat-red = Sol rojo
seat-blue = Montaña azul
seat-green = Hoja verde
seat-yellow = Luna amarilla
seat-purple = Flor morada

## Digits as they are heard

digit-0 = cero
digit-1 = uno
digit-2 = dos
digit-3 = tres
digit-4 = cuatro
digit-5 = cinco
digit-6 = seis
digit-7 = siete
digit-8 = ocho
digit-9 = nueve

## Boards

board-you = Tú
tag-bot = bot
tag-outside = de fuera
tag-stand-in = suplente
reveal-by = escrito por { $other }
tag-away = no está
tag-left = se fue
state-written = ha escrito
state-thinking = está pensando
state-sits-out = no participa
short-written = hecho
short-thinking = piensa
short-sits-out = no participa
board-heard = { $who }.
board-crossed-out = Tachados: { $digits }.
board-untouched = No hay ningún dígito tachado.
board-all-crossed-out = Los diez dígitos están tachados.
board-scores = Puntuaciones: { $scores }. Suman { $sum }.
board-no-scores = Aún no hay puntuaciones.
standing-before = Ronda 1: { $total }.
# How far ahead or behind; $who is "ahead" or "behind".
standing-lead =
    { $who ->
        [ahead]
            { $points ->
                [0] Comparte el primer puesto.
                [one] Va en cabeza por un punto.
               *[other] Va en cabeza por { $points } puntos.
            }
       *[behind]
            { $points ->
                [one] A un punto de la cabeza.
               *[other] A { $points } puntos de la cabeza.
            }
    }
standing-leaders = En cabeza: { $names }, { $total }.
# Below the total in round 2, as short as can be: the total of round 1.
standing-before-short = R1 { $total }

## The bonus

ladder-heard = Bonificación para el número aprobado más alto: { $bonus }.
ladder-double = El primer dígito vale doble.

## Tablets, heard

tablet-empty = { $seat }: nada escrito.
tablet-number = { $seat }: { $number }
tablet-laid = { $seat }: una tarjeta boca abajo.
tablet-eliminated = { $seat }: { $number }, eliminado.
tablet-void = { $seat }: { $number }, nulo.
tablet-absent = { $seat }: ningún número.

## The own board

own-board = Tu marcador
own-keys = Dígitos de tu marcador
own-erase = Borrar
own-lay = Colocar
own-take-back = Recuperar
own-crossed-out = { $digit }, tachado
own-is-empty = Tu tarjeta está vacía.
own-stands = En tu tarjeta: { $number }.
own-lies = Tu tarjeta está boca abajo.

## The reveal

reveal-label = Comprobación
reveal-highest = El más alto
reveal-lowest = El más bajo
reveal-uncounted = No cuentan
reveal-bonus = bonif. +{ $bonus }
reveal-skip = Saltar
reveal-replay = Ver otra vez
reveal-because =
    { $count ->
        [one] { $digits } está en { $lower }
       *[other] { $digits } en { $lower }
    }
reveal-because-void =
    { $count ->
        [one] { $digits } ya tachado
       *[other] { $digits } ya tachados
    }

## The reveal in sentences. $who and $whom are "you" or "other"; then $names and $owners say who.

said-falls =
    { $who ->
        [you] Tu { $number }
       *[other] El { $number } de { $names }
    } queda eliminado: comparte { $count ->
        [one] el { $digits }
       *[other] los dígitos { $digits }
    } con { $whom ->
        [you] tu { $lower }, que es más bajo.
       *[other] el { $lower } de { $owners }, que es más bajo.
    }
said-falls-too =
    También comparte { $count ->
        [one] el { $digits }
       *[other] los dígitos { $digits }
    } con { $whom ->
        [you] tu { $lower }.
       *[other] el { $lower } de { $owners }.
    }
said-nothing-crossed-out = En tu marcador no se tacha nada.
said-highest =
    { $who ->
        [you] Tu { $number }
       *[other] El { $number } de { $names }
    } es el número aprobado más alto: { $sum }.
said-approved =
    { $who ->
        [you] Tu { $number }
       *[other] El { $number } de { $names }
    } queda aprobado: { $sum }.
said-crossed-out =
    { $count ->
        [one] En tu marcador se tacha el { $digits }.
       *[other] En tu marcador se tachan los dígitos { $digits }.
    }
said-void =
    { $who ->
        [you] Tu { $number }
       *[other] El { $number } de { $names }
    } es nulo: { $count ->
        [one] el { $digits } ya estaba tachado.
       *[other] los dígitos { $digits } ya estaban tachados.
    }
said-absent =
    { $who ->
        [you] No has escrito ningún número.
       *[other] { $names } no ha escrito ningún número.
    }
said-sits-out =
    { $who ->
        [you] No participas: tienes los diez dígitos tachados.
       *[other] { $names } no participa: tiene los diez dígitos tachados.
    }
said-nobody = No se ha aprobado ningún número: nadie se lleva la bonificación.
said-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }

## Standings

standings-round = Ronda { $round }
standings-turn = Turno { $turn }
standings-note-scores = Sombreado: con la bonificación. Gris: sin puntos.
standings-note-crossed = Cada dígito tachado suma un punto a la puntuación total.
ending-bot = { $name } (bot)
standings-wins =
    { $who ->
        [you] Has ganado
        [several] Victoria compartida: { $names }
       *[other] Gana { $names }
    }

## The boxes of a board

# seen below the score boxes while the round is played, as short as can be
board-so-far = parcial { $sum }
# heard: the same; and at the end of a round how the total comes about
standing-so-far = Puntuación parcial de esta ronda: { $sum }.
standing-closed = Puntuaciones { $sum }, dígitos tachados { $count }: puntuación total { $total }.
board-closed = Dígitos tachados: { $count }. Puntuación total: { $total }.
# heard before the final score: what stands on the back of a board
back-heard = Ronda 1: { $first }. Ronda 2: { $second }. Puntuación final:
# the button on an eliminated tablet that lies face down
reveal-peek = Ver de nuevo el { $number }
