### Words and sentences of the game itself, for every edge: terminal, server, browser.
### Numbers and digits come in as text ("042"), counts as numbers.

game-title = The Number

## Seats

colour-red = Rojo
colour-blue = Azul
colour-green = Verde
colour-yellow = Amarillo
colour-purple = Morado

## Where the game stands

turn-title = Ronda { $round } · Turno { $turn }
turn-bonus = Número aprobado más alto: +{ $bonus }
turn-double = El primer dígito vale doble
round-over = La ronda { $round } ha terminado
game-finished = La partida ha terminado

## Verdicts

verdict-approved = aprobado
verdict-eliminated = eliminado
verdict-void = nulo
verdict-absent = ausente
verdict-sits-out = no participa
verdict-highest = aprobado más alto

## Why

reason-eliminated =
    { $count ->
        [one] El { $number } queda eliminado: comparte el { $digits } con el { $lower }.
       *[other] El { $number } queda eliminado: comparte los dígitos { $digits } con el { $lower }.
    }
reason-eliminated-too =
    { $count ->
        [one] También comparte el { $digits } con el { $lower }.
       *[other] También comparte los dígitos { $digits } con el { $lower }.
    }
reason-void =
    { $count ->
        [one] El { $number } es nulo: el { $digits } ya estaba tachado.
       *[other] El { $number } es nulo: los dígitos { $digits } ya estaban tachados.
    }
reason-absent = Sin número en este turno.
reason-sits-out = Los diez dígitos están tachados: no queda nada que escribir.

## Joining a list: "1", "1 and 3", "1, 3 and 5"

list-pair = { $first } { JOIN("y", $last) }
list-longer = { $first }, { $next }
sentences = { $first } { $next }

## Scores

total = total
crossed-out-points = tachados
final-score = puntuación final
winner =
    { $count ->
        [one] { $names } gana con { $score } puntos.
       *[other] { $names } empatan a { $score } puntos y comparten la victoria.
    }

## Writing a number

number-missing =
    { $count ->
        [one] Falta un dígito
       *[other] Faltan { $count } dígitos
    }
number-ready = Intro para colocarlo
digit-crossed-out = El { $digit } está tachado en tu marcador de puntos.
number-three-digits = Un número tiene exactamente tres dígitos, como 042: «{ $found }» no vale.
number-crossed-out =
    { $count ->
        [one] El { $digits } está tachado en tu marcador de puntos. Aún puedes usar { $available }.
       *[other] Los dígitos { $digits } están tachados en tu marcador de puntos. Aún puedes usar { $available }.
    }
