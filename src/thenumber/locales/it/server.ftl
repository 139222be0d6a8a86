### The live table and its server: settings, and what `serve`, `join` and their kin say.
### $found is what was given, $right what would be right.

## Settings of the server

settings-unknown = { $name } non è un’impostazione; ci sono { $right }.
settings-no-home = Non c’è una cartella home dove tenere i dati. Indica una cartella con { $name }.
settings-base-path-differs = { $name } è «{ $found }», ma l’URL pubblico termina con «{ $right }».
settings-bad-data = { $name }: «{ $found }» non è una cartella.
settings-bad-host = { $name }: «{ $found }» non è un indirizzo su cui ascoltare, come per esempio { $right }.
settings-bad-port = { $name }: «{ $found }» non è una porta; le porte sono { $right }.
settings-bad-workers = { $name }: «{ $found }» non va bene; valori possibili: { $right }.
settings-bad-processes = { $name }: «{ $found }» non va bene; valori possibili: { $right }.
settings-bad-database = { $name } richiede un URL come { $right }, non «{ $found }».
settings-bad-public-url = { $name } richiede un indirizzo web come { $right }, non «{ $found }».
settings-bad-base-path = { $name } richiede un percorso come { $right }, non «{ $found }».
settings-bad-flag = { $name }: «{ $found }» non va bene; valori possibili: { $right }.
settings-bad-retention = { $name } richiede un numero di giorni, { $right }, non «{ $found }».
settings-bad-log-level = { $name }: «{ $found }» non va bene; valori possibili: { $right }.
settings-bad-log-format = { $name }: «{ $found }» non va bene; valori possibili: { $right }.
settings-bad-metrics = { $name }: «{ $found }» non va bene; valori possibili: { $right }.
settings-bad-password-file = { $name } deve indicare un file leggibile la cui prima riga è una password di almeno { $right } caratteri.

## The server

cli-serve = Avvia il server per telefoni, browser e terminali.
cli-serve-host = Indirizzo su cui ascoltare.
cli-serve-port = Porta su cui ascoltare; 0 ne prende una libera.
cli-serve-data = Cartella per tutto ciò che il server conserva.
cli-serve-database = PostgreSQL tramite URL, invece di SQLite nella cartella dei dati.
cli-serve-public-url = Come si raggiunge il server dall’esterno.
cli-serve-base-path = Ciò che precede ogni percorso, per esempio /number.
cli-serve-behind-proxy = Fidati di quello che un proxy dice su chi fa la richiesta.
cli-serve-retention-days = Giorni prima che un tavolo rimasto fermo venga cancellato.
cli-serve-workers = Processi che pensano per i bot.
cli-serve-processes = Processi in cui vivono i tavoli; se sono più di uno, un altro accetta le connessioni.
cli-serve-small = Accontentati di 512 MB di memoria: senza i bot forti e con un solo processo per tutte le analisi.
cli-serve-log-level = Quanto scrivere nel log.
cli-serve-log-format = Forma del log: righe di testo, o un oggetto JSON per riga.
cli-serve-metrics = Chi può vedere /metrics: local, all oppure off.
cli-serve-admin-password-file = File con la password della pagina di gestione, nella prima riga.
cli-serve-browser = Apri il browser.
serve-running = Il server di The Number è attivo. I telefoni nella stessa rete lo trovano qui:
serve-stop = Ctrl-C termina il server.
serve-failed = Non è stato possibile avviare il server: { $reason }
serve-port-taken = La porta { $port } è già occupata, da questo server o da un altro programma. Scegline un’altra con --port.

## Joining a table in the terminal

cli-join = Gioca nel terminale a un tavolo su un server.
cli-join-url = Il link a un tavolo.
cli-join-name = Come ti chiami.
join-no-server = { $url } non è raggiungibile: { $reason }
join-bad-url = «{ $found }» non è un link a un tavolo, come per esempio { $right }.
join-help = Tre cifre (042): il numero · e cancella · s inizia · b NOME aggiunge un bot · r rivela ora · a vuole un’altra partita · q esce
join-lobby = Tavolo { $code }. Posti occupati: { $taken } su { $seats }.
join-written = Numeri scritti: { $written } su { $writers }.
join-your-tablet = La tua tessera Numero: { $number }
join-lost = Connessione persa. Nuovo tentativo…
join-seals-match = Ogni sigillo corrisponde al suo numero.
join-seals-unseen =
    { $count ->
        [one] Un numero corrisponde alla sua prova, ma il suo sigillo è stato pubblicato mentre questo programma non era connesso.
       *[other] { $count } numeri corrispondono alla loro prova, ma i loro sigilli sono stati pubblicati mentre questo programma non era connesso.
    }
join-unreadable = Il server ha inviato qualcosa di incomprensibile.
join-refused = Il server ha rifiutato la richiesta: { $code }
join-not-understood = «{ $found }» non si capisce.

## Verifying seals

cli-verify = Controlla i sigilli delle partite registrate.
verify-good = Partita { $game }: ogni sigillo conferma il suo numero.
verify-unsealed = La partita { $game } non ha sigilli.
verify-seals-missing = Partita { $game }, round { $round }, turno { $turn }: mancano i sigilli.
verify-seal-unreadable = Partita { $game }, round { $round }, turno { $turn }, posto { $seat }: il sigillo non si può leggere.
verify-seal-broken = Partita { $game }, round { $round }, turno { $turn }, posto { $seat }: il sigillo non conferma questo numero.
verify-order = L’ordine in cui le tessere sono state posate è nella registrazione.
verify-no-order = L’ordine in cui le tessere sono state posate non è nella registrazione.
verify-unknowable = Nessuna registrazione può provare quando un sigillo è stato pubblicato, né in quale ordine: lo sa solo chi ha guardato il tavolo.
verify-laid-wrong = Partita { $game }, round { $round }, turno { $turn }: l’ordine delle tessere non nomina esattamente una volta ogni posto che ha scritto.

