### At every table: the host of the server has announced that it will be restarted.

restart-soon =
    { $count ->
        [one] El servidor se reinicia en un minuto, más o menos. Justo después se sigue.
       *[other] El servidor se reinicia en unos { $count } minutos. Justo después se sigue.
    }
restart-now = El servidor está a punto de reiniciarse. Justo después se sigue.
restart-off = El reinicio del servidor se ha cancelado.
