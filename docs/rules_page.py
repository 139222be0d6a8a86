"""docs/rules.md: the rulebook in English, with its examples as tables, and then every rule by its number."""

from docs.examples import played
from thenumber.locales.catalogue import catalogue
from thenumber.locales.rulebook import SECTIONS
from thenumber.rules.board import Board
from thenumber.rules.check import Verdict
from thenumber.rules.digits import DIGIT_COUNT, digits_name, first_digit, number_name
from thenumber.rules.game import Game
from thenumber.rules.resolve import BONUSES, TURNS, Turn
from thenumber.rules.seats import SEAT_COLOURS, Seat

HERO: Seat = 1
"""The player whose board is followed through the example of a game: Blue, who begins with 513."""

PHASES = ("rules-heading-choose", "rules-heading-check", "rules-heading-resolve")
PIECES = ("book-colours", "book-digits", "book-boxes", "book-ends", "book-back", "book-corner", "book-tablet")

REFERENCE = """\
## Rule by rule

Every sentence has a number that stays: tests are named after the rule they prove (`test_R17_...`), and the same number
means the same rule in every language (`thenumber rules --lang de`). This page is made by `make docs`, from the files
`rules.ftl` and `rulebook.ftl` in `src/thenumber/locales/en`.
"""

english = catalogue("en")


def page() -> str:
    text = english.text
    parts = [f"# {text('rules-title')}\n", f"{text('rules-credit')}\n"]
    for heading, _ in SECTIONS:
        words = _bold(heading.replace("rules-heading", "book"))
        parts.append(f"## {_numbered(heading)}\n\n{words}\n")
        parts += EXAMPLES.get(heading, [])
    parts += [f"## {text('book-original-title')}\n\n{text('book-original')}\n", REFERENCE]
    for heading, rules in SECTIONS:
        lines = [f"- **{rule}** {text(rule)}" for rule in rules]
        parts.append(f"### {text(heading)}\n\n" + "\n".join(lines) + "\n")
    return "\n".join(parts)


def _numbered(heading: str) -> str:
    """A heading, for a phase of a turn with its number."""
    if heading not in PHASES:
        return english.text(heading)
    return f"{english.text('book-phase', no=str(PHASES.index(heading) + 1))}: {english.text(heading)}"


def _bold(key: str) -> str:
    return english.text(key).replace("*", "**")


def _shown(caption: str, table: str) -> str:
    return f"*{english.text(caption)}*\n\n{table}"


def _row(*cells: object) -> str:
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def _table(heads: tuple[str, ...], rows: list[str]) -> str:
    return "\n".join([_row(*heads), "|" + "---|" * len(heads), *rows]) + "\n"


def material_table() -> str:
    """A fresh board with what is printed in its boxes, and what everything is for."""
    heads = (*(f"turn {turn}" for turn in range(1, TURNS + 1)), "count", "total")
    boxes = [f"×2 +{bonus}" if turn == TURNS else f"+{bonus}" for turn, bonus in enumerate(BONUSES, 1)]
    pieces = "\n".join(f"- {english.text(piece)}" for piece in PIECES)
    return f"{_digits_of(Board())}\n\n{_table(heads, [_row(*boxes, '', '')])}\n{pieces}\n"


def check_table(turn: Turn) -> str:
    """The check of a turn, from the highest number to the lowest, numbers that don't count last."""
    rows = []
    for seat in sorted(range(len(turn.numbers)), key=lambda seat: _rung(turn, seat)):
        number = number_name(turn.numbers[seat] or 0)
        approved = turn.rulings[seat].verdict is Verdict.APPROVED
        crossed_out = english.listed(list(dict.fromkeys(number))) if approved else "nothing"
        verdict = turn.rulings[seat].verdict.value
        rows.append(_row(f"**{number}**", _colour(seat), verdict, _why(turn, seat), _sum(turn, seat), crossed_out))
    return _table(("number", "player", "verdict", "why", "score", "crossed out"), rows)


