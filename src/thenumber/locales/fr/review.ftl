### Une partie revue : `thenumber review` et la page. Les nombres arrivent sous forme de texte.

cli-review = Revoir une partie enregistrée : ce que chaque nombre pouvait espérer, le meilleur, la part du jugement, des cadeaux et de la chance.
cli-review-seconds = Temps de réflexion pour chaque tour.

review-thinking = Réflexion
review-whole = Toute la partie
review-number = nombre
review-points = points
review-best = meilleur
review-judgement = jugement
review-gifts = cadeaux
review-luck = chance
review-hindsight = après coup
review-wins = victoire
review-accuracy = justesse
review-of = { $name } : { $said }
review-legend = Points : ce qu’un nombre rapporte en moyenne contre ceux qui étaient là. Jugement : l’écart avec le meilleur, au total. Cadeaux : ce que les autres ont laissé. Chance : le reste. Au total : les points maintenant et plus tard, comparés aux autres.

# what numbers can expect: $falls and $highest are the two messages before; $share is a percentage, $more and $points are points
review-falls =
    { $times ->
        [0] ne tombe presque jamais
       *[other]
            { $of ->
                [1] tombe presque toujours
                [2] tombe une fois sur deux
               *[other] tombe { $times } fois sur { $of }
            }
    }
review-highest =
    { $times ->
        [0] presque jamais le plus élevé
       *[other]
            { $of ->
                [1] presque toujours le plus élevé
                [2] le plus élevé une fois sur deux
               *[other] le plus élevé { $times } fois sur { $of }
            }
    }
review-expects = *{ $number }* : environ *{ $points }* points ; { $falls }, { $highest }.
review-expects-win = *{ $number }* gagne dans *{ $share } %* des cas ; environ { $points } points.
review-later-costs = Coûte environ { $points } points plus tard.
review-later-brings = Rapporte environ { $points } de plus par la suite.
review-better = *{ $number }* était meilleur d’environ *{ $more }* au total.
review-found-best = C’était le meilleur nombre.
review-found-good = { $count } nombres se valaient à peu près, et c’en était un.
review-found-none = Aucun nombre qui compte.
review-decided = Déjà joué : quoi qu’on écrive, les chances de gagner étaient de { $share } %.
review-as-good = À peu près aussi bon : { $numbers }.

## La page. Ce qui est entre *étoiles* ressort.

review-lead = Ouvre une partie pour savoir ce que valait chaque nombre.
review-empty = Rien n’a encore été joué dans cette partie.
review-progress = Tour { $turn } sur { $of } à l’étude…
review-complete = Voir toute la partie
review-not-yet = Ce tour arrive dans un instant.
review-stopped = L’analyse s’est arrêtée en chemin.
review-player = Qui
review-whose = Les nombres de qui
review-decisive = Tout s’est décidé à la *manche { $round }, tour { $turn }* : les chances de gagner { JOIN("de", $name) } sont passées de { $before } % à *{ $after } %*.
review-chance = Chances de gagner
review-bars = Jugement, cadeaux, chance
review-words = Que veulent dire ces mots ?
review-about-points = Ce qu’un nombre rapporte en moyenne dans ce tour, avec le bonus. Les bots écrivent comme ils le font vraiment, les gens comme on le fait souvent.
review-in-all = au total
review-about-in-all = Les points maintenant et dans les tours suivants, comparés aux autres. C’est ce qui rend un nombre meilleur.
review-about-judgement = L’écart avec le meilleur nombre, au total.
review-about-gifts = Ce que les autres ont laissé parce qu’ils pouvaient écrire mieux.
review-about-luck = Le reste : quels nombres se sont rencontrés par hasard. La chance de tous, additionnée, fait zéro.
review-outcome = bilan
review-about-outcome = De combien un tour s’est mieux passé que si tout le monde joue bien. Jugement, cadeaux et chance s’additionnent pour le donner.
review-about-accuracy = 100 %, c’est le meilleur nombre à chaque tour ; 0 %, toujours le pire.
review-last-turn = Au dernier tour, seule la victoire compte : 100 %, c’est toute la victoire.
review-others = De bons nombres
review-hindsight-title = En sachant ce que les autres écrivaient
review-hindsight-said =
    { $count ->
        [one] *{ $number }* aurait été le meilleur, avec { $points } point.
       *[other] *{ $number }* aurait été le meilleur, avec { $points } points.
    }
review-hindsight-same = Rien n’aurait été meilleur.
review-hindsight-wins = *{ $number }* aurait gagné la partie.
review-hindsight-shares = *{ $number }* aurait partagé la victoire.
review-hindsight-lost = Aucun nombre n’aurait gagné la partie.
review-experts = Pour les experts
review-among-equals =
    { $count ->
        [one] Contre des joueurs parfaits, cela valait *{ $worth }* au total, le meilleur nombre *{ $most }*.
       *[other] Contre des joueurs parfaits, cela valait *{ $worth }* au total, le meilleur nombre *{ $most }*. { $count } nombres se valaient à peu près.
    }
review-among-equals-win =
    { $count ->
        [one] Contre des joueurs parfaits, cela gagne dans *{ $worth } %* des cas, le meilleur nombre dans *{ $most } %*.
       *[other] Contre des joueurs parfaits, cela gagne dans *{ $worth } %* des cas, le meilleur nombre dans *{ $most } %*. { $count } nombres se valaient à peu près.
    }
review-map = Tous les nombres
review-map-number = *{ $number }* : environ *{ $points }* points ; au total { $less } de moins que le meilleur. Place { $place } sur { $of }.
review-map-number-best = *{ $number }* : environ *{ $points }* points ; le meilleur au total.
review-map-number-win = *{ $number }* gagne dans *{ $share } %* des cas. Place { $place } sur { $of }.
review-map-no = *{ $number }* ne pouvait pas être écrit.
review-map-least = { $points } de moins
review-map-most = le meilleur au total
review-map-win = { $share } % de chances de gagner
review-map-rows = Une ligne par premier chiffre, une colonne par fin de nombre.
review-map-blocks = Un bloc par premier chiffre. Touches-en un pour le voir en grand.
review-map-signs = Le cadre marque le meilleur nombre ; les hachurés ne pouvaient pas être écrits.
review-map-best =
    { $count ->
        [one] Le meilleur
       *[other] Les { $count } meilleurs
    }
review-place = place
