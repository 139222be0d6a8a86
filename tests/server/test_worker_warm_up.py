"""A bot that has to compile something first: it keeps nobody else waiting, and plays as soon as it can."""

import asyncio
import time
from contextlib import suppress
from pathlib import Path

import psutil
import pytest

from offered_bots import install
from thenumber.rules.game import new_game
from thenumber.server.thinking.worker_answers import Failure
from thenumber.server.thinking.workers import TRIES, Choice, Workers

SLOW_STARTER = """
import os, time
from pathlib import Path
from thenumber.rules.digits import available_numbers

class Compiles:
    name = "compiles"
    def prepare(self):
        Path(__file__).with_name("begun").touch()
        while not Path(__file__).with_name("done").exists():
            time.sleep(0.01)
    def choose(self, game, seat, rng):
        return available_numbers(game.position.boards[seat].available)[-1]

class Exits:
    name = "exits"
    def choose(self, game, seat, rng):
        os._exit(1)

bot, exits = Compiles(), Exits()
"""
GAME = new_game(3)


@pytest.fixture
def _starters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, SLOW_STARTER, {"compiles": "starters:bot", "exits": "starters:exits"}, "starters")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))


@pytest.mark.usefixtures("_starters")
def test_others_play_while_a_bot_compiles_and_it_is_waited_for(tmp_path: Path) -> None:
    async def main() -> None:
        workers, told = Workers(1, budget=60.0), asyncio.Event()
        await workers.start()
        try:
            late = asyncio.create_task(workers.choose("compiles", GAME, 0, 1, unready=told.set))
            async with asyncio.timeout(60):
                await told.wait()
            assert (await workers.choose("greedy", GAME, 0, 1)).by == "greedy"
            assert not late.done()
            (tmp_path / "done").touch()
            assert await late == Choice(999, "compiles")
            assert not workers.stand_ins
        finally:
            await workers.close()

    asyncio.run(main())


@pytest.mark.usefixtures("_starters")
def test_where_there_is_no_time_to_wait_the_next_weaker_bot_chooses(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        workers = Workers(1, budget=60.0)
        await workers.start()
        try:
            assert (await workers.choose("compiles", GAME, 0, 1, patience=2.0)).by == "cautious"
            assert workers.stand_ins == {"compiles": 1}
        finally:
            await workers.close()

    asyncio.run(main())
    assert caplog.messages == [f"bot 'compiles' in seat A {Failure.UNREADY}: 'cautious' chooses"]


@pytest.mark.usefixtures("_starters")
def test_a_bot_that_is_expected_begins_before_it_is_asked(tmp_path: Path) -> None:
    async def main() -> None:
        workers = Workers(1, budget=60.0)
        await workers.start()
        try:
            workers.expect("nobody")
            workers.expect("compiles")
            deadline = time.monotonic() + 60
            while not (tmp_path / "begun").exists():
                assert time.monotonic() < deadline
                await asyncio.sleep(0.01)
            (tmp_path / "done").touch()
            assert await workers.choose("compiles", GAME, 0, 1) == Choice(999, "compiles")
            assert not workers.stand_ins
        finally:
            await workers.close()

    asyncio.run(main())


@pytest.mark.usefixtures("_starters")
def test_a_bot_whose_workers_die_while_it_gets_ready_is_given_up_for_a_while(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """As when the kernel ends them because memory runs out. Nobody waits for such a bot in every turn."""
    killed = list[int]()

    def kill() -> None:
        """Kill the worker, which has just said that the bot is not ready, and wait until its pipes are closed."""
        (worker,) = psutil.Process().children()
        killed.append(worker.pid)
        worker.kill()
        with suppress(psutil.NoSuchProcess):
            while worker.status() != psutil.STATUS_ZOMBIE:
                time.sleep(0.01)

    async def main() -> None:
        workers = Workers(1, budget=60.0)
        await workers.start()
        try:
            for seed in range(3):
                assert (await workers.choose("compiles", GAME, 0, seed, unready=kill)).by == "cautious"
            assert (await workers.choose("greedy", GAME, 0, 1)).by == "greedy"
            (tmp_path / "done").touch()
            workers._given_up.clear()  # the time is over
            assert await workers.choose("compiles", GAME, 0, 1) == Choice(999, "compiles")
        finally:
            await workers.close()

    asyncio.run(main())
    assert len(killed) == len(set(killed)) == TRIES
    died, instead = "a bot worker died, killed by SIGKILL; it is replaced", f"{Failure.DIES}: 'cautious' chooses"
    assert caplog.messages == [died] * TRIES + [f"bot 'compiles' in seat A {instead}"] * 3


@pytest.mark.usefixtures("_starters")
def test_a_bot_that_gets_ready_is_not_given_up_because_another_ends_the_worker(tmp_path: Path) -> None:
    async def main() -> None:
        workers, told = Workers(1, budget=60.0), asyncio.Event()
        await workers.start()
        try:
            late = asyncio.create_task(workers.choose("compiles", GAME, 0, 1, patience=600.0, unready=told.set))
            for seed in range(TRIES):
                told.clear()
                async with asyncio.timeout(60):
                    await told.wait()
                assert (await workers.choose("exits", GAME, 0, seed)).by == "cautious"
            (tmp_path / "done").touch()
            assert await late == Choice(999, "compiles")
        finally:
            await workers.close()

    asyncio.run(main())
