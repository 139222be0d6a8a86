### How the command `thenumber` is used: its help, wrong command lines, exit codes.

help-about = Jouez à The Number, le jeu de bluff de Hisashi Hayashi. « thenumber serve » l’ouvre dans le navigateur, pour les téléphones, les tablettes et un téléviseur du même réseau ; toutes les autres commandes restent dans le terminal. Une adaptation de fans, non officielle.
section-play = Jouer :
section-records = Parties enregistrées :
section-bots = Bots et analyse :
section-data = Ce qu’un serveur conserve :
help-exit-codes = Codes de retour :
help-command = COMMANDE
help-more = « { $command } » en dit plus sur une commande.
help-default = (par défaut : { $value })
play-usual-bots = 3 bots ; à plusieurs, de quoi occuper 3 places

## What stands for something to be typed

mark-file = FICHIER
mark-link = LIEN
mark-name = NOM
mark-language = LANGUE
mark-count = N
mark-level = NIVEAU
mark-position = POSITION
mark-seat = PLACE
mark-seconds = SECONDES
mark-date = DATE
mark-address = ADRESSE
mark-port = PORT
mark-url = URL
mark-path = CHEMIN
mark-directory = DOSSIER
mark-command = COMMANDE
mark-days = JOURS

## Exit codes

exit-0 = C’est fait. Même si la sortie n’est lue qu’en partie, comme par « head ».
exit-1 = Il y a une erreur dans ce qui a été lu, ou c’était impossible à faire.
exit-2 = La ligne de commande est fausse. Rien n’a été fait.
exit-130 = Arrêté par Ctrl-C.

## Wrong command lines

usage-try = { $message } Aide : { $command }
usage-suggestion = { $message } Vouliez-vous dire { $names } ?
usage-or = { $first } ou { $last }
usage-missing-parameter = Il manque { $name } : { $about }
usage-takes-no-value = { $found } ne prend pas de valeur.
usage-game-number = { $found } n’est pas une partie : on les compte à partir de 1.
note-encoding = { $language } ne peut pas s’afficher dans l’encodage { $encoding } : tout est donc en anglais. LC_ALL=C.UTF-8 y remédie.

## At a table on a server

join-go-on = Entrée : continuer

## Before and after the work

compiling = Compilation du moteur de calcul, une seule fois, environ une minute
review-usual-time = toujours le même nombre d’étapes, pour le même résultat
play-unsaved-before = L’enregistrement ne pourrait pas être écrit dans { $file } : { $reason }. Indiquez un autre fichier avec --save ; rien n’a encore été joué.
play-record-below = Pour que rien ne soit perdu, voici l’enregistrement :
store-nothing = Il n’y a rien dans { $found } : aucun serveur n’y a rien conservé. Rien n’a été créé.
export-no-games = Il n’y a pas encore de partie terminée.
