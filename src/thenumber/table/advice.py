"""Who may be told what numbers are worth before writing one: somebody who practises against bots, nobody else."""

from thenumber.table.refusals import Refusal
from thenumber.table.table import Table


def why_no_advice(table: Table, person: str) -> Refusal | None:
    """Why somebody can't be advised now, or None."""
    seat = table.seat_of(person)
    if seat is None:
        return Refusal("only-waiting" if table.guest(person) else "not-here")
    if any(sitter.person not in (None, person) for sitter in table.sitters):
        return Refusal("advice-alone")
    if table.game is None or not table.running:
        return Refusal("no-game")
    if seat not in table.game.position.writers:
        return Refusal("sits-out")
    return None
