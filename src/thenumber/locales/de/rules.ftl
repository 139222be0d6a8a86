### The rules in our own words, one numbered sentence a message.
### docs/rules.md is made from the English file; tests name the rule they prove: test_R17_...
### The numbers mean the same rule in every language.

rules-title = The Number: die Regeln
rules-credit = Ein Spiel von Hisashi Hayashi, erschienen bei Repos Production. Dies ist eine inoffizielle Umsetzung von Fans; der Wortlaut ist unser eigener.

rules-heading-table = Am Tisch
R1 = Es spielen drei bis fünf Personen; als Hausregel geht es auch zu zweit.
R2 = Wer mitspielt, hat eine Spieltafel, die alle sehen können: die zehn Ziffern von 0 bis 9, fünf Punktefelder und Platz für die Gesamtpunktzahl der Runde.
R3 = Wer mitspielt, hat außerdem eine Nummertafel für eine Nummer aus drei Ziffern und hält sie geheim, bis alle Nummertafeln aufgedeckt werden.
R4 = Karten und Würfel gibt es nicht: Allein die aufgeschriebenen Nummern entscheiden.
R5 = Eine Partie hat zwei Runden zu je fünf Zügen, und jeder Zug hat drei Phasen: Aufschreiben, Überprüfen und Werten.

rules-heading-choose = Aufschreiben
R6 = Alle schreiben gleichzeitig und geheim.
R7 = Du schreibst eine Nummer aus genau drei Ziffern auf, von 000 bis 999.
R8 = Jede ihrer Ziffern muss auf deiner eigenen Spieltafel noch verfügbar sein.
R9 = Du darfst eine Ziffer mehrmals verwenden, wie in 444 oder 220.
R10 = Passen gibt es nicht: Wer noch eine Ziffer hat, muss eine Nummer aufschreiben.
R11 = Eine Nummer mit einer Ziffer, die auf der eigenen Spieltafel schon durchgestrichen ist, ist ungültig: Sie wird sofort ausgeschlossen, und für alle anderen gibt es sie nicht.
R12 = Das Programm lässt dich eine solche Nummer nicht ablegen, es sei denn, am Tisch gilt die Option „Wie auf Papier“: Dann zählt das Versehen, und die Nummer ist ungültig.
R13 = Wer geht oder nichts aufschreibt, bevor die Zeit um ist, ist in diesem Zug abwesend und bleibt außer Acht, genau wie eine ungültige Nummer.

rules-heading-check = Überprüfen
R14 = Sobald alle Nummertafeln liegen, werden sie gemeinsam aufgedeckt und geordnet, von der höchsten zur niedrigsten Nummer.
R15 = Eine Nummer wird ausgeschlossen, wenn sie mindestens eine Ziffer mit irgendeiner niedrigeren Nummer gemeinsam hat.
R16 = Das gilt auch dann, wenn die niedrigere Nummer selbst ausgeschlossen wird.
R17 = Identische Nummern schließen einander nicht aus.
R18 = Alle übrigen Nummern werden zugelassen, die niedrigste also immer.

rules-heading-resolve = Werten
R19 = Eine zugelassene Nummer bringt so viele Punkte, wie ihre erste Ziffer angibt.
R20 = In Zug 5 zählt die erste Ziffer doppelt.
R21 = Die höchste zugelassene Nummer bringt dazu den Bonus des Zuges: 2, 3, 4, 6 und 8 Punkte in den Zügen 1 bis 5.
R22 = Der Bonus kommt zuletzt dazu und wird nie verdoppelt.
R23 = Haben mehrere die höchste zugelassene Nummer, bekommen sie jeweils den vollen Bonus.
R24 = Wird keine Nummer zugelassen, bekommt niemand den Bonus.
R25 = Eine zugelassene Nummer, die mit 0 beginnt, bringt selbst keine Punkte, kann aber den Bonus holen.
R26 = Wer eine zugelassene Nummer hat, streicht jede ihrer Ziffern auf der eigenen Spieltafel durch; für den Rest der Runde sind sie weg.
R27 = Eine ausgeschlossene, ungültige oder fehlende Nummer bringt 0 Punkte, und nichts wird durchgestrichen.
R28 = Wer alle zehn Ziffern durchgestrichen hat, setzt in den übrigen Zügen der Runde aus und bekommt dafür jeweils 0 Punkte.

R29 = Nach Zug 5 ist jede durchgestrichene Ziffer auf deiner Spieltafel 1 Punkt wert.
R30 = Die Gesamtpunktzahl einer Runde ist die Summe aus ihren fünf Punktzahlen und diesen Punkten.
R31 = Danach werden die Spieltafeln abgewischt, und in Runde 2 haben alle wieder ihre zehn Ziffern.
R32 = Das Endergebnis ist die Gesamtpunktzahl von Runde 1 plus die von Runde 2.
R33 = Das höchste Endergebnis gewinnt.
R34 = Haben mehrere das höchste Endergebnis, teilen sie sich den Sieg.
