"""Who may be told what numbers are worth before writing one: somebody who practises against bots, nobody else."""

from thenumber.table.command import NO_GAME, ONLY_WAITING, Refusal, why_not_known
from thenumber.table.table import Table
from thenumber.table.turns import SITS_OUT

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
