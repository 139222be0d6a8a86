"""Figures about this server for Prometheus: counts and durations only, nothing about who or what."""

from collections.abc import Iterator, Mapping
from itertools import accumulate

from thenumber.server.histogram import BOUNDS, Histogram
from thenumber.server.version import VERSION
from thenumber.server.web.app_state import AppState

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


async def exposition(state: AppState) -> str:
    found, reviews = await state.tables.metrics(), state.reviews
    gauges = {
        "thenumber_tables": ("Tables in memory.", found.tables),
        "thenumber_games_running": ("Games that are being played at them.", found.games_running),
        "thenumber_people": ("People who are connected and have a seat.", found.people),
        "thenumber_bots": ("Seats at these tables that bots play for.", found.bots),
        "thenumber_sockets": ("Open connections of players and televisions.", found.sockets),
        "thenumber_workers": ("Processes that are ready to think for bots, or at it.", found.workers),
    }
    counters = {
        "thenumber_commands_total": ("Commands carried out and written down.", found.commands),
        "thenumber_games_finished_total": ("Games that ended here.", found.games_finished),
        "thenumber_errors_logged_total": ("Errors in the log.", found.errors),
        "process_cpu_seconds_total": ("CPU time of the server, without its bots.", found.cpu_seconds),
    }
    counted = {
        "thenumber_refusals_total": ("Commands that were refused, by the code of the reason.", "code", found.refusals),
        "thenumber_stand_ins_total": (
            *("Numbers that another bot had to choose, by the bot that was asked.", "bot", found.stand_ins),
        ),
        "thenumber_reviews_failed_total": ("Reviews and tips that failed, by their kind.", "kind", reviews.failed),
    }
    histograms: dict[str, tuple[str, str, Mapping[str, Histogram]]] = {
        "thenumber_command_seconds": (
            "Commands that were carried out, from when they were heard until they were shown.",
            *("", {"": found.command_seconds}),
        ),
        "thenumber_database_seconds": ("Transactions of the log of tables.", "", {"": found.database_seconds}),
        "thenumber_bot_seconds": (
            "Numbers of bots, from when they were asked, by the bot that was asked.",
            *("bot", found.bot_seconds),
        ),
        "thenumber_review_seconds": (
            "Reviews and tips that were made, from when somebody asked, by their kind.",
            *("kind", reviews.seconds),
        ),
    }
    lines = [
        *_lines("gauge", gauges),
        *_lines("counter", counters),
        *(line for name, family in counted.items() for line in _counted(name, *family)),
        *(line for name, family in histograms.items() for line in _histograms(name, *family)),
        *_head("thenumber_info", "The version that runs.", "gauge"),
        f'thenumber_info{{version="{VERSION}"}} 1',
    ]
    return "\n".join(lines) + "\n"


def _head(name: str, meaning: str, kind: str) -> tuple[str, str]:
    return f"# HELP {name} {meaning}", f"# TYPE {name} {kind}"


def _lines(kind: str, found: Mapping[str, tuple[str, float]]) -> Iterator[str]:
    for name, (meaning, figure) in found.items():
        yield from _head(name, meaning, kind)
        yield f"{name} {figure}"


def _counted(name: str, meaning: str, label: str, counts: Mapping[str, int]) -> Iterator[str]:
    """A counter for each value of a label."""
    yield from _head(name, meaning, "counter")
    for value, count in sorted(counts.items()):
        yield f"{name}{{{_pair(label, value)}}} {count}"


def _histograms(name: str, meaning: str, label: str, found: Mapping[str, Histogram]) -> Iterator[str]:
    """A histogram for each value of a label; without a label there is one."""
    yield from _head(name, meaning, "histogram")
    for value, histogram in sorted(found.items()):
        pair = _pair(label, value) if label else ""
        before, alone = f"{pair}," if pair else "", f"{{{pair}}}" if pair else ""
        *up_to, count = accumulate(histogram.counts)
        for bound, most in zip(BOUNDS, up_to, strict=True):
            yield f'{name}_bucket{{{before}le="{bound:g}"}} {most}'
        yield f'{name}_bucket{{{before}le="+Inf"}} {count}'
        yield f"{name}_sum{alone} {histogram.total:.6f}"
        yield f"{name}_count{alone} {count}"


def _pair(label: str, value: str) -> str:
    """
    >>> print(_pair("bot", 'a"b'))
    bot="a\\"b"
    """
    escaped = value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
    return f'{label}="{escaped}"'
