### The live table and its server: settings, and what `serve`, `join` and their kin say.
### $found is what was given, $right what would be right.

## Settings of the server

settings-unknown = Die Einstellung { $name } gibt es nicht; es gibt { $right }.
settings-no-home = Es gibt kein Home-Verzeichnis für die Daten. Gib mit { $name } ein Verzeichnis an.
settings-base-path-differs = { $name } ist „{ $found }“, aber die öffentliche URL endet auf „{ $right }“.
settings-bad-data = { $name }: „{ $found }“ ist kein Verzeichnis.
settings-bad-host = { $name }: „{ $found }“ ist keine Adresse, die Verbindungen annehmen kann; eine wäre zum Beispiel { $right }.
settings-bad-port = { $name }: „{ $found }“ ist kein Port; möglich sind { $right }.
settings-bad-workers = { $name }: „{ $found }“ geht nicht; möglich sind { $right }.
settings-bad-processes = { $name }: „{ $found }“ geht nicht; möglich sind { $right }.
settings-bad-database = { $name } braucht eine URL wie { $right }, nicht „{ $found }“.
settings-bad-public-url = { $name } braucht eine Webadresse wie { $right }, nicht „{ $found }“.
settings-bad-base-path = { $name } braucht einen Pfad wie { $right }, nicht „{ $found }“.
settings-bad-flag = { $name }: „{ $found }“ geht nicht; möglich sind { $right }.
settings-bad-retention = { $name } braucht eine Anzahl von Tagen ({ $right }), nicht „{ $found }“.
settings-bad-log-level = { $name }: „{ $found }“ gibt es nicht; es gibt { $right }.
settings-bad-log-format = { $name }: „{ $found }“ gibt es nicht; es gibt { $right }.
settings-bad-metrics = { $name }: „{ $found }“ gibt es nicht; es gibt { $right }.
settings-bad-password-file = { $name } muss eine lesbare Datei nennen, in deren erster Zeile ein Passwort mit mindestens { $right } Zeichen steht.

## The server

cli-serve = Server starten: Tische für Handy, Browser und Terminal.
cli-serve-host = Adresse, die Verbindungen annimmt.
cli-serve-port = Port, der Verbindungen annimmt; 0 nimmt einen freien.
cli-serve-data = Verzeichnis für alles, was der Server aufbewahrt.
cli-serve-database = PostgreSQL per URL statt SQLite im Datenverzeichnis.
cli-serve-public-url = Wie der Server von außen zu erreichen ist.
cli-serve-base-path = Was vor jedem Pfad steht, zum Beispiel /number.
cli-serve-behind-proxy = Einem Proxy glauben, von wem eine Anfrage kommt.
cli-serve-retention-days = Tage, bis ein unberührter Tisch gelöscht wird.
cli-serve-workers = Prozesse, die für die Bots denken.
cli-serve-processes = Prozesse, in denen Tische leben; bei mehr als einem nimmt ein weiterer die Verbindungen an.
cli-serve-small = Mit 512 MB Arbeitsspeicher auskommen: ohne die starken Bots und mit einem Prozess für alle Analysen.
cli-serve-log-level = Wie viel protokolliert wird.
cli-serve-log-format = Form der Meldungen: Zeilen mit Text oder je Zeile ein JSON-Objekt.
cli-serve-metrics = Wer /metrics sehen darf: local, all oder off.
cli-serve-admin-password-file = Datei mit dem Passwort der Betriebsseite in der ersten Zeile.
cli-serve-browser = Den Browser öffnen.
serve-running = Der Server für The Number läuft. Handys im selben Netz finden ihn hier:
serve-stop = Strg+C beendet den Server.
serve-failed = Der Server konnte nicht starten: { $reason }
serve-port-taken = Port { $port } ist schon belegt, von diesem Server oder einem anderen Programm. Wähle mit --port einen anderen.

## Joining a table in the terminal

