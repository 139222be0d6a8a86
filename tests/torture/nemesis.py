"""Who hurts the servers: which faults come when follows from a seed alone, and every one of them is healed."""

import asyncio
import contextlib
import signal
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Literal, NamedTuple, TypeAlias, get_args

import psutil

from postgres import running_postgres
from torture.line import TROUBLES, Trouble
from torture.site import Node, Site

Kind: TypeAlias = Literal["kills", "restarts", "pauses", "partitions", "jumps"]
KINDS: tuple[Kind, ...] = get_args(Kind)
JUMPS = (-86400, -3600, -30, -1, 0, 1, 30, 3600, 86400)
"""The seconds by which the wall clock of a node may differ from that of the machine."""
LONGEST_SECONDS = {"kills": 1.5, "restarts": 0.5, "pauses": 6.0, "partitions": 8.0, "jumps": 0.0}
"""The most seconds that a fault of each kind lasts, without the time to start again."""
LONGEST_CALM = 2.5
"""The most seconds between two faults."""


class Fault(NamedTuple):
    """One fault: `after` seconds of calm it begins, and lasts for `seconds`."""

    after: float
    kind: Kind
    node: int
    seconds: float
    what: str
    """Of a kill or a pause: the server, one of its processes, or the database. Of a partition: the trouble. Of a jump:
    the seconds by which the clock is wrong from then on."""
    database: bool
    """Whether a partition is between node and database, and not between clients and node."""


def schedule(seed: int, kinds: Sequence[Kind], *, nodes: int, postgres: bool, processes: int) -> Iterator[Fault]:
    """All faults, one after the other, without end: every kind once, in any order, and again."""
    rng = Random(f"{seed} faults")
    bag: list[Kind] = []
    while True:
        bag = bag or rng.sample(sorted(kinds), len(kinds))
        kind = bag.pop()
        what = "server"
        if kind in ("kills", "pauses"):
            what = rng.choice(["server"] + ["process"] * (processes > 1) + ["database"] * postgres)
        elif kind == "partitions":
            what = rng.choice(TROUBLES)
        elif kind == "jumps":
            what = str(rng.choice(JUMPS))
        after = round(rng.uniform(0.2, LONGEST_CALM), 3)
        seconds = round(rng.uniform(0.1, 1.0) * LONGEST_SECONDS[kind], 3)
        yield Fault(after, kind, rng.randrange(nodes), seconds, what, rng.random() < 0.5 and postgres)


class Nemesis:
    """Carries out the faults of a schedule, and remembers what was done and when all was well again."""

    def __init__(self, site: Site, faults: Iterator[Fault]) -> None:
        self.site, self.faults = site, faults
        self.done: Counter[str] = Counter()
        self.said: list[str] = []
        """What was done, a line each."""
        self.healed_at = time.monotonic()

    async def rage(self, until: float, most: int | None = None) -> None:
        """Do harm until then, or so many times; afterwards all is well."""
        for fault in self.faults:
            if time.monotonic() + fault.after > until or sum(self.done.values()) == most:
                return
            await asyncio.sleep(fault.after)
            self.said.append(f"{time.monotonic():.3f} {fault}")
            await self._harm(fault, self.site.nodes[fault.node])
            self.done[fault.kind] += 1
            self.healed_at = time.monotonic()
            self.said.append(f"{self.healed_at:.3f} healed")

    async def _harm(self, fault: Fault, node: Node) -> None:
        if fault.kind == "kills":
            await self._kill(fault, node)
        elif fault.kind == "restarts":
            code = await asyncio.to_thread(node.server.stop)
            assert code == 0, f"a server that was asked to stop ended with {code}"
            await asyncio.sleep(fault.seconds)
            await asyncio.to_thread(node.server.start)
        elif fault.kind == "pauses":
            await self._pause(fault, node)
        elif fault.kind == "partitions":
            line = node.to_database if fault.database and node.to_database else node.to_clients
            trouble: Trouble = fault.what  # type: ignore[assignment]
            line.trouble(trouble)
            await asyncio.sleep(fault.seconds)
            line.heal(trouble)
        elif node.clock:
            node.clock.set(int(fault.what))

    async def _kill(self, fault: Fault, node: Node) -> None:
        if fault.what == "database":
            await asyncio.to_thread(running_postgres().stop, "immediate")
            await asyncio.sleep(fault.seconds)
            await asyncio.to_thread(running_postgres().start)
        elif fault.what == "process" and (shards := node.shards()):
            with contextlib.suppress(psutil.NoSuchProcess):
                shards[int(fault.seconds * 1000) % len(shards)].kill()
        else:
            await asyncio.to_thread(node.server.kill)
            await asyncio.sleep(fault.seconds)
            await asyncio.to_thread(node.server.start)

    async def _pause(self, fault: Fault, node: Node) -> None:
        if fault.what == "database":
            running_postgres().freeze()
            try:
                await asyncio.sleep(fault.seconds)
            finally:
                running_postgres().thaw()
            return
        stopped = node.processes() if fault.what == "server" else node.shards()[:1]
        for process in stopped:
            with contextlib.suppress(psutil.NoSuchProcess):
                process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(fault.seconds)
        for process in stopped:
            with contextlib.suppress(psutil.NoSuchProcess):
                process.send_signal(signal.SIGCONT)
