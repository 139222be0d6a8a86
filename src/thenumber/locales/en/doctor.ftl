### What `thenumber doctor` finds. Commands and names of settings stay as they are.

cli-doctor = Find out what keeps a server from working here, and what to do about it. Takes the options of serve.
cli-doctor-json = All findings as one line of JSON.
doctor-fine =
    { $count ->
        [0] Nothing is wrong.
        [one] Nothing is wrong; one thing is worth a look.
       *[other] Nothing is wrong; { $count } things are worth a look.
    }
doctor-wrong =
    { $count ->
        [one] One thing is wrong.
       *[other] { $count } things are wrong.
    }

## Network

subject-network = Network
doctor-port-any = The system will choose a free port.
doctor-port-free = Port { $port } is free.
doctor-port-served = Port { $port } is served by this program already, version { $version }.
doctor-port-taken = Another program has port { $port }. Find it with: sudo ss -ltnp | grep { $port }. Stop it, or choose another port with --port.
doctor-port-taken-by = Port { $port } is taken by { $process }. Stop it, or choose another port with --port.
doctor-port-privileged = Port { $port } is only for root. Choose one from 1024 on with --port, with a proxy in front, or write AmbientCapabilities=CAP_NET_BIND_SERVICE into the systemd unit.
doctor-port-refused = Port { $port } at { $host } can’t be opened: { $reason }. --host must be an address of this machine.
doctor-addresses = Phones in the same network reach the server at { $addresses }.
doctor-addresses-proxy = Only this machine reaches the server, which is right behind a proxy.
doctor-addresses-loopback = Only this machine reaches the server, at { $addresses }. To let phones in, leave --host out.
doctor-addresses-none = This machine is in no network: nobody else can reach { $addresses }.
doctor-address-public = Links and QR codes lead to { $url }.
doctor-firewall-none = No firewall was seen that is on.
doctor-firewall-ufw = The firewall ufw is on. If phones don’t get through: sudo ufw allow { $port }/tcp
doctor-firewall-firewalld = The firewall firewalld is on. If phones don’t get through: sudo firewall-cmd --permanent --add-port={ $port }/tcp && sudo firewall-cmd --reload
doctor-firewall-nftables = The firewall nftables is on. If phones don’t get through, see whether its rules let in port { $port }: sudo nft list ruleset
doctor-proxy-forged = --behind-proxy believes what anybody says who reaches the port. Let only the proxy reach it, for example with --host 127.0.0.1.
doctor-proxy-no-url = Behind a proxy the server does not know its own address. Name it with --public-url.
doctor-proxy-unsaid = { $url } needs something in front that speaks https. If that is a proxy, add --behind-proxy; otherwise everybody counts as one address.
doctor-proxy-elsewhere = The proxy is not on this machine, and was not asked. Try from outside: { $command }
doctor-proxy-served = The proxy was not asked, because a server may be running. Try: { $command }
doctor-proxy-works = The proxy at { $url } passes on everything the server needs.
doctor-proxy-lacks = The proxy at { $url } does not pass on { $headers }. docs/hosting.md shows how it does.
doctor-proxy-other = { $url } answers, but does not lead to { $address }.
doctor-proxy-silent = { $url } does not answer: { $reason }

## Database

subject-database = Database
doctor-sqlite = SQLite { $version } can write to { $file }.
doctor-sqlite-new = SQLite { $version } will make { $file }.
doctor-sqlite-served = A server, process { $process }, uses { $file }.
doctor-postgres = PostgreSQL { $version } can write to { $found }, in UTF8.
doctor-postgres-owner = What is in { $found } belongs to { $owner }, not to { $user }. A later version can’t bring it up to date until it belongs to { $user }: ALTER TABLE NAME OWNER TO { $user }
doctor-postgres-connections = The database allows { $found } connections. These settings need { $needed } while a server is started anew: raise max_connections.

## Machine

subject-machine = Machine
doctor-data = The data directory { $directory } can be written to.
doctor-data-unwritable = { $user } can’t write to { $directory }: { $reason }. Give it to that user with chown, or choose another directory with --data.
doctor-disk = { $free } MB are free on the disk.
doctor-disk-low = Only { $free } MB are free at { $directory }. Delete something: on a full disk nobody can play on.
doctor-memory = { $free } MB of memory are free, and { $needed } MB are enough.
doctor-memory-low = { $free } MB of memory are free, and { $needed } MB may be needed. Choose fewer --workers, or --small, with which { $small } MB are enough.
doctor-memory-low-small = { $free } MB of memory are free, and { $needed } MB may be needed even with --small. End other programs, or choose fewer --workers or --processes.
doctor-files = { $files } files may be open, one for each connection.
doctor-files-few = Only { $files } files may be open, enough for about { $people } people. Raise it with LimitNOFILE=65536 in the systemd unit, or with ulimit -n.
doctor-clock = Something keeps the clock right.
doctor-clock-adrift = Nothing keeps the clock right. Number of the Day and dates depend on it: sudo timedatectl set-ntp true

## Bots

subject-bots = Bots
doctor-compiled = The solver is compiled for this machine.
doctor-uncompiled = The solver is not compiled yet. The first server does it by itself, and until then strong bots may keep tables waiting. To do it now: { $command }
doctor-worker = A process for bots started and chose a number, in { $seconds } s.
doctor-worker-killed = The system kills processes for bots ({ $signal }). A filter of system calls may do so: write SystemCallErrorNumber=EPERM into the systemd unit.
doctor-worker-dead = No process for bots can be started: { $reason }
doctor-worker-stand-in = The bot { $bot } had no number, and { $by } chose instead. It may lack memory, or leave to compile: in a systemd unit, MemoryDenyWriteExecute must be off.
