### What is wrong with an input, what was found, and what would be right.
### $found is what stands in the input, $right what should; both come in as they are to be typed.

## Where: put before a message about a file

error-in-file = { $file }, línea { $line }, columna { $column }: { $message }

## Records

record-one-game = Aquí se esperaba exactamente una partida, pero hay { $found }.
record-long-line = Esta línea es demasiado larga: ninguna línea de un registro pasa de { $right } caracteres.
record-not-utf8 = El byte { $found } no es válido aquí: un registro es texto en UTF-8.
record-unprintable = El carácter de control { $found } no puede estar en un registro.
record-tag-after-turn = La etiqueta { $found } llega tarde: las etiquetas van antes del primer turno. Una partida nueva empieza con una etiqueta [Game].
record-bad-tag = { $found } no es una etiqueta. Las etiquetas tienen esta forma: { $right }
record-tag-twice = La etiqueta { $found } ya está; cada etiqueta puede aparecer una sola vez.
record-bad-escape = «{ $found }» no significa nada en una etiqueta. Con barra invertida solo vale esto: { $right }
record-wrong-tag = { $found } no se puede leer: este programa solo conoce { $right }.
record-missing-name = Asientos con nombre: { $found }, pero falta la etiqueta { $right }.
record-no-seats = Aquí nada dice quién juega: tiene que haber un turno, o nombres como { $right }.
record-wrong-result = { $found } no es lo que pasó en la partida. Según las reglas, es { $right }.
record-after-the-end = La partida ya ha terminado; «{ $found }» no forma parte de ella. La siguiente empieza con { $right }.
record-misplaced-note = La nota «{ $found }» está fuera de lugar: las notas van en la línea de un turno.
record-game-over = Ya se han jugado los diez turnos, así que «{ $found }» no puede ir a continuación. Lo que sí puede es la puntuación final: { $right }
record-game-not-over = La partida aún no ha terminado, así que no hay puntuación final. Una partida sin terminar acaba con { $right }
record-bad-end = «{ $found }» sobra: en la última línea de una partida no va nada después de { $right }.
record-wrong-label = La línea empieza por «{ $found }»; lo que toca ahora es { $right }.
record-bad-token = «{ $found }» no es un número de tres dígitos, con o sin su marca. Valdría una de estas formas: { $right }
record-wrong-seats = Asientos: { $found }. The Number admite { $right }.
record-wrong-numbers = Los números del turno no cuadran con los asientos: { $found } frente a { $right }. A quien no escribió nada le corresponde ----
record-wrong-counts = Los valores tras el signo igual no cuadran con los asientos: hay { $found } y debe haber { $right }.
record-wrong-mark =
    { $verdict ->
        [approved] { $found } contradice las reglas: el número queda aprobado, así que debe ser { $right }.
        [highest] { $found } contradice las reglas: el número es el aprobado más alto, así que debe ser { $right }.
        [eliminated] { $found } contradice las reglas: el número queda eliminado, así que debe ser { $right }.
       *[void] { $found } contradice las reglas: el número es nulo, así que debe ser { $right }.
    }
record-wrong-score = La puntuación { $found } contradice las reglas: es { $right }.
record-wrong-total = La puntuación total { $found } contradice las reglas: es { $right }.
record-wrong-final = La puntuación final { $found } contradice las reglas: es { $right }.
record-wrong-names = Los nombres no cuadran con los asientos: { $found } frente a { $right }.

## Position lines

record-bad-position = «{ $found }» no es el comienzo de una línea de posición, que tiene esta forma: { $right }
record-bad-board = «{ $found }» no es un marcador de puntos: los dígitos disponibles (o un guion), el signo «:» y las puntuaciones, como { $right }
record-digit-twice = En { $found } hay un dígito repetido.
record-wrong-scores = Puntuaciones en el marcador de puntos: { $found }; en este turno debe haber { $right }.
record-wrong-totals = «{ $found }» no encaja con las puntuaciones totales de las rondas terminadas. En la ronda 1 no hay ninguna; en la ronda 2 hace falta una por asiento, tras una barra vertical.
record-bad-count = «{ $found }» no es una cantidad de puntos, como { $right }.
record-no-position = La partida ha terminado: las líneas de posición son para los turnos { $right }.

## Links

record-long-link = El enlace tiene { $found } caracteres; ninguno pasa de { $right }.
record-bad-link-character = «{ $found }» no puede estar en un enlace: solo se compone de { $right }.
record-damaged-link = Este enlace está dañado: una parte de «{ $found }» se perdió o cambió por el camino.
record-unknown-link-version = Este enlace se creó con un programa más reciente (versión { $found }; aquí se conoce la { $right }).
