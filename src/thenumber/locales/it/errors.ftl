### What is wrong with an input, what was found, and what would be right.

## Where: put before a message about a file

error-in-file = { $file }, riga { $line }, colonna { $column }: { $message }

## Records

record-one-game = Qui ci vuole esattamente una partita; trovate: { $found }.
record-long-line = Questa riga è troppo lunga: in una registrazione nessuna riga supera { $right } caratteri.
record-not-utf8 = Il byte { $found } qui non è valido: una registrazione è testo in UTF-8.
record-unprintable = Il carattere di controllo { $found } non può stare in una registrazione.
record-tag-after-turn = Il tag { $found } arriva troppo tardi: i tag stanno prima del primo turno. Una nuova partita comincia con un tag [Game].
record-bad-tag = { $found } non è un tag. Un tag si scrive così: { $right }
record-tag-twice = Il tag { $found } c’è già; ogni tag può comparire una volta sola.
record-bad-escape = «{ $found }» in un tag non significa nulla. Con la barra rovesciata esistono solo: { $right }
record-wrong-tag = { $found } non si può leggere: questo programma conosce solo { $right }.
record-missing-name = Posti che hanno un nome: { $found }. Manca però il tag { $right }.
record-no-seats = Qui nulla dice chi gioca: ci vuole un turno, oppure nomi come { $right }.
record-wrong-result = { $found } non è l’esito della partita. Secondo le regole è { $right }.
record-after-the-end = La partita è già finita; «{ $found }» non ne fa parte. La prossima comincia con { $right }.
record-misplaced-note = La nota «{ $found }» è fuori posto: le note vanno sulla riga di un turno.
record-game-over = Tutti e dieci i turni sono stati giocati, quindi «{ $found }» non può seguire. Manca solo il punteggio finale: { $right }
record-game-not-over = La partita non è ancora finita, quindi non c’è un punteggio finale. Una partita incompiuta termina con { $right }
record-bad-end = «{ $found }» è di troppo: nell’ultima riga di una partita, dopo { $right } non c’è altro.
record-wrong-label = La riga comincia con «{ $found }»; qui invece va { $right }.
record-bad-token = «{ $found }» non è un numero di tre cifre, con o senza contrassegno. Andrebbe bene una di queste forme: { $right }
record-wrong-seats = Posti trovati: { $found }; The Number ne ha { $right }.
record-wrong-numbers = Numeri nel turno: { $found }; posti: { $right }. Per chi non ha scritto nulla si mette ----
record-wrong-counts = Valori dopo il segno di uguale: { $found }; con questo numero di posti devono essere { $right }.
record-wrong-mark =
    { $verdict ->
        [approved] { $found } contraddice le regole: il numero è approvato, quindi dev’essere { $right }.
        [highest] { $found } contraddice le regole: è il numero approvato più alto, quindi dev’essere { $right }.
        [eliminated] { $found } contraddice le regole: il numero è eliminato, quindi dev’essere { $right }.
       *[void] { $found } contraddice le regole: il numero è nullo, quindi dev’essere { $right }.
    }
record-wrong-score = Il punteggio { $found } contraddice le regole: quello giusto è { $right }.
record-wrong-total = Il punteggio totale { $found } contraddice le regole: quello giusto è { $right }.
record-wrong-final = Il punteggio finale { $found } contraddice le regole: quello giusto è { $right }.
record-wrong-names = Nomi: { $found }; posti: { $right }. Ci vuole un nome per ogni posto.

## Position lines

record-bad-position = Una riga di posizione non comincia con «{ $found }». È fatta così: { $right }
record-bad-board = «{ $found }» non è una plancia Giocatore: ci vogliono le cifre disponibili (o un trattino), i due punti e i punteggi, come in { $right }
record-digit-twice = In { $found } una cifra compare due volte.
record-wrong-scores = Punteggi sulla plancia Giocatore: { $found }; previsti a questo turno: { $right }.
record-wrong-totals = «{ $found }» non corrisponde ai punteggi totali dei round finiti. Nel round 1 non ce ne sono; nel round 2 ne serve uno per ogni posto, dopo una barra verticale.
record-bad-count = «{ $found }» non è una quantità di punti, come per esempio { $right }.
record-no-position = La partita è finita: una riga di posizione serve per i turni { $right }.

## Links

record-long-link = Il link ha { $found } caratteri; nessun link ne ha più di { $right }.
record-bad-link-character = «{ $found }» non può stare in un link, che è fatto solo di { $right }.
record-damaged-link = Questo link è danneggiato: una parte di «{ $found }» si è persa o è cambiata per strada.
record-unknown-link-version = Questo link viene da un programma più recente (versione { $found }, conosciuta qui: { $right }).
