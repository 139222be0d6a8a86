### The live table and its server: refusals, settings, and what `serve`, `join` and their kin say.
### $found is what was given, $right what would be right.

## Refusals: why something can't be done at the table now

refusal-not-here = No estás en esta mesa. Primero toma asiento.
refusal-not-the-owner = Solo puede hacerlo quien lleva la mesa.
refusal-bad-name = Esto no puede ser un nombre: necesita de 1 a { $right } caracteres visibles, sin @ delante.
refusal-already-here = Ya estás en esta mesa.
refusal-locked = La mesa está cerrada: no puede sentarse nadie más.
refusal-full = La mesa está llena.
refusal-game-running = Eso tiene que esperar a que termine la partida.
refusal-game-not-over = La partida aún no ha terminado.
refusal-too-few = Muy poca gente para empezar: { $found } de un mínimo de { $right }. También pueden sentarse bots.
refusal-no-game = No hay ninguna partida en curso.
refusal-paused = La partida está en pausa.
refusal-not-paused = La partida no está en pausa.
refusal-again-first = La partida ha terminado. Elige primero «otra partida» y luego cambia quién juega.
refusal-unknown-bot = No existe el bot «{ $found }»; hay estos: { $right }.
refusal-no-such-seat = Ese asiento no existe.
refusal-owner-stays = Tú llevas esta mesa. Primero cédesela a otra persona.
refusal-nobody-there = Ahí no hay nadie.
refusal-bots-own-nothing = Solo una persona puede llevar una mesa.
refusal-bad-option = «{ $found }» no vale aquí; valores posibles: { $right }.
refusal-too-many-sit = Asientos ocupados: { $found }. Son demasiados para una mesa de { $right }.
refusal-already-owner = Tú ya llevas esta mesa.
refusal-owner-is-here = Quien lleva la mesa está aquí, y nadie ha esperado lo suficiente.
refusal-turn-is-over = Ese turno ha terminado: los números ya se han descubierto.
refusal-only-waiting = Tendrás asiento en la próxima partida.
refusal-sits-out = Tienes tachados los diez dígitos: descansas lo que queda de ronda.
refusal-bots-first = Los bots aún están escribiendo. Es solo un momento.
refusal-not-a-number = Un número tiene exactamente tres dígitos, como 042.
refusal-bad-nonce = No se puede crear el sello de este número.
refusal-crossed-out = Ya tachado en tu marcador de puntos: { $found }. Aún puedes usar { $right }.
refusal-nothing-written = No has escrito ningún número.
refusal-no-bot-there = Ahí no juega ningún bot.
refusal-already-written = Ahí ya hay un número escrito.
refusal-nobody-has-written = Nadie ha escrito aún un número.
refusal-store-unavailable = El servidor no puede guardar nada ahora mismo. Prueba otra vez dentro de un momento.
refusal-internal = Algo ha fallado en el servidor. No ha cambiado nada.
refusal-not-understood = El servidor no lo ha entendido.
refusal-too-fast = Demasiadas cosas a la vez. Espera { $right } s.
refusal-other-protocol = Esta página es más antigua o más nueva que el servidor. Vuelve a cargarla.
refusal-hello-first = Nadie ha saludado al servidor como es debido.
refusal-other-origin = Una página de otro sitio no puede hacer eso.
refusal-no-such-table = No hay ninguna mesa con este código.
refusal-too-many-codes = Se han probado demasiados códigos. Espera un poco.
refusal-too-many-tables = Se han creado demasiadas mesas desde aquí. Espera un poco.
refusal-no-such-game = Esa partida no existe.
refusal-not-found = Aquí no hay nada.
refusal-bad-request = El servidor no sabe qué hacer con esta petición.

## Settings of the server

settings-unknown = { $name } no es un ajuste; hay estos: { $right }.
settings-no-home = No hay un directorio personal donde guardar los datos. Indica un directorio con { $name }.
settings-base-path-differs = { $name } es «{ $found }», pero la URL pública termina en «{ $right }».
settings-bad-data = { $name }: «{ $found }» no es un directorio.
settings-bad-host = { $name }: «{ $found }» no es una dirección en la que escuchar, como { $right }.
settings-bad-port = { $name }: «{ $found }» no es un puerto; los puertos son { $right }.
settings-bad-workers = { $name }: «{ $found }» no vale; valores posibles: { $right }.
settings-bad-database = { $name } necesita una URL como { $right }, y no «{ $found }».
settings-bad-public-url = { $name } necesita una dirección web como { $right }, y no «{ $found }».
settings-bad-base-path = { $name } necesita una ruta como { $right }, y no «{ $found }».
settings-bad-flag = { $name }: «{ $found }» no vale; valores posibles: { $right }.
settings-bad-retention = { $name } necesita un número de días, { $right }, y no «{ $found }».
settings-bad-log-level = { $name }: «{ $found }» no vale; valores posibles: { $right }.

