### Why the operating system could not do something; behind a colon, without a full stop.

system-missing = Datei oder Verzeichnis nicht gefunden
system-forbidden = keine Berechtigung
system-directory = es ist ein Verzeichnis
system-no-directory = ein Teil des Pfads ist kein Verzeichnis
system-not-empty = das Verzeichnis ist nicht leer
system-exists = es ist schon da
system-long-name = der Name ist zu lang
system-loop = die Verknüpfungen führen im Kreis
system-full = der Datenträger ist voll
system-too-large = die Datei würde zu groß
system-read-only = dort lässt sich nur lesen
system-damaged = der Datenträger lässt sich nicht richtig lesen oder schreiben
system-corrupt = die Datei ist beschädigt
system-busy = ein anderes Programm benutzt es gerade
system-many-files = zu viele Dateien sind offen
system-memory = der Arbeitsspeicher reicht nicht
system-closed = die Ausgabe ist geschlossen
system-nobody-reads = dort liest niemand
system-refused = dort antwortet niemand
system-cut = die Verbindung wurde getrennt
system-silent = es kam rechtzeitig keine Antwort
system-unreachable = in diesem Netz führt kein Weg dorthin
system-taken = die Adresse ist schon belegt
system-foreign = dieser Rechner hat diese Adresse nicht
system-unknown-host = diese Adresse kennt niemand
