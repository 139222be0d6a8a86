"""`thenumber join`: a seat at a table on a server, in the terminal, over the same wire as everybody else."""

import asyncio
import contextlib

from rich.console import RenderableType

from thenumber.cli.exit_codes import WRONG_RECORD
from thenumber.cli.online import online_reveal, seals_line
from thenumber.cli.table_client import TableClient, socket_url
from thenumber.cli.table_screen import TableFace, table_face
from thenumber.cli.texts import text
from thenumber.table.command import ClientCommand
from thenumber.table.games import Ready, Start
from thenumber.table.host import AddBot
from thenumber.table.people import Leave, Sit
from thenumber.table.seal_watch import TurnCheck
from thenumber.table.turns import Erase, RevealNow, Write
from thenumber.table.view import View


def join(url: str, name: str) -> None:
    address = socket_url(url)
    with contextlib.suppress(KeyboardInterrupt), table_face() as face:
        client = TerminalClient(address, name, face)
        asyncio.run(client.stay())
        if client.turned_away:
            raise SystemExit(WRONG_RECORD)


class TerminalClient(TableClient):
    """One person at the keyboard."""

    def __init__(self, url: str, name: str, face: TableFace) -> None:
        super().__init__(url)
        self.name, self.face = name, face
        self.shown_turn = (0, 0)

    async def stay(self) -> None:
        typing = asyncio.create_task(self.type())
        try:
            await self.come_back()
        finally:
            typing.cancel()

    def seat_wish(self, view: View) -> Sit | None:
        return Sit(self.name) if self.view is None and view.you is None else None

    def see(self, view: View) -> None:
        self.view = view
        check = self.watch.see(view.table, view.you)
        self.show(view, check)

    def tell(self, message: str) -> None:
        self.face.say(message)

    def trouble(self, message: str) -> None:
        self.face.trouble(message)

    def keep(self, page: RenderableType, note: str = "") -> None:
        self.face.keep(page, note)

    def show(self, view: View, check: TurnCheck | None) -> None:
        table = view.table
        turn = (table.game_no, table.turn_index)
        if table.last and turn != self.shown_turn:
            check = check or self.watch.check(table)
            self.keep(online_reveal(table), seals_line(check) if check and not check.faults else "")
        self.shown_turn = turn
        self.face.see(view)

    async def type(self) -> None:
        """Read lines from the keyboard, and say them as commands."""
        async for line in self.face.lines():
            command = self.command_of(line.split())
            if command:
                await self.say(command)
            elif line.strip():
                self.tell(text("join-not-understood", found=line.strip()))
            if isinstance(command, Leave):
                break
        self.done = True
        if self.socket:
            await self.socket.close()

    def command_of(self, words: list[str]) -> ClientCommand | None:
        table = self.view.table if self.view else None
        game_no, turn_index = (table.game_no, table.turn_index) if table else (0, 0)
        match words:
            case [number] if number.isdigit():
                return Write(number, game_no, turn_index)
            case ["e"]:
                return Erase(game_no, turn_index)
            case ["s"]:
                return Start()
            case ["b", bot]:
                return AddBot(bot)
            case ["r"]:
                return RevealNow(game_no, turn_index)
            case ["a"]:
                return Ready(True)
            case ["q"]:
                return Leave()
        return None
