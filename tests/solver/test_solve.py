"""solve(): values that are known, gains that are true, and mixes that leave little to gain."""

import random

import numpy as np
import pytest

from solver.by_hand import expected, made_up, win_share
from thenumber.record.position import parse_position
from thenumber.rules.digits import available_numbers
from thenumber.rules.game import Position, new_game
from thenumber.solver.continuation import ContinuationValue, no_continuation
from thenumber.solver.errors import SolverError
from thenumber.solver.expectations import Floats, Ints
from thenumber.solver.results import Objective, Solution
from thenumber.solver.solve import solve
from thenumber.solver.value_network import shipped_values

FULL = "0123456789:0,0,0,0"
SMALL = [
    "2.5 012:0,0,0,0 245:0,0,0,0 0678:2,2,2,1 | 10 12 9",
    "2.5 012:0,0,0,0 24:0,0,0,0 67:2,2,2,1 39:0,0,0,0 | 10 12 9 11",
    "2.5 01:0,0,0,0 24:0,0,0,0 67:2,2,2,1 49:0,0,0,0 15:0,0,0,0 | 10 12 9 11 11",
    "1.3 012:0,5 -:20,3 1245:0,0",
    "1.3 012:0,5 -:20,3 -:0,0 1245:0,0 014:0,0",
]


def assert_true(position: Position, solution: Solution) -> None:
    """What the solution says of itself is so: mixes, values and gains in relative points."""
    mixes = dict(enumerate(solution.mixes))
    for seat, mix in mixes.items():
        available = available_numbers(position.boards[seat].available)
        assert set(mix) <= set(available)
        if not mix:
            assert not available
            assert solution.best_response_gains[seat] == 0
            continue
        assert sum(mix.values()) == pytest.approx(1)
        relative = {number: expected(position, seat, number, mixes)[3] for number in available}
        value = sum(weight * relative[number] for number, weight in mix.items())
        assert solution.values[seat] == pytest.approx(value, abs=1e-9)
        assert solution.best_response_gains[seat] == pytest.approx(max(relative.values()) - value, abs=1e-9)
    assert sum(solution.values) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("seed", range(8))
def test_two_seats_are_solved_exactly(seed: int) -> None:
    rng = random.Random(seed)
    position = made_up(rng, 2, rng.randint(1, 5), 3, of=6)
    solution = solve(position, continuation=no_continuation)
    assert_true(position, solution)
    assert max(solution.best_response_gains) < 1e-9


@pytest.mark.parametrize("line", SMALL)
def test_what_it_says_of_itself_is_true_with_more_seats(line: str) -> None:
    position = parse_position(line)
    assert_true(position, solve(position, budget=40, continuation=no_continuation))


@pytest.mark.parametrize("line", SMALL)
def test_more_steps_leave_little_to_gain(line: str) -> None:
    assert max(solve(parse_position(line), budget=1500, continuation=no_continuation).best_response_gains) < 0.01


def test_newtons_method_ends_what_regret_matching_alone_does_not() -> None:
    position = parse_position("1.3 0124578:0,0 134689:0,0 2356789:0,0")
    assert max(solve(position, budget=4000).best_response_gains) < 0.005


def test_newtons_method_does_not_overlook_what_was_out_of_sight() -> None:
    position = parse_position("1.5 14789:6,0,5,0 368:9,5,13,2 1345:6,10,0,15")
    for seed in range(1, 6):
        assert max(solve(position, budget=4000, seed=seed).best_response_gains) < 0.02


def test_the_same_seed_gives_the_same_mixes_and_another_one_others() -> None:
    position = parse_position("1.2 0123456789:0 0123456:0 2345678:3")
    assert solve(position, budget=60, seed=3) == solve(position, budget=60, seed=3)
    assert solve(position, budget=60, seed=3) != solve(position, budget=60, seed=4)


def test_a_callable_says_when_to_stop() -> None:
    shares = iter([0.0, 0.3, 0.6, 0.9])
    asked = []

    def spent() -> float:
        asked.append(True)
        return next(shares, 1.0)

    assert len(solve(parse_position(SMALL[0]), budget=spent).mixes) == 3
    assert len(asked) == 5


