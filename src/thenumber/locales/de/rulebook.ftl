### The illustrated rulebook, and the rules from R35 on: what the box has besides R1 to R34.
### What stands between *stars* is shown in bold. rulebook.json says in which section a rule stands.

## The rules, continued

R35 = Alle nehmen sich Spieltafel und Nummertafel einer Farbe (Rot, Blau, Grün, Gelb oder Lila) und einen Stift.
R36 = Jede Farbe hat ihr eigenes Symbol, unten rechts auf Spieltafel und Nummertafel; so muss niemand Farben unterscheiden können.
R37 = In jedem Punktefeld ist der Bonus seines Zuges aufgedruckt; zwei weitere Felder sind für die Anzahl der durchgestrichenen Ziffern und für die Gesamtpunktzahl da.
R38 = Auf der Rückseite der Spieltafel ist Platz für die Gesamtpunktzahlen beider Runden und für das Endergebnis.
R39 = Der erste der drei Plätze auf der Nummertafel ist markiert: Die Ziffer dort bringt die Punkte.
R40 = Wer aufgeschrieben hat, legt die Nummertafel verdeckt in die Mitte des Tisches.
R41 = Die höchste Nummer liegt oben, die niedrigste unten, und überprüft wird von der höchsten abwärts.
R42 = Identische Nummern liegen nebeneinander.
R43 = Zugelassene Nummertafeln bleiben offen liegen, ausgeschlossene werden umgedreht.
R44 = Alle schreiben ihre Punktzahl in das Feld dieses Zuges, nehmen ihre Nummertafel zurück und wischen sie ab.
R45 = Achte darauf, wie viele Ziffern du in jedem Zug verwendest, denn sind alle zehn durchgestrichen, kannst du in dieser Runde nicht mehr mitspielen.
R46 = Zuerst kommt die Anzahl der durchgestrichenen Ziffern in ihr Feld, dann die Gesamtpunktzahl: Die Punktzahlen 7, 2, 6, 0 und 22 ergeben 37, mit sechs durchgestrichenen Ziffern sind es 43.
R47 = Die Gesamtpunktzahl kommt auf die Rückseite der Spieltafel; nach Runde 1 wird nur die Vorderseite abgewischt.
R48 = Nach Runde 2 werden auf der Rückseite beide Gesamtpunktzahlen addiert: 43 + 31 = 74.

## Headings

rules-heading-last = Der letzte Zug
rules-heading-round = Ende einer Runde
rules-heading-game = Ende der Partie
rules-heading-hint = Ein Tipp
book-original-title = Das Original
book-phase = Phase { $no }
book-reference = Regel für Regel: { $part }
book-contents = Auf dieser Seite

## What everybody has

book-table = Drei bis fünf Personen spielen *zwei Runden* zu je *fünf Zügen*. Alle haben eine *Spieltafel*, die jeder sehen kann, eine *Nummertafel*, auf die sie geheim schreiben, und einen Stift. Jeder Zug hat drei Phasen: Aufschreiben, Überprüfen und Werten.
book-colours = Such dir eine Farbe aus. Jede hat ihr eigenes Symbol; so muss niemand Farben unterscheiden können.
book-digits = Zehn Ziffern. Womit du punktest, das wird durchgestrichen.
book-boxes = Fünf Punktefelder, eines für jeden Zug, mit dem aufgedruckten Bonus.
book-ends = Ein Feld für die Anzahl der durchgestrichenen Ziffern und eines für die Gesamtpunktzahl der Runde.
book-back = Die Rückseite der Spieltafel: die Gesamtpunktzahlen beider Runden und das Endergebnis.
book-corner = Dein Symbol, unten rechts auf Spieltafel und Nummertafel.
book-tablet = Deine Nummertafel für drei Ziffern. Der erste Platz ist markiert: Diese Ziffer bringt die Punkte.

## A turn

