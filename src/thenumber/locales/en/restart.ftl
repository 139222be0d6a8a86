### At every table: the host of the server has announced that it will be restarted.

restart-soon =
    { $count ->
        [one] The server will be restarted in about a minute. You can play on right afterwards.
       *[other] The server will be restarted in about { $count } minutes. You can play on right afterwards.
    }
restart-now = The server is about to be restarted. You can play on right afterwards.
restart-off = The restart of the server was called off.
