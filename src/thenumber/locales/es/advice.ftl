### Consejos antes de escribir, para quien juega a solas contra bots. Los números llegan como texto; las *estrellas* resaltan.

advice-close = Desactivar los consejos
advice-waiting = Calculando cuánto valen tus números …
advice-patience = La primera vez puede tardar medio minuto.
advice-best = Buenos números
advice-number = *{ $number }* se aprueba el { $approved } % de las veces, valor *{ $worth }*.
advice-map-number = *{ $number }* vale *{ $worth }*: puesto { $place } de { $of }.
advice-map-no = *{ $number }* no se puede escribir.
advice-map-blocks = Un bloque por cada primer dígito.
advice-map-signs = El marco señala el mejor número; los rayados no se pueden escribir.