def test_one_writer_takes_the_best_there_is_and_nobody_takes_nothing() -> None:
    alone = solve(parse_position("2.5 -:0,0,0,0 -:0,0,0,0 12:0,0,0,0 | 0 0 0"))
    assert alone.mixes == ({}, {}, {211: 1.0})
    assert alone.values == (-7.0, -7.0, 14.0)
    nobody = solve(parse_position("2.5 -:0,0,0,0 -:0,0,0,0 | 0 0"))
    assert nobody == Solution((0.0, 0.0), ({}, {}), (0.0, 0.0))


def test_what_follows_counts_except_in_turn_five() -> None:
    def dear_nines(turn_no: int, boards: Ints) -> Floats:
        assert turn_no == 3
        own: Floats = np.where(boards >> 9 & 1, 100.0, 0.0)
        return own - own[:, ::-1]

    position = parse_position("1.2 0189:0 0167:0")
    plain, dear = solve(position, continuation=no_continuation), solve(position, continuation=dear_nines)
    assert any(number >= 900 for number in plain.mixes[0])
    assert not any("9" in f"{number:03}" for number in dear.mixes[0])
    assert dear.values[0] > 90
    last = parse_position("1.5 0189:0,0,0,0 0167:0,0,0,0")
    assert solve(last, continuation=dear_nines) == solve(last)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("continuation", [no_continuation, shipped_values])
def test_shipped_openings_leave_hardly_anything_to_gain(seats: int, continuation: ContinuationValue) -> None:
    solution = solve(new_game(seats).position, budget=1, continuation=continuation)
    assert max(solution.best_response_gains) <= 0.01
    assert solution.values == pytest.approx([0.0] * seats, abs=1e-4)  # networks have single precision


@pytest.mark.parametrize(("lead", "share"), [(0, 0.5), (3, 0.5169), (10, 0.5436), (15, 0.7368), (20, 1.0)])
def test_the_win_by_lead_with_full_boards(lead: int, share: float) -> None:
    solution = solve(parse_position(f"2.5 {FULL} {FULL} | {lead} 0"), Objective.WIN)
    assert solution.values == pytest.approx((share, 1 - share), abs=1e-4)
    assert max(solution.best_response_gains) < 1e-6


def test_newtons_method_never_makes_it_worse() -> None:
    """Here it once went where the best numbers were out of its sight, and had no time left to come back."""
    line = "1.5 1234679:0,5,0,8 1234567:0,0,12,15 013589:2,10,0,0 078:0,2,1,15 2345:10,0,0,6"
    assert sum(solve(parse_position(line), budget=4000).best_response_gains) < 0.5


@pytest.mark.parametrize(
    "line",
    [
        "2.5 012:0,0,0,0 24:0,0,0,0 067:2,2,2,1 | 10 12 9",
        "2.5 01:0,0,0,0 -:0,0,0,0 24:0,0,0,0 67:2,2,2,1 39:0,0,0,0 | 10 14 12 9 11",
        "2.5 01:0,0,0,0 -:0,0,0,0 24:0,0,0,0 | 10 40 12",
        "2.5 01:0,0,0,0 2:0,0,0,0 67:2,2,2,1 4:0,0,0,0 15:0,0,0,0 | 10 12 9 11 11",
    ],
)
def test_win_shares_and_gains_are_what_the_rules_say(line: str) -> None:
    position = parse_position(line)
    solution = solve(position, Objective.WIN, budget=200)
    mixes = dict(enumerate(solution.mixes))
    assert sum(solution.values) == pytest.approx(1)
    for seat, board in enumerate(position.boards):
        assert solution.values[seat] == pytest.approx(win_share(position, seat, mixes), abs=1e-9)
        if not board.available:
            assert (solution.mixes[seat], solution.best_response_gains[seat]) == ({}, 0)
            continue
        best = max(win_share(position, seat, {**mixes, seat: {n: 1.0}}) for n in available_numbers(board.available))
        assert solution.best_response_gains[seat] == pytest.approx(best - solution.values[seat], abs=1e-9)


def test_the_win_counts_in_the_last_turn_only() -> None:
    for line in ("1.5 1:0,0,0,0 2:0,0,0,0", "2.4 1:0,0,0 2:0,0,0 | 3 4"):
        with pytest.raises(SolverError, match="win-too-early"):
            solve(parse_position(line), Objective.WIN)


def test_a_game_that_is_over_is_refused() -> None:
    with pytest.raises(SolverError, match="game-over"):
        solve(Position(new_game(2).position.boards, ((1, 2), (3, 4))))
