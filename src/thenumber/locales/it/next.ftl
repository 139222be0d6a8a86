### Da una partita all’altra, e i posti di chi non c’è più.

## Dopo una partita: chi ne vuole un’altra

next-ready = Per un’altra partita: { $names }
next-waiting = Ci sei. Si aspetta ancora: { $names }
next-you-ready = Ci sei.
next-all-others = Manchi solo tu.
next-start = Comincia ora
next-take-back = Non ancora
next-heard-ready = { $name } vuole un’altra partita.
next-heard-not-ready = { $name } preferisce aspettare ancora.

## Ancora all’ultima partita, mentre il tavolo va avanti

next-begun = La prossima partita è cominciata.
next-lobby = Il tavolo è aperto per la prossima partita.
next-over = Anche la partita dopo è già finita.
next-to-game = Alla partita
next-to-table = Al tavolo
next-last-game = Ultima partita
next-nothing-played = Dell’ultima partita non c’è nulla da vedere: nessun turno giocato.

## I posti di chi non c’è più

seat-stand-in = Fai giocare un bot
seat-give = Dai il posto a { $name }
seat-gone-about = Un bot, o qualcuno che aspetta, può continuare qui con la stessa plancia.

## Qualcuno non c’è, e il tempo scorre

wait-away-clock =
    { $count ->
        [one] { $names } non c’è. Il turno finisce allo scadere del tempo.
       *[other] { $names } non ci sono. Il turno finisce allo scadere del tempo.
    }
