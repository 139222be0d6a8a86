"""People come and go: sit down, change the name, leave, are away, are back."""

from typing import Annotated, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from thenumber.bots.names import MARK, is_bot_name
from thenumber.bots.registry import bot_names
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
NO_OUTSIDE_BOTS = Refusal("no-outside-bots")
BAD_BOT_NAME = Refusal("bad-bot-name")


class Sit(ClientCommand, frozen=True):
    """Take a free seat, or wait for the next game.

    A program says that it is one with `bot`. It needs a table that lets bots from outside sit (`outside_bots`). It is
    shown as a bot, has the mark of bots, `@`, before its name, and never runs the table.
    """

    name: NameText
    """The name of a person; for a bot one in lower case without spaces, and none that a bot of the server has."""
    bot: bool = False

    def why_not(self, table: Table, context: Context) -> Refusal | None:
        if table.guest(context.person):
            return ALREADY_HERE
        if table.locked:
            return LOCKED
        full = len(table.sitters) >= table.options.seats if table.game is None else len(table.waiters) >= MAX_WAITERS
        if full:
            return FULL.about(right=str(table.options.seats))
        if self.bot and not table.options.outside_bots:
            return NO_OUTSIDE_BOTS
        return why_not_bot_name(self.name) if self.bot else why_not_name(self.name)

    def carry_out(self, table: Table, context: Context) -> Table:
        person, bot = context.person, self.bot
        name = free_name(table, f"{MARK}{self.name}" if bot else clean_name(self.name) or self.name)
        if table.game is None:
            sitter = Sitter(name, person, outside=bot)
            table = replace(table, sitters=(*table.sitters, sitter), since=context.now)
        else:
            table = replace(table, waiters=(*table.waiters, Guest(name, person, outside=bot)))
        return replace(table, host=table.host or (None if bot else person))


class Rename(ClientCommand, frozen=True):
    """Have another name from now on."""

    name: NameText

    def why_not(self, table: Table, context: Context) -> Refusal | None:
        guest = table.guest(context.person)
        if guest is None:
            return why_not_known(table, context.person)
        return why_not_bot_name(self.name) if guest.outside else why_not_name(self.name)

    def carry_out(self, table: Table, context: Context) -> Table:
        person = context.person
        own = next(guest for guest in table.guests if guest.person == person)
        name = free_name(table, f"{MARK}{self.name}" if own.outside else clean_name(self.name) or self.name, own.name)
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


def why_not_bot_name(name: str) -> Refusal | None:
    """Why a bot from outside can't be called so: it is no name for a bot, or that of another bot, numbered or not."""
    known = name.rstrip("0123456789") in bot_names()
    if is_bot_name(name) and clean_name(name) == name and len(name) < LONGEST_NAME and not known:
        return None
    return BAD_BOT_NAME.about(found=shortened(name, LONGEST_NAME), right=str(LONGEST_NAME - 1))


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
    if not any(guest.is_person for guest in table.guests):  # nobody is left who could unlock it
        table = replace(table, locked=False)
    return ended(table, now) if table.running and not any(s.is_person for s in table.sitters) else table


def _heir(table: Table) -> str | None:
    """The next host: somebody who has a seat, and rather somebody who is there; never a bot.

    Whoever only waits gets the table when no person has a seat, or they would have a say in a game that is not theirs.
    """
    for guests in (table.sitters, table.waiters):
        persons = [guest for guest in guests if guest.is_person]
        for guest in sorted(persons, key=lambda guest: not guest.present):
            return guest.person
    return None
