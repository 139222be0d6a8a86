"""The vectors of records.json: records (.tnr), good and bad, and what the package says of them."""

from collections.abc import Iterator

import thenumber as tn
from conformance.writing import Vector

NAMES = '[A "Ada"]\n[B "Bob"]\n'
TAGS = '[Game "The Number"]\n[Rules "1"]\n[Event "?"]\n[Site "?"]\n[Date "?"]\n'
TURN = "1.1 987* 654+ = 11 6\n"
ROUND = TURN + "".join(f"1.{turn} ---- ---- = 0 0\n" for turn in range(2, 6))
GAME = ROUND + "1.= 14 9\n" + ROUND.replace("\n1.", "\n2.").replace("1.1", "2.1", 1) + "2.= 14 9\n= 28 18\n"
CANONICAL = TAGS + NAMES + '[Result "A"]\n\n' + GAME
NUMBERS_ONLY = "".join(f"{r}.1 987 654\n" + "".join(f"{r}.{t} ---- ----\n" for t in range(2, 6)) for r in (1, 2))
KITCHEN = """[Game "The Number"]
[Rules "1"]
[Event "Kitchen table"]
[Site "?"]
[Date "2026-11-15"]
[A "Ada"]
[B "Bob"]
[C "@greedy"]
[Result "*"]

1.1 120+ 987* 998x = 1 11 0
1.2 345* 210+ 761x = 6 2 0
1.3 678+ 543+ 902* = 6 5 13
1.4 999* 766! 888+ = 15 0 8 ; B wrote a crossed-out 7
1.5 ---- 666* 765x = 0 20 0
1.= 38 48 25
*
"""

