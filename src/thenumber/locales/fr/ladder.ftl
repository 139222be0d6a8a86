### The ladder: one bot after another, alone; and what is said at the end of such a game.

climb-title = L’échelle
climb-how = Trois bots du même nom s’assoient face à vous, du plus facile au plus fort. Chaque victoire donne une étoile, jusqu’à trois.
climb-kept = Les étoiles restent sur cet appareil.
climb-play = Jouer contre { $name }
climb-next = Le suivant
climb-top = Vous les avez tous battus.
climb-stars = { $count ->
    [one] { $count } étoile sur 3
   *[other] { $count } étoiles sur 3
}
climb-beaten = { $count } battus sur { $all }
climb-won = Une étoile : vous avez battu trois { $name } à la fois.
climb-go-on = Prochain échelon : { $name }
climb-back = Retour à l’échelle
end-others = Autres adversaires
