### I bot che sono programmi: `thenumber check`, `thenumber bot`, e che cosa può essere sbagliato.

cli-check = Dimostra che un bot mantiene le promesse: un programma, o uno di «thenumber bots».
cli-check-games = Partite che gioca; ogni numero è chiesto due volte.
cli-program = Il programma, per esempio ./mybot; possono seguire le sue opzioni, come in { $example }.
cli-program-seconds = Il tempo che ha per un numero.
cli-bot = Porta un bot che è un programma a un tavolo di un server.
cli-bot-name = Il suo nome al tavolo, al posto del proprio.
mark-program = PROGRAMMA

## Che cosa è dimostrato

check-by = { $name }, di { $author }
check-proved = { $count ->
    [one] { $count } numero chiesto: era permesso, e lo stesso seme ha dato lo stesso numero.
   *[other] { $count } numeri chiesti: tutti erano permessi, e lo stesso seme ha dato lo stesso numero.
}
check-pace = Un numero richiede in media { $mean } ms; il più lento ne ha richiesti { $slowest }.

## A un tavolo

bot-sits = { $name } siede al tavolo { $code }. Ctrl-C lo termina.
bot-waits = { $name } aspetta al tavolo { $code } la prossima partita. Ctrl-C lo termina.
bot-removed = L’host ha tolto il bot dal tavolo.
bot-plays-on = { $other } scrive questo numero al suo posto.

## Che cosa non va

tournament-bot-changed-its-mind = Un bot ha scelto due numeri per la stessa posizione e lo stesso seme. { $found } (posto { $right })
tournament-program-missing = Il programma { $found } non c’è.
tournament-program-not-executable = { $found } non può essere eseguito come programma: prova «{ $right }».
tournament-program-bad-name = A un programma serve un nome da 1 a 19 caratteri minuscoli senza spazi, come «{ $right }». { $found }
tournament-program-no-option = Un programma non ha questa opzione; ha: { $right }. { $found }
tournament-program-no-options = Un programma non ha opzioni. { $found }
tournament-program-slow = Un programma non ha risposto in tempo. { $found } ({ $right })
tournament-program-ended = Un programma è terminato invece di rispondere. { $found } ({ $right })
tournament-program-loud = Un programma ha detto troppo in una volta. { $found } ({ $right })
tournament-program-error = Un programma ha rinunciato. { $found } ({ $right })
tournament-program-unasked = Un programma ha risposto prima della domanda. { $found } ({ $right })
tournament-program-no-number = Un programma non ha risposto con «number» e tre cifre. { $found } ({ $right })
