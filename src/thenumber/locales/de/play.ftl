### Der Tisch im Browser.

## Die Verbindung

line-down = Verbindung wird wiederhergestellt…
refusal-no-line = Gerade gibt es keine Verbindung. Sie kommt von selbst zurück; versuch es dann noch einmal.

## Überall

menu-open = Menü
menu-title = Menü
sheet-close = Schließen
table-title = Tisch
title-your-turn = Du bist dran
table-connecting = Einen Moment…
table-paused = Die Partie macht Pause.
table-resumed = Die Partie geht weiter.
table-turn = Zug { $turn } von 5
table-round = Runde { $round }

## Die Tür

door-title = Wie heißt du?
door-name = Name
door-name-missing = Schreib erst deinen Namen auf.
door-sit = Hinsetzen
door-sit-next = Nächste Partie mitspielen
door-watch = Nur zuschauen
door-watch-title = Du kannst zuschauen
door-removed = Du wurdest vom Tisch entfernt.
door-running = Hier läuft gerade eine Partie. Du kannst zuschauen; in der nächsten ist ein Platz für dich da.
door-full = Alle Plätze sind besetzt.
door-there = Am Tisch

## Andere einladen

share-code = Tischcode
share-send = Link schicken
share-copy = Link kopieren
share-copied = Kopiert
share-qr = QR-Code mit dem Link zu diesem Tisch
share-text = Spiel mit uns The Number! Unser Tisch: { $code }.
share-open = Kamera hierher halten, oder
share-enter = öffnen und eingeben:

## Vor der Partie

lobby-title = Am Tisch
lobby-bring = Lass die anderen den Code scannen oder schick ihnen den Link.
lobby-seats =
    { $count ->
        [0] Alle Plätze sind besetzt
        [one] Ein Platz ist noch frei
       *[other] { $count } Plätze sind noch frei
    }
lobby-free = Freier Platz
lobby-add-bot = Bot dazuholen
lobby-remove = { $name } entfernen
lobby-host = leitet
lobby-here = da
lobby-ready = bereit
lobby-waiting = Warten auf einen Platz:
lobby-start = Partie starten
lobby-too-few = Noch zu wenige am Tisch. Auch Bots können Platz nehmen.
lobby-host-starts = { $name } startet die Partie.
lobby-nobody-starts = Gerade leitet niemand diesen Tisch.
bots-title = Welcher Bot?
bots-order = Vom leichtesten zum stärksten.
bots-rung = Stufe { $level }

## Was am Tisch gilt

options-title = Optionen
options-host = Wer den Tisch leitet, ändert das zwischen den Partien.
options-seats-now =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
options-clock-off = ohne Uhr
options-clock-now = { $seconds } s pro Zug
options-seats = Plätze
options-clock = Zeit zum Aufschreiben
options-off = ohne
options-seconds = { $seconds } s
options-missing = Wenn jemand weg ist
missing-absent = Keine Nummer
missing-bot = Ein Bot springt ein
options-patience = Wartezeit davor, in Sekunden
options-anonymous = Nur zeigen, wie viele fertig sind
options-anonymous-about = Niemand sieht, wer schnell war.
options-paper = Wie auf Papier
options-paper-about = Du kannst aus Versehen eine durchgestrichene Ziffer aufschreiben; die Nummer ist dann ungültig.
options-outside-bots = Bots von außen zulassen
options-outside-bots-about = Programme, die jemand mitbringt. Sie sind als Bots gekennzeichnet.
options-lock = Tisch sperren
options-lock-about = Niemand sonst kann sich dazusetzen.

## Beim Aufschreiben

boards-others = Spieltafeln der anderen
wait-written = Fertig: { $written } von { $writers }
wait-for = Wir warten auf { $names }
wait-warming-up =
    { $count ->
        [one] { $names } wärmt sich noch auf. Auf einem neuen Server dauert das einmal ein paar Sekunden.
       *[other] { $names } wärmen sich noch auf. Auf einem neuen Server dauert das einmal ein paar Sekunden.
    }
