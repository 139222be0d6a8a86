### Las partidas de este dispositivo: para seguir, terminadas, y lo que suman. Lo que está entre *estrellas* se destaca.

## Para seguir

goon-title = Seguir jugando
# a table at which nobody else sits yet
goon-nobody = todavía nadie más
goon-lobby = sin empezar
goon-yours = te toca
goon-all = Las { $count } partidas en curso
goon-forget = Quitar { $code } de esta lista
goon-forget-sure = Después no podrás volver a tu asiento desde este dispositivo.
goon-forget-yes = Quitar

## Terminadas

games-count =
    { $count ->
        [one] { $count } partida terminada
       *[other] { $count } partidas terminadas
    }
games-empty = Aquí todavía no has terminado ninguna partida.
games-empty-about = Aquí se guarda cada partida que terminas en este dispositivo: para volver a verla, para analizarla y para ver cómo te va.
games-play = Jugar una
games-played = Partidas terminadas
games-won = ganada
games-own-score = Tu puntuación final:
games-best-score = La puntuación final más alta:
games-no-date = sin fecha
# $percent comes with its sign
games-accuracy = Precisión: { $percent }
games-delete = Borrar
games-delete-sure = ¿Borrar esta partida de este dispositivo?
games-delete-yes = Sí, borrar
games-keep = Conservar
games-none = En este archivo no hay ninguna partida.
games-too-long = Este archivo es demasiado largo para ser de partidas.
# where a game was played
kind-alone = en solitario
kind-table = en una mesa
kind-device = en este dispositivo
kind-box = con el juego de mesa
kind-file = de un archivo

## Lo que suman

stats-title = Cómo te va
stats-nobody = En ninguna de estas partidas se sabe qué asiento era el tuyo.
stats-games = partidas
stats-wins = ganadas
stats-average = puntos de media
stats-opponents = Contra
stats-won = Ganadas
stats-won-of = { $wins } de { $games }
stats-bots-level = Bots hasta el nivel { $level }
against-people = Personas
against-mixed = Personas y bots
against-bots = Bots
stats-accuracy = Tu precisión con el tiempo
stats-accuracy-word = precisión
stats-accuracy-none = El análisis te dice lo buenos que eran tus números. Analiza una partida y empezará la curva.
stats-accuracy-legend = Los círculos son partidas, la línea es la media de las últimas { $count }.
stats-day = Día
stats-review-one =
    { $count ->
        [one] Analizar la última partida
       *[other] Analizar una más (quedan { $count })
    }
stats-reviewing = Analizando el turno { $turn } de { $of }…
stats-digits = Tus dígitos
stats-favourite =
    { $count ->
        [one] Tu dígito favorito es el *{ $digit }*: lo has escrito { $count } vez.
       *[other] Tu dígito favorito es el *{ $digit }*: lo has escrito { $count } veces.
    }
stats-fatal =
    { $count ->
        [one] El más traicionero es el *{ $digit }*: te ha eliminado { $count } vez.
       *[other] El más traicionero es el *{ $digit }*: te ha eliminado { $count } veces.
    }
stats-digits-legend = Debajo de cada dígito: cuántas veces lo has escrito y, tachado, cuántas veces te ha eliminado.
stats-digit = Dígito
stats-written = escrito
stats-fell = te ha eliminado
stats-best-turn = El mejor turno
stats-best-turn-said =
    { $count ->
        [one] *{ $number }* te dio *{ $score }* punto.
       *[other] *{ $number }* te dio *{ $score }* puntos.
    }
stats-unluckiest = La peor suerte
stats-unluckiest-said =
    { $count ->
        [one] *{ $number }* quedó eliminado: solo su { $digits } estaba también en { $numbers }.
       *[other] *{ $number }* quedó eliminado: sus dígitos { $digits } estaban también en { $numbers }.
    }

## A otra parte

move-title = Llévatelas contigo
# $count is how many games are kept
move-about = Tus partidas están en este navegador y en ningún otro sitio: las { $count } más recientes. No hay cuentas de usuario.
move-send = A otro dispositivo
move-save = Guardar en un archivo
move-open = Añadir desde un archivo
move-link-about =
    { $count ->
        [one] Este enlace lleva tu partida. Quien lo abra puede añadirla a las suyas.
       *[other] Este enlace lleva las { $count } partidas. Quien lo abra puede añadirlas a las suyas.
    }
# the picture, for those who don't see it
move-qr = Código QR que lleva tus partidas a otro dispositivo
move-no-qr = Para un código QR son demasiadas; el enlace las lleva todas.
move-too-many = { $count } partidas son demasiadas para un enlace. En un archivo caben todas: guárdalo aquí y añádelo allí.
move-brought =
    { $count ->
        [one] Este enlace trae { $count } partida.
       *[other] Este enlace trae { $count } partidas.
    }
move-add = Añadir a mis partidas
move-not-now = Ahora no
move-damaged = Este enlace está dañado: una parte se perdió por el camino.
move-cannot = No se ha añadido nada.
move-added =
    { $count ->
        [0] Ninguna partida nueva.
        [one] Se ha añadido { $count } partida.
       *[other] Se han añadido { $count } partidas.
    }
move-known =
    { $count ->
        [one] { $count } ya estaba aquí.
       *[other] { $count } ya estaban aquí.
    }
move-unfinished =
    { $count ->
        [one] { $count } quedó sin terminar y no se añade.
       *[other] { $count } quedaron sin terminar y no se añaden.
    }
move-clear = Borrar todas las partidas
move-clear-sure =
    { $count ->
        [one] ¿Borrar esta partida de este dispositivo? No se puede recuperar.
       *[other] ¿Borrar las { $count } partidas de este dispositivo? No se pueden recuperar.
    }
move-clear-yes = Borrar todas