## Looking after the data

store-url = Questo non è l’indirizzo di un database. Andrebbe bene una di queste forme: { $right }
store-unwritable = { $found } non si può scrivere: { $reason }
store-not-ours = { $found } non è un database di questo programma.
store-older = { $found } viene da una versione precedente di questo programma (schema { $reason }; questa richiede { $right }). Avvia una volta il server con questi dati, poi riprova.
store-newer = { $found } viene da una versione più recente di questo programma (schema { $reason }; questa conosce { $right }).
store-old-postgres = { $found } è PostgreSQL { $reason }; serve la versione { $right } o una più recente.
store-encoding = { $found } ha la codifica { $reason }; serve { $right }. Per crearne uno adatto: createdb --template=template0 --encoding={ $right } --locale=C NOME
store-unavailable = Il database { $found } non è raggiungibile: { $reason }
store-backup-missing = Il backup { $found } non c’è.
store-exists = In { $found } c’è già qualcosa; non è stato sovrascritto nulla.
store-in-use = { $found } è in uso. Ferma il server, poi riprova; non è stato cambiato nulla.
store-served = { $found } è già usato da un altro server, il processo { $reason }. Fermalo, oppure scegli un’altra cartella con --data.
store-refused = Il database non lo accetta: { $found } ({ $reason })
store-damaged = { $found } è danneggiato.
store-pooler = Tra questo programma e { $found } c’è un pooler che non conserva le sessioni. Deve conservarle: con PgBouncer, pool_mode = session.

cli-backup = Copia in un solo file tutto ciò che il server conserva.
cli-backup-file = Il file da scrivere, o una cartella per file con la data nel nome.
cli-backup-keep = Tieni gli N backup più recenti in una cartella ed elimina quelli più vecchi.
cli-backup-then = Comando da eseguire con il nuovo file; { $placeholder } ne indica il nome.
cli-backup-verify = Non fare un backup, ma prova se questo è integro.
cli-restore = Ripristina il contenuto di un backup.
cli-restore-file = Il file da leggere.
cli-restore-replace = Sostituisci quello che c’è già.
cli-export = Scrivi sullo standard output le registrazioni di tutte le partite finite o, con --anonymous, un dataset di quelle che possono essere pubblicate.
cli-export-anonymous = Crea questa cartella, con tutte le partite finite dei tavoli che le condividono, senza nomi.
cli-export-license = La licenza indicata nella descrizione del dataset, per esempio CC0-1.0.
cli-export-parquet = Scrivi i turni anche come Parquet. Serve il pacchetto aggiuntivo thenumber[data].
backup-done = Il backup è in { $file }.
backup-whole = { $file } è integro. Ogni log porta al suo tavolo e ogni sigillo conferma il suo numero. Tavoli: { $tables }, voci nei loro log: { $entries }, partite finite: { $games }.
backup-no-checksum = Viene da una versione che non scriveva una somma di controllo: un nome o un’ora alterati non si noterebbero.
backup-not-whole = { $file } non è integro.
backup-refused = Quello che è stato copiato non è integro, perciò non è stato scritto nessun backup; quelli vecchi ci sono ancora.
damage-file = Il file è danneggiato: { $found }
damage-content = Il contenuto non è quello che era stato salvato.
damage-gap = Tavolo { $found }: manca la voce { $place } del suo log.
damage-entry = Tavolo { $found }: la voce { $place } del suo log non ha senso.
damage-record = Partita { $found }: la registrazione non si può leggere.
damage-seals = Partita { $found }: non ogni sigillo conferma il suo numero.
damage-game = Partita { $found }: la registrazione e il log del suo tavolo non concordano.
backup-more-problems =
    { $count ->
        [one] C’è ancora un altro problema.
       *[other] Ci sono altri { $count } problemi.
    }
backup-verify-alone = --verify non fa nessun backup: non va né con --keep né con --then.
backup-bad-then = --then: «{ $found }» non è un comando.
backup-then-not-begun = Il backup è in { $file }, ma { $command } non si può eseguire: { $reason }
backup-then-failed = Il backup è in { $file }, ma { $command } è fallito con il codice { $code }.
restore-done = Tutto ripristinato da { $file }.
export-done = Il dataset è in { $file }. Partite: { $games }
export-license = «{ $found }» non è l’identificativo di una licenza. Dovrebbe essere come { $right }
export-needs-anonymous = { $found } serve solo per un dataset: --anonymous ne indica la cartella.
export-no-pyarrow = Per { $found } manca il pacchetto aggiuntivo: { $right }
export-none-shared = Non ci sono partite da pubblicare: solo quelle giocate fino alla fine a un tavolo il cui host ha attivato la condivisione nelle opzioni.

refusal-other-host = Questo server non risponde al nome «{ $found }». Chi lo gestisce può rimediare con --public-url.
refusal-metrics-local = Questi dati sono solo per la macchina su cui gira il server. Con --metrics all sono visibili a tutti.
