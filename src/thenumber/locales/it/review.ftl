### Una partita rivista: `thenumber review` e la pagina. I numeri arrivano come testo.

cli-review = Rivedere una partita registrata: che cosa poteva aspettarsi ogni numero, qual era il migliore, quanto fu giudizio, regali o fortuna.
cli-review-seconds = Quanto tempo riflettere su ogni turno.

review-thinking = Riflette
review-whole = Tutta la partita
review-number = numero
review-points = punti
review-best = migliore
review-judgement = giudizio
review-gifts = regali
review-luck = fortuna
review-hindsight = col senno di poi
review-wins = vittoria
review-accuracy = precisione
review-of = { $name }: { $said }
review-legend = Punti: quanto rende in media un numero contro chi sedeva lì. Giudizio: quanto era peggiore, in tutto, del migliore. Regali: ciò che gli altri hanno lasciato. Fortuna: il resto. In tutto: i punti ora e dopo, rispetto agli altri.

# what numbers can expect: $falls and $highest are the two messages before; $share is a percentage, $more and $points are points
review-falls =
    { $times ->
        [0] non cade quasi mai
       *[other]
            { $of ->
                [1] cade quasi sempre
                [2] cade una volta su due
               *[other]
                    { $times ->
                        [one] cade { $times } volta su { $of }
                       *[other] cade { $times } volte su { $of }
                    }
            }
    }
review-highest =
    { $times ->
        [0] quasi mai il più alto
       *[other]
            { $of ->
                [1] quasi sempre il più alto
                [2] il più alto una volta su due
               *[other]
                    { $times ->
                        [one] il più alto { $times } volta su { $of }
                       *[other] il più alto { $times } volte su { $of }
                    }
            }
    }
review-expects = *{ $number }*: circa *{ $points }* punti; { $falls }, { $highest }.
review-expects-win = *{ $number }* vince nel *{ $share }%* dei casi; circa { $points } punti.
review-later-costs = Costa circa { $points } punti più avanti.
review-later-brings = Porta circa { $points } in più dopo.
review-better = *{ $number }* era migliore di circa *{ $more }* in tutto.
review-found-best = Era il numero migliore.
review-found-good = { $count } numeri erano più o meno equivalenti, e questo era uno di loro.
review-found-none = Nessun numero che conti.
review-decided = Già deciso: qualunque numero, la probabilità di vincere era del { $share }%.
review-as-good = Più o meno altrettanto buono: { $numbers }.

## La pagina. Ciò che sta tra *stelle* risalta.

review-lead = Apri una partita per sapere quanto valeva ogni numero.
review-empty = In questa partita non si è ancora giocato.
review-progress = Turno { $turn } di { $of } in esame …
review-complete = Guarda tutta la partita
review-not-yet = Questo turno arriva tra un attimo.
review-stopped = L’analisi si è interrotta a metà.
review-player = Chi
review-whose = I numeri di chi
review-decisive = Ha deciso tutto il *round { $round }, turno { $turn }*: la probabilità di vincere di { $name } è passata dal { $before }% al *{ $after }%*.
review-chance = Probabilità di vincere
review-bars = Giudizio, regali, fortuna
review-words = Che cosa vogliono dire queste parole?
review-about-points = Quanto rende in media un numero in questo turno, con il bonus. I bot scrivono come fanno davvero, le persone come si fa spesso.
review-in-all = in tutto
review-about-in-all = I punti ora e nei turni seguenti, rispetto agli altri. Decide quale numero è migliore.
review-about-judgement = Quanto un numero era peggiore, in tutto, del migliore.
review-about-gifts = Ciò che gli altri hanno lasciato perché potevano scrivere di meglio.
review-about-luck = Il resto: quali numeri si sono incontrati per caso. La fortuna di tutti, sommata, fa zero.
review-outcome = bilancio
review-about-outcome = Quanto meglio è andato un turno rispetto a quando tutti giocano bene. È la somma di giudizio, regali e fortuna.
review-about-accuracy = 100% è il numero migliore a ogni turno, 0% sempre il peggiore.
review-last-turn = Nell’ultimo turno conta solo la vittoria: 100% è la vittoria intera.
review-others = Buoni numeri
review-hindsight-title = Sapendo che cosa scrivevano gli altri
review-hindsight-said =
    { $count ->
        [one] Il migliore sarebbe stato *{ $number }*, con { $points } punto.
       *[other] Il migliore sarebbe stato *{ $number }*, con { $points } punti.
    }
review-hindsight-same = Niente sarebbe stato meglio.
review-hindsight-wins = *{ $number }* avrebbe vinto la partita.
review-hindsight-shares = *{ $number }* avrebbe diviso la vittoria.
review-hindsight-lost = Nessun numero avrebbe vinto la partita.
review-experts = Per esperti
review-among-equals =
    { $count ->
        [one] Contro giocatori perfetti valeva *{ $worth }* in tutto, il numero migliore *{ $most }*.
       *[other] Contro giocatori perfetti valeva *{ $worth }* in tutto, il numero migliore *{ $most }*. { $count } numeri erano più o meno equivalenti.
    }
review-among-equals-win =
    { $count ->
        [one] Contro giocatori perfetti vince nel *{ $worth }%* dei casi, il numero migliore nel *{ $most }%*.
       *[other] Contro giocatori perfetti vince nel *{ $worth }%* dei casi, il numero migliore nel *{ $most }%*. { $count } numeri erano più o meno equivalenti.
    }
review-map = Tutti i numeri
review-map-number = *{ $number }*: circa *{ $points }* punti; in tutto { $less } in meno del migliore. Posto { $place } di { $of }.
review-map-number-best = *{ $number }*: circa *{ $points }* punti; in tutto il migliore.
review-map-number-win = *{ $number }* vince nel *{ $share }%* dei casi. Posto { $place } di { $of }.
review-map-no = *{ $number }* non si poteva scrivere.
review-map-least = { $points } in meno
review-map-most = il migliore in tutto
review-map-win = { $share }% di probabilità di vincere
review-map-rows = Una riga per ogni prima cifra, una colonna per ogni finale.
review-map-blocks = Un blocco per ogni prima cifra. Toccane uno per vederlo grande.
review-map-signs = La cornice segna il numero migliore; quelli tratteggiati non si potevano scrivere.
review-map-best =
    { $count ->
        [one] Il migliore
       *[other] I { $count } migliori
    }
review-place = posto
