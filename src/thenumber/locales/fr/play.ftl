### La table dans le navigateur.

## La connexion

line-down = Reconnexion…
refusal-no-line = Pas de connexion pour le moment. Elle reviendra d’elle-même : réessayez alors.

## Partout

menu-open = Menu
menu-title = Menu
sheet-close = Fermer
table-title = Table
title-your-turn = À vous
table-connecting = Un instant…
table-paused = La partie est en pause.
table-resumed = La partie reprend.
table-turn = Tour { $turn } sur 5
table-round = Manche { $round }

## L’entrée

door-title = Comment vous appelez-vous ?
door-name = Nom
door-name-missing = Écrivez d’abord un nom.
door-sit = Prendre place
door-sit-next = Jouer la prochaine partie
door-watch = Regarder seulement
door-watch-title = Vous pouvez regarder
door-removed = L’hôte vous a fait quitter la table.
door-running = Une partie est en cours. Vous pouvez la regarder, et une place vous attend à la prochaine.
door-full = Toutes les places sont prises.
door-there = À la table

## Inviter

share-code = Code de la table
share-send = Envoyer le lien
share-copy = Copier le lien
share-copied = Copié
share-qr = Code QR avec le lien vers cette table
share-text = Venez jouer à The Number. Notre table : { $code }.
share-open = Scannez ce code, ou ouvrez
share-enter = et entrez

## Avant une partie

lobby-title = Autour de la table
lobby-bring = Faites scanner ce code aux autres, ou envoyez-leur le lien.
lobby-seats =
    { $count ->
        [0] Toutes les places sont prises
        [one] Une place est libre
       *[other] { $count } places sont libres
    }
lobby-free = Place libre
lobby-add-bot = Ajouter un bot
lobby-remove = Retirer { $name }
lobby-host = hôte
lobby-here = est là
lobby-ready = prêt
lobby-waiting = En attente d’une place :
lobby-start = Commencer la partie
lobby-too-few = Il manque du monde. Des bots peuvent prendre place.
lobby-host-starts = { $name } lance la partie.
lobby-nobody-starts = Cette table n’a pas d’hôte pour le moment.
bots-title = Quel bot ?
bots-order = Du plus facile au plus fort.
bots-rung = Niveau { $level }

## Ce que la table a convenu

options-title = Options
options-host = L’hôte de la table les change, entre deux parties.
options-seats-now =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
options-clock-off = sans chrono
options-clock-now = { $seconds } s par tour
options-seats = Places
options-clock = Temps pour écrire
options-off = libre
options-seconds = { $seconds } s
options-missing = Si quelqu’un s’absente
missing-absent = Aucun nombre
missing-bot = Un bot joue
options-patience = Délai en secondes
options-anonymous = Montrer seulement combien ont écrit
options-anonymous-about = Personne ne voit qui a été rapide.
options-paper = Comme sur papier
options-paper-about = On peut écrire un chiffre barré par erreur ; le nombre est alors nul.
options-outside-bots = Admettre les bots de l’extérieur
options-outside-bots-about = Des programmes que quelqu’un apporte. Ils sont signalés comme bots.
options-lock = Verrouiller la table
options-lock-about = Personne d’autre ne peut prendre place.

## Pendant qu’on écrit

boards-others = Plateaux des autres
wait-written = { $written } sur { $writers } ont écrit
wait-for = On attend { $names }
wait-warming-up =
    { $count ->
        [one] { $names } s’échauffe. Sur un nouveau serveur, cela prend quelques secondes, une seule fois.
       *[other] { $names } s’échauffent. Sur un nouveau serveur, cela prend quelques secondes, une seule fois.
    }
wait-away =
    { $count ->
        [one] { $names } n’est plus là. La partie continue dans { $seconds } s.
       *[other] { $names } ne sont plus là. La partie continue dans { $seconds } s.
    }
wait-away-clock =
    { $count ->
        [one] { $names } n’est plus là. Le tour prend fin quand le temps est écoulé.
       *[other] { $names } ne sont plus là. Le tour prend fin quand le temps est écoulé.
    }
wait-line = Votre tablette est posée. Elle partira dès le retour de la connexion.
wait-left = Encore { $seconds } secondes
wait-reveal-now = Révéler
wait-revealing = Révélation dans { $seconds } s
reveal-sure = Sans nombre à ce tour : { $names }.
reveal-sure-somebody = Qui n’a rien écrit reste sans nombre à ce tour.
reveal-sure-yes = Révéler dans { $seconds } s
reveal-keep-waiting = Attendre encore
wait-look-back = Tour précédent
advice-title = Conseils
watch-only = Vous regardez.

## Seulement entendu

heard-score = { $name } { $score }
heard-scores = Scores de cette manche : { $scores }.

## Après la révélation

check-title = Vérification
check-next = Tour suivant
check-back = Revenir à ce tour
check-to-round = Fin de la manche
check-to-end = Scores finaux
reasons-title = Pourquoi les bots ont-ils écrit cela ?
seals-broken = Le serveur n’a pas tenu parole !

## La fin

end-stopped = La partie a été arrêtée
end-next-round = Passer à la manche 2
end-again = Rejouer
next-heard-ready = { $name } veut rejouer.
next-heard-not-ready = Finalement, { $name } préfère attendre.
next-begun = La partie suivante a commencé.
next-lobby = La table est ouverte pour la prochaine partie.
end-review = Analyse
end-share = Partager
end-copy-text = Copier le résultat
picture-share = Partager l’image
picture-save = Enregistrer l’image
picture-failed = Impossible de dessiner l’image.
end-change = Places

## Le menu d’une table

menu-host = La table
menu-pause = Pause
menu-resume = Reprendre
menu-lock = Verrouiller la table
menu-unlock = Déverrouiller la table
menu-take-over = Devenir hôte de la table
menu-end = Arrêter la partie
menu-end-sure = Arrêter la partie pour tout le monde ?
menu-end-yes = Arrêter
menu-end-no = Non
menu-rules = Règles
menu-tv = Montrer sur la télé
people-title = Qui joue
people-change = Modifier
people-change-heard = Modifier { $name }
people-hand-over = En faire l’hôte de la table
people-remove = Retirer de la table
seat-own = Votre place
seat-rename = Renommer
seat-hand = Transmettre votre place
seat-hand-about = La personne qui ouvre ce lien prend votre place : vous sur un autre appareil, ou quelqu’un d’autre.
seat-leave = Quitter la table
seat-leave-sure = Abandonner votre place ?
seat-leave-sure-playing = Abandonner votre place ? Elle sera perdue pour cette partie.
seat-leave-yes = Quitter
setting-hand = Main
hand-right = droite
hand-left = gauche
setting-skip = Passer l’animation de la révélation
setting-sound = Sons
setting-reactions = Réactions

## Sur la télé

tv-making = Un instant, on met la table…
tv-host-starts = { $name } lance la partie. Les nombres restent sur les téléphones jusqu’à ce que tout le monde ait écrit.
tv-nobody-yet = La première personne à prendre place lance la partie.

## Un appareil pour tout le monde

device-title = Sur cet appareil
device-about = L’appareil passe de main en main. Chacun écrit en secret, puis on regarde ensemble.
device-player = Nom de { $seat }
device-add = Ajouter quelqu’un
device-give = Passez l’appareil à { $name }
device-look-away = Les autres regardent ailleurs.
device-taken = C’est moi, { $name }
device-anew = Nouvelle partie avec d’autres
