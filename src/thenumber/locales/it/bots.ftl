### Perché i bot hanno scritto i loro numeri, e `thenumber bots`. Le frasi non nominano il bot.

cli-bots = Mostra tutti i bot dal più facile al più forte, o cosa scriverebbe ognuno in una posizione.
cli-bots-position = Una riga di posizione, come «1.2 0345678:3 12789:11»: cosa ci scriverebbero i bot, e perché?
cli-bots-seat = Il posto per cui scrivono, una lettera.

bots-level = livello
bots-character = carattere
bots-number = numero
bots-why = perché
bots-sits-out = Il posto { $found } non può scrivere numeri in questa posizione.

## Bots: what kind of player each of them is

bot-echo-about = Scrive tre volte la stessa cifra, e non troppo alta.
bot-banker-about = Ama i numeri tondi come 300, o quello che ci va vicino.
bot-lucky-about = Ha le sue cifre preferite, il 7 prima di tutte, e le scrive finché durano.
bot-dreamer-about = In alto e pieno di speranza: le sue tre cifre più alte in un colpo. Durano poco.
bot-nervous-about = Parte con coraggio, e scrive tanto più basso quanto più vale il turno.
bot-pianist-about = Ama le cifre in fila, a salire o a scendere: 345, 876.
bot-random-about = Scrive quello che gli passa per la testa. Il perché non lo sa nemmeno lui.
bot-greedy-about = Punta sempre in alto: prima cifra grossa, e bonus o niente.
bot-cautious-about = Sta alla larga da tutti, con cifre che ormai restano a pochi altri.
bot-copycat-about = Scrive il numero più vicino possibile a quello che ha preso l’ultimo bonus.
bot-thinker-about = Pensa che gli altri scrivano a caso, e calcola cosa conviene di più.
bot-schemer-about = Prende tutti gli altri per pensatori, e scrive quello che va meglio contro di loro.
bot-planner-about = Uno stratega che tiene le cifre per i turni che valgono di più.
bot-equilibrium-about = Mescola i suoi numeri in modo che in questo turno ci sia poco da guadagnare contro di lui. Agli altri turni non pensa.
bot-champion-about = Pensa a tutti i turni del round, e tende verso ciò che fa soffrire i più deboli.
bot-hunter-about = Guarda come giochi, e scrive quello che funziona meglio contro di te.
bot-line = { $name }: { $about }

## Why they wrote their numbers

bots-asked = Chiedo ai bot …
bots-stood-in = Non aveva un numero in tempo: { $other } ha scelto per lui.
why-unknown = Non sa più dirlo.
why-random = { $count ->
    [one] Poteva scrivere un numero solo.
   *[other] Uno qualsiasi dei suoi { $count } numeri sarebbe andato bene.
}
why-greedy = { $digit } è la cifra più alta che gli resta.
why-copycat = Non può scrivere niente di più vicino a { $model }, il numero che ha preso l’ultimo bonus.
why-no-model = Nessuno ha ancora preso un bonus: non c’era niente da copiare.
why-cautious = Se gli altri scrivono a caso, viene approvato { $percent } volte su 100. Puntare più in alto sarebbe troppo rischioso.
why-thinker = Se gli altri scrivono a caso, nessun numero dà più vantaggio. Viene approvato { $percent } volte su 100.
why-schemer = Dagli altri si aspetta numeri come { $numbers }, e contro quelli niente fa meglio.
why-planner = Dagli altri si aspetta numeri come { $numbers }; contro quelli niente fa meglio senza sprecare cifre.
why-equilibrium = Qui scrive questo { $percent } volte su 100, così che agli altri serva poco prevederlo.
why-champion = Qui scrive questo { $percent } volte su 100: una miscela che tende verso ciò che fa soffrire i più deboli.
why-hunter = La scelta migliore contro quello che gli altri hanno mostrato finora.
why-hunter-kind = Gli altri sembrano giocare come { $kind }. Questo è il meglio contro di loro.
why-alone = Nessun altro può più scrivere, quindi prende il massimo.
why-echo = Tre cifre uguali ne consumano una sola, e queste non sono troppo alte.
why-banker = Più tondo di così non può, senza una prima cifra troppo alta.
why-lucky = Delle cifre che gli restano, queste sono le sue preferite.
why-dreamer = Le sue cifre più alte in un colpo: sperava nel bonus.
why-nervous = Comincia in alto, e scende quanto più vale il turno.
why-pianist = Ama le cifre in fila. Con quelle che gli restano non può avvicinarsi di più.
why-fell = Nel turno prima è stato eliminato, quindi va sul sicuro: una cifra bassa, tre volte.
