### The coach of somebody's first games: one sentence each, said once.

coach-first = Scrivi tre cifre. La prima è il tuo punteggio, a meno che una di loro non sia anche in un numero più basso.
coach-fell = Succede a tutti. Più sicuro: un numero basso, o cifre che gli altri hanno già barrato.
coach-bonus = Il bonus va al numero approvato più alto. Cresce a ogni turno.
coach-crossed = Le cifre barrate sono perse per questo round, ma alla fine valgono un punto ciascuna. Tienine qualcuna per l’ultimo turno.
coach-out = Le tue dieci cifre sono tutte barrate: salti i turni che restano del round. La prossima volta tienine una per l’ultimo turno.
coach-double = È l’ultimo turno del round: la prima cifra vale doppio, e il bonus è il più grande.
