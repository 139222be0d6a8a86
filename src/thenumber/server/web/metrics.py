"""Figures about this server for Prometheus: counts only, nothing about who or what."""

from collections.abc import Iterator, Mapping

from thenumber.server.version import VERSION
from thenumber.server.web.app_state import AppState

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


async def exposition(state: AppState) -> str:
    found = await state.tables.metrics()
    gauges = {
        "thenumber_tables": ("Tables in memory.", found.tables),
        "thenumber_games_running": ("Games that are being played at them.", found.games_running),
        "thenumber_sockets": ("Open connections of players and televisions.", found.sockets),
    }
    counters = {
        "thenumber_commands_total": ("Commands carried out and written down.", found.commands),
        "thenumber_games_finished_total": ("Games that ended here.", found.games_finished),
        "process_cpu_seconds_total": ("CPU time of the server, without its bots.", found.cpu_seconds),
    }
    lines = [
        *_lines("gauge", gauges),
        *_lines("counter", counters),
        "# HELP thenumber_refusals_total Commands that were refused, by the code of the reason.",
        "# TYPE thenumber_refusals_total counter",
        *(f'thenumber_refusals_total{{code="{code}"}} {count}' for code, count in sorted(found.refusals.items())),
        "# HELP thenumber_stand_ins_total Numbers that another bot had to choose, by the bot that was asked.",
        "# TYPE thenumber_stand_ins_total counter",
        *(f'thenumber_stand_ins_total{{bot="{bot}"}} {count}' for bot, count in sorted(found.stand_ins.items())),
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
