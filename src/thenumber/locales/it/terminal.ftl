### The command `thenumber`: help, prompts, messages.

cli-start = Prima volta qui? Prova così:
cli-lang = Lingua di tutti i testi: { $languages }. Altrimenti si ricava dall’ambiente.
cli-version = Mostra la versione ed esci.

cli-score = Conta i punti di partite: esiti, punteggi, totali, vittorie.
cli-score-file = Una registrazione (.tnr), o - per lo standard input.
cli-score-json = Una riga di JSON per ogni partita invece della registrazione.
cli-score-keep-going = Salta le partite sbagliate e conta le altre.

cli-replay = Ripercorri una partita registrata, turno per turno.
cli-replay-source = Una registrazione (.tnr), - per lo standard input, o un link.
cli-replay-game = Quale partita del file, contando da 1.

cli-link = Trasforma partite registrate in link, uno per riga.
cli-link-names = Metti nel link anche i nomi.
cli-unlink = Ricava la registrazione da un link.
cli-unlink-text = Il link, o un indirizzo web che termina con il link.

cli-play = Gioca contro i bot, o con gli amici alla stessa tastiera.
cli-play-names = Chi gioca; senza nomi, giochi tu contro i bot.
cli-play-bots = Quanti bot, o quali: { $bots }.
cli-play-level = Quanto sono forti i bot: { $levels }. Quali si siedono è estratto a sorte.
cli-play-seed = Rendi ripetibili le scelte dei bot.
cli-play-save = Aggiungi la registrazione a questo file a fine partita.

cli-rules = Mostra le regole del gioco.

## Words that frame the help

help-usage = Uso:
help-options = Opzioni:
help-arguments = Argomenti:
help-options-mark = [OPZIONI]
help-command-mark = COMANDO [ARGOMENTI]...
help-help = Mostra questo aiuto ed esci.
help-required = [obbligatorio]

## Errors

usage-no-option = L’opzione { $found } non esiste.
usage-no-value = { $found } richiede un valore.
usage-whole-number = { $found } richiede un numero intero, per esempio 1.
usage-no-command = Il comando «{ $found }» non esiste.
usage-too-much = «{ $found }» qui è di troppo.
error = Errore: { $message }
error-no-file = Il file «{ $file }» non si può leggere: { $reason }
error-no-file-or-link = «{ $source }» non è né un file leggibile né un link completo.
error-no-games = In { $file } non c’è nessuna partita.
error-no-such-game = La partita { $game } non c’è: { $file } ne contiene { $count }.
error-unknown-language = La lingua «{ $found }» non c’è; ci sono { $right }.
error-too-many = In { $found } non si può giocare: The Number è per { $right } persone.
error-level = Il livello «{ $found }» non c’è; ci sono { $right }.
error-level-and-bots = Scegli un livello o i bot «{ $found }», non entrambi.
error-name = «{ $found }» non può essere un nome: ci vogliono da 1 a { $right } caratteri visibili, senza @ all’inizio.
error-name-twice = Il nome «{ $found }» c’è due volte: ognuno deve avere il suo.
error-save = Non è stato possibile scrivere la registrazione in { $file }: { $reason }
error-system = Il comando si è dovuto interrompere: { $reason }

## Playing

play-you-are = Giochi come { $name }.
play-welcome = Scrivi tre cifre, in segreto. I numeri alti rendono di più, ma un numero che ha una cifra in comune con uno più basso è eliminato.
play-keys = 0-9 scrive · Backspace corregge · Invio posa la tessera · Ctrl-C termina
play-keys-hidden = 0-9 scrive · Backspace corregge · Spazio mostra/nasconde · Invio posa · Ctrl-C termina
play-your-number = { $name }, il tuo numero:
play-hand-over = Ora scrive { $name }: vietato sbirciare!
play-hand-over-key = { $name }: premi Invio quando hai la tastiera.
play-reveal-key = Tutti i numeri sono scritti. Premi Invio per girare le tessere.
play-begin-key = Invio: si comincia
play-next-key = Invio: prossimo turno
play-next-round-key = Invio: prossimo round
play-round-end-key = Invio: fine del round
play-sits-out = { $name } salta il turno: le sue dieci cifre sono tutte barrate.
play-stopped = La partita è stata fermata.
play-save-question = Salvare la registrazione? Nome di un file, o solo Invio per lasciar perdere:
play-saved = La registrazione è in { $file }.
play-again-hint = Per rivedere la partita: { $command }

## Tables and ladders

ladder-title = Il controllo, dal numero più alto al più basso
column-player = nome
column-digits = cifre
column-place = posto
column-round = round { $round }
crossed-out-legend = { $mark } = barrata

## Replay

replay-unfinished = La registrazione finisce qui; la partita non è stata conclusa.
replay-keys = Invio o →: avanti · ←: indietro · q: fine

## Columns of a board: the scores of the round together, and the total of an earlier round

column-so-far = finora
column-round-short = R{ $round }
