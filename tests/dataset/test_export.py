"""`thenumber export --anonymous`: the games of a server, from either database, and nothing of anybody."""

import asyncio
import re
from pathlib import Path

import aiohttp
import pytest

from command import run
from dataset.shared import shared_games
from online import Player, Server, new_table
from postgres import running_postgres
from server.store.logs import entry, opened
from server.store.logs import new_table as new_log
from thenumber import format_record, load_dataset, parse_records
from thenumber.dataset.parquet import has_pyarrow
from thenumber.record.record import Record
from thenumber.server.store.entries import FinishedGame
from thenumber.table.sealed_record import SHARED_TAG

SEAL = re.compile(r"[0-9a-f]{32,}")
PEOPLE = ("Ada Lovelace", "greedy", 'Bo"b')


async def keep(url: str, records: list[Record]) -> None:
    """Let a database have these games, as if its server had seen them end."""
    table = f"table-of-{len(records)}"
    async with opened(url) as store:
        await new_log(store, table)
        for seq, record in enumerate(records, 2):
            game = FinishedGame(f"{table}-{seq}", table, float(seq), format_record(record))
            await store.append([entry(table, seq)], finished=game)


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_both_databases_give_the_same_bytes_and_only_what_may_be_published(tmp_path: Path) -> None:
    records = shared_games(9)
    private = Record(records[0].game, ("Private",) * records[0].game.seats)
    made = list[dict[str, bytes]]()
    for url, kept in (
        (f"sqlite:///{tmp_path}/games.sqlite", [*records, private]),
        (running_postgres().new_database(), [private, *reversed(records)]),
    ):
        asyncio.run(keep(url, kept))
        folder = tmp_path / f"set-{len(made)}"
        done = run("export", "--anonymous", str(folder), "--license", "CC-BY-4.0", "--database", url)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout == f"The data set is in {folder}. Games: 9\n"
        made.append(files(folder))
    assert made[0] == made[1]


async def play(server: Server, *, shared: bool) -> tuple[str, ...]:
    """A whole game of three people; the code of the table and their tokens."""
    async with aiohttp.ClientSession() as session:
        code = await new_table(session, server.url)
        players = [await Player(session, server.url, code).come() for _ in PEOPLE]
        for name, player in zip(PEOPLE, players, strict=True):
            await player.say("Sit", name=name)
        options = players[0].view["table"]["options"] | {"shared": shared}
        await players[0].say("SetOptions", options=options)
        await players[0].say("Start")
        for index in range(10):
            for player in players:
                await player.until_turn(index)
                if number := player.lowest():
                    await player.write(number)
        await players[0].until(lambda view: bool(view["table"]["phase"] == "over"))
        return (code, *(str(player.token) for player in players))


@pytest.mark.waits
def test_a_game_is_published_without_anything_of_its_table_if_its_host_shared_it(tmp_path: Path) -> None:
    folder = tmp_path / "set"
    with Server(tmp_path / "data") as server:
        asyncio.run(play(server, shared=False))
        none = run("export", "--anonymous", str(folder), "--data", str(server.data))
        assert none.returncode == 1
        assert not folder.exists()
        secrets = asyncio.run(play(server, shared=True))
        done = run("export", "--anonymous", str(folder), "--data", str(server.data))  # while it runs
        assert done.returncode == 0, done.stderr
        everything = run("export", "--data", str(server.data)).stdout
    (record,) = load_dataset(folder)
    (kept,) = [game for game in parse_records(everything) if SHARED_TAG in game.other_tags]
    assert kept.game == record.game
    assert record.names == ("A", "B", "C")
    nonces_and_seals = [part for name, tag in kept.other_tags if name.startswith("Seals") for part in SEAL.findall(tag)]
    assert len(nonces_and_seals) > 10
    secrets += (dict(kept.other_tags)["Table"], *nonces_and_seals, "Ada", "Lovelace", 'Bo"b', r"Bo\"b")
    for name, data in files(folder).items():
        found = [secret for secret in secrets if secret in data.decode()]
        assert not found, f"{found} in {name}"


def test_what_can_not_be_is_said_and_nothing_is_made(tmp_path: Path) -> None:
    folder, there = tmp_path / "set", tmp_path / "there"
    there.mkdir()
    url = f"sqlite:///{tmp_path}/games.sqlite"
    asyncio.run(keep(url, []))
    cases = [
        (("--anonymous", folder), 1, "There are no games to publish"),
        (("--anonymous", there), 1, f"There is something at {there} already"),
        (("--anonymous", folder, "--license", "free: all"), 2, "“free: all” is not the identifier of a licence."),
        (("--license", "CC0-1.0"), 2, "--license is only for a data set"),
    ]
    if not has_pyarrow():
        cases.append((("--anonymous", folder, "--parquet"), 2, 'pip install "thenumber[data]"'))
    for arguments, code, sentence in cases:
        done = run("export", *map(str, arguments), "--database", url)
        assert (done.returncode, done.stdout) == (code, ""), done.stderr
        assert sentence in done.stderr
        assert "Traceback" not in done.stderr
    asyncio.run(keep(url, shared_games(1)))
    done = run("export", "--anonymous", str(tmp_path / "no" / "set"), "--database", url)
    assert (done.returncode, done.stdout) == (1, "")
    assert "set can’t be written: " in done.stderr
    assert not folder.exists()
    assert list(there.iterdir()) == []
