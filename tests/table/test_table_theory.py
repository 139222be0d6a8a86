"""The theory of operation that heads `table/` is true: its states."""

import re

import pytest

import thenumber.table
from table_strategies import A, B, C, Live
from thenumber.table.commands import Said
from thenumber.table.games import Again, End, Ready, Start
from thenumber.table.host import AddBot, HandOver, Lock, SetOptions
from thenumber.table.people import Leave, Rename
from thenumber.table.time import Pause, Resume

THEORY = thenumber.table.__doc__ or ""
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in THEORY.splitlines() if line[:1] == "|"]


def names(cell: str) -> set[str]:
    return set(re.findall(r"[A-Z]\w+", cell))


def states() -> dict[str, Live]:
    """A table in every state of the theory, with somebody who has written where people write."""
    lobby, opening = Live(A, B, C, bots=["greedy"]), Live(A, B, C, bots=["greedy"], start=True)
    writing, paused, over = Live(A, B, C, start=True), Live(A, B, C, start=True), Live(A, B, C, start=True)
    writing.write(A, "123")
    paused.write(A, "123")
    paused.do(Said(Pause(), A))
    over.do(Said(End(), A))
    lives = (lobby, opening, writing, paused, over)
    return {_state(live): live for live in lives}


def _state(live: Live) -> str:
    table = live.table
    flags = (table.opening, table.paused, table.still_since is not None)
    return " ".join([table.phase, *("yes" if flag else "no" for flag in flags)])


SPOKEN = {" ".join(row[:4]): names(row[5]) for row in ROWS if row[0] in ("lobby", "choose", "over")}


def test_there_is_a_row_for_every_state() -> None:
    assert set(SPOKEN) == set(states())


@pytest.mark.parametrize("state", SPOKEN)
def test_in_a_state_can_be_said_what_stands_in_its_row_and_nothing_else(state: str) -> None:
    live = states()[state]
    said = [
        Said(AddBot("random"), A),
        Said(SetOptions(live.table.options), A),
        *(Said(kind(), A) for kind in (Start, Again, End, Pause, Resume)),
        Said(Ready(True), B),
        live.writing(B, "456"),
        live.erasing(A),
        live.revealing_soon(A),
        live.bot_writing(3, "123"),
    ]
    assert {type(one.command).__name__ for one in said if live.allowed(one)} == SPOKEN[state]
    for always in (Said(Rename("Zoe"), B), Said(Leave(), B), Said(Lock(True), A), Said(HandOver(1), A)):
        assert live.allowed(always)
