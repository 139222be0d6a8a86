"""Keys and lines from whoever sits at the keyboard."""

import getpass
import os
import select
import sys
import termios
import tty
from collections.abc import Iterator
from contextlib import contextmanager

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
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def is_interactive() -> bool:
    return sys.stdin.isatty()


@contextmanager
def keys() -> Iterator[Iterator[str]]:
    """Single keys, not echoed, while the context lasts; Ctrl-C interrupts as ever."""
    with one_by_one():
        yield _keys(sys.stdin.fileno())


@contextmanager
def one_by_one() -> Iterator[None]:
    """Let the terminal hand over every key at once, and show none of them, while the context lasts."""
    descriptor = sys.stdin.fileno()
    before = termios.tcgetattr(descriptor)
    try:
        tty.setcbreak(descriptor)
        yield
    finally:
        termios.tcsetattr(descriptor, termios.TCSADRAIN, before)


def _keys(descriptor: int) -> Iterator[str]:
    while True:
        character = _read(descriptor)
        if character == _ESCAPE:
            character += _rest_of_sequence(descriptor)
        key = _KEYS.get(character, character)
        if key == END:
            raise InputEndedError
        yield key


def _read(descriptor: int) -> str:
    return os.read(descriptor, 1).decode("ascii", "replace")


def _rest_of_sequence(descriptor: int) -> str:
    """What an arrow or function key sends behind its escape: `[` or `O`, perhaps parameters, and a last letter."""
    rest = ""
    while select.select([descriptor], [], [], _SEQUENCE_SECONDS)[0]:
        character = _read(descriptor)
        rest += character
        if (len(rest) > 1 and "@" <= character <= "~") or rest[0] not in "[O":
            break
    return rest


def read_line(prompt: str, *, hidden: bool = False) -> str:
    """A line, not echoed if hidden."""
    try:
        if hidden and sys.stdin.isatty():
            return getpass.getpass(prompt)
        line = input(prompt)
    except EOFError:
        raise InputEndedError from None
    if not sys.stdin.isatty():
        print()  # nobody pressed Enter here
    return line
