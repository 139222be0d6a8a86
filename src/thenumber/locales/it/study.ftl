### Studiare le posizioni: `thenumber solve` e `thenumber evaluate`.

cli-solve = Trovare per una posizione dosaggi con cui nessuno ha nulla da guadagnare cambiando.
cli-solve-position = Una riga di posizione, ad esempio “1.2 0345678:3 12789:11”.
cli-solve-objective = Per che cosa si gioca: i punti rispetto agli altri oppure, all’ultimo turno della partita, la vittoria.
cli-solve-seconds = Quanto a lungo cercare, da tre persone in su.
cli-solve-json = JSON invece di un elenco.
cli-evaluate = Che cosa può aspettarsi ogni numero di un posto contro ciò che gli altri possono scrivere.
cli-evaluate-seat = Il posto, una lettera.
cli-evaluate-against = JSON: per ogni altro posto i suoi numeri e i loro pesi; - per lo standard input.

## Headings

study-seat = posto
study-value = valore
study-gain = guadagno possibile
study-mix = scrive
study-number = numero
study-approved = approvato
study-bonus = bonus
study-points = punti
study-relative = rispetto agli altri

## What is wrong

error-in-position = Riga di posizione, colonna { $column }: { $message }
study-objective = L’obiettivo “{ $found }” non esiste; ci sono { $right }.
study-seconds = “{ $found }” non è un numero di secondi; corretto sarebbe { $right }.
study-win-too-early = La vittoria è un obiettivo solo all’ultimo turno della partita: round 2, turno 5.
study-game-over = La partita è finita: non resta niente da risolvere.
study-unknown-seat = Il posto { $found } qui non c’entra; previsto: { $right }.
study-no-json = { $found } non è JSON, oppure un nome vi compare due volte.
study-no-object = { $found }: servono numeri e pesi, ad esempio "042": 1.
study-no-mix = { $found } non dice nulla del posto { $right }, che può scrivere.
study-not-a-number = { $found } non è un numero; corretto sarebbe { $right }.
study-unavailable = { $found } non si può scrivere; cifre disponibili a quel posto: { $right }.
study-bad-weight = { $found } non è un peso; corretto sarebbe { $right }: un numero non negativo.
study-no-weight = Posto { $found }: almeno uno dei suoi numeri (cifre { $right }) deve avere un peso maggiore di zero.
