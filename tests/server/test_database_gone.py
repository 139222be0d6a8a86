"""PostgreSQL goes away under a running server: refused clearly, nobody thrown out, and all goes on when it is back."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import psycopg
import pytest

from online import Player, Refused, Server, new_table
from postgres import Postgres, running_postgres
from server.gatherings import commands_of, play_on, right_record, said_by, seated, status

pytestmark = pytest.mark.waits


class House:
    """A server and its database, which can be taken away."""

    def __init__(self, folder: Path) -> None:
        self.postgres: Postgres = running_postgres()
        self.database = self.postgres.new_database()
        self.server = Server(folder / "data", THENUMBER_DATABASE=self.database, THENUMBER_WORKERS="1")
        self.url = self.server.url

    @asynccontextmanager
    async def without_database(self) -> AsyncIterator[None]:
        await asyncio.to_thread(self.postgres.stop)
        try:
            yield
        finally:
            await asyncio.to_thread(self.postgres.start)

    @asynccontextmanager
    async def refusing(self, kind: str) -> AsyncIterator[None]:
        """Meanwhile the database fails whenever a command of this kind is to be written down."""
        fails = "CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''disk''; END'"
        when = f"CREATE TRIGGER fails BEFORE INSERT ON log FOR EACH ROW WHEN (NEW.body LIKE '%\"{kind}\"%')"
        async with await psycopg.AsyncConnection.connect(self.database, autocommit=True) as connection:
            await connection.execute(fails)
            await connection.execute(f"{when} EXECUTE FUNCTION fail()")
            try:
                yield
            finally:
                await connection.execute("DROP FUNCTION fail CASCADE")

    async def is_ready(self, session: aiohttp.ClientSession) -> bool:
        assert await status(session, f"{self.url}/healthz") == 200
        answer = await status(session, f"{self.url}/readyz")
        assert answer in (200, 503)
        return answer == 200


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    with house.server:
        yield house
    assert "Traceback" not in house.server.log.read_text()


def tables(players: Sequence[Player]) -> list[Any]:
    return [(player.view["table"], player.view["you"]) for player in players]


def test_a_database_that_is_stopped_in_mid_game_and_comes_back(house: House) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            players = await seated(session, [house.url] * 3, ["greedy"])
            sockets = [player.socket for player in players]
            await play_on(players, 3)
            written = players[0].lowest()
            await players[0].write(written)
            for player in players:
                await player.until(lambda view: bool(view["table"]["written"] == 2))
            before = tables(players)
            async with house.without_database():
                await nothing_can_be_changed(session, players)
                assert tables(players) == before
                assert not await house.is_ready(session)
            assert await house.is_ready(session)
            assert tables(players) == before
            await asyncio.gather(*(player.write(player.lowest()) for player in players[1:]))
            await play_on(players)
            assert [player.socket for player in players] == sockets
            assert not any(socket is None or socket.closed for socket in sockets)
            record = await right_record(session, house.url, players[2])
            assert record.game.turns[3].numbers[0] == int(written)
            commands = await commands_of(house.database, players[0].view["table"]["id"])
            assert len(said_by(commands, "Write")) == 30

    async def nothing_can_be_changed(session: aiohttp.ClientSession, players: Sequence[Player]) -> None:
        for what in ("Pause", "Leave"):
            with pytest.raises(Refused, match="store-unavailable"):
                await players[0].say(what)
        for player in players[:2]:
            with pytest.raises(Refused, match="store-unavailable"):
                await player.write(player.lowest())
        assert (await players[1].say("Ping"))["say"] == "Done"
        async with session.post(f"{house.url}/api/tables") as response:
            assert (response.status, (await response.json())["code"]) == (503, "store-unavailable")
        assert await status(session, f"{house.url}/api/tables/{players[0].code}") == 200
        assert await status(session, f"{house.url}/api/tables/KDWTXM") == 503

    asyncio.run(story())


def test_a_table_that_nobody_looked_at_meanwhile_is_found_again(house: House) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            code = await new_table(session, house.url)
            await asyncio.to_thread(house.server.kill)
            await asyncio.to_thread(house.server.start)
            async with house.without_database():
                with pytest.raises(aiohttp.WSServerHandshakeError, match="503"):
                    await session.ws_connect(f"{house.url}/ws/{code}")
                coming = asyncio.create_task(Player(session, house.url, code).come())
                await asyncio.sleep(0.2)
            assert (await (await coming).say("Sit", name="Ada"))["say"] == "Done"

    asyncio.run(story())


def test_bots_whose_numbers_could_not_be_written_down_write_later(house: House) -> None:
    """Else a turn would wait for them for ever, and so would everybody's number."""

    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            players = await seated(session, [house.url] * 2, ["greedy", "cautious"])
            await play_on(players, 1)
            await asyncio.gather(*(player.until(lambda view: not view["table"]["opening"]) for player in players))
            async with house.refusing("BotWrites"):
                await asyncio.gather(*(player.write(player.lowest()) for player in players))
                await asyncio.gather(*(player.until_turn(2) for player in players))
                for player in players:  # their turn comes after the bots'
                    with pytest.raises(Refused, match="store-unavailable"):
                        await player.write(player.lowest())
                assert players[0].view["table"]["opening"]
            await play_on(players)
            await right_record(session, house.url, players[0])
            await commands_of(house.database, players[0].view["table"]["id"])

    asyncio.run(story())


def test_who_goes_while_it_can_not_be_written_down_is_seen_as_away_later(house: House) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            players = await seated(session, [house.url] * 3)
            async with house.refusing("Away"):
                await players[2].go()
                await asyncio.sleep(4)  # longer than a reload takes
                assert not players[0].view["table"]["seats"][2]["away"]
            await players[0].until(lambda view: bool(view["table"]["seats"][2]["away"]))

    asyncio.run(story())