## The server

cli-serve = Inicia el servidor: mesas en móvil, navegador y terminal.
cli-serve-host = Dirección en la que escuchar.
cli-serve-port = Puerto en el que escuchar; con 0 se toma uno libre.
cli-serve-data = Directorio para todo lo que guarda el servidor.
cli-serve-database = PostgreSQL por URL en lugar de SQLite en el directorio de datos.
cli-serve-public-url = Cómo se llega al servidor desde fuera.
cli-serve-base-path = Lo que precede a cada ruta, como /number.
cli-serve-behind-proxy = Se fía de lo que un proxy dice sobre quién hace la petición.
cli-serve-retention-days = Días que tarda en borrarse una mesa que nadie toca.
cli-serve-workers = Procesos que piensan por los bots.
cli-serve-log-level = Cuánto se anota en el log.
cli-serve-browser = Abre el navegador.
serve-running = El servidor de The Number está en marcha. Los móviles de la misma red lo encuentran aquí:
serve-stop = Ctrl-C termina el servidor.
serve-failed = No se pudo iniciar el servidor: { $reason }

## Joining a table in the terminal

cli-join = Juega en la terminal, en una mesa de un servidor.
cli-join-url = El enlace a una mesa.
cli-join-name = Cómo te llamas.
join-no-server = No se puede llegar a { $url }: { $reason }
join-bad-url = «{ $found }» no es un enlace a una mesa, como { $right }.
join-help = Tres dígitos (042): tu número · e borra · s empieza · b NOMBRE suma un bot · r descubre ya · q se va
join-lobby = Mesa { $code }. Asientos ocupados: { $taken } de { $seats }.
join-written = Números escritos: { $written } de { $writers }.
join-your-tablet = Tu tarjeta de número: { $number }
join-lost = Se ha perdido la conexión. Nuevo intento…
join-seals-match = Cada sello corresponde a su número.
join-seals-broken = ¡Un sello no corresponde a su número!
join-not-understood = No se entiende «{ $found }».

## Verifying seals

cli-verify = Comprueba los sellos de partidas registradas.
verify-good = Partida { $game }: cada sello confirma su número.
verify-unsealed = La partida { $game } no tiene sellos.
verify-seals-missing = Partida { $game }, turno { $turn }: faltan los sellos.
verify-seal-unreadable = Partida { $game }, turno { $turn }, asiento { $seat }: el sello no se puede leer.
verify-seal-broken = Partida { $game }, turno { $turn }, asiento { $seat }: el sello no confirma este número.

## Looking after the data

store-url = Esto no es la dirección de una base de datos. Valdría una de estas formas: { $right }
store-unwritable = No se puede escribir { $found }: { $reason }
store-not-ours = { $found } no es una base de datos de este programa.
store-older = { $found } es de una versión anterior de este programa (esquema { $reason }; esta necesita { $right }). Inicia una vez el servidor con esos datos y vuelve a intentarlo.
store-newer = { $found } es de una versión más reciente de este programa (esquema { $reason }; esta conoce { $right }).
store-old-postgres = { $found } es PostgreSQL { $reason }; hace falta la versión { $right } o una más reciente.
store-unavailable = No se puede llegar a la base de datos { $found }: { $reason }
store-backup-missing = No existe la copia de seguridad { $found }.
store-exists = En { $found } ya hay algo; no se ha sobrescrito nada.
store-in-use = { $found } está en uso. Detén el servidor y vuelve a intentarlo; no se ha cambiado nada.
store-refused = La base de datos no acepta esto: { $found } ({ $reason })

cli-backup = Copia en un solo archivo todo lo que guarda el servidor.
cli-backup-file = El archivo que se escribe.
cli-restore = Restaura el contenido de una copia de seguridad.
cli-restore-file = El archivo que se lee.
cli-restore-replace = Reemplaza lo que haya.
cli-export = Escribe en stdout el registro de cada partida terminada.
backup-done = La copia de seguridad está en { $file }.
restore-done = Se ha restaurado todo desde { $file }.
