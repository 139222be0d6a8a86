"""Choosing a number (R7 to R13): what may be written, and what a slip or an empty tablet does."""

import pytest

from thenumber.rules.board import FRESH_BOARD, Board
from thenumber.rules.check import Verdict, check
from thenumber.rules.digits import available_numbers, number_name, parse_digits, parse_number
from thenumber.rules.errors import RulesError
from thenumber.rules.game import new_game, play, play_turn


def verdicts(boards: list[Board], numbers: list[int | None]) -> list[str]:
    return [ruling.verdict.value for ruling in check(boards, numbers)]


def test_R7_numbers_go_from_000_to_999() -> None:
    assert [parse_number("000"), parse_number("042"), parse_number("999")] == [0, 42, 999]
    assert [number_name(0), number_name(42), number_name(999)] == ["000", "042", "999"]
    assert len(available_numbers(FRESH_BOARD.available)) == 1000


@pytest.mark.parametrize("text", ["", "1", "42", "0042", "1000", "+42", "-42", " 42", "4.2", "abc", "４２０", "²²²"])
def test_R7_a_number_has_exactly_three_digits(text: str) -> None:
    with pytest.raises(RulesError) as caught:
        parse_number(text)
    assert (caught.value.code, caught.value.found, caught.value.right) == ("not-a-number", text, "000-999")


@pytest.mark.parametrize("number", [-1, 1000, 10**9, -999])
def test_R7_a_number_out_of_range_can_not_be_played_or_named(number: int) -> None:
    for act in (lambda: play(new_game(2), [220, number]), lambda: number_name(number)):
        with pytest.raises(RulesError) as caught:
            act()
        assert (caught.value.code, caught.value.found, caught.value.right) == ("not-a-number", str(number), "000-999")


def test_R8_only_available_digits_make_up_a_number() -> None:
    assert available_numbers(parse_digits("07")) == (0, 7, 70, 77, 700, 707, 770, 777)
    assert available_numbers(0) == ()


def test_R8_the_digits_others_have_left_are_no_use_to_me() -> None:
    mine, theirs = Board(parse_digits("01")), Board(parse_digits("23"))
    assert verdicts([mine, theirs], [222, 233]) == ["void", "approved"]


def test_R9_a_digit_may_stand_in_a_number_more_than_once() -> None:
    assert verdicts([FRESH_BOARD] * 2, [444, 220]) == ["approved", "approved"]
    one_digit = Board(parse_digits("4"))
    assert verdicts([one_digit, FRESH_BOARD], [444, 220]) == ["approved", "approved"]


def test_R10_whoever_has_a_digit_left_is_to_write() -> None:
    position = new_game(3).position
    assert position.writers == (0, 1, 2)
    _, after = play_turn(position, [0, None, 999])
    assert after.writers == (0, 1, 2)


def test_R10_passing_gains_nothing_it_is_being_absent() -> None:
    turn, after = play_turn(new_game(2).position, [None, 220])
    assert turn.rulings[0].verdict is Verdict.ABSENT
    assert (turn.scores[0], after.boards[0].available) == (0, FRESH_BOARD.available)


def test_R11_a_number_with_a_crossed_out_digit_is_void_and_says_which() -> None:
    board = Board(parse_digits("0123456"))
    (ruling, _) = check([board, FRESH_BOARD], [679, 888])
    assert ruling.verdict is Verdict.VOID
    assert ruling.unavailable == parse_digits("79")
    assert ruling.eliminated_by == ()


def test_R11_a_void_number_eliminates_nobody() -> None:
    no_zero = Board(parse_digits("123456789"))
    assert verdicts([no_zero, FRESH_BOARD, FRESH_BOARD], [10, 711, 200]) == ["void", "approved", "approved"]


def test_R11_a_void_number_is_void_whatever_the_others_wrote() -> None:
    no_zero = Board(parse_digits("123456789"))
    assert verdicts([no_zero, FRESH_BOARD], [100, 11]) == ["void", "approved"]  # void, and not eliminated
    assert verdicts([no_zero, FRESH_BOARD], [100, 100]) == ["void", "approved"]  # no twin of the one that stands


def test_R13_an_absent_seat_eliminates_nobody_and_gets_nothing() -> None:
    turn, after = play_turn(new_game(3).position, [None, 711, 220])
    assert [ruling.verdict.value for ruling in turn.rulings] == ["absent", "approved", "approved"]
    assert turn.scores == (0, 9, 2)
    assert after.boards[0] == Board(FRESH_BOARD.available, (0,))
