### Why the operating system could not do something; behind a colon, without a full stop.

system-missing = ce fichier ou dossier n’existe pas
system-forbidden = permission refusée
system-directory = c’est un dossier
system-no-directory = une partie du chemin n’est pas un dossier
system-not-empty = le dossier n’est pas vide
system-exists = il existe déjà
system-long-name = le nom est trop long
system-loop = les liens tournent en rond
system-full = le disque est plein
system-too-large = le fichier deviendrait trop gros
system-read-only = on ne peut que lire à cet endroit
system-damaged = le disque ne se lit ou ne s’écrit pas correctement
system-corrupt = le fichier est endommagé
system-busy = un autre programme s’en sert
system-many-files = trop de fichiers sont ouverts
system-memory = il n’y a pas assez de mémoire
system-closed = la sortie est fermée
system-nobody-reads = personne ne lit à cet endroit
system-refused = personne ne répond à cette adresse
system-cut = la connexion a été coupée
system-silent = aucune réponse à temps
system-unreachable = aucun chemin n’y mène dans ce réseau
system-taken = l’adresse est déjà prise
system-foreign = cette machine n’a pas cette adresse
system-unknown-host = cette adresse est inconnue
