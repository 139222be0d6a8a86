### Warum Bots ihre Nummern aufgeschrieben haben, und `thenumber bots`. Die Sätze nennen den Bot nicht.

cli-bots = Alle Bots vom leichtesten bis zum schwersten zeigen oder was jeder in einer Position aufschreiben würde.
cli-bots-position = Eine Positionszeile, zum Beispiel „1.2 0345678:3 12789:11“: Was würden die Bots dort aufschreiben, und warum?
cli-bots-seat = Der Platz, für den sie schreiben, ein Buchstabe.

bots-level = Stufe
bots-character = Charakter
bots-number = Nummer
bots-why = warum
bots-sits-out = Platz { $found } kann in dieser Position keine Nummer aufschreiben.

## Bots: what kind of player each of them is

bot-random-about = Schreibt auf, was ihm gerade einfällt. Warum, weiß er selbst nicht.
bot-greedy-about = Will immer ganz nach oben: vorn eine große Ziffer, Bonus oder nichts.
bot-cautious-about = Geht allen aus dem Weg, mit Ziffern, die kaum noch jemand hat.
bot-copycat-about = Schreibt auf, was der Nummer mit dem letzten Bonus am nächsten kommt.
bot-thinker-about = Denkt, die anderen schreiben irgendetwas, und rechnet aus, was dagegen am besten ist.
bot-schemer-about = Hält alle anderen für Denker und ist ihnen einen Schritt voraus.
bot-planner-about = Ein Ränkeschmied, der seine Ziffern für die Züge spart, die mehr wert sind.
bot-equilibrium-about = Mischt seine Nummern so, dass in diesem Zug niemand besser sein kann.
bot-champion-about = Niemand durchschaut ihn: spielt vollendet und denkt an alle Züge, die noch kommen.
bot-hunter-about = Ein Champion mit gutem Gedächtnis: lernt, wie du spielst, und nutzt es aus.
bot-line = { $name }: { $about }

## Why they wrote their numbers

bots-asked = Fragt die Bots …
bots-stood-in = Er hatte nicht rechtzeitig eine Nummer, also hat { $other } für ihn gewählt.
why-unknown = Das kann er nicht mehr sagen.
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
why-champion = Hier schreibt er das in { $percent } von 100 Fällen: eine Mischung, die ihn gegen Starke nichts kostet und Schwachen mehr abnimmt.
why-hunter = Das Beste gegen das, was die anderen bisher von sich gezeigt haben.
why-hunter-kind = Die anderen scheinen zu spielen wie { $kind }. Das hier ist das Beste dagegen.
why-alone = Sonst kann niemand mehr schreiben, also nimmt er, so viel es gibt.
