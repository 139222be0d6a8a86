### What `thenumber doctor` finds. Commands and names of settings stay as they are.

cli-doctor = Scoprire che cosa ostacola un server qui, e che cosa fare. Prende le opzioni di serve.
cli-doctor-json = Tutte le osservazioni in una riga di JSON.
doctor-fine =
    { $count ->
        [0] Va tutto bene.
        [one] Niente è sbagliato; un punto merita un’occhiata.
       *[other] Niente è sbagliato; { $count } punti meritano un’occhiata.
    }
doctor-wrong =
    { $count ->
        [one] Un punto è sbagliato.
       *[other] { $count } punti sono sbagliati.
    }

## Network

subject-network = Rete
doctor-port-any = Il sistema sceglierà una porta libera.
doctor-port-free = La porta { $port } è libera.
doctor-port-served = Sulla porta { $port } risponde già questo programma, versione { $version }.
doctor-port-taken = Un altro programma occupa la porta { $port }. Per trovarlo: sudo ss -ltnp | grep { $port }. Fermalo o scegli un’altra porta con --port.
doctor-port-taken-by = La porta { $port } è occupata da { $process }. Ferma quel programma o scegli un’altra porta con --port.
doctor-port-privileged = La porta { $port } è riservata a root. Scegline una da 1024 in su con --port, con un proxy davanti, o scrivi AmbientCapabilities=CAP_NET_BIND_SERVICE nella unit di systemd.
doctor-port-refused = La porta { $port } su { $host } non si può aprire: { $reason }. --host deve essere un indirizzo di questa macchina.
doctor-addresses = I telefoni nella stessa rete trovano il server a { $addresses }.
doctor-addresses-proxy = Solo questa macchina raggiunge il server; dietro un proxy è giusto così.
doctor-addresses-loopback = Solo questa macchina raggiunge il server, a { $addresses }. Per far entrare i telefoni, togli --host.
doctor-addresses-none = Questa macchina non è in nessuna rete: nessun altro può raggiungere { $addresses }.
doctor-address-public = Link e codici QR portano a { $url }.
doctor-firewall-none = Non si vede nessun firewall attivo.
doctor-firewall-ufw = Il firewall ufw è attivo. Se i telefoni non passano: sudo ufw allow { $port }/tcp
doctor-firewall-firewalld = Il firewall firewalld è attivo. Se i telefoni non passano: sudo firewall-cmd --permanent --add-port={ $port }/tcp && sudo firewall-cmd --reload
doctor-firewall-nftables = Il firewall nftables è attivo. Se i telefoni non passano, guarda se le sue regole aprono la porta { $port }: sudo nft list ruleset
doctor-proxy-forged = --behind-proxy crede a chiunque raggiunga la porta. Lascia che la raggiunga solo il proxy, per esempio con --host 127.0.0.1.
doctor-proxy-no-url = Dietro un proxy il server non conosce il proprio indirizzo. Indicalo con --public-url.
doctor-proxy-unsaid = { $url } ha bisogno di qualcosa davanti che parli https. Se è un proxy, aggiungi --behind-proxy; altrimenti tutti contano come un solo indirizzo.
doctor-proxy-elsewhere = Il proxy non è su questa macchina e non è stato interrogato. Prova da fuori: { $command }
doctor-proxy-served = Il proxy non è stato interrogato, perché forse un server è in funzione. Prova: { $command }
doctor-proxy-works = Il proxy a { $url } passa tutto ciò di cui il server ha bisogno.
doctor-proxy-lacks = Il proxy a { $url } non passa { $headers }. docs/hosting.md mostra come si fa.
doctor-proxy-other = { $url } risponde, ma non porta a { $address }.
doctor-proxy-silent = { $url } non risponde: { $reason }

## Database

subject-database = Database
doctor-sqlite = SQLite { $version } può scrivere in { $file }.
doctor-sqlite-new = SQLite { $version } creerà { $file }.
doctor-sqlite-served = Un server, il processo { $process }, usa { $file }.
doctor-postgres = PostgreSQL { $version } può scrivere in { $found }, in UTF8.
doctor-postgres-owner = Il contenuto di { $found } appartiene a { $owner } e non a { $user }. Una versione futura potrà aggiornarlo solo se appartiene a { $user }: ALTER TABLE NAME OWNER TO { $user }
doctor-postgres-connections = Il database permette { $found } connessioni. Con queste impostazioni ne servono { $needed } mentre un server viene riavviato: aumenta max_connections.

## Machine

subject-machine = Macchina
doctor-data = Nella cartella dei dati { $directory } si può scrivere.
doctor-data-unwritable = { $user } non può scrivere in { $directory }: { $reason }. Assegnagliela con chown, o scegli un’altra cartella con --data.
doctor-disk = Sul disco sono liberi { $free } MB.
doctor-disk-low = In { $directory } sono liberi solo { $free } MB. Fai spazio: su un disco pieno nessuno può continuare.
doctor-memory = Sono liberi { $free } MB di memoria, e ne bastano { $needed }.
doctor-memory-low = Sono liberi { $free } MB di memoria, e possono servirne { $needed }. Riduci --workers, o scegli --small, con cui bastano { $small } MB.
doctor-memory-low-small = Sono liberi { $free } MB di memoria, e possono servirne { $needed } anche con --small. Chiudi altri programmi, o riduci --workers o --processes.
doctor-files = Possono essere aperti { $files } file, uno per connessione.
doctor-files-few = Possono essere aperti solo { $files } file, sufficienti per circa { $people } persone. Aumentali con LimitNOFILE=65536 nella unit di systemd, o con ulimit -n.
doctor-clock = Qualcosa tiene l’orologio all’ora giusta.
doctor-clock-adrift = Niente tiene l’orologio all’ora giusta. Il numero del giorno e le date ne dipendono: sudo timedatectl set-ntp true

## Bots

subject-bots = Bot
doctor-compiled = Il solutore è compilato per questa macchina.
doctor-uncompiled = Il solutore non è ancora compilato. Il primo server lo fa da sé, e fino ad allora i bot forti possono far aspettare i tavoli. Per farlo subito: { $command }
doctor-worker = Un processo per i bot è partito e ha scelto un numero, in { $seconds } s.
doctor-worker-killed = Il sistema uccide i processi per i bot ({ $signal }). Può essere un filtro delle chiamate di sistema: scrivi SystemCallErrorNumber=EPERM nella unit di systemd.
doctor-worker-dead = Nessun processo per i bot può partire: { $reason }
doctor-worker-stand-in = Il bot { $bot } non aveva un numero, e { $by } ha scelto al suo posto. Forse manca memoria, o il permesso di compilare: in una unit di systemd MemoryDenyWriteExecute deve essere disattivato.
