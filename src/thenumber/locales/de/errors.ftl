### What is wrong with an input, what was found, and what would be right.
### $found is what stands in the input, $right what should; both come in as they are to be typed.

## Where: put before a message about a file

error-in-file = { $file }, Zeile { $line }, Spalte { $column }: { $message }

## Records

record-one-game = Hier wird genau eine Partie erwartet, es sind aber { $found }.
record-long-line = Diese Zeile ist zu lang: Keine Zeile einer Aufzeichnung hat mehr als { $right } Zeichen.
record-not-utf8 = Das Byte { $found } passt hier nicht: Eine Aufzeichnung ist Text in UTF-8.
record-unprintable = Das Steuerzeichen { $found } ist in einer Aufzeichnung nicht erlaubt.
record-tag-after-turn = Die Kopfzeile { $found } kommt zu spät: Kopfzeilen stehen vor dem ersten Zug. Eine neue Partie beginnt mit der Kopfzeile [Game].
record-bad-tag = { $found } ist keine Kopfzeile. So sieht eine aus: { $right }
record-tag-twice = Die Kopfzeile { $found } gibt es schon; jede darf nur einmal vorkommen.
record-bad-escape = „{ $found }“ bedeutet in einer Kopfzeile nichts. Mit Backslash gibt es nur: { $right }
record-wrong-tag = { $found } lässt sich nicht lesen: Dieses Programm kennt nur { $right }.
record-missing-name = Namen gibt es für { $found }, aber die Kopfzeile { $right } fehlt.
record-no-seats = Hier steht nicht, wer spielt: Es braucht einen Zug oder Namen wie { $right }.
record-wrong-result = { $found } passt nicht zum Verlauf der Partie. Nach den Regeln muss es { $right } heißen.
record-after-the-end = Die Partie ist schon zu Ende; „{ $found }“ gehört nicht mehr dazu. Die nächste Partie beginnt mit { $right }.
record-misplaced-note = Die Anmerkung „{ $found }“ steht am falschen Ort: Anmerkungen gehören in die Zeile eines Zuges.
record-game-over = Alle zehn Züge sind gespielt, „{ $found }“ kann nicht mehr folgen. Was folgen kann, ist das Endergebnis: { $right }
record-game-not-over = Die Partie ist noch nicht zu Ende, also gibt es kein Endergebnis. Eine unvollendete Partie endet mit { $right }
record-bad-end = „{ $found }“ ist zu viel: In der letzten Zeile einer Partie folgt auf { $right } nichts mehr.
record-wrong-label = Die Zeile beginnt mit „{ $found }“; an der Reihe ist { $right }.
record-bad-token = „{ $found }“ ist keine Nummer aus drei Ziffern, mit oder ohne Zeichen dahinter. Richtig wäre eine dieser Formen: { $right }
record-wrong-seats = Plätze: { $found }. Bei The Number sind es { $right }.
record-wrong-numbers = Nummern in diesem Zug: { $found }, Plätze: { $right }. Wer nichts aufgeschrieben hat, bekommt ----
record-wrong-counts = Werte nach dem Gleichheitszeichen: { $found }; bei so vielen Plätzen müssen es { $right } sein.
record-wrong-mark =
    { $verdict ->
        [approved] { $found } widerspricht den Regeln: Die Nummer ist zugelassen, also muss es { $right } heißen.
        [highest] { $found } widerspricht den Regeln: Die Nummer ist die höchste zugelassene, also muss es { $right } heißen.
        [eliminated] { $found } widerspricht den Regeln: Die Nummer ist ausgeschlossen, also muss es { $right } heißen.
       *[void] { $found } widerspricht den Regeln: Die Nummer ist ungültig, also muss es { $right } heißen.
    }
record-wrong-score = Die Punktzahl { $found } widerspricht den Regeln: Richtig ist { $right }.
record-wrong-total = Die Gesamtpunktzahl { $found } widerspricht den Regeln: Richtig ist { $right }.
record-wrong-final = Das Endergebnis { $found } widerspricht den Regeln: Richtig ist { $right }.
record-wrong-names = Namen: { $found }; Plätze: { $right }.

## Position lines

record-bad-position = So beginnt keine Stellungszeile: „{ $found }“. Eine sieht so aus: { $right }
record-bad-board = „{ $found }“ ist keine Spieltafel. Sie besteht aus den verfügbaren Ziffern (oder einem Bindestrich), einem Doppelpunkt und den Punktzahlen, zum Beispiel { $right }
record-digit-twice = In { $found } steht eine Ziffer zweimal.
record-wrong-scores = Punktzahlen auf der Spieltafel: { $found }; vor diesem Zug müssen es { $right } sein.
record-wrong-totals = „{ $found }“ passt nicht zu den Gesamtpunktzahlen beendeter Runden. In Runde 1 gibt es keine; Runde 2 braucht eine für jeden Platz, nach einem senkrechten Strich.
record-bad-count = „{ $found }“ ist keine Punktzahl; eine wäre zum Beispiel { $right }.
record-no-position = Die Partie ist zu Ende: Stellungszeilen gibt es nur für die Züge { $right }.

## Links

record-long-link = Der Link hat { $found } Zeichen; keiner hat mehr als { $right }.
record-bad-link-character = „{ $found }“ darf nicht in einem Link stehen. Er besteht nur aus { $right }.
record-damaged-link = Dieser Link ist beschädigt: Ein Teil von „{ $found }“ ging unterwegs verloren oder wurde verändert.
record-unknown-link-version = Dieser Link stammt von einem neueren Programm (Version { $found }, hier bekannt: { $right }).
