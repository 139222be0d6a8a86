### The host’s page, /admin: what runs on the servers, in counts, and what can be done about it.
### $time is one of the spans at the end. And at every table: what whoever runs the server tells everybody.

## Coming in

admin-title = Il server
admin-about = Solo quantità e tempi. Nomi, codici e numeri qui non si vedono mai.
admin-password = Password
admin-enter = Accedi
admin-leave = Esci
refusal-password-needed = Accedi, per favore.
refusal-wrong-password = La password non è questa.
refusal-too-many-guesses = Troppe password sbagliate. Attendi { $right } s.
refusal-no-such-node = Questo server non c’è più.

## How it is

admin-now = Adesso
admin-tables = Tavoli
admin-games = Partite
admin-people = Persone
admin-bots = Bot
admin-database = Il database non risponde o non accetta scritture.
admin-silent =
    { $count ->
        [one] Un processo su questo database non risponde: è di una versione precedente o è bloccato.
       *[other] { $count } processi su questo database non rispondono: sono di una versione precedente o sono bloccati.
    }

## A restart that is announced

admin-restart = Annuncia un riavvio
admin-restart-about = A tutti i tavoli si legge quanti minuti mancano. Da solo non riavvia nulla.
admin-restart-when = Tra
admin-restart-tell = Annuncia
admin-restart-off = Annulla l’annuncio
admin-restart-told = Annunciato. Tempo rimasto: { $time }
admin-restart-due = Annunciato. Il tempo è scaduto.

## Servers

admin-nodes = Server
admin-here = sei qui
admin-version = Versione
admin-up = Attivo da
admin-cpu = Processore
admin-delay = Ritardo massimo
admin-memory = Memoria
admin-sockets = Connessioni
admin-workers = Processi dei bot
admin-errors = Errori
admin-error = { $where } { $kind }, { $time } fa
admin-out = fuori servizio
admin-drain = Metti fuori servizio
admin-undrain = Rimetti in servizio
admin-drain-moves = Le sue persone passano agli altri server.
admin-drain-alone = Nessun altro server può accogliere le sue persone: restano e giocano, si rifiutano solo i tavoli nuovi.
admin-backup = Fai un backup adesso
admin-backup-running = Backup in corso…
admin-backup-done = Backup fatto { $time } fa e verificato (tavoli: { $tables }, partite finite: { $games }):
admin-backup-failed = Il backup è fallito { $time } fa. Il log dice perché.

## Bots

admin-slow = Quanto impiegano i bot
admin-slow-none = Nessun bot ha ancora scritto.
admin-bot = Bot
admin-numbers = Numeri
admin-mean = In media
admin-longest = Al massimo
admin-stand-ins = Da un altro bot

## Tables

admin-none = Nessun tavolo è aperto.
admin-more =
    { $count ->
        [one] Un altro è silenzioso da più tempo.
       *[other] Altri { $count } sono silenziosi da più tempo.
    }
admin-table = Tavolo { $table }
admin-lobby = non ancora iniziata
admin-over = partita finita
admin-here-of = Persone: { $connected } su { $people } collegate
admin-bots-count = Bot: { $bots }
admin-watching = Guardano: { $watching }
admin-age = aperto { $time } fa
admin-quiet = silenzioso da { $time }
admin-where = su { $names }
admin-end = Chiudi
admin-end-sure = Chiudere questo tavolo?
admin-end-about = Tutti lì vengono a sapere che l’hai chiuso, e nessuno può tornare. La partita in corso va persa; le partite finite restano.
admin-end-yes = Chiudilo
admin-end-no = Tienilo
admin-ended = Il tavolo è chiuso.
admin-kept = Per ora non è stato possibile. Riprova tra un momento.

## Spans of time, rounded

admin-span-s = { $count } s
admin-span-min = { $count } min
admin-span-h = { $count } h
admin-span-d =
    { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }

## Told at every table

restart-soon =
    { $count ->
        [one] Il server si riavvia tra circa un minuto. Subito dopo si continua.
       *[other] Il server si riavvia tra circa { $count } minuti. Subito dopo si continua.
    }
restart-now = Il server sta per riavviarsi. Subito dopo si continua.
restart-off = Il riavvio del server è annullato.
table-closed = Chi gestisce questo server ha chiuso questo tavolo.
