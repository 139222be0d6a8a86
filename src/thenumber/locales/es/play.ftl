### La mesa en el navegador.

## La conexión

line-down = Reconectando…
refusal-no-line = Ahora mismo no hay conexión. Volverá sola; inténtalo entonces.

## En todas partes

menu-open = Menú
menu-title = Menú
sheet-close = Cerrar
table-title = Mesa
title-your-turn = Te toca
table-connecting = Un momento…
table-paused = La partida está en pausa.
table-resumed = La partida continúa.
table-turn = Turno { $turn } de 5
table-round = Ronda { $round }

## La entrada

door-title = ¿Cómo te llamas?
door-name = Nombre
door-name-missing = Escribe primero un nombre.
door-sit = Sentarme
door-sit-next = Jugar la próxima partida
door-watch = Solo mirar
door-watch-title = Puedes mirar
door-removed = Te han sacado de la mesa.
door-running = Hay una partida en curso. Puedes mirarla, y en la próxima tienes asiento.
door-full = Todos los asientos están ocupados.
door-there = En la mesa

## Invitar

share-code = Código de la mesa
share-send = Enviar el enlace
share-copy = Copiar el enlace
share-copied = Copiado
share-qr = Código QR con el enlace a esta mesa
share-text = ¿Jugamos a The Number? Nuestra mesa: { $code }.
share-open = Apunta aquí con la cámara, o abre
share-enter = y escribe

## Antes de una partida

lobby-title = Alrededor de la mesa
lobby-bring = Que los demás escaneen el código, o envíales el enlace.
lobby-seats =
    { $count ->
        [0] Todos los asientos están ocupados
        [one] Queda un asiento libre
       *[other] Quedan { $count } asientos libres
    }
lobby-free = Asiento libre
lobby-add-bot = Añadir un bot
lobby-remove = Quitar a { $name }
lobby-host = anfitrión/a
lobby-here = en la mesa
lobby-ready = listo
lobby-waiting = Esperan un asiento:
lobby-start = Empezar la partida
lobby-too-few = Falta gente. También pueden sentarse bots.
lobby-host-starts = { $name } empieza la partida.
lobby-nobody-starts = Ahora mismo esta mesa no tiene anfitrión.
bots-title = ¿Qué bot?
bots-order = Del más fácil al más difícil.
bots-rung = Nivel { $level }

## Lo acordado en la mesa

options-title = Opciones
options-host = Las cambia el anfitrión o la anfitriona, entre partida y partida.
options-seats-now =
    { $count ->
        [one] { $count } asiento
       *[other] { $count } asientos
    }
options-clock-off = sin reloj
options-clock-now = { $seconds } s por turno
options-seats = Asientos
options-clock = Tiempo para escribir
options-off = libre
options-seconds = { $seconds } s
options-missing = Si alguien se ausenta
missing-absent = Sin número
missing-bot = Juega un bot
options-patience = …tras cuántos segundos
options-anonymous = Mostrar solo cuántos han escrito
options-anonymous-about = Nadie ve quién fue más rápido.
options-paper = Como en papel
options-paper-about = Puedes escribir por error un dígito tachado; entonces, el número es nulo.
options-outside-bots = Admitir bots de fuera
options-outside-bots-about = Programas que alguien trae. Se muestran como bots.
options-lock = Cerrar la mesa
options-lock-about = No puede sentarse nadie más.

## Mientras se escribe

boards-others = Marcadores de los demás
wait-written = Han escrito { $written } de { $writers }
wait-for = Esperando a { $names }
wait-warming-up =
    { $count ->
        [one] { $names } está calentando. En un servidor nuevo tarda unos segundos, solo la primera vez.
       *[other] { $names } están calentando. En un servidor nuevo tardan unos segundos, solo la primera vez.
    }
wait-away =
    { $count ->
        [one] { $names } no está. La partida sigue en { $seconds } s.
       *[other] { $names } no están. La partida sigue en { $seconds } s.
    }
wait-away-clock =
    { $count ->
        [one] { $names } no está. El turno acaba cuando se agote el tiempo.
       *[other] { $names } no están. El turno acaba cuando se agote el tiempo.
    }
wait-line = Tu tarjeta está colocada. Se enviará en cuanto vuelva la conexión.
wait-left = Quedan { $seconds } segundos
wait-reveal-now = Descubrir ya
wait-revealing = Se descubre en { $seconds } s
reveal-sure = Sin número este turno: { $names }.
reveal-sure-somebody = Quien no haya escrito se queda sin número este turno.
reveal-sure-yes = Descubrir en { $seconds } s
reveal-keep-waiting = Seguir esperando
wait-look-back = Turno anterior
advice-title = Consejos
watch-only = Estás mirando.

## Solo para oír

heard-score = { $name } { $score }
heard-scores = Puntuaciones de esta ronda: { $scores }.

## Después de descubrir

check-title = Comprobación
check-next = Siguiente turno
check-back = Volver al turno
check-to-round = Fin de la ronda
check-to-end = Puntuación final
reasons-title = ¿Por qué los bots escribieron eso?
seals-broken = ¡El servidor no ha cumplido su palabra!

## El final

end-stopped = La partida se ha detenido
end-next-round = A la ronda 2
end-again = Otra partida
next-heard-ready = { $name } quiere otra partida.
next-heard-not-ready = { $name } prefiere esperar un poco.
next-begun = La siguiente partida ha empezado.
next-lobby = La mesa está abierta para la próxima partida.
end-review = Análisis
end-share = Compartir
end-copy-text = Copiar resultado
picture-share = Compartir imagen
picture-save = Guardar imagen
picture-failed = No se ha podido dibujar la imagen.
end-change = Cambiar asientos

## El menú de una mesa

menu-host = La mesa
menu-pause = Pausa
menu-resume = Seguir
menu-lock = Cerrar la mesa
menu-unlock = Abrir la mesa
menu-take-over = Ser anfitrión/a
menu-end = Detener la partida
menu-end-sure = ¿Detener la partida para todo el mundo?
menu-end-yes = Detener
menu-end-no = No
menu-rules = Reglas
menu-tv = Mostrar en la tele
people-title = Quién juega
people-change = Cambiar
people-change-heard = Cambios para { $name }
people-hand-over = Nombrar anfitrión/a
people-remove = Sacar de la mesa
seat-own = Tu asiento
seat-rename = Cambiar el nombre
seat-hand = Pasar tu asiento
seat-hand-about = Quien abra este enlace se queda con tu asiento: tú en otro dispositivo, u otra persona.
seat-leave = Dejar la mesa
seat-leave-sure = ¿Dejar tu asiento?
seat-leave-sure-playing = ¿Dejar tu asiento? Lo pierdes para esta partida.
seat-leave-yes = Dejar
setting-hand = Mano
hand-right = derecha
hand-left = izquierda
setting-skip = Saltar la animación al descubrir
setting-sound = Sonidos
setting-reactions = Reacciones

## En la tele

tv-making = Un momento, estamos poniendo la mesa…
tv-host-starts = { $name } empieza la partida. Los números se quedan en los móviles hasta que todo el mundo haya escrito.
tv-nobody-yet = Quien se siente primero empieza la partida.

## Un dispositivo para todos

device-title = En este dispositivo
device-about = El dispositivo pasa de mano en mano. Cada cual escribe en secreto, y luego lo miráis juntos.
device-player = Nombre de { $seat }
device-add = Añadir a alguien
device-give = Pásale el dispositivo a { $name }
device-look-away = Los demás, ¡sin mirar!
device-taken = Soy { $name }
device-anew = Nueva partida con otra gente
