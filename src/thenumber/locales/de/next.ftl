### Von einer Partie zur nächsten, und Plätze von denen, die weg sind.

## Nach der Partie: wer noch einmal mag

next-ready = Bereit: { $names }
next-waiting = Du bist bereit. Noch nicht: { $names }
next-you-ready = Du bist bereit.
next-all-others = Alle anderen sind bereit.
next-start = Jetzt starten
next-take-back = Noch nicht

## Noch bei der letzten Partie, während der Tisch weiter ist

next-over = Auch die nächste Partie ist schon vorbei.
next-to-game = Zur Partie
next-to-table = Zum Tisch
next-last-game = Letzte Partie
next-nothing-played = Von der letzten Partie gibt es nichts zu sehen: Es wurde kein Zug gespielt.

## Plätze von denen, die weg sind

seat-stand-in = Bot einspringen lassen
seat-give = Platz an { $name } geben
seat-gone-about = Ein Bot oder jemand, der wartet, kann hier mit derselben Spieltafel weiterspielen.
