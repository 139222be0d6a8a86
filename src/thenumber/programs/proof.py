"""The proof that a bot keeps its promises: always legal, the same number for the same seed; and how fast it is."""

import time
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from thenumber.bots.bot import Bot, ask, broken
from thenumber.programs.bot import ExternalBot
from thenumber.rules.board import Board
from thenumber.rules.digits import ALL_DIGITS, DIGIT_COUNT, Number, number_name
from thenumber.rules.game import Game, Position
from thenumber.rules.seats import Seat
from thenumber.testing import play_among_samples

ASKED_AGAIN = 20
"""The questions that are asked again after a new start, the last one first."""


class Question(NamedTuple):
    """A position in which a bot is asked for a number."""

    game: Game
    seat: Seat
    seed: int


class Proof(NamedTuple):
    """What a bot has shown."""

    questions: int
    seconds: float
    """The mean time for a number, in seconds."""
    slowest: float
    """The longest time for a number, in seconds."""


def prove(bot: Bot, *, games: int = 20, seed: int = 1) -> Proof:
    """Let a bot play games of 2, 3, 4, 5, 2, ... seats, and show it every board with one digit left.

    Every question is asked twice, and some once more in a program that is started anew. Raises `BrokenBotError` at the
    first promise that is broken.
    """
    asked: list[tuple[Question, Number]] = []
    times: list[float] = []

    def choose(game: Game, seat: Seat, seed: int) -> Number:
        question = Question(game, seat, seed)
        asked.append((question, _asked_twice(bot, question, times)))
        return asked[-1][1]

    for question in _lonely_digits(seed):
        choose(*question)
    play_among_samples(choose, games=games, seed=seed)
    if isinstance(bot, ExternalBot):
        bot.restart()
        for question, number in reversed(asked[:: max(1, len(asked) // ASKED_AGAIN)]):
            _same(bot, question, number, _asked(bot, question, times))
    return Proof(len(times), sum(times) / len(times), max(times))


def _lonely_digits(seed: int) -> Iterator[Question]:
    """Every digit as the last one of a seat, in turn 4 of either round; the others have all digits, or none."""
    for digit in range(DIGIT_COUNT):
        boards = (Board(1 << digit, (0, 0, 0)), Board(ALL_DIGITS, (0, 0, 0)), Board(0, (9, 0, 7)))
        totals = ((12, 30, 0),) if digit % 2 else ()
        yield Question(Game(Position(boards, totals)), 0, seed + digit)


def _asked_twice(bot: Bot, question: Question, times: list[float]) -> Number:
    number = _asked(bot, question, times)
    _same(bot, question, number, _asked(bot, question, times))
    return number


def _asked(bot: Bot, question: Question, times: list[float]) -> Number:
    begun = time.perf_counter()
    number = ask(bot, question.game, question.seat, Random(question.seed))
    times.append(time.perf_counter() - begun)
    return number


def _same(bot: Bot, question: Question, first: Number, again: Number) -> None:
    if first != again:
        found = f"{number_name(first)}, {number_name(again)}"
        raise broken("bot-changed-its-mind", bot, found, question.game, question.seat)
