"""Prose in lines: where a text may be broken, in every language.

Rich breaks lines at no-break spaces as well, and Chinese ones before a full stop; here that does not happen.
"""

from collections.abc import Iterator
from itertools import pairwise

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.style import StyleType
from rich.text import Text

NEVER_FIRST = "，。、；：！？」』）》…·,.;:!?)]%”’»\u00a0\u202f "
"""The characters that no line begins with, where words are not set apart by spaces."""
NEVER_LAST = "「『（《([“‘«\u00a0\u202f"
"""The characters that no line ends with, where words are not set apart by spaces."""


def wrapped(text: str, width: int) -> list[str]:
    """The lines of a text, none of them wider than so many columns.

    >>> wrapped("one two three", 7), wrapped("39\\u202f% of all", 5), wrapped("過關的號碼，得分。", 10)
    (['one two', 'three'], ['39\\u202f%', 'of', 'all'], ['過關的號', '碼，得分。'])
    """
    width = max(2, width)  # the widest character has two columns
    lines = []
    for paragraph in text.split("\n"):
        line = ""
        for piece in _pieces(paragraph):
            if line and cell_len((line + piece).rstrip(" ")) > width:
                lines.append(line.rstrip(" "))
                line = ""
            rest = piece
            while cell_len(rest.rstrip(" ")) > width:  # a word that is longer than a line
                fitting = next(end for end in range(len(rest), 0, -1) if cell_len(rest[:end]) <= width)
                lines.append(rest[:fitting])
                rest = rest[fitting:]
            line += rest
        lines.append(line.rstrip(" "))
    return lines


def _pieces(text: str) -> Iterator[str]:
    """What must stay together on a line, each piece with the spaces behind it."""
    start = 0
    for end, (before, after) in enumerate(pairwise(text), 1):
        if _may_break(before, after):
            yield text[start:end]
            start = end
    yield text[start:]


def _may_break(before: str, after: str) -> bool:
    if before == " ":
        return after != " "
    wide = cell_len(before) > 1 or cell_len(after) > 1  # Chinese, which is written without spaces
    return wide and after not in NEVER_FIRST and before not in NEVER_LAST


class Prose:
    """A text that Rich shows in lines as they are broken here, behind so many blank columns."""

    def __init__(self, text: str, style: StyleType = "", *, indent: int = 0) -> None:
        self.text, self.style, self.indent = text, style, indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in wrapped(self.text, options.max_width - self.indent):
            yield Text(" " * self.indent + line, self.style, no_wrap=True, overflow="ignore")

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        least = max(cell_len(piece.rstrip(" ")) for piece in _pieces(self.text))
        most = max(cell_len(line) for line in self.text.split("\n"))
        return Measurement(least + self.indent, most + self.indent).with_maximum(options.max_width)
