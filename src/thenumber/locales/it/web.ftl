### La pagina nel browser: inizio, lezione, regole, segnapunti, rivedere una partita.
### Quello che sta tra *asterischi* appare in grassetto.

## La pagina stessa

page-description = The Number nel browser: con i telefoni attorno a un tavolo, sulla TV, su un solo dispositivo o contro i bot. Una realizzazione amatoriale non ufficiale.
page-needs-script = Questa pagina ha bisogno di JavaScript.
page-missing = Qui non c’è niente.
page-missing-about = Questo indirizzo non esiste. Forse manca una lettera, o il link è stato tagliato.
page-home = Torna all’inizio
page-not-built = Il server è in funzione, ma la sua pagina non è ancora stata costruita. Dove si trovano i sorgenti, la costruisce questo comando: { $command }

## Inizio

home-pitch = Scrivi un numero. Più è alto, più vale, a meno che un numero più basso non abbia una cifra in comune con il tuo.
home-picture = 761 è eliminato: il suo 1 è anche in 513, che è più basso.
home-play = Gioca subito
home-friends = Con gli amici
home-friends-about = Manda un link o mostra un codice QR
home-device = Su questo dispositivo
home-device-about = Un telefono o un tablet passa di mano in mano
home-tv = Sulla TV
home-tv-about = Il tavolo sul grande schermo, i numeri sui telefoni
home-daily = Numero del giorno
home-daily-about = Una posizione e un numero, uguali per tutti
home-code = Entra con un codice
home-code-short =
    { $count ->
        [one] Ancora una lettera: un codice ne ha sei.
       *[other] Ancora { $count } lettere: un codice ne ha sei.
    }
home-join = Entra
home-learn = Impara
home-learn-about = in due minuti
home-rules = Regole
home-rules-about = tutte in una pagina
home-scorekeeper = Segnapunti
home-scorekeeper-about = per il gioco in scatola
home-games = Le mie partite
home-games-about = su questo dispositivo
home-replay = Apri una partita
home-replay-about = un file o un link
you-name = Tu

## Impostazioni

settings-title = Impostazioni
setting-language = Lingua
setting-theme = Aspetto
theme-system = come il dispositivo
theme-light = chiaro
theme-dark = scuro

## Che cosa non è andato

trouble-offline = Il server non è raggiungibile. Sei online?
trouble-server = Qualcosa è andato storto sul server. Riprova, per favore.
try-again = Riprova
reckon-too-long = È troppo lungo per una sola partita: al massimo { $right } kB.

## Impara

learn-title = Impara
learn-step = { $step } di { $of }
learn-look = Tutte le tessere vengono girate, e i numeri controllati dal più alto in giù.
learn-check-write = Ognuno scrive un numero in segreto. Se è *approvato*, vale la sua *prima cifra*. Prova *{ $number }*.
learn-check-eliminated = Un numero è *eliminato* quando uno *più basso* ha una delle sue cifre. Non vale niente, ma conservi le tue cifre.
learn-check-approved = Il tuo è *approvato*: nessun numero più basso ha una delle sue cifre. Torna indietro e prova *{ $suggested }* per vederne uno eliminato.
learn-twins-write = Quando fai punti *barri* le cifre del tuo numero, come mostrano le plance. Ora prova *{ $number }*.
learn-twins-same = I numeri *identici* non si eliminano tra loro. Sono i più alti approvati, quindi ognuno prende il *bonus*. La tua cifra è barrata fino al prossimo round.
learn-twins-approved = Il tuo è approvato, quindi le sue cifre sono *barrate* fino al prossimo round. Torna indietro e prova *{ $suggested }* per incontrare un gemello.
learn-twins-eliminated = Il tuo è eliminato, quindi conservi le sue cifre. Torna indietro e prova *{ $suggested }* per incontrare un gemello.
learn-double-write = Un altro tavolo, l’*ultimo turno* di un round: la prima cifra vale *doppio* e il bonus è *8*. Ti restano 0, 2 e 7. Prova *{ $number }*.
learn-double-highest = *{ $score }* punti in un turno! Dopo il turno 5 ogni cifra barrata vale ancora 1 punto. Poi tutte e dieci tornano per il round 2.
learn-double-approved = Il tuo è approvato e la sua prima cifra è valsa *doppio*. Dopo il turno 5 ogni cifra barrata vale ancora 1 punto. Poi tutte e dieci tornano per il round 2.
learn-double-eliminated = Il tuo è eliminato. Tre volte la stessa cifra è meno rischioso: torna indietro e prova *{ $suggested }*.
learn-back = Indietro
learn-next = Avanti
learn-skip = Salta la lezione
learn-rules = Tutte le regole
learn-end = Tutto qui: ora sai giocare!
idea-score = La tua *prima cifra* dà punti, e il numero approvato *più alto* prende il bonus.
idea-fall = Un numero è *eliminato* se uno *più basso* ha una delle sue cifre. Quelli identici non si eliminano tra loro.
idea-cross = Le cifre che hanno dato punti sono *barrate* fino alla fine del round. Dopo due round di cinque turni vince chi ha più punti.

