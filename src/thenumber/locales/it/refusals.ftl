### Why something can't be done, for every edge: terminal, server, browser.
### $found is what was given, $right what would be right.

## Refusals: why something can't be done at the table now

refusal-not-here = Non sei a questo tavolo. Prima prendi posto.
refusal-not-the-host = Può farlo solo chi gestisce il tavolo.
refusal-bad-name = Questo non può essere un nome: ci vogliono da 1 a { $right } caratteri visibili, senza @ all’inizio.
refusal-already-here = Sei già a questo tavolo.
refusal-locked = Il tavolo è chiuso: non può più sedersi nessuno.
refusal-full = Il tavolo è al completo.
refusal-game-running = Per questo bisogna aspettare la fine della partita.
refusal-game-not-over = La partita non è ancora finita.
refusal-too-few = Per cominciare bisogna essere almeno in { $right }; per ora: { $found }. Anche i bot possono prendere posto.
refusal-no-game = Non c’è nessuna partita in corso.
refusal-paused = La partita è in pausa.
refusal-not-paused = La partita non è in pausa.
refusal-again-first = La partita è finita. Prima scegli «un’altra partita», poi cambia chi gioca.
refusal-unknown-bot = Il bot «{ $found }» non c’è; ci sono { $right }.
refusal-no-such-seat = Questo posto non esiste.
refusal-host-stays = Sei tu a gestire questo tavolo. Prima affidalo a qualcun altro.
refusal-nobody-there = A quel posto non c’è nessuno.
refusal-bots-are-no-hosts = Solo una persona può gestire un tavolo.
refusal-bad-option = «{ $found }» qui non va bene; valori possibili: { $right }.
refusal-too-many-sit = Posti occupati: { $found }. Sono troppi per un tavolo da { $right }.
refusal-already-host = Sei già tu a gestire questo tavolo.
refusal-host-is-here = Chi gestisce il tavolo è qui, e nessuno ha aspettato abbastanza.
refusal-turn-is-over = Quel turno è finito: i numeri sono già stati scoperti.
refusal-only-waiting = Avrai un posto nella prossima partita.
refusal-sits-out = Tutte e dieci le cifre sono barrate: salti i turni che restano del round.
refusal-bots-first = I bot stanno ancora scrivendo. Ci vuole solo un attimo.
refusal-not-a-number = Un numero ha esattamente tre cifre, per esempio 042.
refusal-crossed-out = Già barrato sulla tua plancia Giocatore: { $found }. Puoi ancora usare { $right }.
refusal-nothing-written = Non hai scritto nessun numero.
refusal-no-bot-there = A quel posto non gioca nessun bot.
refusal-already-written = Lì c’è già scritto un numero.
refusal-nobody-has-written = Nessuno ha ancora scritto un numero.
refusal-reveals-already = Tra un attimo si scopre comunque.
refusal-nothing-to-take-back = Non c’è nessuna scoperta in arrivo da annullare.
refusal-somebody-plays = Lì gioca già qualcuno.
refusal-nobody-waits = { $found } qui non aspetta un posto.
refusal-tablet-lies-there = Su quella tessera c’è già un numero. Dopo la scoperta il posto è libero.
refusal-store-unavailable = In questo momento il server non riesce a salvare nulla. Riprova tra poco.
refusal-reviews-busy = Si stanno rivedendo troppe partite. Riprova tra poco.
refusal-advice-alone = I consigli ci sono solo quando giochi da solo contro i bot.
refusal-not-revealed = Questo turno non è ancora stato scoperto.
refusal-internal = Qualcosa è andato storto nel server. Non è cambiato nulla.
refusal-not-understood = Il server non ha capito.
refusal-too-fast = Troppe cose in una volta. Aspetta { $right } s.
refusal-other-protocol = Questa pagina è più vecchia o più nuova del server. Ricaricala.
refusal-hello-first = Il server non è stato salutato come si deve.
refusal-other-origin = Una pagina di un altro sito non può farlo.
refusal-no-such-table = Non c’è nessun tavolo con questo codice.
refusal-too-many-codes = Sono stati provati troppi codici. Aspetta un po’.
refusal-too-many-tables = Da qui sono stati creati troppi tavoli. Aspetta un po’.
refusal-no-such-game = Questa partita non esiste.
refusal-not-found = Qui non c’è nulla.
refusal-bad-request = Il server non sa che fare di questa richiesta.
