"""One tournament on one core, and on a cluster of two nodes that loses one in the middle: the same table and bytes.

    python tests/cluster/lost_node.py [--games 1000] [--seats 4] [--into FOLDER]

The tournament is `thenumber tournament --bots champion,./mybot`, and `./mybot` is examples/bots/hermit.py. Both runs
go on at the same time. When half of the games are there, all processes of a node are killed while it plays. The last
line is JSON; the exit code is 1 if anything differs but the times. With `--into` a run that was interrupted is gone on
with. Needs the extra `thenumber[ray]`.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

if __name__ == "__main__":  # as pytest has it
    sys.path.insert(0, str(Path(__file__).parents[1]))

from cluster.nodes import stopped_while_it_plays, switch_off, two_nodes
from command import THENUMBER
from example_bots import example
from thenumber.arena.folder import CROSSTABLE, GAMES, PLOT, RESULTS
from thenumber.arena.report import THINKING

KEPT = "kept"
"""The folder of a tournament, in that of its run."""
LOOK = 0.2
"""Seconds between two looks at how many games there are."""
WIDE = "200"
"""The width of the tables: no heading is wrapped because a time is long."""
TIMES = re.compile(r"[\d.,]+\sms")
"""What differs between two tables of the same games."""


class Run:
    """A tournament in a folder of its own, given as a command."""

    def __init__(self, folder: Path, games: int, seats: int, *where: str, address: str = "") -> None:
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(example("hermit", folder), folder / "mybot")
        self.kept, self.total = folder / KEPT, 2 * games
        options = ["--bots", "champion,./mybot", "--games", str(games), "--seats", str(seats), "--into", KEPT]
        self.process = subprocess.Popen(
            [THENUMBER, "tournament", *options, *where],
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"COLUMNS": WIDE} | ({"RAY_ADDRESS": address} if address else {}),
        )

    def games(self) -> int:
        """How many games there are by now. A command that has ended says so, since nobody waits for more of them."""
        assert self.process.poll() is None, f"the tournament is over: {self.process.communicate()}"
        path = self.kept / GAMES
        return path.read_bytes().count(b"\n= ") if path.exists() else 0

    def table(self) -> str:
        """What the command prints in the end, without the times."""
        table, complaint = self.process.communicate()
        assert (self.process.returncode, complaint) == (0, ""), complaint
        return "\n".join(" ".join(TIMES.sub("", line).split()) for line in table.splitlines())

    def results(self) -> object:
        """What it has written down, without the times."""
        results = json.loads((self.kept / RESULTS).read_bytes())
        for row in results["bots"]:
            assert row.pop(THINKING)["numbers"] > 0
        return results

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.communicate()


class Found(NamedTuple):
    """What came of a tournament that was played twice."""

    games: int
    lost_after: int
    """How many games there were when the node was lost."""
    table: str
    sha256: tuple[str, str]
    """Of all records: with the node lost, and on one core."""
    same: dict[str, bool]
    """Whether the printed tables, the results and the bytes of records and pictures are the same."""


def play_twice(cluster: Any, node: Any, folder: Path, games: int, seats: int, *, lose_after: int) -> Found:
    """Play on one core, and on the cluster, which loses this node while it plays, after at least so many games."""
    with ExitStack() as stack:
        alone = Run(folder / "one", games, seats, "--workers", "1")
        stack.callback(alone.kill)
        spread = Run(folder / "two", games, seats, "--cluster", "ray", address=cluster.address)
        stack.callback(spread.kill)
        while spread.games() < lose_after or not stopped_while_it_plays(node):
            time.sleep(LOOK)
        lost_after = spread.games()
        switch_off(cluster, node)
        tables = spread.table(), alone.table()
    bytes_of = [[(run.kept / name).read_bytes() for name in (GAMES, PLOT, CROSSTABLE)] for run in (spread, alone)]
    same = {
        "table": tables[0] == tables[1],
        "results": spread.results() == alone.results(),
        "bytes": bytes_of[0] == bytes_of[1],
    }
    digests = [sha256(files[0]).hexdigest() for files in bytes_of]
    return Found(spread.total, lost_after, tables[0], (digests[0], digests[1]), same)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--into", type=Path)
    options = parser.parse_args()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as place, two_nodes() as cluster:
        (node,) = cluster.worker_nodes
        found = play_twice(
            cluster, node, options.into or Path(place), options.games, options.seats, lose_after=options.games
        )
    print(found.table)
    print(json.dumps(found._asdict() | {"seconds": round(time.monotonic() - begun)}))
    if not all(found.same.values()):
        sys.exit(1)


if __name__ == "__main__":
    main()
