### Une partie revue : `thenumber review` et la page. Les nombres arrivent sous forme de texte.

cli-review = Revoir une partie enregistrée : ce que chaque nombre pouvait espérer, le meilleur, et la part de chance.
cli-review-seconds = Temps de réflexion pour chaque tour.

review-thinking = Réflexion
review-whole = Toute la partie
review-number = nombre
review-approved = validé
review-worth = valeur
review-best = meilleur
review-misread = mal jugé
review-luck = chance
review-hindsight = après coup
review-wins = victoire
review-accuracy = justesse
# said when another number was better; $points is how much better, $approved and $bonus are percentages
review-better = { $name } : { $number } valait { $points } points de plus. Validé dans { $approved } % des cas, le plus haut dans { $bonus } %.
review-as-good = Presque aussi bon : { $numbers }.
review-legend = Valeur : les points de plus que les autres à espérer, maintenant et plus tard. Mal jugé : ce que le meilleur nombre valait de plus. Chance : ce qui est venu au-delà de la valeur.

## La page. Ce qui est entre *étoiles* ressort.

review-lead = Ouvre une partie pour savoir ce que valait chaque nombre.
review-empty = Rien n’a encore été joué dans cette partie.
review-progress = Tour { $turn } sur { $of } à l’étude…
review-complete = Voir toute la partie
review-not-yet = Ce tour arrive dans un instant.
review-stopped = L’analyse s’est arrêtée en chemin.
review-player = Qui
review-whose = Les nombres de qui
review-decisive = *Le tour { $turn }* a tout décidé : { $name } est passé de { $before } % à *{ $after } %* de chances de gagner.
review-chance = Chances de gagner
review-bars = Mal jugé ou malchance
review-words = Que veulent dire ces mots ?
review-about-worth = Combien de points de plus que les autres un nombre rapporte en moyenne, si tout le monde joue bien.
review-about-misread = Ce que le meilleur nombre valait de plus.
review-about-luck = Ce qu’un nombre a rapporté au-delà de sa valeur : cela dépend de ce que les autres ont écrit.
review-about-accuracy = 100 %, c’est le meilleur nombre à chaque tour ; 0 %, toujours le pire.
review-found = *{ $number }* valait *{ $worth }* points en moyenne. Le meilleur était *{ $best }* : *{ $most }*.
review-found-best = *{ $number }* était le meilleur nombre : *{ $worth }* en moyenne.
review-found-none = Aucun nombre qui compte. Le meilleur était *{ $best }* : *{ $most }* en moyenne.
review-chances = Validé dans { $approved } % des cas, le plus élevé dans { $bonus } %.
review-lucky = chance
review-unlucky = malchance
review-others = Autres bons nombres
review-other = *{ $number }* valait { $worth } : validé dans { $approved } % des cas, le plus élevé dans { $bonus } %.
review-other-more = *{ $number }* valait *{ $points } de plus* : validé dans { $approved } % des cas, le plus élevé dans { $bonus } %.
review-other-less = *{ $number }* valait { $points } de moins : validé dans { $approved } % des cas, le plus élevé dans { $bonus } %.
review-other-same = *{ $number }* était tout aussi bon : validé dans { $approved } % des cas, le plus élevé dans { $bonus } %.
review-hindsight-title = En sachant ce que les autres écrivaient
review-hindsight-said =
    { $count ->
        [one] *{ $number }* aurait été le meilleur, avec { $points } point.
       *[other] *{ $number }* aurait été le meilleur, avec { $points } points.
    }
review-map = Tous les nombres
review-map-number = *{ $number }* valait *{ $worth }* : place { $place } sur { $of }.
review-map-no = *{ $number }* ne pouvait pas être écrit.
review-map-most = { $points } points en moyenne
review-map-rows = Une ligne par premier chiffre, une colonne par fin de nombre.
review-map-blocks = Un bloc par premier chiffre. Touches-en un pour le voir en grand.
review-map-signs = Le cadre marque le meilleur nombre ; les hachurés ne pouvaient pas être écrits.
review-map-best =
    { $count ->
        [one] Le meilleur
       *[other] Les { $count } meilleurs
    }
review-place = place
