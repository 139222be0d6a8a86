### Il numero del giorno: ogni giorno una posizione e un numero da scrivere. Ciò che sta tra *stelle* è in grassetto.

cli-daily = Scrivi il numero del giorno e guarda quanto valeva.
cli-daily-date = Una data come 2026-11-18; senza data, oggi.

daily-streak =
    { $count ->
        [one] 1 giorno di fila
       *[other] { $count } giorni di fila
    }
daily-stars =
    { $count ->
        [one] Una stella su cinque
       *[other] { $count } stelle su cinque
    }
daily-of = { $date }
daily-ask = Tutti gli altri hanno scritto. Quale numero promette più punti?
daily-who = Chi sono, e che cosa conta?
daily-aim = Contano i punti che il tuo numero promette in questo turno: punteggio, bonus e un punto per ogni cifra che fa barrare. Quello che hanno scritto gli altri oggi è uguale per tutti.
daily-to-worth = Quanto valeva?
daily-check-again = Rivedi il controllo
daily-result = Il tuo risultato
daily-yours = Il tuo *{ $number }* prometteva *{ $points }* punti; il numero migliore, { $best }, *{ $most }*.
daily-best-yours = Nessun numero prometteva più del tuo *{ $number }*: *{ $points }* punti.
daily-chances = Probabilità: approvato { $approved }%, il più alto { $bonus }%.
daily-came =
    { $verdict ->
        [approved] Questa volta è stato approvato: { $points } punti.
       *[other] Questa volta è stato eliminato.
    }
daily-line = Numero del giorno, { $date }: { $stars }
daily-others = I numeri scritti qui
daily-people =
    { $count ->
        [one] Una persona ha scritto un numero.
       *[other] { $count } persone hanno scritto un numero.
    }
daily-which = Quali numeri
daily-nobody = Quel giorno nessuno ha scritto un numero su questo server.
daily-by-stars = Le stelle ottenute
daily-times = volte
daily-archive = Tutti i giorni
daily-month-back = Mese precedente
daily-month-next = Mese successivo
daily-day-stars =
    { $count ->
        [one] { $date }: una stella su cinque
       *[other] { $date }: { $count } stelle su cinque
    }
daily-day-open = { $date }: non ancora giocato
daily-to-today = Il numero di oggi

refusal-daily-no-date = Questa non è una data. Una data si scrive così: 2026-11-18.
refusal-daily-too-early = Il numero del giorno comincia nel 2026: per questo giorno non c’è.
refusal-daily-too-late = Quel giorno non è ancora cominciato.
refusal-daily-not-today = Si contano solo i numeri di oggi.
refusal-daily-not-over = Quel giorno non è ancora finito.
refusal-daily-crossed-out = Quel giorno questo numero non si può scrivere: una cifra è barrata.
