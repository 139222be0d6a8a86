### The ladder: one bot after another, alone; and what is said at the end of such a game.

climb-title = La scala
climb-how = Tre bot con lo stesso nome si siedono di fronte a te, dal più facile al più forte. Ogni vittoria è una stella, fino a tre.
climb-kept = Le stelle restano su questo dispositivo.
climb-play = Gioca contro { $name }
climb-next = Il prossimo
climb-top = Li hai battuti tutti.
climb-stars = { $count ->
    [one] { $count } stella su 3
   *[other] { $count } stelle su 3
}
climb-beaten = { $count } battuti su { $all }
climb-won = Una stella: hai battuto tre { $name } in una volta sola.
climb-go-on = Prossimo gradino: { $name }
climb-back = Torna alla scala
end-others = Altri avversari
