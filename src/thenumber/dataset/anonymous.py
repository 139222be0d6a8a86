"""Which games may be published, and what is left of their records: numbers, seats, bots, and the month. Pure."""

import re

from thenumber.bots.names import MARK, is_bot_player
from thenumber.bots.registry import bot_names
from thenumber.record.record import UNKNOWN, Record
from thenumber.rules.seats import seat_letter
from thenumber.table.sealed_record import SHARED_TAG
from thenumber.table.written_by import by_tags, others_who_wrote

DATE = re.compile(r"([0-9]{4}-(?:0[1-9]|1[0-2]))-[0-9]{2}")
OUTSIDE = f"{MARK}outside"
"""What a bot from outside is called: its name was chosen by somebody at the table."""


def may_be_published(record: Record) -> bool:
    """Whether a game was played to its end at a table that shares its games, and a person wrote a number in it."""
    return SHARED_TAG in record.other_tags and record.game.over and _has_people(record)


def anonymous(record: Record) -> Record:
    """What is left of a record when it is made anew from its numbers.

    People are called by the letters of their seats. Bots of this server keep their names; a bot from outside is
    `@outside`. Of the date the month is left. Of the tags only those that say which bot wrote for somebody else are.
    """
    by = [
        tuple(None if bot is None else _bot(f"{MARK}{bot}").removeprefix(MARK) for bot in bots)
        for bots in others_who_wrote(record)
    ]
    return Record(
        record.game,
        tuple(_bot(name) if is_bot_player(name) else seat_letter(seat) for seat, name in enumerate(record.names)),
        date=found[1] if (found := DATE.fullmatch(record.date)) else UNKNOWN,
        other_tags=tuple(sorted(by_tags(by))),
    )


def _bot(name: str) -> str:
    """The name of a bot of this server, numbered or not, as it is; that of any other bot is replaced."""
    bot = name.removeprefix(MARK)
    return name if {bot, bot.rstrip("0123456789")} & set(bot_names()) else OUTSIDE


def _has_people(record: Record) -> bool:
    """Whether a number was written by a person."""
    return any(
        number is not None and bot is None and not is_bot_player(name)
        for turn, bots in zip(record.game.turns, others_who_wrote(record), strict=True)
        for name, number, bot in zip(record.names, turn.numbers, bots, strict=True)
    )
