"""`thenumber rules`: the rules with their numbers and an example, in the user's language."""

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from thenumber.cli.show import ladder, make_console
from thenumber.cli.texts import text
from thenumber.cli.wrapping import Prose
from thenumber.locales.rulebook import EXAMPLES, SECTIONS
from thenumber.record.record import UNKNOWN
from thenumber.rules.digits import parse_number
from thenumber.rules.game import Game, new_game, play
from thenumber.rules.resolve import TURNS
from thenumber.rules.seats import Seat

FOLLOWED: Seat = 1
"""The player whose total is worked out in the example: Blue, who begins with 513."""


def rules() -> None:
    console = make_console()
    console.print(Text(text("rules-title"), style="bold"))
    console.print(Prose(text("rules-credit"), "dim"))
    game = _example()
    shown_with = {"rules-heading-check": _check(game), "rules-heading-round": _total(game)}
    for heading, numbers in SECTIONS:
        console.print()
        console.print(Text(text(heading), style="bold"))
        _print_rules(console, numbers)
        if heading in shown_with:
            console.print(Padding(shown_with[heading], (1, 0, 0, 4)))
    console.print()
    console.print(Text(text("book-original-title"), style="bold"))
    console.print(Prose(text("book-original")))


def _print_rules(console: Console, numbers: tuple[str, ...]) -> None:
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(no_wrap=True, min_width=3)
    table.add_column(overflow="fold")
    for rule in numbers:
        table.add_row(Text(rule, style="dim"), Prose(text(rule)))
    console.print(table)


def _example() -> Game:
    """The first round of the game that the rulebook tells."""
    turns = EXAMPLES["game"][:TURNS]
    game = new_game(len(turns[0]))
    for numbers in turns:
        game = play(game, [parse_number(number) for number in numbers if number is not None])
    return game


def _check(game: Game) -> RenderableType:
    return Group(ladder(game.turns[0], (UNKNOWN,) * game.seats), Text(text("example-check")))


def _total(game: Game) -> RenderableType:
    board = game.turns[-1].boards[FOLLOWED]
    parts = (*board.scores, board.crossed_out_count)
    return Text(text("book-sum", sum=f"{' + '.join(str(part) for part in parts)} = {board.total}"))
