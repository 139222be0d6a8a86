### Bots, die Programme sind: `thenumber check`, `thenumber bot`, und was an ihnen falsch sein kann.

cli-check = Beweisen, dass ein Bot seine Versprechen hält: ein Programm oder einer aus „thenumber bots“.
cli-check-games = Partien, die er spielt; jede Nummer wird zweimal erfragt.
cli-program = Das Programm, etwa ./mybot; seine Optionen können folgen, wie in { $example }.
cli-program-seconds = Die Zeit, die es für eine Nummer hat.
cli-bot = Einen Bot, der ein Programm ist, an einen Tisch auf einem Server bringen.
cli-bot-name = Sein Name am Tisch statt des eigenen.
mark-program = PROGRAMM

## Was bewiesen ist

check-by = { $name }, von { $author }
check-proved = { $count ->
    [one] { $count } Nummer erfragt: Alles war erlaubt, und derselbe Startwert gab dieselbe Nummer.
   *[other] { $count } Nummern erfragt: Alle waren erlaubt, und derselbe Startwert gab dieselbe Nummer.
}
check-pace = Eine Nummer dauert im Mittel { $mean } ms, die langsamste dauerte { $slowest } ms.

## An einem Tisch

bot-sits = { $name } sitzt am Tisch { $code }. Strg-C beendet es.
bot-waits = { $name } wartet am Tisch { $code } auf die nächste Partie. Strg-C beendet es.
bot-removed = Wer den Tisch leitet, hat den Bot vom Tisch genommen.
bot-plays-on = { $other } schreibt diese Nummer statt seiner.

## Was falsch ist

tournament-bot-changed-its-mind = Ein Bot hat für dieselbe Stellung und denselben Startwert zwei Nummern gewählt. { $found } (Platz { $right })
tournament-program-missing = Das Programm { $found } gibt es nicht.
tournament-program-not-executable = { $found } kann nicht als Programm laufen: Versuche „{ $right }“.
tournament-program-bad-name = Ein Programm braucht einen Namen aus 1 bis 19 kleinen Zeichen ohne Leerzeichen, etwa „{ $right }“. { $found }
tournament-program-no-option = Ein Programm hat diese Option nicht; es hat: { $right }. { $found }
tournament-program-no-options = Ein Programm hat keine Optionen. { $found }
tournament-program-slow = Ein Programm hat nicht rechtzeitig geantwortet. { $found } ({ $right })
tournament-program-ended = Ein Programm hat sich beendet, statt zu antworten. { $found } ({ $right })
tournament-program-loud = Ein Programm hat zu viel auf einmal gesagt. { $found } ({ $right })
tournament-program-error = Ein Programm hat aufgegeben. { $found } ({ $right })
tournament-program-unasked = Ein Programm hat geantwortet, bevor es gefragt wurde. { $found } ({ $right })
tournament-program-no-number = Ein Programm hat nicht mit „number“ und drei Ziffern geantwortet. { $found } ({ $right })
