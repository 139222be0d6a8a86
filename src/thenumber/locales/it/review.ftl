### Una partita rivista: `thenumber review` e la pagina. I numeri arrivano come testo.

cli-review = Rivedere una partita registrata: che cosa poteva aspettarsi ogni numero, qual era il migliore, quanta fortuna.
cli-review-seconds = Quanto tempo riflettere su ogni turno.

review-thinking = Riflette
review-whole = Tutta la partita
review-number = numero
review-approved = approvato
review-worth = valore
review-best = migliore
review-misread = errore
review-luck = fortuna
review-hindsight = col senno di poi
review-wins = vittoria
review-accuracy = precisione
# said when another number was better; $points is how much better, $approved and $bonus are percentages
review-better = { $name }: { $number } valeva { $points } punti in più. Approvato nel { $approved }% dei casi, il più alto nel { $bonus }%.
review-as-good = Quasi altrettanto buono: { $numbers }.
review-legend = Valore: i punti in più degli altri che ci si può aspettare, ora e dopo. Errore: quanto valeva di più il numero migliore. Fortuna: quanto è arrivato oltre il valore.

## La pagina. Ciò che sta tra *stelle* risalta.

review-lead = Apri una partita per sapere quanto valeva ogni numero.
review-empty = In questa partita non si è ancora giocato.
review-progress = Turno { $turn } di { $of } in esame …
review-complete = Guarda tutta la partita
review-not-yet = Questo turno arriva tra un attimo.
review-stopped = L’analisi si è interrotta a metà.
review-player = Chi
review-whose = I numeri di chi
review-decisive = *Il turno { $turn }* ha deciso tutto: { $name } è salito dal { $before }% al *{ $after }%* di probabilità di vincere.
review-chance = Probabilità di vincere
review-bars = Errore o sfortuna
review-words = Che cosa vogliono dire queste parole?
review-about-worth = Quanti punti in più degli altri porta in media un numero, se tutti giocano bene.
review-about-misread = Quanto valeva in più il numero migliore.
review-about-luck = Quanto ha reso un numero oltre il suo valore: dipende da ciò che hanno scritto gli altri.
review-about-accuracy = 100% è il numero migliore a ogni turno, 0% sempre il peggiore.
review-found = *{ $number }* valeva in media *{ $worth }* punti. Il migliore era *{ $best }*: *{ $most }*.
review-found-best = *{ $number }* era il numero migliore: in media *{ $worth }*.
review-found-none = Nessun numero che conti. Il migliore era *{ $best }*: in media *{ $most }*.
review-chances = Approvato nel { $approved }% dei casi, il più alto nel { $bonus }%.
review-lucky = fortuna
review-unlucky = sfortuna
review-others = Altri buoni numeri
review-other = *{ $number }* valeva { $worth }: approvato nel { $approved }% dei casi, il più alto nel { $bonus }%.
review-other-more = *{ $number }* valeva *{ $points } in più*: approvato nel { $approved }% dei casi, il più alto nel { $bonus }%.
review-other-less = *{ $number }* valeva { $points } in meno: approvato nel { $approved }% dei casi, il più alto nel { $bonus }%.
review-other-same = *{ $number }* era altrettanto buono: approvato nel { $approved }% dei casi, il più alto nel { $bonus }%.
review-hindsight-title = Sapendo che cosa scrivevano gli altri
review-hindsight-said =
    { $count ->
        [one] Il migliore sarebbe stato *{ $number }*, con { $points } punto.
       *[other] Il migliore sarebbe stato *{ $number }*, con { $points } punti.
    }
review-map = Tutti i numeri
review-map-number = *{ $number }* valeva *{ $worth }*: posto { $place } di { $of }.
review-map-no = *{ $number }* non si poteva scrivere.
review-map-most = { $points } punti in media
review-map-rows = Una riga per ogni prima cifra, una colonna per ogni finale.
review-map-blocks = Un blocco per ogni prima cifra. Toccane uno per vederlo grande.
review-map-signs = La cornice segna il numero migliore; quelli tratteggiati non si potevano scrivere.
review-map-best =
    { $count ->
        [one] Il migliore
       *[other] I { $count } migliori
    }
review-place = posto
