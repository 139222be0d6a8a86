"""Random games: fair, right, and the same for a seed whatever plays them."""

from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest
from numpy.typing import NDArray

from batch_games import played_by_the_rules
from thenumber.arena import kernel
from thenumber.arena.batch import ABSENT_NUMBER, Outcome, play_random
from thenumber.rules.digits import ALL_DIGITS, available_numbers
from thenumber.rules.game import ROUNDS, new_game, play
from thenumber.rules.resolve import TURNS

SEATS = (2, 3, 4, 5)


def same(one: Outcome, other: Outcome) -> bool:
    pairs = (one.finals, other.finals), (one.wins, other.wins), (one.numbers, other.numbers)
    return all(np.array_equal(a, b) for a, b in pairs)


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_are_games_by_the_rules(seats: int) -> None:
    outcome = play_random(seats, 700, seed=1, keep_numbers=True)
    expected = played_by_the_rules(outcome.numbers)
    np.testing.assert_array_equal(outcome.finals, expected.finals)
    sets = (expected.winners * (1 << np.arange(seats))[:, np.newaxis]).sum(axis=0)
    np.testing.assert_array_equal(outcome.wins, np.bincount(sets, minlength=1 << seats))
    np.testing.assert_allclose(outcome.win_shares, (expected.winners / expected.winners.sum(axis=0)).mean(axis=1))
    assert not (expected.verdicts == 2).any(), "nobody writes a void number"
    np.testing.assert_array_equal(outcome.numbers == ABSENT_NUMBER, expected.available == 0)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("games", [0, 1, 3, 511, 513, 3001])
def test_the_kernel_plays_the_games_that_its_seed_says(seats: int, games: int) -> None:
    seed = 2**64 - 1
    outcome = play_random(seats, games, seed, keep_numbers=True)
    assert outcome.finals.shape == (seats, games)
    np.testing.assert_array_equal(outcome.numbers, numbers_by_hand(seats, games, seed))
    expected = played_by_the_rules(outcome.numbers)
    np.testing.assert_array_equal(outcome.finals, expected.finals)
    sets = (expected.winners * (1 << np.arange(seats))[:, np.newaxis]).sum(axis=0)
    np.testing.assert_array_equal(outcome.wins, np.bincount(sets, minlength=1 << seats))


def test_threads_do_not_matter() -> None:
    alone = play_random(3, 5000, seed=3, keep_numbers=True)
    assert same(alone, play_random(3, 5000, seed=3, threads=2, keep_numbers=True))
    assert same(alone, play_random(3, 5000, seed=3, threads=7, keep_numbers=True))


def test_more_games_begin_with_the_same_ones() -> None:
    few, many = play_random(4, 777, seed=4), play_random(4, 3000, seed=4)
    np.testing.assert_array_equal(few.finals, many.finals[:, :777])


def test_another_seed_gives_other_games_and_none_comes_twice() -> None:
    one, other = (play_random(5, 4000, seed=seed, keep_numbers=True).numbers.reshape(50, -1) for seed in (5, 6))
    assert len(np.unique(np.hstack([one, other]), axis=1).T) == 8000


def test_nobody_keeps_numbers_unasked() -> None:
    assert play_random(2, 10, seed=1).numbers.size == 0


def test_every_seat_wins_equally_often() -> None:
    """Six standard deviations of a seat that wins one game in five."""
    shares = play_random(5, 200_000, seed=7).win_shares
    assert shares.sum() == pytest.approx(1)
    assert abs(shares - 0.2).max() < 6 * (0.2 * 0.8 / 200_000) ** 0.5


def test_a_draw_picks_the_number_its_fraction_points_at() -> None:
    """All boards, in whole numbers: 27 random bits times the count of numbers, so that all are equally likely."""
    rng = np.random.default_rng(8)
    high, low = rng.integers(0, 1 << 16, (2, 40), np.uint16)
    high[:3], low[:3] = [0, 65535, 65535], [0, 0, 65535]
    for board in range(1, ALL_DIGITS + 1):
        fair = available_numbers(board)
        drawn = kernel.number_of(kernel.random_key(np.full(40, board, np.int16), high, low))
        fractions = [(a >> 5) << 16 | b for a, b in zip(high.tolist(), low.tolist(), strict=True)]
        assert drawn.tolist() == [fair[fraction * len(fair) >> 27] for fraction in fractions]


def test_the_generators_are_the_published_ones() -> None:
    known = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4]
    assert kernel.splitmix64(np.array([1, 2], np.uint64)).tolist() == known == [splitmix64(1), splitmix64(2)]
    first, second = np.array([1], np.uint64), np.array([2], np.uint64)
    words = []
    for _ in range(4):
        words.append(int(first[0] + second[0]))
        first, second = kernel.xoroshiro_first(first, second), kernel.xoroshiro_second(first, second)
    assert words == list(islice(xoroshiro128plus(1, 2), 4))


def numbers_by_hand(seats: int, games: int, seed: int) -> NDArray[np.int16]:
    """What `play_random` should write, one game after the other: four games share a generator, 16 bits of it each."""
    numbers = np.full((ROUNDS * TURNS, seats, games), ABSENT_NUMBER, np.int16)
    start = splitmix64(seed)
    for first in range(0, games, 4):
        place = start + 2 * (first // 4)
        words = xoroshiro128plus(splitmix64(place), splitmix64(place + 1))
        four = [new_game(seats)] * 4
        for turn in range(ROUNDS * TURNS):
            written: list[list[int | None]] = [[None] * seats for _ in four]
            for seat in range(seats):
                high, low = next(words), next(words)
                for lane, game in enumerate(four):
                    fair = available_numbers(game.position.boards[seat].available)
                    fraction = (high >> 16 * lane & 0xFFFF) >> 5 << 16 | low >> 16 * lane & 0xFFFF
                    if fair:
                        written[lane][seat] = fair[fraction * len(fair) >> 27]
            four = [play(game, of_game) for game, of_game in zip(four, written, strict=True)]
            for lane, of_game in enumerate(written[: games - first]):
                numbers[turn, :, first + lane] = [ABSENT_NUMBER if number is None else number for number in of_game]
    return numbers


def splitmix64(place: int) -> int:
    """What the published generator gives at a place of its sequence, in whole numbers."""
    full = 2**64 - 1
    word = place * 0x9E3779B97F4A7C15 & full
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & full
    word = (word ^ word >> 27) * 0x94D049BB133111EB & full
    return word ^ word >> 31


def xoroshiro128plus(s0: int, s1: int) -> Iterator[int]:
    """As published (2018: 24, 16, 37), in whole numbers."""
    full = 2**64 - 1

    def rotl(word: int, by: int) -> int:
        return (word << by | word >> 64 - by) & full

    while True:
        yield (s0 + s1) & full
        s1 ^= s0
        s0, s1 = rotl(s0, 24) ^ s1 ^ (s1 << 16 & full), rotl(s1, 37)
