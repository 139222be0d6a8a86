### I sigilli: se i numeri sono quelli messi giù, e che cosa si dice se non lo sono.

seals-match =
    { $count ->
        [one] Il sigillo corrisponde
       *[other] Tutti e { $count } i sigilli corrispondono
    }
seals-unseen =
    { $count ->
        [one] Un numero è stato messo giù mentre questo dispositivo non era connesso
       *[other] { $count } numeri sono stati messi giù mentre questo dispositivo non era connesso
    }
seals-about = Appena una tessera è giù, il server ne pubblica il sigillo, e tutti i sigilli sono noti prima che si scopra il primo numero. Il tuo dispositivo li ha ricordati e ha appena controllato che ogni numero corrisponda al sigillo pubblicato per lui: nessuno ha potuto cambiarlo dopo.
seal-kept = pubblicato prima della scoperta, corrisponde
seal-unseen = corrisponde, ma questo dispositivo non ha visto il sigillo prima della scoperta
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
fault-own = { $name }: hai messo giù { $promised }, ed è stato scoperto { $shown }.
fault-changed = { $name }: il numero scoperto non è quello di cui è stato pubblicato il sigillo.
fault-unpublished = { $name }: è stato scoperto un numero il cui sigillo non è mai stato pubblicato.
fault-withdrawn = { $name }: è stato scoperto un numero che era stato ritirato.
fault-unproved = { $name }: { $shown } è stato scoperto senza alcuna prova.
fault-hidden = { $name }: è stato pubblicato un sigillo, e il suo numero non è stato scoperto.
fault-bot = { $name }: un bot deve mettere giù il suo numero prima delle persone e non può ritirarlo. Questo è arrivato dopo o è stato scambiato.
fault-unsealed = I numeri sono stati scoperti prima che tutti i sigilli fossero pubblicati.
fault-rewritten = { $name }: il numero scoperto come { $promised } è stato mostrato più tardi come { $shown }.
fault-contradiction = Quello che il server dice delle tessere di questo turno si contraddice.
