### Consigli prima di scrivere, per chi gioca da solo contro i bot. I numeri arrivano come testo; le *stelle* mettono in risalto.

advice-close = Disattiva i consigli
advice-waiting = Calcolo quanto valgono i tuoi numeri…
advice-patience = La prima volta può volerci mezzo minuto.
advice-best = Buoni numeri
advice-as-good = { $count } numeri sono più o meno equivalenti.
advice-decided = Già deciso, qualunque cosa tu scriva: { $share }% di probabilità di vincere.
advice-about = Il primo è il migliore nel complesso: i punti subito, le cifre per dopo e ciò che ottengono gli altri. Si suppone che i bot scrivano come al solito.
advice-map-no = *{ $number }* non si può scrivere.
advice-map-blocks = Un blocco per ogni prima cifra.
advice-map-signs = La cornice segna il numero migliore; quelli tratteggiati non si possono scrivere.
