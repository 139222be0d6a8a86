"""What is told when a game is over: facts that can be found by hand."""

from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import games
from thenumber.record.parse import parse_record
from thenumber.review.moments import DRAMATIC, Moments, moments, risk_of
from thenumber.rules.board import Board
from thenumber.rules.check import Verdict, check
from thenumber.rules.digits import available_numbers, parse_digits
from thenumber.rules.game import Game, new_game, play, winners

GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.tnr"))


def played(*turns: tuple[int | None, ...]) -> Game:
    game = new_game(len(turns[0]))
    for numbers in turns:
        game = play(game, numbers)
    return game


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_what_is_told_of_a_recorded_game_is_so(path: Path) -> None:
    game = parse_record(path.read_text()).game
    told = moments(game)
    if not game.over:
        assert told == Moments()
        return
    if decisive := told.decisive:
        assert decisive.seat in winners(game)
        assert decisive.after > decisive.before
        before, after = (played_to(game, decisive.turn_index + more).finals for more in (0, 1))
        others = [seat for seat in range(game.seats) if seat not in winners(game)]
        for finals, lead in ((before, decisive.before), (after, decisive.after)):
            assert lead == finals[decisive.seat] - max(finals[seat] for seat in others)
    else:
        assert len(winners(game)) == game.seats
    if bold := told.boldest:
        turn = game.turns[bold.turn_index]
        assert turn.numbers[bold.seat] == bold.number
        assert turn.rulings[bold.seat].verdict is Verdict.APPROVED
        assert DRAMATIC <= bold.risk < 1
    if fall := told.unluckiest:
        turn = game.turns[fall.turn_index]
        assert turn.numbers[fall.seat] == fall.number
        assert [clash.seat for clash in turn.rulings[fall.seat].eliminated_by] == [fall.by]
        assert fall.points > 0


def played_to(game: Game, count: int) -> Game:
    return played(*(turn.numbers for turn in game.turns[:count])) if count else new_game(game.seats)


def game_with(seats: int = 3, **turns: tuple[int | None, ...]) -> Game:
    """A whole game in which nobody writes anything but in these turns: `_1` is the second one."""
    return played(*(turns.get(f"_{index}", (None,) * seats) for index in range(10)))


def test_the_turn_that_turns_a_game_round_at_its_end_is_decisive() -> None:
    """14 points of the first turn are not enough against 27 of the last."""
    told = moments(game_with(_0=(987, None, None), _9=(None, 999, None))).decisive
    assert told is not None
    assert (told.turn_index, told.seat, told.before, told.after) == (9, 1, -14, 13)


def test_the_same_gain_decides_more_when_less_is_to_come() -> None:
    """9 points each: 5 + 3 and a digit, 2 + 6 and a digit."""
    told = moments(game_with(_1=(555, None, None), _8=(222, None, None))).decisive
    assert told is not None
    assert (told.turn_index, told.before, told.after) == (8, 9, 18)


def test_a_lead_that_only_lasts_decides_nothing() -> None:
    """Until the last turn nobody can be sure of two points, and yet the first turn made them."""
    told = moments(game_with(2, _0=(111, 0), _9=(555, 555))).decisive
    assert told is not None
    assert (told.turn_index, told.before, told.after) == (0, 0, 3)


def test_nobody_decides_what_all_have_won() -> None:
    assert moments(game_with(2, _0=(111, 111))).decisive is None


def test_the_unluckiest_fall_lost_most_by_one_digit() -> None:
    """912 lost 9 points and the bonus of 3 by the 2 of 250, 876 only 8 and 2 by the 6 of 666."""
    told = moments(game_with(_1=(912, None, 250), _5=(876, None, 666))).unluckiest
    assert told is not None
    assert (told.turn_index, told.seat, told.number, told.points, told.by) == (1, 0, 912, 9 + 3, 2)


@pytest.mark.parametrize("numbers", [(987, 876, None), (765, 555, 600)])
def test_two_digits_or_two_numbers_are_no_bad_luck(numbers: tuple[int | None, ...]) -> None:
    game = game_with(_0=numbers)
    assert game.turns[0].rulings[0].verdict is Verdict.ELIMINATED
    assert moments(game).unluckiest is None


def test_a_number_is_bold_only_if_it_was_likelier_to_fall_than_to_stand() -> None:
    assert moments(game_with(2, _0=(0, 111))).boldest is None
    told = moments(game_with(_0=(975, 246, None), _1=(13, None, None))).boldest
    assert told is not None
    assert (told.turn_index, told.seat, told.number) == (0, 0, 975)


boards = st.lists(st.sampled_from("0123456789"), unique=True, min_size=1, max_size=4).map(
    lambda digits: Board(parse_digits("".join(sorted(digits))), ())
)


@given(st.integers(0, 999), st.lists(boards, min_size=1, max_size=2))
def test_a_risk_is_the_share_of_others_numbers_that_fell_it(number: int, others: list[Board]) -> None:
    """By brute force over everything that the others may write, with the check itself."""
    fresh = Board(parse_digits("0123456789"), ())
    choices = list(product(*(available_numbers(board.available) for board in others)))
    falls = sum(check([fresh, *others], [number, *numbers])[0].verdict is Verdict.ELIMINATED for numbers in choices)
    assert risk_of(number, others) == pytest.approx(falls / len(choices))


@given(games())
def test_any_game_can_be_told(game: Game) -> None:
    told = moments(game)
    assert game.over or told == Moments()
    assert moments(game) == told
