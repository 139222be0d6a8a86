"""A record: a game with its tags and notes, and what may stand in them."""

import unicodedata

from thenumber.rules.game import Game, winners
from thenumber.rules.seats import SEAT_LETTERS, seat_letter
from thenumber.rules.values import value

GAME_NAME = "The Number"
RULES_VERSION = "1"
UNKNOWN = "?"
UNFINISHED = "*"

FIXED_TAGS = ("Game", "Rules", "Event", "Site", "Date", *SEAT_LETTERS, "Result")
"""The tags that have a place and a meaning of their own; all others follow them in alphabetical order."""


@value
class Record:
    """A game, who played it, and what else was written down about it."""

    game: Game
    names: tuple[str, ...]
    """The names of the players, one a seat; a name that begins with `@` is a bot's."""
    event: str = UNKNOWN
    site: str = UNKNOWN
    date: str = UNKNOWN
    other_tags: tuple[tuple[str, str], ...] = ()
    """The other tags and their texts, in alphabetical order of the tags."""
    notes: tuple[tuple[int, str], ...] = ()
    """The notes, each with the index of its turn in the game, in the order of the turns."""


def record_of(game: Game, names: tuple[str, ...] = ()) -> Record:
    """The record of a game that nothing else is known about."""
    return Record(game, names or (UNKNOWN,) * game.seats)


def result_of(game: Game) -> str:
    """The letters of the winning seats, or `*` while the game goes on."""
    return "".join(map(seat_letter, winners(game))) or UNFINISHED


def unprintable(text: str) -> str:
    """The first character that would break a line of text, or nothing: control characters, separators, surrogates."""
    if text.isprintable():  # the common case, and quick
        return ""
    return next((c for c in text if unicodedata.category(c) in ("Cc", "Cs", "Zl", "Zp")), "")
