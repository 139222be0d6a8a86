### Siegel: ob die Nummern die gelegten sind, und was gesagt wird, wenn nicht.

seals-match =
    { $count ->
        [one] Das Siegel passt
       *[other] Alle { $count } Siegel passen
    }
seals-unseen =
    { $count ->
        [one] Eine Nummer wurde abgelegt, während dieses Gerät nicht verbunden war
       *[other] { $count } Nummern wurden abgelegt, während dieses Gerät nicht verbunden war
    }
seals-about = Sobald eine Nummertafel liegt, veröffentlicht der Server ihr Siegel, und alle Siegel sind bekannt, bevor die erste Nummer aufgedeckt wird. Dein Gerät hat sie sich gemerkt und jetzt geprüft, dass jede Nummer zu dem Siegel gehört, das für sie veröffentlicht wurde: Niemand konnte sie nachträglich ändern.
seal-kept = vor dem Aufdecken veröffentlicht, passt
seal-unseen = passt, aber dieses Gerät hat das Siegel vor dem Aufdecken nicht gesehen
seal-broken = gebrochen

alarm-title = Der Server hat sein Wort nicht gehalten
alarm-about = Ein ehrlicher Server tut das nie. Trau dieser Partie nicht, und zeig den anderen den Beweis.
alarm-promised = Versprochen:
alarm-shown = Gezeigt:
alarm-proof = Der Beweis, zum Aufbewahren:
alarm-copy = Beweis kopieren
alarm-copied = Kopiert
alarm-save = Beweis speichern
alarm-close = Ich habe es gesehen
alarm-somebody = Jemand
alarm-nothing = nichts
fault-own = { $name }: Du hast { $promised } abgelegt, aufgedeckt wurde { $shown }.
fault-changed = { $name }: Die aufgedeckte Nummer ist nicht die, deren Siegel veröffentlicht wurde.
fault-unpublished = { $name }: Es wurde eine Nummer aufgedeckt, deren Siegel nie veröffentlicht wurde.
fault-withdrawn = { $name }: Es wurde eine Nummer aufgedeckt, die zurückgenommen war.
fault-unproved = { $name }: { $shown } wurde ohne jeden Beweis aufgedeckt.
fault-hidden = { $name }: Ein Siegel wurde veröffentlicht, seine Nummer aber nicht aufgedeckt.
fault-bot = { $name }: Ein Bot muss seine Nummer vor den Menschen ablegen und kann sie nicht zurücknehmen. Diese kam später oder wurde ausgetauscht.
fault-unsealed = Die Nummern wurden aufgedeckt, bevor alle Siegel veröffentlicht waren.
fault-rewritten = { $name }: Die Nummer, die als { $promised } aufgedeckt wurde, wurde später als { $shown } gezeigt.
fault-contradiction = Was der Server über die Nummertafeln dieses Zuges sagt, widerspricht sich.