wait-away =
    { $count ->
        [one] { $names } ist gerade nicht da. In { $seconds } s geht es weiter.
       *[other] { $names } sind gerade nicht da. In { $seconds } s geht es weiter.
    }
wait-away-clock =
    { $count ->
        [one] { $names } ist gerade nicht da. Der Zug endet, wenn die Zeit um ist.
       *[other] { $names } sind gerade nicht da. Der Zug endet, wenn die Zeit um ist.
    }
wait-line = Deine Nummertafel liegt. Sie wird übertragen, sobald die Verbindung wieder da ist.
wait-left = Noch { $seconds } Sekunden
wait-reveal-now = Jetzt aufdecken
wait-revealing = Aufdecken in { $seconds } s
reveal-sure = Ohne Nummer in diesem Zug: { $names }.
reveal-sure-somebody = Wer noch nicht geschrieben hat, bleibt in diesem Zug ohne Nummer.
reveal-sure-yes = In { $seconds } s aufdecken
reveal-keep-waiting = Weiter warten
wait-look-back = Letzter Zug
advice-title = Tipps
watch-only = Du schaust zu.

## Nur zu hören

heard-score = { $name } { $score }
heard-scores = Punkte in dieser Runde: { $scores }.

## Nach dem Aufdecken

check-title = Überprüfen
check-next = Nächster Zug
check-back = Zurück zum Zug
check-to-round = Ende der Runde
check-to-end = Endergebnis
reasons-title = Warum haben die Bots das geschrieben?
seals-broken = Der Server hat sein Wort nicht gehalten!

## Das Ende

end-stopped = Die Partie wurde abgebrochen
end-next-round = Weiter zu Runde 2
end-again = Noch einmal
next-heard-ready = { $name } ist bereit für die nächste Partie.
next-heard-not-ready = { $name } ist doch noch nicht bereit.
next-begun = Die nächste Partie läuft schon.
next-lobby = Der Tisch ist offen für die nächste Partie.
end-review = Analyse
end-share = Teilen
end-copy-text = Ergebnis kopieren
picture-share = Bild teilen
picture-save = Bild speichern
picture-failed = Das Bild ließ sich nicht zeichnen.
end-change = Plätze ändern

## Das Menü eines Tisches

menu-host = Der Tisch
menu-pause = Pause
menu-resume = Weiter
menu-lock = Tisch sperren
menu-unlock = Tisch entsperren
menu-take-over = Leitung übernehmen
menu-end = Partie beenden
menu-end-sure = Die Partie für alle beenden?
menu-end-yes = Beenden
menu-end-no = Weiterspielen
menu-rules = Regeln
menu-tv = Auf dem Fernseher zeigen
people-title = Wer spielt
people-change = Ändern
people-change-heard = { $name } ändern
people-hand-over = Leitung übergeben
people-remove = Vom Tisch entfernen
seat-own = Dein Platz
seat-rename = Umbenennen
seat-hand = Platz weitergeben
seat-hand-about = Wer diesen Link öffnet, bekommt deinen Platz: du auf einem anderen Gerät oder jemand anders.
seat-leave = Tisch verlassen
seat-leave-sure = Deinen Platz aufgeben?
seat-leave-sure-playing = Deinen Platz aufgeben? Für diese Partie ist er dann weg.
seat-leave-yes = Verlassen
setting-hand = Hand
hand-right = rechts
hand-left = links
setting-skip = Animation beim Aufdecken überspringen
setting-sound = Geräusche
setting-reactions = Reaktionen

## Auf dem Fernseher

tv-making = Einen Moment, der Tisch wird gedeckt…
tv-host-starts = { $name } startet die Partie. Die Nummern bleiben auf den Handys, bis alle geschrieben haben.
tv-nobody-yet = Wer sich zuerst hinsetzt, startet die Partie.

## Ein Gerät für alle

device-title = An diesem Gerät
device-about = Das Gerät geht reihum. Alle schreiben heimlich, dann schaut ihr gemeinsam nach.
device-player = Name von { $seat }
device-add = Noch jemand
device-give = Gib das Gerät an { $name }
device-look-away = Alle anderen: wegschauen!
device-taken = Ich bin { $name }
device-anew = Neue Partie mit anderen
