"""What the terminal shows of a game: boards, the ladder of the check, standings. Readable without any colour."""

from collections.abc import Sequence
from typing import TypeAlias

from rich.cells import cell_len, set_cell_size
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from thenumber.cli.explain import reason, sum_of, verdict_words
from thenumber.cli.folding import Folding, FoldingLine
from thenumber.cli.names import shown_name
from thenumber.cli.texts import listed, text
from thenumber.cli.wrapping import Prose
from thenumber.record.record import UNKNOWN
from thenumber.rules.board import Board
from thenumber.rules.check import Verdict
from thenumber.rules.digits import DIGIT_COUNT, number_name
from thenumber.rules.game import Game, Position
from thenumber.rules.resolve import BONUSES, TURNS, Turn
from thenumber.rules.seats import SEAT_COLOURS, SEAT_SYMBOLS, Seat, seat_letter

SYMBOLS = {"sun": "☀", "mountain": "▲", "leaf": "☘", "moon": "☾", "flower": "✿"}
STYLES = {"red": "red", "blue": "bright_blue", "green": "green", "yellow": "yellow", "purple": "magenta"}
CROSSED_OUT = "·"
SCREEN_WIDTH = 80
"""The columns that a board may take, in every language: names are cut to fit."""
NAME_WIDTH, NARROW_NAME_WIDTH = 14, 10
"""The most columns of a name, and as many as there are beside much else."""
BOX_WIDTH = 2
"""The fewest columns of a box."""

Totals: TypeAlias = Sequence[Sequence[int]]
"""The totals of every finished round, one a seat."""


def make_console() -> Console:
    """The console that everything is printed to; what a terminal can't show is replaced, never an error."""
    return Console(highlight=False, emoji=False, soft_wrap=False)


def seat_label(seat: Seat) -> Text:
    """Letter, symbol and colour name: `A ☀ Red`."""
    return seat_mark(seat).append(" " + text(f"colour-{SEAT_COLOURS[seat]}"))


def seat_mark(seat: Seat) -> Text:
    """Letter and symbol, where there is no room for more: `A ☀`."""
    return Text(f"{seat_letter(seat)} {SYMBOLS[SEAT_SYMBOLS[seat]]}", style=STYLES[SEAT_COLOURS[seat]])


def name_cell(names: Sequence[str], seat: Seat) -> str:
    """The name beside a seat's colour, which is there already for somebody without a name."""
    return "" if names[seat] == UNKNOWN else shown_name(names[seat])


def player_name(names: Sequence[str], seat: Seat) -> str:
    return text(f"colour-{SEAT_COLOURS[seat]}") if names[seat] == UNKNOWN else shown_name(names[seat])


def seat_and_name(names: Sequence[str], seat: Seat) -> str:
    """`A ☀ Red Ada`, or just the seat of somebody without a name."""
    label = seat_label(seat).plain
    return label if names[seat] == UNKNOWN else f"{label} {shown_name(names[seat])}"


def turn_title(round_no: int, turn_no: int) -> Text:
    title = Text(text("turn-title", round=str(round_no), turn=str(turn_no)), style="bold")
    title.append(f"   {text('turn-bonus', bonus=str(BONUSES[turn_no - 1]))}", style="not bold")
    if turn_no == TURNS:
        title.append(f" · {text('turn-double')}", style="not bold")
    return title


def boards_table(
    boards: Sequence[Board], names: Sequence[str], totals: Totals, *, closed: bool = False, marks: Sequence[str] = ()
) -> RenderableType:
    """Everybody's board, one line a seat: digits, a score box a turn under its bonus, what they add up to so far.

    Then come the boxes for the count of crossed-out digits and the total, which are filled once the round is `closed`,
    the totals of earlier rounds, and `marks`, a word or sign for every seat.
    """
    heads = [f"×2+{bonus}" if turn_no == TURNS else f"+{bonus}" for turn_no, bonus in enumerate(BONUSES, 1)]
    heads += [text("column-so-far"), CROSSED_OUT, text("total")]
    heads += [text("column-round-short", round=str(round_no)) for round_no in range(1, len(totals) + 1)]
    widths = [max(BOX_WIDTH, cell_len(head)) for head in heads] + [cell_len(mark) for mark in marks[:1]]
    label_width = max(seat_label(seat).cell_len for seat in range(len(boards)))
    others = [label_width, 2 * DIGIT_COUNT - 1, *widths]
    name_width = min(NAME_WIDTH, SCREEN_WIDTH - sum(others) - len(others))
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column(text("column-player"), width=name_width, no_wrap=True, overflow="ellipsis")
    table.add_column(text("column-digits"), no_wrap=True)
    for head in heads:
        table.add_column(head, justify="right", min_width=BOX_WIDTH)
    if marks:
        table.add_column("")
    for seat, board in enumerate(boards):
        scores = [str(score) for score in board.scores] + [""] * (TURNS - len(board.scores))
        end = [str(board.crossed_out_count), Text(str(board.total), style="bold")] if closed else ["", ""]
        cells = [
            *scores,
            str(sum(board.scores)),
            *end,
            *(str(total[seat]) for total in totals),
            *marks[seat : seat + 1],
        ]
        table.add_row(seat_label(seat), Text(name_cell(names, seat)), board_digits(board), *cells)
    legend = Text(text("crossed-out-legend", mark=CROSSED_OUT), style="dim")
    return Group(Folding(table, 2), legend)


