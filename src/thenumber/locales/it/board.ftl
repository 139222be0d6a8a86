### Boards, tablets and the reveal, as the page shows and says them.
### Numbers and digits come in as text: "513" to be read, "cinque uno tre" to be heard.

## Seats, as they are said aloud

seat-red = Sole rosso
seat-blue = Montagna blu
seat-green = Foglia verde
seat-yellow = Luna gialla
seat-purple = Fiore viola

## Digits as they are heard

digit-0 = zero
digit-1 = uno
digit-2 = due
digit-3 = tre
digit-4 = quattro
digit-5 = cinque
digit-6 = sei
digit-7 = sette
digit-8 = otto
digit-9 = nove

## Boards

board-you = Tu
tag-bot = bot
tag-outside = esterno
tag-stand-in = sostituzione
reveal-by = scritto da { $other }
tag-away = non c’è
tag-left = ha lasciato
state-written = ha scritto
state-thinking = sta pensando
state-sits-out = salta il turno
short-written = scritto
short-thinking = pensa
short-sits-out = salta
board-heard = { $who }.
board-crossed-out = Cifre barrate: { $digits }.
board-untouched = Nessuna cifra è barrata.
board-all-crossed-out = Tutte e dieci le cifre sono barrate.
board-scores = Punteggi: { $scores }. In tutto: { $sum }.
board-no-scores = Ancora nessun punteggio.
standing-before = Round 1: { $total }.
# How far ahead or behind; $who is "ahead" or "behind".
standing-lead =
    { $who ->
        [ahead]
            { $points ->
                [0] In testa a pari merito.
                [one] Un punto di vantaggio.
               *[other] { $points } punti di vantaggio.
            }
       *[behind]
            { $points ->
                [one] Un punto di ritardo.
               *[other] { $points } punti di ritardo.
            }
    }
standing-leaders = In testa: { $names }, { $total }.
# Below the total in round 2, as short as can be: the total of round 1.
standing-before-short = R1 { $total }

## The bonus

ladder-heard = Bonus per il numero approvato più alto: { $bonus }.
ladder-double = La prima cifra vale doppio.

## Tablets, heard

tablet-empty = { $seat }: ancora niente di scritto.
tablet-number = { $seat }: { $number }
tablet-laid = { $seat }: una tessera Numero a faccia in giù.
tablet-eliminated = { $seat }: { $number }, eliminato.
tablet-void = { $seat }: { $number }, nullo.
tablet-absent = { $seat }: nessun numero.

## The own board

own-board = La tua plancia
own-keys = Cifre della tua plancia
own-erase = Cancella
own-lay = Posa la tessera
own-take-back = Riprendi
own-crossed-out = { $digit }, barrata
own-is-empty = La tua tessera è vuota.
own-stands = Sulla tua tessera: { $number }.
own-lies = La tua tessera è sul tavolo, a faccia in giù.

## The reveal

reveal-label = Controllo
reveal-highest = Il più alto
reveal-lowest = Il più basso
reveal-uncounted = Non contano
reveal-bonus = bonus +{ $bonus }
reveal-skip = Salta
reveal-replay = Rivedi
reveal-because =
    { $count ->
        [one] { $digits } è in { $lower }
       *[other] { $digits } in { $lower }
    }
reveal-because-void =
    { $count ->
        [one] { $digits } era barrata
       *[other] { $digits } erano barrate
    }

## The reveal in sentences. $who and $whom are "you" or "other"; then $names and $owners say who.

said-falls =
    { $who ->
        [you] Il tuo { $number }
       *[other] Il numero { $number } di { $names }
    } è eliminato: { $count ->
        [one] il suo { $digits } è anche
       *[other] le sue cifre { $digits } sono anche
    } { $whom ->
        [you] nel tuo { $lower }, più basso.
       *[other] nel numero { $lower } di { $owners }, più basso.
    }
said-falls-too =
    { $count ->
        [one] Inoltre il suo { $digits } è
       *[other] Inoltre le sue cifre { $digits } sono
    } { $whom ->
        [you] nel tuo { $lower }.
       *[other] nel numero { $lower } di { $owners }.
    }
said-nothing-crossed-out = Sulla tua plancia non si barra niente.
said-highest =
    { $who ->
        [you] Il tuo { $number }
       *[other] Il numero { $number } di { $names }
    } è il più alto tra gli approvati: { $sum }.
said-approved =
    { $who ->
        [you] Il tuo { $number }
       *[other] Il numero { $number } di { $names }
    } è approvato: { $sum }.
said-crossed-out =
    { $count ->
        [one] Sulla tua plancia si barra la cifra { $digits }.
       *[other] Sulla tua plancia si barrano le cifre { $digits }.
    }
said-void =
    { $who ->
        [you] Il tuo { $number }
       *[other] Il numero { $number } di { $names }
    } è nullo: { $count ->
        [one] la cifra { $digits } era già barrata.
       *[other] le cifre { $digits } erano già barrate.
    }
said-absent =
    { $who ->
        [you] Non hai scritto nessun numero.
       *[other] { $names } non ha scritto nessun numero.
    }
said-sits-out =
    { $who ->
        [you] Salti il turno: le tue dieci cifre sono tutte barrate.
       *[other] { $names } salta il turno: le sue dieci cifre sono tutte barrate.
    }
said-nobody = Nessun numero è approvato: nessuno prende il bonus.
said-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }

## Standings

standings-round = Round { $round }
standings-turn = Turno { $turn }
standings-note-scores = Sfondo ombreggiato: con il bonus. Grigio: nessun punto.
standings-note-crossed = Ogni cifra barrata aggiunge un punto al punteggio totale.
ending-bot = { $name } (bot)
standings-wins =
    { $who ->
        [you] Hai vinto
        [several] Vittoria condivisa: { $names }
       *[other] Vince { $names }
    }

## The boxes of a board

# seen below the score boxes while the round is played, as short as can be
board-so-far = finora { $sum }
# heard: the same; and at the end of a round how the total comes about
standing-so-far = Finora in questo round: { $sum }.
standing-closed = Punteggi { $sum }, cifre barrate { $count }: punteggio totale { $total }.
board-closed = Cifre barrate: { $count }. Punteggio totale: { $total }.
# heard before the final score: what stands on the back of a board
back-heard = Round 1: { $first }. Round 2: { $second }. Punteggio finale:
# the button on an eliminated tablet that lies face down
reveal-peek = Guarda di nuovo il { $number }
