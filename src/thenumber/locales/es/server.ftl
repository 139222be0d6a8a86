### The live table and its server: settings, and what `serve`, `join` and their kin say.
### $found is what was given, $right what would be right.

## Settings of the server

settings-unknown = { $name } no es un ajuste; hay estos: { $right }.
settings-no-home = No hay un directorio personal donde guardar los datos. Indica un directorio con { $name }.
settings-base-path-differs = { $name } es «{ $found }», pero la URL pública termina en «{ $right }».
settings-bad-data = { $name }: «{ $found }» no es un directorio.
settings-bad-host = { $name }: «{ $found }» no es una dirección en la que escuchar, como { $right }.
settings-bad-port = { $name }: «{ $found }» no es un puerto; los puertos son { $right }.
settings-bad-workers = { $name }: «{ $found }» no vale; valores posibles: { $right }.
settings-bad-processes = { $name }: «{ $found }» no vale; valores posibles: { $right }.
settings-bad-database = { $name } necesita una URL como { $right }, y no «{ $found }».
settings-bad-public-url = { $name } necesita una dirección web como { $right }, y no «{ $found }».
settings-bad-base-path = { $name } necesita una ruta como { $right }, y no «{ $found }».
settings-bad-flag = { $name }: «{ $found }» no vale; valores posibles: { $right }.
settings-bad-retention = { $name } necesita un número de días, { $right }, y no «{ $found }».
settings-bad-log-level = { $name }: «{ $found }» no vale; valores posibles: { $right }.
settings-bad-log-format = { $name }: «{ $found }» no vale; valores posibles: { $right }.
settings-bad-metrics = { $name }: «{ $found }» no vale; valores posibles: { $right }.
settings-bad-password-file = { $name } debe indicar un archivo legible cuya primera línea sea una contraseña de al menos { $right } caracteres.

## The server

cli-serve = Inicia el servidor: mesas en móvil, navegador y terminal.
cli-serve-host = Dirección en la que escuchar.
cli-serve-port = Puerto en el que escuchar; con 0 se toma uno libre.
cli-serve-data = Directorio para todo lo que guarda el servidor.
cli-serve-database = PostgreSQL por URL en lugar de SQLite en el directorio de datos.
cli-serve-public-url = Cómo se llega al servidor desde fuera.
cli-serve-base-path = Lo que precede a cada ruta, como /number.
cli-serve-behind-proxy = Confía en lo que dice un proxy sobre quién hace la petición.
cli-serve-retention-days = Días que tarda en borrarse una mesa que nadie toca.
cli-serve-workers = Procesos que piensan por los bots.
cli-serve-processes = Procesos en los que viven las mesas; si hay más de uno, otro acepta las conexiones.
cli-serve-small = Bastan 512 MB de memoria: sin los bots fuertes y con un solo proceso para todos los análisis.
cli-serve-log-level = Cuánto detalle lleva el log.
cli-serve-log-format = Forma del log: líneas de texto o un objeto JSON por línea.
cli-serve-metrics = Quién puede ver /metrics: local, all u off.
cli-serve-admin-password-file = Archivo con la contraseña de la página de administración, en su primera línea.
cli-serve-browser = Abre el navegador.
serve-running = El servidor de The Number está en marcha. Los móviles de la misma red lo encuentran aquí:
serve-stop = Ctrl-C detiene el servidor.
serve-failed = No se pudo iniciar el servidor: { $reason }
serve-port-taken = El puerto { $port } ya está ocupado, por este servidor o por otro programa. Elige otro con --port.

## Joining a table in the terminal

cli-join = Juega en la terminal, en una mesa de un servidor.
cli-join-url = El enlace a una mesa.
cli-join-name = Tu nombre.
join-no-server = No se puede llegar a { $url }: { $reason }
join-bad-url = «{ $found }» no es un enlace a una mesa, como { $right }.
join-help = Tres dígitos (042): tu número · e borra · s empieza · b NOMBRE suma un bot · r descubre ya · a pide otra partida · q se va
join-lobby = Mesa { $code }. Asientos ocupados: { $taken } de { $seats }.
join-written = Números escritos: { $written } de { $writers }.
join-your-tablet = Tu tarjeta de número: { $number }
join-lost = Se ha perdido la conexión. Reintentando…
join-seals-match = Cada sello corresponde a su número.
join-seals-unseen =
    { $count ->
        [one] Un número corresponde a su prueba, pero su sello se publicó mientras este programa no estaba conectado.
       *[other] { $count } números corresponden a su prueba, pero sus sellos se publicaron mientras este programa no estaba conectado.
    }
join-unreadable = El servidor ha dicho algo que no se entiende.
join-refused = El servidor lo ha rechazado: { $code }
join-not-understood = No se entiende «{ $found }».

## Verifying seals

cli-verify = Comprueba los sellos de partidas registradas.
verify-good = Partida { $game }: cada sello confirma su número.
verify-unsealed = La partida { $game } no tiene sellos.
verify-seals-missing = Partida { $game }, ronda { $round }, turno { $turn }: faltan los sellos.
verify-seal-unreadable = Partida { $game }, ronda { $round }, turno { $turn }, asiento { $seat }: el sello no se puede leer.
verify-seal-broken = Partida { $game }, ronda { $round }, turno { $turn }, asiento { $seat }: el sello no confirma este número.
verify-order = El orden en que se colocaron las tarjetas está en el registro.
verify-no-order = El orden en que se colocaron las tarjetas no está en el registro.
verify-unknowable = Ningún registro puede demostrar cuándo se publicó un sello ni en qué orden: solo lo sabe quien estuvo mirando la mesa.
verify-laid-wrong = Partida { $game }, ronda { $round }, turno { $turn }: el orden de las tarjetas no nombra exactamente una vez a cada persona que escribió.

