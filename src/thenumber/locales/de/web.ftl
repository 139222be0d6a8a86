### Die Seite im Browser.

## Die Seite selbst

page-description = The Number im Browser: mit Handys rund um den Tisch, am Fernseher, an einem Gerät oder gegen Bots. Eine inoffizielle Umsetzung von Fans.
page-needs-script = Diese Seite braucht JavaScript.
page-missing = Hier ist nichts.
page-home = Zum Anfang
page-not-built = Der Server läuft, aber seine Seite wurde noch nicht gebaut. Dort, wo die Quellen liegen, baut sie dieser Befehl: { $command }

## Start

home-pitch = Schreib eine Nummer auf. Hohe bringen mehr, es sei denn, eine niedrigere teilt mit deiner eine Ziffer.

## Einstellungen

setting-language = Sprache
setting-theme = Darstellung
theme-system = wie das Gerät
theme-light = hell
theme-dark = dunkel
