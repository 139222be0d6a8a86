### Le partite di questo dispositivo: da continuare, finite, e che cosa danno insieme. Ciò che sta tra *stelle* è messo in evidenza.

## Da continuare

goon-title = Continua
# a table at which nobody else sits yet
goon-nobody = ancora nessun altro
goon-lobby = non ancora iniziata
goon-yours = tocca a te
goon-all = Tutte le { $count } partite in corso
goon-forget = Togli { $code } da questo elenco
goon-forget-sure = Niente su questo dispositivo riporterà più al tuo posto.
goon-forget-yes = Togli

## Finite

games-count =
    { $count ->
        [one] { $count } partita finita
       *[other] { $count } partite finite
    }
games-empty = Qui non c’è ancora nessuna partita finita.
games-empty-about = Ogni partita che finisci su questo dispositivo resta qui: per rivederla, per analizzarla e per vedere come te la cavi.
games-play = Gioca una partita
games-played = Partite finite
games-won = vinta
games-own-score = Il tuo punteggio finale:
games-best-score = Punteggio finale più alto:
games-no-date = senza data
# $percent comes with its sign
games-accuracy = Precisione: { $percent }
games-delete = Cancella
games-delete-sure = Cancellare questa partita da questo dispositivo?
games-delete-yes = Sì, cancella
games-keep = Tieni
games-none = In questo file non c’è nessuna partita.
games-too-long = Questo file è troppo lungo per essere un file di partite.
# where a game was played
kind-alone = in solitario
kind-table = a un tavolo
kind-device = su questo dispositivo
kind-box = con il gioco in scatola
kind-file = da un file

## Che cosa danno insieme

stats-title = Come te la cavi
stats-nobody = In nessuna di queste partite si sa quale fosse il tuo posto.
stats-games = partite
stats-wins = vinte
stats-average = punti in media
stats-opponents = Contro
stats-won = Vinte
stats-won-of = { $wins } su { $games }
stats-bots-level = Bot fino al livello { $level }
against-people = Persone
against-mixed = Persone e bot
against-bots = Bot
stats-accuracy = La precisione nel tempo
stats-accuracy-word = precisione
stats-accuracy-none = L’analisi di una partita dice quanto valevano i tuoi numeri. Analizzane una, e la curva comincia.
stats-accuracy-legend = Ogni cerchio è una partita; la linea è la media delle ultime { $count }.
stats-day = Giorno
stats-review-one =
    { $count ->
        [one] Analizza l’ultima partita
       *[other] Analizza un’altra partita su { $count }
    }
stats-reviewing = Analisi del turno { $turn } di { $of }…
stats-digits = Le tue cifre
stats-favourite =
    { $count ->
        [one] La tua cifra preferita è *{ $digit }*: scritta { $count } volta.
       *[other] La tua cifra preferita è *{ $digit }*: scritta { $count } volte.
    }
stats-fatal =
    { $count ->
        [one] La più fatale è *{ $digit }*: { $count } eliminazione per colpa sua.
       *[other] La più fatale è *{ $digit }*: { $count } eliminazioni per colpa sua.
    }
stats-digits-legend = Sotto ogni cifra: quante volte l’hai scritta e, barrato, quante eliminazioni ti è costata.
stats-digit = Cifra
stats-written = scritta
stats-fell = eliminazioni per colpa sua
stats-best-turn = Turno migliore
stats-best-turn-said =
    { $count ->
        [one] *{ $number }* ha portato *{ $score }* punto.
       *[other] *{ $number }* ha portato *{ $score }* punti.
    }
stats-unluckiest = Eliminazione più sfortunata
stats-unluckiest-said =
    { $count ->
        [one] *{ $number }* è stato eliminato: solo il suo { $digits } era anche in { $numbers }.
       *[other] *{ $number }* è stato eliminato: le sue cifre { $digits } erano anche in { $numbers }.
    }

## Altrove

move-title = Da portare con te
# $count is how many games are kept
move-about = Le tue partite restano in questo browser e da nessun’altra parte: le { $count } più recenti. Non c’è nessun account.
move-send = Su un altro dispositivo
move-save = Salva in un file
move-open = Aggiungi da un file
move-link-about =
    { $count ->
        [one] Questo link contiene la tua partita. Chi lo apre può aggiungerla alle proprie.
       *[other] Questo link contiene tutte le { $count } partite. Chi lo apre può aggiungerle alle proprie.
    }
# the picture, for those who don't see it
move-qr = Codice QR che porta le tue partite su un altro dispositivo
move-no-qr = Per un codice QR sono troppe; il link le contiene tutte.
move-too-many = { $count } partite sono troppe per un link. In un file ci stanno tutte: salvalo qui e aggiungilo là.
move-brought =
    { $count ->
        [one] Questo link porta { $count } partita.
       *[other] Questo link porta { $count } partite.
    }
move-add = Aggiungi alle mie partite
move-not-now = Non ora
move-damaged = Questo link è danneggiato: una parte si è persa per strada.
move-cannot = Non è stato aggiunto niente.
move-added =
    { $count ->
        [0] Nessuna partita nuova.
        [one] { $count } partita è stata aggiunta.
       *[other] { $count } partite sono state aggiunte.
    }
move-known =
    { $count ->
        [one] { $count } c’era già.
       *[other] { $count } c’erano già.
    }
move-unfinished =
    { $count ->
        [one] { $count } non è mai stata finita e non viene aggiunta.
       *[other] { $count } non sono mai state finite e non vengono aggiunte.
    }
move-clear = Cancella tutte le partite
move-clear-sure =
    { $count ->
        [one] Cancellare questa partita da questo dispositivo? Non si potrà recuperare.
       *[other] Cancellare tutte le { $count } partite da questo dispositivo? Non si potranno recuperare.
    }
move-clear-yes = Cancella tutte
