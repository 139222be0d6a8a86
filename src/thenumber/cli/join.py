"""`thenumber join`: a seat at a table on a server, in the terminal, over the same wire as everybody else."""

import asyncio
import contextlib
import itertools
import random
from urllib.parse import urlsplit

import aiohttp

from thenumber.cli.exit_codes import WRONG_RECORD, WRONG_USAGE
from thenumber.cli.names import shown_name
from thenumber.cli.online import online_reveal, seals_alarm, seals_line
from thenumber.cli.server_text import NotUnderstood, printable, read_message
from thenumber.cli.system_reasons import system_reason
from thenumber.cli.table_screen import TableFace, table_face
from thenumber.cli.texts import listed, stop, text
from thenumber.server.tables.codes import clean_code
from thenumber.server.wire import protocol as wire
from thenumber.table.command import ClientCommand
from thenumber.table.games import Ready, Start
from thenumber.table.host import AddBot
from thenumber.table.people import Leave, Sit
from thenumber.table.seal_watch import SealWatch, TurnCheck
from thenumber.table.turns import Erase, RevealNow, Write
from thenumber.table.view import Change, View, changed

FIRST_PAUSE, SHORT_PAUSE, LONGEST_PAUSE = 0.5, 1.0, 5.0
"""The most seconds to wait before an attempt: the first, one while the server may be starting anew, and any other."""
SHORT_PAUSES = 4
"""The attempts after which the server counts as not there; from then on pauses double."""


def join(url: str, name: str) -> None:
    address = socket_url(url)
    with contextlib.suppress(KeyboardInterrupt), table_face() as face:
        client = TerminalClient(address, name, face)
        asyncio.run(client.stay())
        if client.turned_away:
            raise SystemExit(WRONG_RECORD)


def socket_url(url: str) -> str:
    """The address of the socket, `ws://host/base/ws/CODE`, for the address of the page, `http://host/base/t/CODE`."""
    parts = urlsplit(url)
    base, slash, code = parts.path.rstrip("/").rpartition("/")
    if parts.scheme not in ("http", "https") or not slash or not clean_code(code) or not base.endswith("/t"):
        stop(text("join-bad-url", found=url, right="http://192.168.1.7:8080/t/KDWTXM"), WRONG_USAGE)
    scheme = "wss" if parts.scheme == "https" else "ws"
    return f"{scheme}://{parts.netloc}{base.removesuffix('/t')}/ws/{clean_code(code)}"


def pause_before(failures: int, chance: float) -> float:
    """The seconds to wait after so many failures in a row; `chance`, from 0 to 1, spreads those who wait.

    >>> [pause_before(failures, 1.0) for failures in (0, 1, 4, 5, 6, 7, 1000)]
    [0.5, 1.0, 1.0, 2.0, 4.0, 5.0, 5.0]
    >>> pause_before(0, 0.0), pause_before(1, 0.0)
    (0.0, 0.5)
    """
    if failures == 0:
        return FIRST_PAUSE * chance
    doublings = min(max(0, failures - SHORT_PAUSES), 8)
    return min(LONGEST_PAUSE, SHORT_PAUSE * (1 << doublings)) * (0.5 + chance / 2)


