"""The course of a game (R1, R5, R28 to R34): rounds, sitting out, totals and who wins; and what can't be asked."""

from collections.abc import Sequence

import pytest

from thenumber.rules.board import FRESH_BOARD, Board
from thenumber.rules.check import Verdict
from thenumber.rules.digits import parse_digits
from thenumber.rules.errors import RulesError
from thenumber.rules.game import Game, Position, new_game, play, play_turn, standings, winners

Numbers = Sequence[int | None]


def played(seats: int, turns: Sequence[Numbers]) -> Game:
    game = new_game(seats)
    for numbers in turns:
        game = play(game, numbers)
    return game


def finished(*finals: int) -> Game:
    """A game that is over with these final scores, made up."""
    return Game(Position((FRESH_BOARD,) * len(finals), (finals, (0,) * len(finals))))


def code_of(caught: pytest.ExceptionInfo[RulesError]) -> tuple[str, str, str]:
    return caught.value.code, caught.value.found, caught.value.right


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_R1_two_to_five_seats_can_play(seats: int) -> None:
    game = new_game(seats)
    assert game.seats == seats
    assert game.position.boards == (FRESH_BOARD,) * seats
    assert len(play(game, [220] * seats).turns) == 1


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 100])
def test_R1_no_other_number_of_seats_can(seats: int) -> None:
    with pytest.raises(RulesError) as caught:
        new_game(seats)
    assert code_of(caught) == ("wrong-seats", str(seats), "2-5")


def test_R5_a_game_has_two_rounds_of_five_turns() -> None:
    game = new_game(2)
    seen = []
    while not game.over:
        seen.append((game.position.round_no, game.position.turn_no))
        game = play(game, [None, None])
    assert seen == [(round_no, turn_no) for round_no in (1, 2) for turn_no in (1, 2, 3, 4, 5)]
    assert [len(turns) for turns in game.rounds] == [5, 5]
    assert [turn.turn_no for turn in game.turns] == [1, 2, 3, 4, 5] * 2
    assert game.position.writers == ()


def test_R5_a_round_that_has_not_begun_is_not_there() -> None:
    assert new_game(2).rounds == ()
    assert [len(turns) for turns in played(2, [[220, 513]] * 5).rounds] == [5]
    assert [len(turns) for turns in played(2, [[220, 513]] * 6).rounds] == [5, 1]


def test_R5_no_turn_follows_the_tenth() -> None:
    game = played(2, [[None, None]] * 10)
    with pytest.raises(RulesError) as caught:
        play(game, [220, 513])
    assert code_of(caught) == ("game-over", "220 513", "-")


@pytest.mark.parametrize("numbers", [[], [220], [220, 513], [220, 513, 761, 444], [None] * 5])
def test_R5_a_turn_takes_one_number_a_seat(numbers: Numbers) -> None:
    with pytest.raises(RulesError) as caught:
        play(new_game(3), numbers)
    assert code_of(caught) == ("wrong-numbers", str(len(numbers)), "3")


def test_R28_whoever_has_crossed_out_all_ten_digits_sits_out_the_rest_of_the_round() -> None:
    game = played(2, [[987, 100], [654, None], [321, None], [0, None]])
    assert game.position.boards[0].sits_out
    assert game.position.writers == (1,)
    game = play(game, [None, 999])
    assert game.turns[-1].scores == (0, 26)
    assert game.turns[-1].rulings[0].verdict is Verdict.ABSENT
    assert game.position.writers == (0, 1)  # the next round begins


def test_R28_a_number_from_a_seat_that_sits_out_would_be_void() -> None:
    empty = Board(0, (0, 0))
    turn, after = play_turn(Position((empty, Board(scores=(0, 0)))), [111, 210])
    assert turn.rulings[0].verdict is Verdict.VOID
    assert turn.scores == (0, 6)
    assert after.boards[0] == Board(0, (0, 0, 0))


def test_R28_nobody_has_to_write_when_all_sit_out() -> None:
    position = Position((Board(0, (9,)),) * 3)
    assert position.writers == ()
    _, after = play_turn(position, [None] * 3)
    assert after.boards == (Board(0, (9, 0)),) * 3


def test_R29_every_crossed_out_digit_is_worth_a_point_at_the_end_of_the_round() -> None:
    board = Board(parse_digits("0123"), (0, 0, 0, 0))
    _, after = play_turn(Position((board, board)), [None, 1])
    assert after.totals == ((6, 8 + 8),)  # 001 earns the bonus of 8 and brings six crossed-out digits to eight


def test_R30_the_total_is_the_five_scores_plus_the_crossed_out_digits() -> None:
    game = played(2, [[987, 100], [654, None], [321, None], [0, None], [None, None]])
    assert [turn.scores for turn in game.turns] == [(11, 1), (9, 0), (7, 0), (6, 0), (0, 0)]
    assert game.position.totals == ((11 + 9 + 7 + 6 + 10, 1 + 2),)


def test_R30_before_the_round_is_over_the_board_shows_the_running_total() -> None:
    game = played(2, [[987, 100]])
    assert [board.total for board in game.position.boards] == [11 + 3, 1 + 2]
    assert game.finals == (14, 3)


def test_R31_round_two_begins_with_wiped_boards() -> None:
    game = played(2, [[987, 100], [654, None], [321, None], [0, None], [None, None]])
    assert game.position.boards == (FRESH_BOARD,) * 2
    assert (game.position.round_no, game.position.turn_no) == (2, 1)
    assert game.turns[-1].boards[0].sits_out  # the turn remembers the board as it was
    game = play(game, [987, 100])
    assert game.turns[-1].scores == (11, 1)


def test_R32_the_final_score_is_the_sum_of_both_totals() -> None:
    one_round: list[Numbers] = [[987, 100], [654, 222], [321, None], [0, 999], [None, 888]]
    game = played(2, one_round + one_round[::-1])
    assert len(game.position.totals) == 2
    assert game.finals == tuple(map(sum, zip(*game.position.totals, strict=True)))


def test_R33_the_highest_final_score_wins() -> None:
    assert winners(finished(30, 48, 25)) == (1,)
    assert standings(finished(30, 48, 25)) == ((1, 1), (2, 0), (3, 2))


def test_R33_nobody_has_won_before_the_end() -> None:
    assert winners(new_game(3)) == ()
    assert winners(played(2, [[987, 100]] * 9)) == ()


@pytest.mark.parametrize(
    ("finals", "won", "places"),
    [
        ((40, 40, 25), (0, 1), ((1, 0), (1, 1), (3, 2))),
        ((25, 40, 40), (1, 2), ((1, 1), (1, 2), (3, 0))),
        ((7, 40, 7, 40, 40), (1, 3, 4), ((1, 1), (1, 3), (1, 4), (4, 0), (4, 2))),
        ((0, 0), (0, 1), ((1, 0), (1, 1))),
        ((40, 25, 25, 9), (0,), ((1, 0), (2, 1), (2, 2), (4, 3))),
    ],
)
def test_R34_tied_players_share_the_win(
    finals: tuple[int, ...], won: tuple[int, ...], places: tuple[tuple[int, int], ...]
) -> None:
    assert winners(finished(*finals)) == won
    assert standings(finished(*finals)) == places


def test_an_error_says_code_found_and_right_in_one_line() -> None:
    with pytest.raises(ValueError, match="wrong-seats: found '6', expected 2-5"):
        new_game(6)