cli-join = An einem Tisch auf einem Server mitspielen, im Terminal.
cli-join-url = Der Link zu einem Tisch.
cli-join-name = Wie du heißt.
join-no-server = { $url } ist nicht erreichbar: { $reason }
join-bad-url = „{ $found }“ ist kein Link zu einem Tisch; einer wäre zum Beispiel { $right }.
join-help = Nummer wie 042: ablegen · e: löschen · s: starten · b NAME: Bot dazu · r: jetzt aufdecken · a: bereit für noch eine Partie · q: gehen
join-lobby = Tisch { $code }. Besetzte Plätze: { $taken } von { $seats }.
join-written = Aufgeschrieben: { $written } von { $writers }.
join-your-tablet = Deine Nummertafel: { $number }
join-lost = Die Verbindung ist weg. Neuer Versuch…
join-seals-match = Jedes Siegel passt zu seiner Nummer.
join-seals-unseen =
    { $count ->
        [one] Eine Nummer passt zu ihrem Beweis, aber ihr Siegel wurde veröffentlicht, während dieses Programm nicht verbunden war.
       *[other] { $count } Nummern passen zu ihrem Beweis, aber ihre Siegel wurden veröffentlicht, während dieses Programm nicht verbunden war.
    }
join-unreadable = Der Server hat etwas gesagt, das sich nicht verstehen lässt.
join-refused = Der Server hat das abgelehnt: { $code }
join-not-understood = „{ $found }“ bedeutet hier nichts.

## Verifying seals

cli-verify = Die Siegel in aufgezeichneten Partien prüfen.
verify-good = Partie { $game }: Jedes Siegel beweist seine Nummer.
verify-unsealed = Partie { $game } hat keine Siegel.
verify-seals-missing = Partie { $game }, Runde { $round }, Zug { $turn }: Die Siegel fehlen.
verify-seal-unreadable = Partie { $game }, Runde { $round }, Zug { $turn }, Platz { $seat }: Das Siegel lässt sich nicht lesen.
verify-seal-broken = Partie { $game }, Runde { $round }, Zug { $turn }, Platz { $seat }: Das Siegel beweist diese Nummer nicht.
verify-order = Die Reihenfolge, in der die Nummertafeln abgelegt wurden, steht in der Aufzeichnung.
verify-no-order = Die Reihenfolge, in der die Nummertafeln abgelegt wurden, steht nicht in der Aufzeichnung.
verify-unknowable = Keine Aufzeichnung kann beweisen, wann ein Siegel veröffentlicht wurde oder in welcher Reihenfolge: Das weiß nur, wer am Tisch zugesehen hat.
verify-laid-wrong = Partie { $game }, Runde { $round }, Zug { $turn }: Die Reihenfolge der Nummertafeln nennt nicht alle, die geschrieben haben, je einmal.

## Looking after the data

store-url = Das ist keine Adresse einer Datenbank. Richtig wäre { $right }
store-unwritable = { $found } lässt sich nicht schreiben: { $reason }
store-not-ours = { $found } ist keine Datenbank dieses Programms.
store-older = { $found } stammt von einer älteren Version dieses Programms (Schema { $reason }; diese braucht { $right }). Starte den Server einmal damit und versuch es dann noch einmal.
store-newer = { $found } stammt von einer neueren Version dieses Programms (Schema { $reason }; diese kennt { $right }).
store-old-postgres = { $found } ist PostgreSQL { $reason }; es muss { $right } oder neuer sein.
store-encoding = { $found } hat die Zeichenkodierung { $reason }; es muss { $right } sein. So legst du eine richtige an: createdb --template=template0 --encoding={ $right } --locale=C NAME
store-unavailable = Die Datenbank { $found } ist nicht erreichbar: { $reason }
store-backup-missing = Die Sicherung { $found } gibt es nicht.
store-exists = Unter { $found } ist schon etwas; nichts wurde überschrieben.
store-in-use = { $found } wird gerade benutzt. Beende den Server und versuch es dann noch einmal; nichts wurde verändert.
store-served = { $found } wird schon von einem anderen Server benutzt, dem Prozess { $reason }. Beende ihn oder wähle mit --data ein anderes Verzeichnis.
store-refused = Das nimmt die Datenbank nicht an: { $found } ({ $reason })
store-damaged = { $found } ist beschädigt.
store-pooler = Zwischen diesem Programm und { $found } steht ein Pooler, der Sitzungen nicht erhält. Er muss sie erhalten: mit PgBouncer pool_mode = session.

