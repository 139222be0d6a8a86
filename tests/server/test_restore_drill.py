"""The drill that a host should make: back up while games are played, verify, restore elsewhere, and play on."""

import asyncio
import re
from pathlib import Path

import aiohttp
import pytest

from command import run
from online import Player, Server
from postgres import running_postgres
from server.gatherings import play_on, right_record, seated
from thenumber.server.store.dated_backups import NAME


@pytest.mark.parametrize(("before", "after"), [("sqlite", "postgres"), ("postgres", "sqlite")])
def test_a_backup_made_under_play_goes_on_in_the_other_kind_of_database(
    tmp_path: Path, before: str, after: str
) -> None:
    def options(kind: str, data: str) -> list[str]:
        database = ["--database", running_postgres().new_database()] if kind == "postgres" else []
        return ["--data", str(tmp_path / data), *database]

    old, new, backups = options(before, "old"), options(after, "new"), tmp_path / "backups"

    async def play_and_back_up(url: str) -> list[Player]:
        async with aiohttp.ClientSession() as session:
            players = await seated(session, [url] * 3, ["cautious"])
            await play_on(players)
            await right_record(session, url, players[0])
            await players[0].say("Start")
            await asyncio.gather(*(player.until_game(2) for player in players))
            await play_on(players, 2)
            await players[0].write("777")
            playing = asyncio.create_task(play_on(await seated(session, [url] * 3)))
            done = await asyncio.to_thread(run, "backup", str(backups), "--keep", "7", *old)
            assert done.returncode == 0, done.stderr
            await playing
            return players

    async def play_on_there(url: str, before: list[Player]) -> None:
        async with aiohttp.ClientSession() as session:
            players = [await Player(session, url, player.code, player.token).come() for player in before]
            assert players[0].view["table"]["turn_index"] == 2
            assert players[0].view["you"]["tablet"] == "777"
            await play_on(players)
            await right_record(session, url, players[0], 2)

    with Server(tmp_path / "old", *old[2:]) as server:
        players = asyncio.run(play_and_back_up(server.url))
    (backup,) = backups.iterdir()
    assert NAME.fullmatch(backup.name)
    done = run("backup", "--verify", str(backup))
    assert done.returncode == 0, done.stderr
    (games,) = re.findall(r"finished games: (\d)", done.stdout)
    assert games in ("1", "2")  # that of the other table may have come to its end before the backup was made
    assert run("restore", str(backup), *new).returncode == 0
    with Server(tmp_path / "new", *new[2:]) as server:
        asyncio.run(play_on_there(server.url, players))
    assert run("export", *new).stdout.count("[Game ") == int(games) + 1
