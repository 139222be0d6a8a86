"""All nodes on one database, as the host's page shows them: each asks the others, and carries out what they pass on.

A node that is asked carries out the order, if there is one and it concerns it, and says how it stands. Questions and
answers go through the database (`Store.call`), which also knows how many processes listen: so a node knows when all
have answered, and how many did not. With SQLite there are no others.

A node that is drained looks for others that are not. If there are any, it says at `/readyz` that people should be sent
there, and a moment later, when proxies have found out, it sends its own away. From then on it refuses people behind a
proxy, which tries another node; without a proxy only for another moment, so that nobody is locked out who knows no
other way. If there are no others, its people stay, and only new tables are refused.
"""

import asyncio
import logging
import math
import secrets
import socket
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from thenumber.server.admin.backups import Backups
from thenumber.server.histogram import BOUNDS, Histogram
from thenumber.server.logs import MOST_ERRORS
from thenumber.server.settings import Settings
from thenumber.server.store.calls import MOST_SAID, NODES
from thenumber.server.store.errors import StoreError
from thenumber.server.store.store import Store
from thenumber.server.tables.figures import (
    MOST_LISTED,
    CloseTable,
    Look,
    MovePeople,
    ProcessOrder,
    ProcessReport,
    TellRestart,
)
from thenumber.server.tables.metrics import Metrics
from thenumber.server.version import VERSION
from thenumber.server.web.app_state import Tables
from thenumber.server.wire.admin import (
    AdminOrder,
    AdminView,
    Announce,
    BackUp,
    BotFigures,
    Drain,
    EndTable,
    NodeFigures,
    TableFigures,
)
from thenumber.server.wire.restart_notice import RestartNotice

LOG = logging.getLogger(__name__)
ANSWER_SECONDS = 2.0
"""The most seconds that other nodes get to answer."""
NOTICE_SECONDS = 2.0
"""The seconds after which proxies know that a node is drained. Those of deploy/ ask twice a second or once."""
REFUSE_SECONDS = 5.0
"""The seconds for which a node that sent its people away lets nobody in, where no proxy knows another one."""
TABLES_AT_ONCE = 25
"""The most tables in one message between nodes."""
KEY_BYTES = 6


class Asked(Struct, frozen=True, tag="asked"):
    """A question to all nodes of a place, with an order to carry out first."""

    place: str
    ask: str
    order: AdminOrder | None


class Answered(Struct, frozen=True, tag="answered"):
    """A part of a node's answer: the node itself is in the first of so many parts, and its tables in all."""

    ask: str
    parts: int
    node: NodeFigures | None
    tables: Sequence[TableFigures]


decode_said: msgspec.json.Decoder[Asked | Answered] = msgspec.json.Decoder(Asked | Answered)
encode = msgspec.json.Encoder().encode


class Answers:
    """What has come of the answers to one question."""

    def __init__(self) -> None:
        self.nodes: list[NodeFigures] = []
        self.tables: list[TableFigures] = []
        self._missing = 0
        """How many parts are missing of the answers that have begun to come. They come in order."""
        self.changed = asyncio.Event()

    def take(self, answered: Answered) -> None:
        if answered.node:
            self.nodes.append(answered.node)
            self._missing += answered.parts
        self.tables += answered.tables
        self._missing -= 1
        self.changed.set()

    async def complete(self, processes: int) -> None:
        """Wait until nodes with so many processes have answered."""
        while self._missing or sum(len(node.processes) for node in self.nodes) < processes:
            self.changed.clear()
            await self.changed.wait()


