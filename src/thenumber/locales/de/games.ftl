### Die Partien dieses Geräts: zum Weiterspielen, beendete, und was sie zusammen ergeben. Was zwischen *Sternen* steht, ist hervorgehoben.

## Zum Weiterspielen

goon-title = Weiterspielen
# a table at which nobody else sits yet
goon-nobody = noch niemand sonst
goon-lobby = noch nicht begonnen
goon-yours = du bist dran
goon-all = Alle { $count } laufenden Partien
goon-forget = { $code } von dieser Liste nehmen
goon-forget-sure = Dann führt auf diesem Gerät nichts mehr zu deinem Platz zurück.
goon-forget-yes = Von der Liste nehmen

## Beendet

games-count =
    { $count ->
        [one] { $count } beendete Partie
       *[other] { $count } beendete Partien
    }
games-empty = Hier gibt es noch keine beendete Partie.
games-empty-about = Jede Partie, die du auf diesem Gerät beendest, bleibt hier: zum Ansehen, zum Analysieren und um zu sehen, wie du dich schlägst.
games-play = Eine spielen
games-played = Beendete Partien
games-won = gewonnen
games-own-score = Dein Endergebnis:
games-best-score = Höchstes Endergebnis:
games-no-date = ohne Datum
# $percent comes with its sign
games-accuracy = Genauigkeit: { $percent }
games-delete = Löschen
games-delete-sure = Diese Partie von diesem Gerät löschen?
games-delete-yes = Ja, löschen
games-keep = Behalten
games-none = In dieser Datei ist keine Partie.
games-too-long = Diese Datei ist zu groß für eine Datei mit Partien.
# where a game was played
kind-alone = allein
kind-table = an einem Tisch
kind-device = an diesem Gerät
kind-box = mit dem Original
kind-file = aus einer Datei

## Was sie zusammen ergeben

stats-title = Wie du dich schlägst
stats-nobody = Keine dieser Partien verrät, welcher Platz deiner war.
stats-games = Partien
stats-wins = gewonnen
stats-average = Punkte im Schnitt
stats-opponents = Gegen
stats-won = Gewonnen
stats-won-of = { $wins } von { $games }
stats-bots-level = Bots bis Stufe { $level }
against-people = Menschen
against-mixed = Menschen und Bots
against-bots = Bots
stats-accuracy = Genauigkeit mit der Zeit
stats-accuracy-word = Genauigkeit
stats-accuracy-none = Eine Analyse sagt, wie gut deine Nummern waren. Lass eine Partie analysieren, und die Kurve beginnt.
stats-accuracy-legend = Kreise sind einzelne Partien, die Linie ist der Schnitt der letzten { $count }.
stats-day = Tag
stats-review-one =
    { $count ->
        [one] Die letzte Partie analysieren
       *[other] Noch eine von { $count } Partien analysieren
    }
stats-reviewing = Zug { $turn } von { $of } wird analysiert…
stats-digits = Deine Ziffern
stats-favourite =
    { $count ->
        [one] Deine Lieblingsziffer ist die *{ $digit }*: einmal aufgeschrieben.
       *[other] Deine Lieblingsziffer ist die *{ $digit }*: { $count }-mal aufgeschrieben.
    }
stats-fatal =
    { $count ->
        [one] Am gefährlichsten ist die *{ $digit }*: Einmal wurdest du ihretwegen ausgeschlossen.
       *[other] Am gefährlichsten ist die *{ $digit }*: { $count }-mal wurdest du ihretwegen ausgeschlossen.
    }
stats-digits-legend = Unter jeder Ziffer: wie oft du sie aufgeschrieben hast und, durchgestrichen, wie oft du ihretwegen ausgeschlossen wurdest.
stats-digit = Ziffer
stats-written = aufgeschrieben
stats-fell = ausgeschlossen
stats-best-turn = Bester Zug
stats-best-turn-said =
    { $count ->
        [one] *{ $number }* brachte *{ $score }* Punkt.
       *[other] *{ $number }* brachte *{ $score }* Punkte.
    }
stats-unluckiest = Größtes Pech
stats-unluckiest-said =
    { $count ->
        [one] *{ $number }* wurde ausgeschlossen: Nur ihre { $digits } steckte auch in { $numbers }.
       *[other] *{ $number }* wurde ausgeschlossen: Ihre { $digits } steckten auch in { $numbers }.
    }

## Anderswohin

move-title = Zum Mitnehmen
# $count is how many games are kept
move-about = Deine Partien bleiben in diesem Browser und sonst nirgends: die neuesten { $count }. Es gibt kein Konto.
move-send = Auf ein anderes Gerät
move-save = Als Datei speichern
move-open = Aus einer Datei holen
move-link-about =
    { $count ->
        [one] In diesem Link steckt deine Partie. Wer ihn öffnet, kann sie zu den eigenen legen.
       *[other] In diesem Link stecken alle { $count } Partien. Wer ihn öffnet, kann sie zu den eigenen legen.
    }
# the picture, for those who don't see it
move-qr = QR-Code, der deine Partien auf ein anderes Gerät bringt
move-no-qr = Für einen QR-Code sind es zu viele; im Link sind alle.
move-too-many = { $count } Partien sind zu viele für einen Link. In eine Datei passen alle: Speichere sie hier und hole sie dort.
move-brought =
    { $count ->
        [one] Dieser Link bringt { $count } Partie mit.
       *[other] Dieser Link bringt { $count } Partien mit.
    }
move-add = Zu meinen Partien legen
move-not-now = Jetzt nicht
move-damaged = Dieser Link ist beschädigt: Ein Teil ging unterwegs verloren.
move-cannot = Es ist nichts dazugekommen.
move-added =
    { $count ->
        [0] Keine neuen Partien.
        [one] { $count } Partie ist dazugekommen.
       *[other] { $count } Partien sind dazugekommen.
    }
move-known =
    { $count ->
        [one] { $count } war schon da.
       *[other] { $count } waren schon da.
    }
move-unfinished =
    { $count ->
        [one] { $count } wurde nie zu Ende gespielt und bleibt weg.
       *[other] { $count } wurden nie zu Ende gespielt und bleiben weg.
    }
move-clear = Alle Partien löschen
move-clear-sure =
    { $count ->
        [one] Diese Partie von diesem Gerät löschen? Sie lässt sich nicht zurückholen.
       *[other] Alle { $count } Partien von diesem Gerät löschen? Sie lassen sich nicht zurückholen.
    }
move-clear-yes = Alle löschen
