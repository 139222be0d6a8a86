### The live table and its server: refusals, settings, and what `serve`, `join` and their kin say.
### $found is what was given, $right what would be right.

## Refusals: why something can't be done at the table now

refusal-not-here = Non sei a questo tavolo. Prima prendi posto.
refusal-not-the-owner = Può farlo solo chi gestisce il tavolo.
refusal-bad-name = Questo non può essere un nome: ci vogliono da 1 a { $right } caratteri visibili, senza @ all’inizio.
refusal-already-here = Sei già a questo tavolo.
refusal-locked = Il tavolo è chiuso: non può più sedersi nessuno.
refusal-full = Il tavolo è al completo.
refusal-game-running = Per questo bisogna aspettare la fine della partita.
refusal-game-not-over = La partita non è ancora finita.
refusal-too-few = Per cominciare bisogna essere almeno in { $right }; per ora: { $found }. Anche i bot possono prendere posto.
refusal-no-game = Non c’è nessuna partita in corso.
refusal-paused = La partita è in pausa.
refusal-not-paused = La partita non è in pausa.
refusal-again-first = La partita è finita. Prima scegli «un’altra partita», poi cambia chi gioca.
refusal-unknown-bot = Il bot «{ $found }» non c’è; ci sono { $right }.
refusal-no-such-seat = Questo posto non esiste.
refusal-owner-stays = Sei tu a gestire questo tavolo. Prima affidalo a qualcun altro.
refusal-nobody-there = A quel posto non c’è nessuno.
refusal-bots-own-nothing = Solo una persona può gestire un tavolo.
refusal-bad-option = «{ $found }» qui non va bene; valori possibili: { $right }.
refusal-too-many-sit = Posti occupati: { $found }. Sono troppi per un tavolo da { $right }.
refusal-already-owner = Sei già tu a gestire questo tavolo.
refusal-owner-is-here = Chi gestisce il tavolo è qui, e nessuno ha aspettato abbastanza.
refusal-turn-is-over = Quel turno è finito: i numeri sono già stati scoperti.
refusal-only-waiting = Avrai un posto nella prossima partita.
refusal-sits-out = Tutte e dieci le cifre sono barrate: salti i turni che restano del round.
refusal-bots-first = I bot stanno ancora scrivendo. Ci vuole solo un attimo.
refusal-not-a-number = Un numero ha esattamente tre cifre, per esempio 042.
refusal-bad-nonce = Non è possibile creare il sigillo di questo numero.
refusal-crossed-out = Già barrato sulla tua plancia Giocatore: { $found }. Puoi ancora usare { $right }.
refusal-nothing-written = Non hai scritto nessun numero.
refusal-no-bot-there = A quel posto non gioca nessun bot.
refusal-already-written = Lì c’è già scritto un numero.
refusal-nobody-has-written = Nessuno ha ancora scritto un numero.
refusal-store-unavailable = In questo momento il server non riesce a salvare nulla. Riprova tra poco.
refusal-internal = Qualcosa è andato storto nel server. Non è cambiato nulla.
refusal-not-understood = Il server non ha capito.
refusal-too-fast = Troppe cose in una volta. Aspetta { $right } s.
refusal-other-protocol = Questa pagina è più vecchia o più nuova del server. Ricaricala.
refusal-hello-first = Il server non è stato salutato come si deve.
refusal-other-origin = Una pagina di un altro sito non può farlo.
refusal-no-such-table = Non c’è nessun tavolo con questo codice.
refusal-too-many-codes = Sono stati provati troppi codici. Aspetta un po’.
refusal-too-many-tables = Da qui sono stati creati troppi tavoli. Aspetta un po’.
refusal-no-such-game = Questa partita non esiste.
refusal-not-found = Qui non c’è nulla.
refusal-bad-request = Il server non sa che fare di questa richiesta.

## Settings of the server

settings-unknown = { $name } non è un’impostazione; ci sono { $right }.
settings-no-home = Non c’è una directory home dove tenere i dati. Indica una directory con { $name }.
settings-base-path-differs = { $name } è «{ $found }», ma l’URL pubblico termina con «{ $right }».
settings-bad-data = { $name }: «{ $found }» non è una directory.
settings-bad-host = { $name }: «{ $found }» non è un indirizzo su cui ascoltare, come per esempio { $right }.
settings-bad-port = { $name }: «{ $found }» non è una porta; le porte sono { $right }.
settings-bad-workers = { $name }: «{ $found }» non va bene; valori possibili: { $right }.
settings-bad-database = { $name } richiede un URL come { $right }, non «{ $found }».
settings-bad-public-url = { $name } richiede un indirizzo web come { $right }, non «{ $found }».
settings-bad-base-path = { $name } richiede un percorso come { $right }, non «{ $found }».
settings-bad-flag = { $name }: «{ $found }» non va bene; valori possibili: { $right }.
settings-bad-retention = { $name } richiede un numero di giorni, { $right }, non «{ $found }».
settings-bad-log-level = { $name }: «{ $found }» non va bene; valori possibili: { $right }.

