### Consigli prima di scrivere, per chi gioca da solo contro i bot. I numeri arrivano come testo; le *stelle* mettono in risalto.

advice-close = Disattiva i consigli
advice-waiting = Calcolo quanto valgono i tuoi numeri …
advice-patience = La prima volta può volerci mezzo minuto.
advice-best = Buoni numeri
advice-as-good = { $count } numeri sono più o meno equivalenti.
advice-decided = Già deciso: qualunque cosa tu scriva, la tua probabilità di vincere è del { $share }%.
advice-about = Il primo è il migliore in tutto: i punti ora, le cifre per dopo e ciò che ottengono gli altri. I bot scrivono come fanno davvero.
advice-map-no = *{ $number }* non si può scrivere.
advice-map-blocks = Un blocco per ogni prima cifra.
advice-map-signs = La cornice segna il numero migliore; quelli tratteggiati non si possono scrivere.
