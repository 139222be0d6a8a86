"""A table on a server as the terminal shows it: from a view, since the rules are applied elsewhere."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from thenumber.cli.names import bot_name, shown_name
from thenumber.cli.show import boards_table, final_standings, round_end, seat_label, turn_title
from thenumber.cli.texts import listed, text
from thenumber.cli.wrapping import Prose
from thenumber.rules.board import Board
from thenumber.rules.digits import ALL_DIGITS, parse_digits
from thenumber.rules.resolve import TURNS
from thenumber.rules.seats import seat_letter
from thenumber.table.seal_watch import Fault, TurnCheck
from thenumber.table.view import RulingView, SeatView, TableView, TurnView


def online_boards(table: TableView) -> RenderableType:
    """Everybody's boards, and who the table waits for; after a game who won, and how the final scores came about."""
    names = [marked_name(view) for view in table.seats]
    if table.phase == "over" and table.standings:
        return final_standings(table.standings, table.totals, names)
    boards = [Board(parse_digits(view.available), view.scores) for view in table.seats]
    marks = ["✓" if view.written else "…" if view.waited_for else " " for view in table.seats]
    shown = boards_table(boards, names, table.totals[: table.round_no - 1], marks=marks)
    if table.phase == "choose":
        return Group(turn_title(table.round_no, table.turn_no), shown)
    return shown


def marked_name(seat: SeatView) -> str:
    """The name of who sits there; a bot is marked as one."""
    name = shown_name(seat.name)
    return text("ending-bot", name=name) if seat.kind == "bot" else name


def online_reveal(table: TableView) -> RenderableType:
    """The last turn from the highest number to the lowest, every fallen one with its reason; and the end of a round."""
    turn = table.last
    if turn is None:
        return Text("")
    seats = sorted(range(len(turn.seats)), key=lambda seat: turn.seats[seat].number or "", reverse=True)
    lines: list[RenderableType] = [turn_title(turn.round_no, turn.turn_no)]
    for seat in seats:
        ruling = turn.seats[seat]
        verdict = text(f"verdict-{ruling.verdict}")
        line = Text(f"  {ruling.number or '---'}  ").append_text(seat_label(seat))
        lines.append(line.append(f" {shown_name(table.seats[seat].name)}  {verdict}  {ruling.score}"))
        lines += [Prose(reason, indent=7) for reason in _reasons(turn, ruling)]
        bot = table.seats[seat].bot
        if table.seats[seat].kind == "bot" and ruling.by and ruling.by != bot:
            lines.append(Text(f"       {text('reveal-by', other=bot_name(ruling.by))}"))
    if turn.turn_no == TURNS:
        names = [marked_name(view) for view in table.seats]
        boards = [Board(ALL_DIGITS & ~parse_digits(ruling.crossed_out), ruling.scores) for ruling in turn.seats]
        lines += [Text(""), round_end(boards, turn.round_no, names, table.totals[: turn.round_no - 1])]
    return Group(*lines)


def _reasons(turn: TurnView, ruling: RulingView) -> list[str]:
    reasons: list[str] = []
    for clash in ruling.eliminated_by:
        lower = turn.seats[clash.seat].number or ""
        digits = listed(list(clash.digits))
        key = "reason-eliminated-too" if reasons else "reason-eliminated"
        reasons.append(text(key, number=ruling.number or "", digits=digits, lower=lower, count=len(clash.digits)))
    return reasons


def seals_line(check: TurnCheck) -> str:
    """What became of the seals of a turn in which no fault was found."""
    unseen = sum(one.verdict == "unseen" for one in check.seats)
    return text("join-seals-unseen", count=unseen) if unseen else text("join-seals-match")


def seals_alarm(table: TableView, faults: Sequence[Fault], proof: str) -> RenderableType:
    """That the server did not keep its word: where, what was promised, what was shown, and the proof."""
    lines = [Text(""), Text(f" {text('alarm-title')} ", style="bold reverse red")]
    for fault in faults:
        turn = turn_title(fault.turn_index // TURNS + 1, fault.turn_index % TURNS + 1).plain.split("   ")[0]
        lines.append(Text(f"{turn}. {fault_sentence(table, fault)}", style="bold red"))
        for key, value in (("alarm-promised", fault.promised), ("alarm-shown", fault.shown)):
            if value is not None:
                lines.append(Text(f"  {text(key)} {value}"))
    lines += [Text(text("alarm-about")), Text(text("alarm-proof")), Text(proof, overflow="fold"), Text("")]
    return Group(*lines)


def fault_sentence(table: TableView, fault: Fault) -> str:
    seats = table.seats
    known = fault.seat is not None and 0 <= fault.seat < len(seats)
    name = (
        f"{seat_letter(fault.seat or 0)} {shown_name(seats[fault.seat or 0].name)}" if known else text("alarm-somebody")
    )
    none = text("alarm-nothing")
    return text(f"fault-{fault.code}", name=name, promised=fault.promised or none, shown=fault.shown or none)
