### Perché i bot hanno scritto i loro numeri, e `thenumber bots`. Le frasi non nominano il bot.

cli-bots = Mostra tutti i bot, dal più facile al più forte, o che cosa scriverebbe ognuno in una posizione.
cli-bots-position = Una riga di posizione, come «1.2 0345678:3 12789:11»: che cosa ci scriverebbero i bot, e perché?
cli-bots-seat = Il posto per cui scrivono, una lettera.

bots-level = livello
bots-character = carattere
bots-number = numero
bots-why = perché
bots-sits-out = Il posto { $found } non può scrivere numeri in questa posizione.

## Bots: what kind of player each of them is

bot-echo-about = Scrive tre volte la stessa cifra, e non troppo alta.
bot-banker-about = Ama i numeri tondi come 300, o quelli che ci vanno vicino.
bot-lucky-about = Ha le sue cifre preferite, il 7 prima di tutte, e le scrive finché durano.
bot-dreamer-about = Punta in alto e spera: le sue tre cifre più alte in un colpo solo. Durano poco.
bot-nervous-about = Parte con coraggio, poi scrive tanto più basso quanto più vale il turno.
bot-pianist-about = Ama le cifre in fila, a salire o a scendere: 345, 876.
bot-random-about = Scrive quello che gli passa per la testa. Il perché non lo sa nemmeno lui.
bot-greedy-about = Punta sempre alla vetta: una prima cifra alta, e il bonus o niente.
bot-cautious-about = Sta alla larga da tutti, con cifre che restano a pochi altri.
bot-copycat-about = Scrive il numero più vicino possibile a quello che ha preso l’ultimo bonus.
bot-thinker-about = Pensa che gli altri scrivano a caso, e calcola che cosa conviene di più.
bot-schemer-about = Prende tutti gli altri per Pensatori, e scrive quello che va meglio contro di loro.
bot-planner-about = Un Intrigante che tiene le cifre per i turni che valgono di più.
bot-equilibrium-about = Varia i suoi numeri in modo che in questo turno ci sia poco da guadagnare contro di lui. Agli altri turni non pensa.
bot-champion-about = Pensa a tutti i turni del round, e preferisce ciò che mette in difficoltà i più deboli.
bot-hunter-about = Osserva come giochi, e scrive quello che funziona meglio contro di te.
bot-line = { $name }: { $about }

## Why they wrote their numbers

bots-asked = Chiedo ai bot…
bots-stood-in = Non ha trovato un numero in tempo: { $other } ha scelto per lui.
why-unknown = Non sa più dire perché.
why-random = { $count ->
    [one] Poteva scrivere un numero solo.
   *[other] Uno qualsiasi dei suoi { $count } numeri sarebbe andato bene.
}
why-greedy = La cifra { $digit } è la più alta che gli resta.
why-copycat = Non può scrivere niente di più vicino a { $model }, il numero che ha preso l’ultimo bonus.
why-no-model = Nessuno ha ancora preso un bonus: non c’era niente da copiare.
why-cautious = Se gli altri scrivono a caso, questo numero è approvato { $percent } volte su 100. Una prima cifra più alta sarebbe troppo rischiosa.
why-thinker = Se gli altri scrivono a caso, nessun numero dà più vantaggio. Questo è approvato { $percent } volte su 100.
why-schemer = Dagli altri si aspetta numeri come { $numbers }, e contro quelli niente fa meglio.
why-planner = Dagli altri si aspetta numeri come { $numbers }; contro quelli niente fa meglio senza sprecare cifre.
why-equilibrium = Qui scrive questo numero { $percent } volte su 100: prevederlo serve a poco.
why-champion = Qui scrive questo numero { $percent } volte su 100: una strategia mista che preferisce ciò che mette in difficoltà i più deboli.
why-hunter = La risposta migliore a quello che gli altri hanno mostrato finora.
why-hunter-kind = Gli altri sembrano giocare come { $kind }. Questa è la risposta migliore.
why-alone = Nessun altro può più scrivere, quindi prende il massimo.
why-echo = Tre volte la stessa cifra ne consuma una sola, e questa non è troppo alta.
why-banker = Più tondo di così non può, senza una prima cifra troppo alta.
why-lucky = Delle cifre che gli restano, queste sono le sue preferite.
why-dreamer = Le sue cifre più alte in un colpo solo: sperava nel bonus.
why-nervous = Comincia in alto, e scende via via che i turni valgono di più.
why-pianist = Ama le cifre in fila. Con quelle che gli restano non può avvicinarsi di più.
why-fell = Eliminato nel turno precedente, va sul sicuro: tre volte una cifra bassa.
