### Many games: gauntlets, lists of ratings, clusters, reviews in bulk.

cli-tournament-gauntlet = One bot against all others, which don’t meet each other: those of --bots, or else the whole ladder.
cli-tournament-ratings = Keep a list of ratings in this file; it grows with every tournament, and no game counts twice.
cli-review-source = A record (.tnr), - for standard input, or a link; or a folder of records, of which every game becomes a line of JSON.
cli-review-workers = Processes that review the games of a folder at the same time; otherwise one for every core.
cli-cluster = Have it done by a Ray cluster: “{ $here }” for one on this machine, “{ $there }” for any other. The results stay the same.

## Results

tournament-ratings = Ratings over all tournaments of the list
tournament-interval = 95% between
tournament-rated-games = games
tournament-failed = { $count ->
    [one] { $bot } failed in { $count } game and lost it.
   *[other] { $bot } failed in { $count } games and lost them.
}

## What is wrong

tournament-bot-ended = A bot took its process down with it. Exit code: { $found } (seat { $right })
tournament-no-rating-list = { $found } can’t be used as a list of ratings: a file of version { $right } is needed, or a new one in a folder that exists.
tournament-no-ray = For { $found } the extra package is missing: { $right }
tournament-unknown-cluster = There is no cluster “{ $found }”; it should be { $right }.
tournament-no-cluster = The cluster { $found } can’t be reached: { $right }
tournament-cluster-versions = A node of the cluster has other versions than this machine: { $found }. It should be { $right }.
tournament-cluster-bot = The node { $found } of the cluster can’t use the bot { $right }. A package has to be installed on every node, and a program has to be in the same folder.
tournament-cluster-failed = The cluster failed: { $found }. What was played is kept; the same command goes on, also with --cluster { $right } or without.
