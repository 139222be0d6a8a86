### How the command `thenumber` is used: its help, wrong command lines, exit codes.

help-about = Juega a The Number, el juego de faroles de Hisashi Hayashi. «thenumber serve» lo abre en el navegador, para móviles, tabletas y un televisor de la misma red; todos los demás comandos se quedan en la terminal. Versión no oficial hecha por aficionados.
section-play = Jugar:
section-records = Partidas registradas:
section-bots = Bots y análisis:
section-data = Lo que guarda un servidor:
help-exit-codes = Códigos de salida:
help-command = COMANDO
help-more = «{ $command }» cuenta más sobre un comando.
help-default = (por defecto: { $value })
play-usual-bots = 3 bots; entre varias personas, los que falten para ser 3

## What stands for something to be typed

mark-file = ARCHIVO
mark-link = ENLACE
mark-name = NOMBRE
mark-language = IDIOMA
mark-count = N
mark-level = NIVEL
mark-position = POSICIÓN
mark-seat = ASIENTO
mark-seconds = SEGUNDOS
mark-date = FECHA
mark-address = DIRECCIÓN
mark-port = PUERTO
mark-url = URL
mark-path = RUTA
mark-directory = DIRECTORIO
mark-command = COMANDO
mark-days = DÍAS

## Exit codes

exit-0 = Hecho. También si la salida solo se lee en parte, como hace «head».
exit-1 = Hay algo mal en lo que se ha leído, o no se ha podido hacer.
exit-2 = La línea de comandos es incorrecta. No se ha hecho nada.
exit-130 = Terminado con Ctrl-C.

## Wrong command lines

usage-try = { $message } Ayuda: { $command }
usage-suggestion = { $message } ¿Querías decir { $names }?
usage-or = { $first } o { $last }
usage-missing-parameter = Falta { $name }: { $about }
usage-takes-no-value = { $found } no lleva ningún valor.
usage-game-number = { $found } no es ninguna partida: se cuentan desde 1.
note-encoding = { $language } no se puede mostrar con la codificación { $encoding }, así que todo está en inglés. Se arregla con LC_ALL=C.UTF-8.

## At a table on a server

join-go-on = Intro: seguir

## Before and after the work

compiling = Se compila el motor de cálculo; ocurre una sola vez y tarda cerca de un minuto
review-usual-time = siempre los mismos pasos, para que el resultado sea el mismo
play-unsaved-before = El registro no se podría guardar en { $file }: { $reason }. Indica otro archivo con --save; aún no se ha jugado nada.
play-record-below = Para que no se pierda nada, este es el registro:
store-nothing = No hay nada en { $found }: ningún servidor ha guardado nada ahí. No se ha creado nada.
export-no-games = Todavía no hay partidas terminadas.
