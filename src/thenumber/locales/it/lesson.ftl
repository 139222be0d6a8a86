### The last step of the lesson: digits run out, and the round is counted.
### What stands between *stars* is shown in bold.

## Digits run out

learn-out-write = Un altro tavolo, turno 4. In ogni turno hai usato tre cifre diverse, e ora ti resta solo il *4*. Scrivi *{ $number }*.
learn-out-approved = Il tuo è *approvato*, ma ora tutte e dieci le cifre sono *barrate*: *salti il turno* 5, con 0 punti. Bada quindi a quante cifre usi.
learn-count = Il round è finito. I tuoi punteggi fanno { $sum }. Ora *conta* le tue cifre barrate: { $count }, 1 punto ciascuna. Il *punteggio totale* è *{ $total }*.
idea-digits = Bada a *quante cifre* usi: quando sono barrate tutte e dieci, *salti i turni* che restano. Alla fine del round ognuna vale 1 punto.
