"""Anybody says anything to a table at any time, as a Hypothesis machine: all laws hold, and the log replays."""

from random import Random

import msgspec
from hypothesis import Phase, note, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from table.laws import LAWS, those_who_are_there_get_to_the_end
from table.sayings import SAYINGS, next_number
from table.walk import Event
from table_strategies import NAMES, PERSONS, A, Live, options, steps
from thenumber.bots.registry import BOTS
from thenumber.table.apply import apply
from thenumber.table.commands import Said
from thenumber.table.games import Start
from thenumber.table.host import AddBot, SetOptions
from thenumber.table.options import Options
from thenumber.table.people import Sit
from thenumber.table.time import Tick

PEOPLE = ["Sit", "Rename", "Leave", "Away", "Return"]
NUMBERS = ["Write", "Erase", "BotWrites", "RevealNow", "Tick"]
HOSTS = [kind for kind in SAYINGS if kind not in (*PEOPLE, *NUMBERS)]
seeds = st.integers(0, 1 << 16)


class TableMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.live = Live()

    def tell(self, command: Said) -> None:
        assert msgspec.json.decode(msgspec.json.encode(command), type=Said) == command
        self.happens(command)

    def happens(self, event: Event) -> None:
        note(f"{self.live.now}: {event}")
        self.live.hear(event)
        for law in LAWS:
            law(self.live)

    @initialize(
        people=st.integers(0, 5),
        bots=st.lists(st.sampled_from(list(BOTS)), max_size=3),
        chosen=options,
        start=st.booleans(),
    )
    def begin(self, people: int, bots: list[str], chosen: Options, start: bool) -> None:
        """A beginning, so that games are common."""
        for person in PERSONS[:people]:
            self.tell(Said(Sit(NAMES[person]), person))
        self.tell(Said(SetOptions(chosen), A))
        for bot in bots:
            self.tell(Said(AddBot(bot), A))
        if start:
            self.tell(Said(Start(), A))

    @rule(kind=st.sampled_from(PEOPLE), seed=seeds)
    def people(self, kind: str, seed: int) -> None:
        self.tell(SAYINGS[kind](self.live.table, Random(seed)))

    @rule(kind=st.sampled_from(HOSTS), seed=seeds)
    def hosts(self, kind: str, seed: int) -> None:
        self.tell(SAYINGS[kind](self.live.table, Random(seed)))

    @rule(kind=st.sampled_from(NUMBERS), seed=seeds)
    def numbers(self, kind: str, seed: int) -> None:
        self.tell(SAYINGS[kind](self.live.table, Random(seed)))

    @rule(most=st.integers(1, 12), seed=seeds)
    def get_on(self, most: int, seed: int) -> None:
        rng = Random(seed)
        for _ in range(most):
            if command := next_number(self.live.table, rng):
                self.tell(command)

    @rule(seconds=steps)
    def time_passes(self, seconds: float) -> None:
        self.happens(seconds)

    @rule()
    def until_something_is_due(self) -> None:
        if (due := self.live.due()) is not None:
            self.happens(max(0.0, due - self.live.now))
            self.tell(Said(Tick()))

    def teardown(self) -> None:
        those_who_are_there_get_to_the_end(self.live)
        log = msgspec.json.decode(msgspec.json.encode(self.live.log), type=list[tuple[float, Said]])
        replayed = Live().table
        for now, command in log:
            replayed = apply(replayed, command, now)
        assert replayed == self.live.table
        assert hash(replayed) == hash(self.live.table)


TestTable = TableMachine.TestCase
# A failure is not made shorter, which takes minutes: `test_table_walks` finds the same and is quick at it.
phases = (Phase.explicit, Phase.reuse, Phase.generate)
TestTable.settings = settings(max_examples=60, stateful_step_count=40, phases=phases)
