### What is wrong with an input, what was found, and what would be right.
### $found is what stands in the input, $right what should; both come in as they are to be typed.

## Where: put before a message about a file

error-in-file = { $file }, line { $line }, column { $column }: { $message }

## Records

record-one-game = Exactly one game was expected here, but there are { $found }.
record-long-line = This line is too long: no line of a record has more than { $right } characters.
record-not-utf8 = The byte { $found } is not valid here: a record is text in UTF-8.
record-unprintable = The control character { $found } is not allowed in a record.
record-tag-after-turn = The tag { $found } comes too late: tags come before the first turn. A new game begins with a [Game] tag.
record-bad-tag = { $found } is not a tag. A tag looks like this: { $right }
record-tag-twice = The tag { $found } is there already; every tag may appear only once.
record-bad-escape = “{ $found }” means nothing in a tag. A backslash is only for these: { $right }
record-wrong-tag = { $found } can’t be read: this program knows only { $right }.
record-missing-name = There are names for { $found }, but the tag { $right } is missing.
record-no-seats = Nothing here says who plays: there must be a turn, or names such as { $right }.
record-wrong-result = { $found } is not how the game went. By the rules it is { $right }.
record-after-the-end = The game has already ended; “{ $found }” does not belong to it. The next game begins with { $right }.
record-misplaced-note = The note “{ $found }” is out of place: notes belong on the line of a turn.
record-game-over = All ten turns have been played, so “{ $found }” can’t follow. What can is the final score: { $right }
record-game-not-over = The game is not over yet, so there is no final score. An unfinished game ends with { $right }
record-bad-end = “{ $found }” is too much: nothing follows { $right } on the last line of a game.
record-wrong-label = The line begins with “{ $found }”; what comes next is { $right }.
record-bad-token = “{ $found }” is not a number of three digits, with or without its mark. It should look like one of these: { $right }
record-wrong-seats = Seats: { $found }. The Number has { $right }.
record-wrong-numbers = Numbers in this turn: { $found }; seats: { $right }. Whoever wrote nothing gets ----
record-wrong-counts = Values after the equals sign: { $found }; with these seats there must be { $right }.
record-wrong-mark =
    { $verdict ->
        [approved] { $found } contradicts the rules: the number is approved, so it must be { $right }.
        [highest] { $found } contradicts the rules: the number is the highest approved, so it must be { $right }.
        [eliminated] { $found } contradicts the rules: the number is eliminated, so it must be { $right }.
       *[void] { $found } contradicts the rules: the number is void, so it must be { $right }.
    }
record-wrong-score = The score { $found } contradicts the rules: it is { $right }.
record-wrong-total = The total { $found } contradicts the rules: it is { $right }.
record-wrong-final = The final score { $found } contradicts the rules: it is { $right }.
record-wrong-names = Names: { $found }; seats: { $right }.

## Position lines

record-bad-position = A position line does not begin with “{ $found }”. It looks like this: { $right }
record-bad-board = “{ $found }” is not a board: the available digits (or a hyphen), a colon, the scores, such as { $right }
record-digit-twice = In { $found } a digit appears twice.
record-wrong-scores = Scores on the board: { $found }; at this turn there must be { $right }.
record-wrong-totals = “{ $found }” does not fit the totals of finished rounds. Round 1 has none; round 2 needs one for every seat, after a bar.
record-bad-count = “{ $found }” is not a number of points, such as { $right }.
record-no-position = The game is over: a position line is for the turns { $right }.

## Links

record-long-link = The link has { $found } characters; none has more than { $right }.
record-bad-link-character = “{ $found }” can’t be part of a link. It is made of { $right } only.
record-damaged-link = This link is damaged: part of “{ $found }” was lost or changed on the way.
record-unknown-link-version = This link was made by a newer program (version { $found }, known here: { $right }).
