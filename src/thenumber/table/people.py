"""People come and go: sit down, change the name, leave, are away, are back."""

from typing import Annotated, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from thenumber.table.command import FULL, ClientCommand, Command, Context, Refusal, why_not_known
from thenumber.table.games import ended
from thenumber.table.names import LONGEST_NAME, clean_name, numbered, shortened
from thenumber.table.table import Guest, Sitter, Table
from thenumber.table.waiting import STAND_IN

MAX_WAITERS = 20
"""The most people who can wait at a table for the next game."""

NameText: TypeAlias = Annotated[str, Meta(max_length=256)]

ALREADY_HERE = Refusal("already-here")
LOCKED = Refusal("locked")
BAD_NAME = Refusal("bad-name")


class Sit(ClientCommand, frozen=True):
    """Take a free seat, or wait for the next game."""

    name: NameText

    def why_not(self, table: Table, context: Context) -> Refusal | None:
        if table.guest(context.person):
            return ALREADY_HERE
        if table.locked:
            return LOCKED
        full = len(table.sitters) >= table.options.seats if table.game is None else len(table.waiters) >= MAX_WAITERS
        if full:
            return FULL.about(right=str(table.options.seats))
        return why_not_name(self.name)

    def carry_out(self, table: Table, context: Context) -> Table:
        name = free_name(table, clean_name(self.name) or self.name)
        if table.game is None:
            table = replace(table, sitters=(*table.sitters, Sitter(name, context.person)), since=context.now)
        else:
            table = replace(table, waiters=(*table.waiters, Guest(name, context.person)))
        return replace(table, host=table.host or context.person)


class Rename(ClientCommand, frozen=True):
    """Have another name from now on."""

    name: NameText

    def why_not(self, table: Table, context: Context) -> Refusal | None:
        return why_not_known(table, context.person) or why_not_name(self.name)

    def carry_out(self, table: Table, context: Context) -> Table:
        person = context.person
        own = next(guest.name for guest in table.guests if guest.person == person)
        name = free_name(table, clean_name(self.name) or self.name, own)
        return replace(
            table,
            sitters=tuple(replace(s, name=name) if s.person == person else s for s in table.sitters),
            waiters=tuple(replace(w, name=name) if w.person == person else w for w in table.waiters),
        )


class Leave(ClientCommand, frozen=True):
    """Give up the seat for good."""

    def carry_out(self, table: Table, context: Context) -> Table:
        return without(table, context.person, context.now)


class Away(Command, frozen=True):
    """The person's last connection is gone."""

    def why_not(self, table: Table, context: Context) -> Refusal | None:
        return why_not_known(table, context.person)

    def carry_out(self, table: Table, context: Context) -> Table:
        def gone(guest: Guest) -> bool:
            return guest.person == context.person and guest.away_since is None

        return replace(
            table,
            sitters=tuple(replace(s, away_since=context.now) if gone(s) else s for s in table.sitters),
            waiters=tuple(replace(w, away_since=context.now) if gone(w) else w for w in table.waiters),
        )


class Return(Command, frozen=True):
    """The person is connected again. A bot that stood in gives the seat back at once."""

    def why_not(self, table: Table, context: Context) -> Refusal | None:
        return why_not_known(table, context.person)

    def carry_out(self, table: Table, context: Context) -> Table:
        person, back = context.person, {"away_since": None, "bot": None, "given_up": False}
        return replace(
            table,
            sitters=tuple(replace(s, **back) if s.person == person else s for s in table.sitters),
            waiters=tuple(replace(w, away_since=None) if w.person == person else w for w in table.waiters),
        )


def why_not_name(name: str) -> Refusal | None:
    if clean_name(name) is not None:
        return None
    return BAD_NAME.about(found=shortened(name, LONGEST_NAME), right=str(LONGEST_NAME))


def free_name(table: Table, name: str, own: str = "") -> str:
    """The name, or the name with a number behind it where somebody else at the table has it already."""
    taken = {guest.name for guest in table.guests} - {own}
    candidate, count = name, 1
    while candidate in taken:
        count += 1
        candidate = numbered(name, count)
    return candidate


def without(table: Table, person: str, now: float) -> Table:
    """Somebody is gone for good. In mid-game the seat stays, empty or with a bot, and so does a number laid down."""
    bot = STAND_IN if table.options.missing == "bot" else None
    if table.game is None:
        sitters = [s for s in table.sitters if s.person != person]
    else:
        gone = {"person": None, "bot": bot, "left": True, "away_since": None}
        sitters = [replace(s, **gone) if s.person == person else s for s in table.sitters]
    table = replace(table, sitters=tuple(sitters), waiters=tuple(w for w in table.waiters if w.person != person))
    if table.host == person:
        table = replace(table, host=_heir(table), since=now)
    table = replace(table, former_hosts=tuple(p for p in table.former_hosts if p not in (person, table.host)))
    if not table.persons:  # nobody is left who could unlock it
        table = replace(table, locked=False)
    return ended(table, now) if table.running and not any(s.person for s in table.sitters) else table


def _heir(table: Table) -> str | None:
    """The next host: somebody who has a seat, and rather somebody who is there; never a bot.

    Whoever only waits gets the table when no person has a seat, or they would have a say in a game that is not theirs.
    """
    for guests in (table.sitters, table.waiters):
        persons = [guest for guest in guests if guest.person]
        for guest in sorted(persons, key=lambda guest: not guest.present):
            return guest.person
    return None
