### The ladder: one bot after another, alone; and what is said at the end of such a game.

climb-title = La scala
climb-how = Tre bot uguali si siedono contro di te, dal più facile al più forte. Ogni vittoria è una stella, fino a tre.
climb-kept = Le stelle restano su questo dispositivo.
climb-play = Gioca contro { $name }
climb-next = Il prossimo
climb-top = Li hai battuti tutti.
climb-stars = { $count ->
    [one] { $count } stella su 3
   *[other] { $count } stelle su 3
}
climb-beaten = { $count } battuti su { $all }
climb-won = Una stella: hai battuto tre volte { $name } a un solo tavolo.
climb-go-on = Il prossimo della scala: { $name }
climb-back = Alla scala
end-others = Altri avversari
