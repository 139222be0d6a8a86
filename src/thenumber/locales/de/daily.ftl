### Nummer des Tages: jeden Tag eine Stellung, eine Nummer. Was zwischen *Sternen* steht, ist fett.

cli-daily = Die Nummer des Tages aufschreiben und sehen, was sie wert war.
cli-daily-date = Ein Datum wie 2026-11-18; ohne Angabe heute.

daily-streak =
    { $count ->
        [one] 1 Tag in Folge
       *[other] { $count } Tage in Folge
    }
daily-stars =
    { $count ->
        [one] Einer von fünf Sternen
       *[other] { $count } von fünf Sternen
    }
daily-of = vom { $date }
daily-ask = Alle anderen sind fertig. Welche Nummer kann die meisten Punkte erwarten?
daily-who = Wer sind sie, und was zählt?
daily-aim = Es zählen die Punkte, die deine Nummer in diesem Zug erwarten kann: Punktzahl, Bonus und ein Punkt für jede Ziffer, die sie durchstreicht. Was die anderen aufgeschrieben haben, ist heute für alle dasselbe.
daily-to-worth = Was war sie wert?
daily-check-again = Überprüfung noch einmal ansehen
daily-result = Dein Ergebnis
daily-yours = Deine *{ $number }* konnte *{ $points }* Punkte erwarten; am besten war { $best } mit *{ $most }*.
daily-best-yours = Keine Nummer konnte mehr erwarten als deine *{ $number }*: *{ $points }* Punkte.
daily-chances = In { $approved } % der Fälle zugelassen, in { $bonus } % die höchste.
daily-came =
    { $verdict ->
        [approved] Diesmal wurde sie zugelassen: { $points } Punkte.
       *[other] Diesmal wurde sie ausgeschlossen.
    }
daily-line = Nummer des Tages, { $date }: { $stars }
daily-others = Was andere hier aufgeschrieben haben
daily-people =
    { $count ->
        [one] Eine Person hat eine Nummer aufgeschrieben.
       *[other] { $count } Leute haben eine Nummer aufgeschrieben.
    }
daily-which = Welche Nummern
daily-nobody = Auf diesem Server hat an dem Tag niemand eine Nummer aufgeschrieben.
daily-by-stars = Wer wie viele Sterne bekam
daily-times = wie oft
daily-archive = Alle Tage
daily-month-back = Voriger Monat
daily-month-next = Nächster Monat
daily-day-stars =
    { $count ->
        [one] { $date }: einer von fünf Sternen
       *[other] { $date }: { $count } von fünf Sternen
    }
daily-day-open = { $date }: noch nicht gespielt
daily-to-today = Zur Nummer von heute

refusal-daily-no-date = Das ist kein Datum. Ein Datum sieht so aus: 2026-11-18.
refusal-daily-too-early = Die Nummer des Tages beginnt 2026: Für diesen Tag gibt es keine.
refusal-daily-too-late = Dieser Tag hat noch nicht begonnen.
refusal-daily-not-today = Gezählt werden nur Nummern von heute.
refusal-daily-not-over = Dieser Tag ist noch nicht vorbei.
refusal-daily-crossed-out = Diese Nummer geht an dem Tag nicht: Eine Ziffer ist durchgestrichen.
