"""`thenumber rules`: the rules, in the user's language."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from thenumber.cli.texts import text
from thenumber.cli.wrapping import Prose
from thenumber.locales.rulebook import SECTIONS


def rules() -> None:
    console = Console(highlight=False)
    console.print(Text(text("rules-title"), style="bold"))
    console.print(Prose(text("rules-credit"), "dim"))
    for heading, numbers in SECTIONS:
        console.print()
        console.print(Text(text(heading), style="bold"))
        table = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
        table.add_column(no_wrap=True)
        table.add_column(overflow="fold")
        for rule in numbers:
            table.add_row(Text(rule, style="dim"), Prose(text(rule)))
        console.print(table)
