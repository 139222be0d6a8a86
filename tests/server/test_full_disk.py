"""No room left under a running server: refused clearly, nothing acknowledged is lost, and it goes on by itself."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest

from online import PATIENCE, Player, Refused, Server
from server.gatherings import come_back, commands_of, play_on, right_record, said_by, seated, status
from server.small_disks import SmallDisk, SmallFiles, can_mount


@pytest.fixture(params=[SmallDisk, SmallFiles] if can_mount() else [SmallFiles])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SmallDisk | SmallFiles]:
    disk = request.param(tmp_path / "data")
    yield disk
    disk.remove()


async def write_until_refused(player: Player) -> list[str]:
    """What was acknowledged before there was no room."""
    acknowledged: list[str] = []
    for number in (f"{number:03}" for number in range(1000)):
        if set(number) <= set(player.view["table"]["seats"][0]["available"]):
            try:
                await player.write(number)
            except Refused:  # the next one will be, for the same reason: the test looks at it
                return acknowledged
            acknowledged.append(number)
    raise AssertionError("there was room for everything")


async def until_ready(session: aiohttp.ClientSession, server: Server, code: int) -> None:
    """The server says whether it can write, some seconds late at most."""
    async with asyncio.timeout(PATIENCE):
        while await status(session, f"{server.url}/readyz") != code:
            await asyncio.sleep(0.2)


def test_a_disk_that_is_full_in_mid_game_and_made_larger(disk: SmallDisk | SmallFiles) -> None:
    async def story(server: Server) -> None:
        async with aiohttp.ClientSession() as session:
            players = await seated(session, [server.url] * 3, ["greedy"])
            sockets = [player.socket for player in players]
            await play_on(players, 3)
            await players[0].write("999")
            disk.fill(server)
            acknowledged = ["999", *await write_until_refused(players[0])]
            views = [player.view for player in players]
            for player in players:
                with pytest.raises(Refused, match="store-unavailable"):
                    await player.write("777")
            async with session.post(f"{server.url}/api/tables") as response:
                assert (response.status, (await response.json())["code"]) == (503, "store-unavailable")
            assert await status(session, f"{server.url}/healthz") == 200
            await until_ready(session, server, 503)
            assert [player.view for player in players] == views
            assert players[0].view["you"]["tablet"] == acknowledged[-1]
            disk.make_room(server)
            await until_ready(session, server, 200)
            await asyncio.gather(*(player.write(player.lowest()) for player in players[1:]))
            await play_on(players)
            assert [player.socket for player in players] == sockets
            record = await right_record(session, server.url, players[1])
            assert record.game.turns[3].numbers[0] == int(acknowledged[-1])

            server.kill()
            server.start()
            await come_back(players)
            assert await right_record(session, server.url, players[1]) == record
            await is_in_the_log(players[0], acknowledged)

    async def is_in_the_log(player: Player, acknowledged: list[str]) -> None:
        """Every write that was acknowledged stands there once, and none that was refused."""
        commands = await commands_of(f"sqlite:///{disk.folder}/thenumber.sqlite", player.view["table"]["id"])
        writes = [said for said in said_by(commands, "Write") if said["turn_index"] == 3]
        first = [said["number"] for said in writes if said["person"] == writes[0]["person"]]
        assert first == acknowledged
        assert len(writes) == len(acknowledged) + 2

    with Server(disk.folder) as server:
        asyncio.run(story(server))
        assert "Traceback" not in server.log.read_text()
