### The live table and its server: settings, and what `serve`, `join` and their kin say.
### $found is what was given, $right what would be right.

## Settings of the server

settings-unknown = Le réglage { $name } n’existe pas ; au choix : { $right }.
settings-no-home = Il n’y a pas de dossier personnel où garder les données. Indiquez un dossier avec { $name }.
settings-base-path-differs = { $name } vaut « { $found } », mais l’URL publique se termine par « { $right } ».
settings-bad-data = { $name } : « { $found } » n’est pas un dossier.
settings-bad-host = { $name } : « { $found } » n’est pas une adresse d’écoute ; il faudrait par exemple { $right }.
settings-bad-port = { $name } : « { $found } » n’est pas un port ; au choix : { $right }.
settings-bad-workers = { $name } : « { $found } » n’est pas possible ; au choix : { $right }.
settings-bad-processes = { $name } : « { $found } » n’est pas possible ; au choix : { $right }.
settings-bad-database = { $name } demande une URL comme { $right }, et non « { $found } ».
settings-bad-public-url = { $name } demande une adresse web comme { $right }, et non « { $found } ».
settings-bad-base-path = { $name } demande un chemin comme { $right }, et non « { $found } ».
settings-bad-flag = { $name } : « { $found } » n’est pas possible ; au choix : { $right }.
settings-bad-retention = { $name } demande un nombre de jours ({ $right }), et non « { $found } ».
settings-bad-log-level = { $name } : « { $found } » n’existe pas ; au choix : { $right }.
settings-bad-log-format = { $name } : « { $found } » n’existe pas ; au choix : { $right }.
settings-bad-metrics = { $name } : « { $found } » n’existe pas ; au choix : { $right }.
settings-bad-password-file = { $name } doit désigner un fichier lisible dont la première ligne est un mot de passe d’au moins { $right } caractères.

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
cli-serve-processes = Processus où vivent les tables ; s’il y en a plusieurs, un autre accepte les connexions.
cli-serve-small = Se contenter de 512 Mo de mémoire : sans les bots forts, et avec un seul processus pour toutes les analyses.
cli-serve-log-level = Niveau de détail du journal.
cli-serve-log-format = La forme du journal : des lignes de texte, ou un objet JSON par ligne.
cli-serve-metrics = Qui peut voir /metrics : local, all ou off.
cli-serve-admin-password-file = Fichier dont la première ligne est le mot de passe de la page d’administration.
cli-serve-browser = Ouvrir le navigateur.
serve-running = Le serveur de The Number tourne. Les téléphones du même réseau le trouvent ici :
serve-stop = Ctrl-C arrête le serveur.
serve-failed = Le serveur n’a pas pu démarrer : { $reason }
serve-port-taken = Le port { $port } est déjà pris, par ce serveur ou par un autre programme. Choisissez-en un autre avec --port.

## Joining a table in the terminal

cli-join = Jouer dans le terminal, à une table d’un serveur.
cli-join-url = Le lien vers une table.
cli-join-name = Votre nom.
join-no-server = Impossible de joindre { $url } : { $reason }
join-bad-url = « { $found } » n’est pas un lien vers une table ; il faudrait par exemple { $right }.
join-help = Nombre (042) : poser · e : effacer · s : lancer · b NOM : ajouter un bot · r : révéler · a : rejouer · q : quitter
join-lobby = Table { $code }. Places prises : { $taken } sur { $seats }.
join-written = Nombres écrits : { $written } sur { $writers }.
join-your-tablet = Votre tablette : { $number }
join-lost = La connexion est coupée. Nouvel essai…
join-seals-match = Chaque sceau correspond à son nombre.
join-seals-unseen =
    { $count ->
        [one] Un nombre correspond à sa preuve, mais son sceau a été publié pendant que ce programme n’était pas connecté.
       *[other] { $count } nombres correspondent à leur preuve, mais leurs sceaux ont été publiés pendant que ce programme n’était pas connecté.
    }
join-unreadable = Le serveur a envoyé quelque chose d’incompréhensible.
join-refused = Le serveur a refusé cela : { $code }
join-not-understood = « { $found } » ne veut rien dire ici.

## Verifying seals

cli-verify = Vérifier les sceaux de parties enregistrées.
verify-good = Partie { $game } : chaque sceau prouve son nombre.
verify-unsealed = La partie { $game } n’a pas de sceaux.
verify-seals-missing = Partie { $game }, manche { $round }, tour { $turn } : les sceaux manquent.
verify-seal-unreadable = Partie { $game }, manche { $round }, tour { $turn }, place { $seat } : le sceau est illisible.
verify-seal-broken = Partie { $game }, manche { $round }, tour { $turn }, place { $seat } : le sceau ne prouve pas ce nombre.
verify-order = L’ordre dans lequel les tablettes ont été posées est dans l’enregistrement.
verify-no-order = L’ordre dans lequel les tablettes ont été posées n’est pas dans l’enregistrement.
verify-unknowable = Aucun enregistrement ne peut prouver quand un sceau a été publié, ni dans quel ordre : il faut avoir regardé la table pour le savoir.
verify-laid-wrong = Partie { $game }, manche { $round }, tour { $turn } : l’ordre des tablettes ne nomme pas exactement une fois chaque place qui a écrit.

## Looking after the data

