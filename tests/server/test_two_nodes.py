"""Two servers on one PostgreSQL: one table, whoever comes in where, and neither needs the other to live."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path

import aiohttp
import psycopg
import pytest

from online import Player, Refused, Server, new_table
from postgres import running_postgres
from server.gatherings import come_back, commands_of, play_on, right_record, said_by, seated
from server.lossy_line import LossyLine
from thenumber.server.tables.local import ROLL_CALL_SECONDS

pytestmark = pytest.mark.waits

SOON = 3.0
"""Seconds: a hint takes milliseconds, and whoever would have to wait for a poll waits longer."""


class Nodes:
    """Two servers, and the database they share."""

    def __init__(self, folder: Path, line: LossyLine) -> None:
        self.database, self.line = running_postgres().new_database(), line
        usual = {"THENUMBER_LIMITS": "off", "THENUMBER_WORKERS": "1"}
        through_the_line = self.database.replace(f":{running_postgres().port}/", f":{line.port}/")
        self.one = Server(folder / "one", THENUMBER_DATABASE=self.database, **usual)
        self.other = Server(folder / "other", THENUMBER_DATABASE=through_the_line, **usual)

    def run(self, story: Callable[[aiohttp.ClientSession], Awaitable[None]]) -> None:
        async def tell() -> None:
            async with aiohttp.ClientSession() as session:
                await story(session)

        asyncio.run(tell())

    async def cut_the_listeners(self) -> None:
        """Cut the connections on which both nodes hear of each other."""
        listening = "FROM pg_stat_activity WHERE application_name = 'thenumber-hints'"
        async with await psycopg.AsyncConnection.connect(self.database, autocommit=True) as connection:
            while (await connection.execute(f"SELECT pid {listening}")).rowcount < 2:
                await asyncio.sleep(0.05)
            await connection.execute(f"SELECT pg_terminate_backend(pid) {listening}")


@pytest.fixture
def nodes(tmp_path: Path) -> Iterator[Nodes]:
    with LossyLine(running_postgres().port) as line:
        nodes = Nodes(tmp_path, line)
        with nodes.one, nodes.other:
            yield nodes
    for log in (nodes.one.log, nodes.other.log):
        assert "Traceback" not in log.read_text()


def test_people_on_both_nodes_and_bots_play_a_whole_game(nodes: Nodes) -> None:
    async def story(session: aiohttp.ClientSession) -> None:
        urls = [nodes.one.url, nodes.other.url, nodes.one.url]
        players = await seated(session, urls, ["greedy", "cautious"])
        await play_on(players)
        records = [await right_record(session, player.url, player) for player in players[:2]]
        assert records[0] == records[1]
        assert records[0].names == ("A", "B", "C", "@greedy", "@cautious")
        tables = [player.view["table"] for player in players]
        assert tables[0] == tables[1] == tables[2]
        commands = await commands_of(nodes.database, tables[0]["id"])
        assert len(said_by(commands, "Write")) == 30

    nodes.run(story)


def test_what_one_says_is_seen_at_the_other_node_without_waiting_for_a_poll(nodes: Nodes) -> None:
    async def seen(writer: Player, onlooker: Player, number: str) -> None:
        before = time.monotonic()
        await writer.write(number)
        seal = writer.view["table"]["seals"]
        await onlooker.until(lambda view: bool(view["table"]["seals"] == seal))
        assert time.monotonic() - before < SOON

    async def story(session: aiohttp.ClientSession) -> None:
        players = await seated(session, [nodes.one.url, nodes.other.url, nodes.one.url])
        for number in ("123", "456", "789"):
            await seen(players[0], players[1], number)
            await seen(players[1], players[0], number)
        assert not any('"789"' in view for view in players[2].views)

    nodes.run(story)


def test_of_writes_in_the_same_instant_none_is_lost_and_none_is_there_twice(nodes: Nodes) -> None:
    async def story(session: aiohttp.ClientSession) -> None:
        players = await seated(session, [nodes.one.url, nodes.other.url] * 2 + [nodes.one.url])
        games = 3
        for game in range(1, games + 1):
            if game > 1:
                await players[0].say("Start")
                await asyncio.gather(*(player.until_game(game) for player in players))
            await play_on(players)
            record = await right_record(session, nodes.other.url, players[1], game)
            assert all(None not in turn.numbers for turn in record.game.turns)
        commands = await commands_of(nodes.database, players[0].view["table"]["id"])
        writes = [(said["person"], said["game_no"], said["turn_index"]) for said in said_by(commands, "Write")]
        assert len(writes) == len(set(writes)) == games * 10 * len(players)

    nodes.run(story)


def test_who_only_watches_at_the_other_node_sees_the_last_of_many_changes(nodes: Nodes) -> None:
    """The other node never writes here, so that nothing but hints tells it what to read."""

    async def change_often(player: Player, numbers: Sequence[str]) -> None:
        for number in numbers:
            await player.write(number)

    async def story(session: aiohttp.ClientSession) -> None:
        players = await seated(session, [nodes.one.url] * 3)
        watcher = await Player(session, nodes.other.url, players[0].code).come()
        nodes.line.delay = 0.03  # so that there is always something new while the other node still reads
        for digit in "0123456789":
            numbers = [f"{digit}{last:02}" for last in range(12)]
            await asyncio.gather(*(change_often(player, numbers) for player in players[:2]))
            seals = [player.view["table"]["seals"] for player in players[:2]]
            await watcher.until(lambda view, seals=seals: view["table"]["seals"] in seals)  # type: ignore[misc]

    nodes.run(story)


def test_who_comes_while_others_write_misses_nothing(nodes: Nodes) -> None:
    """Also not what is written after the other node has read the log, and before it follows the table."""

    async def come_and_see(session: aiohttp.ClientSession, moment: float) -> float:
        """Somebody comes at the other node, and at that moment something changes; how long coming took."""
        host = await Player(session, nodes.one.url, await new_table(session, nodes.one.url)).come()
        await host.say("Sit", name="Ada")
        before = time.monotonic()
        coming = asyncio.create_task(Player(session, nodes.other.url, host.code).come())
        changing = asyncio.create_task(change(host, moment))
        watcher, took = await coming, time.monotonic() - before
        await changing
        await watcher.until(lambda view: bool(view["table"]["locked"]))
        return took

    async def change(host: Player, moment: float) -> None:
        await asyncio.sleep(moment)
        await host.say("Lock", locked=True)

    async def story(session: aiohttp.ClientSession) -> None:
        await come_and_see(session, 0.0)  # the first has to connect to the database, too
        nodes.line.delay = 0.05
        took = await come_and_see(session, 0.0)
        for answers in (0.5, 1.0, 1.5, 2.0):  # from the database, that are still missing at that moment
            await come_and_see(session, took - answers * nodes.line.delay)

    nodes.run(story)


def test_a_node_that_could_not_read_when_it_was_told_reads_later(nodes: Nodes) -> None:
    async def story(session: aiohttp.ClientSession) -> None:
        players = await seated(session, [nodes.one.url] * 3)
        watcher = await Player(session, nodes.other.url, players[0].code).come()
        nodes.line.broken = True
        await players[0].write("123")
        await asyncio.sleep(0.5)  # by now the hint has come, and has come to nothing
        with pytest.raises(Refused, match="store-unavailable"):
            await watcher.say("Sit", name="Dora")
        nodes.line.broken = False
        await watcher.until(lambda view: bool(view["table"]["written"] == 1))

    nodes.run(story)


def test_people_of_a_killed_node_go_on_at_the_other_one(nodes: Nodes) -> None:
    async def story(session: aiohttp.ClientSession) -> None:
        players = await seated(session, [nodes.one.url, nodes.other.url, nodes.one.url], ["greedy"])
        await play_on(players, 3)
        tablet = players[0].lowest()
        await players[0].write(tablet)
        nodes.one.kill()
        await come_back([players[0], players[2]], nodes.other.url)
        # The hint may still be on its way.
        await players[0].until(lambda view: bool(view["you"]["tablet"] == tablet))
        await asyncio.gather(*(player.write(player.lowest()) for player in players[1:]))
        await play_on(players)
        record = await right_record(session, nodes.other.url, players[2])
        assert record.game.turns[3].numbers[0] == int(tablet)
        await commands_of(nodes.database, players[0].view["table"]["id"])

    nodes.run(story)


@pytest.mark.long
def test_who_vanishes_with_a_node_is_away_and_who_is_at_another_is_not(nodes: Nodes) -> None:
    async def story(session: aiohttp.ClientSession) -> None:
        here, there, lost = await seated(session, [nodes.one.url, nodes.other.url, nodes.other.url])
        # Long enough for two roll calls: both nodes have looked for the others' people, and found them.
        await asyncio.sleep(2 * ROLL_CALL_SECONDS + 1)
        table_id = here.view["table"]["id"]
        assert said_by(await commands_of(nodes.database, table_id), "Away") == []
        nodes.other.kill()
        await come_back([there], nodes.one.url)
        await here.until(lambda view: [seat["away"] for seat in view["table"]["seats"]] == [False, False, True])
        assert len(said_by(await commands_of(nodes.database, table_id), "Away")) == 1
        await come_back([lost], nodes.one.url)
        await here.until(lambda view: not any(seat["away"] for seat in view["table"]["seats"]))

    nodes.run(story)


def test_a_node_whose_listening_is_cut_misses_nothing(nodes: Nodes) -> None:
    async def story(session: aiohttp.ClientSession) -> None:
        players = await seated(session, [nodes.one.url, nodes.other.url, nodes.one.url], ["greedy"])
        for turn in range(1, 4):
            await nodes.cut_the_listeners()
            await players[0].write(players[0].lowest())
            # Who writes would find out by itself, so that the others wait until they have seen it.
            await players[1].until(lambda view: bool(view["table"]["written"] == 2))
            await asyncio.gather(*(player.write(player.lowest()) for player in players[1:]))
            await asyncio.gather(*(player.until_turn(turn) for player in players))
        await play_on(players)
        await right_record(session, nodes.other.url, players[1])

    nodes.run(story)


def test_a_hint_that_is_lost_costs_no_more_than_a_pause(nodes: Nodes) -> None:
    async def story(session: aiohttp.ClientSession) -> None:
        players = await seated(session, [nodes.one.url, nodes.other.url, nodes.one.url])
        nodes.line.deafen()
        await players[0].write("123")
        await players[1].until(lambda view: bool(view["table"]["written"] == 1))
        await play_on(players, 1)

    nodes.run(story)


def test_a_television_at_the_other_node_follows_and_phones_there_hear_nothing_of_it(nodes: Nodes) -> None:
    async def story(session: aiohttp.ClientSession) -> None:
        players = await seated(session, [nodes.one.url, nodes.one.url, nodes.other.url], [])
        tv = await Player(session, nodes.other.url, players[0].code).come()
        await asyncio.gather(
            *(player.write(number) for player, number in zip(players, ("012", "345", "678"), strict=True))
        )
        await asyncio.gather(*(player.until_turn(1) for player in (*players, tv)))
        await tv.until(lambda view: bool(view.get("looks_at") == "check"))
        before = len(players[2].heard)
        await players[0].say("React", reaction="cheer")
        for player in players:
            await player.say("GoOn", game_no=1, turn_index=1)
        await tv.until(lambda view: "looks_at" not in view)
        heard = [json.loads(message) for message in players[2].heard[before:]]
        assert [said["say"] for said in heard if said["say"] != "Done"] == ["Reacted"]
        assert any('"Reacted"' in message for message in tv.heard)

    nodes.run(story)
