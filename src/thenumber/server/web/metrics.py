"""Figures about this process for Prometheus: counts only, nothing about who or what."""

import time
from collections.abc import Iterator, Mapping

from thenumber.server.version import VERSION
from thenumber.server.web.house import House

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


def figures(house: House) -> str:
    tables = house.hub.tables.values()
    gauges = {
        "thenumber_tables": ("Tables in memory.", len(tables)),
        "thenumber_games_running": ("Games that are being played at them.", sum(live.table.running for live in tables)),
        "thenumber_sockets": ("Open connections of players and televisions.", len(house.sockets.open)),
    }
    counted = house.hub.counters
    counters = {
        "thenumber_commands_total": ("Commands carried out and written down.", counted.commands),
        "thenumber_games_finished_total": ("Games that ended here.", counted.games),
        "thenumber_stand_ins_total": ("Numbers chosen for a bot that had none in time.", house.hub.workers.stand_ins),
        "process_cpu_seconds_total": ("CPU time of this process, without its bots.", round(time.process_time(), 2)),
    }
    lines = [
        *_lines("gauge", gauges),
        *_lines("counter", counters),
        "# HELP thenumber_refusals_total Commands that were refused, by the code of the reason.",
        "# TYPE thenumber_refusals_total counter",
        *(f'thenumber_refusals_total{{code="{code}"}} {count}' for code, count in sorted(counted.refusals.items())),
        "# HELP thenumber_info The version that runs.",
        "# TYPE thenumber_info gauge",
        f'thenumber_info{{version="{VERSION}"}} 1',
    ]
    return "\n".join(lines) + "\n"


def _lines(kind: str, found: Mapping[str, tuple[str, float]]) -> Iterator[str]:
    for name, (meaning, figure) in found.items():
        yield f"# HELP {name} {meaning}"
        yield f"# TYPE {name} {kind}"
        yield f"{name} {figure}"
