"""What the measurements come to: percentiles, the figures of a run, their spread over runs, and servers compared."""

import json
import math
from collections.abc import Mapping, Sequence
from statistics import median
from typing import TypeAlias

from bench.load import Wave

OURS = "ours"
RATIO_OF, RATIO_TO = "pace", "colyseus"
RATE, THROUGHPUT, COLD_START = "writes_per_cpu_s", "writes_per_s", "cold_start_s"
COMPARED = {"start": COLD_START, "processes": THROUGHPUT}
"""Which figure is compared, by part; in all others it is the rate."""

Runs: TypeAlias = Mapping[str, Mapping[str, Sequence[Mapping[str, float]]]]
"""The figures of every run by part and server, by their names."""


def percentile(values: Sequence[float], percent: float) -> float:
    """The smallest of the values that at least so many percent of them do not exceed.

    >>> percentile([4.0, 1.0, 3.0, 2.0], 50), percentile([4.0, 1.0, 3.0, 2.0], 99)
    (2.0, 4.0)
    """
    if not values or not 0 < percent <= 100:
        raise ValueError(f"no percentile {percent} of {len(values)} values")
    return sorted(values)[math.ceil(len(values) * percent / 100) - 1]


def of_waves(waves: Sequence[Wave]) -> dict[str, float]:
    """The figures of one run. `busy` is the share of the time that the server worked: if it is well under 1 in a flood,
    the load or other work on the machine was the limit. Raises ValueError if no CPU time was measured."""
    latencies = [latency for wave in waves for latency in wave.latencies]
    cpu_s = sum(wave.cpu_s for wave in waves)
    if cpu_s <= 0:
        raise ValueError("the writes cost no CPU time: the run was too short to be measured")
    return {
        RATE: len(latencies) / cpu_s,
        THROUGHPUT: len(latencies) / sum(wave.wall_s for wave in waves),
        "p50_ms": percentile(latencies, 50) * 1000,
        "p99_ms": percentile(latencies, 99) * 1000,
        "bytes_per_write": sum(wave.bytes_sent for wave in waves) / len(latencies),
        "busy": cpu_s / sum(wave.wall_s for wave in waves),
        "writes": len(latencies),
    }


def spread(values: Sequence[float]) -> dict[str, object]:
    """The least, the median and the most, and all of them in the order of the runs, to four significant digits."""
    rounded = [float(f"{value:.4g}") for value in values]
    return {
        "min": min(rounded),
        "median": float(f"{median(values):.4g}"),
        "max": max(rounded),
        "runs": rounded,
    }


def ratios(runs: Runs) -> dict[str, dict[str, list[float]]]:
    """Ours divided by each peer, run by run, in the figure that counts in each part.

    A run that only one of the two has finished is left out.
    """
    found: dict[str, dict[str, list[float]]] = {}
    for part, servers in runs.items():
        figure = COMPARED.get(part, RATE)
        for name, peer in servers.items():
            ours = servers.get(OURS, ())
            if name != OURS and ours and figure in ours[0]:
                found.setdefault(part, {})[name] = [
                    mine[figure] / theirs[figure] for mine, theirs in zip(ours, peer, strict=False)
                ]
    return found


def comparison(runs: Runs) -> str:
    """The figures as text for people: a block a part, a line a server, medians of the runs."""
    lines = []
    for part, servers in runs.items():
        heads = list(next(iter(servers.values()))[0])
        lines.append(f"{part:18}" + "".join(f"  {head:>16}" for head in heads))
        for name, each in servers.items():
            middles = [(head, median([one[head] for one in each])) for head in heads]
            cells = [
                f"  {value:>{max(len(head), 16)},.{0 if value >= 1000 or float(value).is_integer() else 2}f}"
                for head, value in middles
            ]
            lines.append(f"{name:18}" + "".join(cells))
        for name, each_ratio in ratios({part: servers}).get(part, {}).items():
            lines.append(f"ours / {name}: {median(each_ratio):.2f} ({min(each_ratio):.2f} to {max(each_ratio):.2f})")
        lines.append("")
    return "\n".join(lines).rstrip()


def json_line(runs: Runs, about: Mapping[str, object]) -> str:
    """The same for programs, in one line; `ratio` is ours against Colyseus in memory at people's pace, or null."""
    compared = ratios(runs)
    main = compared.get(RATIO_OF, {}).get(RATIO_TO)
    return json.dumps(
        {
            "bench": "server",
            **about,
            "ratio": round(median(main), 2) if main else None,
            "ratios": {part: {name: spread(each) for name, each in of.items()} for part, of in compared.items()},
            **{
                part: {
                    name: {figure: spread([one[figure] for one in each]) for figure in each[0]}
                    for name, each in servers.items()
                }
                for part, servers in runs.items()
            },
        }
    )
