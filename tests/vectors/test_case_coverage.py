"""The vectors cover all that the rules name; a case counts only if its vector shows what its name says."""

import copy

import pytest

from case_predicates import CASES
from shown import Shown
from vector_files import read

NAMED = {vector["id"]: Shown(vector) for vector in read("turns.json") if not vector["id"].startswith("random-")}

TRUE_OF_NOTHING = ("everybody-absent", "sits-out-everybody", "seats-2", "seats-3", "seats-4", "seats-5")


@pytest.mark.parametrize("name", CASES)
def test_a_case_of_the_rules_is_there_and_shows_what_its_name_says(name: str) -> None:
    assert name in NAMED, f"turns.json has no vector {name}"
    assert CASES[name](NAMED[name])


def test_every_named_case_has_a_predicate_that_tells_it_from_others() -> None:
    assert set(NAMED) == set(CASES)
    for name, predicate in CASES.items():
        matching = [other for other, shown in NAMED.items() if predicate(shown)]
        assert len(matching) < 0.6 * len(NAMED), f"{name}: also true for {matching}"


@pytest.mark.parametrize("name", [name for name in CASES if name not in TRUE_OF_NOTHING])
def test_a_predicate_fails_where_nothing_happens(name: str) -> None:
    """The same position and numbers, but everybody is absent and scores nothing: no predicate is content with that."""
    blank = copy.copy(NAMED[name])
    blank.__dict__.pop("ladder", None)
    blank.verdicts = ["absent" for _ in blank.seats]
    blank.clashes = [[] for _ in blank.seats]
    blank.unavailable = ["" for _ in blank.seats]
    blank.scores = blank.bonus = [0 for _ in blank.seats]
    blank.crossed_out = ["" for _ in blank.seats]
    blank.totals, blank.next, blank.finals, blank.winners = [], None, [], []
    assert not CASES[name](blank)


def test_every_turn_of_both_rounds_is_there_for_every_number_of_seats() -> None:
    shown = [Shown(vector) for vector in read("turns.json")]
    labels = {f"{r}.{t}" for r in (1, 2) for t in range(1, 6)}
    assert {(t.label, len(t.seats)) for t in shown} == {(label, seats) for label in labels for seats in range(2, 6)}
    assert {verdict for t in shown for verdict in t.verdicts} == {"approved", "eliminated", "void", "absent"}
