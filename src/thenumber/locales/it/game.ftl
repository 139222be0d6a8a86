### Words and sentences of the game itself, for every edge: terminal, server, browser.

game-title = The Number

## Seats

colour-red = Rosso
colour-blue = Blu
colour-green = Verde
colour-yellow = Giallo
colour-purple = Viola

## Where the game stands

turn-title = Round { $round } · Turno { $turn }
turn-bonus = Numero approvato più alto: +{ $bonus }
turn-double = La prima cifra vale doppio
round-over = Il round { $round } è finito
game-finished = La partita è finita

## Verdicts

verdict-approved = approvato
verdict-eliminated = eliminato
verdict-void = nullo
verdict-absent = assente
verdict-sits-out = salta il turno
verdict-highest = approvato più alto

## Why

reason-eliminated =
    { $count ->
        [one] { $number } è eliminato: il suo { $digits } è anche in { $lower }.
       *[other] { $number } è eliminato: le sue cifre { $digits } sono anche in { $lower }.
    }
reason-eliminated-too =
    { $count ->
        [one] Inoltre il suo { $digits } è in { $lower }.
       *[other] Inoltre le sue cifre { $digits } sono in { $lower }.
    }
reason-void =
    { $count ->
        [one] { $number } è nullo: la cifra { $digits } era già barrata.
       *[other] { $number } è nullo: le cifre { $digits } erano già barrate.
    }
reason-absent = Nessun numero in questo turno.
reason-sits-out = Tutte e dieci le cifre sono barrate: non resta nulla da scrivere.

## Joining a list: "1", "1 and 3", "1, 3 and 5"

list-pair = { $first } e { $last }
list-longer = { $first }, { $next }
sentences = { $first } { $next }

## Scores

total = totale
crossed-out-points = cifre barrate
final-score = punteggio finale
winner =
    { $count ->
        [one] { $names } vince con un punteggio finale di { $score }.
       *[other] { $names } condividono la vittoria con un punteggio finale di { $score }.
    }

## Writing a number

number-missing =
    { $count ->
        [one] Ancora una cifra
       *[other] Ancora { $count } cifre
    }
number-ready = Invio per posare la tessera
digit-crossed-out = La cifra { $digit } è barrata sulla tua plancia Giocatore.
number-three-digits = Un numero ha esattamente tre cifre, per esempio 042: «{ $found }» non va bene.
number-crossed-out =
    { $count ->
        [one] La cifra { $digits } è barrata sulla tua plancia Giocatore. Puoi ancora usare { $available }.
       *[other] Le cifre { $digits } sono barrate sulla tua plancia Giocatore. Puoi ancora usare { $available }.
    }
