"""Keys and lines from whoever sits at the keyboard."""

import getpass
import os
import select
import sys
from collections.abc import Iterator
from contextlib import contextmanager

try:
    import termios
    import tty
except ImportError:  # a system without terminals as we know them: lines still work
    termios = None  # type: ignore[assignment]

ENTER, BACKSPACE, SPACE, LEFT, RIGHT, END = "enter", "backspace", "space", "left", "right", "end"
_KEYS = {
    "\r": ENTER,
    "\n": ENTER,
    "\x7f": BACKSPACE,
    "\x08": BACKSPACE,
    " ": SPACE,
    "\x1b[D": LEFT,
    "\x1b[C": RIGHT,
    "\x04": END,
    "": END,
}
_ESCAPE = "\x1b"
_SEQUENCE_SECONDS = 0.02


class InputEndedError(Exception):
    """Nobody will press a key any more."""


def has_keys() -> bool:
    """Whether single keys can be read and the cursor moved; otherwise there are only lines."""
    return bool(termios) and sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def is_interactive() -> bool:
    return sys.stdin.isatty()


@contextmanager
def keys() -> Iterator[Iterator[str]]:
    """Single keys, not echoed, while the context lasts; Ctrl-C interrupts as ever."""
    descriptor = sys.stdin.fileno()
    before = termios.tcgetattr(descriptor)
    try:
        tty.setcbreak(descriptor)
        yield _keys(descriptor)
    finally:
        termios.tcsetattr(descriptor, termios.TCSADRAIN, before)


def _keys(descriptor: int) -> Iterator[str]:
    while True:
        character = os.read(descriptor, 1).decode("ascii", "replace")
        if character == _ESCAPE:  # an arrow or function key comes as a burst of characters
            while select.select([descriptor], [], [], _SEQUENCE_SECONDS)[0]:
                character += os.read(descriptor, 1).decode("ascii", "replace")
        key = _KEYS.get(character, character)
        if key == END:
            raise InputEndedError
        yield key


def read_line(prompt: str, *, hidden: bool = False) -> str:
    """A line, not echoed if hidden."""
    try:
        if hidden and sys.stdin.isatty():
            return getpass.getpass(prompt)
        return input(prompt)
    except EOFError:
        raise InputEndedError from None
