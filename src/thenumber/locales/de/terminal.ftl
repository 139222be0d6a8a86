### The command `thenumber`: help, prompts, messages.

cli-start = Neu hier? Probier es damit:
cli-lang = Sprache aller Texte: { $languages }. Ohne Angabe gilt die der Umgebung.
cli-version = Die Version anzeigen und beenden.

cli-score = Aufgezeichnete Partien werten: Züge, Runden, Endergebnis.
cli-score-file = Eine Aufzeichnung (.tnr) oder - für die Standardeingabe.
cli-score-json = Pro Partie eine Zeile JSON statt der Aufzeichnung.
cli-score-keep-going = Fehlerhafte Partien überspringen und die übrigen werten.

cli-replay = Eine aufgezeichnete Partie Zug für Zug ansehen.
cli-replay-source = Eine Aufzeichnung (.tnr), - für die Standardeingabe oder ein Link.
cli-replay-game = Die wievielte Partie der Datei, ab 1 gezählt.

cli-link = Aufgezeichnete Partien in Links packen, einen pro Zeile.
cli-link-names = Die Namen aller am Tisch mit in den Link packen.
cli-unlink = Aus einem Link wieder eine Aufzeichnung machen.
cli-unlink-text = Der Link oder eine Webadresse, die damit endet.

cli-play = Gegen Bots spielen oder gemeinsam an einer Tastatur.
cli-play-names = Wer mitspielt; ohne Namen spielst du allein gegen Bots.
cli-play-bots = Wie viele Bots oder welche: { $bots }.
cli-play-level = Wie stark die Bots sind: { $levels }. Wer da sitzt, wird ausgelost.
cli-play-seed = Macht die Entscheidungen der Bots wiederholbar.
cli-play-save = Am Ende der Partie die Aufzeichnung an diese Datei anhängen.

cli-rules = Die Spielregeln anzeigen.

## Words that frame the help

help-usage = Aufruf:
help-options = Optionen:
help-arguments = Argumente:
help-options-mark = [OPTIONEN]
help-command-mark = BEFEHL [ARGUMENTE]...
help-help = Diese Hilfe anzeigen und beenden.
help-required = [erforderlich]

## Errors

usage-no-option = Die Option { $found } gibt es nicht.
usage-no-value = { $found } braucht einen Wert.
usage-whole-number = { $found } braucht eine ganze Zahl, zum Beispiel 1.
usage-no-command = Den Befehl „{ $found }“ gibt es nicht.
usage-too-much = „{ $found }“ ist hier zu viel.
error = Fehler: { $message }
error-no-file = Die Datei „{ $file }“ lässt sich nicht lesen: { $reason }
error-no-file-or-link = „{ $source }“ ist weder eine lesbare Datei noch ein vollständiger Link.
error-no-games = In { $file } steht keine Partie.
error-no-such-game =
    { $count ->
        [one] Partie { $game } gibt es in { $file } nicht; dort steht nur eine.
       *[other] Partie { $game } gibt es in { $file } nicht; dort stehen nur { $count }.
    }
error-unknown-language = Die Sprache „{ $found }“ gibt es hier nicht; es gibt { $right }.
error-too-many = The Number ist für { $right } Personen, und hier wären es { $found }.
error-level = Es gibt keine Stärke „{ $found }“; es gibt { $right }.
error-level-and-bots = Wähl eine Stärke oder die Bots „{ $found }“, nicht beides.
error-name = „{ $found }“ geht nicht als Name: Er braucht 1 bis { $right } sichtbare Zeichen und kein @ am Anfang.
error-name-twice = Zwei am Tisch können nicht beide „{ $found }“ heißen.
error-save = Die Aufzeichnung ließ sich nicht in { $file } schreiben: { $reason }
error-system = Der Befehl musste abbrechen: { $reason }

## Playing

play-you-are = Du bist { $name }.
play-welcome = Schreib heimlich drei Ziffern auf. Hohe Nummern bringen mehr, aber eine Nummer, die eine Ziffer mit einer niedrigeren gemeinsam hat, wird ausgeschlossen.
play-keys = 0–9 schreiben · Rücktaste korrigiert · Enter legt ab · Strg+C beendet
play-keys-hidden = 0–9 schreiben · Rücktaste korrigiert · Leertaste zeigt/verbirgt · Enter legt ab · Strg+C beendet
play-your-number = { $name }, deine Nummer:
play-hand-over = Jetzt schreibt { $name }. Alle anderen: wegschauen!
play-hand-over-key = { $name }: Drück Enter, wenn du die Tastatur hast.
play-reveal-key = Alle Nummern sind aufgeschrieben. Enter deckt sie auf.
play-begin-key = Enter: los geht’s
play-next-key = Enter: nächster Zug
play-next-round-key = Enter: nächste Runde
play-round-end-key = Enter: Ende der Runde
play-sits-out = { $name } setzt in diesem Zug aus: Alle zehn Ziffern sind durchgestrichen.
play-stopped = Die Partie wurde abgebrochen.
play-save-question = Aufzeichnung speichern? Dateiname, oder nur Enter für nein:
play-saved = Die Aufzeichnung steht in { $file }.
play-again-hint = Noch einmal ansehen: { $command }

## Tables and ladders

ladder-title = Überprüfen, von der höchsten zur niedrigsten Nummer
column-player = Name
column-digits = Ziffern
column-place = Platz
column-round = Runde { $round }
crossed-out-legend = { $mark } = durchgestrichen

## Replay

replay-unfinished = Hier endet die Aufzeichnung; die Partie wurde nicht zu Ende gespielt.
replay-keys = Enter oder →: weiter · ←: zurück · q: Ende

## Columns of a board: the scores of the round together, and the total of an earlier round

column-so-far = bisher
column-round-short = R{ $round }
