"""The door of all spread work, with a crew that does it in any order and loses workers on purpose."""

from collections import Counter
from random import Random

import pytest

from thenumber.arena.crew import CAREFUL_AFTER, GIVEN_UP_AFTER, Failed, KeptOpen, Lost, Task, in_order, stretches_of
from thenumber.arena.errors import LostWorkError


class Unreliable:
    """A crew in this process: answers come in any order, and some never come."""

    room = 3

    def __init__(self, seed: int, losses: int) -> None:
        self._rng, self._losses = Random(seed), losses
        self._under_way: list[tuple[int, Task]] = []
        self.tried = Counter[int]()
        self.most_under_way, self.closed_done = 0, list[bool]()

    def submit(self, number: int, task: Task) -> None:
        self._under_way.append((number, task))
        self.most_under_way = max(self.most_under_way, len(self._under_way))

    def next_done(self) -> tuple[int, object]:
        number, task = self._under_way.pop(self._rng.randrange(len(self._under_way)))
        self.tried[number] += 1
        if self.tried[number] <= self._losses:
            return number, Lost()
        try:
            return number, task.do()
        except ZeroDivisionError as error:
            return number, Failed(error)

    def close(self, *, done: bool) -> None:
        self.closed_done.append(done)


def inverse(stretch: int, /, *, careful: bool) -> tuple[float, bool]:
    return 1 / stretch, careful


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("losses", [0, 1, CAREFUL_AFTER, GIVEN_UP_AFTER - 1])
def test_answers_come_in_order_whoever_is_lost(seed: int, losses: int) -> None:
    crew = Unreliable(seed, losses)
    found = [*in_order(crew, inverse, range(1, 20))]
    assert found == [(1 / stretch, losses >= CAREFUL_AFTER) for stretch in range(1, 20)]
    assert set(crew.tried.values()) == {losses + 1}
    assert crew.most_under_way == crew.room
    assert crew.closed_done == [True]


def test_a_stretch_that_loses_everybody_is_given_up() -> None:
    crew = Unreliable(1, GIVEN_UP_AFTER)
    with pytest.raises(LostWorkError, match="worker-died"):
        next(in_order(crew, inverse, [1]))
    assert crew.tried == {0: GIVEN_UP_AFTER}
    assert crew.closed_done == [False]


def test_an_error_is_raised_where_the_answer_was_asked_for() -> None:
    crew = Unreliable(1, 0)
    with pytest.raises(ZeroDivisionError):
        [*in_order(crew, inverse, [1, 0, 2])]
    assert crew.closed_done == [False]


def test_a_crew_that_is_kept_open_does_one_work_after_the_other() -> None:
    crew = Unreliable(1, 1)
    with KeptOpen(crew) as kept:
        assert [*in_order(kept, inverse, [1, 2])] == [*in_order(kept, inverse, [1, 2])] == [(1.0, False), (0.5, False)]
        assert crew.closed_done == []
    assert crew.closed_done == [True]


def test_a_crew_that_is_kept_open_is_let_go_when_something_fails() -> None:
    crew = Unreliable(1, 0)
    with pytest.raises(ZeroDivisionError), KeptOpen(crew) as kept:
        [*in_order(kept, inverse, [1, 0])]
    assert crew.closed_done == [False, False]


@pytest.mark.parametrize("count", [0, 1, 31, 32, 33, 1000])
def test_stretches_are_all_places_once(count: int) -> None:
    stretches = stretches_of(range(7, 7 + count), room=2, longest=10)
    assert [place for stretch in stretches for place in stretch] == [*range(7, 7 + count)]
    assert all(1 <= len(stretch) <= 10 for stretch in stretches)
