"""The record of a table's game, with the seals under which its numbers were laid down, and the proof that they fit."""

import re

from msgspec import Struct

from thenumber.record.record import UNKNOWN, Record
from thenumber.rules.digits import number_name
from thenumber.rules.seats import Seat, seat_letter
from thenumber.table.seals import NONCE, seal
from thenumber.table.table import Table
from thenumber.table.written_by import by_tags, turn_label

TABLE_TAG, GAME_TAG = "Table", "GameNo"
SHARED_TAG = ("Shared", "yes")
"""The tag of a game that may be published without names (`Options.shared`)."""
SEALS_TAG = re.compile(r"Seals_([12])_([1-5])")
NO_SEAL = "-"
SEALED = re.compile(rf"({NONCE.pattern}):([0-9a-f]{{64}})")


class SealProblem(Struct, frozen=True):
    """A seal that does not prove its number: a code for the catalogue, and where."""

    code: str
    turn_index: int
    seat: Seat | None = None


def record_of_table(table: Table, date: str = UNKNOWN, site: str = UNKNOWN) -> Record | None:
    """The record of the game that is running or was played last; only what has been revealed is in it."""
    if table.game is None:
        return None
    tags = [(TABLE_TAG, table.id), (GAME_TAG, str(table.game_no))]
    for index, tablets in enumerate(table.revealed):
        marks = [f"{tablet.nonce}:{tablet.seal}" if tablet else NO_SEAL for tablet in tablets]
        tags.append((f"Seals_{turn_label(index)}", " ".join(marks)))
        if not table.options.anonymous:  # at such a table nobody was shown who wrote when
            laid = sorted([(tablet.place, seat) for seat, tablet in enumerate(tablets) if tablet])
            tags.append((f"Laid_{turn_label(index)}", "".join([seat_letter(seat) for _, seat in laid]) or NO_SEAL))
    if table.options.shared:
        tags.append(SHARED_TAG)
    names = tuple(sitter.name for sitter in table.sitters)
    tags += by_tags(_others_who_wrote(table))
    return Record(table.game, names, "The Number", site, date, tuple(sorted(tags)))


def _others_who_wrote(table: Table) -> list[list[str | None]]:
    """For every turn and seat the bot that wrote for somebody else, be it a bot or a person."""
    own = [None if sitter.person or sitter.left else sitter.bot for sitter in table.sitters]
    return [
        [tablet.by if tablet and tablet.by != bot else None for tablet, bot in zip(tablets, own, strict=True)]
        for tablets in table.revealed
    ]


def is_sealed(record: Record) -> bool:
    return any(SEALS_TAG.fullmatch(name) for name, _ in record.other_tags)


def shows_order(record: Record) -> bool:
    """Whether the order in which the tablets were laid down is in the record, for every turn."""
    tags = dict(record.other_tags)
    return all(f"Laid_{turn_label(index)}" in tags for index in range(len(record.game.turns)))


def seal_problems(record: Record) -> list[SealProblem]:
    """All that does not fit between a record's seals and its numbers; nothing if every seal proves its number.

    The order in which tablets were laid down (`Laid_1_3 "CAB"`) may be missing, as in records of older versions and of
    tables that show only the count; where it is there, it has to name everybody who wrote, once.
    """
    tags = dict(record.other_tags)
    table_id, game_no = tags.get(TABLE_TAG, ""), tags.get(GAME_TAG, "")
    problems = []
    for index, turn in enumerate(record.game.turns):
        laid = tags.get(f"Laid_{turn_label(index)}")
        wrote = "".join([seat_letter(seat) for seat, number in enumerate(turn.numbers) if number is not None])
        if laid is not None and "".join(sorted(laid)) != (wrote or NO_SEAL):
            problems.append(SealProblem("laid-wrong", index))
        marks = tags.get(f"Seals_{turn_label(index)}", "").split()
        if len(marks) != len(turn.numbers) or not game_no.isdecimal():
            problems.append(SealProblem("seals-missing", index))
            continue
        for seat, (mark, number) in enumerate(zip(marks, turn.numbers, strict=True)):
            sealed = SEALED.fullmatch(mark)
            if number is None and mark == NO_SEAL:
                continue
            if number is None or sealed is None:
                problems.append(SealProblem("seal-unreadable", index, seat))
            elif seal(sealed[1], number_name(number), table_id, int(game_no), index, seat) != sealed[2]:
                problems.append(SealProblem("seal-broken", index, seat))
    return problems
