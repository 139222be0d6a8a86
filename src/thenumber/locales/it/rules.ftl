### The rules in our own words, one numbered sentence a message.

rules-title = The Number: le regole
rules-credit = Un gioco di Hisashi Hayashi, pubblicato da Repos Production. Questa è una realizzazione amatoriale non ufficiale; le parole sono nostre.

rules-heading-table = Attorno al tavolo
R1 = Giocano da tre a cinque persone; come variante della casa, anche due.
R2 = Ognuno ha una plancia Giocatore visibile a tutti: le dieci cifre da 0 a 9, cinque caselle Punteggio e lo spazio per il punteggio totale del round.
R3 = Ognuno ha una tessera Numero per un numero di tre cifre, e lo tiene segreto finché non si girano tutte le tessere Numero.
R4 = Niente carte, niente dadi: a decidere tutto sono i numeri scritti.
R5 = Una partita dura due round di cinque turni, e ogni turno ha tre fasi: scegliere, controllare e risolvere.

rules-heading-choose = Scegliere
R6 = Si scrive tutti nello stesso momento, in segreto.
R7 = Scrivi un numero di esattamente tre cifre, da 000 a 999.
R8 = Ogni sua cifra dev’essere ancora disponibile sulla tua plancia Giocatore.
R9 = Puoi usare più volte la stessa cifra, come in 444 o in 220.
R10 = Non si può passare: chi ha ancora almeno una cifra deve scrivere un numero.
R11 = Un numero con una cifra già barrata da chi lo scrive è nullo: è eliminato subito, e per tutti gli altri non esiste.
R12 = Il programma non accetta un numero simile, a meno che il tavolo non giochi con l’opzione «Come su carta»: allora l’errore conta e il numero è nullo.
R13 = Chi lascia il tavolo, o non scrive nulla prima che scada il tempo, è assente per quel turno e non conta, come un numero nullo.

rules-heading-check = Controllare
R14 = Quando tutte le tessere Numero sono sul tavolo, si girano insieme e si mettono in ordine, dal numero più alto al più basso.
R15 = Un numero è eliminato se ha almeno una cifra in comune con un qualsiasi numero più basso.
R16 = Il numero più basso lo elimina anche quando è eliminato a sua volta.
R17 = I numeri identici non si eliminano tra loro.
R18 = Tutti gli altri numeri sono approvati; il più basso, quindi, lo è sempre.

rules-heading-resolve = Risolvere
R19 = Un numero approvato vale la sua prima cifra.
R20 = Nel turno 5 la prima cifra vale doppio.
R21 = Il numero approvato più alto ottiene anche il bonus del turno: nell’ordine, 2, 3, 4, 6 e 8 punti nei turni da 1 a 5.
R22 = Il bonus si aggiunge per ultimo e non raddoppia mai.
R23 = Se più persone hanno il numero approvato più alto, ognuna riceve il bonus intero.
R24 = Se nessun numero è approvato, nessuno riceve il bonus.
R25 = Un numero approvato che comincia con 0 di per sé non dà punti, ma può ottenere il bonus.
R26 = Ogni cifra di un numero approvato viene barrata sulla plancia Giocatore di chi lo ha scritto e non è più disponibile per il resto del round.
R27 = Un numero eliminato, nullo o assente vale 0 punti e non fa barrare nessuna cifra.
R28 = Chi ha barrato tutte e dieci le cifre salta i turni che restano del round, con 0 punti in ognuno.

R29 = Dopo il turno 5 ogni cifra barrata sulla tua plancia Giocatore vale 1 punto.
R30 = Il punteggio totale di un round è la somma dei suoi cinque punteggi più questi punti.
R31 = Poi si puliscono le plance Giocatore, e nel round 2 ognuno ha di nuovo tutte e dieci le cifre.
R32 = Il punteggio finale è il punteggio totale del round 1 più quello del round 2.
R33 = Vince il punteggio finale più alto.
R34 = In caso di parità sul punteggio finale più alto, la vittoria è condivisa.
