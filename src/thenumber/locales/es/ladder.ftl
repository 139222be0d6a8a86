### The ladder: one bot after another, alone; and what is said at the end of such a game.

climb-title = La escalera
climb-how = En cada peldaño te esperan tres bots iguales, del más fácil al más difícil. Cada victoria es una estrella, hasta tres.
climb-kept = Las estrellas se guardan en este dispositivo.
climb-play = Jugar contra { $name }
climb-next = Siguiente
climb-top = Los has vencido a todos.
climb-stars = { $count ->
    [one] { $count } estrella de 3
   *[other] { $count } estrellas de 3
}
climb-beaten = { $count } vencidos de { $all }
climb-won = ¡Una estrella! Has vencido a { $name } por triplicado.
climb-go-on = El siguiente de la escalera: { $name }
climb-back = A la escalera
end-others = Otros rivales
