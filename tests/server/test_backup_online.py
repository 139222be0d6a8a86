"""`thenumber backup` and `restore` beside a running server, on both databases."""

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path

import aiohttp
import pytest

from command import run
from online import Player, Server
from postgres import running_postgres
from server.gatherings import play_on, right_record, seated
from server.store.logs import opened
from thenumber import parse_record
from thenumber.server.tables.log import said_in
from thenumber.table.apply import replay
from thenumber.table.table import Table

TABLES, COPIES = 6, 3


class House:
    """A server, and how its database is named to the other commands."""

    def __init__(self, folder: Path, database: str | None) -> None:
        self.data = folder / "data"
        self.options = ["--data", str(self.data), *(["--database", database] if database else [])]
        self.server = Server(self.data, *self.options[2:], THENUMBER_LIMITS="off")


@pytest.fixture(params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path, running_postgres().new_database() if request.param == "postgres" else None)
    with house.server:
        yield house


async def play_for_ever(players: Sequence[Player], acknowledged: dict[str, tuple[int, int]]) -> None:
    """Game after game; remembered is the last turn that all writes were acknowledged of."""
    game = 1
    while True:
        for turn in range(1, 11):
            await play_on(players, turn)
            acknowledged[players[0].view["table"]["id"]] = (game, turn)
        await players[0].say("Start")
        game += 1
        await asyncio.gather(*(player.until_game(game) for player in players))


async def check_copy(copy: Path, acknowledged: dict[str, tuple[int, int]]) -> int:
    """Every table can be made from its log, is as far as it was known to be, and has its games; how many there are."""
    async with opened(f"sqlite:///{copy}") as store:
        games = {game.game_id: game async for game in store.all_finished()}
        for table_id, known in acknowledged.items():
            table, over = Table(table_id, "CODE"), set()
            for entry in await store.read(table_id):
                for said in said_in(entry):
                    table = replay(table, said, entry.at)
                if table.over:
                    over.add(f"{table_id}-{table.game_no}")
                    assert parse_record(games[f"{table_id}-{table.game_no}"].record).game == table.game
            assert (table.game_no, table.turn_index) >= known
            assert over == {game_id for game_id in games if game_id.startswith(table_id)}
    return len(games)


def test_a_backup_under_load_is_of_one_moment(house: House, tmp_path: Path) -> None:
    async def copied(acknowledged: dict[str, tuple[int, int]], name: str) -> int:
        copy, known = tmp_path / name, dict(acknowledged)
        done = await asyncio.to_thread(run, "backup", str(copy), *house.options)
        assert done.returncode == 0, done.stderr
        return await check_copy(copy, known)

    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            tables = [await seated(session, [house.server.url] * 3) for _ in range(TABLES)]
            acknowledged: dict[str, tuple[int, int]] = {}
            playing = [asyncio.create_task(play_for_ever(players, acknowledged)) for players in tables]
            games = [await copied(acknowledged, f"{number}.sqlite") for number in range(COPIES)]
            assert not any(task.done() for task in playing)
            for task in playing:
                task.cancel()
            games.append(await copied(acknowledged, "quiet.sqlite"))  # with all that has happened until now
            assert games == sorted(games)
            assert games[-1] > TABLES

    asyncio.run(story())


def test_a_restore_under_a_running_server_is_refused_and_harms_nobody(house: House, tmp_path: Path) -> None:
    copy = str(tmp_path / "copy.sqlite")

    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            players = await seated(session, [house.server.url] * 3)
            assert (await asyncio.to_thread(run, "backup", copy, *house.options)).returncode == 0
            await play_on(players, 5)
            for arguments in (["--replace"], []):
                done = await asyncio.to_thread(run, "restore", copy, *arguments, *house.options)
                assert (done.returncode, done.stdout) == (1, "")
                assert "is in use. Stop the server, then try again; nothing was changed." in done.stderr
            await play_on(players)
            await right_record(session, house.server.url, players[0])

    asyncio.run(story())


def test_a_server_goes_on_with_what_was_restored(house: House, tmp_path: Path) -> None:
    copy = str(tmp_path / "copy.sqlite")

    async def until_the_backup(url: str) -> list[Player]:
        async with aiohttp.ClientSession() as session:
            players = await seated(session, [url] * 3)
            await play_on(players, 2)
            await players[0].write("777")
            assert (await asyncio.to_thread(run, "backup", copy, *house.options)).returncode == 0
            await play_on(players)
            return players

    async def after_it(url: str, before: list[Player]) -> None:
        async with aiohttp.ClientSession() as session:
            players = [await Player(session, url, player.code, player.token).come() for player in before]
            assert players[0].view["table"]["turn_index"] == 2
            assert players[0].view["you"]["tablet"] == "777"
            await play_on(players)
            await right_record(session, url, players[0])

    players = asyncio.run(until_the_backup(house.server.url))
    assert house.server.stop() == 0
    assert run("restore", copy, "--replace", *house.options).returncode == 0
    house.server.start()
    asyncio.run(after_it(house.server.url, players))
