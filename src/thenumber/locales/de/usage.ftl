### How the command `thenumber` is used: its help, wrong command lines, exit codes.

help-about = The Number spielen, das Bluffspiel von Hisashi Hayashi. „thenumber serve“ öffnet es im Browser, für Handys, Tablets und einen Fernseher im selben Netz; alle anderen Befehle bleiben im Terminal. Eine inoffizielle Umsetzung von Fans.
section-play = Spielen:
section-records = Aufgezeichnete Partien:
section-bots = Bots und Analyse:
section-data = Was ein Server aufbewahrt:
help-exit-codes = Rückgabewerte:
help-command = BEFEHL
help-more = „{ $command }“ sagt mehr über einen Befehl.
help-default = (Standard: { $value })
play-usual-bots = 3 Bots; zu mehreren so viele, dass 3 am Tisch sitzen

## What stands for something to be typed

mark-file = DATEI
mark-link = LINK
mark-name = NAME
mark-language = SPRACHE
mark-count = N
mark-level = STÄRKE
mark-position = POSITION
mark-seat = PLATZ
mark-seconds = SEKUNDEN
mark-date = DATUM
mark-address = ADRESSE
mark-port = PORT
mark-url = URL
mark-path = PFAD
mark-directory = VERZEICHNIS
mark-command = BEFEHL
mark-days = TAGE

## Exit codes

exit-0 = Erledigt. Auch dann, wenn die Ausgabe nur zum Teil gelesen wird, wie von „head“.
exit-1 = Im Gelesenen stimmt etwas nicht, oder es ließ sich nicht machen.
exit-2 = Der Befehl ist falsch geschrieben. Nichts wurde getan.
exit-130 = Mit Strg+C beendet.

## Wrong command lines

usage-try = { $message } Hilfe: { $command }
usage-suggestion = { $message } Meintest du { $names }?
usage-or = { $first } oder { $last }
usage-missing-parameter = { $name } fehlt: { $about }
usage-takes-no-value = { $found } hat keinen Wert.
usage-game-number = { $found } ist keine Partie: Gezählt wird ab 1.
note-encoding = { $language } lässt sich in der Zeichenkodierung { $encoding } nicht darstellen, deshalb ist alles englisch. Mit LC_ALL=C.UTF-8 geht es.

## At a table on a server

join-go-on = Enter: weiter

## Before and after the work

compiling = Der Rechenkern wird übersetzt; das geschieht nur einmal und dauert etwa eine Minute
review-usual-time = immer gleich viele Schritte, damit das Ergebnis dasselbe ist
play-unsaved-before = Die Aufzeichnung ließe sich nicht in { $file } speichern: { $reason }. Nenne mit --save eine andere Datei; gespielt wurde noch nichts.
play-record-below = Damit nichts verloren geht, hier ist die Aufzeichnung:
store-nothing = In { $found } ist nichts: Dort hat noch kein Server etwas aufbewahrt. Es wurde nichts angelegt.
export-no-games = Es gibt noch keine beendeten Partien.
