### Les bots entre eux : `thenumber tournament`.

cli-tournament = Faire jouer des bots entre eux pour voir lequel est le meilleur.
cli-tournament-bots = Au moins deux bots : ceux de « thenumber bots », ceux des paquets installés, et des programmes comme ./mybot.
cli-tournament-games = Parties de chaque duel, un bot contre une table d’un autre.
cli-tournament-seats = Places à la table, de 2 à 5.
cli-tournament-seed = Fixe tout ce que le hasard décide.
cli-tournament-workers = Processus qui jouent en même temps ; sinon, un par cœur. Les résultats restent les mêmes.
cli-tournament-into = Garder les parties, les résultats et une image dans ce dossier ; la même commande reprend là où elle s’est arrêtée.
cli-tournament-json = Du JSON au lieu de listes.

## Results

tournament-title = { $count ->
    [one] { $count } partie à { $seats } places
   *[other] { $count } parties à { $seats } places
}
tournament-bot = bot
tournament-rating = cote
tournament-share = victoires (95 % entre)
tournament-points = points
tournament-others = les autres
tournament-pace = par nombre
tournament-slowest = au pire
tournament-pairings = Victoires d’un bot (ligne) contre une table d’un autre (colonne) ; à égalité, ce serait { $fair } :
tournament-kept = { $count ->
    [one] { $count } partie, results.json et des images sont dans { $folder }.
   *[other] { $count } parties, results.json et des images sont dans { $folder }.
}

## What is wrong

tournament-too-few-bots = « { $found } », c’est trop peu pour --bots : il en faut au moins { $right }, séparés par une virgule.
tournament-bot-twice = { $found } figure deux fois dans --bots ; il faudrait { $right }.
tournament-unknown-bot = Le bot « { $found } » n’existe pas ; au choix : { $right }.
tournament-bot-offered-twice = Plusieurs paquets proposent un bot { $found } : { $right }. N’en gardez qu’un.
tournament-bot-not-loaded = Impossible de charger le bot { $right } : { $found }
tournament-no-bot = { $found } n’est pas le bot { $right } : il faut un objet avec choose() et le nom « { $right } », en minuscules et sans espaces.
tournament-wrong-seats = { $found } places, ce n’est pas possible : The Number se joue à { $right }.
tournament-too-few-games = { $found } parties, c’est trop peu ; le minimum est { $right }.
tournament-too-few-workers = { $found } processus, c’est trop peu ; le minimum est { $right }.
tournament-no-folder = { $found } ne peut pas servir de dossier : { $reason }
tournament-other-games = { $found } contient d’autres parties que celles de { $right }. Choisissez un autre dossier, ou les options de départ.
tournament-bot-raised = Un bot a échoué. { $found } (place { $right })
tournament-bot-wrote-no-number = Un bot a écrit autre chose qu’un entier de 0 à 999. { $found } (place { $right })
tournament-bot-wrote-unavailable = Un bot a écrit un chiffre qu’il n’avait plus. { $found } (place { $right })
tournament-worker-died = { $found } processus ont été perdus sur les mêmes parties, alors que chaque bot avait le sien.
