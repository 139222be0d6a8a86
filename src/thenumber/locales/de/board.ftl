### Boards, tablets and the reveal, as the page shows and says them.
### Numbers and digits come in as text: "513" to be read, "fünf eins drei" to be heard.

## Seats, as they are said aloud

seat-red = Rote Sonne
seat-blue = Blauer Berg
seat-green = Grünes Blatt
seat-yellow = Gelber Mond
seat-purple = Lila Blüte

## Digits as they are heard

digit-0 = null
digit-1 = eins
digit-2 = zwei
digit-3 = drei
digit-4 = vier
digit-5 = fünf
digit-6 = sechs
digit-7 = sieben
digit-8 = acht
digit-9 = neun

## Boards

board-you = Du
tag-bot = Bot
tag-outside = von außen
tag-stand-in = Ersatz
reveal-by = geschrieben von { $other }
tag-away = nicht da
tag-left = weg
state-written = aufgeschrieben
state-thinking = überlegt noch
state-sits-out = setzt aus
short-written = fertig
short-thinking = überlegt
short-sits-out = setzt aus
board-heard = { $who }.
board-crossed-out = Durchgestrichen: { $digits }.
board-untouched = Keine Ziffer ist durchgestrichen.
board-all-crossed-out = Alle zehn Ziffern sind durchgestrichen.
board-scores = Punktzahlen: { $scores }. Zusammen: { $sum }.
board-no-scores = Noch keine Punkte.
standing-before = Runde 1: { $total }.
# How far ahead or behind; $who is "ahead" or "behind".
standing-lead =
    { $who ->
        [ahead]
            { $points ->
                [0] Teilt sich die Führung.
                [one] Führt mit einem Punkt.
               *[other] Führt mit { $points } Punkten.
            }
       *[behind]
            { $points ->
                [one] Einen Punkt zurück.
               *[other] { $points } Punkte zurück.
            }
    }
standing-leaders = In Führung: { $names }, { $total }.
# Below the total in round 2, as short as can be: the total of round 1.
standing-before-short = R1 { $total }

## The bonus

ladder-heard = Bonus für die höchste zugelassene Nummer: { $bonus }.
ladder-double = Die erste Ziffer zählt doppelt.

## Tablets, heard

tablet-empty = { $seat }: noch nichts aufgeschrieben.
tablet-number = { $seat }: { $number }
tablet-laid = { $seat }: eine verdeckte Nummertafel.
tablet-eliminated = { $seat }: { $number }, ausgeschlossen.
tablet-void = { $seat }: { $number }, ungültig.
tablet-absent = { $seat }: keine Nummer.

## The own board

own-board = Deine Spieltafel
own-keys = Ziffern auf deiner Spieltafel
own-erase = Löschen
own-lay = Ablegen
own-take-back = Zurücknehmen
own-crossed-out = { $digit }, durchgestrichen
own-is-empty = Deine Nummertafel ist leer.
own-stands = Auf deiner Nummertafel: { $number }.
own-lies = Deine Nummertafel liegt verdeckt.

## The reveal

reveal-label = Überprüfen
reveal-highest = Höchste
reveal-lowest = Niedrigste
reveal-uncounted = Zählt nicht mit
reveal-bonus = Bonus +{ $bonus }
reveal-skip = Überspringen
reveal-replay = Noch einmal ansehen
reveal-because =
    { $count ->
        [one] { $digits } steckt in { $lower }
       *[other] { $digits } in { $lower }
    }
reveal-because-void =
    { $count ->
        [one] { $digits } war durchgestrichen
       *[other] { $digits } waren durchgestrichen
    }

## The reveal in sentences. $who and $whom are "you" or "other"; then $names and $owners say who.

said-falls =
    { $who ->
        [you] Deine { $number }
       *[other] Die { $number } von { $names }
    } wird ausgeschlossen: { $count ->
        [one] Die { $digits } steckt
       *[other] { $digits } stecken
    } auch in { $whom ->
        [you] deiner niedrigeren { $lower }
       *[other] der niedrigeren { $lower } von { $owners }
    }.
said-falls-too =
    { $count ->
        [one] Die { $digits } steckt
       *[other] { $digits } stecken
    } außerdem in { $whom ->
        [you] deiner { $lower }
       *[other] der { $lower } von { $owners }
    }.
said-nothing-crossed-out = Auf deiner Spieltafel wird nichts durchgestrichen.
said-highest =
    { $who ->
        [you] Deine { $number }
       *[other] Die { $number } von { $names }
    } ist die höchste zugelassene Nummer: { $sum }.
said-approved =
    { $who ->
        [you] Deine { $number }
       *[other] Die { $number } von { $names }
    } ist zugelassen: { $sum }.
said-crossed-out =
    { $count ->
        [one] Auf deiner Spieltafel wird die { $digits } durchgestrichen.
       *[other] Auf deiner Spieltafel werden { $digits } durchgestrichen.
    }
said-void =
    { $who ->
        [you] Deine { $number }
       *[other] Die { $number } von { $names }
    } ist ungültig: { $count ->
        [one] Die { $digits } war
       *[other] { $digits } waren
    } schon durchgestrichen.
said-absent =
    { $who ->
        [you] Du hast keine Nummer aufgeschrieben.
       *[other] { $names } hat keine Nummer aufgeschrieben.
    }
said-sits-out =
    { $who ->
        [you] Du setzt aus: Alle zehn Ziffern sind durchgestrichen.
       *[other] { $names } setzt aus: Alle zehn Ziffern sind durchgestrichen.
    }
said-nobody = Keine Nummer wurde zugelassen, also bekommt niemand den Bonus.
said-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

## Standings

standings-round = Runde { $round }
standings-turn = Zug { $turn }
standings-note-scores = Getönt: mit Bonus. Grau: keine Punkte.
standings-note-crossed = Für jede durchgestrichene Ziffer kommt ein Punkt zur Gesamtpunktzahl.
ending-bot = { $name } (Bot)
standings-wins =
    { $who ->
        [you] Du gewinnst
        [several] Geteilter Sieg: { $names }
       *[other] { $names } gewinnt
    }

## The boxes of a board

# seen below the score boxes while the round is played, as short as can be
board-so-far = bisher { $sum }
# heard: the same; and at the end of a round how the total comes about
standing-so-far = Bisher in dieser Runde: { $sum }.
standing-closed = Punktzahlen { $sum }, durchgestrichene Ziffern { $count }: Gesamtpunktzahl { $total }.
board-closed = Durchgestrichene Ziffern: { $count }. Gesamtpunktzahl: { $total }.
# heard before the final score: what stands on the back of a board
back-heard = Runde 1: { $first }. Runde 2: { $second }. Endergebnis:
# the button on an eliminated tablet that lies face down
reveal-peek = { $number } noch einmal ansehen
