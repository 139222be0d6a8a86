"""How much work is a write? Our server, durable, against boardgame.io and Colyseus: the same games, in one run.

    python bench/server.py [PART ...] [--runs 1] [--peers colyseus,...] [--tables N] [--pace S] [--seconds 4]

One core for the server, one for the load, all on loopback. Without a PART all are measured:

    together     50 tables, flooded: all four seats write in the same instant, as soon as they have seen the reveal
    apart        50 tables, flooded: a seat writes as soon as all four have seen the write before
    pace         400 tables at people's pace: a turn a second, everybody writes at a random moment of it
    many         4500 tables, a turn every 5 seconds, the same; ours alone
    memory       500 tables: memory of a connected table of four
    start        cold start: from the start of the process to its first answer
    spectators   5 tables, 50 spectators each: what each of them adds to the CPU time of a write; ours alone
    processes    200 tables, flooded as in *together*: ours with `--processes 2` against one process, both on all cores

Of the first four and the last: writes per CPU-second of the server and per second, p50 and p99 from sent to seen by all
four, bytes sent to the four per write. `--runs` measures everything so many times, the servers taking turns; `--tables`
and `--pace` replace what stands above, `--seconds` is how long a flood lasts. `--peers ""` measures ours alone. The
load is `load.c`, built with the machine's C compiler; without one it is played in Python, which is slower, and the
output says so.

The last line is JSON: every figure with its least, median, most and all runs; `ratios` are ours divided by each peer's,
run by run, and `ratio` is that of writes per CPU-second against Colyseus in memory at people's pace.
"""

import argparse
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.load import Load, Target
from bench.load_compiled import compiled_load
from bench.load_python import play_in_python
from bench.measure import Amount, Figures, measure_cold_start, measure_memory, measure_spectators, measure_writes
from bench.ours import Ours
from bench.peers.boardgameio.client import BoardgameIo
from bench.peers.colyseus.client import Colyseus
from bench.peers.node import install_peers, node_version
from bench.peers.process import allow_many_sockets
from bench.summary import comparison, json_line

ONE_PROCESS = "one-process"
PEERS: dict[str, Callable[[], Target]] = {
    "boardgameio": lambda: BoardgameIo(flatfile=False),
    "flatfile": lambda: BoardgameIo(flatfile=True),
    "colyseus": lambda: Colyseus(),
    "colyseus-clock": lambda: Colyseus(patch="clock"),
    "colyseus-durable": lambda: Colyseus(durable=True),
    ONE_PROCESS: lambda: Ours(ONE_PROCESS, all_cores=True),
}
OTHERS = tuple(name for name in PEERS if name != ONE_PROCESS)
"""The peers that are other people's servers."""
WHOLE_SERVERS = ("boardgameio", "colyseus")
"""The peers whose memory and cold start are measured; the others are variants of them."""


@dataclass(frozen=True)
class Part:
    """What is measured, by which function, with how much load, of which peers, and of which server of ours."""

    measure: Callable[[Target, Load, Amount], Figures]
    amount: Amount
    peers: tuple[str, ...]
    ours: Callable[[], Target] = Ours


PARTS = {
    "together": Part(measure_writes, Amount(50, "together"), OTHERS),
    "apart": Part(measure_writes, Amount(50, "apart"), OTHERS),
    "pace": Part(measure_writes, Amount(400, "pace", pace=1), OTHERS),
    "many": Part(measure_writes, Amount(4500, "pace", pace=5), ()),
    "memory": Part(measure_memory, Amount(500), WHOLE_SERVERS),
    "start": Part(measure_cold_start, Amount(0), WHOLE_SERVERS),
    "spectators": Part(measure_spectators, Amount(5, "apart"), ()),
    "processes": Part(
        measure_writes,
        Amount(200, "together"),
        (ONE_PROCESS,),
        lambda: Ours(processes=2, all_cores=True),
    ),
}


def peer_names(text: str) -> list[str]:
    names = [name for name in text.split(",") if name]
    if unknown := [name for name in names if name not in PEERS]:
        raise argparse.ArgumentTypeError(f"no peer {', '.join(unknown)}: there are {', '.join(PEERS)}")
    return names


def bounded(least: float, most: float) -> Callable[[str], float]:
    """An amount within bounds: nothing here runs for ever, or on more sockets than a machine has."""

    def amount(text: str) -> float:
        value = float(text)
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(f"{text} is not from {least} to {most}")
        return value

    return amount


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--runs", type=bounded(1, 100), default=1)
    parser.add_argument("--peers", type=peer_names, default=list(PEERS))
    parser.add_argument("--tables", type=bounded(1, 5000))
    parser.add_argument("--pace", type=bounded(0.01, 60))
    parser.add_argument("--seconds", type=bounded(0.1, 600), default=4)
    chosen = parser.parse_args()
    if unknown := [part for part in chosen.parts if part not in PARTS]:
        parser.error(f"no part {', '.join(unknown)}: there are {', '.join(PARTS)}")
    load = compiled_load() or play_in_python
    about = {"load": "compiled", "load_average_before": round(os.getloadavg()[0], 1)}
    if load is play_in_python:
        about["load"] = "python"
        print("no C compiler: the load is played in Python and is slower than some servers", file=sys.stderr)
    if any(peer in OTHERS for peer in chosen.peers):
        install_peers()
        about["node"] = node_version()
    allow_many_sockets()
    if os.getloadavg()[0] > 1:
        print(f"the machine is busy (load {os.getloadavg()[0]:.1f}): the figures will show it", file=sys.stderr)
    runs: dict[str, dict[str, list[Figures]]] = {}
    try:
        for _ in range(int(chosen.runs)):
            for name in chosen.parts or PARTS:
                part = PARTS[name]
                amount = replace(
                    part.amount,
                    tables=int(chosen.tables or part.amount.tables),
                    pace=chosen.pace or part.amount.pace,
                    seconds=chosen.seconds,
                )
                for target in [*(PEERS[peer]() for peer in chosen.peers if peer in part.peers), part.ours()]:
                    print(f"{name}: {target.name} ...", file=sys.stderr, flush=True)
                    figures = part.measure(target, load, amount)
                    runs.setdefault(name, {}).setdefault(target.name, []).append(figures)
    finally:  # also if a server failed: what was measured before is not lost
        print(f"load: {about['load']}" + (f", Node {about['node']}" if "node" in about else ""))
        print(comparison(runs))
        print(json_line(runs, about))


if __name__ == "__main__":
    main()