book-choose = Alle schreiben gleichzeitig und geheim eine Nummer aus *drei Ziffern* auf und legen ihre Nummertafel verdeckt hin. Verwende nur Ziffern, die auf deiner Spieltafel *nicht durchgestrichen* sind. Dieselbe darf mehrmals vorkommen, wie in 444.
book-choose-picture = Vier Nummertafeln liegen verdeckt. Auf einer wird noch geschrieben.
book-check = Deckt alle Nummertafeln auf und ordnet sie. Dann schaut ihr von der *höchsten* abwärts: Hat eine Nummer mit *irgendeiner niedrigeren* eine Ziffer gemeinsam, ist sie *ausgeschlossen* und wird umgedreht. Alle anderen sind *zugelassen* und bleiben offen liegen.
book-resolve = Eine zugelassene Nummer bringt ihre *erste Ziffer* als Punkte, die *höchste* zugelassene dazu den *Bonus* des Zuges. Schreib die Punktzahl in ihr Feld und *streich* alle Ziffern deiner Nummer *durch*. Eine ausgeschlossene Nummer bringt 0 Punkte, aber du behältst deine Ziffern.
book-score-highest = Zugelassen und die höchste: erste Ziffer und Bonus
book-score-approved = Zugelassen: erste Ziffer
book-score-eliminated = Ausgeschlossen: nichts
book-crossed = 513 hat 7 Punkte gebracht. Dann werden 5, 1 und 3 durchgestrichen, bis die Runde zu Ende ist.
book-last = In Zug 5 zählt die erste Ziffer *doppelt*. Der Bonus von 8 kommt danach dazu und wird nicht verdoppelt.
book-last-picture = 777 ist die höchste zugelassene Nummer in Zug 5.

## The end

book-round = *Zähl* nach Zug 5 deine durchgestrichenen Ziffern und schreib die Anzahl in ihr Feld: Jede ist *1 Punkt* wert. Die fünf Punktzahlen und die Anzahl ergeben die *Gesamtpunktzahl* der Runde.
book-sum = Fünf Punktzahlen und die Anzahl: { $sum }
book-round-picture = Die Spieltafel, auf der es mit 513 losging. Sechs Ziffern sind durchgestrichen.
book-game = Schreib die Gesamtpunktzahl auf die *Rückseite* deiner Spieltafel. Wisch die Vorderseite ab: In Runde 2 haben alle wieder ihre zehn Ziffern. Am Ende zählst du beide Gesamtpunktzahlen zusammen. Das *höchste Endergebnis* gewinnt; bei Gleichstand teilt man sich den Sieg.
book-game-picture = Die Rückseiten aller Spieltafeln
book-hint = Achte darauf, *wie viele Ziffern* du in jedem Zug verwendest. Sind alle zehn durchgestrichen, *setzt du* für den Rest der Runde *aus* und bekommst in jedem Zug 0 Punkte.
book-hint-picture = Zug für Zug drei verschiedene Ziffern: Für Zug 5 ist nichts mehr übrig.
book-original = Zuerst erschien es als Suzie-Q. Die Schachtel mit Spieltafeln, Nummertafeln und Stiften gibt es im Spieleladen und bei Repos Production; ihre Anleitung führt auch zu einem Video, das die Regeln erklärt. Wenn dir das Spiel gefällt, gönn dir das Original.

## Examples

example-void = Rot hatte 6 und 8 schon durchgestrichen. Deshalb ist 168 ungültig, und die 1 darin schadet 910 nicht.
example-check = Identische Nummern wie die beiden 444 liegen nebeneinander und schließen einander nicht aus. Die niedrigste Nummer ist immer zugelassen.
example-chain = Alle außer der niedrigsten sind ausgeschlossen, manche wegen einer, die selbst ausgeschlossen ist.
example-zero = Beide 900 sind wegen der 0 in 011 ausgeschlossen. Die bringt selbst keine Punkte, aber den Bonus.
