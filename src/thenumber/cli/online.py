"""A table on a server as the terminal shows it: from a view, since the rules are applied elsewhere."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from thenumber.cli.show import CROSSED_OUT, NAME_WIDTH, seat_label, turn_title
from thenumber.cli.texts import listed, text
from thenumber.table.seals import seal
from thenumber.table.view import RulingView, TableView, TurnView


def online_boards(table: TableView) -> RenderableType:
    """Everybody's digits and scores, and who the table waits for."""
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
    for seat, view in enumerate(table.seats):
        digits = " ".join(d if d in view.available else CROSSED_OUT for d in "0123456789")
        scores = " ".join(map(str, view.scores))
        name = Text(view.name)
        name.truncate(NAME_WIDTH, overflow="ellipsis")
        grid.add_row(seat_label(seat), name, digits, scores, "✓" if view.written else "…" if view.waited_for else "")
    if table.phase == "choose":
        return Group(turn_title(table.round_no, table.turn_no), grid)
    return grid


def online_reveal(table: TableView) -> RenderableType:
    """The last turn from the highest number to the lowest, every fallen one with its reason."""
    turn = table.last
    if turn is None:
        return Text("")
    seats = sorted(range(len(turn.seats)), key=lambda seat: turn.seats[seat].number or "", reverse=True)
    lines: list[RenderableType] = [turn_title(turn.round_no, turn.turn_no)]
    for seat in seats:
        ruling = turn.seats[seat]
        verdict = text(f"verdict-{ruling.verdict}")
        line = Text(f"  {ruling.number or '---'}  ").append_text(seat_label(seat))
        lines.append(line.append(f" {table.seats[seat].name}  {verdict}  {ruling.score}"))
        lines += [Text(f"       {reason}") for reason in _reasons(turn, ruling)]
        bot = table.seats[seat].bot
        if table.seats[seat].kind == "bot" and ruling.by and ruling.by != bot:
            lines.append(Text(f"       {text('reveal-by', other=f'@{ruling.by}')}"))
    return Group(*lines)


def _reasons(turn: TurnView, ruling: RulingView) -> list[str]:
    reasons: list[str] = []
    for clash in ruling.eliminated_by:
        lower = turn.seats[clash.seat].number or ""
        digits = listed(list(clash.digits))
        key = "reason-eliminated-too" if reasons else "reason-eliminated"
        reasons.append(text(key, number=ruling.number or "", digits=digits, lower=lower, count=len(clash.digits)))
    return reasons


def seals_match(table: TableView) -> bool:
    """Whether everybody's number of the last turn is the one that was sealed."""
    turn = table.last
    if turn is None:
        return True
    index = table.turn_index - 1
    return all(
        ruling.nonce is None
        or ruling.number is None
        or seal(ruling.nonce, ruling.number, table.id, table.game_no, index, seat) == ruling.seal
        for seat, ruling in enumerate(turn.seats)
    )
