### What `thenumber doctor` finds. Commands and names of settings stay as they are.

cli-doctor = Herausfinden, was einen Server hier behindert und was dagegen hilft. Nimmt die Optionen von serve.
cli-doctor-json = Alle Befunde als eine Zeile JSON.
doctor-fine =
    { $count ->
        [0] Alles ist in Ordnung.
        [one] Nichts ist falsch; ein Punkt ist einen Blick wert.
       *[other] Nichts ist falsch; { $count } Punkte sind einen Blick wert.
    }
doctor-wrong =
    { $count ->
        [one] Ein Punkt ist falsch.
       *[other] { $count } Punkte sind falsch.
    }

## Network

subject-network = Netz
doctor-port-any = Das System wählt einen freien Port.
doctor-port-free = Port { $port } ist frei.
doctor-port-served = An Port { $port } antwortet schon dieses Programm, Version { $version }.
doctor-port-taken = Ein anderes Programm belegt Port { $port }. So findest du es: sudo ss -ltnp | grep { $port }. Beende es oder wähle mit --port einen anderen Port.
doctor-port-taken-by = Port { $port } ist von { $process } belegt. Beende dieses Programm oder wähle mit --port einen anderen Port.
doctor-port-privileged = Port { $port } ist root vorbehalten. Wähle mit --port einen ab 1024, mit einem Proxy davor, oder schreib AmbientCapabilities=CAP_NET_BIND_SERVICE in die Unit von systemd.
doctor-port-refused = Port { $port } an { $host } lässt sich nicht öffnen: { $reason }. --host muss eine Adresse dieses Rechners sein.
doctor-addresses = Handys im selben Netz finden den Server unter { $addresses }.
doctor-addresses-proxy = Nur dieser Rechner erreicht den Server; hinter einem Proxy ist das richtig.
doctor-addresses-loopback = Nur dieser Rechner erreicht den Server, unter { $addresses }. Damit Handys ihn finden, lass --host weg.
doctor-addresses-none = Dieser Rechner ist in keinem Netz: { $addresses } ist sonst für niemanden zu erreichen.
doctor-address-public = Links und QR-Codes führen zu { $url }.
doctor-firewall-none = Es ist keine aktive Firewall zu sehen.
doctor-firewall-ufw = Die Firewall ufw ist an. Wenn Handys nicht durchkommen: sudo ufw allow { $port }/tcp
doctor-firewall-firewalld = Die Firewall firewalld ist an. Wenn Handys nicht durchkommen: sudo firewall-cmd --permanent --add-port={ $port }/tcp && sudo firewall-cmd --reload
doctor-firewall-nftables = Die Firewall nftables ist an. Wenn Handys nicht durchkommen, sieh nach, ob ihre Regeln Port { $port } einlassen: sudo nft list ruleset
doctor-proxy-forged = --behind-proxy glaubt allen, die den Port erreichen. Lass nur den Proxy hin, zum Beispiel mit --host 127.0.0.1.
doctor-proxy-no-url = Hinter einem Proxy kennt der Server seine eigene Adresse nicht. Nenne sie ihm mit --public-url.
doctor-proxy-unsaid = { $url } braucht etwas davor, das https spricht. Ist das ein Proxy, dann ergänze --behind-proxy; sonst zählen alle zusammen als eine Adresse.
doctor-proxy-elsewhere = Der Proxy ist nicht auf diesem Rechner und wurde nicht gefragt. Probier es von außen: { $command }
doctor-proxy-served = Der Proxy wurde nicht gefragt, weil vielleicht ein Server läuft. Probier es aus: { $command }
doctor-proxy-works = Der Proxy unter { $url } gibt alles weiter, was der Server braucht.
doctor-proxy-lacks = Der Proxy unter { $url } gibt { $headers } nicht weiter. docs/hosting.md zeigt, wie er es tut.
doctor-proxy-other = { $url } antwortet, führt aber nicht zu { $address }.
doctor-proxy-silent = { $url } antwortet nicht: { $reason }

## Database

subject-database = Datenbank
doctor-sqlite = SQLite { $version } kann { $file } schreiben.
doctor-sqlite-new = SQLite { $version } wird { $file } anlegen.
doctor-sqlite-served = Ein Server, Prozess { $process }, benutzt { $file }.
doctor-postgres = PostgreSQL { $version } kann { $found } schreiben, in UTF8.
doctor-postgres-owner = Was in { $found } steht, gehört { $owner } und nicht { $user }. Eine spätere Version kann es erst auf den neuen Stand bringen, wenn es { $user } gehört: ALTER TABLE NAME OWNER TO { $user }
doctor-postgres-connections = Die Datenbank erlaubt { $found } Verbindungen. Diese Einstellungen brauchen { $needed }, während ein Server neu gestartet wird: Erhöhe max_connections.

## Machine

subject-machine = Rechner
doctor-data = Das Datenverzeichnis { $directory } lässt sich schreiben.
doctor-data-unwritable = { $user } kann nicht in { $directory } schreiben: { $reason }. Gib es ihm mit chown, oder wähle mit --data ein anderes Verzeichnis.
doctor-disk = Auf dem Datenträger sind { $free } MB frei.
doctor-disk-low = Unter { $directory } sind nur { $free } MB frei. Schaff Platz: Auf einem vollen Datenträger kann niemand weiterspielen.
doctor-memory = { $free } MB Arbeitsspeicher sind frei, und { $needed } MB reichen.
doctor-memory-low = { $free } MB Arbeitsspeicher sind frei, und { $needed } MB können nötig sein. Wähle weniger --workers, oder --small, womit { $small } MB reichen.
doctor-memory-low-small = { $free } MB Arbeitsspeicher sind frei, und { $needed } MB können selbst mit --small nötig sein. Beende andere Programme, oder wähle weniger --workers oder --processes.
doctor-files = { $files } Dateien dürfen offen sein, für jede Verbindung eine.
doctor-files-few = Nur { $files } Dateien dürfen offen sein, das reicht für etwa { $people } Leute. Mehr gibt es mit LimitNOFILE=65536 in der Unit von systemd oder mit ulimit -n.
doctor-clock = Etwas stellt die Uhr richtig.
doctor-clock-adrift = Nichts stellt die Uhr richtig. Die Nummer des Tages und jedes Datum hängen davon ab: sudo timedatectl set-ntp true

## Bots

subject-bots = Bots
doctor-compiled = Der Solver ist für diesen Rechner kompiliert.
doctor-uncompiled = Der Solver ist noch nicht kompiliert. Der erste Server tut es von selbst, und so lange können starke Bots Tische warten lassen. So geht es gleich: { $command }
doctor-worker = Ein Prozess für Bots startete und wählte eine Nummer, in { $seconds } s.
doctor-worker-killed = Das System beendet Prozesse für Bots ({ $signal }). Das kann ein Filter für Systemaufrufe sein: Schreib SystemCallErrorNumber=EPERM in die Unit von systemd.
doctor-worker-dead = Kein Prozess für Bots lässt sich starten: { $reason }
doctor-worker-stand-in = Der Bot { $bot } hatte keine Nummer, und { $by } wählte an seiner Stelle. Vielleicht fehlt Arbeitsspeicher, oder er darf nicht kompilieren: In einer Unit von systemd muss MemoryDenyWriteExecute aus sein.
