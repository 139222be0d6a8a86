### Ein Spiel noch einmal angesehen: `thenumber review` und die Seite. Nummern kommen als Text.

cli-review = Ein aufgezeichnetes Spiel noch einmal ansehen: was jede Nummer erwarten konnte, was am besten war, was Glück war.
cli-review-seconds = Wie lange über jeden Zug nachgedacht wird.

review-thinking = Denkt nach
review-whole = Die ganze Partie
review-number = Nummer
review-approved = zugelassen
review-worth = Wert
review-best = beste
review-misread = verschätzt
review-luck = Glück
review-hindsight = im Nachhinein
review-wins = Sieg
review-accuracy = Genauigkeit
# said when another number was better; $points is how much better, $approved and $bonus are percentages
review-better = { $name }: { $number } war { $points } Punkte mehr wert. Zugelassen in { $approved } % der Fälle, höchste in { $bonus } %.
review-as-good = Fast so gut: { $numbers }.
review-legend = Wert: wie viele Punkte mehr als die anderen zu erwarten sind, jetzt und später. Verschätzt: was die beste Nummer mehr wert war. Glück: was über den Wert hinaus herauskam.

## Die Seite. Was zwischen *Sternen* steht, ist hervorgehoben.

review-lead = Öffne eine Partie, und du erfährst, was jede Nummer wert war.
review-empty = In dieser Partie wurde noch nichts gespielt.
review-progress = Zug { $turn } von { $of } wird durchgesehen …
review-complete = Die ganze Partie ansehen
review-not-yet = Dieser Zug kommt gleich.
review-stopped = Die Analyse ist unterwegs abgebrochen.
review-player = Wer
review-whose = Wessen Nummern
review-decisive = *Zug { $turn }* hat es entschieden: { $name } kam von { $before } % auf *{ $after } %* Siegchance.
review-chance = Siegchance
review-bars = Verschätzt oder Pech gehabt
review-words = Was heißen diese Wörter?
review-about-worth = Wie viele Punkte mehr als den anderen eine Nummer im Schnitt bringt, wenn alle gut spielen.
review-about-misread = Wie viel mehr die beste Nummer wert war.
review-about-luck = Wie viel mehr bei einer Nummer herauskam, als sie wert war: Das liegt daran, was die anderen schrieben.
review-about-accuracy = 100 % heißt jeden Zug die beste Nummer, 0 % immer die schlechteste.
review-found = *{ $number }* war im Schnitt *{ $worth }* Punkte wert. Am besten wäre *{ $best }* gewesen: *{ $most }*.
review-found-best = *{ $number }* war die beste Nummer, im Schnitt *{ $worth }* wert.
review-found-none = Keine Nummer, die zählt. Am besten wäre *{ $best }* gewesen, im Schnitt *{ $most }* wert.
review-chances = Zugelassen in { $approved } % der Fälle, höchste in { $bonus } %.
review-lucky = Glück
review-unlucky = Pech
review-others = Andere gute Nummern
review-other = *{ $number }* war { $worth } wert: zugelassen in { $approved } % der Fälle, höchste in { $bonus } %.
review-other-more = *{ $number }* war *{ $points } mehr* wert: zugelassen in { $approved } % der Fälle, höchste in { $bonus } %.
review-other-less = *{ $number }* war { $points } weniger wert: zugelassen in { $approved } % der Fälle, höchste in { $bonus } %.
review-other-same = *{ $number }* war genauso gut: zugelassen in { $approved } % der Fälle, höchste in { $bonus } %.
review-hindsight-title = Hätte man gewusst, was die anderen schreiben
review-hindsight-said =
    { $count ->
        [one] Am besten wäre *{ $number }* gewesen, mit { $points } Punkt.
       *[other] Am besten wäre *{ $number }* gewesen, mit { $points } Punkten.
    }
review-map = Alle Nummern
review-map-number = *{ $number }* war *{ $worth }* wert: Platz { $place } von { $of }.
review-map-no = *{ $number }* ließ sich nicht schreiben.
review-map-most = { $points } Punkte im Schnitt
review-map-rows = Eine Zeile für jede erste Ziffer, eine Spalte für jede Endung.
review-map-blocks = Ein Feld für jede erste Ziffer. Tipp eines an, um es groß zu sehen.
review-map-signs = Der Rahmen zeigt die beste Nummer; schraffierte ließen sich nicht schreiben.
review-map-best =
    { $count ->
        [one] Die beste
       *[other] Die besten { $count }
    }
review-place = Platz
