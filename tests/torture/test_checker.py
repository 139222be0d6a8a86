"""The checker accepts histories that may happen and rejects, for the right reason, those that must not."""

import pytest

from torture.checker import check, explains
from torture.history import Event, Kept, Logged, Numbers, Operation, Outcome, Sight, Stuck, decode, encode

T = "kitchen"
LATE = 100.0


def said(
    do: str,
    number: str = "",
    times: tuple[float, float] = (1, 2),
    outcome: Outcome = "ok",
    code: str = "",
    *,
    seat: int = 0,
    turn: tuple[int, int] = (1, 0),
) -> Operation:
    command = {"do": do, "game_no": turn[0], "turn_index": turn[1]} | ({"number": number} if number else {})
    return Operation(T, f"P{seat}", seat, command, *times, outcome, code)  # type: ignore[arg-type]


def saw(
    turn: tuple[int, int], revealed: Numbers | None = None, at: float = 50.0, viewer: str = "P0", **more: int
) -> Sight:
    return Sight(T, viewer, more.get("connection", 1), more.get("node", 0), at, *turn, revealed, str(revealed))


def stands(operation: Operation, seq: int = 1) -> Logged:
    return Logged(T, seq, operation.person, dict(operation.command))


def wrongs(*events: Event) -> list[str]:
    return [problem.wrong for problem in check(events).problems]


GOOD: dict[str, tuple[list[Operation], str | None]] = {
    "what was written is revealed": ([said("Write", "123")], "123"),
    "the later number counts": ([said("Write", "123"), said("Write", "456", (3, 4))], "456"),
    "the same number twice is one": ([said("Write", "123"), said("Write", "123", (3, 4))], "123"),
    "an erased number is not revealed": ([said("Write", "123"), said("Erase", "", (3, 4))], None),
    "nobody said anything": ([], None),
    "a refused number is not revealed": ([said("Write", "123", outcome="refused", code="paused")], None),
    "an unknown one may have been done": ([said("Write", "123", outcome="unknown")], "123"),
    "an unknown one may not have been done": ([said("Write", "123", outcome="unknown")], None),
    "an unknown one may be done after what was said later": (
        [said("Write", "123", outcome="unknown"), said("Write", "456", (3, 4))],
        "123",
    ),
    "of two at the same time either may be last": ([said("Write", "123", (1, 4)), said("Write", "456", (2, 3))], "123"),
    "an unknown erasure may have been done": (
        [said("Write", "123"), said("Erase", "", (3, 4), outcome="unknown")],
        None,
    ),
    "a draft is laid down": ([said("Draft", "123")], "123"),
    "a draft is not laid down by a reveal at once": ([said("Draft", "123")], None),
    "a number replaces a draft": ([said("Draft", "123"), said("Write", "456", (3, 4))], "456"),
    "a draft after an erasure": (
        [said("Write", "123"), said("Erase", "", (3, 4)), said("Draft", "456", (5, 6))],
        "456",
    ),
    "what comes after the reveal is refused": (
        [said("Write", "123"), said("Write", "456", (3, 4), "refused", "turn-is-over")],
        "123",
    ),
    "nothing to erase": ([said("Erase", "", outcome="refused", code="nothing-written")], None),
    "no draft over a number": (
        [said("Write", "123"), said("Draft", "456", (3, 4), "refused", "already-written")],
        "123",
    ),
}


@pytest.mark.parametrize("name", GOOD)
def test_an_order_is_found_when(name: str) -> None:
    operations, revealed = GOOD[name]
    assert explains(operations, revealed, LATE)


