"""One SQLite file, one server: the second one says who has it, and nothing that died stands in the way."""

import asyncio
import os
import subprocess
from contextlib import suppress
from pathlib import Path

import aiohttp
import psutil
import pytest

from command import PATIENCE, run, run_within
from online import Server
from server.gatherings import come_back, play_on, seated
from thenumber.locales.catalogue import catalogue
from thenumber.locales.languages import LANGUAGES
from thenumber.server.store.errors import StoreError
from thenumber.server.store.server_lock import SUFFIX, only_server


def second(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """What comes of one more server; one that is let in does not end by itself, which is a failure soon."""
    command = ("serve", "--host", "127.0.0.1", "--port", "0", "--no-browser", *arguments)
    return run_within(PATIENCE, *command, **environment)


def test_a_second_server_on_the_same_data_says_which_process_has_it(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Server(data) as server:
        assert server.process
        again = second("--data", str(data))
        assert (again.returncode, again.stdout) == (1, "")
        assert again.stderr == (
            f"Error: Another server, process {server.process.pid}, already uses {data}/thenumber.sqlite. "
            "Stop that one, or choose another directory with --data.\n"
        )
        german = second("--data", str(data), THENUMBER_LANG="de").stderr
        assert "wird schon von einem anderen Server benutzt" in german
        assert str(server.process.pid) in german
        assert server.process.poll() is None
        assert server.stop() == 0
        server.start()


def test_the_same_file_by_another_name_is_the_same(tmp_path: Path) -> None:
    with Server(tmp_path / "data"):
        link = tmp_path / "link"
        link.symlink_to(tmp_path / "data")
        database = f"sqlite:///{tmp_path}/data/thenumber.sqlite"
        for arguments in (("--data", str(link)), ("--data", str(tmp_path / "other"), "--database", database)):
            again = second(*arguments)
            assert again.returncode == 1
            assert "Another server" in again.stderr


def test_what_a_killed_server_left_behind_is_no_obstacle(tmp_path: Path) -> None:
    """Neither its lock file, nor processes that it had started and that have not noticed yet."""
    lock = f"{tmp_path.resolve()}/data/thenumber.sqlite{SUFFIX}"

    async def story(server: Server) -> None:
        assert server.process
        async with aiohttp.ClientSession() as session:
            players = await seated(session, [server.url] * 2, ["greedy"])
            await players[0].until(lambda view: bool(view["table"]["written"]))  # a process has thought for the bot
            children = psutil.Process(server.process.pid).children(recursive=True)
            assert children
            for child in children:
                child.suspend()
            try:
                assert lock not in {file.path for child in children for file in child.open_files()}
                server.kill()
                server.start()
            finally:
                for child in children:
                    with suppress(psutil.NoSuchProcess):  # Linux may end what is suspended and has lost its parent
                        child.kill()
            await come_back(players)
            await play_on(players, 1)

    with Server(tmp_path / "data") as server:
        asyncio.run(story(server))


def test_a_backup_is_made_while_a_server_has_the_data_and_nothing_is_restored(tmp_path: Path) -> None:
    data, file = str(tmp_path / "data"), str(tmp_path / "backup.sqlite")
    with Server(tmp_path / "data"):
        assert run("backup", file, "--data", data).returncode == 0
        restored = run("restore", file, "--data", data, "--replace")
        assert restored.returncode == 1
        assert "is in use" in restored.stderr
    assert run("restore", file, "--data", data, "--replace").returncode == 0


def test_the_lock_ends_with_its_process(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/a.sqlite"
    with only_server(url):
        with pytest.raises(StoreError) as caught, only_server(url):
            pass
        assert (caught.value.code, caught.value.reason) == ("served", str(os.getpid()))
    with only_server(url):
        pass


def test_servers_that_share_a_postgresql_are_not_locked_out() -> None:
    with only_server("postgresql://db.example/numbers"), only_server("postgresql://db.example/numbers"):
        pass


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_the_data_is_said_in_every_language(language: str) -> None:
    said = catalogue(language).text("store-served", found="/srv/thenumber.sqlite", reason="4711", right="")
    assert "4711" in said
    assert "/srv/thenumber.sqlite" in said
    assert "--data" in said
