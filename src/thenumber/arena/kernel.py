"""The arithmetic of a turn on a batch of games, and Numba's loops over it.

The *formulas* say what happens in one game, with a seat's number, digits and scores as 16-bit words. They hold for
single words, which is how the *loops* use them, and for whole arrays, which is how `batch.py` draws numbers. The loops
run over games innermost, on rows of one seat each, and without a branch: the compiler can then play 16 games (AVX2) in
the same instructions, which is what makes this faster than good scalar C (bench/sim.py).

All of it is in one file because Numba looks at this file alone to see whether what it has compiled is still good.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from thenumber.arena.jit import formula, kept_loop, loop, part
from thenumber.rules.digits import ALL_DIGITS, DIGIT_COUNT, DIGITS_OF, NUMBERS
from thenumber.rules.game import ROUNDS
from thenumber.rules.resolve import BONUSES, TURNS

Words: TypeAlias = Any
"""One 16-bit word in a compiled loop, or an array of them in NumPy."""

int16: Callable[[Words], Words] = np.int16
uint16: Callable[[Words], Words] = np.uint16
uint32: Callable[[Words], Words] = np.uint32
uint64: Callable[[Words], Words] = np.uint64

# --- Formulas: a number at random -------------------------------------------------------------------------------------

STEP = 1 << 11
"""The width of a digit in a draw, such that ten of them fit into a signed word."""
OFFSET = 1 << 14
"""The offset that is subtracted on both sides of a comparison, so that words can be negative: AVX2 compares signed
words only."""


@formula
def random_key(available: Words, high: Words, low: Words) -> Words:
    """The key (see `digits_in`) of a number made of available digits, all equally likely, out of two random words.

    Each of the three digits is any of the available ones. The words are a fraction of 27 bits; times the count of
    available digits, the whole part picks a digit and the rest goes on to pick the next. No number's chance is off by
    more than 1000 in 2**27. With no digit available the result means nothing.
    """
    # How many available digits there are up to and including each digit, in steps.
    c0 = int16((available << 11 & STEP) - OFFSET)
    c1 = int16(c0 + (available << 10 & STEP))
    c2 = int16(c1 + (available << 9 & STEP))
    c3 = int16(c2 + (available << 8 & STEP))
    c4 = int16(c3 + (available << 7 & STEP))
    c5 = int16(c4 + (available << 6 & STEP))
    c6 = int16(c5 + (available << 5 & STEP))
    c7 = int16(c6 + (available << 4 & STEP))
    c8 = int16(c7 + (available << 3 & STEP))
    count = int16(int16(c8 + (available << 2 & STEP) + OFFSET) >> 11)

    drawn = drawn_digit(int16(high >> 5), low, count)
    first = digit_at(drawn, c0, c1, c2, c3, c4, c5, c6, c7, c8)
    low = uint16(low * count)
    drawn = drawn_digit(int16(drawn & STEP - 1), low, count)
    second = digit_at(drawn, c0, c1, c2, c3, c4, c5, c6, c7, c8)
    low = uint16(low * count)
    drawn = drawn_digit(int16(drawn & STEP - 1), low, count)
    third = digit_at(drawn, c0, c1, c2, c3, c4, c5, c6, c7, c8)
    return int16(first << 8 | second << 4 | third)


@part
def drawn_digit(high: Words, low: Words, count: Words) -> Words:
    """The fraction times the count, in steps; the word below the steps carries into them."""
    return int16(high * count + int16(uint32(low) * uint32(count) >> uint32(16)) - OFFSET)


@part
def digit_at(
    drawn: Words, c0: Words, c1: Words, c2: Words, c3: Words, c4: Words, c5: Words, c6: Words, c7: Words, c8: Words
) -> Words:
    """The digit that a draw falls upon: as many as there are digits that it lies beyond."""
    low_half = uint16(drawn >= c0) + uint16(drawn >= c1) + uint16(drawn >= c2) + uint16(drawn >= c3)
    high_half = uint16(drawn >= c5) + uint16(drawn >= c6) + uint16(drawn >= c7) + uint16(drawn >= c8)
    return int16(low_half + uint16(drawn >= c4) + high_half)


@formula
def digits_in(key: Words) -> Words:
    """The digits of a number, given as its key: a hexadecimal digit for each decimal one, so that keys order alike."""
    return int16(uint16(1 << (key >> 8 & 15)) | uint16(1 << (key >> 4 & 15)) | uint16(1 << (key & 15)))


@formula
def number_of(key: Words) -> Words:
    """The number of a key."""
    return int16((key >> 8) * 100 + (key >> 4 & 15) * 10 + (key & 15))


# --- Formulas: check and resolve --------------------------------------------------------------------------------------

KEYS = np.array([0, *(n // 100 << 8 | n // 10 % 10 << 4 | n % 10 for n in range(NUMBERS))], np.int16)
"""The key of every number, at its number plus one. At 0 is the key of -1, a number that is not there."""
DIGITS = np.array([0, *DIGITS_OF], np.int16)
"""The digits of every number, at its number plus one."""


@formula
def standing(digits: Words, available: Words) -> Words:
    """The digits of a number that counts; none if it is void."""
    return int16(digits * (digits & ~available == 0))


@formula
def below(key: Words, other_key: Words, other_digits: Words) -> Words:
    """Another seat's digits if its number is strictly lower. A number that does not count has no digits at all."""
    return int16(other_digits * (other_key < key))


