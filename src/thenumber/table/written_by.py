"""Which bot wrote for whom, as a record says it: `By_1_3 "C:cautious"`, for seats whose own player did not write.

That is a bot that wrote because another had no number, or because the person of the seat was away.
"""

import re
from collections.abc import Iterable, Iterator, Sequence

from thenumber.record.record import Record
from thenumber.rules.resolve import TURNS
from thenumber.rules.seats import parse_seat, seat_letter

BY_TAG = re.compile(r"By_([12])_([1-5])")
ONE = re.compile(r"([A-E]):(\S+)")


def turn_label(index: int) -> str:
    """A turn of a game as the names of tags have it.

    >>> turn_label(7)
    '2_3'
    """
    return f"{index // TURNS + 1}_{index % TURNS + 1}"


def by_tags(turns: Iterable[Sequence[str | None]]) -> Iterator[tuple[str, str]]:
    """The tags for turns that have, for every seat, the bot that wrote for its player, or None.

    >>> list(by_tags([[None, None], [None, "cautious"]]))
    [('By_1_2', 'B:cautious')]
    """
    for index, bots in enumerate(turns):
        if any(bots):
            others = [f"{seat_letter(seat)}:{bot}" for seat, bot in enumerate(bots) if bot]
            yield f"By_{turn_label(index)}", " ".join(others)


def others_who_wrote(record: Record) -> list[list[str | None]]:
    """For every turn and seat the bot that wrote for its player, or None. What such a tag can't mean is left out."""
    turns: list[list[str | None]] = [[None] * record.game.seats for _ in record.game.turns]
    for name, text in record.other_tags:
        if found := BY_TAG.fullmatch(name):
            index = (int(found[1]) - 1) * TURNS + int(found[2]) - 1
            for seat, bot in ((parse_seat(one[1]), one[2]) for one in map(ONE.fullmatch, text.split()) if one):
                if index < len(turns) and seat < record.game.seats:
                    turns[index][seat] = bot
    return turns