## Regole

rules-try = Prova in due minuti

## Rivedere una partita

replay-title = Apri una partita
replay-lead = Rivedi una partita turno per turno: da un file, o da un link che la contiene tutta.
replay-file = Scegli un file
replay-drop-hint = o trascinalo in un punto qualsiasi della pagina
replay-drop = Lascialo qui
replay-paste = Oppure incolla un link o il testo di una partita
replay-open = Apri
replay-cannot = Non si può aprire.
replay-where = Riga { $line }, colonna { $column }
replay-loading = Un attimo…
replay-choose = { $count } partite. Quale?
replay-game = Partita { $no }
replay-not-over = non finita
replay-more = Mostrane altre
replay-another = Aprine un’altra
replay-end = Com’è finita
replay-stands = A che punto è
replay-turns = Turni
replay-review = Analisi
replay-back = Un turno indietro
replay-next = Turno successivo
replay-play = Riproduci
replay-pause = Pausa

## Che cosa resta di una partita

keep-link = Copia il link
keep-share = Condividi il link
keep-picture = Immagine
keep-download = Salva il file
keep-record = Copia il testo
keep-copied = Copiato

## E se

whatif-ask = E se…?
whatif-title = E se…?
whatif-who = Chi scrive qualcos’altro in questo turno?
whatif-instead = { $name } aveva scritto { $number }. E invece?
whatif-see = Guarda che succede
whatif-somebody = Qualcun altro
whatif-nothing = Nessun numero
whatif-said = E se nel turno { $turn } del round { $round } { $name } avesse scritto *{ $number }* invece di *{ $was }*?
whatif-void =
    { $count ->
        [one] A quel punto il numero { $number } di { $name } nel turno { $turn } del round { $round } non è più possibile e conta come nullo.
       *[other] A quel punto { $count } numeri successivi non sono più possibili e contano come nulli. Il primo è il numero { $number } di { $name } nel turno { $turn } del round { $round }.
    }
whatif-final = { $is } invece di { $was }
whatif-same = I punteggi finali non cambiano.
whatif-back = Alla partita

## Segnapunti

keeper-lead = Giocate con il gioco in scatola? Questa pagina controlla i numeri, spiega perché e segna i punti.
keeper-name = Nome per { $seat }
keeper-remove = Togli { $name }
keeper-add = Una persona in più
keeper-begin = Si comincia
keeper-whose = Che cosa ha scritto { $name }?
keeper-crossed =
    { $count ->
        [one] La cifra { $digits } di { $name } è barrata: questo numero è nullo.
       *[other] Le cifre { $digits } di { $name } sono barrate: questo numero è nullo.
    }
keeper-no-number = Nessun numero
keeper-nothing = nessuno
keeper-check = Controlla
keeper-next = Avanti: { $name }
keeper-missing = Manca ancora un numero.
keeper-cancel = Lascia com’era
keeper-correcting = Correzione: round { $round }, turno { $turn }
keeper-correct = Correggi questo turno
keeper-undo = Annulla il turno
keeper-undo-last = Annulla l’ultimo turno
keeper-next-turn = Turno successivo
keeper-to-end = Vai al risultato
keeper-to-now = Continua
keeper-now-void = Round { $round }, turno { $turn }: il numero { $number } di { $name } ora è nullo.
keeper-turns = Turni giocati
keeper-turn = Turno
keeper-correct-turn = Correggi: round { $round }, turno { $turn }
keeper-new = Nuova partita
keeper-sure = Davvero? Questa partita andrà persa.
keeper-again = Un’altra partita
keeper-replay = Rivedi la partita
pad-keys = Cifre
