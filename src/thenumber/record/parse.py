"""Text to records: takes what a person would type, and refuses what contradicts the rules."""

import re
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from thenumber.record.errors import RecordError
from thenumber.record.format import BONUS_MARK, TAG_NAME, spaced, turn_token
from thenumber.record.lines import Line, split_games
from thenumber.record.record import FIXED_TAGS, GAME_NAME, RULES_VERSION, UNFINISHED, UNKNOWN, Record, result_of
from thenumber.rules.game import Game, new_game, play
from thenumber.rules.resolve import TURNS
from thenumber.rules.seats import MAX_SEATS, MIN_SEATS, SEAT_LETTERS

Token: TypeAlias = tuple[str, int]
"""A word of a line, and the column it begins in."""

TOKEN = re.compile(r"\S+")
NUMBER_TOKEN = re.compile(r"([0-9]{3})([+*x!]?)|----?")
NUMBER_TOKENS = "761 761+ 761* 761x 761! ----"
COUNT_TOKEN = re.compile(r"[0-9]{1,4}")
TAG_LINE = re.compile(rf'\[\s*({TAG_NAME.pattern})\s+"((?:[^"\\]|\\.)*)"\s*\]')


def parse_record(text: str) -> Record:
    """The one record in a text.

    >>> parse_record("1.1 761 513 444 444 220").game.turns[0].scores
    (0, 7, 4, 4, 2)
    """
    records = parse_records(text)
    if len(records) != 1:
        raise RecordError("one-game", found=str(len(records)), right="1")
    return records[0]


def parse_records(text: str) -> tuple[Record, ...]:
    """All records in a text; the first error is raised."""
    records = []
    for record in read_records(text.split("\n")):
        if isinstance(record, RecordError):
            raise record
        records.append(record)
    return tuple(records)


def read_records(lines: Iterable[str | bytes]) -> Iterator[Record | RecordError]:
    """Records one by one, while their lines come in; a wrong game gives its error, and the next one goes on."""
    for game in split_games(lines):
        try:
            yield game if isinstance(game, RecordError) else _Reader().read(game)
        except RecordError as error:
            yield error


