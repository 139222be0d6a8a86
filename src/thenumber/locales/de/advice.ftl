### Rat vor dem Schreiben, für jemanden, der allein gegen Bots spielt. Nummern kommen als Text; *Sterne* heben hervor.

advice-close = Tipps ausschalten
advice-waiting = Rechnet aus, was deine Nummern wert sind …
advice-patience = Beim ersten Mal kann das eine halbe Minute dauern.
advice-best = Gute Nummern
advice-number = *{ $number }* wird zu { $approved } % zugelassen, Wert *{ $worth }*.
advice-map-number = *{ $number }* ist *{ $worth }* wert: Platz { $place } von { $of }.
advice-map-no = *{ $number }* lässt sich nicht schreiben.
advice-map-blocks = Ein Feld für jede erste Ziffer.
advice-map-signs = Der Rahmen zeigt die beste Nummer; schraffierte lassen sich nicht schreiben.
