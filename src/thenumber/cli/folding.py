"""Tables for narrow terminals: where a row does not fit on a line, it becomes several, and no figure is cut."""

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

WIDE_ENOUGH = 60
"""The columns from which tables are shown as they are."""
GAP, INDENT = "  ", "  "


class Folding:
    """A table; in a narrow terminal every row has its first columns on one line, and the others below them."""

    def __init__(self, table: Table, lead: int) -> None:
        self.table, self.lead = table, lead

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        if width >= WIDE_ENOUGH:
            yield self.table
            return
        headings = [_text(column.header) for column in self.table.columns]
        for row in zip(*(column.cells for column in self.table.columns), strict=True):
            cells = [_text(cell) for cell in row]
            yield from _filled([cell for cell in cells[: self.lead] if cell], width, " ")
            rest = list(zip(headings[self.lead :], cells[self.lead :], strict=True))
            yield from _filled([_named(heading, cell) for heading, cell in rest if cell], width, GAP, INDENT)


class FoldingLine:
    """A line of two parts; in a narrow terminal the second one stands below the first, behind so many columns."""

    def __init__(self, first: Text, second: Text, indent: int) -> None:
        self.first, self.second, self.indent = first, second, indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width >= WIDE_ENOUGH:
            yield self.first.copy().append_text(self.second)
            return
        first = self.first.copy()
        first.rstrip()
        yield first
        yield Padding(self.second, (0, 0, 0, self.indent))


def _text(cell: object) -> Text:
    return cell.copy() if isinstance(cell, Text) else Text(str(cell))


def _named(heading: Text, cell: Text) -> Text:
    """A figure with its heading, which no line below could show; what is as long as the digits speaks for itself."""
    if not heading or cell_len(cell.plain) > cell_len(heading.plain) + len(GAP):
        return cell
    return Text(f"{heading.plain}: ", "dim").append_text(cell)


def _filled(pieces: list[Text], width: int, gap: str, indent: str = "") -> list[Text]:
    """The pieces in as few lines as can be, none of them broken unless it is wider than a line."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + len(gap) + piece.cell_len <= width:
            lines[-1].append(gap).append_text(piece)
        else:
            start = indent if len(indent) + piece.cell_len <= width else ""
            lines.append(Text(start).append_text(piece))
    return lines
