### At every table: the host of the server has announced that it will be restarted.

restart-soon =
    { $count ->
        [one] Il server si riavvia tra circa un minuto. Subito dopo si continua.
       *[other] Il server si riavvia tra circa { $count } minuti. Subito dopo si continua.
    }
restart-now = Il server sta per riavviarsi. Subito dopo si continua.
restart-off = Il riavvio del server è annullato.