@formula
def height(key: Words, digits: Words, lower_digits: Words) -> Words:
    """Where an approved number stands, from 1 up; 0 if it is not approved."""
    return int16((key + 1) * ((digits != 0) & (digits & lower_digits == 0)))


@formula
def score(height: Words, highest: Words, times: Words, bonus: Words) -> Words:
    first_digit = int16(height - 1) >> 8
    return int16((first_digit * times + bonus * (height == highest)) * (height != 0))


@formula
def crossed_out(digits: Words, height: Words) -> Words:
    return int16(digits * (height != 0))


@formula
def verdict(number: Words, digits: Words, crossed_out: Words) -> Words:
    """The place of a verdict in `Verdict`: 3 minus one each if a number was written, counts, and is approved."""
    return int16(3 - int16(number >= 0) - int16(digits != 0) - int16(crossed_out != 0))


@formula
def crossed_out_count(available: Words) -> Words:
    """The count of crossed-out digits: a popcount in pairs, fours and eights at once."""
    bits = uint16(available ^ ALL_DIGITS)
    bits = uint16(bits - (bits >> 1 & 0x5555))
    bits = uint16((bits & 0x3333) + (bits >> 2 & 0x3333))
    bits = uint16((bits & 0x0F0F) + (bits >> 4 & 0x0F0F))
    return int16((bits + (bits >> 8)) & 31)


# --- Formulas: chance (xoroshiro128+, started by splitmix64, both by Blackman and Vigna) ------------------------------

GENERATOR_GAMES = 4
"""How many games share a generator: it gives 64 random bits at once, and a game takes 16 of them."""
GOLDEN = 0x9E3779B97F4A7C15
"""The step of splitmix64: 2 to the power of 64, divided by the golden ratio."""


@formula
def splitmix64(place: Words) -> Words:
    """The word that splitmix64 gives at a place of its sequence."""
    word = place * uint64(GOLDEN)
    word = (word ^ word >> uint64(30)) * uint64(0xBF58476D1CE4E5B9)
    word = (word ^ word >> uint64(27)) * uint64(0x94D049BB133111EB)
    return word ^ word >> uint64(31)


@formula
def xoroshiro_first(first: Words, second: Words) -> Words:
    """The first word of the next state of xoroshiro128+."""
    second = second ^ first
    return (first << uint64(24) | first >> uint64(40)) ^ second ^ second << uint64(16)


