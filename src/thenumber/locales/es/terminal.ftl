### The command `thenumber`: help, prompts, messages.

cli-start = ¿Es tu primera vez? Prueba con:
cli-lang = Idioma de todos los textos: { $languages }. Si no se indica, se toma del entorno.
cli-version = Muestra la versión y termina.

cli-score = Puntúa partidas: veredictos, puntos, totales y victorias.
cli-score-file = Un registro (.tnr), o - para la entrada estándar.
cli-score-json = Una línea de JSON por partida en lugar del registro.
cli-score-keep-going = Omite las partidas con errores y puntúa las demás.

cli-replay = Vuelve a ver una partida registrada, turno a turno.
cli-replay-source = Un registro (.tnr), - para la entrada estándar, o un enlace.
cli-replay-game = Qué partida del archivo, contando desde 1.

cli-link = Convierte partidas registradas en enlaces, uno por línea.
cli-link-names = Incluye en el enlace los nombres de quienes juegan.
cli-unlink = Convierte un enlace en un registro.
cli-unlink-text = El enlace, o una dirección web que termine en él.

cli-play = Juega contra bots, o en grupo con un mismo teclado.
cli-play-names = Quiénes juegan; sin ningún nombre, juegas tú contra los bots.
cli-play-bots = Cuántos bots, o cuáles: { $bots }.
cli-play-level = La fuerza de los bots: { $levels }. Cuáles juegan, se sortea.
cli-play-seed = Hace repetibles las decisiones de los bots.
cli-play-save = Añade el registro a este archivo al terminar la partida.

cli-rules = Muestra las reglas del juego.

## Words that frame the help

help-usage = Uso:
help-options = Opciones:
help-arguments = Argumentos:
help-options-mark = [OPCIONES]
help-command-mark = COMANDO [ARGS]...
help-help = Muestra esta ayuda y termina.
help-required = [obligatorio]

## Errors

usage-no-option = No existe la opción { $found }.
usage-no-value = { $found } necesita un valor.
usage-whole-number = { $found } necesita un número entero, como 1.
usage-no-command = No existe el comando «{ $found }».
usage-too-much = «{ $found }» sobra aquí.
error = Error: { $message }
error-no-file = No se puede leer el archivo «{ $file }»: { $reason }
error-no-file-or-link = «{ $source }» no es ni un archivo legible ni un enlace completo.
error-no-games = No hay ninguna partida en { $file }.
error-no-such-game = No existe la partida { $game } en { $file }; solo hay { $count }.
error-unknown-language = No existe el idioma «{ $found }»; hay estos: { $right }.
error-too-many = The Number es para { $right } personas, y así serían { $found }.
error-level = No hay ningún nivel «{ $found }»; hay { $right }.
error-level-and-bots = Elige un nivel o los bots «{ $found }», no ambos.
error-name = «{ $found }» no puede ser un nombre: necesita de 1 a { $right } caracteres visibles, sin @ delante.
error-name-twice = Dos personas no pueden llamarse igual: «{ $found }».
error-save = No se pudo escribir el registro en { $file }: { $reason }
error-system = El comando ha tenido que interrumpirse: { $reason }

## Playing

play-you-are = Eres { $name }.
play-welcome = Escribe tres dígitos, en secreto. Los números altos dan más puntos, pero queda eliminado el que comparte un dígito con otro más bajo.
play-keys = 0-9 escriben · Retroceso corrige · Intro coloca · Ctrl-C termina
play-keys-hidden = 0-9 escriben · Retroceso corrige · Espacio muestra u oculta · Intro coloca · Ctrl-C termina
play-your-number = { $name }, tu número:
play-hand-over = Ahora le toca escribir a { $name }. Los demás, ¡sin mirar!
play-hand-over-key = { $name }: pulsa Intro cuando tengas el teclado.
play-reveal-key = Todos los números están escritos. Pulsa Intro para descubrirlos.
play-begin-key = Intro: empezar
play-next-key = Intro: siguiente turno
play-next-round-key = Intro: siguiente ronda
play-round-end-key = Intro: final de la ronda
play-sits-out = { $name } no participa este turno: tiene los diez dígitos tachados.
play-stopped = La partida se ha detenido.
play-save-question = ¿Guardar el registro? Nombre de archivo, o solo Intro para no guardarlo:
play-saved = El registro está en { $file }.
play-again-hint = Para volver a ver la partida: { $command }

## Tables and ladders

ladder-title = La comprobación, del más alto al más bajo
column-player = nombre
column-digits = dígitos
column-place = puesto
column-round = ronda { $round }
crossed-out-legend = { $mark } = tachado

## Replay

replay-unfinished = El registro acaba aquí; la partida no se terminó.
replay-keys = Intro o →: siguiente · ←: atrás · q: terminar

## Columns of a board: the scores of the round together, and the total of an earlier round

column-so-far = parcial
column-round-short = R{ $round }