class TerminalClient:
    """One person at the keyboard; comes back by itself when the connection breaks."""

    def __init__(self, url: str, name: str, face: TableFace) -> None:
        self.url, self.name, self.face = url, name, face
        self.token: str | None = None
        self.view: View | None = None
        self.ids = itertools.count(1)
        self.shown_turn = (0, 0)
        self.watch = SealWatch()
        self.alarms = 0
        """How many faults of the server have been told."""
        self.written: dict[int, Write] = {}
        """The numbers that were said and not answered yet, by their ids."""
        self.socket: aiohttp.ClientWebSocketResponse | None = None
        self.done = False
        self.turned_away = False
        """Whether the server will never let us in."""
        self.failures = 0
        """The attempts to come in that failed in a row."""

    async def stay(self) -> None:
        typing = asyncio.create_task(self.type())
        try:
            async with aiohttp.ClientSession() as session:
                while not self.done:
                    await self.visit(session)
                    if not self.done:
                        self.face.trouble(text("join-lost"))
                        await asyncio.sleep(pause_before(self.failures, random.random()))
                        self.failures += 1
        finally:
            typing.cancel()

    async def visit(self, session: aiohttp.ClientSession) -> None:
        # Whoever shows a token that sits there is let in, however many others guess codes at the same address.
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        try:
            async with session.ws_connect(self.url, heartbeat=8.0, headers=headers) as self.socket:
                await self.say(wire.Hello(wire.PROTOCOL, self.token))
                self.watch.connected()
                async for message in self.socket:
                    await self.hear_data(message.data)
        except aiohttp.WSServerHandshakeError as error:
            self.done = self.turned_away = error.status in (403, 404)
            reason = printable(error.message) or str(error.status)
            self.face.trouble(
                text("refusal-no-such-table")
                if error.status == 404
                else text("join-no-server", url=self.url, reason=reason)
            )
        except OSError as error:
            self.face.trouble(text("join-no-server", url=self.url, reason=printable(system_reason(error))))
        except aiohttp.ClientError as error:
            self.face.trouble(text("join-no-server", url=self.url, reason=printable(str(error))))

    async def say(self, saying: wire.Saying) -> None:
        if self.socket and not self.socket.closed:
            frame = wire.ClientSays(next(self.ids), saying)
            if isinstance(saying, Write):
                self.written[frame.id] = saying
            with contextlib.suppress(ConnectionError):
                await self.socket.send_str(wire.encode(frame).decode())

    async def hear_data(self, data: str | bytes) -> None:
        """Hear a message, whatever it is."""
        try:
            await self.hear(read_message(data))
        except NotUnderstood:
            self.face.say(text("join-unreadable"))
        self.alarm()

    async def hear(self, said: wire.ServerSays) -> None:
        match said:
            case wire.Welcome():
                self.token, self.failures = said.token, 0
            case wire.View():
                first = self.view is None
                if first and said.you is None:
                    await self.say(Sit(self.name))
                self.see(View(said.table, said.you))
            case wire.Change():
                if self.view:
                    self.see(changed(self.view, Change(said.table, said.you)))
            case wire.Sealed():
                self.watch.sealed(said.game_no, said.turn_index, said.seals)
            case wire.Missed():
                self.watch.connected(missed=True)
            case wire.WarmingUp():
                if self.view and said.seats:
                    seats = self.view.table.seats
                    names = [shown_name(printable(seats[seat].name)) for seat in said.seats if seat < len(seats)]
                    self.face.say(text("wait-warming-up", names=listed(names), count=len(names)))
            case wire.Refused():
                self.written.pop(said.id or 0, None)
                self.show_refusal(said)
            case wire.Done():
                if write := self.written.pop(said.id, None):
                    self.watch.wrote(write.game_no, write.turn_index, write.number)

    def see(self, view: View) -> None:
        self.view = view
        check = self.watch.see(view.table, view.you)
        self.show(view, check)

    def alarm(self) -> None:
        """Tell what the server did that it can't have done honestly, as soon as it is found."""
        new, self.alarms = self.watch.faults[self.alarms :], len(self.watch.faults)
        if new and self.view:
            self.face.keep(seals_alarm(self.view.table, new, self.watch.proof))

    def show_refusal(self, said: wire.Refused) -> None:
        found, right = said.found, said.right
        if said.code == "crossed-out":
            found, right = listed(list(found)), listed(list(right))
        try:
            self.face.say(text(f"refusal-{said.code}", found=found, right=right))
        except LookupError:  # a code of another version, or none at all
            self.face.say(text("join-refused", code=said.code))

    def show(self, view: View, check: TurnCheck | None) -> None:
        table = view.table
        turn = (table.game_no, table.turn_index)
        if table.last and turn != self.shown_turn:
            check = check or self.watch.check(table)
            self.face.keep(online_reveal(table), seals_line(check) if check and not check.faults else "")
        self.shown_turn = turn
        self.face.see(view)

    async def type(self) -> None:
        """Read lines from the keyboard, and say them as commands."""
        async for line in self.face.lines():
            command = self.command_of(line.split())
            if command:
                await self.say(command)
            elif line.strip():
                self.face.say(text("join-not-understood", found=line.strip()))
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
