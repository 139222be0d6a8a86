"""The door of all work that is spread over processes or machines: submit a stretch, get it back.

Behind it stand the processes of one machine (`workers`) and a Ray cluster (`ray_crew`). A crew only does what it is
given and says when a worker was lost. What follows from that is decided here, once for all of them: the stretch is done
again. A stretch depends on nothing but itself, so the answers are the same, whoever gives them and in whatever order.
"""

from collections import Counter, deque
from collections.abc import Callable, Generator, Sequence
from types import TracebackType
from typing import NamedTuple, Protocol, TypeVar

from thenumber.arena.errors import LostWorkError

CAREFUL_AFTER = 2
"""So many workers may be lost over a stretch until it is done carefully: it may be the work that takes them down."""
STRETCHES = 16
"""The least number of stretches for every worker."""
GIVEN_UP_AFTER = 6
"""So many workers may be lost over a stretch until nobody tries again."""

S = TypeVar("S")
R = TypeVar("R")
S_contra = TypeVar("S_contra", contravariant=True)
R_co = TypeVar("R_co", covariant=True)


class Work(Protocol[S_contra, R_co]):
    """What is done with a stretch: a function of a module. It returns the same whether it is careful or not."""

    def __call__(self, stretch: S_contra, /, *, careful: bool) -> R_co: ...


class Task(NamedTuple):
    """A stretch and what to do with it."""

    work: Callable[..., object]
    stretch: object
    careful: bool
    """Whether workers were lost over it before."""

    def do(self) -> object:
        return self.work(self.stretch, careful=self.careful)


class Lost(NamedTuple):
    """The answer for a stretch whose worker is gone."""


class Failed(NamedTuple):
    """The answer for a stretch that raised an error."""

    error: Exception


class Crew(Protocol):
    """Those who do stretches of work."""

    @property
    def room(self) -> int:
        """How many stretches can sensibly be under way at a time."""

    def submit(self, number: int, task: Task) -> None:
        """Have a stretch done, which is known by its number from now on."""

    def next_done(self) -> tuple[int, object]:
        """Wait for a stretch that is done: its number, and what came of it, `Lost` or `Failed`."""

    def close(self, *, done: bool) -> None:
        """Let everybody go. Who is not done with a stretch is stopped in the middle of it."""


class KeptOpen:
    """A crew for several pieces of work, one after the other: it is let go in the end, or when one of them fails."""

    def __init__(self, crew: Crew) -> None:
        self._crew = crew
        self.submit, self.next_done = crew.submit, crew.next_done

    def __enter__(self) -> "KeptOpen":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._crew.close(done=kind is None)

    @property
    def room(self) -> int:
        return self._crew.room

    def close(self, *, done: bool) -> None:
        """What `in_order` calls in the end: a crew whose work is done waits for more."""
        if not done:
            self._crew.close(done=False)


def in_order(crew: Crew, work: Work[S, R], stretches: Sequence[S]) -> Generator[R, None, None]:
    """What comes of all stretches, in their order, each as soon as it is there; afterwards the crew is let go.

    Whoever stops asking ends the work.
    """
    waiting, losses, done = deque(range(len(stretches))), Counter[int](), dict[int, R]()
    under_way, finished = 0, False
    try:
        for place in range(len(stretches)):
            while place not in done:
                while waiting and under_way < crew.room:
                    number = waiting.popleft()
                    crew.submit(number, Task(work, stretches[number], losses[number] >= CAREFUL_AFTER))
                    under_way += 1
                number, answer = crew.next_done()
                under_way -= 1
                if isinstance(answer, Failed):
                    raise answer.error
                if isinstance(answer, Lost):
                    losses[number] += 1
                    if losses[number] == GIVEN_UP_AFTER:
                        raise LostWorkError("worker-died", found=GIVEN_UP_AFTER, right="1")
                    waiting.appendleft(number)
                else:
                    done[number] = answer  # type: ignore[assignment] # it is what `work` returned
            yield done.pop(place)
        finished = True
    finally:
        crew.close(done=finished)


def stretches_of(places: range, room: int, longest: int) -> list[range]:
    """Places in stretches for a crew: short enough that all are done at about the same time, and progress is seen.

    >>> stretches_of(range(10, 74), room=2, longest=32)[:2], stretches_of(range(9), room=1, longest=4)[-1]
    ([range(10, 12), range(12, 14)], range(8, 9))
    """
    size = max(1, min(longest, len(places) // (room * STRETCHES)))
    return [places[begin : begin + size] for begin in range(0, len(places), size)]