## Looking after the data

store-url = Esto no es la dirección de una base de datos. Valdría una de estas formas: { $right }
store-unwritable = No se puede escribir { $found }: { $reason }
store-not-ours = { $found } no es una base de datos de este programa.
store-older = { $found } es de una versión anterior de este programa (esquema { $reason }; esta necesita { $right }). Inicia una vez el servidor con esos datos y vuelve a intentarlo.
store-newer = { $found } es de una versión más reciente de este programa (esquema { $reason }; esta conoce { $right }).
store-old-postgres = { $found } es PostgreSQL { $reason }; hace falta la versión { $right } o una más reciente.
store-encoding = { $found } tiene la codificación { $reason }; hace falta { $right }. Así se crea una adecuada: createdb --template=template0 --encoding={ $right } --locale=C NOMBRE
store-unavailable = No se puede llegar a la base de datos { $found }: { $reason }
store-backup-missing = No existe la copia de seguridad { $found }.
store-exists = En { $found } ya hay algo; no se ha sobrescrito nada.
store-in-use = { $found } está en uso. Detén el servidor y vuelve a intentarlo; no se ha cambiado nada.
store-served = Otro servidor, el proceso { $reason }, ya usa { $found }. Detenlo o elige otro directorio con --data.
store-refused = La base de datos no acepta esto: { $found } ({ $reason })
store-damaged = { $found } está dañado.
store-pooler = Entre este programa y { $found } hay un pooler que no conserva las sesiones. Tiene que conservarlas: con PgBouncer, pool_mode = session.

cli-backup = Copia en un solo archivo todo lo que guarda el servidor.
cli-backup-file = El archivo que se escribe, o un directorio para archivos con la fecha en el nombre.
cli-backup-keep = Conserva las N copias más recientes de un directorio y borra las anteriores.
cli-backup-then = Comando que se ejecuta con el archivo nuevo; { $placeholder } es su nombre.
cli-backup-verify = No hace ninguna copia: prueba si esta está íntegra.
cli-restore = Restaura el contenido de una copia de seguridad.
cli-restore-file = El archivo que se lee.
cli-restore-replace = Reemplaza lo que haya.
cli-export = Escribe en stdout el registro de cada partida terminada o, con --anonymous, un conjunto de datos de las que pueden publicarse.
cli-export-anonymous = Crea esta carpeta, con todas las partidas terminadas de las mesas que las comparten, sin nombres.
cli-export-license = La licencia que nombra la descripción del conjunto de datos, por ejemplo CC0-1.0.
cli-export-parquet = Escribe los turnos también como Parquet. Necesita el paquete adicional thenumber[data].
backup-done = La copia de seguridad está en { $file }.
backup-whole = { $file } está íntegro. Cada historial lleva a su mesa y cada sello confirma su número. Mesas: { $tables }, entradas de sus historiales: { $entries }, partidas terminadas: { $games }.
backup-no-checksum = Es de una versión que no escribía una suma de control: un nombre o una hora alterados no se notarían.
backup-not-whole = { $file } no está íntegro.
backup-refused = Lo que se ha copiado no está íntegro, así que no se ha escrito ninguna copia de seguridad; las anteriores siguen ahí.
damage-file = El archivo está dañado: { $found }
damage-content = Su contenido no es el que se guardó.
damage-gap = Mesa { $found }: falta la entrada { $place } de su historial.
damage-entry = Mesa { $found }: la entrada { $place } de su historial no tiene sentido.
damage-record = Partida { $found }: no se puede leer su registro.
damage-seals = Partida { $found }: no todos los sellos confirman su número.
damage-game = Partida { $found }: su registro y el historial de su mesa no coinciden.
backup-more-problems =
    { $count ->
        [one] Hay otro problema más.
       *[other] Hay otros { $count } problemas más.
    }
backup-verify-alone = --verify no hace ninguna copia: no va ni con --keep ni con --then.
backup-bad-then = --then: «{ $found }» no es un comando.
backup-then-not-begun = La copia de seguridad está en { $file }, pero no se puede ejecutar { $command }: { $reason }
backup-then-failed = La copia de seguridad está en { $file }, pero { $command } ha fallado con el código { $code }.
restore-done = Se ha restaurado todo desde { $file }.
export-done = El conjunto de datos está en { $file }. Partidas: { $games }
export-license = «{ $found }» no es el identificador de una licencia. Debería ser como { $right }
export-needs-anonymous = { $found } solo sirve para un conjunto de datos: --anonymous indica su carpeta.
export-no-pyarrow = Para { $found } falta el paquete adicional: { $right }
export-none-shared = No hay partidas que publicar: solo las jugadas hasta el final en una mesa cuyo anfitrión ha activado el uso compartido en las opciones.

refusal-other-host = Este servidor no responde al nombre «{ $found }». Quien lo gestiona puede cambiarlo con --public-url.
refusal-metrics-local = Estas cifras son solo para la máquina en la que está el servidor. Con --metrics all las ve todo el mundo.
