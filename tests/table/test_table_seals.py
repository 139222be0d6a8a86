"""Seals: the exact bytes, what they are bound to, and that every reveal can be verified."""

import hashlib

import pytest

from table_strategies import A, B, C, Live, fair_number, nonce
from thenumber.record.format import format_record
from thenumber.record.parse import parse_record
from thenumber.table.commands import Said
from thenumber.table.games import End, Start
from thenumber.table.options import Options
from thenumber.table.sealed_record import SealProblem, record_of_table, seal_problems, shows_order
from thenumber.table.seals import seal
from thenumber.table.turns import Write
from thenumber.table.view import last_seals
from thenumber.table.waiting import NOTHING_MOVES_SECONDS

ZERO = "0" * 32
LINES = {
    (ZERO, "042", "demo", 1, 0, 0): "thenumber-seal-1 00000000000000000000000000000000 042 demo 1 1.1 A",
    (ZERO, "042", "demo", 1, 4, 0): "thenumber-seal-1 00000000000000000000000000000000 042 demo 1 1.5 A",
    (ZERO, "999", "demo", 12, 5, 4): "thenumber-seal-1 00000000000000000000000000000000 999 demo 12 2.1 E",
    ("0123456789abcdef" * 2, "000", "T_x-9", 3, 9, 2): (
        "thenumber-seal-1 0123456789abcdef0123456789abcdef 000 T_x-9 3 2.5 C"
    ),
}


@pytest.mark.parametrize("place", LINES)
def test_a_seal_is_the_sha256_of_one_line(place: tuple[str, str, str, int, int, int]) -> None:
    assert seal(*place) == hashlib.sha256(LINES[place].encode("ascii")).hexdigest()


def test_a_seal_is_bound_to_everything() -> None:
    places = [
        (ZERO, "042", "demo", 1, 0, 0),
        (nonce(1), "042", "demo", 1, 0, 0),
        (ZERO, "043", "demo", 1, 0, 0),
        (ZERO, "042", "other", 1, 0, 0),
        (ZERO, "042", "demo", 2, 0, 0),
        (ZERO, "042", "demo", 1, 1, 0),
        (ZERO, "042", "demo", 1, 5, 0),  # the same turn of the other round
        (ZERO, "042", "demo", 1, 0, 1),
    ]
    assert len({seal(*place) for place in places}) == len(places)


def test_all_places_of_a_game_have_their_own_seal() -> None:
    places = [(turn, seat) for turn in range(10) for seat in range(5)]
    assert len({seal(ZERO, "042", "demo", 1, turn, seat) for turn, seat in places}) == 50


def test_what_is_revealed_verifies() -> None:
    live = Live(A, B, bots=["greedy"], start=True)
    for turn in range(10):
        live.bots_write()
        live.write(A, fair_number(live.table, 0, 7))
        published = set(live.view().table.seals)
        assert len(published) == 2
        live.write(B, fair_number(live.table, 1, 3))
        last = live.view().table.last
        assert last is not None
        made = set()
        for letter, ruling in zip("ABC", last.seats, strict=True):
            line = f"thenumber-seal-1 {ruling.nonce} {ruling.number} t-7 1 {turn // 5 + 1}.{turn % 5 + 1} {letter}"
            made.add(hashlib.sha256(line.encode("ascii")).hexdigest())
        sealed = {entry.seal for entry in last_seals(live.before, live.table)}
        assert (published | sealed, len(sealed)) == (made, 1), "what was sealed is not what was revealed"
    assert live.table.over


def test_the_same_number_in_a_rematch_has_another_seal_even_with_the_same_nonce() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Write("123", 1, 0), A, ZERO))
    first = live.view().table.seals
    live.do(Said(End(), A), Said(Start(), A), Said(Write("123", 2, 0), A, ZERO))
    assert live.view().table.seals != first


def test_two_who_write_the_same_have_different_seals_even_with_the_same_nonce() -> None:
    live = Live(A, B, C, start=True)
    live.do(Said(Write("123", 1, 0), A, ZERO), Said(Write("123", 1, 0), B, ZERO))
    assert len(set(live.view().table.seals)) == 2


# The order in which tablets were laid down


def _played(options: Options | None = None) -> Live:
    live = Live(A, B, C, options=options, start=True)
    live.write_all(c="678", a="012", b="345")
    live.write_all(b="666", a="333")
    live.do(live.erasing(B))
    live.write_all(b="667", c="999")
    live.write(B, "888" if "8" in live.view().table.seats[1].available else "999")
    live.do(live.revealing(A))
    return live


def test_a_record_has_the_order_in_which_the_tablets_were_laid_down() -> None:
    record = record_of_table(_played().table)
    assert record is not None
    tags = dict(record.other_tags)
    assert [tags[f"Laid_1_{turn}"] for turn in (1, 2, 3)] == ["CAB", "ABC", "B"]
    assert seal_problems(record) == []
    assert shows_order(record)
    assert parse_record(format_record(record)) == record


def test_a_turn_in_which_nobody_wrote_has_an_order_as_well() -> None:
    live = Live(A, B, C, start=True)
    live.now += NOTHING_MOVES_SECONDS
    live.do(live.revealing(A))
    record = record_of_table(live.table)
    assert record is not None
    assert dict(record.other_tags)["Laid_1_1"] == "-"
    assert seal_problems(record) == []
    assert parse_record(format_record(record)) == record


def test_where_only_the_count_is_shown_no_record_tells_who_was_first() -> None:
    record = record_of_table(_played(Options(anonymous=True)).table)
    assert record is not None
    assert "Laid" not in format_record(record)
    assert not shows_order(record)
    assert seal_problems(record) == []


@pytest.mark.parametrize("order", ["", "CA", "CABA", "CAD", "CAb", "C A B"])
def test_an_order_that_does_not_name_everybody_who_wrote_once_is_a_problem(order: str) -> None:
    record = record_of_table(_played().table)
    assert record is not None
    text = format_record(record).replace('[Laid_1_1 "CAB"]', f'[Laid_1_1 "{order}"]')
    assert seal_problems(parse_record(text)) == [SealProblem("laid-wrong", 0)]


def test_an_older_record_without_an_order_is_as_good() -> None:
    record = record_of_table(_played().table)
    assert record is not None
    lines = [line for line in format_record(record).splitlines() if not line.startswith("[Laid")]
    assert seal_problems(parse_record("\n".join(lines))) == []


def test_the_last_seals_come_in_the_order_of_laying_or_sorted_where_only_the_count_is_shown() -> None:
    for anonymous in (False, True):
        live = Live(A, B, C, options=Options(anonymous=anonymous), start=True)
        before = live.table
        live.write_all(c="678", a="012", b="345")
        seals = last_seals(before, live.table)
        made = [tablet.seal for tablet in live.table.revealed[0] if tablet]
        if anonymous:
            assert [(entry.seat, entry.seal) for entry in seals] == [(None, one) for one in sorted(made)]
        else:
            assert [(entry.seat, entry.seal) for entry in seals] == [(2, made[2]), (0, made[0]), (1, made[1])]
