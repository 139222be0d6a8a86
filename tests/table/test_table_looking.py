"""After a reveal: who still looks at it, and what people's faces say about it."""

import pytest
from msgspec import UNSET

from table_strategies import STRANGER, A, B, C, Live
from thenumber.table.commands import Said
from thenumber.table.games import End
from thenumber.table.looking import MOST_REACTIONS, GoOn, React, looked_at
from thenumber.table.people import Away, Leave, Return, Sit
from thenumber.table.table import Look


def going_on(live: Live, person: str, look: Look = "check") -> Said:
    return Said(GoOn(live.table.game_no, live.table.turn_index, look), person)


def test_a_television_is_told_until_all_have_gone_on() -> None:
    live = Live(A, B, C, start=True)
    assert live.view().looks_at is UNSET
    live.play_on()
    for person in (A, B, C):
        assert live.view().looks_at == live.view(STRANGER).looks_at == "check"
        assert live.view(A).looks_at is UNSET
        live.do(going_on(live, person))
    assert live.view().looks_at is UNSET
    live.play_on()
    assert live.view().looks_at == "check"


def test_after_a_round_there_is_its_end_to_look_at() -> None:
    live = Live(A, B, C, start=True)
    live.play_on(5)
    live.do(going_on(live, A), going_on(live, A, "round"), going_on(live, B))
    assert live.view().looks_at == "check"
    live.do(going_on(live, C))
    assert live.view().looks_at == "round"
    live.do(going_on(live, B, "round"), going_on(live, B), going_on(live, C, "round"))
    assert live.view().looks_at is UNSET


def test_after_the_last_turn_there_is_only_the_check() -> None:
    live = Live(A, B, C, start=True)
    live.play_on(10)
    live.do(*(going_on(live, person) for person in (A, B, C)))
    assert live.view().looks_at is UNSET


def test_whoever_writes_has_gone_on_and_taking_it_back_does_not_undo_it() -> None:
    live = Live(A, B, C, start=True)
    live.play_on(5)
    live.write(A, "123")
    live.do(live.erasing(A), going_on(live, B), going_on(live, C, "round"))
    assert live.view().looks_at == "round"
    live.write(B, "123")
    assert live.view().looks_at is UNSET


def test_nobody_waits_for_who_is_away_has_left_or_is_a_bot() -> None:
    live = Live(A, B, C, bots=["greedy"], start=True)
    live.play_on()
    live.do(Said(Away(), B), Said(Leave(), C), Said(Sit("Zoe"), STRANGER), going_on(live, A))
    assert live.view().looks_at is UNSET
    live.do(Said(Return(), B))
    assert live.view().looks_at == "check"


def test_going_on_is_about_the_last_reveal() -> None:
    live = Live(A, B, C, start=True)
    live.play_on()
    late = going_on(live, A)
    live.play_on()
    assert live.refused(late) == "turn-is-over"
    assert live.refused(going_on(live, STRANGER)) == "not-here"
    live.do(Said(Sit("Zoe"), STRANGER))
    assert live.refused(going_on(live, STRANGER)) == "only-waiting"
    live.do(Said(End(), A), going_on(live, A))
    assert looked_at(live.table) == "check"
    assert Live(A, B, C).refused(late) == "no-game"


def test_reactions_are_few_for_every_reveal() -> None:
    live = Live(A, B, C, start=True)
    assert live.refused(Said(React("wink"), A)) == "not-revealed"
    live.play_on()
    for _ in range(MOST_REACTIONS):
        live.do(Said(React("laugh"), A))
    refusal = live.refusal(Said(React("laugh"), A))
    assert (refusal.code, refusal.right) == ("reacted-enough", str(MOST_REACTIONS))
    live.do(Said(React("groan"), B))
    live.play_on()
    live.do(Said(React("cheer"), A))


@pytest.mark.parametrize("person", [A, None, STRANGER])
def test_reactions_are_in_no_view(person: str | None) -> None:
    live = Live(A, B, C, start=True)
    live.play_on()
    before = live.view(person)
    live.do(Said(React("gasp"), B))
    assert live.view(person) == before
