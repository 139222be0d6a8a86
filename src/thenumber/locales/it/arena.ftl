### Molte partite: uno contro tutti, elenchi di forza, cluster, analisi in serie.

cli-tournament-gauntlet = Un bot contro tutti gli altri, che non si incontrano: quelli di --bots, altrimenti l’intera scala.
cli-tournament-ratings = Tieni un elenco di forza in questo file; cresce a ogni torneo e nessuna partita conta due volte.
cli-review-source = Una registrazione (.tnr), - per lo standard input, o un link; oppure una cartella di registrazioni, di cui ogni partita diventa una riga di JSON.
cli-review-workers = Processi che analizzano insieme le partite di una cartella; altrimenti uno per ogni core.
cli-cluster = Affida il lavoro a un cluster Ray: «{ $here }» per uno su questa macchina, «{ $there }» per ogni altro. I risultati non cambiano.

## Results

tournament-ratings = Forza in tutti i tornei dell’elenco
tournament-interval = 95% tra
tournament-rated-games = partite
tournament-failed = { $count ->
    [one] { $bot } ha fallito in { $count } partita e l’ha persa.
   *[other] { $bot } ha fallito in { $count } partite e le ha perse.
}

## What is wrong

tournament-bot-ended = Un bot ha fatto cadere il suo processo. Codice di uscita: { $found } (posto { $right })
tournament-no-rating-list = { $found } non può fare da elenco di forza: serve un file di versione { $right }, o uno nuovo in una cartella che esiste.
tournament-no-ray = Per { $found } manca il pacchetto aggiuntivo: { $right }
tournament-unknown-cluster = Il cluster «{ $found }» non c’è; andrebbe bene { $right }.
tournament-no-cluster = Il cluster { $found } non è raggiungibile: { $right }
tournament-cluster-versions = Un nodo del cluster ha versioni diverse da questa macchina: { $found }. Andrebbe bene { $right }.
tournament-cluster-bot = Il nodo { $found } del cluster non può usare il bot { $right }. Un pacchetto va installato su ogni nodo, e un programma deve stare nella stessa cartella.
tournament-cluster-failed = Il cluster si è fermato: { $found }. Ciò che è stato giocato è conservato; lo stesso comando riprende, anche con --cluster { $right } o senza.
