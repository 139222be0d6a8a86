### The host’s page, /admin: what runs on the servers, in counts, and what can be done about it.
### $time is one of the spans at the end. And at every table: what whoever runs the server tells everybody.

## Coming in

admin-title = Der Server
admin-about = Nur Anzahlen und Zeiten. Namen, Codes und Nummern sind hier nie zu sehen.
admin-password = Passwort
admin-enter = Anmelden
admin-leave = Abmelden
refusal-password-needed = Bitte melde dich an.
refusal-wrong-password = Das ist nicht das Passwort.
refusal-too-many-guesses = Zu viele falsche Passwörter. Bitte warte { $right } s.
refusal-no-such-node = Diesen Server gibt es nicht mehr.

## How it is

admin-now = Jetzt
admin-tables = Tische
admin-games = Partien
admin-people = Menschen
admin-bots = Bots
admin-database = Die Datenbank antwortet nicht oder nimmt nichts an.
admin-silent =
    { $count ->
        [one] Ein Prozess an dieser Datenbank antwortet nicht: Er ist älter oder hängt.
       *[other] { $count } Prozesse an dieser Datenbank antworten nicht: Sie sind älter oder hängen.
    }

## A restart that is announced

admin-restart = Neustart ankündigen
admin-restart-about = An allen Tischen ist zu lesen, wie viele Minuten noch bleiben. Von selbst startet dadurch nichts neu.
admin-restart-when = In
admin-restart-tell = Ankündigen
admin-restart-off = Absagen
admin-restart-told = Angekündigt. Es bleiben: { $time }
admin-restart-due = Angekündigt. Die Zeit ist um.

## Servers

admin-nodes = Server
admin-here = hier bist du
admin-version = Version
admin-up = Läuft seit
admin-cpu = Prozessor
admin-delay = Längste Verspätung
admin-memory = Speicher
admin-sockets = Verbindungen
admin-workers = Bot-Prozesse
admin-errors = Fehler
admin-error = { $where } { $kind }, vor { $time }
admin-out = außer Betrieb
admin-drain = Außer Betrieb nehmen
admin-undrain = Wieder in Betrieb nehmen
admin-drain-moves = Seine Leute gehen zu den anderen Servern.
admin-drain-alone = Kein anderer Server kann seine Leute nehmen: Sie bleiben und spielen weiter, nur neue Tische werden abgelehnt.
admin-backup = Jetzt sichern
admin-backup-running = Eine Sicherung läuft…
admin-backup-done = Vor { $time } gesichert und geprüft (Tische: { $tables }, beendete Partien: { $games }):
admin-backup-failed = Die Sicherung ist vor { $time } gescheitert. Warum, steht im Log.

## Bots

admin-slow = Wie lange Bots brauchen
admin-slow-none = Noch kein Bot hat geschrieben.
admin-bot = Bot
admin-numbers = Nummern
admin-mean = Im Mittel
admin-longest = Höchstens
admin-stand-ins = Durch andere Bots

## Tables

admin-none = Kein Tisch ist offen.
admin-more =
    { $count ->
        [one] Ein weiterer ist schon länger still.
       *[other] { $count } weitere sind schon länger still.
    }
admin-table = Tisch { $table }
admin-lobby = noch nicht begonnen
admin-over = Partie zu Ende
admin-here-of = Menschen: { $connected } von { $people } verbunden
admin-bots-count = Bots: { $bots }
admin-watching = Schauen zu: { $watching }
admin-age = seit { $time } offen
admin-quiet = seit { $time } still
admin-where = auf { $names }
admin-end = Beenden
admin-end-sure = Diesen Tisch beenden?
admin-end-about = Alle dort erfahren, dass du ihn beendet hast, und niemand kann zurück. Die laufende Partie geht verloren; beendete Partien bleiben erhalten.
admin-end-yes = Beenden
admin-end-no = Behalten
admin-ended = Der Tisch ist beendet.
admin-kept = Das ging gerade nicht. Bitte versuche es gleich noch einmal.

## Spans of time, rounded

admin-span-s = { $count } s
admin-span-min = { $count } min
admin-span-h = { $count } h
admin-span-d =
    { $count ->
        [one] einem Tag
       *[other] { $count } Tagen
    }

## Told at every table

restart-soon =
    { $count ->
        [one] Der Server startet in etwa einer Minute neu. Gleich danach geht es weiter.
       *[other] Der Server startet in etwa { $count } Minuten neu. Gleich danach geht es weiter.
    }
restart-now = Der Server startet gleich neu. Sofort danach geht es weiter.
restart-off = Der Neustart des Servers ist abgesagt.
table-closed = Wer diesen Server betreibt, hat diesen Tisch beendet.
