### Games that may be published: the option of a table, and what everybody there is told of it before they play.

options-shared = Condividi le nostre partite per la ricerca
options-shared-about = Le partite giocate fino alla fine possono essere pubblicate, senza nomi.
sharing-told = Le partite giocate a questo tavolo possono essere pubblicate per la ricerca, senza nomi.
