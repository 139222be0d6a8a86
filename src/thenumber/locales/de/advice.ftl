### Rat vor dem Schreiben, für jemanden, der allein gegen Bots spielt. Nummern kommen als Text; *Sterne* heben hervor.

advice-close = Tipps ausschalten
advice-waiting = Deine Nummern werden durchgerechnet…
advice-patience = Beim ersten Mal kann das eine halbe Minute dauern.
advice-best = Gute Nummern
advice-as-good = { $count } Nummern sind etwa gleich gut.
advice-decided = Schon entschieden: Was auch immer du schreibst, deine Siegchance ist { $share } %.
advice-about = Die erste ist insgesamt am besten: Punkte jetzt, Ziffern für später und was die anderen bekommen. Die Bots schreiben dabei so, wie sie es wirklich tun.
advice-map-no = *{ $number }* geht nicht.
advice-map-blocks = Ein Feld für jede erste Ziffer.
advice-map-signs = Der Rahmen zeigt die beste Nummer; schraffierte gehen nicht.