store-url = Ce n’est pas l’adresse d’une base de données. Il faudrait { $right }
store-unwritable = Impossible d’écrire { $found } : { $reason }
store-not-ours = { $found } n’est pas une base de données de ce programme.
store-older = { $found } vient d’une version plus ancienne de ce programme (schéma { $reason } ; celle-ci demande { $right }). Lancez une fois le serveur avec cette base, puis réessayez.
store-newer = { $found } vient d’une version plus récente de ce programme (schéma { $reason } ; celle-ci connaît { $right }).
store-old-postgres = { $found } est un PostgreSQL { $reason } ; il faut la version { $right } ou une plus récente.
store-encoding = { $found } a l’encodage { $reason } ; il faut { $right }. Pour en créer une qui convient : createdb --template=template0 --encoding={ $right } --locale=C NOM
store-unavailable = Impossible de joindre la base de données { $found } : { $reason }
store-backup-missing = La sauvegarde { $found } n’existe pas.
store-exists = Il y a déjà quelque chose sous { $found } ; rien n’a été écrasé.
store-in-use = { $found } est en cours d’utilisation. Arrêtez le serveur, puis réessayez ; rien n’a été modifié.
store-served = { $found } est déjà utilisé par un autre serveur, le processus { $reason }. Arrêtez-le, ou choisissez un autre dossier avec --data.
store-refused = La base de données n’accepte pas ceci : { $found } ({ $reason })
store-damaged = { $found } est endommagé.
store-pooler = Entre ce programme et { $found } se trouve un pooler qui ne conserve pas les sessions. Il doit les conserver : avec PgBouncer, pool_mode = session.

cli-backup = Copier dans un fichier tout ce que le serveur conserve.
cli-backup-file = Le fichier à écrire, ou un dossier pour des fichiers datés.
cli-backup-keep = Garder les N sauvegardes les plus récentes d’un dossier et y supprimer les plus anciennes.
cli-backup-then = Commande à exécuter avec le nouveau fichier ; { $placeholder } en désigne le nom.
cli-backup-verify = Ne rien sauvegarder, mais voir si cette sauvegarde est intacte.
cli-restore = Remettre en place le contenu d’une sauvegarde.
cli-restore-file = Le fichier à lire.
cli-restore-replace = Remplacer ce qui s’y trouve.
cli-export = Écrire toutes les parties terminées (.tnr) sur la sortie standard ou, avec --anonymous, un jeu de données de celles qui peuvent être publiées.
cli-export-anonymous = Créer ce dossier, avec toutes les parties terminées des tables qui les partagent, sans les noms.
cli-export-license = La licence que mentionne la description du jeu de données, par exemple CC0-1.0.
cli-export-parquet = Écrire aussi les tours au format Parquet. Il faut le paquet supplémentaire thenumber[data].
backup-done = La sauvegarde est dans { $file }.
backup-whole = { $file } est intact. Chaque journal mène à sa table et chaque sceau prouve son nombre. Tables : { $tables }, entrées de leurs journaux : { $entries }, parties terminées : { $games }.
backup-no-checksum = La version qui l’a écrite n’y mettait pas de somme de contrôle : un nom ou une heure modifiés passeraient inaperçus.
backup-not-whole = { $file } n’est pas intact.
backup-refused = Ce qui a été copié n’est pas intact : aucune sauvegarde n’a été écrite, et les plus anciennes sont toujours là.
damage-file = Le fichier est endommagé : { $found }
damage-content = Son contenu n’est pas celui qui a été sauvegardé.
damage-gap = Table { $found } : il manque l’entrée { $place } de son journal.
damage-entry = Table { $found } : l’entrée { $place } de son journal n’a pas de sens.
damage-record = Partie { $found } : son enregistrement est illisible.
damage-seals = Partie { $found } : tous les sceaux ne prouvent pas leur nombre.
damage-game = Partie { $found } : son enregistrement et le journal de sa table se contredisent.
backup-more-problems =
    { $count ->
        [one] Il y a encore un autre problème.
       *[other] Il y a encore { $count } autres problèmes.
    }
backup-verify-alone = --verify ne sauvegarde rien : cette option ne va ni avec --keep ni avec --then.
backup-bad-then = --then : « { $found } » n’est pas une commande.
backup-then-not-begun = La sauvegarde est dans { $file }, mais impossible d’exécuter { $command } : { $reason }
backup-then-failed = La sauvegarde est dans { $file }, mais { $command } a échoué avec le code { $code }.
restore-done = Tout ce que contenait { $file } est de retour.
export-done = Le jeu de données est dans { $file }. Parties : { $games }
export-license = « { $found } » n’est pas l’identifiant d’une licence. Il devrait ressembler à { $right }
export-needs-anonymous = { $found } ne sert que pour un jeu de données : --anonymous indique son dossier.
export-no-pyarrow = Pour { $found }, il manque le paquet supplémentaire : { $right }
export-none-shared = Il n’y a aucune partie à publier : seulement celles jouées jusqu’au bout à une table dont l’hôte a activé le partage dans les options.

refusal-other-host = Ce serveur ne répond pas au nom « { $found } ». La personne qui le gère peut y remédier avec --public-url.
refusal-metrics-local = Ces chiffres sont réservés à la machine du serveur. Avec --metrics all, tout le monde peut les voir.
