### At every table: the host of the server has announced that it will be restarted.

restart-soon =
    { $count ->
        [one] Le serveur redémarre dans une minute environ. La partie reprend juste après.
       *[other] Le serveur redémarre dans { $count } minutes environ. La partie reprend juste après.
    }
restart-now = Le serveur va redémarrer d’un instant à l’autre. La partie reprend juste après.
restart-off = Le serveur ne redémarre pas pour le moment.
