### The ladder: one bot after another, alone; and what is said at the end of such a game.

climb-title = The ladder
climb-how = Three bots of a kind play against you, from the easiest to the hardest. Every win earns a star, up to three.
climb-kept = Stars are kept on this device.
climb-play = Play against { $name }
climb-next = Next
climb-top = You have beaten them all.
climb-stars = { $count ->
    [one] { $count } star of 3
   *[other] { $count } stars of 3
}
climb-beaten = { $count } of { $all } beaten
climb-won = A star! You beat { $name }, three at once.
climb-go-on = Next on the ladder: { $name }
climb-back = Back to the ladder
end-others = Other opponents
