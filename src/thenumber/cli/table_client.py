"""A client of a table on a server, over the same wire as everybody else; comes back by itself, for ever."""

import asyncio
import contextlib
import itertools
import random
from abc import ABC, abstractmethod
from urllib.parse import urlsplit

import aiohttp
from rich.console import RenderableType

from thenumber.cli.exit_codes import WRONG_USAGE
from thenumber.cli.names import shown_name
from thenumber.cli.online import seals_alarm
from thenumber.cli.server_text import NotUnderstood, printable, read_message
from thenumber.cli.system_reasons import system_reason
from thenumber.cli.texts import listed, stop, text
from thenumber.server.tables.codes import clean_code
from thenumber.server.wire import protocol as wire
from thenumber.table.people import Sit
from thenumber.table.seal_watch import SealWatch
from thenumber.table.turns import Write
from thenumber.table.view import Change, View, changed

FIRST_PAUSE, SHORT_PAUSE, LONGEST_PAUSE = 0.5, 1.0, 5.0
"""The most seconds to wait before an attempt: the first, one while the server may be starting anew, and any other."""
SHORT_PAUSES = 4
"""The attempts after which the server counts as not there; from then on pauses double."""

MINUTE = 60


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


def restart_in_words(seconds: int | None) -> str:
    """What the host of the server has announced."""
    if seconds is None:
        return text("restart-off")
    return text("restart-soon", count=round(seconds / 60)) if seconds >= MINUTE else text("restart-now")


class TableClient(ABC):
    """Somebody at a table; comes back by itself when the connection breaks."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.token: str | None = None
        self.view: View | None = None
        self.ids = itertools.count(1)
        self.watch = SealWatch()
        self.written: dict[int, Write] = {}
        """The numbers that were said and not answered yet, by their ids."""
        self.socket: aiohttp.ClientWebSocketResponse | None = None
        self.done = False
        self.turned_away = False
        """Whether the server will never let us in."""
        self.failures = 0
        """The attempts to come in that failed in a row."""
        self.alarms = 0
        """How many faults of the server have been told."""

    @abstractmethod
    def seat_wish(self, view: View) -> Sit | None:
        """What to say to have a place at this table; None for somebody who has one, or does not ask now."""

    @abstractmethod
    def see(self, view: View) -> None:
        """Look at the table as it is now."""

    @abstractmethod
    def tell(self, message: str) -> None:
        """Tell something in passing."""

    @abstractmethod
    def trouble(self, message: str) -> None:
        """Tell what is wrong until the table is seen again."""

    @abstractmethod
    def keep(self, page: RenderableType, note: str = "") -> None:
        """Show something that must be read, and a sentence about it."""

    async def come_back(self) -> None:
        """Visit the table again and again, until it is done."""
        async with aiohttp.ClientSession() as session:
            while not self.done:
                await self.visit(session)
                if not self.done:
                    self.trouble(text("join-lost"))
                    await asyncio.sleep(pause_before(self.failures, random.random()))
                    self.failures += 1

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
            self.trouble(
                text("refusal-no-such-table")
                if error.status == 404
                else text("join-no-server", url=self.url, reason=reason)
            )
        except OSError as error:
            self.trouble(text("join-no-server", url=self.url, reason=printable(system_reason(error))))
        except aiohttp.ClientError as error:
            self.trouble(text("join-no-server", url=self.url, reason=printable(str(error))))

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
            self.tell(text("join-unreadable"))
        self.alarm()

    async def hear(self, said: wire.ServerSays) -> None:
        match said:
            case wire.Welcome():
                self.token, self.failures = said.token, 0
            case wire.View():
                view = View(said.table, said.you)
                if wish := self.seat_wish(view):
                    await self.say(wish)
                self.see(view)
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
                    self.tell(text("wait-warming-up", names=listed(names), count=len(names)))
            case wire.RestartSoon():
                self.tell(restart_in_words(said.seconds))
            case wire.TableClosed():
                self.done = self.turned_away = True
                self.trouble(text("table-closed"))
            case wire.Refused():
                self.written.pop(said.id or 0, None)
                self.show_refusal(said)
            case wire.Done():
                if write := self.written.pop(said.id, None):
                    self.watch.wrote(write.game_no, write.turn_index, write.number)

    def alarm(self) -> None:
        """Tell what the server did that it can't have done honestly, as soon as it is found."""
        new, self.alarms = self.watch.faults[self.alarms :], len(self.watch.faults)
        if new and self.view:
            self.keep(seals_alarm(self.view.table, new, self.watch.proof))

    def show_refusal(self, said: wire.Refused) -> None:
        found, right = said.found, said.right
        if said.code == "crossed-out":
            found, right = listed(list(found)), listed(list(right))
        try:
            self.tell(text(f"refusal-{said.code}", found=found, right=right))
        except LookupError:  # a code of another version, or none at all
            self.tell(text("join-refused", code=said.code))
