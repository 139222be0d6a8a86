### The evening around the games: faces at a reveal, what is told when a game is over, the tally, the television.
### Names and numbers come in as they are shown, leads as "+11" or "−6", $turn as "Round 2 · Turn 4".

## Le facce quando si scopre

reaction-open = Reagisci
reaction-laugh = Risata
reaction-gasp = Stupore
reaction-groan = Lamento
reaction-cheer = Evviva
reaction-wink = Occhiolino
reaction-heard = { $name }: { $reaction }

## Dopo la partita

moments-title = I momenti salienti della partita
moment-decisive = Turno decisivo
moment-boldest = Numero più audace
moment-unluckiest = Eliminazione più sfortunata
moment-where = { $what } · { $turn }
moment-decisive-told =
    { $who ->
        [you] Il tuo vantaggio
       *[other] Il vantaggio di { $name }
    } passa da { $before } a { $after }.
moment-boldest-told =
    { $who ->
        [you] Il tuo { $number }
       *[other] Il numero { $number } di { $name }
    } è stato approvato. Rischio: { $risk }%.
moment-unluckiest-told =
    { $who ->
        [you] Il tuo { $number }
       *[other] Il numero { $number } di { $name }
    } ha perso { $count ->
        [one] un punto
       *[other] { $count } punti
    } per una sola cifra.

## Tutte le partite del tavolo

evening-title = Stasera
evening-games =
    { $count ->
        [one] Una partita
       *[other] { $count } partite
    }
evening-won = vinte
evening-points = punti

## Il televisore

tv-later = Guarda, o gioca la prossima partita:
tv-again = Un’altra partita? Cominciatela da un telefono.
tv-sound-on = Attiva i suoni
tv-sound-off = Disattiva i suoni
