### Il tavolo nel browser.

## La connessione

line-down = Riconnessione…
refusal-no-line = Al momento non c’è connessione. Tornerà da sola: riprova allora.

## Ovunque

menu-open = Menu
menu-title = Menu
sheet-close = Chiudi
table-title = Tavolo
title-your-turn = Tocca a te
table-connecting = Un attimo…
table-paused = La partita è in pausa.
table-resumed = La partita riprende.
table-turn = Turno { $turn } di 5
table-round = Round { $round }

## L’ingresso

door-title = Come ti chiami?
door-name = Nome
door-name-missing = Scrivi prima un nome.
door-sit = Siediti
door-sit-next = Gioca la prossima partita
door-watch = Guarda soltanto
door-watch-title = Puoi guardare
door-removed = L’host ti ha tolto dal tavolo.
door-running = È in corso una partita. Puoi guardarla, e nella prossima c’è un posto per te.
door-full = Tutti i posti sono occupati.
door-there = Al tavolo

## Invitare

share-code = Codice del tavolo
share-send = Invia il link
share-copy = Copia il link
share-copied = Copiato
share-qr = Codice QR con il link a questo tavolo
share-text = Gioca con noi a The Number. Il nostro tavolo: { $code }.
share-open = Inquadra questo codice, oppure apri
share-enter = e inserisci

## Prima di una partita

lobby-title = Attorno al tavolo
lobby-bring = Fai inquadrare il codice agli altri, o invia loro il link.
lobby-seats =
    { $count ->
        [0] Tutti i posti sono occupati
        [one] Un posto è libero
       *[other] { $count } posti sono liberi
    }
lobby-free = Posto libero
lobby-add-bot = Aggiungi un bot
lobby-remove = Togli { $name }
lobby-host = host
lobby-here = c’è
lobby-ready = pronto
lobby-waiting = In attesa di un posto:
lobby-start = Inizia la partita
lobby-too-few = Siete ancora pochi. Anche i bot possono prendere posto.
lobby-host-starts = { $name } dà inizio alla partita.
lobby-nobody-starts = Al momento questo tavolo non ha un host.
bots-title = Quale bot?
bots-order = Dal più facile al più forte.
bots-rung = Livello { $level }

## Gli accordi del tavolo

options-title = Opzioni
options-host = Le cambia l’host del tavolo, tra una partita e l’altra.
options-seats-now =
    { $count ->
        [one] { $count } posto
       *[other] { $count } posti
    }
options-clock-off = senza tempo
options-clock-now = { $seconds } s a turno
options-seats = Posti
options-clock = Tempo per scrivere
options-off = libero
options-seconds = { $seconds } s
options-missing = Se qualcuno si assenta
missing-absent = Nessun numero
missing-bot = Gioca un bot
options-patience = Attesa in secondi
options-anonymous = Mostra solo quanti hanno scritto
options-anonymous-about = Nessuno vede chi è stato veloce.
options-paper = Come su carta
options-paper-about = Si può scrivere per errore una cifra barrata; il numero allora è nullo.
options-outside-bots = Ammetti i bot esterni
options-outside-bots-about = Programmi portati da qualcuno. Sono segnalati come bot.
options-lock = Blocca il tavolo
options-lock-about = Nessun altro può sedersi.

## Mentre si scrive

boards-others = Plance degli altri
wait-written = { $written } su { $writers } hanno scritto
wait-for = Si aspetta { $names }
wait-warming-up =
    { $count ->
        [one] { $names } si sta scaldando. Su un server nuovo ci vogliono pochi secondi, una volta sola.
       *[other] { $names } si stanno scaldando. Su un server nuovo ci vogliono pochi secondi, una volta sola.
    }
wait-away =
    { $count ->
        [one] { $names } non c’è. Tra { $seconds } s si va avanti.
       *[other] { $names } non ci sono. Tra { $seconds } s si va avanti.
    }
wait-away-clock =
    { $count ->
        [one] { $names } non c’è. Il turno finisce allo scadere del tempo.
       *[other] { $names } non ci sono. Il turno finisce allo scadere del tempo.
    }
wait-line = La tua tessera è posata. Parte appena torna la connessione.
wait-left = Ancora { $seconds } secondi
wait-reveal-now = Rivela ora
wait-revealing = Si rivela tra { $seconds } s
reveal-sure = Senza numero in questo turno: { $names }.
reveal-sure-somebody = Chi non ha scritto resta senza numero in questo turno.
reveal-sure-yes = Rivela tra { $seconds } s
reveal-keep-waiting = Aspetta ancora
wait-look-back = Turno precedente
advice-title = Consigli
watch-only = Stai guardando.

## Solo da ascoltare

heard-score = { $name } { $score }
heard-scores = Punteggi di questo round: { $scores }.

## Dopo la scoperta

check-title = Controllo
check-next = Turno successivo
check-back = Torna a questo turno
check-to-round = Fine del round
check-to-end = Punteggi finali
reasons-title = Perché i bot hanno scritto così?
seals-broken = Il server non ha mantenuto la parola!

## La fine

end-stopped = La partita è stata fermata
end-next-round = Vai al round 2
end-again = Un’altra partita
next-heard-ready = { $name } vuole un’altra partita.
next-heard-not-ready = { $name } preferisce aspettare ancora.
next-begun = La prossima partita è cominciata.
next-lobby = Il tavolo è aperto per la prossima partita.
end-review = Analisi
end-share = Condividi
end-copy-text = Copia il risultato
picture-share = Condividi l’immagine
picture-save = Salva l’immagine
picture-failed = Non è stato possibile disegnare l’immagine.
end-change = Posti

## Il menu di un tavolo

menu-host = Il tavolo
menu-pause = Pausa
menu-resume = Riprendi
menu-lock = Blocca il tavolo
menu-unlock = Sblocca il tavolo
menu-take-over = Diventa host del tavolo
menu-end = Ferma la partita
menu-end-sure = Fermare la partita per tutti?
menu-end-yes = Ferma
menu-end-no = No
menu-rules = Regole
menu-tv = Mostra sulla TV
people-title = Chi gioca
people-change = Cambia
people-change-heard = Cambia { $name }
people-hand-over = Nomina host del tavolo
people-remove = Togli dal tavolo
seat-own = Il tuo posto
seat-rename = Rinomina
seat-hand = Cedi il tuo posto
seat-hand-about = Chi apre questo link prende il tuo posto: tu su un altro dispositivo, o qualcun altro.
seat-leave = Lascia il tavolo
seat-leave-sure = Lasciare il tuo posto?
seat-leave-sure-playing = Lasciare il tuo posto? Per questa partita sarà perso.
seat-leave-yes = Lascia
setting-hand = Mano
hand-right = destra
hand-left = sinistra
setting-skip = Salta l’animazione della rivelazione
setting-sound = Suoni
setting-reactions = Reazioni

## In TV

tv-making = Un attimo, prepariamo il tavolo…
tv-host-starts = { $name } dà inizio alla partita. I numeri restano sui telefoni finché non hanno scritto tutti.
tv-nobody-yet = La prima persona che si siede dà inizio alla partita.

## Un dispositivo per tutti

device-title = Su questo dispositivo
device-about = Il dispositivo passa di mano in mano. Ognuno scrive in segreto, poi si guarda insieme.
device-player = Nome di { $seat }
device-add = Aggiungi qualcuno
device-give = Passa il dispositivo a { $name }
device-look-away = Gli altri guardano da un’altra parte.
device-taken = Eccomi, { $name }
device-anew = Nuova partita con altri
