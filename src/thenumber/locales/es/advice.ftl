### Consejos antes de escribir, para quien juega a solas contra bots. Los números llegan como texto; las *estrellas* resaltan.

advice-close = Desactivar los consejos
advice-waiting = Calculando cuánto valen tus números…
advice-patience = La primera vez puede tardar medio minuto.
advice-best = Buenos números
advice-as-good = { $count } números son más o menos igual de buenos.
advice-decided = Ya está decidido: escribas lo que escribas, tu probabilidad de ganar es del { $share } %.
advice-about = El primero es el mejor en conjunto: puntos ahora, dígitos para después y lo que consiguen los demás. Se cuenta con que los bots escriben como lo hacen de verdad.
advice-map-no = *{ $number }* no se puede escribir.
advice-map-blocks = Un bloque por cada primer dígito.
advice-map-signs = El marco señala el mejor número; los rayados no se pueden escribir.
