"""How widely final scores are spread around what is expected of them, with so many turns to go.

`python training/win_probability.py` measures it in self-play of the solver.
"""

from thenumber.rules.game import ROUNDS, Position
from thenumber.rules.resolve import TURNS

SPREAD: dict[int, tuple[float, ...]] = {
    2: (6.2, 6.8, 7.1, 7.3, 7.2, 8.0, 8.5, 9.1, 9.3, 9.4),
    3: (8.6, 10.6, 10.8, 10.9, 11.0, 14.2, 15.0, 15.6, 15.8, 16.0),
    4: (9.5, 11.2, 11.8, 12.1, 12.6, 15.7, 17.0, 17.7, 18.0, 18.2),
    5: (8.4, 10.3, 11.1, 11.7, 11.7, 15.2, 16.6, 17.0, 17.4, 17.8),
}
"""The standard deviation of a seat's final score in points, by the number of seats, with 1, 2, ... 10 turns to go."""


def turns_left(position: Position) -> int:
    """How many turns of the game are to be played, 0 to 10."""
    return 0 if position.over else (ROUNDS - position.round_no) * TURNS + TURNS + 1 - position.turn_no
