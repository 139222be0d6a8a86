"""How `thenumber join` shows a table: one screen that is redrawn, or, through a pipe, line after line."""

import asyncio
import codecs
import contextlib
import os
import re
import signal
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from typing import Protocol

from rich.console import Group, RenderableType
from rich.text import Text

from thenumber.cli.keyboard import has_keys, one_by_one
from thenumber.cli.online import online_boards
from thenumber.cli.show import make_console
from thenumber.cli.texts import text
from thenumber.cli.wrapping import Prose
from thenumber.table.view import View

ESCAPE_SEQUENCE = re.compile(r"\x1b(\[[0-9;?]*[@-~]|O.|.)?", re.DOTALL)
"""What arrow keys and the like send; they mean nothing here."""
ERASE, ERASE_LINE, END = "\x7f\x08", "\x15", "\x04"
HOME, REST_OF_LINE, REST_OF_SCREEN = "\x1b[H", "\x1b[K", "\x1b[J"
PROMPT = "> "


class TableFace(Protocol):
    """What a client of a table needs of whoever shows it."""

    def see(self, view: View) -> None:
        """Show the table as it is now."""

    def keep(self, page: RenderableType, note: str = "") -> None:
        """Show something that must be read: a check, or that the server lies; and a sentence about it."""

    def say(self, message: str) -> None:
        """Tell something in passing."""

    def trouble(self, message: str) -> None:
        """Tell what is wrong until the table is seen again."""

    def lines(self) -> AsyncIterator[str]:
        """What is typed, line by line, until nobody types any more."""


@contextlib.contextmanager
def table_face() -> Iterator[TableFace]:
    """A screen where there is one. It is left as it was."""
    if not has_keys():
        yield TablePrinter()
        return
    with one_by_one():
        screen = TableScreen()
        try:
            yield screen
        finally:
            screen.end()


def table_now(view: View) -> RenderableType:
    """Who sits there, or the boards; then who has written, and the own tablet."""
    table, parts = view.table, list[RenderableType]()
    if table.phase == "lobby":
        lobby = text("join-lobby", code=table.code, taken=str(len(table.seats)), seats=str(table.options.seats))
        parts.append(Prose(lobby))
    else:
        parts.append(online_boards(table))
    if table.options.shared:
        parts.append(Prose(text("sharing-told")))
    if table.phase == "choose":
        parts.append(Prose(text("join-written", written=str(table.written), writers=str(table.writers))))
    if view.you and view.you.tablet:
        parts.append(Prose(text("join-your-tablet", number=view.you.tablet)))
    return Group(*parts)


class TablePrinter:
    """Lines for a pipe, or for a terminal that can't move its cursor."""

    def __init__(self) -> None:
        self.console = make_console()
        self.helped = False

    def see(self, view: View) -> None:
        self.console.print(table_now(view))
        if not self.helped:
            self.console.print(Prose(text("join-help"), "dim"))
        self.helped = True

    def keep(self, page: RenderableType, note: str = "") -> None:
        self.console.print(page)
        if note:
            print(note)

    def say(self, message: str) -> None:
        print(message)

    def trouble(self, message: str) -> None:
        print(message)

    async def lines(self) -> AsyncIterator[str]:
        """Standard input, whatever it is, read by a thread that the program does not wait for when it ends."""
        loop, lines = asyncio.get_running_loop(), asyncio.Queue[str]()

        def read() -> None:
            with contextlib.suppress(RuntimeError):  # the loop has ended before the input did
                for line in sys.stdin:
                    loop.call_soon_threadsafe(lines.put_nowait, line)
                loop.call_soon_threadsafe(lines.put_nowait, "")

        threading.Thread(target=read, daemon=True).start()
        while line := await lines.get():
            yield line


class TableScreen:
    """One screen: the table or a page that must be read, then what was said last, and the line that is typed.

    Pages stay, one after the other, until somebody presses Enter on an empty line; the game may go on meanwhile.
    """

    def __init__(self) -> None:
        self.console = make_console()
        self.view: View | None = None
        self.pages: list[RenderableType] = []
        self.messages: list[str] = []
        """What was said since the last line that was typed."""
        self.troubles: list[str] = []
        self.typed = ""

    def see(self, view: View) -> None:
        self.view, self.troubles = view, []
        self.draw()

    def keep(self, page: RenderableType, note: str = "") -> None:
        self.pages.append(Group(page, Text(""), Prose(note)) if note else page)
        self.draw()

    def say(self, message: str) -> None:
        if message not in self.messages:
            self.messages.append(message)
        self.draw()

    def trouble(self, message: str) -> None:
        if message not in self.troubles:
            self.troubles.append(message)
        self.draw()

    def draw(self) -> None:
        with self.console.capture() as drawn:
            if self.pages:
                self.console.print(self.pages[0], Text(""))
            elif self.view:
                self.console.print(table_now(self.view), Text(""))
            for message in (*self.messages, *self.troubles):
                self.console.print(Prose(message, "bold"))
            self.console.print(Prose(text("join-go-on" if self.pages else "join-help"), "dim"))
        lines = drawn.get().splitlines()
        typed = PROMPT + self.typed[-(self.console.width - len(PROMPT) - 1) :]
        if len(lines) < self.console.height:
            shown = "".join(f"{line}{REST_OF_LINE}\n" for line in lines)
            self.console.file.write(f"{HOME}{shown}{typed}{REST_OF_LINE}{REST_OF_SCREEN}")
        else:  # too tall: what is at the top is scrolled out of sight, and can be scrolled back to
            self.console.file.write(f"{HOME}{REST_OF_SCREEN}{drawn.get()}{typed}")
        self.console.file.flush()

    def end(self) -> None:
        """Leave the screen as it is, and go on below it."""
        self.typed = ""
        self.console.print()

    async def lines(self) -> AsyncIterator[str]:
        loop, keyboard, heard = asyncio.get_running_loop(), sys.stdin.fileno(), asyncio.Queue[str]()
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
        loop.add_reader(keyboard, lambda: heard.put_nowait(decoder.decode(_read(keyboard)) or END))
        loop.add_signal_handler(signal.SIGWINCH, self.draw)
        self.draw()
        try:
            while True:
                for key in ESCAPE_SEQUENCE.sub("", await heard.get()):
                    if key == END:
                        return
                    if key in "\r\n":
                        line, self.typed, self.messages = self.typed, "", []
                        if line.strip():
                            self.draw()
                            yield line
                        else:
                            self.pages = self.pages[1:]
                    elif key in ERASE:
                        self.typed = self.typed[:-1]
                    elif key == ERASE_LINE:
                        self.typed = ""
                    elif key.isprintable():
                        self.typed += key
                self.draw()
        finally:
            loop.remove_reader(keyboard)
            loop.remove_signal_handler(signal.SIGWINCH)


def _read(keyboard: int) -> bytes:
    try:
        return os.read(keyboard, 4096)
    except OSError:  # the terminal is gone
        return b""
