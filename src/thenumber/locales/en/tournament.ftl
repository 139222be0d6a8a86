### Bots among themselves: `thenumber tournament`.

cli-tournament = Let bots play each other and see who is better.
cli-tournament-bots = Two or more bots: those of “thenumber bots”, those of installed packages, and programs such as ./mybot.
cli-tournament-games = Games for each pairing, one bot against a table of another.
cli-tournament-seats = Seats at the table, 2 to 5.
cli-tournament-seed = Fixes everything that chance decides.
cli-tournament-workers = Processes that play at the same time; otherwise one for every core. The results stay the same.
cli-tournament-into = Keep games, results and a picture in this folder; the same command picks up where it stopped.
cli-tournament-json = JSON instead of lists.

## Results

tournament-title = { $count ->
    [one] { $count } game with { $seats } seats
   *[other] { $count } games with { $seats } seats
}
tournament-bot = bot
tournament-rating = rating
tournament-share = wins (95% between)
tournament-points = points
tournament-others = the others
tournament-pace = a number
tournament-slowest = slowest
tournament-pairings = Wins of one bot (row) against a table of another (column); fair would be { $fair }:
tournament-kept = { $count ->
    [one] { $count } game, results.json and pictures are in { $folder }.
   *[other] { $count } games, results.json and pictures are in { $folder }.
}

## What is wrong

tournament-too-few-bots = “{ $found }” is not enough for --bots: at least { $right } are needed, with a comma between them.
tournament-bot-twice = { $found } appears twice in --bots; it should be { $right }.
tournament-unknown-bot = There is no bot “{ $found }”; there are { $right }.
tournament-bot-offered-twice = Several packages offer a bot { $found }: { $right }. Remove all but one.
tournament-bot-not-loaded = The bot { $right } can’t be loaded: { $found }
tournament-no-bot = { $found } is not the bot { $right }: an object is needed with choose() and the name “{ $right }”, in lower case and without spaces.
tournament-wrong-seats = { $found } seats won’t do: The Number is for { $right }.
tournament-too-few-games = { $found } games are too few; the least is { $right }.
tournament-too-few-workers = { $found } workers are too few; the least is { $right }.
tournament-no-folder = { $found } can’t be used as a folder: { $reason }
tournament-other-games = { $found } holds games other than those of { $right }. Choose another folder, or the options it was begun with.
tournament-bot-raised = A bot failed. { $found } (seat { $right })
tournament-bot-wrote-no-number = A bot wrote something other than a whole number from 0 to 999. { $found } (seat { $right })
tournament-bot-wrote-unavailable = A bot wrote a digit that it no longer had. { $found } (seat { $right })
tournament-worker-died = { $found } workers were lost over the same games, though every bot was in a process of its own.
