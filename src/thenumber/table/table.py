"""The state of a live table."""

from typing import Literal, TypeAlias

from msgspec import Struct

from thenumber.rules.game import Game
from thenumber.rules.seats import Seat
from thenumber.table.options import Options

Phase: TypeAlias = Literal["lobby", "choose", "over"]
Look: TypeAlias = Literal["check", "round"]
"""What people look at after a reveal: the check, and after the last turn of a round how it ended."""


class Guest(Struct, frozen=True):
    """Somebody at the table, with a seat or waiting for one in the next game."""

    name: str
    person: str | None = None
    """The hash of the person's token; None for a bot's own seat, and for one that somebody left. A bot from outside has
    a token as a person has."""
    away_since: float | None = None
    ready: bool = False
    """Whether the person has said, after a game, that the next one may begin."""
    outside: bool = False
    """Whether this is a bot from outside: a program somewhere else that speaks as a person does (`Sit`)."""

    @property
    def is_person(self) -> bool:
        """Whether a person has this place, and no bot of whatever kind."""
        return self.person is not None and not self.outside

    @property
    def present(self) -> bool:
        """Whether a person is there. A bot from outside is not waited for by people who are done."""
        return self.is_person and self.away_since is None


class Sitter(Guest, frozen=True):
    """Somebody who has a seat."""

    bot: str | None = None
    """The bot that plays here now: in its own seat, or standing in for somebody."""
    left: bool = False
    """Whether somebody was here and left in mid-game; the seat is gone in the next game."""
    given_up: bool = False
    """Whether the person has been away too long to be waited for, until they are back."""


class Tablet(Struct, frozen=True):
    """A number that has been laid down, face down until the reveal."""

    number: str
    nonce: str
    seal: str
    by: str | None = None
    """The bot that chose the number; None for a person's."""
    place: int = 0
    """The place in the order in which the tablets of a turn were laid down: a later one has a higher place. 0 for a
    draft."""


class Tally(Struct, frozen=True):
    """What somebody has done over all games of a table."""

    name: str
    """The name at the end of their last game."""
    person: str | None
    """The hash of the person's token; None for a bot, which is known by its name."""
    games: int = 0
    """The number of games played to their end."""
    wins: int = 0
    """The number of games won, alone or with others."""
    points: int = 0
    """The sum of the final scores."""


class Evening(Struct, frozen=True):
    """All games of a table that were played to their end."""

    games: int = 0
    tallies: tuple[Tally, ...] = ()


class Table(Struct, frozen=True):
    """Everything about a table. `tablets` and `drafts` hold the only secrets there are."""

    id: str
    code: str
    options: Options = Options()
    sitters: tuple[Sitter, ...] = ()
    waiters: tuple[Guest, ...] = ()
    host: str | None = None
    """The person who runs the table."""
    former_hosts: tuple[str, ...] = ()
    """Persons from whom the table was taken over, until the game is over that they play, or the next one. Whoever took
    over can't turn against them."""
    locked: bool = False
    phase: Phase = "lobby"
    """The phase: `choose` while a game runs, `over` when it was played to its last turn or stopped before."""
    game: Game | None = None
    game_no: int = 0
    tablets: tuple[Tablet | None, ...] = ()
    drafts: tuple[Tablet | None, ...] = ()
    """Whole numbers that people have not laid down yet, seat by seat; empty if nobody has told one this turn."""
    opening: bool = False
    """Whether a turn begins: the bots write first, so that they can't know what people write."""
    since: float = 0.0
    """The time, in seconds since the epoch, when the table began to wait for what it waits for now: this turn, the next
    game, somebody to sit down."""
    deadline: float | None = None
    """The time, in seconds since the epoch, when the clock of this turn runs out."""
    reveal_at: float | None = None
    """When a reveal that was asked for is due, which the host can still take back."""
    paused: bool = False
    still_since: float | None = None
    """The time, in seconds since the epoch, since which time stands still, because the table is paused or nobody is
    there."""
    revealed: tuple[tuple[Tablet | None, ...], ...] = ()
    """The tablets of the turns that are over, so that their seals can be verified."""
    went_on: tuple[Look | None, ...] = ()
    """What everybody, seat by seat, has gone on from since the last reveal; empty if nobody has from anything."""
    reactions: tuple[int, ...] = ()
    """How often everybody has reacted to the last reveal, seat by seat; empty if nobody has."""
    evening: Evening = Evening()
    """The games that were played here to their end."""

    @property
    def running(self) -> bool:
        return self.phase == "choose"

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def turn_index(self) -> int:
        """The number of turns played in this game."""
        return len(self.game.turns) if self.game else 0

    @property
    def persons(self) -> tuple[str, ...]:
        """Everybody who is known here, in seats and waiting."""
        return tuple(guest.person for guest in self.guests if guest.person)

    @property
    def guests(self) -> tuple[Guest, ...]:
        return (*self.sitters, *self.waiters)

    def guest(self, person: str) -> Guest | None:
        """The guest who is this person; None for somebody who is not known here."""
        for guest in self.guests:
            if guest.person == person:
                return guest
        return None

    def seat_of(self, person: str) -> Seat | None:
        for seat, sitter in enumerate(self.sitters):
            if sitter.person == person:
                return seat
        return None
