### Positionen untersuchen: `thenumber solve` und `thenumber evaluate`.

cli-solve = Für eine Stellung gemischte Strategien finden, bei denen sich niemand verbessern kann.
cli-solve-position = Eine Stellungszeile, zum Beispiel „1.2 0345678:3 12789:11“.
cli-solve-objective = Worum gespielt wird: Punkte im Vergleich zu den anderen oder, im letzten Zug der Partie, der Sieg.
cli-solve-seconds = Wie lange bei drei oder mehr Personen gesucht wird.
cli-solve-json = JSON statt einer Liste.
cli-evaluate = Was jede Nummer eines Platzes erwarten kann, je nachdem, was die anderen aufschreiben.
cli-evaluate-seat = Der Platz, ein Buchstabe.
cli-evaluate-against = JSON: für jeden anderen Platz seine Nummern und ihre Gewichte; - für die Standardeingabe.

## Headings

study-seat = Platz
study-value = Wert
study-gain = möglicher Gewinn
study-mix = schreibt
study-number = Nummer
study-approved = zugelassen
study-bonus = Bonus
study-points = Punkte
study-relative = im Vergleich

## What is wrong

error-in-position = Stellungszeile, Spalte { $column }: { $message }
study-objective = Das Ziel „{ $found }“ gibt es nicht; es gibt { $right }.
study-seconds = „{ $found }“ ist keine Anzahl von Sekunden; richtig wäre { $right }.
study-win-too-early = Um den Sieg geht es nur im letzten Zug der Partie: Runde 2, Zug 5.
study-game-over = Die Partie ist zu Ende: Es gibt nichts mehr zu lösen.
study-unknown-seat = Platz { $found } gehört nicht hierher; erwartet: { $right }.
study-no-json = { $found } ist kein JSON, oder ein Name steht zweimal darin.
study-no-object = { $found }: Erwartet werden Nummern und Gewichte, zum Beispiel "042": 1.
study-no-mix = { $found } sagt nichts über Platz { $right }, der schreiben kann.
study-not-a-number = { $found } ist keine Nummer; richtig wäre { $right }.
study-unavailable = { $found } lässt sich nicht aufschreiben: Verfügbar ist dort { $right }.
study-bad-weight = { $found } ist kein Gewicht; richtig wäre { $right }: eine Zahl, die nicht negativ ist.
study-no-weight = Platz { $found }: Mindestens eine seiner Nummern (Ziffern { $right }) braucht ein Gewicht über null.