def board_digits(board: Board) -> Text:
    """The ten digits, each in its place, a dot for a crossed-out one."""
    digits = Text()
    for digit in range(DIGIT_COUNT):
        available = board.available >> digit & 1
        digits.append(f"{digit if available else CROSSED_OUT} ", style="bold" if available else "dim")
    digits.rstrip()
    return digits


def ladder(turn: Turn, names: Sequence[str]) -> RenderableType:
    """The check from the highest number to the lowest, every fallen one with its reason; who has none comes last."""
    lines: list[RenderableType] = [Text(text("ladder-title"), style="dim")]
    seats = range(len(turn.numbers))
    label_width = max(seat_label(seat).cell_len for seat in seats)
    width = max(cell_len(verdict_words(turn, seat)) for seat in seats)
    for seat in sorted(seats, key=lambda seat: _rung(turn, seat)):
        line = _number(turn, seat)
        label = seat_label(seat)
        line.append("  ").append_text(label).append(" " * (label_width - label.cell_len + 1))
        line.append(set_cell_size(name_cell(names, seat), NAME_WIDTH) + "  ")
        approved = turn.rulings[seat].verdict is Verdict.APPROVED
        verdict = Text(set_cell_size(verdict_words(turn, seat), width), style="bold" if approved else "")
        verdict.append(f"  {sum_of(turn, seat)}", style="bold" if approved else "dim")
        lines.append(FoldingLine(line, verdict, 7))
        if not approved:
            lines.append(Prose(reason(turn, seat), indent=7))
    return Group(*lines)


def _rung(turn: Turn, seat: Seat) -> tuple[bool, int, Seat]:
    """The place of a seat on the ladder: void and missing numbers lie beside it, and twins keep the seats' order."""
    number = turn.numbers[seat]
    beside = turn.rulings[seat].verdict in (Verdict.VOID, Verdict.ABSENT)
    return beside, -1 if number is None else -number, seat


def _number(turn: Turn, seat: Seat) -> Text:
    number, ruling = turn.numbers[seat], turn.rulings[seat]
    if number is None:
        return Text("  ---")
    line = Text("  ")
    fatal = ruling.unavailable
    for clash in ruling.eliminated_by:
        fatal |= clash.digits
    for character in number_name(number):
        if ruling.verdict is Verdict.APPROVED:
            line.append(character, style="bold")
        else:
            line.append(character, style="bold underline" if fatal >> int(character) & 1 else "dim")
    return line


def round_end(boards: Sequence[Board], round_no: int, names: Sequence[str], totals: Totals) -> RenderableType:
    """A finished round on the boards: five scores, the count, the total; `totals` are those of earlier rounds."""
    title = Text(text("round-over", round=str(round_no)), style="bold")
    return Group(title, boards_table(boards, names, totals, closed=True))


def final_standings(places: Sequence[tuple[int, Seat]], totals: Totals, names: Sequence[str]) -> RenderableType:
    """Everybody's place and the back of their board: the totals of both rounds, and what they make together."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(text("column-place"), justify="right")
    table.add_column("")
    table.add_column(text("column-player"), width=NAME_WIDTH, no_wrap=True, overflow="ellipsis")
    for round_no in range(1, len(totals) + 1):
        table.add_column(text("column-round", round=str(round_no)), justify="right")
        table.add_column("")
    table.add_column(text("final-score"), justify="right")
    finals = [sum(rounds) for rounds in zip(*totals, strict=True)]
    for place, seat in places:
        back: list[str] = []
        for round_no, total in enumerate(totals, 1):
            back += [str(total[seat]), "=" if round_no == len(totals) else "+"]
        final = Text(str(finals[seat]), style="bold")
        table.add_row(str(place), seat_label(seat), Text(name_cell(names, seat)), *back, final)
    winning = [seat for place, seat in places if place == 1]
    sentence = text(
        "winner",
        names=listed([player_name(names, seat) for seat in winning]),
        count=len(winning),
        score=str(finals[winning[0]]),
    )
    return Group(Text(text("game-finished"), style="bold"), Folding(table, 3), Text(""), Prose(sentence, "bold"))


def game_so_far(position: Position, names: Sequence[str]) -> RenderableType:
    """Where a game stands before a turn is played."""
    title = turn_title(position.round_no, position.turn_no)
    return Group(title, Text(""), boards_table(position.boards, names, position.totals))


def turn_played(game: Game, index: int, names: Sequence[str], note: str = "") -> RenderableType:
    """A turn that has been revealed: the ladder, and the boards as they were after it."""
    turn, round_no = game.turns[index], index // TURNS + 1
    title = turn_title(round_no, turn.turn_no)
    totals = game.position.totals[: round_no - 1]
    notes = [Text(f"» {note}", style="italic")] if note else []
    return Group(title, *notes, Text(""), ladder(turn, names), Text(""), boards_table(turn.boards, names, totals))
