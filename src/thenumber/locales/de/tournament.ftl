### Bots unter sich: `thenumber tournament`.

cli-tournament = Bots gegeneinander spielen lassen und sehen, wer besser ist.
cli-tournament-bots = Zwei oder mehr Bots: die aus „thenumber bots“, die aus installierten Paketen und Programme wie ./mybot.
cli-tournament-games = Partien je Paarung: ein Bot gegen einen Tisch voll anderer.
cli-tournament-seats = Plätze am Tisch, 2 bis 5.
cli-tournament-seed = Legt alles fest, was sonst der Zufall entscheidet.
cli-tournament-workers = Prozesse, die gleichzeitig spielen; sonst einer je Kern. Am Ergebnis ändert das nichts.
cli-tournament-into = Partien, Ergebnisse und ein Bild in diesen Ordner legen; derselbe Befehl macht dort weiter, wo er beendet wurde.
cli-tournament-json = JSON statt Listen.

## Results

tournament-title = { $count ->
    [one] { $count } Partie mit { $seats } Plätzen
   *[other] { $count } Partien mit { $seats } Plätzen
}
tournament-bot = Bot
tournament-rating = Wertung
tournament-share = Siege (zu 95 % in)
tournament-points = Punkte
tournament-others = die anderen
tournament-pace = je Nummer
tournament-slowest = längste
tournament-pairings = Siege eines Bots (Zeile) gegen einen Tisch voll anderer (Spalte); gerecht wären { $fair }:
tournament-kept = { $count ->
    [one] { $count } Partie, results.json und Bilder liegen in { $folder }.
   *[other] { $count } Partien, results.json und Bilder liegen in { $folder }.
}

## What is wrong

tournament-too-few-bots = „{ $found }“ ist zu wenig für --bots: Es braucht mindestens { $right }, mit Komma dazwischen.
tournament-bot-twice = { $found } steht zweimal in --bots; richtig wäre { $right }.
tournament-unknown-bot = Den Bot „{ $found }“ gibt es nicht; es gibt { $right }.
tournament-bot-offered-twice = Mehrere Pakete bieten einen Bot { $found } an: { $right }. Nur eines davon darf bleiben.
tournament-bot-not-loaded = Der Bot { $right } lässt sich nicht laden: { $found }
tournament-no-bot = { $found } ist nicht der Bot { $right }: Gebraucht wird ein Objekt mit choose() und dem Namen „{ $right }“, kleingeschrieben und ohne Leerzeichen.
tournament-wrong-seats = { $found } Plätze gehen nicht: The Number ist für { $right } Personen.
tournament-too-few-games = { $found } Partien sind zu wenig; es braucht mindestens { $right }.
tournament-too-few-workers = { $found } Prozesse sind zu wenig; es braucht mindestens { $right }.
tournament-no-folder = { $found } taugt nicht als Ordner: { $reason }
tournament-other-games = In { $found } liegen andere Partien als die von { $right }. Nimm einen anderen Ordner oder die Optionen, mit denen er begonnen wurde.
tournament-bot-raised = Ein Bot hat versagt. { $found } (Platz { $right })
tournament-bot-wrote-no-number = Ein Bot hat etwas anderes als eine ganze Zahl von 0 bis 999 aufgeschrieben. { $found } (Platz { $right })
tournament-bot-wrote-unavailable = Ein Bot hat eine Ziffer aufgeschrieben, die er nicht mehr hatte. { $found } (Platz { $right })
tournament-worker-died = { $found } Prozesse gingen an denselben Partien verloren, obwohl jeder Bot einen eigenen hatte.
