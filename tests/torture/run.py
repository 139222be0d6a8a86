"""Many tables on servers that are hurt all the time: `python tests/torture/run.py --minutes 60`, or `make torture`.

Prints its seed first, a line a minute, and a summary as one line of JSON last. The exit code is 1 if a promise was
broken; then the facts stand before the summary, and the whole history is in a file.
"""

import argparse
import asyncio
import contextlib
import json
import secrets
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

import aiohttp

from command import THENUMBER
from torture.checker import Problem, check
from torture.clients import ANSWER_SECONDS, Sitting
from torture.history import Kept, Stuck, encode
from torture.nemesis import KINDS, Kind, Nemesis, schedule
from torture.site import Site

FROZEN_SECONDS = 120.0
"""Seconds without a turn after which a table is frozen, while faults come and go; no fault lasts a tenth of it."""
CALM_SECONDS = 120.0
"""Seconds in which every game has to come to its end once all is well."""
PROGRESS_SECONDS = 60.0
"""Seconds between two lines of progress."""


@dataclass(frozen=True)
class Plan:
    """What is run, and how long."""

    seed: int
    seconds: float
    kinds: Sequence[Kind] = KINDS
    postgres: bool = False
    processes: int = 1
    tables: int = 8
    games: int = 3
    """The games that are played at a table before it makes room for another one."""
    most_faults: int | None = None
    calm_seconds: float = CALM_SECONDS


@dataclass
class Result:
    """What was done, and what was found."""

    faults: Counter[str] = field(default_factory=Counter)
    tables: int = 0
    acknowledged: int = 0
    turns_compared: int = 0
    games_verified: int = 0
    problems: list[Problem] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    """Tracebacks in the logs of the servers, and what `thenumber verify` had to say."""

    misjudged: list[Problem] = field(default_factory=list)
    """What one of several nodes refused because it did not know yet what another did. It is told and no failure."""

    @property
    def good(self) -> bool:
        return not self.problems and not self.errors

    def add(self, other: "Result") -> None:
        self.faults += other.faults
        self.tables += other.tables
        self.acknowledged += other.acknowledged
        self.turns_compared += other.turns_compared
        self.games_verified += other.games_verified
        self.problems += other.problems
        self.errors += other.errors
        self.misjudged += other.misjudged

    def summary(self) -> dict[str, object]:
        wrong = Counter(problem.wrong for problem in self.problems)
        return {
            **{kind: self.faults[kind] for kind in KINDS},
            "tables": self.tables,
            "acknowledged": self.acknowledged,
            "turns_compared": self.turns_compared,
            "games_verified": self.games_verified,
            "lost": wrong["lost"],
            "double": wrong["double"],
            "reordered": wrong["reordered"],
            "different": wrong["different"],
            "refused_but_done": wrong["refused-but-done"],
            "misjudged": wrong["misjudged"] + len(self.misjudged),
            "unproved": wrong["unproved"],
            "frozen": wrong["frozen"],
            "errors": len(self.errors),
        }


