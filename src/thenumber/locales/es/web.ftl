### La página en el navegador: inicio, lección, reglas, marcador, ver de nuevo una partida.
### Lo que va entre *asteriscos* se muestra en negrita.

## La página misma

page-description = The Number en el navegador: con teléfonos alrededor de una mesa, en la tele, en un solo dispositivo o contra bots. Una versión no oficial hecha por aficionados.
page-needs-script = Esta página necesita JavaScript.
page-missing = Aquí no hay nada.
page-missing-about = Esta dirección no existe. Quizá falte una letra o el enlace esté cortado.
page-home = Ir al inicio
page-not-built = El servidor está en marcha, pero su página todavía no se ha construido. Donde están las fuentes, la construye esta orden: { $command }

## Inicio

home-pitch = Escribe un número. Cuanto más alto, más vale, salvo que uno más bajo comparta un dígito con el tuyo.
home-picture = 761 cae: su 1 también está en 513, que es más bajo.
home-play = Jugar ahora
home-friends = Con amigos
home-friends-about = Envía un enlace o muestra un código QR
home-device = En este dispositivo
home-device-about = Un teléfono o una tableta pasa de mano en mano
home-tv = En la tele
home-tv-about = La mesa en la pantalla grande, los números en los teléfonos
home-daily = Número del día
home-daily-about = Una posición y un número, iguales para todo el mundo
home-code = Entrar con un código
home-code-short =
    { $count ->
        [one] Una letra más: un código tiene seis.
       *[other] { $count } letras más: un código tiene seis.
    }
home-join = Entrar
home-learn = Aprender
home-learn-about = en dos minutos
home-rules = Reglas
home-rules-about = todas en una página
home-scorekeeper = Anotador
home-scorekeeper-about = para el juego de la caja
home-games = Mis partidas
home-games-about = en este dispositivo
home-replay = Abrir una partida
home-replay-about = un archivo o un enlace
you-name = Tú

## Ajustes

settings-title = Ajustes
setting-language = Idioma
setting-theme = Aspecto
theme-system = como el dispositivo
theme-light = claro
theme-dark = oscuro

## Lo que ha fallado

trouble-offline = No se puede llegar al servidor. ¿Hay red?
trouble-server = Algo ha fallado en el servidor. Inténtalo otra vez.
try-again = Intentar otra vez
reckon-too-long = Es demasiado largo para una sola partida: como mucho { $right } kB.

## Aprender

learn-title = Aprender
learn-step = { $step } de { $of }
learn-look = Se descubren todos y se comprueban del más alto al más bajo.
learn-check-write = Todos escriben un número en secreto. Si queda aprobado, vale su *primer dígito*. Prueba *{ $number }*.
learn-check-eliminated = Un número *cae* cuando uno *más bajo* tiene alguno de sus dígitos. No puntúa, pero conservas tus dígitos.
learn-check-approved = El tuyo queda *aprobado*: ningún número más bajo tiene alguno de sus dígitos. Vuelve atrás y prueba *{ $suggested }* para ver caer uno.
learn-twins-write = Quien puntúa *tacha* los dígitos de su número, como muestran los marcadores. Prueba ahora *{ $number }*.
learn-twins-same = Los números *idénticos* no se estorban. Son los más altos aprobados, así que cada uno gana la *bonificación*. Tu dígito queda tachado hasta la próxima ronda.
learn-twins-approved = El tuyo queda aprobado, así que sus dígitos están *tachados* hasta la próxima ronda. Vuelve atrás y prueba *{ $suggested }* para encontrar un gemelo.
learn-twins-eliminated = El tuyo ha caído, así que conservas sus dígitos. Vuelve atrás y prueba *{ $suggested }* para encontrar un gemelo.
learn-double-write = Otra mesa, el *último turno* de una ronda: el primer dígito cuenta *doble* y la bonificación es *8*. Te quedan 0, 2 y 7. Prueba *{ $number }*.
learn-double-highest = ¡*{ $score }* puntos en un turno! Después del turno 5, cada dígito tachado vale 1 punto más. Luego vuelven los diez para la ronda 2.
learn-double-approved = El tuyo queda aprobado y su primer dígito ha contado *doble*. Después del turno 5, cada dígito tachado vale 1 punto más. Luego vuelven los diez para la ronda 2.
learn-double-eliminated = El tuyo ha caído. Tres dígitos iguales chocan menos: vuelve atrás y prueba *{ $suggested }*.
learn-back = Atrás
learn-next = Siguiente
learn-skip = Saltar la lección
learn-rules = Todas las reglas
learn-end = Eso es todo el juego.
idea-score = Tu *primer dígito* da puntos, y el número aprobado *más alto* gana la bonificación.
idea-fall = Un número *cae* si uno *más bajo* tiene alguno de sus dígitos. Los idénticos no se estorban.
idea-cross = Los dígitos que han puntuado quedan *tachados* hasta el final de la ronda. Tras dos rondas de cinco turnos gana quien tenga más puntos.

