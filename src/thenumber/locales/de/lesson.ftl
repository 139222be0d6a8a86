### The last step of the lesson: digits run out, and the round is counted.
### What stands between *stars* is shown in bold.

## Digits run out

learn-out-write = Noch ein Tisch, Zug 4. Du hast in jedem Zug drei verschiedene Ziffern verwendet, jetzt bleibt dir nur die *4*. Schreib *{ $number }* auf.
learn-out-approved = Deine ist *zugelassen*, aber jetzt sind alle zehn Ziffern *durchgestrichen*: In Zug 5 *setzt du aus* und bekommst 0 Punkte. Achte also darauf, wie viele Ziffern du verwendest.
learn-count = Die Runde ist zu Ende. Deine Punktzahlen ergeben { $sum }. *Zähl* jetzt deine durchgestrichenen Ziffern: { $count }, je 1 Punkt. Das macht eine *Gesamtpunktzahl* von *{ $total }*.
idea-digits = Achte darauf, *wie viele Ziffern* du verwendest: Sind alle zehn durchgestrichen, *setzt du aus*. Am Ende der Runde ist jede von ihnen 1 Punkt wert.
