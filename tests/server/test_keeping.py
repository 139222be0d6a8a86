"""`thenumber serve`, `backup`, `restore` and `export` as a host uses them."""

import asyncio
from pathlib import Path

import aiohttp
import pytest

from command import run
from online import Player, Server, new_table
from thenumber import parse_records
from thenumber.locales.catalogue import catalogue
from thenumber.locales.languages import LANGUAGES
from thenumber.table.sealed_record import seal_problems


async def one_turn(url: str) -> None:
    """A game of three that is stopped after its first turn."""
    async with aiohttp.ClientSession() as session:
        code = await new_table(session, url)
        players = [await Player(session, url, code).come() for _ in range(3)]
        for name, player in zip(("Ada", "Bob", "Cleo"), players, strict=True):
            await player.say("Sit", name=name)
        await players[0].say("Start")
        for player in players:
            await player.until_game(1)
            await player.write("012")
        await players[0].until_turn(1)
        await players[0].say("End")


def test_games_are_exported_backed_up_and_restored(tmp_path: Path) -> None:
    data, copy, elsewhere = tmp_path / "data", tmp_path / "copy.sqlite", tmp_path / "elsewhere"
    with Server(data) as server:
        asyncio.run(one_turn(server.url))
        done = run("backup", str(copy), "--data", str(data))  # while it runs
        assert done.returncode == 0, done.stderr
        assert server.stop() == 0
    exported = run("export", "--data", str(data)).stdout
    (record,) = parse_records(exported)
    assert record.names == ("Ada", "Bob", "Cleo")
    assert len(record.game.turns) == 1
    assert seal_problems(record) == []
    assert run("restore", str(copy), "--data", str(elsewhere)).returncode == 0
    assert run("export", "--data", str(elsewhere)).stdout == exported
    assert run("restore", str(copy), "--data", str(elsewhere)).returncode == 1
    assert run("restore", str(copy), "--replace", "--data", str(elsewhere)).returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_is_kept_that_is_said_and_nothing_is_made(tmp_path: Path, language: str) -> None:
    empty, missing, copy = tmp_path / "empty", tmp_path / "missing", tmp_path / "copy.sqlite"
    empty.mkdir()
    texts = catalogue(language)
    for place in (empty, missing):
        for command in (["export"], ["backup", str(copy)]):
            done = run(*command, "--data", str(place), "--lang", language)
            message = texts.text("store-nothing", found=str(place))
            assert (done.returncode, done.stdout) == (1, "")
            assert done.stderr == f"{texts.text('error', message=message)}\n"
    assert list(tmp_path.iterdir()) == [empty]
    assert list(empty.iterdir()) == []


def test_a_server_without_finished_games_has_none_to_export(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        assert server.stop() == 0
    done = run("export", "--data", str(tmp_path / "data"))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "There are no finished games yet.\n")


def test_settings_that_can_not_be_are_refused(tmp_path: Path) -> None:
    for arguments in (["--port", "x"], ["--base-path", "a b"], ["--database", "mysql://x"], ["--public-url", "nope"]):
        done = run("serve", "--data", str(tmp_path), *arguments)
        assert done.returncode == 2
        assert arguments[0] in done.stderr
    done = run("serve", "--data", str(tmp_path), THENUMBER_PORT="70000")
    assert "THENUMBER_PORT" in done.stderr
