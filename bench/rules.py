"""How much do rulings and reasons cost? `play()` against a bare scoring loop over digit masks, in one run.

    python bench/rules.py [--games 200] [--repeat 41]

Both sides play the same random five-seat games, written with digits that are available, and must agree on every
final score. They take turns, so that a busy machine hurts both alike. The last line is JSON; `ratio` is our CPU time
divided by the bare loop's, the median over the repeats.
"""

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable

from thenumber.rules.digits import ALL_DIGITS, DIGITS_OF, available_numbers
from thenumber.rules.game import new_game, play

SEATS, ROUNDS, TURNS = 5, 2, 5
Numbers = list[int | None]
Finals = list[tuple[int, ...]]

FIRST = [number // 100 for number in range(1000)]
MASK = list(DIGITS_OF)
COUNT = [mask.bit_count() for mask in range(1024)]
BONUS = [2, 3, 4, 6, 8]


def random_games(games: int, rng: random.Random) -> list[list[Numbers]]:
    """Numbers only, so that neither side pays for choosing them."""
    result = []
    for _ in range(games):
        game, turns = new_game(SEATS), []
        while not game.over:
            numbers: Numbers = [
                rng.choice(available_numbers(board.available)) if board.available else None
                for board in game.position.boards
            ]
            turns.append(numbers)
            game = play(game, numbers)
        result.append(turns)
    return result


def ours(games: list[list[Numbers]]) -> Finals:
    finals = []
    for turns in games:
        game = new_game(SEATS)
        for numbers in turns:
            game = play(game, numbers)
        finals.append(game.finals)
    return finals


def bare(games: list[list[Numbers]]) -> Finals:
    """The same scoring with nothing kept but masks and sums: no rulings, no reasons, no history."""
    result = []
    for turns in games:
        finals = [0] * SEATS
        available = [ALL_DIGITS] * SEATS
        for index, numbers in enumerate(turns):
            turn = index % TURNS
            times = 2 if turn == TURNS - 1 else 1
            standing = []
            for seat in range(SEATS):
                number = numbers[seat]
                if number is not None and not MASK[number] & ~available[seat]:
                    standing.append((number, seat))
            standing.sort()
            below, previous, approved, highest = 0, -1, False, -1
            approved_seats = []
            for number, seat in standing:
                if number != previous:
                    mask = MASK[number]
                    approved = not mask & below
                    below |= mask
                    previous = number
                    if approved:
                        highest = number
                if approved:
                    approved_seats.append((number, seat))
            for number, seat in approved_seats:
                finals[seat] += FIRST[number] * times
                if number == highest:
                    finals[seat] += BONUS[turn]
                available[seat] &= ~MASK[number]
            if turn == TURNS - 1:
                for seat in range(SEATS):
                    finals[seat] += 10 - COUNT[available[seat]]
                    available[seat] = ALL_DIGITS
        result.append(tuple(finals))
    return result


def cpu_seconds(scorer: Callable[[list[list[Numbers]]], Finals], games: list[list[Numbers]]) -> tuple[float, Finals]:
    start = time.process_time()
    finals = scorer(games)
    return time.process_time() - start, finals


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--repeat", type=int, default=41)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    games = random_games(chosen.games, random.Random(chosen.seed))
    ratios, our_best, bare_best = [], float("inf"), float("inf")
    for _ in range(chosen.repeat):
        our_time, our_finals = cpu_seconds(ours, games)
        bare_time, bare_finals = cpu_seconds(bare, games)
        if our_finals != bare_finals:
            raise SystemExit("the two sides disagree on a final score")
        ratios.append(our_time / bare_time)
        our_best, bare_best = min(our_best, our_time), min(bare_best, bare_time)
    turns = chosen.games * ROUNDS * TURNS
    print(f"play(): {our_best / turns * 1e6:.2f} us a turn, bare loop: {bare_best / turns * 1e6:.2f} us a turn")
    print(json.dumps({"bench": "rules", "games": chosen.games, "ratio": round(statistics.median(ratios), 2)}))


if __name__ == "__main__":
    main()
