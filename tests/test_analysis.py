"""`thenumber.solve`, `evaluate` and `review`: what they promise, and that the command line says the same."""

import json
import pickle

import pytest

import thenumber
from command import run
from thenumber import (
    Objective,
    Position,
    SolverError,
    TurnReview,
    evaluate,
    new_game,
    number_name,
    parse_position,
    parse_record,
    solve,
)

TWO = "2.5 13:0,0,0,0 234:0,0,0,0 | 0 0"
THREE = "1.4 089:3,0,0 259:0,11,0 3789:0,0,13"
OVER = Position(new_game(2).position.boards, ((30, 31), (32, 33)))
RECORD = '[A "Ada"]\n[B "@greedy"]\n\n1.1 761 513\n1.2 ---- 876\n'


def test_two_seats_are_solved_exactly() -> None:
    solution = solve(parse_position(TWO))
    assert solution.values[0] == pytest.approx(-330 / 31)
    assert solution.mixes[0] == pytest.approx({113: 5 / 31, 311: 26 / 31})
    assert max(solution.best_response_gains) < 1e-9


def test_the_same_steps_and_seed_give_the_same_and_more_steps_leave_less_to_gain() -> None:
    position = parse_position(THREE)
    few, again, many = (solve(position, steps=steps) for steps in (20, 20, 4000))
    assert few == again
    assert sum(many.best_response_gains) < 0.05 < sum(few.best_response_gains)


def test_seconds_are_a_budget_as_well() -> None:
    solution = solve(parse_position(THREE), seconds=0.2)
    assert all(sum(mix.values()) == pytest.approx(1) for mix in solution.mixes)


def test_an_objective_is_a_word_or_its_constant() -> None:
    position = parse_position("2.5 159:0,0,0,0 259:0,0,0,0 | 0 0")
    assert solve(position, "win") == solve(position, Objective.WIN)
    assert solve(position, "win").values == pytest.approx((0.5, 0.5))
    assert solve(position, "points") == solve(position)


def test_evaluate_says_what_every_number_can_expect() -> None:
    found = evaluate(parse_position(THREE), 0, {1: {222: 1, 952: 1}, 2: {333: 2}})
    assert list(found.expected) == sorted(found.expected)
    assert len(found.expected) == 27
    assert found.expected[980].approved == 0.5  # 952 is lower and has a 9
    worths = [found.expected[number].relative for number in found.best]
    assert worths == sorted(worths, reverse=True)


def test_a_seat_that_sits_out_has_nothing_to_expect() -> None:
    position = parse_position("2.5 -:0,0,0,0 234:0,0,0,0 | 0 0")
    found = evaluate(position, 0, {1: {234: 1}})
    assert (found.expected, found.best) == ({}, ())
    assert solve(position).mixes[0] == {}


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (lambda: solve(OVER), "game-over"),
        (lambda: evaluate(OVER, 0, {}), "game-over"),
        (lambda: solve(parse_position(TWO), "glory"), "objective"),
        (lambda: solve(parse_position(THREE), "win"), "win-too-early"),
        (lambda: solve(parse_position(TWO), seconds=0), "seconds"),
        (lambda: solve(parse_position(TWO), seconds=float("nan")), "seconds"),
        (lambda: thenumber.review(parse_record(RECORD), seconds=-1), "seconds"),
        (lambda: evaluate(parse_position(TWO), 2, {}), "unknown-seat"),
        (lambda: evaluate(parse_position(TWO), 0, {}), "no-weight"),
        (lambda: evaluate(parse_position(TWO), 0, {1: {111: 1}}), "unavailable"),
    ],
)
def test_what_can_not_be_answered_is_an_error_with_a_code(asked: object, code: str) -> None:
    assert callable(asked)
    with pytest.raises(SolverError) as error:
        asked()
    assert error.value.code == code


def test_a_review_comes_turn_by_turn_and_as_a_whole() -> None:
    heard: list[TurnReview] = []
    whole = thenumber.review(parse_record(RECORD), on_turn=heard.append)
    assert whole.turns == tuple(heard)
    assert [(turn.round_no, turn.turn_no, turn.objective) for turn in heard] == [
        (1, 1, Objective.POINTS),
        (1, 2, Objective.POINTS),
    ]
    ada = heard[0].seats[0]
    assert ada
    assert ada.written
    assert (number_name(ada.written.number), whole.players) == ("761", ("Ada", "@greedy"))
    for seat, split in enumerate(whole.splits):
        assert split.happened == pytest.approx(sum(turn.splits[seat].happened for turn in heard))
    assert sum(whole.chances) == pytest.approx(1)


def test_a_game_without_turns_has_an_empty_review() -> None:
    whole = thenumber.review(thenumber.record_of(new_game(3)))
    assert (whole.turns, whole.accuracy, whole.splits, whole.finals) == ((), (), (), (0, 0, 0))
    assert whole.chances == pytest.approx((1 / 3,) * 3, abs=0.01)


def test_results_turn_into_json() -> None:
    solution = json.loads(json.dumps(solve(parse_position(TWO)).to_dict()))
    assert list(solution) == ["value", "mixes", "gain"]
    assert list(solution["mixes"][0]) == ["113", "311"]
    evaluation = json.loads(json.dumps(evaluate(parse_position(TWO), 0, {1: {234: 1}}).to_dict()))
    assert list(evaluation["131"]) == ["approved", "bonus", "points", "relative"]


def test_the_command_prints_the_same_review() -> None:
    # Two seats are solved exactly, whatever the seconds are.
    reviewed = json.loads(run("review", "-", "--seconds", "0.1", "--json", stdin=RECORD).stdout)
    assert reviewed == json.loads(json.dumps(thenumber.review(parse_record(RECORD)).to_dict()))


def test_results_can_be_pickled() -> None:
    for result in (
        solve(parse_position(TWO)),
        evaluate(parse_position(TWO), 0, {1: {234: 1}}),
        thenumber.review(parse_record(RECORD)),
    ):
        assert pickle.loads(pickle.dumps(result)) == result  # noqa: S301 - our own bytes