class Nodes:
    """This node, and what it asks of others. To be closed."""

    def __init__(self, settings: Settings, store: Store, tables: Tables) -> None:
        self._store, self._tables = store, tables
        self.key = secrets.token_hex(KEY_BYTES)
        self.draining = False
        self.moving = False
        """Whether this node is drained and others take its people."""
        self._behind_proxy = settings.behind_proxy
        self._name = f"{socket.gethostname()}:{settings.port}"
        self._began = time.monotonic()
        self._refuses_until = 0.0
        self._restart = RestartNotice()
        self._backups = Backups(settings)
        self._answers: dict[str, Answers] = {}
        self._moving: asyncio.Task[None] | None = None
        self._answering: set[asyncio.Task[None]] = set()
        store.hear_calls(NODES, self._heard)

    async def close(self) -> None:
        for task in [*self._answering, *([self._moving] if self._moving else [])]:
            task.cancel()
        await self._backups.close()

    @property
    def refuses_tables(self) -> bool:
        """Whether no new table can be made here: the node is drained, and there is no other that could take it."""
        return self.draining and not self.moving

    @property
    def refuses_people(self) -> bool:
        """Whether nobody is let in who wants to play: they were sent away."""
        return self.draining and time.monotonic() < self._refuses_until

    async def view(self, order: AdminOrder | None = None) -> AdminView:
        """All nodes and tables, after an order was carried out by whom it concerns. StoreError if this node can't."""
        node, tables = await self._carry_out(order)
        answers, silent = Answers(), 0
        database_answers = await self._store.ready()
        if self._store.database.is_postgres:
            try:
                silent = await self._ask(order, answers, len(node.processes))
            except StoreError:
                database_answers = False
        listed = merged([*tables, *answers.tables])
        return AdminView(self.key, database_answers, silent, (node, *sorted(answers.nodes, key=_by_name)), listed)

    async def _ask(self, order: AdminOrder | None, answers: Answers, own: int) -> int:
        """Ask all others; how many processes did not answer."""
        listening, place = await self._store.listeners()
        ask = secrets.token_hex(KEY_BYTES)
        self._answers[ask] = answers
        try:
            await self._store.call(NODES + encode(Asked(place, ask, order)).decode())
            with suppress(TimeoutError):
                async with asyncio.timeout(ANSWER_SECONDS):
                    await answers.complete(listening - own)
        finally:
            del self._answers[ask]
        return max(0, listening - own - sum(len(node.processes) for node in answers.nodes))

    def _heard(self, message: str) -> None:
        try:
            said = decode_said.decode(message[len(NODES) :])
        except msgspec.DecodeError:  # a node of another version has another page
            return
        if isinstance(said, Asked):
            task = asyncio.create_task(self._answer(said))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
        elif answers := self._answers.get(said.ask):
            answers.take(said)

    async def _answer(self, asked: Asked) -> None:
        with suppress(StoreError):  # who asks sees that there is no answer
            _, place = await self._store.listeners()
            if place != asked.place:  # another server in the same database
                return
            node, tables = await self._carry_out(asked.order)
            for message in messages(asked.ask, node, tables):
                await self._store.call(message)

    # Orders

    async def _carry_out(self, order: AdminOrder | None) -> tuple[NodeFigures, list[TableFigures]]:
        """Do what is ordered, as far as it concerns this node, and say how it stands."""
        for_tables: ProcessOrder = Look()
        match order:
            case Announce(minutes):
                seconds = 60.0 * minutes or None
                self._restart.announce(seconds, time.monotonic())
                for_tables = TellRestart(seconds)
                LOG.info("a restart was announced: %d minutes", minutes)
            case EndTable(table):
                for_tables = CloseTable(table)
            case Drain(node, drain) if node == self.key:
                self._drain(drain)
            case BackUp(node) if node == self.key:
                self._backups.begin()
            case _:
                pass
        reports = await self._tables.carry_out(for_tables)
        return self._figures(reports), [_living_at(self.key, table) for report in reports for table in report.tables]

    def _drain(self, drain: bool) -> None:
        self.draining, self.moving, self._refuses_until = drain, False, 0.0
        if self._moving:
            self._moving.cancel()
        self._moving = asyncio.create_task(self._move()) if drain else None
        LOG.info("this server is taken out of service" if drain else "this server is in service again")

    async def _move(self) -> None:
        """Send everybody to other nodes, if there are any."""
        others = (await self.view()).nodes[1:]
        self.moving = any(not node.draining for node in others)
        if self.moving:
            await asyncio.sleep(NOTICE_SECONDS)
            self._refuses_until = math.inf if self._behind_proxy else time.monotonic() + REFUSE_SECONDS
            await self._tables.carry_out(MovePeople())

    # How this node stands

    def _figures(self, reports: Sequence[ProcessReport]) -> NodeFigures:
        found = sum((report.metrics for report in reports), Metrics())
        errors = sorted((error for report in reports for error in report.last_errors), key=lambda error: error.ago)
        return NodeFigures(
            key=self.key,
            name=self._name,
            version=VERSION,
            up=round(time.monotonic() - self._began),
            draining=self.draining,
            moving=self.moving,
            restart_in=self._restart.seconds_left(time.monotonic()),
            processes=tuple(report.load for report in reports),
            tables=found.tables,
            games_running=found.games_running,
            people=found.people,
            bots=found.bots,
            sockets=found.sockets,
            workers=found.workers,
            errors=found.errors,
            last_errors=tuple(errors[:MOST_ERRORS]),
            slow_bots=slow_bots(found),
            backup=self._backups.figures(),
        )