## Reglas

rules-try = Probar en dos minutos
example-void = Rojo ya había tachado el 6 y el 8. Por eso 168 es nulo, y su 1 no perjudica a 910.
example-check = 761 cae por el 1 de 513. Los dos 444 no se estorban. 513 es el más alto aprobado.
example-chain = Caen todos menos el más bajo, algunos por un número que también cae.
example-zero = Los dos 900 caen por el 0 de 011. No da puntos propios, pero gana la bonificación.
example-double = Turno 5: dos veces 7, y 8 más.

## Ver de nuevo una partida

replay-title = Abrir una partida
replay-lead = Vuelve a ver una partida turno a turno, desde un archivo o desde un enlace que la lleva entera.
replay-file = Elegir un archivo
replay-drop-hint = o suéltalo en cualquier parte de esta página
replay-drop = Suéltalo aquí
replay-paste = O pega un enlace o el texto de una partida
replay-open = Abrir
replay-cannot = No se puede abrir.
replay-where = Línea { $line }, columna { $column }
replay-loading = Un momento…
replay-choose = { $count } partidas. ¿Cuál?
replay-game = Partida { $no }
replay-not-over = sin terminar
replay-more = Mostrar más
replay-another = Abrir otra
replay-end = Cómo acabó
replay-stands = Cómo va
replay-turns = Turnos
replay-review = Análisis
replay-back = Un turno atrás
replay-next = Turno siguiente
replay-play = Dejar correr
replay-pause = Parar

## Lo que queda de una partida

keep-link = Copiar enlace
keep-share = Compartir enlace
keep-picture = Imagen
keep-download = Guardar archivo
keep-record = Copiar texto
keep-copied = Copiado

## Y si

whatif-ask = ¿Y si…?
whatif-title = ¿Y si…?
whatif-who = ¿Quién escribe otra cosa en este turno?
whatif-instead = { $name } había escrito { $number }. ¿Y en su lugar?
whatif-see = Ver qué pasa
whatif-somebody = Otra persona
whatif-nothing = Ningún número
whatif-said = ¿Y si en la ronda { $round }, turno { $turn }, { $name } hubiera escrito *{ $number }* en vez de *{ $was }*?
whatif-void =
    { $count ->
        [one] Entonces el { $number } de { $name } en la ronda { $round }, turno { $turn }, ya no es posible y cuenta como nulo.
       *[other] Entonces ya no son posibles { $count } números posteriores, que cuentan como nulos. El primero es el { $number } de { $name } en la ronda { $round }, turno { $turn }.
    }
whatif-final = { $is } en vez de { $was }
whatif-same = No cambia las puntuaciones finales.
whatif-back = Volver a la partida

## Anotador

keeper-lead = Vosotros jugáis con la caja. Esta página comprueba los números, dice por qué y lleva las puntuaciones.
keeper-name = Nombre para { $seat }
keeper-remove = Quitar a { $name }
keeper-add = Una persona más
keeper-begin = Empezar
keeper-whose = ¿Qué ha escrito { $name }?
keeper-crossed =
    { $count ->
        [one] El { $digits } de { $name } está tachado: este número es nulo.
       *[other] Los dígitos { $digits } de { $name } están tachados: este número es nulo.
    }
keeper-no-number = Ningún número
keeper-nothing = ninguno
keeper-check = Comprobar
keeper-next = Sigue: { $name }
keeper-missing = Todavía falta un número.
keeper-cancel = Dejarlo como estaba
keeper-correcting = Corrección: ronda { $round }, turno { $turn }
keeper-correct = Corregir este turno
keeper-undo = Deshacer este turno
keeper-undo-last = Deshacer el último turno
keeper-next-turn = Turno siguiente
keeper-to-end = Ver el resultado
keeper-to-now = Seguir
keeper-now-void = Ronda { $round }, turno { $turn }: el { $number } de { $name } ahora es nulo.
keeper-turns = Turnos jugados
keeper-turn = Turno
keeper-correct-turn = Corregir: ronda { $round }, turno { $turn }
keeper-new = Partida nueva
keeper-sure = ¿Seguro? Esta partida se perderá.
keeper-again = Otra partida
keeper-replay = Ver la partida otra vez
pad-keys = Dígitos
