### Viele Partien: Spießrutenlauf, Wertungslisten, Cluster, Analysen in großer Zahl.

cli-tournament-gauntlet = Ein Bot gegen alle anderen, die sich untereinander nicht treffen: die aus --bots, sonst die ganze Leiter.
cli-tournament-ratings = Eine Wertungsliste in dieser Datei führen; sie wächst mit jedem Turnier, und keine Partie zählt doppelt.
cli-review-source = Eine Aufzeichnung (.tnr), - für die Standardeingabe oder ein Link; oder ein Ordner mit Aufzeichnungen, aus dem jede Partie eine Zeile JSON wird.
cli-review-workers = Prozesse, die gleichzeitig die Partien eines Ordners analysieren; sonst einer je Kern.
cli-cluster = Einen Ray-Cluster arbeiten lassen: „{ $here }“ für einen auf diesem Rechner, „{ $there }“ für jeden anderen. Am Ergebnis ändert das nichts.

## Results

tournament-ratings = Wertungen über alle Turniere der Liste
tournament-interval = zu 95 % in
tournament-rated-games = Partien
tournament-failed = { $count ->
    [one] { $bot } hat in { $count } Partie versagt und sie verloren.
   *[other] { $bot } hat in { $count } Partien versagt und sie verloren.
}

## What is wrong

tournament-bot-ended = Ein Bot hat seinen Prozess mitgerissen. Exit-Code: { $found } (Platz { $right })
tournament-no-rating-list = { $found } taugt nicht als Wertungsliste: Gebraucht wird eine Datei der Version { $right } oder eine neue in einem Ordner, den es gibt.
tournament-no-ray = Für { $found } fehlt das Zusatzpaket: { $right }
tournament-unknown-cluster = Den Cluster „{ $found }“ gibt es nicht; richtig wäre { $right }.
tournament-no-cluster = Der Cluster { $found } ist nicht erreichbar: { $right }
tournament-cluster-versions = Ein Knoten des Clusters hat andere Versionen als dieser Rechner: { $found }. Richtig wäre { $right }.
tournament-cluster-bot = Der Knoten { $found } des Clusters kann den Bot { $right } nicht einsetzen. Ein Paket muss auf jedem Knoten installiert sein, ein Programm überall im gleichen Ordner liegen.
tournament-cluster-failed = Der Cluster ist ausgefallen: { $found }. Was gespielt wurde, ist behalten; derselbe Befehl macht weiter, auch mit --cluster { $right } oder ohne.