def slow_bots(found: Metrics) -> tuple[BotFigures, ...]:
    """The bots that wrote, the slowest first."""
    bots = [_bot(bot, seconds, found.stand_ins.get(bot, 0)) for bot, seconds in found.bot_seconds.items()]
    return tuple(sorted(bots, key=lambda bot: -bot.mean))


def _bot(bot: str, seconds: Histogram, stand_ins: int) -> BotFigures:
    numbers = sum(seconds.counts)
    last = max((place for place, count in enumerate(seconds.counts) if count), default=0)
    longest = BOUNDS[last] if last < len(BOUNDS) else None
    return BotFigures(bot, numbers, round(seconds.total / max(1, numbers), 3), longest, stand_ins)


def messages(ask: str, node: NodeFigures, tables: Sequence[TableFigures]) -> list[str]:
    """The answer of a node, in parts that the database can pass on."""
    parts = [tables[at : at + TABLES_AT_ONCE] for at in range(0, len(tables), TABLES_AT_ONCE)]
    answers = [Answered(ask, len(parts) + 1, node, ()), *(Answered(ask, 0, None, part) for part in parts)]
    said = [NODES + encode(answer).decode() for answer in answers]
    if len(said[0].encode()) > MOST_SAID:  # a node with dozens of processes
        said[0] = NODES + encode(replace(answers[0], node=replace(node, last_errors=(), slow_bots=()))).decode()
    return said


def merged(tables: Iterable[TableFigures]) -> tuple[TableFigures, ...]:
    """Each table once, as the node knows it where something was said last; people of it may be at several nodes."""
    by_key: dict[str, list[TableFigures]] = {}
    for table in tables:
        by_key.setdefault(table.key, []).append(table)
    once = [_merged(sorted(same, key=lambda table: table.quiet)) for same in by_key.values()]
    return tuple(sorted(once, key=lambda table: table.quiet)[:MOST_LISTED])


def _merged(same: Sequence[TableFigures]) -> TableFigures:
    newest = same[0]
    if len(same) == 1:
        return newest
    here = [table for table in same if table.connected or table.watching] or same
    return replace(
        newest,
        connected=min(newest.people, sum(table.connected for table in same)),
        watching=sum(table.watching for table in same),
        age=max(table.age for table in same),
        nodes=tuple(node for table in here for node in table.nodes),
    )


def _living_at(node: str, table: TableFigures) -> TableFigures:
    return replace(table, nodes=(node,))


def _by_name(node: NodeFigures) -> tuple[str, str]:
    return node.name, node.key
