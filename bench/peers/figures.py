"""What the measurements come to: percentiles, the figures of one server, and servers compared."""

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median

OURS = "ours"
RATIO_TO = "boardgameio"


@dataclass(frozen=True)
class Wave:
    """One game at every table: a latency a write, and what it cost the server."""

    latencies: Sequence[float]
    cpu_s: float
    wall_s: float


@dataclass(frozen=True)
class Figures:
    """What was measured of one server."""

    writes_per_cpu_s: float
    p50_ms: float
    p99_ms: float
    paced_p50_ms: float
    paced_p99_ms: float
    kb_per_table: float
    cold_start_s: float
    busy: float
    """Share of the flood's time that the server worked: well under 1, the load or other work was the limit."""
    writes: int


def percentile(values: Sequence[float], percent: float) -> float:
    """The smallest of the values that at least so many percent of them do not exceed.

    >>> percentile([4.0, 1.0, 3.0, 2.0], 50), percentile([4.0, 1.0, 3.0, 2.0], 99)
    (2.0, 4.0)
    """
    if not values or not 0 < percent <= 100:
        raise ValueError(f"no percentile {percent} of {len(values)} values")
    return sorted(values)[math.ceil(len(values) * percent / 100) - 1]


def figures(flood: Sequence[Wave], paced: Wave, kb_per_table: float, cold_starts: Sequence[float]) -> Figures:
    latencies = [latency for wave in flood for latency in wave.latencies]
    cpu_s = sum(wave.cpu_s for wave in flood)
    if cpu_s <= 0:
        raise ValueError("the flood cost no CPU time: it was too short to be measured")
    return Figures(
        writes_per_cpu_s=len(latencies) / cpu_s,
        p50_ms=percentile(latencies, 50) * 1000,
        p99_ms=percentile(latencies, 99) * 1000,
        paced_p50_ms=percentile(paced.latencies, 50) * 1000,
        paced_p99_ms=percentile(paced.latencies, 99) * 1000,
        kb_per_table=kb_per_table,
        cold_start_s=median(cold_starts),
        busy=cpu_s / sum(wave.wall_s for wave in flood),
        writes=len(latencies),
    )


def ratios(measured: Mapping[str, Figures]) -> dict[str, float]:
    """Our writes per CPU-second divided by each peer's; empty while ours was not measured."""
    if OURS not in measured:
        return {}
    our_rate = measured[OURS].writes_per_cpu_s
    return {name: round(our_rate / peer.writes_per_cpu_s, 2) for name, peer in measured.items() if name != OURS}


def comparison(measured: Mapping[str, Figures]) -> str:
    """The figures as text for people, one line a server."""
    heads = ("writes/CPU-s", "flood p50", "p99 ms", "paced p50", "p99 ms", "KB/table", "cold start s", "busy", "writes")
    lines = [f"{'':14}" + "".join(f"{head:>14}" for head in heads)]
    for name, one in measured.items():
        cells = (
            f"{one.writes_per_cpu_s:.0f}",
            f"{one.p50_ms:.1f}",
            f"{one.p99_ms:.1f}",
            f"{one.paced_p50_ms:.1f}",
            f"{one.paced_p99_ms:.1f}",
            f"{one.kb_per_table:.0f}",
            f"{one.cold_start_s:.2f}",
            f"{one.busy:.2f}",
            str(one.writes),
        )
        lines.append(f"{name:14}" + "".join(f"{cell:>14}" for cell in cells))
    for name, ratio in ratios(measured).items():
        lines.append(f"ours / {name}: {ratio} in writes per CPU-second")
    return "\n".join(lines)


def json_line(measured: Mapping[str, Figures]) -> str:
    """The same for programs, in one line; `ratio` is ours against boardgame.io in memory, null if either is missing."""

    def column(figure: str, digits: int) -> dict[str, float]:
        return {name: round(getattr(one, figure), digits) for name, one in measured.items()}

    return json.dumps(
        {
            "bench": "server",
            "writes_per_cpu_s": column("writes_per_cpu_s", 0),
            "p50_ms": column("p50_ms", 2),
            "p99_ms": column("p99_ms", 2),
            "paced_p50_ms": column("paced_p50_ms", 2),
            "paced_p99_ms": column("paced_p99_ms", 2),
            "kb_per_table": column("kb_per_table", 1),
            "cold_start_s": column("cold_start_s", 3),
            "busy": column("busy", 2),
            "ratio": ratios(measured).get(RATIO_TO),
            "ratios": ratios(measured),
        }
    )