class Torture:
    """One run on one site."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan, self.folder = plan, folder
        self.site = Site(folder, postgres=plan.postgres, processes=plan.processes, jumps="jumps" in plan.kinds)
        nodes = 2 if plan.postgres else 1
        faults = schedule(plan.seed, plan.kinds, nodes=nodes, postgres=plan.postgres, processes=plan.processes)
        self.nemesis = Nemesis(self.site, faults)
        self.sittings: list[Sitting] = []
        self.raging = True
        self.begun = time.monotonic()

    async def run(self) -> Result:
        result = Result()
        try:
            await self.site.open()
            async with self._session() as session:
                slots = [asyncio.create_task(self._slot(session)) for _ in range(self.plan.tables)]
                progress = asyncio.create_task(self._progress())
                try:
                    await self.nemesis.rage(self.begun + self.plan.seconds, self.plan.most_faults)
                    self.raging = False
                    await asyncio.gather(*slots)
                finally:
                    for task in [progress, *slots]:
                        task.cancel()
                    await asyncio.gather(progress, *slots, return_exceptions=True)
                for sitting in self.sittings:
                    sitting.events += await asyncio.to_thread(self.site.log_of, sitting.id)
        finally:
            result.errors += await self.site.close()
            (self.folder / "faults").write_text("\n".join(self.nemesis.said) + "\n")
            with (self.folder / "history.jsonl").open("wb") as file:
                file.writelines(encode(event) + b"\n" for sitting in self.sittings for event in sitting.events)
        self._check(result)
        return result

    @contextlib.asynccontextmanager
    async def _session(self) -> AsyncIterator[aiohttp.ClientSession]:
        connector = aiohttp.TCPConnector(limit=0, force_close=True)
        timeout = aiohttp.ClientTimeout(total=None, sock_connect=ANSWER_SECONDS, sock_read=None)
        async with aiohttp.ClientSession(connector=connector, timeout=timeout) as session:
            yield session

    def _urls(self) -> list[str]:
        return [node.url for node in self.site.nodes]

    async def _slot(self, session: aiohttp.ClientSession) -> None:
        """One table after the other, until all is to end; then the game that runs is played to its end."""
        while self.raging:
            rng = Random(f"{self.plan.seed} table {len(self.sittings)}")
            sitting = Sitting(self._urls, session, rng, games=self.plan.games)
            self.sittings.append(sitting)
            sitting.begin()
            try:
                await self._watch(sitting)
            finally:
                await sitting.end()
            for problem in check(sitting.events).problems:
                print(f"{time.monotonic() - self.begun:.0f} s: {problem}", flush=True)

    async def _watch(self, sitting: Sitting) -> None:
        calm_since = None
        while not sitting.done.is_set():
            await asyncio.sleep(0.1)
            now = time.monotonic()
            if not self.raging:
                calm_since = calm_since or now
                sitting.calm = True
                game_no = sitting.newest[0]
                if game_no and sitting.over(game_no) and game_no in sitting.kept:
                    return
            quiet = now - max(sitting.moved_at, calm_since or 0.0)
            late = calm_since is not None and now - calm_since > self.plan.calm_seconds
            if late or quiet > FROZEN_SECONDS:
                sitting.events.append(Stuck(sitting.id, now, quiet, sitting.stands()))
                return

    async def _progress(self) -> None:
        while True:
            await asyncio.sleep(PROGRESS_SECONDS)
            found = [check(sitting.events) for sitting in self.sittings]
            print(
                f"{(time.monotonic() - self.begun) / 60:.0f} min: {dict(self.nemesis.done)}, {len(found)} tables, "
                f"{sum(of.acknowledged for of in found)} acknowledged, {sum(of.turns for of in found)} turns, "
                f"{sum(len(sitting.kept) for sitting in self.sittings)} games, "
                f"{sum(len(of.problems) for of in found)} problems",
                flush=True,
            )

    def _check(self, result: Result) -> None:
        result.faults = self.nemesis.done
        result.tables = len(self.sittings)
        records: list[Kept] = []
        for sitting in self.sittings:
            found = check(sitting.events)
            for problem in found.problems:
                known = self.plan.postgres and problem.wrong == "misjudged"
                (result.misjudged if known else result.problems).append(problem)
            result.acknowledged += found.acknowledged
            result.turns_compared += found.turns
            records += [event for event in sitting.events if isinstance(event, Kept)]
        result.games_verified = len(records)
        if records:
            file = self.folder / "games.tnr"
            file.write_text("\n".join(record.text for record in records), encoding="utf-8")
            done = subprocess.run([THENUMBER, "verify", str(file)], capture_output=True, text=True, check=False)
            if done.returncode or len(done.stdout.splitlines()) != 2 * len(records) + 1:  # two a game, and the last
                result.errors.append(f"thenumber verify: {done.returncode} {done.stdout[-500:]} {done.stderr[-500:]}")


def tortured(plan: Plan, folder: Path) -> Result:
    """Run it; `folder` gets the data of the servers, their logs, the faults and the history."""
    folder.mkdir(parents=True, exist_ok=True)
    return asyncio.run(Torture(plan, folder).run())


def variants(name: str) -> Iterator[tuple[str, dict[str, object]]]:
    every: dict[str, dict[str, object]] = {
        "sqlite": {},
        "processes": {"processes": 2},
        "postgres": {"postgres": True},
    }
    yield from every.items() if name == "all" else [(name, every[name])]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=None, help="as it was printed, to have the same faults again")
    parser.add_argument("--minutes", type=float, default=60.0, help="for all variants together")
    parser.add_argument("--faults", default=",".join(KINDS), help="some of " + ",".join(KINDS))
    parser.add_argument("--on", default="all", choices=["all", "sqlite", "processes", "postgres"])
    parser.add_argument("--tables", type=int, default=8)
    chosen = parser.parse_args()
    kinds = [kind for kind in KINDS if kind in chosen.faults.split(",")]
    seed = secrets.randbelow(10**6) if chosen.seed is None else chosen.seed
    print(f"seed {seed}", flush=True)
    folder = Path(tempfile.mkdtemp(prefix="thenumber-torture-"))
    everything = Result()
    runs = list(variants(chosen.on))
    for name, settings in runs:
        print(f"on {name}, in {folder / name}", flush=True)
        plan = Plan(seed, chosen.minutes * 60 / len(runs), kinds, tables=chosen.tables, **settings)  # type: ignore[arg-type]
        result = tortured(plan, folder / name)
        print(json.dumps({"on": name} | result.summary()), flush=True)
        everything.add(result)
    for problem in everything.problems[:20]:
        print(problem)
    for error in everything.errors[:5]:
        print(error)
    print(json.dumps({"seed": seed, "minutes": chosen.minutes} | everything.summary()))
    return 0 if everything.good else 1


if __name__ == "__main__":
    sys.exit(main())
