### At every table: the host of the server has announced that it will be restarted.

restart-soon =
    { $count ->
        [one] Der Server startet in etwa einer Minute neu. Gleich danach geht es weiter.
       *[other] Der Server startet in etwa { $count } Minuten neu. Gleich danach geht es weiter.
    }
restart-now = Der Server startet gleich neu. Sofort danach geht es weiter.
restart-off = Der Neustart des Servers ist abgesagt.
