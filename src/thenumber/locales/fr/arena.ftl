### Beaucoup de parties : un contre tous, listes de cotes, grappes de machines, analyses en série.

cli-tournament-gauntlet = Un bot contre tous les autres, qui ne se rencontrent pas : ceux de --bots, sinon toute l’échelle.
cli-tournament-ratings = Tenir une liste de cotes dans ce fichier ; elle grandit à chaque tournoi, et aucune partie ne compte deux fois.
cli-review-source = Un enregistrement (.tnr), - pour l’entrée standard, ou un lien ; ou un dossier d’enregistrements, dont chaque partie devient une ligne de JSON.
cli-review-workers = Processus qui analysent en même temps les parties d’un dossier ; sinon, un par cœur.
cli-cluster = Confier le travail à une grappe Ray : « { $here } » pour une grappe sur cette machine, « { $there } » pour toute autre. Les résultats restent les mêmes.

## Results

tournament-ratings = Cotes sur tous les tournois de la liste
tournament-interval = 95 % entre
tournament-rated-games = parties
tournament-failed = { $count ->
    [one] { $bot } a échoué dans { $count } partie et l’a perdue.
   *[other] { $bot } a échoué dans { $count } parties et les a perdues.
}

## What is wrong

tournament-bot-ended = Un bot a entraîné son processus dans sa chute. Code de sortie : { $found } (place { $right })
tournament-no-rating-list = { $found } ne peut pas servir de liste de cotes : il faut un fichier de version { $right }, ou un nouveau dans un dossier qui existe.
tournament-no-ray = Pour { $found }, il manque le paquet supplémentaire : { $right }
tournament-unknown-cluster = La grappe « { $found } » n’existe pas ; il faudrait { $right }.
tournament-no-cluster = Impossible de joindre la grappe { $found } : { $right }
tournament-cluster-versions = Un nœud de la grappe a d’autres versions que cette machine : { $found }. Il faudrait { $right }.
tournament-cluster-bot = Le nœud { $found } de la grappe ne peut pas utiliser le bot { $right }. Un paquet doit être installé sur chaque nœud, et un programme se trouver dans le même dossier.
tournament-cluster-failed = La grappe est tombée en panne : { $found }. Ce qui a été joué est gardé ; la même commande reprend, aussi avec --cluster { $right } ou sans.
