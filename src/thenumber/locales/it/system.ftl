### Why the operating system could not do something; behind a colon, without a full stop.

system-missing = il file o la cartella non esiste
system-forbidden = permesso negato
system-directory = è una cartella
system-no-directory = una parte del percorso non è una cartella
system-not-empty = la cartella non è vuota
system-exists = esiste già
system-long-name = il nome è troppo lungo
system-loop = i collegamenti girano in tondo
system-full = il disco è pieno
system-too-large = il file diventerebbe troppo grande
system-read-only = lì si può solo leggere
system-damaged = il disco non si legge o non si scrive correttamente
system-corrupt = il file è danneggiato
system-busy = lo sta usando un altro programma
system-many-files = ci sono troppi file aperti
system-memory = non c’è abbastanza memoria
system-closed = l’output è chiuso
system-nobody-reads = lì nessuno legge
system-refused = lì non risponde nessuno
system-cut = la connessione è stata interrotta
system-silent = nessuna risposta in tempo
system-unreachable = in questa rete non c’è strada per arrivarci
system-taken = l’indirizzo è già occupato
system-foreign = questo computer non ha quell’indirizzo
system-unknown-host = questo indirizzo è sconosciuto