@formula
def xoroshiro_second(first: Words, second: Words) -> Words:
    """The second word of the next state of xoroshiro128+."""
    second = second ^ first
    return second << uint64(37) | second >> uint64(27)


# --- Loops: rows of LANES games, one row a seat -----------------------------------------------------------------------

LANES = 512
"""How many games are played side by side: so many that everything stays in the fastest cache."""


class Scratch(NamedTuple):
    """The arrays for one block of games. The caller makes them: here, Numba would take seconds to compile that."""

    keys: Words
    digits: Words
    heights: Words
    available: Words
    scores: Words
    first: Words
    second: Words
    high: Words
    low: Words
    high_words: Words
    low_words: Words


def new_scratch(seats: int) -> Scratch:
    keys, digits, heights, available, scores = np.zeros((5, seats * LANES), np.int16)
    first, second, high, low = np.zeros((4, LANES // GENERATOR_GAMES), np.uint64)
    words = high.view(np.uint16), low.view(np.uint16)
    return Scratch(keys, digits, heights, available, scores, first, second, high, low, *words)


@loop
def start_generators(start: Words, generator: int, first: Words, second: Words) -> None:
    for lane in range(first.size):
        place = start + uint64(2 * (generator + lane))
        first[lane] = splitmix64(place)
        second[lane] = splitmix64(place + uint64(1))


@loop
def draw(first: Words, second: Words, words: Words) -> None:
    for lane in range(first.size):
        a, b = first[lane], second[lane]
        words[lane] = a + b
        first[lane] = xoroshiro_first(a, b)
        second[lane] = xoroshiro_second(a, b)


@loop
def write_random(available: Words, high: Words, low: Words, keys: Words, digits: Words) -> None:
    for lane in range(available.size):
        key = random_key(available[lane], high[lane], low[lane])
        keys[lane] = key
        digits[lane] = digits_in(key) & available[lane]  # none for a seat that sits out


@loop
def check_and_resolve(
    seats: tuple[int, ...], turn: int, keys: Words, digits: Words, heights: Words, available: Words, scores: Words
) -> None:
    """Add the scores of a turn and cross out digits; `digits` are none for a seat that is void, absent or sits out.

    A tuple of the seats because its length is part of its type: the loops over seats get unrolled.
    """
    times = int16(2 if turn == TURNS - 1 else 1)
    bonus = int16(BONUSES[turn])
    for lane in range(LANES):
        highest = int16(0)
        for seat in range(len(seats)):
            here = seat * LANES + lane
            lower = int16(0)
            for other in range(len(seats)):
                there = other * LANES + lane
                lower |= below(keys[here], keys[there], digits[there])
            heights[here] = height(keys[here], digits[here], lower)
            highest = max(highest, heights[here])
        for seat in range(len(seats)):
            here = seat * LANES + lane
            scores[here] += score(heights[here], highest, times, bonus)
            available[here] &= ~crossed_out(digits[here], heights[here])


@loop
def close_round(available: Words, scores: Words) -> None:
    for here in range(available.size):
        scores[here] += crossed_out_count(available[here])
        available[here] = ALL_DIGITS


@loop
def count_winners(seats: tuple[int, ...], games: int, finals: Words, wins: Words) -> None:
    for lane in range(games):
        best = int16(0)
        for seat in range(len(seats)):
            best = max(best, finals[seat * LANES + lane])
        winners = 0
        for seat in range(len(seats)):
            winners |= (finals[seat * LANES + lane] == best) << seat
        wins[winners] += 1


@kept_loop
def play_random(
    seats: tuple[int, ...],
    start: Words,
    begin: int,
    end: int,
    finals: Words,
    numbers: Words,
    wins: Words,
    scratch: Scratch,
) -> None:
    """Play the games from `begin` to `end`; `numbers` may have no room for what is written."""
    keys, digits, heights, available, scores = scratch[:5]
    for block in range(begin, end, LANES):
        games = min(LANES, end - block)
        start_generators(start, block // GENERATOR_GAMES, scratch.first, scratch.second)
        for here in range(scores.size):
            scores[here] = 0
            available[here] = ALL_DIGITS
        for turn in range(ROUNDS * TURNS):
            for seat in range(len(seats)):
                draw(scratch.first, scratch.second, scratch.high)
                draw(scratch.first, scratch.second, scratch.low)
                row = slice(seat * LANES, seat * LANES + LANES)
                write_random(available[row], scratch.high_words, scratch.low_words, keys[row], digits[row])
            if numbers.size:
                for seat in range(len(seats)):
                    for lane in range(games):
                        here = seat * LANES + lane
                        numbers[turn, seat, block + lane] = number_of(keys[here]) if digits[here] else -1
            check_and_resolve(seats, turn % TURNS, keys, digits, heights, available, scores)
            if turn % TURNS == TURNS - 1:
                close_round(available, scores)
        for seat in range(len(seats)):
            for lane in range(games):
                finals[seat, block + lane] = scores[seat * LANES + lane]
        count_winners(seats, games, scores, wins)


@kept_loop
def resolve_turns(
    seats: tuple[int, ...],
    turn: int,
    before: Words,
    numbers: Words,
    verdicts: Words,
    new_scores: Words,
    after: Words,
    scratch: Scratch,
) -> None:
    """One turn of as many games as there are columns."""
    keys, digits, heights, available, scores = scratch[:5]
    for block in range(0, numbers.shape[1], LANES):
        games = min(LANES, numbers.shape[1] - block)
        for seat in range(len(seats)):
            for lane in range(games):
                here = seat * LANES + lane
                place = numbers[seat, block + lane] + 1
                available[here] = before[seat, block + lane]
                keys[here] = KEYS[place]
                digits[here] = standing(DIGITS[place], available[here])
                scores[here] = 0
        check_and_resolve(seats, turn, keys, digits, heights, available, scores)
        for seat in range(len(seats)):
            for lane in range(games):
                here = seat * LANES + lane
                gone = crossed_out(digits[here], heights[here])
                verdicts[seat, block + lane] = verdict(numbers[seat, block + lane], digits[here], gone)
                new_scores[seat, block + lane] = scores[here]
                after[seat, block + lane] = available[here]


@kept_loop
def write_random_numbers(available: Words, high: Words, low: Words, absent: Words, numbers: Words) -> None:
    """A number for every board, `absent` for those without digits."""
    for here in range(available.size):
        number = number_of(random_key(available[here], high[here], low[here]))
        numbers[here] = number if available[here] else absent


HEAD_FIELDS = 2
"""How many fields of an observation are about the game as a whole: round and turn, both from 0."""
SEAT_FIELDS = DIGIT_COUNT + 2
"""How many fields of an observation are about a seat: its digits, its total of this round, that of earlier ones."""


@kept_loop
def observe(
    seats: tuple[int, ...],
    round_index: int,
    turn_index: int,
    available: Words,
    totals: Words,
    earlier: Words,
    row: Words,
    observations: Words,
) -> None:
    """Fill `[game, seat, field]`: the game, then all seats from the observer's on, and round the table.

    `row` has room for every seat twice, so that what each observer sees is one piece of it.
    """
    width = len(seats) * SEAT_FIELDS
    for game in range(observations.shape[0]):
        for seat in range(len(seats)):
            place = seat * SEAT_FIELDS
            for digit in range(DIGIT_COUNT):
                row[place + digit] = available[seat, game] >> digit & 1
            row[place + DIGIT_COUNT] = totals[seat, game]
            row[place + DIGIT_COUNT + 1] = earlier[seat, game]
        for place in range(width):
            row[width + place] = row[place]
        for observer in range(observations.shape[1]):
            observations[game, observer, 0] = round_index
            observations[game, observer, 1] = turn_index
            for place in range(width):
                observations[game, observer, HEAD_FIELDS + place] = row[observer * SEAT_FIELDS + place]
