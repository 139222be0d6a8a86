### Die Seite im Browser: Start, Lektion, Regeln, Punktezettel, Wiederholung.
### Was zwischen *Sternen* steht, wird fett gezeigt.

## Die Seite selbst

page-description = The Number im Browser: mit Handys rund um den Tisch, am Fernseher, an einem Gerät oder gegen Bots. Eine inoffizielle Umsetzung von Fans.
page-needs-script = Diese Seite braucht JavaScript.
page-missing = Hier ist nichts.
page-missing-about = Diese Adresse gibt es nicht. Vielleicht fehlt ein Buchstabe, oder der Link wurde abgeschnitten.
page-home = Zur Startseite
page-not-built = Der Server läuft, aber seine Seite wurde noch nicht gebaut. Dort, wo die Quellen liegen, baut sie dieser Befehl: { $command }

## Start

home-pitch = Schreib eine Nummer auf. Je höher, desto besser, es sei denn, eine niedrigere hat mit deiner eine Ziffer gemeinsam.
home-picture = 761 wird ausgeschlossen: Die 1 steckt auch in 513, und die ist niedriger.
home-play = Jetzt spielen
home-friends = Mit anderen
home-friends-about = Schick einen Link oder zeig einen QR-Code
home-device = An diesem Gerät
home-device-about = Ein Handy geht reihum
home-tv = Am Fernseher
home-tv-about = Der Tisch auf dem großen Bildschirm, die Nummertafeln auf den Handys
home-daily = Nummer des Tages
home-daily-about = Eine Stellung, eine Nummer, für alle gleich
home-code = Mit einem Code beitreten
home-code-short =
    { $count ->
        [one] Noch ein Buchstabe: Ein Code hat sechs.
       *[other] Noch { $count } Buchstaben: Ein Code hat sechs.
    }
home-join = Beitreten
home-learn = Lernen
home-learn-about = in zwei Minuten
home-rules = Regeln
home-rules-about = alle auf einer Seite
home-scorekeeper = Punktezettel
home-scorekeeper-about = für das Original am Tisch
home-games = Meine Partien
home-games-about = auf diesem Gerät
home-replay = Partie öffnen
home-replay-about = Datei oder Link
you-name = Du

## Einstellungen

settings-title = Einstellungen
setting-language = Sprache
setting-theme = Darstellung
theme-system = wie das Gerät
theme-light = hell
theme-dark = dunkel

## Was nicht ging

trouble-offline = Der Server ist nicht zu erreichen. Bist du online?
trouble-server = Auf dem Server ist etwas schiefgegangen. Versuch es bitte noch einmal.
try-again = Noch einmal versuchen
reckon-too-long = Das ist zu lang für eine einzige Partie: höchstens { $right } kB.

## Lernen

learn-title = Lernen
learn-step = { $step } von { $of }
learn-look = Alle Nummern werden aufgedeckt und überprüft, die höchste zuerst.
learn-check-write = Alle schreiben geheim eine Nummer auf. Wird deine *zugelassen*, zählt ihre *erste Ziffer*. Nimm *{ $number }*.
learn-check-eliminated = Eine Nummer wird *ausgeschlossen*, wenn eine *niedrigere* eine ihrer Ziffern hat. Sie bringt nichts, aber du behältst deine Ziffern.
learn-check-approved = Deine ist *zugelassen*: Keine niedrigere hat eine ihrer Ziffern. Geh zurück und nimm *{ $suggested }*, um zu sehen, wie eine ausgeschlossen wird.
learn-twins-write = Wer Punkte bekommt, *streicht* die Ziffern der Nummer *durch*, wie auf den Spieltafeln zu sehen. Nimm jetzt *{ $number }*.
learn-twins-same = *Identische* Nummern schließen einander nicht aus. Sie sind die höchsten zugelassenen, also gibt es zweimal den *Bonus*. Deine Ziffer ist bis zur nächsten Runde durchgestrichen.
learn-twins-approved = Deine ist zugelassen, also sind ihre Ziffern bis zur nächsten Runde *durchgestrichen*. Geh zurück und nimm *{ $suggested }*, um auf eine identische zu treffen.
learn-twins-eliminated = Deine wurde ausgeschlossen, also behältst du ihre Ziffern. Geh zurück und nimm *{ $suggested }*, um auf eine identische zu treffen.
learn-double-write = Ein anderer Tisch, der *letzte Zug* einer Runde: Die erste Ziffer zählt *doppelt*, der Bonus ist *8*. Du hast noch 0, 2 und 7. Nimm *{ $number }*.
learn-double-highest = *{ $score }* Punkte in einem Zug! Nach Zug 5 bringt jede durchgestrichene Ziffer noch 1 Punkt. In Runde 2 sind alle zehn wieder da.
learn-double-approved = Deine ist zugelassen, und ihre erste Ziffer zählte *doppelt*. Nach Zug 5 bringt jede durchgestrichene Ziffer noch 1 Punkt. In Runde 2 sind alle zehn wieder da.
learn-double-eliminated = Deine wurde ausgeschlossen. Drei gleiche Ziffern ecken seltener an: Geh zurück und nimm *{ $suggested }*.
learn-back = Zurück
learn-next = Weiter
learn-skip = Lektion überspringen
learn-rules = Alle Regeln
learn-end = Das war’s schon: Du kannst spielen!
idea-score = Deine *erste Ziffer* bringt Punkte, und die *höchste* zugelassene Nummer bekommt den Bonus.
idea-fall = Eine Nummer wird *ausgeschlossen*, wenn eine *niedrigere* eine ihrer Ziffern hat. Identische schließen einander nicht aus.
idea-cross = Ziffern, die Punkte gebracht haben, sind bis zum Ende der Runde *durchgestrichen*. Nach zwei Runden zu fünf Zügen gewinnt, wer die meisten Punkte hat.