class _Reader:
    """Reads one game, line by line, and holds every line against the rules as far as the game has come."""

    def __init__(self) -> None:
        self.line_no = 1
        self.tags: dict[str, tuple[str, int]] = {}
        self.notes: list[tuple[int, str]] = []
        self.game: Game | None = None  # until the number of seats is known
        self.last_label = ""
        self.ended = False

    def read(self, lines: list[Line]) -> Record:
        in_tags = True
        for self.line_no, text in lines:
            if text.lstrip().startswith("["):
                if not in_tags:
                    raise self.error("tag-after-turn", text.strip())
                self.tag_line(text.strip())
            else:
                if in_tags:
                    self.sit_down()
                in_tags = False
                self.body_line(text)
        if in_tags:
            self.sit_down()
        if self.game is None:
            raise self.error("no-seats", right=f'[A "{UNKNOWN}"]')
        return self.record(self.game)

    def record(self, game: Game) -> Record:
        result, true = self.tag("Result"), result_of(game)
        if result != UNKNOWN and sorted(result) != sorted(true):
            self.line_no = self.tags["Result"][1]
            raise self.error("wrong-result", f'[Result "{result}"]', right=f'[Result "{true}"]')
        return Record(
            game,
            names=tuple(self.tag(letter) for letter in SEAT_LETTERS[: game.seats]),
            event=self.tag("Event"),
            site=self.tag("Site"),
            date=self.tag("Date"),
            other_tags=tuple(sorted((name, text) for name, (text, _) in self.tags.items() if name not in FIXED_TAGS)),
            notes=tuple(self.notes),
        )

    def error(self, code: str, found: str = "", column: int = 1, right: str = "", verdict: str = "") -> RecordError:
        return RecordError(code, found=found, right=right, verdict=verdict, line=self.line_no, column=column)

    # Tags

    def tag(self, name: str) -> str:
        return self.tags.get(name, (UNKNOWN, 0))[0]

    def tag_line(self, line: str) -> None:
        match = TAG_LINE.fullmatch(line)
        if not match:
            raise self.error("bad-tag", line, right='[Name "text"]')
        name, escaped = match.groups()
        if name in self.tags:
            raise self.error("tag-twice", name)
        if bad := re.search(r"\\[^\"\\]", escaped.replace(r"\\", "")):
            raise self.error("bad-escape", bad.group(), right=r"\" \\")
        text = re.sub(r"\\(.)", r"\1", escaped)
        self.demand_no_tab(escaped, match.start(2))
        if text not in ({"Game": GAME_NAME, "Rules": RULES_VERSION}.get(name, text), UNKNOWN):
            raise self.error("wrong-tag", line, right={"Game": f'"{GAME_NAME}"', "Rules": f'"{RULES_VERSION}"'}[name])
        self.tags[name] = text, self.line_no

    def sit_down(self) -> None:
        """Names tell how many seats there are; without any, the first turn does."""
        named = [letter for letter in SEAT_LETTERS if letter in self.tags]
        if named:
            seats = max(MIN_SEATS, 1 + SEAT_LETTERS.index(named[-1]))
            if missing := [letter for letter in SEAT_LETTERS[:seats] if letter not in named]:
                raise self.error("missing-name", "".join(named), right=f'[{missing[0]} "{UNKNOWN}"]')
            self.game = new_game(seats)

    def demand_no_tab(self, kept: str, start: int) -> None:
        """Tabs may stand between the words of a line, but not in what is kept as it was written."""
        if "\t" in kept:
            raise self.error("unprintable", "U+0009", start + kept.index("\t") + 1)

    # Turns, rounds, the end

    def body_line(self, text: str) -> None:
        body, semicolon, note = text.partition(";")
        tokens = [(match.group(), match.start() + 1) for match in TOKEN.finditer(body)]
        if self.ended:
            raise self.error("after-the-end", text.strip(), right=f'[Game "{GAME_NAME}"]')
        if not tokens:
            raise self.error("misplaced-note", text.strip())
        label = tokens[0][0]
        closes = self.round_line if label.endswith(".=") else self.end_line if label in (UNFINISHED, "=") else None
        self.demand_no_tab(note.lstrip(), len(text) - len(note.lstrip()))
        if closes is None:
            self.turn_line(tokens)
            if note.strip() and self.game:
                self.notes.append((len(self.game.turns) - 1, note.strip()))
        elif semicolon:
            raise self.error("misplaced-note", text[len(body) :], len(body) + 1)
        else:
            closes(tokens)
        self.last_label = label

    def demand_label(self, token: Token, allowed: str) -> None:
        label, column = token
        if label != allowed:
            raise self.error("wrong-label", label, column, allowed)

    def turn_line(self, tokens: list[Token]) -> None:
        if self.game and self.game.over:
            raise self.error("game-over", *tokens[0], right=f"= {spaced(self.game.finals)}")
        turns = len(self.game.turns) if self.game else 0
        self.demand_label(tokens[0], _label(turns))
        words = [word for word, _ in tokens]
        equals = words.index("=") if "=" in words else len(words)
        written = tokens[1:equals]
        numbers: list[int | None] = []
        for word, column in written:
            match = NUMBER_TOKEN.fullmatch(word)
            if not match:
                raise self.error("bad-token", word, column, NUMBER_TOKENS)
            numbers.append(int(match[1]) if match[1] else None)
        if self.game is None:
            if not MIN_SEATS <= len(numbers) <= MAX_SEATS:
                raise self.error("wrong-seats", str(len(numbers)), right=f"{MIN_SEATS}-{MAX_SEATS}")
            self.game = new_game(len(numbers))
        if len(numbers) != self.game.seats:
            raise self.error("wrong-numbers", str(len(numbers)), right=str(self.game.seats))
        self.game = play(self.game, numbers)
        turn = self.game.turns[-1]
        for seat, (word, column) in enumerate(written):
            true = turn_token(turn, seat)
            if len(word) == len(true) and word != true:
                verdict = "highest" if true.endswith(BONUS_MARK) else turn.rulings[seat].verdict.value
                raise self.error("wrong-mark", word, column, true, verdict)
        if equals < len(tokens):
            self.demand_counts(tokens[equals:], turn.scores, "wrong-score")

    def round_line(self, tokens: list[Token]) -> None:
        turns = len(self.game.turns) if self.game else 0
        if self.game is None or turns == 0 or turns % TURNS or self.last_label.endswith("="):
            allowed = f"= {spaced(self.game.finals)}" if self.game and self.game.over else _label(turns)
            raise self.error("wrong-label", *tokens[0], right=allowed)
        self.demand_label(tokens[0], f"{turns // TURNS}.=")
        self.demand_counts(tokens, self.game.position.totals[-1], "wrong-total")

    def end_line(self, tokens: list[Token]) -> None:
        game = self.game
        if game is None:
            raise self.error("no-seats", right=f'[A "{UNKNOWN}"]')
        if tokens[0][0] == "=":
            if not game.over:
                raise self.error("game-not-over", *tokens[0], right=UNFINISHED)
            self.demand_counts(tokens, game.finals, "wrong-final")
        elif game.over:
            raise self.error("game-over", *tokens[0], right=f"= {spaced(game.finals)}")
        elif len(tokens) > 1:
            raise self.error("bad-end", *tokens[1], right=UNFINISHED)
        self.ended = True

    def demand_counts(self, tokens: list[Token], true: tuple[int, ...], code: str) -> None:
        """Behind an equals sign stands one count a seat, and the rules know which."""
        counts = tokens[1:]
        if len(counts) != len(true):
            raise self.error("wrong-counts", str(len(counts)), tokens[0][1], str(len(true)))
        for (word, column), right in zip(counts, true, strict=True):
            if not COUNT_TOKEN.fullmatch(word) or int(word) != right:
                raise self.error(code, word, column, str(right))


def _label(turns: int) -> str:
    """The label of the turn after so many."""
    return f"{turns // TURNS + 1}.{turns % TURNS + 1}"
