"""Thousands of random walks through the life of a table: no law is broken, nothing but a refusal is raised."""

import pytest

from table.laws import LAWS
from table.rescue import FrozenError, rescued
from table.sayings import SAYINGS
from table.walk import COMING_AND_GOING, BrokenError, walk
from table_strategies import A, B, C, D, Live
from thenumber.table.commands import COMMANDS, Said
from thenumber.table.options import Options
from thenumber.table.people import Away, Return, Sit
from thenumber.table.time import Pause

BLOCK = 40


@pytest.mark.parametrize("block", range(4))
def test_laws_hold_wherever_a_table_goes(block: int) -> None:
    for seed in range(block * BLOCK, (block + 1) * BLOCK):
        walk(seed, LAWS)


@pytest.mark.parametrize("block", range(2))
def test_laws_hold_where_people_come_and_go(block: int) -> None:
    for seed in range(block * BLOCK, (block + 1) * BLOCK):
        walk(seed, LAWS, likes=COMING_AND_GOING)


def test_walks_say_every_command() -> None:
    assert set(SAYINGS) == {command.__name__ for command in COMMANDS}


def test_a_broken_law_is_found_and_told_shortly() -> None:
    def nothing(_live: Live) -> None:
        pass

    def nobody_sits(live: Live) -> None:
        if live.names():
            raise AssertionError("somebody is here")

    with pytest.raises(BrokenError) as broken:
        walk(0, [nothing, nobody_sits])
    first, *script = str(broken.value).splitlines()
    assert first == "walk 0, nobody_sits, AssertionError: somebody is here"
    assert len(script) == 1
    assert "Sit(" in script[0]


# The rescue itself can fail


def test_a_frozen_table_is_recognised() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Away(), A), Said(Away(), B), Said(Away(), C))
    with pytest.raises(FrozenError):
        rescued(live.table, live.now)
    live.do(Said(Return(), B))
    assert rescued(live.table, live.now).over


@pytest.mark.parametrize("missing", ["absent", "bot"])
@pytest.mark.parametrize("clock", [None, 30])
def test_one_of_three_is_enough(missing: str, clock: int | None) -> None:
    options = Options(clock=clock, missing="bot" if missing == "bot" else "absent")
    live = Live(A, B, C, options=options, start=True)
    live.do(Said(Pause(), A), Said(Away(), A), Said(Away(), B))
    end = rescued(live.table, live.now)
    assert end.turn_index == 10
    assert end.host == C


def test_a_game_waits_for_its_players_whoever_else_is_there() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Sit("Dan"), D), Said(Away(), A), Said(Away(), B), Said(Away(), C))
    with pytest.raises(FrozenError):
        rescued(live.table, live.now)
    live.do(Said(Return(), B))
    assert rescued(live.table, live.now).turn_index == 10