## Regeln

rules-try = In zwei Minuten ausprobieren

## Wiederholung

replay-title = Partie öffnen
replay-lead = Sieh dir eine Partie noch einmal an, Zug für Zug: aus einer Aufzeichnung oder aus einem Link, in dem die ganze Partie steckt.
replay-file = Datei wählen
replay-drop-hint = oder irgendwo auf diese Seite ziehen
replay-drop = Hier loslassen
replay-paste = Oder einen Link oder eine Aufzeichnung einfügen
replay-open = Öffnen
replay-cannot = Das lässt sich nicht öffnen.
replay-where = Zeile { $line }, Spalte { $column }
replay-loading = Einen Moment…
replay-choose = { $count } Partien. Welche?
replay-game = Partie { $no }
replay-not-over = nicht zu Ende gespielt
replay-more = Mehr zeigen
replay-another = Eine andere öffnen
replay-end = So ging es aus
replay-stands = So steht es gerade
replay-turns = Züge
replay-review = Analyse
replay-back = Einen Zug zurück
replay-next = Nächster Zug
replay-play = Laufen lassen
replay-pause = Anhalten

## Was von einer Partie bleibt

keep-link = Link kopieren
keep-share = Link teilen
keep-picture = Bild
keep-download = Aufzeichnung speichern
keep-record = Aufzeichnung kopieren
keep-copied = Kopiert

## Was wäre, wenn

whatif-ask = Was, wenn…?
whatif-title = Was, wenn…?
whatif-who = Wer schreibt in diesem Zug etwas anderes auf?
whatif-instead = { $name } hatte { $number }. Was stattdessen?
whatif-see = Zeig mir, was passiert
whatif-somebody = Jemand anders
whatif-nothing = Gar keine Nummer
whatif-said = Was, wenn { $name } in Zug { $turn } von Runde { $round } *{ $number }* statt *{ $was }* aufgeschrieben hätte?
whatif-void =
    { $count ->
        [one] Danach ist { $number } von { $name } in Zug { $turn } von Runde { $round } nicht mehr möglich und zählt als ungültig.
       *[other] Danach sind { $count } spätere Nummern nicht mehr möglich und zählen als ungültig. Die erste ist { $number } von { $name } in Zug { $turn } von Runde { $round }.
    }
whatif-final = { $is } statt { $was }
whatif-same = Am Endergebnis ändert das nichts.
whatif-back = Zurück zur Partie

## Punktezettel

keeper-lead = Ihr spielt mit dem Original am Tisch? Diese Seite überprüft die Nummern, erklärt, warum, und zählt die Punkte.
keeper-name = Name für { $seat }
keeper-remove = { $name } entfernen
keeper-add = Noch jemand
keeper-begin = Los
keeper-whose = Was hat { $name } aufgeschrieben?
keeper-crossed =
    { $count ->
        [one] Die { $digits } ist bei { $name } durchgestrichen: Diese Nummer ist ungültig.
       *[other] { $digits } sind bei { $name } durchgestrichen: Diese Nummer ist ungültig.
    }
keeper-no-number = Keine Nummer
keeper-nothing = keine Nummer
keeper-check = Überprüfen
keeper-next = Weiter: { $name }
keeper-missing = Es fehlt noch eine Nummer.
keeper-cancel = So lassen, wie es war
keeper-correcting = Runde { $round }, Zug { $turn } korrigieren
keeper-correct = Zug korrigieren
keeper-undo = Zug zurücknehmen
keeper-undo-last = Letzten Zug zurücknehmen
keeper-next-turn = Nächster Zug
keeper-to-end = Zum Ergebnis
keeper-to-now = Weiter
keeper-now-void = Runde { $round }, Zug { $turn }: { $number } von { $name } ist jetzt ungültig.
keeper-turns = Bisherige Züge
keeper-turn = Zug
keeper-correct-turn = Runde { $round }, Zug { $turn } korrigieren
keeper-new = Neue Partie
keeper-sure = Wirklich? Diese Partie ist dann weg.
keeper-again = Noch eine Partie
keeper-replay = Partie ansehen
pad-keys = Ziffern
