### The live table and its server: refusals, settings, and what `serve`, `join` and their kin say.
### $found is what was given, $right what would be right.

## Refusals: why something can't be done at the table now

refusal-not-here = Vous n’êtes pas à cette table. Prenez d’abord place.
refusal-not-the-owner = Seule la personne qui gère la table peut faire cela.
refusal-bad-name = Ce ne peut pas être un nom : il faut de 1 à { $right } caractères visibles, sans @ au début.
refusal-already-here = Vous êtes déjà à cette table.
refusal-locked = La table est fermée : personne d’autre ne peut y prendre place.
refusal-full = La table est complète.
refusal-game-running = Pour cela, il faut attendre la fin de la partie.
refusal-game-not-over = La partie n’est pas encore terminée.
refusal-too-few = Pas encore assez de monde pour commencer : { $found } sur { $right } au moins. Des bots peuvent prendre place.
refusal-no-game = Aucune partie n’est en cours.
refusal-paused = La partie est en pause.
refusal-not-paused = La partie n’est pas en pause.
refusal-again-first = La partie est terminée. Choisissez d’abord « Rejouer », puis changez qui joue.
refusal-unknown-bot = Le bot « { $found } » n’existe pas ; au choix : { $right }.
refusal-no-such-seat = Cette place n’existe pas.
refusal-owner-stays = Vous gérez cette table. Confiez-la d’abord à quelqu’un d’autre.
refusal-nobody-there = Personne n’occupe cette place.
refusal-bots-own-nothing = Seule une personne peut gérer une table, pas un bot.
refusal-bad-option = « { $found } » n’est pas possible ici ; au choix : { $right }.
refusal-too-many-sit = Places prises : { $found }. C’est trop pour une table de { $right } places.
refusal-already-owner = Vous gérez déjà cette table.
refusal-owner-is-here = La personne qui gère la table est là, et l’attente n’a pas été assez longue.
refusal-turn-is-over = Ce tour est terminé : les tablettes sont déjà retournées.
refusal-only-waiting = Vous aurez une place à la prochaine partie.
refusal-sits-out = Vos dix chiffres sont barrés : vous ne jouez plus jusqu’à la fin de la manche.
refusal-bots-first = Les bots écrivent encore. Juste un instant.
refusal-not-a-number = Un nombre a exactement trois chiffres, par exemple 042.
refusal-bad-nonce = Impossible de sceller ce nombre.
refusal-crossed-out = { $found } : c’est barré sur votre plateau Chiffres. Il vous reste { $right }.
refusal-nothing-written = Vous n’avez pas écrit de nombre.
refusal-no-bot-there = Aucun bot ne joue à cette place.
refusal-already-written = Un nombre est déjà écrit à cette place.
refusal-nobody-has-written = Personne n’a encore écrit de nombre.
refusal-store-unavailable = Le serveur ne peut rien noter pour le moment. Réessayez dans un instant.
refusal-internal = Le serveur a eu un problème. Rien n’a été modifié.
refusal-not-understood = Le serveur n’a pas compris.
refusal-too-fast = C’était trop à la fois. Attendez { $right } s.
refusal-other-protocol = Cette page est plus ancienne ou plus récente que le serveur. Rechargez-la.
refusal-hello-first = Le serveur n’a pas été salué comme il faut.
refusal-other-origin = Une page venue d’ailleurs ne peut pas faire cela.
refusal-no-such-table = Aucune table n’a ce code.
refusal-too-many-codes = Trop de codes ont été essayés. Patientez un peu.
refusal-too-many-tables = Trop de tables ont été ouvertes d’ici. Patientez un peu.
refusal-no-such-game = Cette partie n’existe pas.
refusal-not-found = Il n’y a rien ici.
refusal-bad-request = Le serveur ne peut rien faire de cette requête.

## Settings of the server

settings-unknown = Le réglage { $name } n’existe pas ; au choix : { $right }.
settings-no-home = Il n’y a pas de dossier personnel où garder les données. Indiquez un dossier avec { $name }.
settings-base-path-differs = { $name } vaut « { $found } », mais l’URL publique se termine par « { $right } ».
settings-bad-data = { $name } : « { $found } » n’est pas un dossier.
settings-bad-host = { $name } : « { $found } » n’est pas une adresse d’écoute ; il faudrait par exemple { $right }.
settings-bad-port = { $name } : « { $found } » n’est pas un port ; au choix : { $right }.
settings-bad-workers = { $name } : « { $found } » n’est pas possible ; au choix : { $right }.
settings-bad-database = { $name } demande une URL comme { $right }, et non « { $found } ».
settings-bad-public-url = { $name } demande une adresse web comme { $right }, et non « { $found } ».
settings-bad-base-path = { $name } demande un chemin comme { $right }, et non « { $found } ».
settings-bad-flag = { $name } : « { $found } » n’est pas possible ; au choix : { $right }.
settings-bad-retention = { $name } demande un nombre de jours ({ $right }), et non « { $found } ».
settings-bad-log-level = { $name } : « { $found } » n’existe pas ; au choix : { $right }.

