### The coach of somebody's first games: one sentence each, said once.

coach-first = Schreib drei Ziffern auf. Die erste ist deine Punktzahl, es sei denn, eine davon steckt auch in einer niedrigeren Nummer.
coach-fell = Das passiert allen. Sicherer sind niedrige Nummern und Ziffern, die bei den anderen schon durchgestrichen sind.
coach-bonus = Den Bonus bekommt die höchste zugelassene Nummer. Er wächst von Zug zu Zug.
coach-crossed = Durchgestrichene Ziffern sind für diese Runde weg, bringen an ihrem Ende aber je einen Punkt. Heb dir ein paar Ziffern für den letzten Zug auf.
coach-out = Alle zehn Ziffern sind durchgestrichen, also setzt du bis zum Ende der Runde aus. Spar dir nächstes Mal eine für den letzten Zug.
coach-double = Der letzte Zug der Runde: Die erste Ziffer zählt doppelt, und der Bonus ist am größten.
