### The illustrated rulebook, and the rules from R35 on: what the box has besides R1 to R34.
### What stands between *stars* is shown in bold. rulebook.json says in which section a rule stands.

## The rules, continued

R35 = Ognuno prende la plancia Giocatore e la tessera Numero di un colore (rosso, blu, verde, giallo o viola) e un pennarello.
R36 = Ogni colore ha un suo simbolo, in basso a destra sulla plancia Giocatore e sulla tessera Numero: nessuno ha bisogno di distinguere i colori.
R37 = Su ogni casella Punteggio è stampato il bonus del suo turno; altre due caselle aspettano la quantità di cifre barrate e il punteggio totale.
R38 = Sul retro della plancia Giocatore c’è posto per i punteggi totali dei due round e per il punteggio finale.
R39 = Il primo dei tre posti della tessera Numero è evidenziato: la cifra che vi si scrive è quella che dà i punti.
R40 = Chi ha scritto posa la tessera Numero a faccia in giù al centro del tavolo.
R41 = Il numero più alto sta in cima, il più basso in fondo, e si controlla dal più alto in giù.
R42 = I numeri identici si mettono uno accanto all’altro.
R43 = Le tessere Numero approvate restano a faccia in su, quelle eliminate si girano a faccia in giù.
R44 = Ognuno scrive il punteggio nella casella del turno, riprende la tessera Numero e la cancella.
R45 = Bada a quante cifre usi in ogni turno, perché quando sono barrate tutte e dieci non puoi più partecipare a questo round.
R46 = Prima si scrive nella sua casella quante cifre sono barrate, poi il punteggio totale: i punteggi 7, 2, 6, 0 e 22 fanno 37 e, con sei cifre barrate, si arriva a 43.
R47 = Il punteggio totale si riporta sul retro della plancia Giocatore; dopo il round 1 si cancella solo il fronte.
R48 = Dopo il round 2 si sommano sul retro i due punteggi totali: 43 + 31 = 74.

## Headings

rules-heading-last = L’ultimo turno
rules-heading-round = La fine di un round
rules-heading-game = La fine della partita
rules-heading-hint = Un consiglio
book-original-title = Il gioco originale
book-phase = Fase { $no }
book-reference = Regola per regola: { $part }
book-contents = In questa pagina

## What everybody has

book-table = Si gioca in tre, quattro o cinque, per *due round* di *cinque turni*. Ognuno ha una *plancia Giocatore* che tutti vedono, una *tessera Numero* su cui scrivere in segreto e un pennarello. Ogni turno ha tre fasi: scegliere, controllare e risolvere.
book-colours = Scegli un colore. Ognuno ha il suo simbolo: nessuno ha bisogno di distinguere i colori.
book-digits = Dieci cifre. Quelle che ti danno punti vengono barrate.
book-boxes = Cinque caselle Punteggio, una per turno, con il bonus già stampato.
book-ends = Una casella per quante cifre sono barrate e una per il punteggio totale del round.
book-back = Il retro della plancia Giocatore: i punteggi totali dei due round e il punteggio finale.
book-corner = Il tuo simbolo, in basso a destra sulla plancia Giocatore e sulla tessera Numero.
book-tablet = La tua tessera Numero, per tre cifre. Il primo posto è evidenziato: quella cifra è il tuo punteggio.

## A turn

book-choose = Tutti insieme e in segreto, si scrive un numero di *tre cifre* e si posa la tessera Numero a faccia in giù. Usa solo cifre *non barrate* sulla tua plancia Giocatore. La stessa può comparire più volte, come in 444.
book-choose-picture = Quattro tessere Numero sono a faccia in giù. Sulla quinta si sta ancora scrivendo.
book-check = Girate tutte le tessere Numero e mettetele in ordine. Poi guardate dal *più alto* in giù: un numero che ha una cifra in comune con *un qualsiasi numero più basso* è *eliminato* e si gira a faccia in giù. Tutti gli altri sono *approvati* e restano a faccia in su.
book-resolve = Un numero approvato vale la sua *prima cifra*, e il numero approvato *più alto* aggiunge il *bonus* del turno. Scrivi il punteggio nella sua casella e *barra* tutte le cifre del tuo numero. Un numero eliminato vale 0 punti, ma conservi le tue cifre.
book-score-highest = Approvato e il più alto: prima cifra e bonus
book-score-approved = Approvato: prima cifra
book-score-eliminated = Eliminato: niente
book-crossed = 513 ha dato 7 punti. Poi si barrano il 5, l’1 e il 3, fino alla fine del round.
book-last = Nel turno 5 la prima cifra vale *doppio*. Il bonus di 8 si aggiunge dopo e non raddoppia.
book-last-picture = 777 è il numero approvato più alto del turno 5.

## The end

book-round = Dopo il turno 5 *conta* le tue cifre barrate e scrivi quante sono nella loro casella: ognuna vale *1 punto*. I cinque punteggi e questa cifra fanno il *punteggio totale* del round.
book-sum = Cinque punteggi e le cifre barrate: { $sum }
book-round-picture = La plancia Giocatore che ha cominciato con 513. Sei cifre sono barrate.
book-game = Riporta il punteggio totale sul *retro* della tua plancia Giocatore. Cancella il fronte: nel round 2 ognuno ha di nuovo tutte e dieci le cifre. Alla fine somma i due punteggi totali. Vince il *punteggio finale più alto*; in caso di parità la vittoria è condivisa.
book-game-picture = Il retro di tutte le plance Giocatore
book-hint = Bada a *quante cifre* usi in ogni turno. Quando sono barrate tutte e dieci, *salti i turni* che restano del round, con 0 punti in ognuno.
book-hint-picture = Tre cifre diverse a ogni turno: per il turno 5 non resta niente.
book-original = È uscito dapprima con il nome di Suzie-Q. La scatola con plance, tessere e pennarelli si trova nei negozi di giochi e da Repos Production; il suo regolamento rimanda anche a un video che spiega le regole. Se il gioco ti piace, regalati l’originale.

## Examples

example-void = Rosso aveva già barrato 6 e 8. Quindi 168 è nullo, e il suo 1 non danneggia 910.
example-check = I numeri identici, come i due 444, stanno uno accanto all’altro e non si eliminano tra loro. Il numero più basso è sempre approvato.
example-chain = Sono tutti eliminati tranne il più basso, alcuni da un numero eliminato a sua volta.
example-zero = Entrambi i 900 sono eliminati per lo 0 di 011. Da solo non vale punti, ma prende il bonus.
