"""A short soak: people come and go at some tables, and nothing is left of them; `make soak` has more of both."""

import asyncio
from pathlib import Path

import pytest

from online import Server
from torture.soak import WARM_UP_GAMES, soak


@pytest.mark.waits
@pytest.mark.long
def test_memory_stays_as_it_is_while_people_come_and_go(tmp_path: Path) -> None:
    with Server(tmp_path / "data", THENUMBER_LIMITS="off") as server:
        soaked = asyncio.run(soak(server, 30, 0.0, least_games=WARM_UP_GAMES + 3))
    assert soaked.good, soaked.summary()
    assert soaked.games == 30 * (WARM_UP_GAMES + 3)
