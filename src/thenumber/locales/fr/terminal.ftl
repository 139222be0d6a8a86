### The command `thenumber`: help, prompts, messages.

cli-start = Vous débutez ? Essayez :
cli-lang = Langue de tous les textes : { $languages }. Sinon, celle de l’environnement.
cli-version = Afficher la version et quitter.

cli-score = Compter les points de parties : verdicts, scores, victoires.
cli-score-file = Un enregistrement (.tnr), ou - pour l’entrée standard.
cli-score-json = Une ligne de JSON par partie au lieu de l’enregistrement.
cli-score-keep-going = Sauter les parties fautives et compter les autres.

cli-replay = Revoir une partie enregistrée, tour par tour.
cli-replay-source = Un enregistrement (.tnr), - pour l’entrée standard, ou un lien.
cli-replay-game = Quelle partie du fichier, en comptant à partir de 1.

cli-link = Convertir des parties enregistrées en liens, un par ligne.
cli-link-names = Inclure les noms dans le lien.
cli-unlink = Convertir un lien en enregistrement.
cli-unlink-text = Le lien, ou une adresse web qui se termine par lui.

cli-play = Jouer contre des bots, ou à plusieurs sur un seul clavier.
cli-play-names = Qui joue ; sans nom, vous jouez en solo contre des bots.
cli-play-bots = Combien de bots, ou lesquels : { $bots }.
cli-play-level = La force des bots : { $levels }. Les bots présents sont tirés au sort.
cli-play-seed = Rend les choix des bots reproductibles.
cli-play-save = Ajouter l’enregistrement à ce fichier à la fin de la partie.

cli-rules = Afficher les règles du jeu.

## Words that frame the help

help-usage = Utilisation :
help-options = Options :
help-arguments = Arguments :
help-options-mark = [OPTIONS]
help-command-mark = COMMANDE [ARGS]...
help-help = Afficher cette aide et quitter.
help-required = [obligatoire]

## Errors

usage-no-option = L’option { $found } n’existe pas.
usage-no-value = Il manque une valeur après { $found }.
usage-whole-number = { $found } demande un nombre entier, par exemple 1.
usage-no-command = La commande « { $found } » n’existe pas.
usage-too-much = « { $found } » est de trop ici.
error = Erreur : { $message }
error-no-file = Impossible de lire le fichier « { $file } » : { $reason }
error-no-file-or-link = « { $source } » n’est ni un fichier lisible ni un lien complet.
error-no-games = Il n’y a aucune partie dans { $file }.
error-no-such-game = Il n’y a pas de partie { $game } dans { $file }, qui en contient { $count }.
error-unknown-language = La langue « { $found } » n’existe pas ici ; au choix : { $right }.
error-too-many = The Number se joue à { $right }, et non à { $found }.
error-level = Le niveau « { $found } » n’existe pas ; au choix : { $right }.
error-level-and-bots = Choisissez un niveau ou les bots « { $found } », pas les deux.
error-name = « { $found } » ne peut pas être un nom : il faut de 1 à { $right } caractères visibles, sans @ au début.
error-name-twice = Deux personnes ne peuvent pas s’appeler « { $found } ».
error-save = Impossible d’écrire l’enregistrement dans { $file } : { $reason }
error-system = La commande a dû s’interrompre : { $reason }

## Playing

play-you-are = Vous êtes { $name }.
play-welcome = Écrivez trois chiffres, en secret. Un grand nombre rapporte plus, mais il est éliminé s’il a un chiffre en commun avec un nombre plus petit.
play-keys = 0-9 : écrire · Retour arrière : corriger · Entrée : poser · Ctrl-C : quitter
play-keys-hidden = 0-9 : écrire · Retour arrière : corriger · Espace : voir/cacher · Entrée : poser · Ctrl-C : quitter
play-your-number = { $name }, votre nombre :
play-hand-over = C’est à { $name } d’écrire. Les autres, regardez ailleurs !
play-hand-over-key = { $name } : appuyez sur Entrée dès que vous avez le clavier.
play-reveal-key = Tous les nombres sont écrits. Appuyez sur Entrée pour retourner les tablettes.
play-begin-key = Entrée : commencer
play-next-key = Entrée : tour suivant
play-next-round-key = Entrée : manche suivante
play-round-end-key = Entrée : fin de la manche
play-sits-out = { $name } ne joue plus : ses dix chiffres sont barrés.
play-stopped = La partie a été arrêtée.
play-save-question = Enregistrer la partie ? Nom du fichier, ou Entrée pour ne rien garder :
play-saved = La partie est enregistrée dans { $file }.
play-again-hint = Pour revoir la partie : { $command }

## Tables and ladders

ladder-title = La vérification, du plus grand nombre au plus petit
column-player = nom
column-digits = chiffres
column-place = rang
column-round = manche { $round }
crossed-out-legend = { $mark } = barré

## Replay

replay-unfinished = L’enregistrement s’arrête ici ; la partie n’a pas été terminée.
replay-keys = Entrée ou → : suite · ← : retour · q : quitter

## Columns of a board: the scores of the round together, and the total of an earlier round

column-so-far = jusqu’ici
column-round-short = M{ $round }
