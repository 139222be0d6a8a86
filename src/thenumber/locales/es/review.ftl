### Una partida revisada: `thenumber review` y la página. Los números llegan como texto.

cli-review = Revisar una partida registrada: qué podía esperar cada número, cuál era el mejor y cuánto fue suerte.
cli-review-seconds = Cuánto pensar en cada turno.

review-thinking = Pensando
review-whole = Toda la partida
review-number = número
review-approved = aprobado
review-worth = valor
review-best = mejor
review-misread = error
review-luck = suerte
review-hindsight = a posteriori
review-wins = victoria
review-accuracy = precisión
# said when another number was better; $points is how much better, $approved and $bonus are percentages
review-better = { $name }: { $number } valía { $points } puntos más. Aprobado el { $approved } % de las veces, el más alto el { $bonus } %.
review-as-good = Casi igual de bueno: { $numbers }.
review-legend = Valor: los puntos más que los demás que cabe esperar, ahora y después. Error: cuánto más valía el mejor número. Suerte: lo que llegó más allá del valor.

## La página. Lo que está entre *estrellas* resalta.

review-lead = Abre una partida y sabrás cuánto valía cada número.
review-empty = En esta partida todavía no se ha jugado nada.
review-progress = Mirando el turno { $turn } de { $of } …
review-complete = Ver toda la partida
review-not-yet = Este turno llega enseguida.
review-stopped = El análisis se interrumpió a medio camino.
review-player = Quién
review-whose = Los números de quién
review-decisive = *El turno { $turn }* lo decidió: { $name } pasó del { $before } % al *{ $after } %* de probabilidad de ganar.
review-chance = Probabilidad de ganar
review-bars = Error o mala suerte
review-words = ¿Qué significan estas palabras?
review-about-worth = Cuántos puntos más que los demás da un número de media, si todos juegan bien.
review-about-misread = Cuánto más valía el mejor número.
review-about-luck = Cuánto más dio un número de lo que valía: depende de lo que escribieron los demás.
review-about-accuracy = 100 % es el mejor número en cada turno; 0 %, siempre el peor.
review-found = *{ $number }* valía *{ $worth }* puntos de media. El mejor habría sido *{ $best }*: *{ $most }*.
review-found-best = *{ $number }* era el mejor número: *{ $worth }* de media.
review-found-none = Ningún número que cuente. El mejor habría sido *{ $best }*: *{ $most }* de media.
review-chances = Aprobado el { $approved } % de las veces, el más alto el { $bonus } %.
review-lucky = suerte
review-unlucky = mala suerte
review-others = Otros números buenos
review-other = *{ $number }* valía { $worth }: aprobado el { $approved } % de las veces, el más alto el { $bonus } %.
review-other-more = *{ $number }* valía *{ $points } más*: aprobado el { $approved } % de las veces, el más alto el { $bonus } %.
review-other-less = *{ $number }* valía { $points } menos: aprobado el { $approved } % de las veces, el más alto el { $bonus } %.
review-other-same = *{ $number }* era igual de bueno: aprobado el { $approved } % de las veces, el más alto el { $bonus } %.
review-hindsight-title = Sabiendo lo que escribían los demás
review-hindsight-said =
    { $count ->
        [one] El mejor habría sido *{ $number }*, con { $points } punto.
       *[other] El mejor habría sido *{ $number }*, con { $points } puntos.
    }
review-map = Todos los números
review-map-number = *{ $number }* valía *{ $worth }*: puesto { $place } de { $of }.
review-map-no = *{ $number }* no se podía escribir.
review-map-most = { $points } puntos de media
review-map-rows = Una fila por cada primer dígito, una columna por cada final.
review-map-blocks = Un bloque por cada primer dígito. Toca uno para verlo grande.
review-map-signs = El marco señala el mejor número; los rayados no se podían escribir.
review-map-best =
    { $count ->
        [one] El mejor
       *[other] Los { $count } mejores
    }
review-place = puesto
