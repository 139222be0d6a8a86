"""Who sits at the table: the people named on the command line, and bots in the other seats."""

from collections.abc import Sequence

from thenumber.bots.registry import BOTS
from thenumber.cli.exits import WRONG_USAGE
from thenumber.cli.texts import stop, text
from thenumber.record.record import UNKNOWN, unprintable
from thenumber.rules.seats import MAX_SEATS, MIN_SEATS

LONGEST_NAME = 20
ALONE_WITH = 3
"""Bots that keep a single player company."""
USUAL_SEATS = 3
"""Several people are on their own, unless they are fewer than the game is made for."""


def seating(names: Sequence[str], bots: str | None) -> tuple[list[str], list[str]]:
    """People and bots; what can't be is refused with a sentence."""
    people = [clean_name(name) for name in names] or [UNKNOWN]
    for place, name in enumerate(people):
        if name in people[:place]:
            stop(text("error-name-twice", found=name), WRONG_USAGE)
    if bots is None:
        chosen = fill(ALONE_WITH if len(people) == 1 else max(0, USUAL_SEATS - len(people)))
    elif bots.isascii() and bots.isdigit():
        chosen = fill(int(bots[:4]))
    else:
        chosen = [name.strip().removeprefix("@") for name in bots.split(",")]
    for name in chosen:
        if name not in BOTS:
            stop(text("error-unknown-bot", found=name, right=", ".join(BOTS)), WRONG_USAGE)
    if not MIN_SEATS <= len(people) + len(chosen) <= MAX_SEATS:
        seats = str(len(people) + len(chosen))
        stop(text("error-too-many", found=seats, right=f"{MIN_SEATS}-{MAX_SEATS}"), WRONG_USAGE)
    return people, chosen


def clean_name(name: str) -> str:
    cleaned = " ".join(name.split())
    if not 1 <= len(cleaned) <= LONGEST_NAME or cleaned.startswith("@") or unprintable(cleaned):
        stop(text("error-name", found=name[: LONGEST_NAME * 2], right=str(LONGEST_NAME)), WRONG_USAGE)
    return cleaned


def fill(count: int) -> list[str]:
    """So many bots, all different as long as there are enough kinds."""
    kinds = list(BOTS)
    return [kinds[place % len(kinds)] for place in range(count)]