## The server

cli-serve = Avvia il server: tavoli per telefoni, browser e terminali.
cli-serve-host = Indirizzo su cui ascoltare.
cli-serve-port = Porta su cui ascoltare; 0 ne prende una libera.
cli-serve-data = Directory per tutto ciò che il server conserva.
cli-serve-database = PostgreSQL tramite URL, invece di SQLite nella directory dei dati.
cli-serve-public-url = Come si raggiunge il server dall’esterno.
cli-serve-base-path = Ciò che precede ogni percorso, per esempio /number.
cli-serve-behind-proxy = Si fida di quello che un proxy dice su chi fa la richiesta.
cli-serve-retention-days = Giorni prima che un tavolo rimasto fermo venga cancellato.
cli-serve-workers = Processi che pensano per i bot.
cli-serve-log-level = Quanto scrivere nel log.
cli-serve-browser = Apre il browser.
serve-running = Il server di The Number è attivo. I telefoni nella stessa rete lo trovano qui:
serve-stop = Ctrl-C termina il server.
serve-failed = Non è stato possibile avviare il server: { $reason }

## Joining a table in the terminal

cli-join = Gioca nel terminale a un tavolo su un server.
cli-join-url = Il link a un tavolo.
cli-join-name = Come ti chiami.
join-no-server = { $url } non è raggiungibile: { $reason }
join-bad-url = «{ $found }» non è un link a un tavolo, come per esempio { $right }.
join-help = Tre cifre (042): il numero · e cancella · s inizia · b NOME aggiunge un bot · r scopre ora · q esce
join-lobby = Tavolo { $code }. Posti occupati: { $taken } su { $seats }.
join-written = Numeri scritti: { $written } su { $writers }.
join-your-tablet = La tua tessera Numero: { $number }
join-lost = Connessione persa. Nuovo tentativo…
join-seals-match = Ogni sigillo corrisponde al suo numero.
join-seals-broken = Un sigillo non corrisponde al suo numero!
join-not-understood = «{ $found }» non si capisce.

## Verifying seals

cli-verify = Controlla i sigilli delle partite registrate.
verify-good = Partita { $game }: ogni sigillo conferma il suo numero.
verify-unsealed = La partita { $game } non ha sigilli.
verify-seals-missing = Partita { $game }, turno { $turn }: mancano i sigilli.
verify-seal-unreadable = Partita { $game }, turno { $turn }, posto { $seat }: il sigillo non si può leggere.
verify-seal-broken = Partita { $game }, turno { $turn }, posto { $seat }: il sigillo non conferma questo numero.

## Looking after the data

store-url = Questo non è l’indirizzo di un database. Andrebbe bene una di queste forme: { $right }
store-unwritable = { $found } non si può scrivere: { $reason }
store-not-ours = { $found } non è un database di questo programma.
store-older = { $found } viene da una versione precedente di questo programma (schema { $reason }; questa richiede { $right }). Avvia una volta il server con questi dati, poi riprova.
store-newer = { $found } viene da una versione più recente di questo programma (schema { $reason }; questa conosce { $right }).
store-old-postgres = { $found } è PostgreSQL { $reason }; serve la versione { $right } o una più recente.
store-unavailable = Il database { $found } non è raggiungibile: { $reason }
store-backup-missing = Il backup { $found } non c’è.
store-exists = In { $found } c’è già qualcosa; non è stato sovrascritto nulla.
store-in-use = { $found } è in uso. Ferma il server, poi riprova; non è stato cambiato nulla.
store-refused = Il database non lo accetta: { $found } ({ $reason })

cli-backup = Copia in un solo file tutto ciò che il server conserva.
cli-backup-file = Il file da scrivere.
cli-restore = Ripristina il contenuto di un backup.
cli-restore-file = Il file da leggere.
cli-restore-replace = Sostituisce quello che c’è già.
cli-export = Scrive su stdout la registrazione di ogni partita finita.
backup-done = Il backup è in { $file }.
restore-done = Tutto ripristinato da { $file }.