cli-backup = Alles, was der Server aufbewahrt, in eine Datei sichern.
cli-backup-file = Die Datei, in die geschrieben wird, oder ein Verzeichnis für Dateien mit dem Datum im Namen.
cli-backup-keep = Die neuesten N Sicherungen in einem Verzeichnis behalten und ältere dort löschen.
cli-backup-then = Befehl, der mit der neuen Datei ausgeführt wird; { $placeholder } steht für ihren Namen.
cli-backup-verify = Nichts sichern, sondern sehen, ob diese Sicherung unversehrt ist.
cli-restore = Zurückholen, was in einer Sicherung steckt.
cli-restore-file = Die Datei, aus der gelesen wird.
cli-restore-replace = Ersetzen, was schon da ist.
cli-export = Alle beendeten Partien als Aufzeichnungen ausgeben, oder mit --anonymous einen Datensatz derer, die veröffentlicht werden dürfen.
cli-export-anonymous = Dieses Verzeichnis anlegen, mit allen zu Ende gespielten Partien von Tischen, die sie freigeben, ohne Namen.
cli-export-license = Die Lizenz, die in der Beschreibung des Datensatzes steht, etwa CC0-1.0.
cli-export-parquet = Die Züge auch als Parquet schreiben. Das braucht das Zusatzpaket thenumber[data].
backup-done = Die Sicherung steht in { $file }.
backup-whole = { $file } ist unversehrt. Jeder Verlauf führt zu seinem Tisch, und jedes Siegel beweist seine Nummer. Tische: { $tables }, Einträge in ihren Verläufen: { $entries }, beendete Partien: { $games }.
backup-no-checksum = Sie stammt von einer Version, die keine Prüfsumme schrieb: Ein veränderter Name oder eine veränderte Zeit fiele nicht auf.
backup-not-whole = { $file } ist nicht unversehrt.
backup-refused = Was kopiert wurde, ist nicht unversehrt, deshalb wurde keine Sicherung geschrieben; ältere sind noch da.
damage-file = Die Datei ist beschädigt: { $found }
damage-content = Ihr Inhalt ist nicht der, der gesichert wurde.
damage-gap = Tisch { $found }: Eintrag { $place } seines Verlaufs fehlt.
damage-entry = Tisch { $found }: Eintrag { $place } seines Verlaufs ergibt keinen Sinn.
damage-record = Partie { $found }: Ihre Aufzeichnung lässt sich nicht lesen.
damage-seals = Partie { $found }: Nicht jedes Siegel beweist seine Nummer.
damage-game = Partie { $found }: Ihre Aufzeichnung und der Verlauf ihres Tisches stimmen nicht überein.
backup-more-problems =
    { $count ->
        [one] Es gibt noch einen weiteren Fehler.
       *[other] Es gibt noch { $count } weitere Fehler.
    }
backup-verify-alone = --verify sichert nichts: Es passt weder zu --keep noch zu --then.
backup-bad-then = --then: „{ $found }“ ist kein Befehl.
backup-then-not-begun = Die Sicherung steht in { $file }, aber { $command } lässt sich nicht ausführen: { $reason }
backup-then-failed = Die Sicherung steht in { $file }, aber { $command } endete mit dem Fehlercode { $code }.
restore-done = Alles aus { $file } ist wieder da.
export-done = Der Datensatz steht in { $file }. Partien: { $games }
export-license = „{ $found }“ ist keine Kennung einer Lizenz. Sie sollte so aussehen: { $right }
export-needs-anonymous = { $found } gibt es nur für einen Datensatz: --anonymous nennt sein Verzeichnis.
export-no-pyarrow = Für { $found } fehlt das Zusatzpaket: { $right }
export-none-shared = Es gibt keine Partien zu veröffentlichen: nur solche kommen in Frage, die zu Ende gespielt wurden und die freigegeben hat, wer den Tisch leitet.

refusal-other-host = Unter dem Namen „{ $found }“ kennt sich dieser Server nicht. Wer ihn betreibt, kann das mit --public-url ändern.
refusal-metrics-local = Diese Zahlen sind nur für den Rechner, auf dem der Server läuft. Mit --metrics all sind sie für alle da.
