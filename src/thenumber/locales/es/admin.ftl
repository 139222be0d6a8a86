### The host’s page, /admin: what runs on the servers, in counts, and what can be done about it.
### $time is one of the spans at the end. And at every table: what whoever runs the server tells everybody.

## Coming in

admin-title = El servidor
admin-about = Solo cantidades y tiempos. Aquí nunca se ven nombres, códigos ni números.
admin-password = Contraseña
admin-enter = Entrar
admin-leave = Salir
refusal-password-needed = Inicia sesión.
refusal-wrong-password = Esa no es la contraseña.
refusal-too-many-guesses = Demasiadas contraseñas equivocadas. Espera { $right } s.
refusal-no-such-node = Este servidor ya no está.

## How it is

admin-now = Ahora
admin-tables = Mesas
admin-games = Partidas
admin-people = Personas
admin-bots = Bots
admin-database = La base de datos no responde o no admite escritura.
admin-silent =
    { $count ->
        [one] Un proceso en esta base de datos no responde: es de una versión anterior o está bloqueado.
       *[other] { $count } procesos en esta base de datos no responden: son de una versión anterior o están bloqueados.
    }

## A restart that is announced

admin-restart = Anunciar un reinicio
admin-restart-about = En todas las mesas se lee cuántos minutos quedan. Por sí solo no reinicia nada.
admin-restart-when = Dentro de
admin-restart-tell = Anunciar
admin-restart-off = Cancelar el anuncio
admin-restart-told = Anunciado. Tiempo restante: { $time }
admin-restart-due = Anunciado. El tiempo se ha acabado.

## Servers

admin-nodes = Servidores
admin-here = estás aquí
admin-version = Versión
admin-up = En marcha desde hace
admin-cpu = Procesador
admin-delay = Mayor retraso
admin-memory = Memoria
admin-sockets = Conexiones
admin-workers = Procesos de bots
admin-errors = Errores
admin-error = { $where } { $kind }, hace { $time }
admin-out = fuera de servicio
admin-drain = Poner fuera de servicio
admin-undrain = Volver a poner en servicio
admin-drain-moves = Su gente pasa a los otros servidores.
admin-drain-alone = Ningún otro servidor puede acoger a su gente: se queda y sigue jugando, solo se rechazan mesas nuevas.
admin-backup = Hacer copia de seguridad
admin-backup-running = Se está haciendo una copia…
admin-backup-done = Copia hecha hace { $time } y verificada (mesas: { $tables }, partidas terminadas: { $games }):
admin-backup-failed = La copia falló hace { $time }. El registro dice por qué.

## Bots

admin-slow = Cuánto tardan los bots
admin-slow-none = Ningún bot ha escrito todavía.
admin-bot = Bot
admin-numbers = Números
admin-mean = De media
admin-longest = Como mucho
admin-stand-ins = Por otro bot

## Tables

admin-none = No hay ninguna mesa abierta.
admin-more =
    { $count ->
        [one] Otra lleva más tiempo en silencio.
       *[other] Otras { $count } llevan más tiempo en silencio.
    }
admin-table = Mesa { $table }
admin-lobby = aún no ha empezado
admin-over = partida terminada
admin-here-of = Personas: { $connected } de { $people } en línea
admin-bots-count = Bots: { $bots }
admin-watching = Miran: { $watching }
admin-age = abierta hace { $time }
admin-quiet = en silencio desde hace { $time }
admin-where = en { $names }
admin-end = Cerrar
admin-end-sure = ¿Cerrar esta mesa?
admin-end-about = Todos allí leen que la has cerrado, y nadie puede volver. La partida en curso se pierde; las terminadas se conservan.
admin-end-yes = Cerrarla
admin-end-no = Mantenerla
admin-ended = La mesa está cerrada.
admin-kept = No se ha podido. Vuelve a intentarlo en un momento.

## Spans of time, rounded

admin-span-s = { $count } s
admin-span-min = { $count } min
admin-span-h = { $count } h
admin-span-d =
    { $count ->
        [one] un día
       *[other] { $count } días
    }

## Told at every table

restart-soon =
    { $count ->
        [one] El servidor se reinicia en un minuto, más o menos. Justo después se sigue.
       *[other] El servidor se reinicia en unos { $count } minutos. Justo después se sigue.
    }
restart-now = El servidor está a punto de reiniciarse. Justo después se sigue.
restart-off = El reinicio del servidor se ha cancelado.
table-closed = Quien administra este servidor ha cerrado esta mesa.
