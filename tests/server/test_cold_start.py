"""The first start on a new machine: nothing is compiled, nothing but the data directory can be written to."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns

import aiohttp
import pytest

import online
import thenumber
from online import Player, Server, new_table
from thenumber.server.thinking.compiled_code import FOLDER, VARIABLE, is_compiled, set_compiled, settle_folder
from thenumber.server.thinking.worker_process import child_environment

# Root may write everywhere, read-only or not, unless it and all that it starts lay this power down.
ORDINARY = """
import ctypes, os, sys
if os.geteuid() == 0 and sys.platform == "linux":
    for power in (1, 2, 3):  # to write what is read-only, to read what is hidden, to change what may be done
        assert ctypes.CDLL(None).prctl(24, power, 0, 0, 0) == 0
os.execv(sys.executable, [sys.executable, "-P", "-c", "from thenumber.cli.start import main; main()", *sys.argv[1:]])
"""


@pytest.fixture
def read_only(tmp_path: Path) -> Iterator[Path]:
    """An installation that nobody may write to."""
    copy = tmp_path / "installed"
    copytree(Path(thenumber.__file__).parent, copy / "thenumber", ignore=ignore_patterns("__pycache__", "page"))
    folders = [copy, *(folder for folder in copy.rglob("*") if folder.is_dir())]
    for folder in folders:
        folder.chmod(0o555)
    yield copy
    for folder in folders:
        folder.chmod(0o755)


@pytest.mark.long
def test_three_champions_write_all_numbers_of_the_first_turns_themselves(
    read_only: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = tmp_path / "thenumber"
    command.write_text(f"#!{sys.executable}\n{ORDINARY}")
    command.chmod(0o755)
    monkeypatch.setattr(online, "THENUMBER", str(command))
    monkeypatch.setattr(online, "PATIENCE", 120.0)  # compiling takes seconds of CPU time, on a busy machine many
    environment = {"PYTHONPATH": str(read_only), "PYTHONDONTWRITEBYTECODE": "1", "HOME": "/nonexistent"}
    server = Server(tmp_path / "data", "--workers", "2", **environment)

    async def main() -> None:
        async with aiohttp.ClientSession() as session:
            host = await Player(session, server.url, await new_table(session, server.url)).come()
            await host.say("Sit", name="Ada")
            for _ in range(3):
                await host.say("AddBot", bot="champion")
            await host.say("Start")
            for turn in range(3):
                await host.until_turn(turn)
                await host.write(host.lowest())
                view = await host.until_turn(turn + 1)
                assert [seat["by"] for seat in view["table"]["last"]["seats"]] == [None, *["champion"] * 3]
            await host.go()

    with server:
        asyncio.run(main())
    assert "Traceback" not in server.said()
    kept = tmp_path / "data" / FOLDER
    assert [*kept.rglob("*.nbi")]
    assert not [*read_only.rglob("*.nbi")]


def settled(monkeypatch: pytest.MonkeyPatch, data: Path, named: str | None, beside: Path) -> tuple[Path, str | None]:
    monkeypatch.setattr("thenumber.server.thinking.compiled_code.BESIDE", beside)
    monkeypatch.setenv(VARIABLE, "")
    if named is None:
        monkeypatch.delenv(VARIABLE)
    else:
        monkeypatch.setenv(VARIABLE, named)
    return settle_folder(data), os.environ.get(VARIABLE)


def test_compiled_code_is_kept_in_the_first_folder_that_can_be_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file" / "folder"
    blocked.parent.touch()  # not even root can make a folder in a file
    data, beside, own = tmp_path / "data", tmp_path / "beside", tmp_path / "own"
    assert settled(monkeypatch, data, str(own), beside) == (own, str(own))
    assert settled(monkeypatch, data, str(blocked), beside) == (beside, None)
    assert settled(monkeypatch, data, None, beside) == (beside, None)
    assert settled(monkeypatch, data, None, blocked) == (data / FOLDER, str(data / FOLDER))
    assert (data / FOLDER).stat().st_mode & 0o777 == 0o700
    made, named = settled(monkeypatch, blocked, None, blocked)
    assert named == str(made)
    assert not [*made.iterdir()]
    made.rmdir()


def test_what_another_cpu_compiled_is_not_used(tmp_path: Path) -> None:
    program = """
import json, numpy as np
from thenumber.solver import payoffs
found = payoffs.payoff_matrix(np.array([12]), np.array([345]), np.ones((2, 1000)), 2.0).tolist()
stats = payoffs._fill_in.stats
print(json.dumps([found, sum(stats.cache_hits.values()), sum(stats.cache_misses.values())]))
"""
    said = []
    for cpu in ({}, {}, {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}):
        folder = {VARIABLE: str(tmp_path)} | cpu
        done = subprocess.run(
            [sys.executable, "-c", program], env=os.environ | folder, capture_output=True, text=True, check=True
        )
        said.append(json.loads(done.stdout))
    assert said == [[[[-2.0]], 0, 1], [[[-2.0]], 1, 0], [[[-2.0]], 0, 1]]


def test_code_for_a_named_kind_of_cpu_is_used_on_every_cpu(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    monkeypatch.setenv("NUMBA_CPU_NAME", "x86-64-v3")
    monkeypatch.setenv("NUMBA_CPU_FEATURES", "")
    set_compiled()
    assert is_compiled()
    other = tmp_path / "cpuinfo"
    other.write_text("model name : another one\n")
    monkeypatch.setattr("thenumber.server.thinking.compiled_code.CPU_INFO", other)
    assert is_compiled()
    assert child_environment()["NUMBA_CPU_NAME"] == "x86-64-v3"
    monkeypatch.setenv("NUMBA_CPU_FEATURES", "+avx512f")
    assert not is_compiled()
    monkeypatch.delenv("NUMBA_CPU_NAME")
    assert not is_compiled()


def test_on_sqlite_nothing_is_loaded_that_only_another_database_needs(tmp_path: Path) -> None:
    """A data directory that is there needs no migration either."""
    server = Server(tmp_path / "data")
    with server:
        server.stop()
        server.log.unlink()
        server.run_by = lambda *command: [sys.executable, "-X", "importtime", *command]
        server.start()
        asyncio.run(table_at(server))
        server.stop()
    loaded = {line.rpartition("|")[2].strip() for line in server.log.read_text().splitlines()}
    assert "thenumber.server.store.sqlite" in loaded
    assert not loaded & {"alembic", "psycopg", "sqlalchemy"}


async def table_at(server: Server) -> str:
    async with aiohttp.ClientSession() as session:
        return await new_table(session, server.url)
