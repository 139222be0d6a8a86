"""The figures for Prometheus: their format, what they count, and that several processes add up."""

import asyncio
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.samples import Sample

from online import PATIENCE, Player, Server
from server.gatherings import play_on, seated
from server.test_why_online import why
from thenumber.server.histogram import Histogram
from thenumber.server.tables.metrics import Metrics
from thenumber.server.web.metrics import CONTENT_TYPE

BOT = "greedy"
Samples = dict[str, list[Sample]]


async def samples_of(session: aiohttp.ClientSession, server: Server) -> Samples:
    """All samples by the name of their family, as Prometheus's own parser reads them."""
    async with session.get(f"{server.url}/metrics") as response:
        assert response.headers["Content-Type"] == CONTENT_TYPE
        text = await response.text()
    families = list(text_string_to_metric_families(text))
    for family in families:
        assert family.documentation
        assert family.type in ("gauge", "counter", "histogram")
        assert f"# TYPE {family.name}{'_total' * (family.type == 'counter')} {family.type}" in text
    assert len({family.name for family in families}) == len(families)
    return {family.name: family.samples for family in families}


def value(samples: Samples, name: str, **labels: str) -> float:
    """The value of the one sample with this name and these labels."""
    found = [one.value for family in samples.values() for one in family if one.name == name and one.labels == labels]
    assert len(found) == 1, (name, labels, found)
    return found[0]


def is_histogram(samples: Samples, name: str, **labels: str) -> bool:
    """Whether the buckets of a histogram grow up to its count."""
    buckets = [
        (float(one.labels["le"]), one.value)
        for one in samples[name]
        if one.name == f"{name}_bucket" and labels.items() <= one.labels.items()
    ]
    counts = [count for _, count in buckets]
    return (
        buckets == sorted(buckets)
        and counts == sorted(counts)
        and buckets[-1] == (float("inf"), value(samples, f"{name}_count", **labels))
    )


@pytest.mark.waits
@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_game_is_seen_in_the_figures_and_nobody_is(tmp_path: Path, processes: str) -> None:
    async def story(server: Server) -> None:
        async with aiohttp.ClientSession() as session:
            players = await seated(session, [server.url] * 2, [BOT])
            television = await Player(session, server.url, players[0].code).come()
            samples = await samples_of(session, server)
            counted = {name: value(samples, f"thenumber_{name}") for name in ("tables", "people", "bots", "sockets")}
            assert counted == {"tables": 1, "people": 2, "bots": 1, "sockets": 3}
            await play_on(players)
            assert (await why(players[0], 0))[0] == 200  # later the bot may sit out
            samples = await samples_of(session, server)
            while value(samples, "thenumber_workers") < 1:  # on a busy machine one may just have been replaced
                await asyncio.sleep(0.05)
                samples = await samples_of(session, server)
            assert value(samples, "thenumber_games_finished_total") == 1
            assert value(samples, "thenumber_errors_logged_total") == 0
            commands = value(samples, "thenumber_commands_total")
            assert value(samples, "thenumber_command_seconds_count") == commands > 2 * 10
            assert 0 < value(samples, "thenumber_database_seconds_count") <= commands + 1  # and the new table
            assert value(samples, "thenumber_command_seconds_sum") > 0
            assert value(samples, "thenumber_bot_seconds_count", bot=BOT) >= 6  # it may sit out
            assert value(samples, "thenumber_review_seconds_count", kind="short") == 1
            for name, labels in (
                ("command", {}),
                ("database", {}),
                ("bot", {"bot": BOT}),
                ("review", {"kind": "short"}),
            ):
                assert is_histogram(samples, f"thenumber_{name}_seconds", **labels)
            named = {label for family in samples.values() for one in family for label in one.labels}
            assert named <= {"le", "bot", "kind", "code", "version"}
            for player in (*players, television):
                await player.go()

    with Server(tmp_path / "data", THENUMBER_PROCESSES=processes, THENUMBER_LIMITS="off") as server:
        asyncio.run(asyncio.wait_for(story(server), 4 * PATIENCE))


def observed(*durations: float) -> Histogram:
    histogram = Histogram()
    for seconds in durations:
        histogram.observe(seconds)
    return histogram


def test_histograms_of_several_processes_add_up_bucket_by_bucket() -> None:
    one = Metrics(
        command_seconds=observed(0.25, 3.0), bot_seconds={"greedy": observed(0.125), "copycat": observed(0.5)}
    )
    other = Metrics(command_seconds=observed(0.25), bot_seconds={"greedy": observed(0.125, 512.0)})
    both = one + other
    assert both.command_seconds == observed(0.25, 3.0, 0.25)
    assert both.bot_seconds == {"greedy": observed(0.125, 0.125, 512.0), "copycat": observed(0.5)}
    assert (one.command_seconds, other.command_seconds) == (observed(0.25, 3.0), observed(0.25))


def test_of_a_process_that_ended_its_counts_remain_and_nothing_that_was_in_it() -> None:
    ended = Metrics(tables=3, people=2, bots=1, sockets=4, workers=1, pools={"lives": 1}, commands=9, errors=1)
    assert ended.after_its_end() == Metrics(commands=9, errors=1)