def _rung(turn: Turn, seat: Seat) -> tuple[bool, int]:
    return turn.rulings[seat].verdict is Verdict.VOID, -(turn.numbers[seat] or 0)


def _why(turn: Turn, seat: Seat) -> str:
    ruling = turn.rulings[seat]
    if ruling.verdict is Verdict.VOID:
        return f"{english.listed(list(digits_name(ruling.unavailable)))} had been crossed out"
    if seat in turn.bonus_seats:
        return "the highest approved number"
    if ruling.verdict is Verdict.APPROVED:
        return "no lower number has one of its digits"
    clash = max(ruling.eliminated_by, key=lambda clash: turn.numbers[clash.seat] or 0)
    shared, lower = list(digits_name(clash.digits)), number_name(turn.numbers[clash.seat] or 0)
    return f"{english.listed(shared)} {'is' if len(shared) == 1 else 'are'} in {lower}"


def _sum(turn: Turn, seat: Seat) -> str:
    if turn.rulings[seat].verdict is not Verdict.APPROVED:
        return "0"
    first = str(first_digit(turn.numbers[seat] or 0))
    points = f"{first} × 2" if turn.turn_no == TURNS else first
    if seat in turn.bonus_seats:
        points = f"{points} + {turn.bonus}"
    return points if points == str(turn.scores[seat]) else f"{points} = {turn.scores[seat]}"


def board_table(board: Board, ended: bool = True) -> str:
    """A board with its scores; at the end of a round with the count and the total, and how they came about."""
    heads = (*(f"turn {turn}" for turn in range(1, TURNS + 1)), "count", "total")
    scores = [*(str(score) for score in board.scores), *[""] * (TURNS - len(board.scores))]
    ends = (board.crossed_out_count, f"**{board.total}**") if ended else ("", "")
    table = f"{_digits_of(board)}\n\n{_table(heads, [_row(*scores, *ends)])}"
    if not ended:
        return table
    adds = " + ".join([*scores, str(board.crossed_out_count)])
    return f"{table}\n{english.text('book-sum', sum=f'{adds} = {board.total}')}\n"


def _digits_of(board: Board) -> str:
    digits = range(DIGIT_COUNT)
    return " ".join(str(digit) if board.available >> digit & 1 else f"~~{digit}~~" for digit in digits)


def final_table(game: Game) -> str:
    """The backs of all boards at the end of a game, best first."""
    first, second = game.position.totals
    finals = game.finals
    order = sorted(range(game.seats), key=lambda seat: -finals[seat])
    rows = [_row(_colour(seat), first[seat], second[seat], f"**{finals[seat]}**") for seat in order]
    return _table(("player", "round 1", "round 2", "final score"), rows)


def _colour(seat: Seat) -> str:
    return english.text(f"colour-{SEAT_COLOURS[seat]}")


def _examples() -> dict[str, list[str]]:
    game = played("game")
    first, last = game.turns[0], game.turns[TURNS - 1]
    return {
        "rules-heading-table": [material_table()],
        "rules-heading-choose": [_shown("example-void", check_table(played("void").turns[-1]))],
        "rules-heading-check": [
            _shown("example-check", check_table(first)),
            _shown("example-chain", check_table(played("chain").turns[-1])),
            _shown("example-zero", check_table(played("zero").turns[-1])),
        ],
        "rules-heading-resolve": [_shown("book-crossed", board_table(first.boards[HERO], ended=False))],
        "rules-heading-last": [_shown("book-last-picture", check_table(last))],
        "rules-heading-round": [_shown("book-round-picture", board_table(last.boards[HERO]))],
        "rules-heading-game": [_shown("book-game-picture", final_table(game))],
        "rules-heading-hint": [_shown("book-hint-picture", board_table(played("out").turns[-1].boards[HERO], False))],
    }


EXAMPLES = _examples()
