"""Who may be told what numbers are worth before writing one: somebody who practises against bots, nobody else."""

from collections.abc import Sequence
from typing import TypeAlias

from thenumber.rules.digits import Number
from thenumber.table.command import NO_GAME, ONLY_WAITING, Refusal, why_not_known
from thenumber.table.table import Table
from thenumber.table.turns import SITS_OUT

Turns: TypeAlias = Sequence[Sequence[Number | None]]
"""The numbers of a game, one list a turn."""

ADVICE_ALONE = Refusal("advice-alone")


def why_no_advice(table: Table, person: str) -> Refusal | None:
    """The reason why somebody can't be advised now, or None if they can."""
    seat = table.seat_of(person)
    if seat is None:
        return why_not_known(table, person) or ONLY_WAITING
    if any(sitter.person not in (None, person) for sitter in table.sitters):
        return ADVICE_ALONE
    if table.game is None or not table.running:
        return NO_GAME
    return None if seat in table.game.position.writers else SITS_OUT


def goes_beyond(turns: Turns, table: Table) -> bool:
    """Whether these numbers go on from where a game of several people stands, so that a review of them would tell what
    is best in the turn that they think about. The seats may be in any order.

    Nothing is told by a review that ends where the game stands, or before: it looks back.
    """
    if table.game is None or not table.running or not 0 < len(table.game.turns) < len(turns):
        return False
    if set(turns[0]) != set(table.game.turns[0].numbers):  # so it is with nearly all tables, and there are many
        return False
    revealed = [turn.numbers for turn in table.game.turns]
    people = sum(sitter.person is not None for sitter in table.sitters)
    return people > 1 and _by_seat(turns[: len(revealed)]) == _by_seat(revealed)


def _by_seat(turns: Turns) -> list[tuple[int, ...]]:
    """What each seat wrote, in an order that does not depend on the seats; -1 for nothing."""
    return sorted(zip(*[[-1 if number is None else number for number in turn] for turn in turns], strict=True))
