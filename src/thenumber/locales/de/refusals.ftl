### Why something can't be done, for every edge: terminal, server, browser.
### $found is what was given, $right what would be right.

## Refusals: why something can't be done at the table now

refusal-not-here = Du bist nicht an diesem Tisch. Setz dich erst dazu.
refusal-not-the-host = Das kann nur, wer den Tisch leitet.
refusal-bad-name = Das geht nicht als Name: Er braucht 1 bis { $right } sichtbare Zeichen und kein @ am Anfang.
refusal-already-here = Du bist schon an diesem Tisch.
refusal-locked = Der Tisch ist geschlossen: Niemand sonst kann sich dazusetzen.
refusal-full = Der Tisch ist voll.
refusal-game-running = Das geht erst, wenn die Partie zu Ende ist.
refusal-game-not-over = Die Partie ist noch nicht zu Ende.
refusal-too-few = Zum Starten sind noch zu wenige da: { $found } von mindestens { $right }. Auch Bots können Platz nehmen.
refusal-no-game = Es läuft keine Partie.
refusal-paused = Die Partie macht gerade Pause.
refusal-not-paused = Die Partie macht keine Pause.
refusal-again-first = Die Partie ist zu Ende. Wähle erst „Noch einmal“ und ändere dann, wer mitspielt.
refusal-unknown-bot = Den Bot „{ $found }“ gibt es nicht; es gibt { $right }.
refusal-no-such-seat = Diesen Platz gibt es nicht.
refusal-host-stays = Du leitest diesen Tisch. Gib die Leitung erst ab.
refusal-nobody-there = Dort sitzt niemand.
refusal-bots-are-no-hosts = Nur ein Mensch kann einen Tisch leiten.
refusal-bad-option = „{ $found }“ geht hier nicht; möglich sind { $right }.
refusal-too-many-sit = Besetzte Plätze: { $found }. Das sind zu viele für einen Tisch mit { $right } Plätzen.
refusal-already-host = Du leitest diesen Tisch schon.
refusal-host-is-here = Wer den Tisch leitet, ist da, und niemand hat lange genug gewartet.
refusal-turn-is-over = Dieser Zug ist vorbei: Die Nummern sind schon aufgedeckt.
refusal-only-waiting = In der nächsten Partie bekommst du einen Platz.
refusal-sits-out = Alle zehn Ziffern sind durchgestrichen: Du setzt für den Rest der Runde aus.
refusal-bots-first = Die Bots schreiben noch. Es dauert nur einen Moment.
refusal-not-a-number = Eine Nummer hat genau drei Ziffern, zum Beispiel 042.
refusal-crossed-out = { $found }: auf deiner Spieltafel durchgestrichen. Du hast noch { $right }.
refusal-nothing-written = Du hast keine Nummer aufgeschrieben.
refusal-no-bot-there = Dort spielt kein Bot.
refusal-already-written = Dort ist schon eine Nummer aufgeschrieben.
refusal-nobody-has-written = Noch hat niemand eine Nummer aufgeschrieben.
refusal-reveals-already = Es wird gleich ohnehin aufgedeckt.
refusal-nothing-to-take-back = Es ist kein Aufdecken unterwegs, das man zurücknehmen könnte.
refusal-somebody-plays = Dort spielt schon jemand.
refusal-nobody-waits = { $found } wartet hier nicht auf einen Platz.
refusal-tablet-lies-there = Auf dieser Nummertafel steht schon eine Nummer. Nach dem Aufdecken ist der Platz frei.
refusal-store-unavailable = Der Server kann gerade nichts speichern. Versuch es gleich noch einmal.
refusal-reviews-busy = Gerade werden zu viele Spiele durchgesehen. Bitte gleich noch einmal versuchen.
refusal-advice-alone = Rat gibt es nur, solange du allein gegen Bots spielst.
refusal-not-revealed = Dieser Zug ist noch nicht aufgedeckt.
refusal-internal = Im Server ist etwas schiefgegangen. Es hat sich nichts geändert.
refusal-not-understood = Das hat der Server nicht verstanden.
refusal-too-fast = Das war zu viel auf einmal. Warte { $right } s.
refusal-other-protocol = Diese Seite ist älter oder neuer als der Server. Bitte lade sie neu.
refusal-hello-first = Der Server wurde nicht richtig begrüßt.
refusal-other-origin = Eine Seite von anderswo kann das nicht.
refusal-no-such-table = Einen Tisch mit diesem Code gibt es nicht.
refusal-too-many-codes = Es wurden zu viele Codes ausprobiert. Bitte warte ein wenig.
refusal-too-many-tables = Von hier aus wurden zu viele Tische eröffnet. Bitte warte ein wenig.
refusal-no-such-game = Diese Partie gibt es nicht.
refusal-not-found = Hier gibt es nichts.
refusal-bad-request = Mit dieser Anfrage kann der Server nichts anfangen.
