### The evening around the games: faces at a reveal, what is told when a game is over, the tally, the television.
### Names and numbers come in as they are shown, leads as "+11" or "−6", $turn as "Round 2 · Turn 4".

## Gesichter beim Aufdecken

reaction-open = Reagieren
reaction-laugh = Lachen
reaction-gasp = Staunen
reaction-groan = Stöhnen
reaction-cheer = Jubel
reaction-wink = Zwinkern
reaction-heard = { $name }: { $reaction }

## Nach der Partie

moments-title = Momente dieser Partie
moment-decisive = Entscheidender Zug
moment-boldest = Kühnste Nummer
moment-unluckiest = Größtes Pech
moment-where = { $what } · { $turn }
moment-decisive-told =
    { $who ->
        [you] Dein Vorsprung
       *[other] Vorsprung von { $name }
    }: von { $before } auf { $after }.
moment-boldest-told =
    { $who ->
        [you] Deine { $number }
       *[other] Die { $number } von { $name }
    } wurde zugelassen, bei { $risk } % Risiko.
moment-unluckiest-told =
    { $who ->
        [you] Deine { $number }
       *[other] Die { $number } von { $name }
    } verlor { $count ->
        [one] einen Punkt
       *[other] { $count } Punkte
    } wegen einer einzigen Ziffer.

## Alle Partien am Tisch

evening-title = Heute Abend
evening-games =
    { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    }
evening-won = Siege
evening-points = Punkte

## Der Fernseher

tv-later = Zuschauen oder nächstes Mal mitspielen:
tv-again = Noch eine Partie? Startet sie am Handy.
tv-sound-on = Ton einschalten
tv-sound-off = Ton ausschalten
