"""A game as text and as a picture, for `render`."""

import numpy as np
from numpy.typing import NDArray

from thenumber.record.format import format_turn, spaced
from thenumber.record.position import format_position
from thenumber.rules.digits import DIGIT_COUNT
from thenumber.rules.game import Game
from thenumber.rules.resolve import TURNS

Picture = NDArray[np.uint8]

FONT = ("75557", "22222", "71747", "71717", "55711", "74717", "74757", "71111", "75757", "75717")
"""The digits 0 to 9 as five rows of three pixels each, a bit a pixel."""
COLOURS = ((205, 62, 58), (52, 108, 190), (60, 145, 84), (226, 178, 52), (134, 84, 164))
"""The colours of the seats."""
PAPER, INK, CROSSED_OUT = (250, 248, 240), (30, 30, 34), (214, 210, 200)
SCALE = 4
"""How many pixels of the picture stand for one of the font, in each direction."""
ROW, COLUMN = 8, 5
"""How high a row and how wide a column is, in pixels of the font."""
TOTAL_DIGITS = 3


def as_text(game: Game) -> str:
    """The last turn as in a record and the position line, or the final scores: docs/notation.md explains both.

    >>> from thenumber.rules.game import new_game, play
    >>> print(as_text(play(new_game(3), [120, 987, 998])))
    1.1 120+ 987* 998x = 1 11 0
    1.2 3456789:1 0123456:11 0123456789:0
    """
    lines = [f"{(len(game.turns) - 1) // TURNS + 1}.{format_turn(turn)}" for turn in game.turns[-1:]]
    lines.append(f"= {spaced(game.finals)}" if game.over else format_position(game.position))
    return "\n".join(lines)


def as_picture(game: Game) -> Picture:
    """The boards, a row for every seat: its colour, its ten digits, and what it has so far. `[y, x, colour]`"""
    small = np.full((game.seats * ROW, (1 + DIGIT_COUNT + 1 + TOTAL_DIGITS) * COLUMN, 3), PAPER, np.uint8)
    for seat, board in enumerate(game.position.boards):
        row = small[seat * ROW :][:ROW]
        row[1 : ROW - 1, 1 : COLUMN - 1] = COLOURS[seat]
        for digit in range(DIGIT_COUNT):
            _draw(row, 1 + digit, digit, INK if board.available >> digit & 1 else CROSSED_OUT)
        for column, character in enumerate(f"{game.finals[seat]:{TOTAL_DIGITS}}", 2 + DIGIT_COUNT):
            if character != " ":
                _draw(row, column, int(character), COLOURS[seat])
    return small.repeat(SCALE, axis=0).repeat(SCALE, axis=1)


def _draw(row: Picture, column: int, digit: int, colour: tuple[int, int, int]) -> None:
    for y, bits in enumerate(FONT[digit], 1):
        for x in range(3):
            if int(bits) >> 2 - x & 1:
                row[y, column * COLUMN + 1 + x] = colour
