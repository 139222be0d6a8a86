### The command `thenumber`: help, prompts, messages.

cli-start = Prima volta qui? Prova così:
cli-lang = Lingua di tutti i testi: { $languages }. Altrimenti si ricava dall’ambiente.
cli-version = Mostra la versione ed esce.

cli-score = Valuta partite registrate: esiti, punti, totali, vittorie.
cli-score-file = Una registrazione (.tnr), o - per lo standard input.
cli-score-json = Una riga di JSON per ogni partita invece della registrazione.
cli-score-keep-going = Salta le partite sbagliate e valuta le altre.

cli-replay = Ripercorre una partita registrata, turno per turno.
cli-replay-source = Una registrazione (.tnr), - per lo standard input, o un link.
cli-replay-game = Quale partita del file, contando da 1.

cli-link = Trasforma partite registrate in link, uno per riga.
cli-link-names = Mette nel link anche i nomi.
cli-unlink = Ricava la registrazione da un link.
cli-unlink-text = Il link, o un indirizzo web che termina con il link.

cli-play = Gioca contro i bot, o con amici alla stessa tastiera.
cli-play-names = Chi gioca; senza nomi, giochi tu contro i bot.
cli-play-bots = Quanti bot, o quali: { $bots }.
cli-play-level = Quanto sono forti i bot: { $levels }. Chi si siede è estratto a sorte.
cli-play-seed = Rende ripetibili le scelte dei bot.
cli-play-save = Aggiungi la registrazione a questo file a fine partita.

cli-rules = Mostra le regole del gioco.

## Words that frame the help

help-usage = Uso:
help-options = Opzioni:
help-arguments = Argomenti:
help-options-mark = [OPZIONI]
help-command-mark = COMANDO [ARGOMENTI]...
help-help = Mostra questo aiuto ed esce.
help-required = [richiesto]

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
error-too-many = In { $found } non si può giocare: The Number è per { $right } giocatori.
error-level = Non c’è un livello «{ $found }»; ci sono { $right }.
error-level-and-bots = Scegli un livello o i bot «{ $found }», non entrambi.
error-name = «{ $found }» non può essere un nome: ci vogliono da 1 a { $right } caratteri visibili, senza @ all’inizio.
error-name-twice = Il nome «{ $found }» c’è due volte: ognuno deve avere il suo.
error-save = Non è stato possibile scrivere la registrazione in { $file }: { $reason }
error-system = Il comando si è dovuto interrompere: { $reason }

## Playing

play-you-are = Giochi come { $name }.
play-welcome = Scrivi tre cifre, in segreto. I numeri alti rendono di più, ma un numero che ha una cifra in comune con uno più basso cade.
play-keys = 0-9 scrive · Backspace corregge · Invio conferma · Ctrl-C termina
play-keys-hidden = 0-9 scrive · Backspace corregge · Spazio mostra o nasconde · Invio conferma · Ctrl-C termina
play-your-number = { $name }, il tuo numero:
play-hand-over = Ora scrive { $name }: vietato sbirciare!
play-hand-over-key = { $name }: premi Invio quando hai la tastiera.
play-reveal-key = Tutti i numeri sono scritti. Premi Invio per scoprirli.
play-begin-key = Invio: si comincia
play-next-key = Invio: prossimo turno
play-next-round-key = Invio: prossimo round
play-round-end-key = Invio: fine del round
play-sits-out = { $name } salta questo turno: tutte e dieci le cifre sono barrate.
play-stopped = La partita è stata interrotta.
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
