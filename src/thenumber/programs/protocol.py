"""The lines that are said to a program and by it, version 1. Pure; docs/bot-protocol.md is for whoever writes one."""

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from thenumber.record.position import format_position
from thenumber.rules.digits import Number, number_name
from thenumber.rules.game import Game
from thenumber.rules.resolve import TURNS
from thenumber.rules.seats import Seat, seat_letter

GREETING = "tnp 1\n"
"""The first line that a program hears: the protocol and its version."""
QUIT = "quit\n"
READY, NUMBER, ERROR = "ready", "number", "error"
"""The words that end an answer: to the greeting, to a question, and to anything."""
SEED_BITS = 31
"""The bits of a seed: it fits into every language's whole numbers."""
NO_NUMBER = "---"
"""What stands in a turn for a seat that wrote nothing."""

_NUMBER_LINE = re.compile(r"number ([0-9]{3})")
_OPTION_LINE = re.compile(r"option (\S+) default (.*)")


class Introduction(NamedTuple):
    """What a program says about itself before it is ready."""

    name: str
    author: str
    options: dict[str, str]
    """The values that its options have unless they are set."""


def introduction(lines: Iterable[str]) -> Introduction:
    """What a program said about itself. Lines that are not known are left out: a later version may have more.

    >>> introduction(["name hermit", "author Ada Lovelace", "option depth default 3", "colour red", "ready"])
    Introduction(name='hermit', author='Ada Lovelace', options={'depth': '3'})
    """
    said = {"name": "", "author": ""}
    options = {}
    for line in lines:
        word, _, rest = line.partition(" ")
        if word in said:
            said[word] = rest.strip()
        elif match := _OPTION_LINE.fullmatch(line):
            options[match[1]] = match[2]
    return Introduction(said["name"], said["author"], options)


def settings(values: Mapping[str, str]) -> str:
    """The lines that set options.

    >>> settings({"depth": "5"})
    'set depth 5\\n'
    """
    return "".join(f"set {name} {value}\n" for name, value in values.items())


def question(game: Game, seat: Seat, seed: int, seconds: float) -> str:
    """The lines that ask for a number: the position, the turns that led there, and whose number it is.

    >>> from thenumber.rules.game import new_game, play
    >>> print(question(play(new_game(3), [120, None, 998]), 1, seed=7, seconds=2.5), end="")
    position 1.2 3456789:1 0123456789:0 01234567:11
    turn 1.1 120 --- 998
    go seat B seed 7 seconds 2.5
    """
    position = game.position
    first = (position.round_no - 1) * TURNS + position.turn_no - 1 - len(game.turns)
    lines = [f"position {format_position(position)}\n"]
    for index, turn in enumerate(game.turns, first):
        numbers = " ".join(NO_NUMBER if number is None else number_name(number) for number in turn.numbers)
        lines.append(f"turn {index // TURNS + 1}.{index % TURNS + 1} {numbers}\n")
    lines.append(f"go seat {seat_letter(seat)} seed {seed} seconds {seconds:g}\n")
    return "".join(lines)


def number_in(line: str) -> Number | None:
    """The number that a line says; None if it says none of three digits.

    >>> number_in("number 042"), number_in("number 42"), number_in("number ٠٤٢")
    (42, None, None)
    """
    match = _NUMBER_LINE.fullmatch(line)
    return int(match[1]) if match else None


def why_in(lines: Iterable[str]) -> str:
    """Why the program chose its number, if it said so: the last such line counts.

    >>> why_in(["why the 9 is free", "number 900"])
    'the 9 is free'
    """
    return next((line[4:].strip() for line in reversed(list(lines)) if line.startswith("why ")), "")
