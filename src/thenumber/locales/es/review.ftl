### Una partida analizada: `thenumber review` y la página. Los números llegan como texto.

cli-review = Analiza una partida registrada: qué cabía esperar de cada número, cuál era el mejor y cuánto fue criterio, regalos o suerte.
cli-review-seconds = Cuánto pensar en cada turno.

review-thinking = Pensando
review-whole = Toda la partida
review-number = número
review-points = puntos
review-best = mejor
review-judgement = criterio
review-gifts = regalos
review-luck = suerte
review-hindsight = a posteriori
review-wins = victoria
review-accuracy = precisión
review-of = { $name }: { $said }
review-legend = Puntos: lo que da un número de media contra quienes estaban en la mesa. Criterio: cuánto peor era en conjunto que el mejor. Regalos: lo que dejaron los demás. Suerte: el resto. En conjunto: los puntos de ahora y de después, comparados con los de los demás.

# what numbers can expect: $falls and $highest are the two messages before; $share is a percentage, $more and $points are points
review-falls =
    { $times ->
        [0] casi nunca queda eliminado
       *[other]
            { $of ->
                [1] casi siempre queda eliminado
                [2] queda eliminado la mitad de las veces
               *[other]
                    { $times ->
                        [one] queda eliminado { $times } vez de cada { $of }
                       *[other] queda eliminado { $times } veces de cada { $of }
                    }
            }
    }
review-highest =
    { $times ->
        [0] casi nunca es el más alto
       *[other]
            { $of ->
                [1] casi siempre es el más alto
                [2] es el más alto la mitad de las veces
               *[other]
                    { $times ->
                        [one] es el más alto { $times } vez de cada { $of }
                       *[other] es el más alto { $times } veces de cada { $of }
                    }
            }
    }
review-expects = *{ $number }*: unos *{ $points }* puntos; { $falls }, { $highest }.
review-expects-win = *{ $number }* gana el *{ $share } %* de las veces; unos { $points } puntos.
review-later-costs = Después cuesta unos { $points } puntos.
review-later-brings = Después da unos { $points } puntos más.
review-better = En conjunto, *{ $number }* era unos *{ $more }* puntos mejor.
review-found-best = Era el mejor número.
review-found-good = { $count } números eran más o menos igual de buenos, y este era uno.
review-found-none = Ningún número que cuente.
review-decided = Ya estaba decidido: con cualquier número, la probabilidad de ganar era del { $share } %.
review-as-good = Más o menos igual de bueno: { $numbers }.

## La página. Lo que está entre *estrellas* resalta.

review-lead = Abre una partida y sabrás cuánto valía cada número.
review-empty = En esta partida todavía no se ha jugado nada.
review-progress = Analizando el turno { $turn } de { $of }…
review-complete = Ver toda la partida
review-not-yet = Este turno llega enseguida.
review-stopped = El análisis se interrumpió a medio camino.
review-player = Quién
review-whose = De quién son los números
review-decisive = Lo decidió la *ronda { $round }, turno { $turn }*: la probabilidad de ganar de { $name } pasó del { $before } % al *{ $after } %*.
review-chance = Probabilidad de ganar
review-bars = Criterio, regalos, suerte
review-words = ¿Qué significan estas palabras?
review-about-points = Lo que da un número de media en este turno, con la bonificación. Se supone que los bots escriben como lo hacen de verdad y las personas, como suele hacerlo la gente.
review-in-all = en conjunto
review-about-in-all = Los puntos de ahora y de los turnos siguientes, comparados con los de los demás. Decide qué número es mejor.
review-about-judgement = Cuánto peor era un número en conjunto que el mejor.
review-about-gifts = Lo que dejaron los demás porque podían haber escrito algo mejor.
review-about-luck = El resto: qué números coincidieron por azar. La suerte de todos, sumada, es cero.
review-outcome = balance
review-about-outcome = Cuánto mejor fue un turno que si todo el mundo juega bien. Es la suma de criterio, regalos y suerte.
review-about-accuracy = 100 % es el mejor número en cada turno; 0 %, siempre el peor.
review-last-turn = En el último turno solo cuenta la victoria: 100 % es la victoria entera.
review-others = Buenos números
review-hindsight-title = Sabiendo lo que escribían los demás
review-hindsight-said =
    { $count ->
        [one] El mejor habría sido *{ $number }*, con { $points } punto.
       *[other] El mejor habría sido *{ $number }*, con { $points } puntos.
    }
review-hindsight-same = Nada habría sido mejor.
review-hindsight-wins = *{ $number }* habría ganado la partida.
review-hindsight-shares = *{ $number }* habría compartido la victoria.
review-hindsight-lost = Ningún número habría ganado la partida.
review-experts = Para expertos
review-among-equals =
    { $count ->
        [one] Contra jugadores perfectos valía *{ $worth }* en conjunto; el mejor número, *{ $most }*.
       *[other] Contra jugadores perfectos valía *{ $worth }* en conjunto; el mejor número, *{ $most }*. { $count } números eran más o menos igual de buenos.
    }
review-among-equals-win =
    { $count ->
        [one] Contra jugadores perfectos gana el *{ $worth } %* de las veces; el mejor número, el *{ $most } %*.
       *[other] Contra jugadores perfectos gana el *{ $worth } %* de las veces; el mejor número, el *{ $most } %*. { $count } números eran más o menos igual de buenos.
    }
review-map = Todos los números
review-map-number = *{ $number }*: unos *{ $points }* puntos; en conjunto, { $less } menos que el mejor. Puesto { $place } de { $of }.
review-map-number-best = *{ $number }*: unos *{ $points }* puntos; en conjunto, el mejor.
review-map-number-win = *{ $number }* gana el *{ $share } %* de las veces. Puesto { $place } de { $of }.
review-map-no = *{ $number }* no se podía escribir.
review-map-least = { $points } menos
review-map-most = el mejor en conjunto
review-map-win = { $share } % de probabilidad de ganar
review-map-rows = Una fila por cada primer dígito, una columna por cada final.
review-map-blocks = Un bloque por cada primer dígito. Toca uno para verlo grande.
review-map-signs = El marco señala el mejor número; los rayados no se podían escribir.
review-map-best =
    { $count ->
        [one] El mejor
       *[other] Los { $count } mejores
    }
review-place = puesto
