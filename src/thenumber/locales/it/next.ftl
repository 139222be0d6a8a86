### Da una partita all’altra, e i posti di chi non c’è più.

## Dopo una partita: chi ne vuole un’altra

next-ready = Per un’altra partita: { $names }
next-waiting = Ci sei. Si aspetta ancora: { $names }
next-you-ready = Ci sei.
next-all-others = Manchi solo tu.
next-start = Comincia ora
next-take-back = Non ancora

## Ancora all’ultima partita, mentre il tavolo va avanti

next-over = Anche la partita dopo è già finita.
next-to-game = Vai alla partita
next-to-table = Vai al tavolo
next-last-game = Ultima partita
next-nothing-played = Dell’ultima partita non c’è nulla da vedere: nessun turno è stato giocato.

## I posti di chi non c’è più

seat-stand-in = Fai giocare un bot
seat-give = Dai il posto a { $name }
seat-gone-about = Un bot, o qualcuno che aspetta, può continuare qui con la stessa plancia.
