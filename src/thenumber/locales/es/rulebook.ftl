### The illustrated rulebook, and the rules from R35 on: what the box has besides R1 to R34.
### What stands between *stars* is shown in bold. rulebook.json says in which section a rule stands.

## The rules, continued

R35 = Cada cual toma el marcador de puntos y la tarjeta de número de un color (rojo, azul, verde, amarillo o morado) y un rotulador.
R36 = Cada color tiene su propio símbolo, abajo a la derecha en el marcador de puntos y en la tarjeta de número, así que nadie necesita distinguir los colores.
R37 = Cada casilla de puntuación lleva impresa la bonificación de su turno; otras dos casillas esperan la cantidad de dígitos tachados y la puntuación total.
R38 = En el reverso del marcador de puntos hay sitio para la puntuación total de las dos rondas y para la puntuación final.
R39 = El primero de los tres espacios de la tarjeta de número está marcado: ese dígito es el que da los puntos.
R40 = Quien ya ha escrito coloca su tarjeta de número boca abajo en el centro de la mesa.
R41 = El número más alto se coloca arriba, el más bajo abajo, y se comprueba del más alto al más bajo.
R42 = Los números idénticos se colocan uno al lado del otro.
R43 = Las tarjetas aprobadas se quedan boca arriba; las eliminadas se ponen boca abajo.
R44 = Cada cual escribe su puntuación en la casilla de este turno, recupera su tarjeta de número y la borra.
R45 = Vigila cuántos dígitos usas en cada turno, porque con los diez tachados ya no puedes participar en esta ronda.
R46 = Primero se anota en su casilla la cantidad de dígitos tachados y después la puntuación total: las puntuaciones 7, 2, 6, 0 y 22 suman 37 y, con seis dígitos tachados, son 43.
R47 = La puntuación total se anota en el reverso del marcador de puntos; tras la ronda 1 solo se borra el anverso.
R48 = Tras la ronda 2 se suman en el reverso las dos puntuaciones totales: 43 + 31 = 74.

## Headings

rules-heading-last = El último turno
rules-heading-round = El final de una ronda
rules-heading-game = El final de la partida
rules-heading-hint = Un consejo
book-original-title = El juego original
book-phase = Fase { $no }
book-reference = Regla por regla: { $part }
book-contents = En esta página

## What everybody has

book-table = Juegan de tres a cinco personas, *dos rondas* de *cinco turnos*. Cada cual tiene un *marcador de puntos* a la vista de todo el mundo, una *tarjeta de número* en la que escribe en secreto y un rotulador. Cada turno pasa por tres fases: selección, comprobación y resolución.
book-colours = Elige un color. Cada uno tiene su símbolo, así que nadie necesita distinguir los colores.
book-digits = Diez dígitos. Los que te dan puntos se tachan.
book-boxes = Cinco casillas de puntuación, una por turno, con la bonificación ya impresa.
book-ends = Una casilla para la cantidad de dígitos tachados y otra para la puntuación total de la ronda.
book-back = El reverso del marcador de puntos: la puntuación total de las dos rondas y la puntuación final.
book-corner = Tu símbolo, abajo a la derecha en el marcador de puntos y en la tarjeta de número.
book-tablet = Tu tarjeta de número, para tres dígitos. El primer espacio está marcado: ese dígito es tu puntuación.

## A turn

book-choose = Todos a la vez y en secreto, escribid un número de *tres dígitos* y colocad la tarjeta de número boca abajo. Usa solo dígitos que *no estén tachados* en tu marcador de puntos. Puedes repetir el mismo, como en 444.
book-choose-picture = Cuatro tarjetas de número están boca abajo. En la quinta todavía se escribe.
book-check = Descubrid todas las tarjetas de número y ordenadlas. Después mirad del *más alto* al más bajo: un número que comparte un dígito con *cualquier número más bajo* queda *eliminado* y su tarjeta se pone boca abajo. Todos los demás quedan *aprobados* y siguen boca arriba.
book-resolve = Un número aprobado vale su *primer dígito*, y el número aprobado *más alto* suma la *bonificación* del turno. Escribe la puntuación en su casilla y *tacha* todos los dígitos de tu número. Un número eliminado vale 0 puntos, pero conservas tus dígitos.
book-score-highest = Aprobado y el más alto: primer dígito y bonificación
book-score-approved = Aprobado: primer dígito
book-score-eliminated = Eliminado: nada
book-crossed = 513 ha dado 7 puntos. Después se tachan el 5, el 1 y el 3 hasta el final de la ronda.
book-last = En el turno 5 el primer dígito cuenta *doble*. La bonificación de 8 se suma después y no se duplica.
book-last-picture = 777 es el número aprobado más alto del turno 5.

## The end

book-round = Tras el turno 5, *cuenta* tus dígitos tachados y anota cuántos son en su casilla: cada uno vale *1 punto*. Las cinco puntuaciones y esa cantidad forman la *puntuación total* de la ronda.
book-sum = Cinco puntuaciones y los dígitos tachados: { $sum }
book-round-picture = El marcador de puntos que empezó con 513. Hay seis dígitos tachados.
book-game = Anota la puntuación total en el *reverso* de tu marcador de puntos. Borra el anverso: en la ronda 2 todo el mundo vuelve a tener los diez dígitos. Al final, suma las dos puntuaciones totales. Gana la *puntuación final más alta*; en caso de empate, la victoria se comparte.
book-game-picture = El reverso de todos los marcadores de puntos
book-hint = Vigila *cuántos dígitos* usas en cada turno. Con los diez tachados ya *no participas* en lo que queda de ronda y puntúas 0 en cada turno.
book-hint-picture = Tres dígitos distintos turno tras turno: no queda nada para el turno 5.
book-original = Salió primero con el nombre de Suzie-Q. La caja, con sus marcadores, tarjetas y rotuladores, está en las tiendas de juegos y en Repos Production; su reglamento lleva también a un vídeo que explica las reglas. Si te gusta el juego, date el capricho del original.

## Examples

example-void = Rojo ya había tachado el 6 y el 8. Por eso 168 es nulo, y su 1 no perjudica a 910.
example-check = Los números idénticos, como los dos 444, se colocan uno al lado del otro y no se eliminan entre sí. El número más bajo siempre queda aprobado.
example-chain = Quedan eliminados todos menos el más bajo, algunos por un número que también queda eliminado.
example-zero = Los dos 900 quedan eliminados por el 0 de 011. Ese no da puntos propios, pero gana la bonificación.
