### Les parties de cet appareil : à continuer, terminées, et ce qu’elles donnent ensemble. Ce qui est entre *étoiles* ressort.

## À continuer

goon-title = Continuer
# a table at which nobody else sits yet
goon-nobody = personne d’autre pour l’instant
goon-lobby = pas encore commencée
goon-yours = à vous
goon-all = Les { $count } parties en cours
goon-forget = Retirer { $code } de cette liste
goon-forget-sure = Plus rien sur cet appareil ne ramènera à votre place.
goon-forget-yes = Retirer

## Terminées

games-count =
    { $count ->
        [one] { $count } partie terminée
       *[other] { $count } parties terminées
    }
games-empty = Aucune partie terminée ici pour l’instant.
games-empty-about = Chaque partie terminée sur cet appareil est gardée ici : pour la revoir, l’analyser et suivre vos progrès.
games-play = Jouer une partie
games-played = Parties terminées
games-won = gagnée
games-own-score = Votre score final :
games-best-score = Meilleur score final :
games-no-date = sans date
# $percent comes with its sign
games-accuracy = Précision : { $percent }
games-delete = Supprimer
games-delete-sure = Supprimer cette partie de cet appareil ?
games-delete-yes = Oui, supprimer
games-keep = Garder
games-none = Il n’y a aucune partie dans ce fichier.
games-too-long = Ce fichier est trop long pour être un fichier de parties.
# where a game was played
kind-alone = en solo
kind-table = à une table
kind-device = sur cet appareil
kind-box = avec le jeu en boîte
kind-file = depuis un fichier

## Ce qu’elles donnent ensemble

stats-title = Vos résultats
stats-nobody = Dans aucune de ces parties, on ne sait quelle place était la vôtre.
stats-games = parties
stats-wins = gagnées
stats-average = points en moyenne
stats-opponents = Contre
stats-won = Gagnées
stats-won-of = { $wins } sur { $games }
stats-bots-level = Bots jusqu’au niveau { $level }
against-people = Humains
against-mixed = Humains et bots
against-bots = Bots
stats-accuracy = La précision au fil du temps
stats-accuracy-word = précision
stats-accuracy-none = L’analyse d’une partie dit ce que valaient vos nombres. Analysez-en une, et la courbe commence.
stats-accuracy-legend = Chaque cercle est une partie ; la ligne est la moyenne des { $count } dernières.
stats-day = Jour
stats-review-one =
    { $count ->
        [one] Analyser la dernière partie
       *[other] Analyser encore une partie sur { $count }
    }
stats-reviewing = Analyse du tour { $turn } sur { $of }…
stats-digits = Vos chiffres
stats-favourite =
    { $count ->
        [one] Votre chiffre préféré est le *{ $digit }* : écrit { $count } fois.
       *[other] Votre chiffre préféré est le *{ $digit }* : écrit { $count } fois.
    }
stats-fatal =
    { $count ->
        [one] Le plus fatal est le *{ $digit }* : { $count } élimination à cause de lui.
       *[other] Le plus fatal est le *{ $digit }* : { $count } éliminations à cause de lui.
    }
stats-digits-legend = Sous chaque chiffre : combien de fois vous l’avez écrit et, barré, combien d’éliminations il vous a coûtées.
stats-digit = Chiffre
stats-written = écrit
stats-fell = éliminations à cause de lui
stats-best-turn = Meilleur tour
stats-best-turn-said =
    { $count ->
        [one] *{ $number }* a rapporté *{ $score }* point.
       *[other] *{ $number }* a rapporté *{ $score }* points.
    }
stats-unluckiest = Plus grande malchance
stats-unluckiest-said =
    { $count ->
        [one] *{ $number }* a été éliminé : seul son { $digits } était aussi dans { $numbers }.
       *[other] *{ $number }* a été éliminé : ses chiffres { $digits } étaient aussi dans { $numbers }.
    }

## Ailleurs

move-title = À emporter
# $count is how many games are kept
move-about = Vos parties restent dans ce navigateur, et nulle part ailleurs : les { $count } plus récentes. Il n’y a pas de compte.
move-send = Vers un autre appareil
move-save = Enregistrer dans un fichier
move-open = Ajouter depuis un fichier
move-link-about =
    { $count ->
        [one] Ce lien contient votre partie. La personne qui l’ouvre peut l’ajouter aux siennes.
       *[other] Ce lien contient vos { $count } parties. La personne qui l’ouvre peut les ajouter aux siennes.
    }
# the picture, for those who don't see it
move-qr = Code QR qui apporte vos parties à un autre appareil
move-no-qr = Il y en a trop pour un code QR ; le lien les contient toutes.
move-too-many = { $count } parties, c’est trop pour un lien. Un fichier les contient toutes : enregistrez-le ici, ajoutez-le là-bas.
move-brought =
    { $count ->
        [one] Ce lien apporte { $count } partie.
       *[other] Ce lien apporte { $count } parties.
    }
move-add = Ajouter à mes parties
move-not-now = Pas maintenant
move-damaged = Ce lien est abîmé : un morceau s’est perdu en route.
move-cannot = Rien n’a été ajouté.
move-added =
    { $count ->
        [0] Aucune nouvelle partie.
        [one] { $count } partie a été ajoutée.
       *[other] { $count } parties ont été ajoutées.
    }
move-known =
    { $count ->
        [one] { $count } était déjà là.
       *[other] { $count } étaient déjà là.
    }
move-unfinished =
    { $count ->
        [one] { $count } n’a jamais été terminée et n’est pas reprise.
       *[other] { $count } n’ont jamais été terminées et ne sont pas reprises.
    }
move-clear = Supprimer toutes les parties
move-clear-sure =
    { $count ->
        [one] Supprimer cette partie de cet appareil ? On ne pourra pas la récupérer.
       *[other] Supprimer les { $count } parties de cet appareil ? On ne pourra pas les récupérer.
    }
move-clear-yes = Tout supprimer