## The server

cli-serve = Lancer le serveur : téléphones, navigateurs, terminaux.
cli-serve-host = Adresse d’écoute.
cli-serve-port = Port d’écoute ; 0 en prend un libre.
cli-serve-data = Dossier de tout ce que le serveur conserve.
cli-serve-database = PostgreSQL, par URL, au lieu de SQLite dans le dossier des données.
cli-serve-public-url = L’adresse du serveur vue de l’extérieur.
cli-serve-base-path = Ce qui précède chaque chemin, par exemple /number.
cli-serve-behind-proxy = Croire un proxy quand il dit d’où vient une requête.
cli-serve-retention-days = Jours avant la suppression d’une table délaissée.
cli-serve-workers = Processus qui réfléchissent pour les bots.
cli-serve-log-level = Niveau de détail du journal.
cli-serve-browser = Ouvrir le navigateur.
serve-running = Le serveur de The Number tourne. Les téléphones du même réseau le trouvent ici :
serve-stop = Ctrl-C arrête le serveur.
serve-failed = Le serveur n’a pas pu démarrer : { $reason }

## Joining a table in the terminal

cli-join = Jouer dans le terminal, à une table d’un serveur.
cli-join-url = Le lien vers une table.
cli-join-name = Votre nom.
join-no-server = Impossible de joindre { $url } : { $reason }
join-bad-url = « { $found } » n’est pas un lien vers une table ; il faudrait par exemple { $right }.
join-help = Nombre (042) : poser · e : effacer · s : lancer · b NOM : ajouter un bot · r : révéler · q : quitter
join-lobby = Table { $code }. Places prises : { $taken } sur { $seats }.
join-written = Nombres écrits : { $written } sur { $writers }.
join-your-tablet = Votre tablette : { $number }
join-lost = La connexion est coupée. Nouvel essai…
join-seals-match = Chaque sceau correspond à son nombre.
join-seals-broken = Un sceau ne correspond pas à son nombre !
join-not-understood = « { $found } » ne veut rien dire ici.

## Verifying seals

cli-verify = Vérifier les sceaux de parties enregistrées.
verify-good = Partie { $game } : chaque sceau prouve son nombre.
verify-unsealed = La partie { $game } n’a pas de sceaux.
verify-seals-missing = Partie { $game }, tour { $turn } : les sceaux manquent.
verify-seal-unreadable = Partie { $game }, tour { $turn }, place { $seat } : le sceau est illisible.
verify-seal-broken = Partie { $game }, tour { $turn }, place { $seat } : le sceau ne prouve pas ce nombre.

## Looking after the data

store-url = Ce n’est pas l’adresse d’une base de données. Il faudrait { $right }
store-unwritable = Impossible d’écrire { $found } : { $reason }
store-not-ours = { $found } n’est pas une base de données de ce programme.
store-older = { $found } vient d’une version plus ancienne de ce programme (schéma { $reason } ; celle-ci demande { $right }). Lancez une fois le serveur avec, puis réessayez.
store-newer = { $found } vient d’une version plus récente de ce programme (schéma { $reason } ; celle-ci connaît { $right }).
store-old-postgres = { $found } est un PostgreSQL { $reason } ; il faut la version { $right } ou une plus récente.
store-unavailable = Impossible de joindre la base de données { $found } : { $reason }
store-backup-missing = La sauvegarde { $found } n’existe pas.
store-exists = Il y a déjà quelque chose sous { $found } ; rien n’a été écrasé.
store-in-use = { $found } est en cours d’utilisation. Arrêtez le serveur, puis réessayez ; rien n’a été modifié.
store-refused = La base de données n’accepte pas ceci : { $found } ({ $reason })

cli-backup = Copier dans un fichier tout ce que le serveur conserve.
cli-backup-file = Le fichier à écrire.
cli-restore = Remettre en place le contenu d’une sauvegarde.
cli-restore-file = Le fichier à lire.
cli-restore-replace = Remplacer ce qui s’y trouve.
cli-export = Écrire les parties finies (.tnr) sur la sortie standard.
backup-done = La sauvegarde est dans { $file }.
restore-done = Tout ce que contenait { $file } est de retour.
