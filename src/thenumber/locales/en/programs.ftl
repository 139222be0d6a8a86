### Bots that are programs: `thenumber check`, `thenumber bot`, and what can be wrong with them.

cli-check = Prove that a bot keeps its promises: a program, or one of “thenumber bots”.
cli-check-games = Games that it plays; each number is asked for twice.
cli-program = The program, such as ./mybot; its options may follow, as in { $example }.
cli-program-seconds = The time it has for a number.
cli-bot = Bring a bot that is a program to a table on a server.
cli-bot-name = Its name at the table, instead of its own.
mark-program = PROGRAM

## What is proved

check-by = { $name }, by { $author }
check-proved = { $count ->
    [one] { $count } number asked for: all were legal, and the same seed gave the same number.
   *[other] { $count } numbers asked for: all were legal, and the same seed gave the same number.
}
check-pace = A number takes { $mean } ms on average; the slowest took { $slowest } ms.

## At a table

bot-sits = { $name } sits at table { $code }. Ctrl-C ends it.
bot-waits = { $name } waits at table { $code } for the next game. Ctrl-C ends it.
bot-removed = The host has taken the bot off the table.
bot-plays-on = { $other } writes this number instead.

## What is wrong

tournament-bot-changed-its-mind = A bot chose two numbers for the same position and the same seed. { $found } (seat { $right })
tournament-program-missing = There is no program { $found }.
tournament-program-not-executable = { $found } can’t be run as a program: try “{ $right }”.
tournament-program-bad-name = A program needs a name in lower case without spaces, 1 to 19 characters, such as “{ $right }”. { $found }
tournament-program-no-option = A program does not have this option; it has: { $right }. { $found }
tournament-program-no-options = A program has no options. { $found }
tournament-program-slow = A program did not answer in time. { $found } ({ $right })
tournament-program-ended = A program ended instead of answering. { $found } ({ $right })
tournament-program-loud = A program said too much at once. { $found } ({ $right })
tournament-program-error = A program gave up. { $found } ({ $right })
tournament-program-unasked = A program answered before it was asked. { $found } ({ $right })
tournament-program-no-number = A program did not answer with “number” and three digits. { $found } ({ $right })
