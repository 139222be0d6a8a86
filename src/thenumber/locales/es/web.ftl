### La página en el navegador: inicio, lección, reglas, marcador, ver de nuevo una partida.
### Lo que va entre *asteriscos* se muestra en negrita.

## La página misma

page-description = The Number en el navegador: con móviles alrededor de una mesa, en la tele, en un solo dispositivo o contra bots. Una versión no oficial hecha por aficionados.
page-needs-script = Esta página necesita JavaScript.
page-missing = Aquí no hay nada.
page-missing-about = Esta dirección no existe. Quizá falte una letra o el enlace esté cortado.
page-home = Volver al inicio
page-not-built = El servidor está en marcha, pero su página todavía no se ha construido. Donde están las fuentes, la construye este comando: { $command }

## Inicio

home-pitch = Escribe un número. Cuanto más alto, más vale, salvo que uno más bajo comparta un dígito con el tuyo.
home-picture = 761 queda eliminado: su 1 también está en 513, que es más bajo.
home-play = Jugar ahora
home-friends = Con amigos
home-friends-about = Envía un enlace o muestra un código QR
home-device = En este dispositivo
home-device-about = Un móvil o una tableta pasa de mano en mano
home-tv = En la tele
home-tv-about = La mesa en la pantalla grande, los números en los móviles
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
home-scorekeeper-about = para el juego de mesa
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

trouble-offline = No se puede llegar al servidor. ¿Tienes conexión?
trouble-server = Algo ha fallado en el servidor. Inténtalo otra vez.
try-again = Intentar otra vez
reckon-too-long = Es demasiado largo para una sola partida: como mucho { $right } kB.

## Aprender

learn-title = Aprender
learn-step = { $step } de { $of }
learn-look = Se descubren todos los números y se comprueban del más alto al más bajo.
learn-check-write = Todo el mundo escribe un número en secreto. Si el tuyo queda *aprobado*, puntúas su *primer dígito*. Prueba *{ $number }*.
learn-check-eliminated = Un número queda *eliminado* cuando otro *más bajo* tiene alguno de sus dígitos. No puntúa, pero conservas tus dígitos.
learn-check-approved = El tuyo queda *aprobado*: ningún número más bajo tiene alguno de sus dígitos. Vuelve atrás y prueba *{ $suggested }* para ver uno eliminado.
learn-twins-write = Quien puntúa *tacha* los dígitos de su número, como muestran los marcadores. Prueba ahora *{ $number }*.
learn-twins-same = Los números *idénticos* no se eliminan entre sí. Son los aprobados más altos, así que cada uno gana la *bonificación*. Tu dígito queda tachado hasta la próxima ronda.
learn-twins-approved = El tuyo queda aprobado, así que sus dígitos están *tachados* hasta la próxima ronda. Vuelve atrás y prueba *{ $suggested }* para encontrar un gemelo.
learn-twins-eliminated = El tuyo queda eliminado, así que conservas sus dígitos. Vuelve atrás y prueba *{ $suggested }* para encontrar un gemelo.
learn-double-write = Otra mesa, el *último turno* de una ronda: el primer dígito vale *doble* y la bonificación es *8*. Te quedan 0, 2 y 7. Prueba *{ $number }*.
learn-double-highest = ¡*{ $score }* puntos en un turno! Después del turno 5, cada dígito tachado vale 1 punto más. Luego vuelven los diez para la ronda 2.
learn-double-approved = El tuyo queda aprobado y su primer dígito ha valido *doble*. Después del turno 5, cada dígito tachado vale 1 punto más. Luego vuelven los diez para la ronda 2.
learn-double-eliminated = El tuyo queda eliminado. Tres dígitos iguales chocan menos: vuelve atrás y prueba *{ $suggested }*.
learn-back = Atrás
learn-next = Siguiente
learn-skip = Saltar la lección
learn-rules = Todas las reglas
learn-end = Y eso es todo: ¡ya sabes jugar!
idea-score = Tu *primer dígito* da puntos, y el número aprobado *más alto* gana la bonificación.
idea-fall = Un número queda *eliminado* si otro *más bajo* tiene alguno de sus dígitos. Los idénticos no se eliminan entre sí.
idea-cross = Los dígitos que han puntuado quedan *tachados* hasta el final de la ronda. Tras dos rondas de cinco turnos gana quien tenga más puntos.

## Reglas

rules-try = Pruébalo en dos minutos

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
replay-play = Reproducir
replay-pause = Pausar

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
whatif-instead = { $name } escribió { $number }. ¿Y en su lugar?
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
whatif-same = Las puntuaciones finales no cambian.
whatif-back = Volver a la partida

## Anotador

keeper-lead = ¿Jugáis con el juego de mesa? Esta página comprueba los números, explica por qué y lleva las puntuaciones.
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