BAD: dict[str, tuple[list[Operation], str | None]] = {
    "an acknowledged number is not revealed": ([said("Write", "123")], None),
    "an older number is revealed": ([said("Write", "123"), said("Write", "456", (3, 4))], "123"),
    "an erased number is revealed": ([said("Write", "123"), said("Erase", "", (3, 4))], "123"),
    "a refused number is revealed": ([said("Write", "123", outcome="refused", code="paused")], "123"),
    "a number is revealed that nobody said": ([said("Write", "123")], "777"),
    "a number is revealed although nothing was said": ([], "777"),
    "an acknowledged draft shows another number": ([said("Draft", "123")], "456"),
    "an erased draft is revealed": (
        [said("Draft", "123"), said("Write", "456", (3, 4)), said("Erase", "", (5, 6))],
        "123",
    ),
    "something was erased where nothing can have been": ([said("Erase")], None),
    "there was nothing to erase although something was written": (
        [said("Write", "123"), said("Erase", "", (3, 4), "refused", "nothing-written")],
        "123",
    ),
    "a draft was refused although nothing was written": (
        [said("Draft", "123", outcome="refused", code="already-written")],
        None,
    ),
    "something was taken after the turn was said to be over": (
        [said("Write", "123", outcome="refused", code="turn-is-over"), said("Write", "456", (3, 4))],
        "456",
    ),
    "an unknown one is revealed that was said too late": (
        [said("Write", "123"), said("Write", "456", (LATE + 1, LATE + 2), "unknown")],
        "456",
    ),
    "something was acknowledged that was said after the reveal was seen": (
        [said("Write", "123", (LATE + 1, LATE + 2))],
        "123",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_no_order_is_found_when(name: str) -> None:
    operations, revealed = BAD[name]
    assert not explains(operations, revealed, LATE)


def test_a_good_history_of_a_table_has_no_problems_and_is_counted() -> None:
    first, other = said("Write", "123"), said("Write", "456", (3, 4), seat=1)
    ready = Operation(T, "P0", 0, {"do": "Ready", "ready": True}, 60.0, 61.0, "ok")
    found = check(
        [
            saw((1, 0), at=0.5),
            first,
            other,
            saw((1, 1), ("123", "456")),
            saw((1, 1), ("123", "456"), 51.0, "P1"),
            Kept(T, 1, (("123", "456"),), "..."),
            ready,
            saw((2, 0), at=70.0),
            *(stands(operation, seq) for seq, operation in enumerate((first, other, ready), 1)),
        ]
    )
    assert found == ([], 2, 1)


def test_many_attempts_without_an_answer_do_not_take_for_ever() -> None:
    attempts = [said("Write", f"{place:03}", (place, place + 0.5), "unknown") for place in range(90)]
    assert explains([*attempts, said("Write", "999", (91, 92))], "050", LATE)
    assert not explains([*attempts, said("Write", "999", (91, 92))], "555", LATE)


def test_a_lost_number_and_one_that_was_refused_are_told_apart() -> None:
    assert wrongs(said("Write", "123"), saw((1, 1), (None, "456"))) == ["lost"]
    refused = said("Write", "123", outcome="refused", code="paused")
    assert wrongs(refused, saw((1, 1), ("123", "456"))) == ["refused-but-done"]


def test_a_refusal_for_a_reason_that_did_not_hold_is_told_apart_from_a_loss() -> None:
    too_late = said("Write", "123", outcome="refused", code="turn-is-over")
    assert wrongs(too_late, said("Write", "456", (3, 4)), saw((1, 1), ("456",))) == ["misjudged"]
    assert wrongs(too_late, said("Write", "456", (3, 4)), saw((1, 1), (None,))) == ["lost"]


def test_a_number_that_only_the_record_has_lost_is_lost() -> None:
    assert "lost" in wrongs(said("Write", "123"), Kept(T, 1, ((None,),), "..."))


def test_turns_that_go_back_are_found_on_a_connection_and_after_coming_back() -> None:
    assert wrongs(saw((1, 3), at=1.0), saw((1, 2), at=2.0)) == ["reordered"]
    assert wrongs(saw((2, 0), at=1.0), saw((1, 9), at=2.0, connection=2)) == ["reordered"]
    assert wrongs(saw((1, 3), at=1.0), saw((2, 0), at=2.0)) == []


def test_another_node_may_be_a_moment_behind_but_does_not_go_back_itself() -> None:
    assert wrongs(saw((1, 3), at=1.0), saw((1, 2), at=2.0, connection=2, node=1)) == []
    there = saw((1, 3), at=2.0, connection=2, node=1)
    assert wrongs(there, saw((1, 2), at=3.0, connection=3, node=1)) == ["reordered"]


def test_two_who_see_different_reveals_are_found() -> None:
    assert wrongs(saw((1, 1), ("123",)), saw((1, 1), ("124",), 51.0, "P1")) == ["different"]


def test_a_record_that_differs_from_what_was_seen_is_found() -> None:
    assert wrongs(saw((1, 1), ("123",)), Kept(T, 1, (("124",),), "...")) == ["different"]
    assert wrongs(saw((1, 2), ("123",)), Kept(T, 1, (("123",),), "...")) == ["different"]  # it lacks a turn


def test_what_is_wrong_with_a_record_and_a_table_that_stands_still_are_problems() -> None:
    assert wrongs(Kept(T, 1, (), "...", ("a seal does not match",))) == ["unproved"]
    assert wrongs(Stuck(T, 9.0, 120.0, "")) == ["frozen"]


def test_the_log_holds_what_was_acknowledged_once() -> None:
    write, other = said("Write", "123"), said("Write", "456", (3, 4))
    assert wrongs(write, other, stands(write)) == ["lost"]
    assert wrongs(write, stands(write), stands(write, 2)) == ["double"]
    assert wrongs(write, stands(write), stands(other, 2)) == ["double"]  # it was never said


def test_the_log_holds_nothing_that_was_refused_and_at_most_once_what_is_unknown() -> None:
    refused = said("Write", "123", outcome="refused", code="paused")
    assert wrongs(refused, stands(refused)) == ["refused-but-done"]
    unknown = said("Write", "123", outcome="unknown")
    bot = Logged(T, 1, "", {"do": "BotWrites"})
    assert wrongs(unknown, bot) == []
    assert wrongs(unknown, stands(unknown)) == []
    assert wrongs(unknown, stands(unknown), stands(unknown, 2)) == ["double"]


def test_a_gap_in_the_log_is_found() -> None:
    write = said("Write", "123")
    assert wrongs(write, stands(write, 1), Logged(T, 3, "", {"do": "Tick"})) == ["reordered"]


@pytest.mark.parametrize(
    "event",
    [
        said("Write", "123"),
        saw((1, 1), ("123", None)),
        Kept(T, 1, (("123",),), "..."),
        stands(said("Erase")),
        Stuck(T, 9.0, 120.0, ""),
    ],
)
def test_a_history_can_be_kept_in_a_file(event: Event) -> None:
    assert decode.decode(encode(event)) == event
