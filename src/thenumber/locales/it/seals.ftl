### I sigilli: se i numeri sono quelli messi giù, e che cosa si dice se non lo sono.

seals-match =
    { $count ->
        [one] Il sigillo corrisponde
       *[other] Tutti e { $count } i sigilli corrispondono
    }
seals-unseen =
    { $count ->
        [one] Un numero è stato posato mentre questo dispositivo non era connesso
       *[other] { $count } numeri sono stati posati mentre questo dispositivo non era connesso
    }
seals-about = Appena una tessera è posata, il server ne pubblica il sigillo, e tutti i sigilli sono noti prima che sia rivelato il primo numero. Il tuo dispositivo li ha ricordati e ha appena controllato che ogni numero corrisponda al sigillo pubblicato per lui: nessuno ha potuto cambiarlo dopo.
seal-kept = pubblicato prima della rivelazione, corrisponde
seal-unseen = corrisponde, ma questo dispositivo non ha visto il sigillo prima della rivelazione
seal-broken = rotto

alarm-title = Il server non ha mantenuto la parola
alarm-about = Un server onesto non lo fa mai. Non fidarti di questa partita, e mostra la prova agli altri.
alarm-promised = Promesso:
alarm-shown = Mostrato:
alarm-proof = La prova, da conservare:
alarm-copy = Copia la prova
alarm-copied = Copiata
alarm-save = Salva la prova
alarm-close = Ho visto
alarm-somebody = Qualcuno
alarm-nothing = niente
fault-own = { $name }: hai posato { $promised }, ed è stato rivelato { $shown }.
fault-changed = { $name }: il numero rivelato non è quello di cui è stato pubblicato il sigillo.
fault-unpublished = { $name }: il sigillo del numero rivelato non è mai stato pubblicato.
fault-withdrawn = { $name }: è stato rivelato un numero che era stato ripreso.
fault-unproved = { $name }: { $shown } è stato rivelato senza alcuna prova.
fault-hidden = { $name }: è stato pubblicato un sigillo, e il suo numero non è stato rivelato.
fault-bot = { $name }: un bot deve posare il suo numero prima delle persone e non può riprenderlo. Questo è arrivato dopo o è stato scambiato.
fault-unsealed = I numeri sono stati rivelati prima che tutti i sigilli fossero pubblicati.
fault-rewritten = { $name }: il numero rivelato come { $promised } è stato mostrato più tardi come { $shown }.
fault-contradiction = Quello che il server dice delle tessere di questo turno si contraddice.
