### The coach of somebody's first games: one sentence each, said once.

coach-first = Scrivi tre cifre. La prima è il tuo punteggio, a meno che una di loro sia anche in un numero più basso.
coach-fell = Succede a tutti. Più sicuri sono i numeri bassi, e le cifre che gli altri hanno già barrato.
coach-bonus = Il bonus va al numero più alto che resta. Cresce a ogni turno.
coach-crossed = Le cifre barrate sono perse per questo round, e alla fine valgono un punto ciascuna. Tienine qualcuna per l’ultimo turno.
coach-out = Tutte e dieci le cifre sono barrate, quindi resti fermo fino alla fine del round. La prossima volta tienine una per l’ultimo turno.
coach-double = L’ultimo turno del round: la prima cifra vale doppio, e il bonus è il più grande.
