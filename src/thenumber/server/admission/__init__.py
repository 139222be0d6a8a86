"""Who may have how much of the server. Read this first.

One hostile or careless client must not spoil anybody else's game. So everything that a client can use up is counted for
the smallest party that can be told apart: an *address* (an IPv4 address or an IPv6 network of 64 bits, behind a proxy
the one that the proxy names; it may be a whole school), a *connection*, a *table* or a *person* (who has a token). What
is too much waits if that is enough, is refused with a reason otherwise, and is cut only if it never stops. No limit
takes a seat from somebody who has one.

| what                | for        | how much                            | and then          | in                      |
|---------------------|------------|-------------------------------------|-------------------|-------------------------|
| HTTP connections    | address    | 600, and a third of the room        | idle one goes; 429| `limits`, `listener`    |
| open files          | process    | all but 100                         | 503 for newcomers | `descriptors`           |
| time to ask         | connection | 10 s of silence, 10 s for headers,  | cut               | `silent_connections`,   |
|                     |            | 10 s for the body                   |                   | `http_connection`       |
| sockets             | address    | 500; 100 that have not greeted      | 429; oldest is cut| `open_sockets`          |
| time to greet       | connection | 10 s                                | cut               | `socket`                |
| frames of any kind  | connection | 60, then 10 a second                | later; cut in 20 s| `limits`, `socket`      |
| unread answers      | connection | 1,000 answers, 256 KB               | cut               | `connection`            |
| commands            | person     | 150, then 25 a second              | `too-fast`         | `limits`, `live`        |
| wrong codes         | address    | 30, then one a minute               | 429               | `limits`, `let_in`      |
| wrong passwords     | address    | 10, then one a minute               | 429               | `limits`                |
| new tables          | address    | 20, then one a minute               | 429               | `limits`                |
| reckoning, QR codes | address    | 100, then 5 a second                | 429               | `limits`                |
| own seats looked up | address    | 200, then 5 a second                | 429               | `limits`                |
| reviews and tips    | address    | 1 made up, 8 finished, 64 short    | `reviews-busy`     | `reviews`               |
| turns at a reviewer | address    | one after the other                 | waits             | `review_queue`          |
| bots' time          | address    | one after the other, then by table  | answers later     | `worker_requests`       |
| kept reviews        | everybody  | 64 MB on disk, 16 MB in memory      | the oldest go     | `store`, `review_cache` |

Time comes in as an argument, and is monotonic. With `THENUMBER_LIMITS=off` there are no limits, to measure the server.
Values are explained where they stand, and listed for hosts in docs/hosting.md.
"""
