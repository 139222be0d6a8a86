### Ein Spiel noch einmal angesehen: `thenumber review` und die Seite. Nummern kommen als Text.

cli-review = Eine aufgezeichnete Partie analysieren: was jede Nummer erwarten konnte, was am besten war, was Urteil, Geschenk oder Glück war.
cli-review-seconds = Wie lange über jeden Zug nachgedacht wird.

review-thinking = Wird analysiert
review-whole = Die ganze Partie
review-number = Nummer
review-points = Punkte
review-best = beste
review-judgement = Urteil
review-gifts = Geschenke
review-luck = Glück
review-hindsight = im Nachhinein
review-wins = Sieg
review-accuracy = Genauigkeit
review-of = { $name }: { $said }
review-legend = Punkte: was eine Nummer im Schnitt gegen die bringt, die da saßen. Urteil: wie viel schlechter sie insgesamt war als die beste. Geschenke: was die anderen verschenkten. Glück: der Rest. Insgesamt: Punkte jetzt und später, verglichen mit den anderen.

# what numbers can expect: $falls and $highest are the two messages before; $share is a percentage, $more and $points are points
review-falls =
    { $times ->
        [0] wird fast nie ausgeschlossen
       *[other]
            { $of ->
                [1] wird fast immer ausgeschlossen
                [2] wird jedes zweite Mal ausgeschlossen
               *[other] wird in { $times } von { $of } Fällen ausgeschlossen
            }
    }
review-highest =
    { $times ->
        [0] fast nie die höchste
       *[other]
            { $of ->
                [1] fast immer die höchste
                [2] jedes zweite Mal die höchste
               *[other] in { $times } von { $of } Fällen die höchste
            }
    }
review-expects = *{ $number }*: etwa *{ $points }* Punkte; { $falls }, { $highest }.
review-expects-win = *{ $number }* gewinnt in *{ $share } %* der Fälle; etwa { $points } Punkte.
review-later-costs = Kostet später etwa { $points } Punkte.
review-later-brings = Bringt später etwa { $points } mehr.
review-better = *{ $number }* war insgesamt um etwa *{ $more }* besser.
review-found-best = Das war die beste Nummer.
review-found-good = { $count } Nummern waren etwa gleich gut, und das war eine davon.
review-found-none = Keine Nummer, die zählte.
review-decided = Schon entschieden: Was auch immer geschrieben wurde, die Siegchance war { $share } %.
review-as-good = Etwa so gut: { $numbers }.

## Die Seite. Was zwischen *Sternen* steht, ist hervorgehoben.

review-lead = Öffne eine Partie, und du erfährst, was jede Nummer wert war.
review-empty = In dieser Partie wurde noch nichts gespielt.
review-progress = Zug { $turn } von { $of } wird analysiert…
review-complete = Die ganze Partie ansehen
review-not-yet = Dieser Zug kommt gleich.
review-stopped = Die Analyse wurde unterbrochen.
review-player = Wer
review-whose = Wessen Nummern
review-decisive = *Runde { $round }, Zug { $turn }* hat es entschieden: { $name } kam von { $before } % auf *{ $after } %* Siegchance.
review-chance = Siegchance
review-bars = Urteil, Geschenke, Glück
review-words = Was bedeuten diese Wörter?
review-about-points = Was eine Nummer in diesem Zug im Schnitt bringt, mit Bonus. Bots schreiben dabei so, wie sie es wirklich tun, Menschen so, wie Menschen es oft tun.
review-in-all = insgesamt
review-about-in-all = Punkte jetzt und in den nächsten Zügen, verglichen mit den anderen. Danach richtet sich, welche Nummer besser ist.
review-about-judgement = Wie viel schlechter eine Nummer insgesamt war als die beste.
review-about-gifts = Was die anderen verschenkten, weil sie Besseres hätten schreiben können.
review-about-luck = Der Rest: welche Nummern zufällig aufeinandertrafen. Das Glück aller zusammen ist null.
review-outcome = Ergebnis
review-about-outcome = Wie viel besser ein Zug lief, als wenn alle gut spielen. Urteil, Geschenke und Glück ergeben es zusammen.
review-about-accuracy = 100 % heißt: in jedem Zug die beste Nummer, 0 %: immer die schlechteste.
review-last-turn = Im letzten Zug zählt nur der Sieg: 100 % sind der ganze Sieg.
review-others = Gute Nummern
review-hindsight-title = Wenn man gewusst hätte, was die anderen schreiben
review-hindsight-said =
    { $count ->
        [one] Am besten wäre *{ $number }* gewesen, mit { $points } Punkt.
       *[other] Am besten wäre *{ $number }* gewesen, mit { $points } Punkten.
    }
review-hindsight-same = Nichts wäre besser gewesen.
review-hindsight-wins = *{ $number }* hätte die Partie gewonnen.
review-hindsight-shares = *{ $number }* hätte den Sieg geteilt.
review-hindsight-lost = Keine Nummer hätte die Partie gewonnen.
review-experts = Für Profis
review-among-equals =
    { $count ->
        [one] Gegen perfekte Gegner war das insgesamt *{ $worth }* wert, die beste Nummer *{ $most }*.
       *[other] Gegen perfekte Gegner war das insgesamt *{ $worth }* wert, die beste Nummer *{ $most }*. { $count } Nummern waren etwa gleich gut.
    }
review-among-equals-win =
    { $count ->
        [one] Gegen perfekte Gegner gewinnt das in *{ $worth } %* der Fälle, die beste Nummer in *{ $most } %*.
       *[other] Gegen perfekte Gegner gewinnt das in *{ $worth } %* der Fälle, die beste Nummer in *{ $most } %*. { $count } Nummern waren etwa gleich gut.
    }
review-map = Alle Nummern
review-map-number = *{ $number }*: etwa *{ $points }* Punkte; insgesamt { $less } weniger als die beste. Platz { $place } von { $of }.
review-map-number-best = *{ $number }*: etwa *{ $points }* Punkte; insgesamt am besten.
review-map-number-win = *{ $number }* gewinnt in *{ $share } %* der Fälle. Platz { $place } von { $of }.
review-map-no = *{ $number }* ging nicht.
review-map-least = { $points } weniger
review-map-most = insgesamt am besten
review-map-win = { $share } % Siegchance
review-map-rows = Eine Zeile für jede erste Ziffer, eine Spalte für jede Endung.
review-map-blocks = Ein Feld für jede erste Ziffer. Tipp eines an, um es groß zu sehen.
review-map-signs = Der Rahmen zeigt die beste Nummer; schraffierte gingen nicht.
review-map-best =
    { $count ->
        [one] Die beste
       *[other] Die besten { $count }
    }
review-place = Platz
