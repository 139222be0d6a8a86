"""The system's clock is set forward or back by a day while people play, or while the server is down: turns go on."""

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import aiohttp
import pytest

from online import Player, Server, new_table
from postgres import running_postgres
from server.false_clock import DAY, HOUR, FalseClock
from server.gatherings import come_back, play_on, right_record, seated
from thenumber.server.clock import CLOCK_FILE
from thenumber.server.web.app import EXPIRY_SECONDS

pytestmark = [pytest.mark.waits, pytest.mark.long]

CLOCK = 30
"""Seconds; there is no shorter clock."""
CLOSE = 1.0
"""Seconds by which a deadline may differ from what it was."""


class Countdown:
    """What a server says of the seconds that a turn has left, compared with the seconds that really pass."""

    def __init__(self, player: Player) -> None:
        """The player has just come in for the first time."""
        self._asked = self._told = 0.0
        self._left = float(CLOCK)
        self._player = player

    async def begin(self) -> None:
        self._left = await self._ask()

    async def goes_on(self) -> float:
        """The seconds that are left: as many fewer as have passed since the last time, as far as it can be known."""
        asked, told, left = self._asked, self._told, self._left
        now = self._left = await self._ask()
        assert left - (self._told - asked) - CLOSE <= now <= left - max(0.0, self._asked - told) + CLOSE
        return now

    async def _ask(self) -> float:
        """Whoever comes in sees how much time is left."""
        self._asked = time.monotonic()
        await come_back([self._player])
        self._told = time.monotonic()
        left: float = self._player.view["table"]["seconds_left"]
        return left


def play(server: Server, story: Callable[[aiohttp.ClientSession], object]) -> None:
    async def tell() -> None:
        async with aiohttp.ClientSession() as session:
            await story(session)  # type: ignore[misc]

    with server:
        asyncio.run(tell())
    assert "Traceback" not in server.log.read_text()


async def the_clock_ends_the_turn(players: list[Player]) -> None:
    """Two have written and one has not; then the next turn is played."""
    table = players[0].view["table"]
    await asyncio.sleep(CLOCK / 2)
    for player in players:
        view = await player.until_turn(table["turn_index"] + 1)
    verdicts = [seat["verdict"] for seat in view["table"]["last"]["seats"]]
    assert verdicts == ["approved", "approved", "absent"]
    assert not any(seat["away"] for seat in view["table"]["seats"])
    for player in players:
        await player.write(player.lowest())
    await players[0].until_turn(table["turn_index"] + 2)


@pytest.mark.parametrize(
    ("jump", "options"),
    [(DAY, ()), (-DAY, ()), (-HOUR, ("--processes", "2"))],
    ids=["a-day-forward", "a-day-back", "an-hour-back"],
)
def test_a_clock_that_is_set_while_people_play_is_not_noticed(
    tmp_path: Path, jump: int, options: tuple[str, ...]
) -> None:
    false_clock = FalseClock(tmp_path)
    server = Server(tmp_path / "data", *options, **false_clock.environment)

    async def story(session: aiohttp.ClientSession) -> None:
        players = await seated(session, [server.url] * 3, clock=CLOCK)
        await players[0].write("012")
        countdown = Countdown(players[2])
        await countdown.begin()
        false_clock.set(jump)
        assert CLOCK / 2 < await countdown.goes_on() <= CLOCK
        await players[1].write("345")
        assert await new_table(session, server.url)  # neither is anybody locked out
        false_clock.set(-jump)
        await countdown.goes_on()
        await the_clock_ends_the_turn(players)

    play(server, story)


@pytest.mark.parametrize("jump", [DAY, -DAY], ids=["a-day-forward", "a-day-back"])
def test_a_clock_that_is_set_while_the_server_is_down_is_not_noticed(tmp_path: Path, jump: int) -> None:
    false_clock = FalseClock(tmp_path)
    server = Server(tmp_path / "data", **false_clock.environment)

    async def story(session: aiohttp.ClientSession) -> None:
        players = await seated(session, [server.url] * 3, clock=CLOCK)
        await players[0].write("012")
        countdown = Countdown(players[2])
        await countdown.begin()
        server.kill()
        false_clock.set(jump)
        server.start()
        await countdown.goes_on()
        await come_back(players[:2])
        await players[1].write("345")
        await the_clock_ends_the_turn(players)

    play(server, story)


@pytest.mark.parametrize("jump", [DAY, -DAY], ids=["a-day-forward", "a-day-back"])
def test_after_a_reboot_with_another_clock_the_turn_goes_on_where_the_log_ends(tmp_path: Path, jump: int) -> None:
    """Nobody knows how long the machine was off: nobody loses time by it, and nobody waits a day."""
    false_clock = FalseClock(tmp_path)
    server = Server(tmp_path / "data", **false_clock.environment)

    async def story(session: aiohttp.ClientSession) -> None:
        players = await seated(session, [server.url] * 3, clock=CLOCK)
        await players[0].write("012")
        server.kill()
        (tmp_path / "data" / CLOCK_FILE).unlink(missing_ok=True)
        false_clock.set(jump)
        server.start()
        await come_back(players)
        for player in players:
            view = await player.until(lambda view: not any(seat["away"] for seat in view["table"]["seats"]))
            assert 0 < view["table"]["seconds_left"] <= CLOCK
        await players[1].write("345")
        assert await new_table(session, server.url)
        await the_clock_ends_the_turn(players)

    play(server, story)


def test_a_clock_that_is_far_ahead_dates_a_record_and_deletes_nothing(tmp_path: Path) -> None:
    false_clock = FalseClock(tmp_path)
    server = Server(tmp_path / "data", **false_clock.environment)

    async def story(session: aiohttp.ClientSession) -> None:
        players = await seated(session, [server.url] * 3)
        untouched = await Player(session, server.url, await new_table(session, server.url)).come()
        false_clock.set(400 * DAY)
        earliest = (datetime.now(UTC) + timedelta(days=399)).date()
        await play_on(players)
        record = await right_record(session, server.url, players[0])
        assert date.fromisoformat(record.date) >= earliest
        await asyncio.sleep(EXPIRY_SECONDS + 5)
        await untouched.say("Sit", name="Ada")  # refused if the table were gone
        await players[0].say("Start")

    play(server, story)


def test_nodes_whose_clocks_differ_by_a_day_agree_on_the_seconds_left(tmp_path: Path) -> None:
    false_clock = FalseClock(tmp_path)
    false_clock.set(DAY)
    database = running_postgres().new_database()
    one = Server(tmp_path / "one", THENUMBER_DATABASE=database)
    other = Server(tmp_path / "other", THENUMBER_DATABASE=database, **false_clock.environment)

    async def story(session: aiohttp.ClientSession) -> None:
        players = await seated(session, [one.url, other.url, one.url], clock=CLOCK)
        countdown = Countdown(players[2])
        await countdown.begin()
        players[2].url = other.url
        await countdown.goes_on()
        players[2].url = one.url
        await players[0].write("012")
        await players[1].write("345")
        await countdown.goes_on()
        await the_clock_ends_the_turn(players)

    with other:
        play(one, story)
