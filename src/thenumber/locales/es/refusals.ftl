### Why something can't be done, for every edge: terminal, server, browser.
### $found is what was given, $right what would be right.

## Refusals: why something can't be done at the table now

refusal-not-here = No estás en esta mesa. Primero toma asiento.
refusal-not-the-host = Solo puede hacerlo quien lleva la mesa.
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
refusal-host-stays = Tú llevas esta mesa. Primero cédesela a otra persona.
refusal-nobody-there = Ahí no hay nadie.
refusal-bots-are-no-hosts = Solo una persona puede llevar una mesa.
refusal-bad-option = «{ $found }» no vale aquí; valores posibles: { $right }.
refusal-too-many-sit = Asientos ocupados: { $found }. Son demasiados para una mesa de { $right }.
refusal-already-host = Tú ya llevas esta mesa.
refusal-host-is-here = Quien lleva la mesa está aquí, y nadie ha esperado lo suficiente.
refusal-turn-is-over = Ese turno ha terminado: los números ya se han descubierto.
refusal-only-waiting = Tendrás asiento en la próxima partida.
refusal-sits-out = Tienes tachados los diez dígitos: descansas lo que queda de ronda.
refusal-bots-first = Los bots aún están escribiendo. Es solo un momento.
refusal-not-a-number = Un número tiene exactamente tres dígitos, como 042.
refusal-crossed-out = Ya tachado en tu marcador de puntos: { $found }. Aún puedes usar { $right }.
refusal-nothing-written = No has escrito ningún número.
refusal-no-bot-there = Ahí no juega ningún bot.
refusal-already-written = Ahí ya hay un número escrito.
refusal-nobody-has-written = Nadie ha escrito aún un número.
refusal-reveals-already = De todos modos se descubre enseguida.
refusal-nothing-to-take-back = No hay nada a punto de descubrirse que se pueda parar.
refusal-somebody-plays = Ahí ya juega alguien.
refusal-nobody-waits = { $found } no espera asiento en esta mesa.
refusal-tablet-lies-there = En esa tarjeta ya hay un número. El asiento queda libre después de descubrir.
refusal-store-unavailable = El servidor no puede guardar nada ahora mismo. Prueba otra vez dentro de un momento.
refusal-reviews-busy = Se están revisando demasiadas partidas. Inténtalo de nuevo en un momento.
refusal-advice-alone = Solo hay consejos mientras juegas a solas contra bots.
refusal-not-revealed = Este turno aún no se ha descubierto.
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
