### Consigli prima di scrivere, per chi gioca da solo contro i bot. I numeri arrivano come testo; le *stelle* mettono in risalto.

advice-close = Disattiva i consigli
advice-waiting = Calcolo quanto valgono i tuoi numeri …
advice-patience = La prima volta può volerci mezzo minuto.
advice-best = Buoni numeri
advice-number = *{ $number }* è approvato nel { $approved }% dei casi, valore *{ $worth }*.
advice-map-number = *{ $number }* vale *{ $worth }*: posto { $place } di { $of }.
advice-map-no = *{ $number }* non si può scrivere.
advice-map-blocks = Un blocco per ogni prima cifra.
advice-map-signs = La cornice segna il numero migliore; quelli tratteggiati non si possono scrivere.
