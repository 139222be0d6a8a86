### How the command `thenumber` is used: its help, wrong command lines, exit codes.

help-about = Gioca a The Number, il gioco di bluff di Hisashi Hayashi. «thenumber serve» lo apre nel browser, per telefoni, tablet e un televisore della stessa rete; tutti gli altri comandi restano nel terminale. Una versione non ufficiale fatta da appassionati.
section-play = Giocare:
section-records = Partite registrate:
section-bots = Bot e analisi:
section-data = Ciò che un server conserva:
help-exit-codes = Codici di uscita:
help-command = COMANDO
help-more = «{ $command }» dice di più su un comando.
help-default = (predefinito: { $value })
play-usual-bots = 3 bot; in più persone, quanti ne servono per essere in 3

## What stands for something to be typed

mark-file = FILE
mark-link = LINK
mark-name = NOME
mark-language = LINGUA
mark-count = N
mark-level = LIVELLO
mark-position = POSIZIONE
mark-seat = POSTO
mark-seconds = SECONDI
mark-date = DATA
mark-address = INDIRIZZO
mark-port = PORTA
mark-url = URL
mark-path = PERCORSO
mark-directory = CARTELLA
mark-command = COMANDO
mark-days = GIORNI

## Exit codes

exit-0 = Fatto. Anche se l’output viene letto solo in parte, come fa «head».
exit-1 = C’è un errore in ciò che è stato letto, oppure non è stato possibile farlo.
exit-2 = La riga di comando è sbagliata. Non è stato fatto nulla.
exit-130 = Interrotto con Ctrl-C.

## Wrong command lines

usage-try = { $message } Aiuto: { $command }
usage-suggestion = { $message } Intendevi { $names }?
usage-or = { $first } o { $last }
usage-missing-parameter = Manca { $name }: { $about }
usage-takes-no-value = { $found } non accetta valori.
usage-game-number = { $found } non è una partita: si contano da 1.
note-encoding = { $language } non si può mostrare nella codifica { $encoding }, quindi tutto è in inglese. LC_ALL=C.UTF-8 risolve.

## At a table on a server

join-go-on = Invio: avanti

## Before and after the work

compiling = Compilazione del motore di calcolo: avviene una sola volta e dura circa un minuto
review-usual-time = sempre lo stesso numero di passi, così il risultato non cambia
play-unsaved-before = La registrazione non si potrebbe salvare in { $file }: { $reason }. Indica un altro file con --save; non si è ancora giocato nulla.
play-record-below = Perché nulla vada perso, ecco la registrazione:
store-nothing = In { $found } non c’è nulla: nessun server vi ha conservato niente. Non è stato creato nulla.
export-no-games = Non ci sono ancora partite finite.
