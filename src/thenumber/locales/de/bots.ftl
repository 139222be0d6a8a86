### Warum Bots ihre Nummern aufgeschrieben haben, und `thenumber bots`. Die Sätze nennen den Bot nicht.

cli-bots = Alle Bots vom leichtesten bis zum schwersten zeigen oder was jeder in einer Position aufschreiben würde.
cli-bots-position = Eine Positionszeile, zum Beispiel „1.2 0345678:3 12789:11“: Was würden die Bots dort aufschreiben, und warum?
cli-bots-seat = Der Platz, für den sie schreiben, ein Buchstabe.

bots-level = Stufe
bots-character = Charakter
bots-number = Nummer
bots-why = warum
bots-sits-out = Platz { $found } kann in dieser Position keine Nummer aufschreiben.

why-random = { $count ->
    [one] Er konnte nur eine einzige Nummer aufschreiben.
   *[other] Jede seiner { $count } Nummern wäre ihm recht gewesen.
}
why-greedy = { $digit } ist die höchste Ziffer, die er noch hat.
why-copycat = Näher kommt er nicht an { $model } heran, die Nummer mit dem letzten Bonus.
why-no-model = Noch hat niemand einen Bonus bekommen, es gab also nichts nachzumachen.
why-cautious = Schreiben die anderen irgendetwas, wird sie in { $percent } von 100 Fällen zugelassen. Vorn noch mehr wäre zu riskant.
why-thinker = Schreiben die anderen irgendetwas, bringt ihn keine Nummer weiter nach vorn. Sie wird in { $percent } von 100 Fällen zugelassen.
why-schemer = Er erwartet von den anderen Nummern wie { $numbers }, und dagegen ist nichts besser.
why-planner = Er erwartet von den anderen Nummern wie { $numbers }; besser geht es dagegen nicht, ohne Ziffern zu verschwenden.
why-equilibrium = Hier schreibt er das in { $percent } von 100 Fällen. So gemischt kann es niemand ausnutzen.
why-champion = Hier schreibt er das in { $percent } von 100 Fällen. So gemischt kann es niemand ausnutzen, jetzt nicht und später nicht.
why-alone = Sonst kann niemand mehr schreiben, also nimmt er, so viel es gibt.
