### I bot tra loro: `thenumber tournament`.

cli-tournament = Fai giocare i bot tra loro e scopri chi è più forte.
cli-tournament-bots = Due o più bot: quelli di «thenumber bots», quelli dei pacchetti installati e programmi come ./mybot.
cli-tournament-games = Partite per ogni sfida: un bot contro un tavolo di un altro tipo.
cli-tournament-seats = Posti al tavolo, da 2 a 5.
cli-tournament-seed = Fissa tutto ciò che decide il caso.
cli-tournament-workers = Processi che giocano insieme; altrimenti uno per ogni core. I risultati non cambiano.
cli-tournament-into = Conserva partite, risultati e un’immagine in questa cartella; lo stesso comando riprende da dove si era fermato.
cli-tournament-json = JSON invece di elenchi.

## Results

tournament-title = { $count ->
    [one] { $count } partita con { $seats } posti
   *[other] { $count } partite con { $seats } posti
}
tournament-bot = bot
tournament-rating = forza
tournament-share = vittorie (95% tra)
tournament-points = punti
tournament-others = gli altri
tournament-pace = a numero
tournament-slowest = al massimo
tournament-pairings = Vittorie di un bot (riga) contro un tavolo di un altro tipo (colonna); alla pari sarebbe { $fair }:
tournament-kept = { $count ->
    [one] { $count } partita, results.json e le immagini sono in { $folder }.
   *[other] { $count } partite, results.json e le immagini sono in { $folder }.
}

## What is wrong

tournament-too-few-bots = «{ $found }» è troppo poco per --bots: ne servono almeno { $right }, separati da una virgola.
tournament-bot-twice = { $found } compare due volte in --bots; andrebbe bene { $right }.
tournament-unknown-bot = Il bot «{ $found }» non c’è; ci sono { $right }.
tournament-bot-offered-twice = Più pacchetti offrono un bot { $found }: { $right }. Tienine uno solo.
tournament-bot-not-loaded = Il bot { $right } non si può caricare: { $found }
tournament-no-bot = { $found } non è il bot { $right }: serve un oggetto con choose() e il nome «{ $right }», in minuscolo e senza spazi.
tournament-wrong-seats = { $found } posti non vanno bene: The Number è per { $right }.
tournament-too-few-games = { $found } partite sono troppo poche; il minimo è { $right }.
tournament-too-few-workers = { $found } processi sono troppo pochi; il minimo è { $right }.
tournament-no-folder = { $found } non può fare da cartella: { $reason }
tournament-other-games = { $found } contiene partite diverse da quelle di { $right }. Scegli un’altra cartella, o le opzioni con cui era iniziata.
tournament-bot-raised = Un bot ha fallito. { $found } (posto { $right })
tournament-bot-wrote-no-number = Un bot ha scritto qualcosa che non è un intero da 0 a 999. { $found } (posto { $right })
tournament-bot-wrote-unavailable = Un bot ha scritto una cifra che non aveva più. { $found } (posto { $right })
tournament-worker-died = { $found } processi sono andati persi sulle stesse partite, anche se ogni bot aveva il suo.
