### Words and sentences of the game itself, for every edge: terminal, server, browser.
### Numbers and digits come in as text ("042"), counts as numbers.

game-title = The Number

## Seats

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-purple = Lila

## Where the game stands

turn-title = Runde { $round } · Zug { $turn }
turn-bonus = Höchste zugelassene Nummer: +{ $bonus }
turn-double = Erste Ziffer zählt doppelt
round-over = Runde { $round } ist zu Ende
game-finished = Die Partie ist zu Ende

## Verdicts

verdict-approved = zugelassen
verdict-eliminated = ausgeschlossen
verdict-void = ungültig
verdict-absent = abwesend
verdict-sits-out = setzt aus
verdict-highest = höchste zugelassene

## Why

reason-eliminated =
    { $count ->
        [one] { $number } wird ausgeschlossen: Die { $digits } steckt auch in { $lower }.
       *[other] { $number } wird ausgeschlossen: { $digits } stecken auch in { $lower }.
    }
reason-eliminated-too =
    { $count ->
        [one] Die { $digits } steckt außerdem in { $lower }.
       *[other] { $digits } stecken außerdem in { $lower }.
    }
reason-void =
    { $count ->
        [one] { $number } ist ungültig: Die { $digits } war schon durchgestrichen.
       *[other] { $number } ist ungültig: { $digits } waren schon durchgestrichen.
    }
reason-absent = Keine Nummer in diesem Zug.
reason-sits-out = Alle zehn Ziffern sind durchgestrichen: Es bleibt nichts zum Aufschreiben.

## Joining a list: "1", "1 and 3", "1, 3 and 5"

list-pair = { $first } und { $last }
list-longer = { $first }, { $next }
sentences = { $first } { $next }

## Scores

total = Gesamt
crossed-out-points = Durchgestrichen
final-score = Endergebnis
winner =
    { $count ->
        [one] { $names } gewinnt mit { $score } Punkten.
       *[other] { $names } teilen sich den Sieg mit je { $score } Punkten.
    }

## Writing a number

number-missing =
    { $count ->
        [one] Noch eine Ziffer
       *[other] Noch { $count } Ziffern
    }
number-ready = Enter legt sie ab
digit-crossed-out = Die { $digit } ist auf deiner Spieltafel durchgestrichen.
number-three-digits = Eine Nummer hat genau drei Ziffern, zum Beispiel 042: „{ $found }“ ist keine.
number-crossed-out =
    { $count ->
        [one] Die { $digits } ist auf deiner Spieltafel durchgestrichen. Du hast noch { $available }.
       *[other] { $digits } sind auf deiner Spieltafel durchgestrichen. Du hast noch { $available }.
    }
