"""For other people's tests: sample games, and a proof that a bot keeps its promises."""

import random
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from thenumber.bots.bot import Bot
from thenumber.bots.names import is_bot_name
from thenumber.record.position import format_position
from thenumber.rules.digits import Number, available_numbers, digits_name, is_number, unavailable_digits
from thenumber.rules.game import Game, new_game, play
from thenumber.rules.seats import MAX_SEATS, MIN_SEATS, Seat, seat_letter


class BotError(AssertionError):
    """A promise that a bot did not keep, with the position where it happened."""


def sample_game(seats: int, rng: Random, *, absent: float = 0.0) -> Game:
    """A whole game of numbers written at random; with `absent`, that share of them is missing."""
    game = new_game(seats)
    while not game.over:
        game = play(game, [_sample_number(game, seat, rng, absent) for seat in range(seats)])
    return game


def sample_games(count: int, seed: int = 0) -> Iterator[Game]:
    """Whole games of 2, 3, 4, 5, 2, ... seats; the same seed gives the same games."""
    rng = Random(seed)
    for index in range(count):
        yield sample_game(MIN_SEATS + index % (MAX_SEATS - MIN_SEATS + 1), rng)


def check_bot(bot: Bot, *, games: int = 20, seed: int = 0) -> None:
    """Let a bot play whole games in every seat, and raise `BotError` at the first broken promise.

    A bot writes only digits that are available to it, chooses the same number again for the same game, seat and
    seed, and changes neither the game it was shown nor the state of Python's own random numbers.

    >>> from thenumber.bots.registry import BOTS
    >>> check_bot(BOTS["greedy"], games=2)
    """
    name = getattr(bot, "name", None)
    if not is_bot_name(name):
        raise BotError(f"a bot's name is lower case without spaces, and not {name!r}")
    play_among_samples(partial(_checked_choice, bot), games=games, seed=seed)


def play_among_samples(choose: Callable[[Game, Seat, int], Number], *, games: int, seed: int) -> None:
    """Let somebody play games of 2, 3, 4, 5, 2, ... seats against numbers written at random, some of which are missing.

    `choose` is given the game, its seat and a seed of its own for every number, and returns the number.
    """
    rng = Random(seed)
    for index in range(games):
        seats = MIN_SEATS + index % (MAX_SEATS - MIN_SEATS + 1)
        own = rng.randrange(seats)
        game = new_game(seats)
        while not game.over:
            numbers = [_sample_number(game, seat, rng, absent=0.05) for seat in range(seats)]
            if game.position.boards[own].available:
                numbers[own] = choose(game, own, rng.randrange(1 << 32))
            game = play(game, numbers)


def _checked_choice(bot: Bot, game: Game, seat: Seat, seed: int) -> Number:
    before, chance_before = repr(game), random.getstate()
    place = f"in seat {seat_letter(seat)} of {format_position(game.position)}"
    available = game.position.boards[seat].available
    numbers = []
    for _ in range(2):
        try:
            number = bot.choose(game, seat, Random(seed))
        except Exception as error:
            raise BotError(f"{bot.name} raised {error!r}, {place}") from error
        if repr(game) != before:
            raise BotError(f"{bot.name} changed the game it was shown, {place}")
        if random.getstate() != chance_before:
            raise BotError(f"{bot.name} used Python's own random numbers instead of the rng it was given, {place}")
        if not is_number(number):
            raise BotError(f"{bot.name} wrote {number!r}, which is no whole number from 0 to 999, {place}")
        if missing := unavailable_digits(number, available):
            raise BotError(f"{bot.name} wrote {number:03}, but has no {digits_name(missing)}, {place}")
        numbers.append(number)
    first, again = numbers
    if first != again:
        raise BotError(f"{bot.name} wrote {first:03} and then {again:03} for the same game, seat and seed, {place}")
    return first


def _sample_number(game: Game, seat: Seat, rng: Random, absent: float) -> Number | None:
    available = game.position.boards[seat].available
    if not available or rng.random() < absent:
        return None
    return rng.choice(available_numbers(available))
