### Warum Bots ihre Nummern aufgeschrieben haben, und `thenumber bots`. Die Sätze nennen den Bot nicht.

cli-bots = Alle Bots vom leichtesten bis zum stärksten zeigen, oder was jeder in einer Stellung aufschreiben würde.
cli-bots-position = Eine Stellungszeile, zum Beispiel „1.2 0345678:3 12789:11“: Was würden die Bots dort aufschreiben, und warum?
cli-bots-seat = Der Platz, für den sie schreiben, ein Buchstabe.

bots-level = Stufe
bots-character = Charakter
bots-number = Nummer
bots-why = warum
bots-sits-out = Platz { $found } kann in dieser Stellung keine Nummer aufschreiben.

## Bots: what kind of player each of them is

bot-echo-about = Schreibt dreimal dieselbe Ziffer, und nicht zu hoch.
bot-banker-about = Mag runde Nummern wie 300 oder was ihnen nahekommt.
bot-lucky-about = Hat Lieblingsziffern, allen voran die 7, und schreibt sie auf, solange sie reichen.
bot-dreamer-about = Hoch und voller Hoffnung: seine drei höchsten Ziffern auf einmal. Lange reichen sie nicht.
bot-nervous-about = Fängt mutig an und schreibt umso niedriger, je mehr ein Zug wert ist.
bot-pianist-about = Mag Ziffern in einer Reihe, auf oder ab: 345, 876.
bot-random-about = Schreibt auf, was ihm gerade einfällt. Warum, weiß er selbst nicht.
bot-greedy-about = Will immer ganz nach oben: vorn eine große Ziffer, Bonus oder nichts.
bot-cautious-about = Geht allen aus dem Weg, mit Ziffern, die kaum noch jemand hat.
bot-copycat-about = Schreibt auf, was der Nummer mit dem letzten Bonus am nächsten kommt.
bot-thinker-about = Denkt, die anderen schreiben irgendetwas, und rechnet aus, was dagegen am besten ist.
bot-schemer-about = Hält alle anderen für Denker und schreibt, was dagegen am besten ist.
bot-planner-about = Ein Intrigant, der seine Ziffern für die Züge spart, die mehr wert sind.
bot-equilibrium-about = Mischt seine Nummern so, dass in diesem Zug wenig gegen ihn zu holen ist. An andere Züge denkt er nicht.
bot-champion-about = Denkt an alle Züge der Runde und neigt zu dem, was Schwächeren wehtut.
bot-hunter-about = Schaut zu, wie du spielst, und schreibt, was dagegen am besten hilft.
bot-line = { $name }: { $about }

## Why they wrote their numbers

bots-asked = Die Bots werden gefragt…
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
why-equilibrium = Hier schreibt er das in { $percent } von 100 Fällen, damit andere wenig davon haben, es vorherzusehen.
why-champion = Hier schreibt er das in { $percent } von 100 Fällen: eine Mischung, die zu dem neigt, was Schwächeren wehtut.
why-hunter = Das Beste gegen das, was die anderen bisher von sich gezeigt haben.
why-hunter-kind = Die anderen scheinen zu spielen wie { $kind }. Das hier ist das Beste dagegen.
why-alone = Sonst kann niemand mehr schreiben, also nimmt er, so viel es gibt.
why-echo = Drei gleiche Ziffern verbrauchen nur eine, und zu hoch sind sie nicht.
why-banker = Runder geht es nicht, wenn die erste Ziffer nicht zu hoch sein soll.
why-lucky = Von seinen restlichen Ziffern sind ihm diese am liebsten.
why-dreamer = Seine höchsten Ziffern auf einmal: Er hat auf den Bonus gehofft.
why-nervous = Er fängt hoch an und wird umso niedriger, je mehr ein Zug wert ist.
why-pianist = Er mag Ziffern in einer Reihe. Näher kommt er mit seinen restlichen nicht heran.
why-fell = Im Zug davor wurde er ausgeschlossen, also geht er auf Nummer sicher: dreimal eine niedrige Ziffer.
