### What `thenumber doctor` finds. Commands and names of settings stay as they are.

cli-doctor = Trouver ce qui gêne un serveur ici, et ce qu’il faut y faire. Prend les options de serve.
cli-doctor-json = Toutes les observations sur une ligne de JSON.
doctor-fine =
    { $count ->
        [0] Rien ne va mal.
        [one] Rien ne va mal ; un point mérite un coup d’œil.
       *[other] Rien ne va mal ; { $count } points méritent un coup d’œil.
    }
doctor-wrong =
    { $count ->
        [one] Un point ne va pas.
       *[other] { $count } points ne vont pas.
    }

## Network

subject-network = Réseau
doctor-port-any = Le système choisira un port libre.
doctor-port-free = Le port { $port } est libre.
doctor-port-served = Ce programme répond déjà sur le port { $port }, version { $version }.
doctor-port-taken = Un autre programme occupe le port { $port }. Pour le trouver : sudo ss -ltnp | grep { $port }. Arrêtez-le ou choisissez un autre port avec --port.
doctor-port-taken-by = Le port { $port } est occupé par { $process }. Arrêtez ce programme ou choisissez un autre port avec --port.
doctor-port-privileged = Le port { $port } est réservé à root. Choisissez-en un à partir de 1024 avec --port, derrière un proxy, ou écrivez AmbientCapabilities=CAP_NET_BIND_SERVICE dans l’unité systemd.
doctor-port-refused = Impossible d’ouvrir le port { $port } sur { $host } : { $reason }. --host doit être une adresse de cette machine.
doctor-addresses = Les téléphones du même réseau trouvent le serveur à { $addresses }.
doctor-addresses-proxy = Seule cette machine atteint le serveur, ce qui est juste derrière un proxy.
doctor-addresses-loopback = Seule cette machine atteint le serveur, à { $addresses }. Pour laisser entrer des téléphones, ne donnez pas --host.
doctor-addresses-none = Cette machine n’est dans aucun réseau : personne d’autre n’atteint { $addresses }.
doctor-address-public = Les liens et les codes QR mènent à { $url }.
doctor-firewall-none = Aucun pare-feu actif n’est visible.
doctor-firewall-ufw = Le pare-feu ufw est actif. Si les téléphones ne passent pas : sudo ufw allow { $port }/tcp
doctor-firewall-firewalld = Le pare-feu firewalld est actif. Si les téléphones ne passent pas : sudo firewall-cmd --permanent --add-port={ $port }/tcp && sudo firewall-cmd --reload
doctor-firewall-nftables = Le pare-feu nftables est actif. Si les téléphones ne passent pas, voyez si ses règles ouvrent le port { $port } : sudo nft list ruleset
doctor-proxy-forged = --behind-proxy croit quiconque atteint le port. Ne laissez que le proxy l’atteindre, par exemple avec --host 127.0.0.1.
doctor-proxy-no-url = Derrière un proxy, le serveur ne connaît pas sa propre adresse. Donnez-la avec --public-url.
doctor-proxy-unsaid = { $url } demande devant lui quelque chose qui parle https. Si c’est un proxy, ajoutez --behind-proxy ; sinon tout le monde compte pour une seule adresse.
doctor-proxy-elsewhere = Le proxy n’est pas sur cette machine et n’a pas été interrogé. Essayez de l’extérieur : { $command }
doctor-proxy-served = Le proxy n’a pas été interrogé, car un serveur tourne peut-être. Essayez : { $command }
doctor-proxy-works = Le proxy à { $url } transmet tout ce dont le serveur a besoin.
doctor-proxy-lacks = Le proxy à { $url } ne transmet pas { $headers }. docs/hosting.md montre comment le faire.
doctor-proxy-other = { $url } répond, mais ne mène pas à { $address }.
doctor-proxy-silent = { $url } ne répond pas : { $reason }

## Database

subject-database = Base de données
doctor-sqlite = SQLite { $version } peut écrire dans { $file }.
doctor-sqlite-new = SQLite { $version } créera { $file }.
doctor-sqlite-served = Un serveur, le processus { $process }, utilise { $file }.
doctor-postgres = PostgreSQL { $version } peut écrire dans { $found }, en UTF8.
doctor-postgres-owner = Le contenu de { $found } appartient à { $owner } et non à { $user }. Une version future ne pourra le mettre à jour que s’il appartient à { $user } : ALTER TABLE NAME OWNER TO { $user }
doctor-postgres-connections = La base de données permet { $found } connexions. Il en faut { $needed } avec ces réglages pendant qu’un serveur redémarre : augmentez max_connections.

## Machine

subject-machine = Machine
doctor-data = Le dossier de données { $directory } est accessible en écriture.
doctor-data-unwritable = { $user } ne peut pas écrire dans { $directory } : { $reason }. Donnez-le-lui avec chown, ou choisissez un autre dossier avec --data.
doctor-disk = { $free } Mo sont libres sur le disque.
doctor-disk-low = Seulement { $free } Mo sont libres dans { $directory }. Faites de la place : sur un disque plein, personne ne peut continuer.
doctor-memory = { $free } Mo de mémoire sont libres, et { $needed } Mo suffisent.
doctor-memory-low = { $free } Mo de mémoire sont libres, et il peut en falloir { $needed }. Réduisez --workers, ou choisissez --small, avec quoi { $small } Mo suffisent.
doctor-memory-low-small = { $free } Mo de mémoire sont libres, et il peut en falloir { $needed } même avec --small. Fermez d’autres programmes, ou réduisez --workers ou --processes.
doctor-files = { $files } fichiers peuvent être ouverts, un par connexion.
doctor-files-few = Seulement { $files } fichiers peuvent être ouverts, assez pour environ { $people } personnes. Augmentez avec LimitNOFILE=65536 dans l’unité systemd, ou avec ulimit -n.
doctor-clock = Quelque chose maintient l’horloge à l’heure.
doctor-clock-adrift = Rien ne maintient l’horloge à l’heure. Le nombre du jour et les dates en dépendent : sudo timedatectl set-ntp true

## Bots

subject-bots = Bots
doctor-compiled = Le solveur est compilé pour cette machine.
doctor-uncompiled = Le solveur n’est pas encore compilé. Le premier serveur s’en charge, et d’ici là les bots forts peuvent faire attendre les tables. Pour le faire maintenant : { $command }
doctor-worker = Un processus pour les bots a démarré et choisi un nombre, en { $seconds } s.
doctor-worker-killed = Le système tue les processus des bots ({ $signal }). C’est peut-être un filtre d’appels système : écrivez SystemCallErrorNumber=EPERM dans l’unité systemd.
doctor-worker-dead = Aucun processus pour les bots ne peut démarrer : { $reason }
doctor-worker-stand-in = Le bot { $bot } n’avait pas de nombre, et { $by } a choisi à sa place. Il manque peut-être de mémoire, ou du droit de compiler : dans une unité systemd, MemoryDenyWriteExecute doit être désactivé.
