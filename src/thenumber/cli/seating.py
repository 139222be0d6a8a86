"""Who sits at the table: the people named on the command line, and bots in the other seats."""

from collections.abc import Sequence
from random import Random

from thenumber.bots.difficulty import DIFFICULTIES, Difficulty, drawn_opponents
from thenumber.bots.names import listed_bots
from thenumber.cli.bots import bot_from
from thenumber.cli.exit_codes import WRONG_USAGE
from thenumber.cli.texts import listed, stop, text
from thenumber.record.record import UNKNOWN
from thenumber.rules.seats import MAX_SEATS, MIN_SEATS
from thenumber.table.names import LONGEST_NAME, clean_name, shortened

USUAL_LEVEL: Difficulty = "gentle"
"""How strong bots are that nobody chose: newcomers begin here, as on the page."""
ALONE_WITH = 3
"""The number of bots that keep a single player company."""
USUAL_SEATS = 3
"""The number of seats that bots fill the table up to when several people play."""


def seating(names: Sequence[str], bots: str | None, level: str | None, rng: Random) -> tuple[list[str], list[str]]:
    """People and bots; what can't be is refused with a sentence. Bots that are only counted are drawn."""
    step = next((step for step in DIFFICULTIES if step == level), None)
    if level is not None and step is None:
        stop(text("error-level", found=level, right=listed(DIFFICULTIES)), WRONG_USAGE)
    people = [name_from(name) for name in names] or [UNKNOWN]
    for place, name in enumerate(people):
        if name in people[:place]:
            stop(text("error-name-twice", found=name), WRONG_USAGE)
    if bots is not None and not (bots.isascii() and bots.isdigit()):
        if step:
            stop(text("error-level-and-bots", found=bots), WRONG_USAGE)
        chosen = list(listed_bots(bots))
    else:
        usual = ALONE_WITH if len(people) == 1 else max(0, USUAL_SEATS - len(people))
        count = usual if bots is None else int(bots[:4])
        chosen = drawn_opponents(step or USUAL_LEVEL, count, rng)
    for name in chosen:
        bot_from(name)
    if not MIN_SEATS <= len(people) + len(chosen) <= MAX_SEATS:
        seats = str(len(people) + len(chosen))
        stop(text("error-too-many", found=seats, right=f"{MIN_SEATS}-{MAX_SEATS}"), WRONG_USAGE)
    return people, chosen


def name_from(argument: str) -> str:
    """A name as it was typed, by the same rules as at a table on a server."""
    name = clean_name(argument)
    if name is None:
        stop(text("error-name", found=shortened(argument, LONGEST_NAME * 2), right=str(LONGEST_NAME)), WRONG_USAGE)
    return name
