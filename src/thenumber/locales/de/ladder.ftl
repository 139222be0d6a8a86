### The ladder: one bot after another, alone; and what is said at the end of such a game.

climb-title = Die Leiter
climb-how = Drei Bots von einer Sorte spielen gegen dich, vom leichtesten bis zum stärksten. Jeder Sieg bringt einen Stern, bis zu drei.
climb-kept = Die Sterne bleiben auf diesem Gerät.
climb-play = Gegen { $name } spielen
climb-next = Als Nächstes
climb-top = Du hast alle geschlagen.
climb-stars = { $count ->
    [one] { $count } Stern von 3
   *[other] { $count } Sterne von 3
}
climb-beaten = { $count } von { $all } geschlagen
climb-won = Ein Stern! Du hast { $name } geschlagen, drei auf einmal.
climb-go-on = Weiter auf der Leiter: { $name }
climb-back = Zur Leiter
end-others = Andere Gegner