# id, case, text
RECORDS = [
    ("kitchen", "a canonical text stays as it is; all marks, a note, an absent seat", KITCHEN),
    ("whole-game", "a whole game with totals and finals stays as it is", CANONICAL),
    ("numbers-only", "numbers alone are enough; the number of them tells the seats", "1.1 761 513 444 444 220"),
    ("numbers-only-game", "a whole game of numbers alone", NUMBERS_ONLY),
    ("marks-without-scores", "marks, but no scores", "1.1 987* 654+\n"),
    ("scores-without-marks", "scores, but no marks", "1.1 987 654 = 11 6\n"),
    ("some-marks", "a mark on one number only", "1.1 987 654+\n"),
    ("no-round-lines", "finals without the totals of the rounds", NUMBERS_ONLY + "= 28 18\n"),
    ("absent-short", "three hyphens for an absent seat", "1.1 987 ---\n"),
    ("names-only", "names tell the seats of a game about to begin", NAMES),
    ("no-end", "an unfinished game without its asterisk", NAMES + TURN),
    ("tags-reordered", "tags come in any order", '[Result "*"]\n[B "Bob"]\n[Date "2026"]\n[A "Ada"]\n'),
    ("tags-other", "other tags follow in alphabetical order", NAMES + '[Zeal "z"]\n[Clock "60"]\n[clock "?"]\n'),
    ("tag-spaces", "spaces inside and around a tag", '  [ A  "Ada" ]  \n[B "Bob"]\n'),
    ("tag-escapes", "an escaped quotation mark and an escaped backslash", r'[A "\"A\\da\""]' + '\n[B ""]\n'),
    ("tag-languages", "names in any language", '[A "Ada Großmann"]\n[B "數字戰爭 🎲"]\n'),
    ("tag-unknown", "Game, Rules and Result may be unknown", '[Game "?"]\n[Rules "?"]\n[Result "?"]\n' + NAMES),
    (
        "result-any-order",
        "the winners in any order",
        '[Result "BA"]\n' + "".join(f"{r}.{t} ---- ----\n" for r in (1, 2) for t in range(1, 6)),
    ),
    ("crlf", "lines that end in CR LF", (NAMES + "\n" + TURN + "*\n").replace("\n", "\r\n")),
    ("byte-order-mark", "a byte order mark at the very beginning", "\ufeff" + NAMES + TURN),
    (
        "comments",
        "lines that begin with # are left out",
        "# one\n" + NAMES + "  # two [Game\n" + TURN + "#three\n*\n# four",
    ),
    ("blank-lines", "blank lines anywhere within a game", "\n\n" + NAMES + "\n \n" + TURN + "\n1.2 321 123\n\n*\n\n"),
    ("spaces", "spaces and tabs between, before and behind", "  1.1   987*\t654+  =  11   6  \n  *  \n"),
    ("note", "a note with semicolons of its own", "1.1 987 654;  one; two ;\n"),
    ("note-empty", "an empty note is none", "1.1 987 654 ;\n"),
    ("note-like-a-tag", "a note that looks like a tag and a comment", '1.1 987 654 ; [Game "x"] # y\n'),
    ("zeros", "zeros before a score", "1.1 987 654 = 011 06\n"),
    ("two-games", "two games: a blank line and [Game begin the next", CANONICAL + "\n" + KITCHEN),
    (
        "two-games-no-blank",
        "two games: [Game after a turn begins the next too",
        TAGS + NAMES + TURN + TAGS + NAMES + TURN,
    ),
    ("nothing", "no text, no game", ""),
    ("comments-only", "a comment alone is no game", "# nothing yet\n\n"),
    # Wrong tags
    ("bad-tag", "a tag without quotation marks", NAMES + "[Event Kitchen]\n"),
    ("bad-tag-open", "a tag that is not closed", NAMES + '[Event "Kitchen"\n'),
    ("bad-tag-name", "a tag that begins with a digit", NAMES + '[1st "x"]\n'),
    ("bad-tag-quote", "a quotation mark that is not escaped", '[A "A"da"]\n'),
    ("tag-twice", "a tag that is there already", NAMES + '[A "Ann"]\n'),
    ("bad-escape", "a backslash before a letter", r'[A "a\nb"]' + "\n"),
    ("wrong-game", "another game", '[Game "Chess"]\n' + NAMES),
    ("wrong-rules", "rules that are not known", '[Game "The Number"]\n[Rules "2"]\n' + NAMES),
    ("missing-name", "the name of a seat in between is missing", '[A "Ada"]\n[C "Cem"]\n1.1 987 654 321\n'),
    ("one-name", "one name is too few", '[A "Ada"]\n'),
    ("no-seats", "tags without a name, and no turn", '[Event "Kitchen"]\n'),
    ("no-seats-end", "an end before anybody sat down", "*\n"),
    ("tag-after-turn", "a tag behind a turn", NAMES + TURN + '[Event "Kitchen"]\n'),
    ("wrong-result", "the wrong winners", CANONICAL.replace('Result "A"', 'Result "B"')),
    ("wrong-result-unfinished", "winners of a game that goes on", NAMES + '[Result "A"]\n' + TURN),
    # Wrong turns
    ("label-skipped", "a turn is missing", TURN + "1.3 321 123\n"),
    ("label-repeated", "a turn stands twice", TURN + TURN),
    ("label-nonsense", "a line that is not a turn", NAMES + "hello there\n"),
    ("first-turn-missing", "the game begins with turn 2", "1.2 987 654\n"),
    ("one-number", "one number is too few", "1.1 987\n"),
    ("six-numbers", "six numbers are too many", "1.1 987 876 765 654 543 432\n"),
    ("number-missing", "a number is missing", TURN + "1.2 321\n"),
    ("number-too-many", "a number more than there are names", NAMES + "1.1 987 654 321\n"),
    ("two-digits", "a number of two digits", "1.1 987 65\n"),
    ("four-digits", "a number of four digits", "1.1 9876 543\n"),
    ("unknown-mark", "a mark that does not exist", "1.1 987* 654?\n"),
    ("full-width-digits", "digits of another script", "1.1 987 ６５４\n"),
    ("mark-approved", "approved, but marked as the highest", "1.1 987* 654*\n"),
    ("mark-highest", "the highest approved, but marked as approved only", "1.1 987+ 654+\n"),
    ("mark-eliminated", "eliminated, but marked as approved", "1.1 987+ 789*\n"),
    ("mark-void", "void, but marked as approved", TURN + "1.2 987* 321+\n"),
    ("wrong-score", "a wrong score", "1.1 987* 654+ = 11 7\n"),
    ("score-not-a-count", "a score that is not a count", "1.1 987* 654+ = 11 six\n"),
    ("score-missing", "a score is missing", "1.1 987* 654+ = 11\n"),
    ("scores-none", "an equals sign and no scores", "1.1 987* 654+ =\n"),
    ("eleventh-turn", "a turn after the tenth", NUMBERS_ONLY + "3.1 987 654\n"),
    # Wrong ends
    ("wrong-total", "a wrong total", ROUND + "1.= 14 8\n"),
    ("total-missing", "a total is missing", ROUND + "1.= 14\n"),
    ("totals-early", "totals before the round is over", TURN + "1.= 14 9\n"),
    ("totals-twice", "totals that stand twice", ROUND + "1.= 14 9\n1.= 14 9\n"),
    ("totals-wrong-round", "totals of the other round", ROUND + "2.= 14 9\n"),
    ("totals-first", "totals before the first turn", NAMES + "1.= 0 0\n"),
    ("wrong-final", "a wrong final", NUMBERS_ONLY + "= 28 19\n"),
    ("finals-early", "finals of a game that goes on", TURN + "= 11 6\n"),
    ("asterisk-late", "an asterisk although the game is over", NUMBERS_ONLY + "*\n"),
    ("word-with-equals", "a word that ends in an equals sign ends no game", TURN + "foo=\n"),
    ("bad-end", "something behind the asterisk", TURN + "* 11 6\n"),
    ("after-the-end", "a turn behind the asterisk", TURN + "*\n1.2 321 123\n"),
    ("after-the-finals", "something behind the finals", CANONICAL + "hello\n"),
    ("note-alone", "a note on a line of its own", TURN + "; good game\n"),
    ("note-on-totals", "a note behind the totals", ROUND + "1.= 14 9 ; close\n"),
    # Wrong lines, and where several games stand
    ("control-character", "a control character", NAMES + "1.1 987 654 ; a\x07b\n"),
    ("line-separator", "a character that some programs break lines at", '[A "A\u2028da"]\n[B "Bob"]\n'),
    ("carriage-return", "a carriage return within a line", "1.1 987\r654\n"),
    ("long-line", "a line of 4097 characters", "1.1 987 654 ;" + "x" * 4084 + "\n"),
    ("quoted-40", "what is found is cut to 40 characters", NAMES + TURN + "; " + "abcdefghi " * 6 + "\n"),
    ("second-game", "lines count from the beginning of the text", CANONICAL + "\n" + KITCHEN.replace("11 0", "12 0")),
]


def record_facts(text: str) -> Vector:
    try:
        return {"canonical": [tn.format_record(record) for record in tn.parse_records(text)], "error": None}
    except tn.RecordError as error:
        fields = ("code", "line", "column", "found", "right", "verdict")
        return {"canonical": None, "error": {field: getattr(error, field) for field in fields}}


def record_vectors() -> Iterator[Vector]:
    for name, case, text in RECORDS:
        yield {"id": name, "case": case, "text": text, **record_facts(text)}
