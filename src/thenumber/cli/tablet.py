"""Writing a number: three digits from one's own board, corrected until they are laid down."""

from collections.abc import Iterator

from rich.console import Console
from rich.text import Text

from thenumber.cli.keyboard import BACKSPACE, ENTER, SPACE, read_line
from thenumber.cli.texts import listed, text
from thenumber.rules.board import Board
from thenumber.rules.digits import Number, digits_name, parse_number, unavailable_digits
from thenumber.rules.errors import RulesError

SLOTS = 3
MASK, EMPTY = "•", "_"
TABLET_WIDTH = 1 + 4 * SLOTS
"""The columns that the slots need, with a space before them."""
BACK_TO_TABLET = "\x1b[1A\r\x1b[J"
"""The control sequence that goes to the beginning of the line above and clears everything from there on."""


def write_number(console: Console, pressed: Iterator[str] | None, name: str, board: Board, *, hidden: bool) -> Number:
    """Ask until a number stands that can be laid down."""
    if pressed is None:
        return _write_line(console, name, board, hidden=hidden)
    return _write_keys(console, pressed, name, board, hidden=hidden)


def why_not_digit(board: Board, digit: str) -> str:
    """Why a digit can't be written, or nothing if it can."""
    if board.available >> int(digit) & 1:
        return ""
    return text("digit-crossed-out", digit=digit)


def why_not_number(board: Board, written: str) -> str:
    """Why a number can't be laid down, or nothing if it can."""
    try:
        unavailable = unavailable_digits(parse_number(written), board.available)
    except RulesError:
        return text("number-three-digits", found=written)
    if not unavailable:
        return ""
    return text(
        "number-crossed-out",
        digits=listed(list(digits_name(unavailable))),
        count=unavailable.bit_count(),
        available=listed(list(digits_name(board.available))),
    )


def _write_line(console: Console, name: str, board: Board, *, hidden: bool) -> Number:
    while True:
        written = "".join(read_line(f"{text('play-your-number', name=name)} ", hidden=hidden).split())
        complaint = why_not_number(board, written)
        if not complaint:
            return parse_number(written)
        console.print(Text(complaint))


def _write_keys(console: Console, pressed: Iterator[str], name: str, board: Board, *, hidden: bool) -> Number:
    console.print(Text(text("play-keys-hidden" if hidden else "play-keys"), style="dim"))
    written, shown, complaint = "", not hidden, ""
    _draw(console, name, written, shown, complaint)
    for key in pressed:
        complaint = ""
        if key == ENTER:
            if len(written) == SLOTS:
                console.print()
                return parse_number(written)
        elif key == BACKSPACE:
            written = written[:-1]
        elif key == SPACE and hidden:
            shown = not shown
        elif key in "0123456789" and len(written) < SLOTS:
            complaint = why_not_digit(board, key)
            written += "" if complaint else key
        console.file.write(BACK_TO_TABLET)
        _draw(console, name, written, shown, complaint)
    raise AssertionError("keys never end: they raise InputEndedError")


def _draw(console: Console, name: str, written: str, shown: bool, complaint: str) -> None:
    """The tablet on one line, and below it what is wrong, what is missing, or that it can be laid down."""
    line = Text(text("play-your-number", name=name))
    line.truncate(max(0, console.width - TABLET_WIDTH), overflow="ellipsis")  # the tablet itself is always there
    line.append(" ")
    for slot in range(SLOTS):
        digit = (written[slot] if shown else MASK) if slot < len(written) else EMPTY
        line.append(f" {digit} ", style="bold reverse" if slot == 0 else "bold underline")
        line.append(" ")
    missing = SLOTS - len(written)
    hint = complaint or (text("number-missing", count=missing) if missing else text("number-ready"))
    below = Text(hint, style="bold" if complaint else "dim")
    for part, end in ((line, "\n"), (below, "")):
        part.truncate(console.width - 1)  # a wrapped line could not be wiped again
        console.print(part, end=end)
    console.file.flush()
