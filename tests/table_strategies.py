"""Live tables for tests: a driver that keeps clock and log, and what Hypothesis may say to a table."""

from collections.abc import Iterable

from hypothesis import strategies as st

from thenumber.rules.digits import available_numbers, number_name
from thenumber.rules.seats import Seat
from thenumber.table.apply import apply, why_not
from thenumber.table.command import Refusal, RefusedError
from thenumber.table.commands import Said, reasons
from thenumber.table.games import Start
from thenumber.table.host import AddBot, SetOptions
from thenumber.table.options import CLOCKS, PATIENCES, Options
from thenumber.table.people import Sit
from thenumber.table.table import Sitter, Table, Tablet
from thenumber.table.time import Tick
from thenumber.table.turns import BotWrites, Erase, RevealNow, RevealSoon, Write
from thenumber.table.view import SeatView, View, view_for
from thenumber.table.waiting import bots_to_write, next_due

# Recognisable, so that a test can look for them where they must not be.
A, B, C, D, E, F, G, H = PERSONS = tuple(f"hash-of-{letter}" for letter in "abcdefgh")
STRANGER = "hash-of-stranger"
NAMES = dict(zip((*PERSONS, STRANGER), ["Ada", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Zoe"], strict=True))

TWO = Options(seats=2)
BEGIN = 1000.0


def nonce(count: int) -> str:
    """A nonce like no other: 128 bits in hexadecimal."""
    return f"{0xFEED << 112 | count:032x}"


def fair_number(table: Table, seat: Seat, pick: int = 0) -> str:
    """A number that a seat may write now."""
    boards = table.game.position.boards if table.game else ()
    fair = available_numbers(boards[seat].available)
    return number_name(fair[pick % len(fair)])


class Live:
    """A table in the hands of a test: what is said to it is carried out and logged, and time passes when told."""

    def __init__(self, *persons: str, options: Options | None = None, bots: Iterable[str] = (), start: bool = False):
        self.table = self.before = Table("t-7", "KODA")
        self.said: Said | None = None
        self.now = BEGIN
        self.log: list[tuple[float, Said]] = []
        self.nonces = 0
        for person in persons:
            self.do(Said(Sit(NAMES[person]), person))
        if options:
            self.do(Said(SetOptions(options), persons[0]))
        for bot in bots:
            self.do(Said(AddBot(bot), persons[0]))
        if start:
            self.do(Said(Start(), persons[0]))

    def do(self, *commands: Said) -> Table:
        """What is said must be possible."""
        for command in commands:
            refusal = self.hear(command)
            assert refusal is None, f"{command}: {refusal}"
        return self.table

    def hear(self, event: float | Said) -> Refusal | None:
        """Time passes, or something is said, possible or not; asking and doing must agree."""
        self.before, self.said = self.table, None
        if isinstance(event, float):
            self.now += event
            return None
        asked = told = why_not(self.table, event, self.now)
        try:
            self.table, told = apply(self.table, event, self.now), None
        except RefusedError as refused:
            told = refused.refusal
        assert told == asked, f"{event}: {asked} was the reason, {told} was told"
        assert told is None or told.code in reasons(type(event.command)), f"{told.code} is no reason of {event}"
        if told is None:
            self.said = event
            self.log.append((self.now, event))
        return told

    def refusal(self, command: Said) -> Refusal:
        """What is said must be refused."""
        before, refusal = self.table, self.hear(command)
        assert refusal is not None, f"{command} was not refused"
        assert self.table is before
        return refusal

    def refused(self, command: Said) -> str:
        return self.refusal(command).code

    def allowed(self, command: Said) -> bool:
        return why_not(self.table, command, self.now) is None

    def wait(self, seconds: float) -> Table:
        """Time passes, and the table is told so."""
        self.now += seconds
        return self.do(Said(Tick()))

    # What is written

    def new_nonce(self) -> str:
        self.nonces += 1
        return nonce(self.nonces)

    def writing(self, person: str, number: str) -> Said:
        return Said(Write(number, self.table.game_no, self.table.turn_index), person, self.new_nonce())

    def write(self, person: str, number: str) -> Tablet | None:
        """What lies before the person afterwards; None if this was the last number and all were revealed."""
        seat = self.seat(person)
        self.do(self.writing(person, number))
        return self.table.tablets[seat]

    def write_all(self, **numbers: str) -> Table:
        """`write_all(a="012", b="345")`, in this order."""
        for letter, number in numbers.items():
            self.write(f"hash-of-{letter}", number)
        return self.table

    def erasing(self, person: str) -> Said:
        return Said(Erase(self.table.game_no, self.table.turn_index), person)

    def revealing(self, person: str) -> Said:
        return Said(RevealNow(self.table.game_no, self.table.turn_index), person)

    def revealing_soon(self, person: str) -> Said:
        return Said(RevealSoon(self.table.game_no, self.table.turn_index), person)

    def bot_writing(self, seat: Seat, number: str | None = None) -> Said:
        number = number or fair_number(self.table, seat)
        by = self.table.sitters[seat].bot if 0 <= seat < len(self.table.sitters) else None
        place = (self.table.game_no, self.table.turn_index)
        return Said(BotWrites(seat, number, *place, by or "cautious"), nonce=self.new_nonce())

    def bots_write(self) -> Table:
        for seat in bots_to_write(self.table):
            self.do(self.bot_writing(seat))
        return self.table

    def play_on(self, turns: int = 1) -> Table:
        """So many turns in which everybody who is there writes, whatever is possible, and nobody else is waited for."""
        for _ in range(turns):
            turn = (self.table.game_no, self.table.turn_index)
            self.bots_write()
            for seat, sitter in enumerate(self.table.sitters):
                here = self.table.running and turn == (self.table.game_no, self.table.turn_index)
                if here and sitter.present and sitter.person and seat in self.waited_for():
                    self.write(sitter.person, fair_number(self.table, seat))
            assert (self.table.game_no, self.table.turn_index) > turn, "the turn was not revealed"
        return self.table

    # What is seen

    def seat(self, person: str) -> Seat:
        seat = self.table.seat_of(person)
        assert seat is not None
        return seat

    def sitter(self, person: str) -> Sitter:
        return self.table.sitters[self.seat(person)]

    def view(self, viewer: str | None = None) -> View:
        return view_for(self.table, viewer, self.now)

    def seat_view(self, seat: Seat) -> SeatView:
        return self.view().table.seats[seat]

    def waited_for(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, view in enumerate(self.view().table.seats) if view.waited_for)

    def due(self) -> float | None:
        return next_due(self.table)

    def names(self) -> list[str]:
        return [sitter.name for sitter in self.table.sitters]

    def waiting(self) -> list[str]:
        return [waiter.name for waiter in self.table.waiters]

    def verdicts(self) -> list[str]:
        """Of the turn that was revealed last."""
        last = self.view().table.last
        return [seat.verdict for seat in last.seats] if last else []


# For Hypothesis

options = st.builds(
    Options,
    seats=st.integers(2, 5),
    clock=st.sampled_from(CLOCKS),
    missing=st.sampled_from(["absent", "bot"]),
    patience=st.sampled_from(PATIENCES),
    paper=st.booleans(),
    anonymous=st.booleans(),
)
# Around every limit there is, and some that mean nothing; in quarters, so that sums are exact.
steps = st.one_of(
    st.sampled_from([0.25, 6.0, 15.0, 30.0, 36.0, 60.0, 66.0, 120.0, 126.0, 3600.0, 1e6]),
    st.integers(0, 600).map(lambda quarters: quarters / 4),
)
