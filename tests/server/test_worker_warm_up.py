"""A bot that has to compile something first: it keeps nobody else waiting, and plays as soon as it can."""

import asyncio
import time
from pathlib import Path

import pytest

from offered_bots import install
from thenumber.rules.game import new_game
from thenumber.server.thinking.worker_answers import Failure
from thenumber.server.thinking.workers import Choice, Workers

SLOW_STARTER = """
import time
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

bot = Compiles()
"""
GAME = new_game(3)


@pytest.fixture
def _starters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, SLOW_STARTER, {"compiles": "starters:bot"}, "starters")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))


@pytest.mark.usefixtures("_starters")
def test_others_play_while_a_bot_compiles_and_then_it_plays_too(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        workers = Workers(1, budget=1.0)
        await workers.start()
        try:
            assert (await workers.choose("compiles", GAME, 0, 1)).by == "random"
            assert caplog.messages == [f"bot 'compiles' in seat A {Failure.UNREADY}: 'random' chooses"]
            workers._budget = 60.0  # however slow the machine
            assert (await workers.choose("greedy", GAME, 0, 1)).by == "greedy"
            (tmp_path / "done").touch()
            deadline = time.monotonic() + 60
            while (choice := await workers.choose("compiles", GAME, 0, 1)).by != "compiles":
                assert time.monotonic() < deadline
            assert choice == Choice(999, "compiles")
        finally:
            await workers.close()

    asyncio.run(main())


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
            assert workers.stand_ins == 0
        finally:
            await workers.close()

    asyncio.run(main())
