"""Whether a history of one table could have happened on a server that keeps its promises. Pure.

What is promised:

- Nothing acknowledged is lost: the number revealed for a seat is the one that its acknowledged commands lead to, in an
  order that agrees with the times at which they were said and answered (linearizability, one small register for each
  seat and turn).
- What was refused had no effect. What got no answer took effect at most once, and only in the turn it was meant for.
- Nothing is applied twice: the log holds every acknowledged command once, and no command more often than it was said.
- For a viewer turns never go back, and all viewers see the same reveal of a turn.
- The record that is kept says what was seen, and its seals hold.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from torture.history import Event, Kept, Logged, Numbers, Operation, Sight, Stuck

Wrong: TypeAlias = Literal[
    "lost", "refused-but-done", "misjudged", "double", "reordered", "different", "unproved", "frozen"
]
"""Misjudged is what was refused for a reason that did not hold, such as a turn that was not over. It had no effect.
With several nodes it may happen: one may not know yet what was said at another."""


class Problem(NamedTuple):
    """A promise that was not kept, and the facts to look at."""

    wrong: Wrong
    table: str
    facts: str


class Found(NamedTuple):
    """What a check looked at, and what it found wrong."""

    problems: list[Problem]
    acknowledged: int
    """Commands about tablets that were acknowledged."""
    turns: int
    """Turns whose revealed numbers were compared with what was said."""


class Tablet(NamedTuple):
    """What lies before a seat: a number laid down, or one that is only drafted."""

    number: str | None = None
    draft: str | None = None


LATE = float("inf")
"""The time at which a reveal was seen that nobody saw."""
ON_TABLETS = ("Write", "Draft", "Erase")
TOO_LATE = ("turn-is-over", "no-game")
"""The codes of refusals that say: the turn was revealed before."""


def check(events: Sequence[Event]) -> Found:
    """Everything that is wrong with the history of one table."""
    operations = [event for event in events if isinstance(event, Operation)]
    sights = [event for event in events if isinstance(event, Sight)]
    kept = [event for event in events if isinstance(event, Kept)]
    logged = [event for event in events if isinstance(event, Logged)]
    revealed = _revealed(sights, kept)
    problems = [
        *_turns_that_go_back(sights),
        *_different_reveals(sights, kept),
        *_lost(operations, sights, revealed),
        *_counted(operations, logged),
        *(Problem("unproved", record.table, problem) for record in kept for problem in record.problems),
        *(
            Problem("frozen", stuck.table, f"{stuck.seconds:.0f} s: {stuck.seen}")
            for stuck in events
            if isinstance(stuck, Stuck)
        ),
    ]
    acknowledged = sum(operation.outcome == "ok" and operation.do in ON_TABLETS for operation in operations)
    return Found(problems, acknowledged, len(revealed))


def _revealed(sights: Iterable[Sight], kept: Iterable[Kept]) -> dict[tuple[int, int], Numbers]:
    """The numbers of every turn that anybody saw, or that stands in a record, by game and turn."""
    found = {(record.game_no, index): turn for record in kept for index, turn in enumerate(record.turns)}
    for sight in sights:
        if sight.revealed is not None:
            found.setdefault((sight.game_no, sight.turn_index - 1), sight.revealed)
    return found


def _turns_that_go_back(sights: Iterable[Sight]) -> Iterator[Problem]:
    """On one connection never, and for a viewer who comes back to the same node neither.

    Another node may know of a turn a moment later, so a viewer who goes there may have to wait for it.
    """
    last: dict[tuple[str, int], Sight] = {}
    for sight in sorted(sights, key=lambda sight: sight.at):
        before = last.get((sight.viewer, sight.node))
        if before and (sight.game_no, sight.turn_index) < (before.game_no, before.turn_index):
            yield Problem(
                "reordered",
                sight.table,
                f"{sight.viewer} saw game {before.game_no} turn {before.turn_index} at {before.at:.3f} on connection "
                f"{before.connection}, then game {sight.game_no} turn {sight.turn_index} at {sight.at:.3f} on "
                f"connection {sight.connection}",
            )
        last[sight.viewer, sight.node] = sight


def _different_reveals(sights: Iterable[Sight], kept: Iterable[Kept]) -> Iterator[Problem]:
    """Two viewers, or a viewer and the record, that do not agree about a turn."""
    first: dict[tuple[int, int], Sight] = {}
    for sight in sights:
        if sight.revealed is None:
            continue
        known = first.setdefault((sight.game_no, sight.turn_index), sight)
        if (known.revealed, known.reveal) != (sight.revealed, sight.reveal):
            facts = (
                f"game {sight.game_no} turn {sight.turn_index - 1}: {known.viewer} saw {known.revealed} {known.reveal}"
            )
            yield Problem("different", sight.table, f"{facts}, {sight.viewer} {sight.revealed} {sight.reveal}")
    for record in kept:
        for (game_no, turn_index), sight in first.items():
            if game_no == record.game_no and record.turns[turn_index - 1 : turn_index] != (sight.revealed,):
                facts = f"game {game_no} turn {turn_index - 1}: {sight.viewer} saw {sight.revealed}, the record says "
                yield Problem("different", record.table, facts + str(record.turns[turn_index - 1 : turn_index]))


def _lost(
    operations: Iterable[Operation], sights: Iterable[Sight], revealed: dict[tuple[int, int], Numbers]
) -> Iterator[Problem]:
    seen_at: dict[tuple[int, int], float] = {}
    for sight in sights:
        for turn in revealed:
            if turn < (sight.game_no, sight.turn_index):
                seen_at[turn] = min(seen_at.get(turn, sight.at), sight.at)
    by_tablet: dict[tuple[tuple[int, int], int], list[Operation]] = defaultdict(list)
    for operation in operations:
        if operation.do in ON_TABLETS and operation.seat is not None and operation.turn in revealed:
            by_tablet[operation.turn, operation.seat].append(operation)
    for (turn, seat), said in by_tablet.items():
        number = revealed[turn][seat] if seat < len(revealed[turn]) else None
        if not explains(said, number, seen_at.get(turn, LATE)):
            refused = {operation.command.get("number") for operation in said if operation.outcome == "refused"}
            others = {operation.command.get("number") for operation in said if operation.outcome != "refused"}
            wrong: Wrong = "refused-but-done" if number in refused - others else "lost"
            if explains(
                [operation for operation in said if operation.outcome != "refused"], number, seen_at.get(turn, LATE)
            ):
                wrong = "misjudged"
            facts = "; ".join(
                f"{operation.do} {operation.command.get('number', '')} {operation.outcome} {operation.code} "
                f"{operation.invoked:.3f}-{operation.completed:.3f}"
                for operation in sorted(said, key=lambda operation: operation.invoked)
            )
            seen = f"first seen {seen_at[turn]:.3f}" if turn in seen_at else "never seen"
            yield Problem(wrong, said[0].table, f"game {turn[0]} turn {turn[1]} seat {seat}: {number} {seen}; {facts}")


def explains(operations: Sequence[Operation], revealed: str | None, seen_at: float) -> bool:
    """Whether some order of these operations on one tablet, and of the reveal, leads to the number that was revealed.

    The order must agree with the times: what was answered before something else was said comes before it. The reveal
    came before anybody saw it. An operation without an answer happens at any time after it was said, or never; that it
    happens once only is for the log to show.
    """
    definite = [operation for operation in operations if operation.outcome != "unknown"]
    unknown = [operation for operation in operations if operation.outcome == "unknown"]
    tried: set[tuple[frozenset[int], bool, Tablet]] = set()
    waiting = [(frozenset(range(len(definite))), False, Tablet())]
    while waiting:
        state = waiting.pop()
        if state in tried:
            continue
        tried.add(state)
        left, over, tablet = state
        if not left and over:
            return True
        # Nothing may come next that was said after something else that is still to come was answered.
        limit = min([definite[place].completed for place in left] + ([] if over else [seen_at]), default=float("inf"))
        if not over and revealed in _shown(tablet):
            waiting.append((left, True, tablet))
        for place in left:
            if definite[place].invoked <= limit and (after := _after(definite[place], tablet, over=over)) is not None:
                waiting.append((left - {place}, over, after))
        if not over:
            waiting += [(left, over, _done(operation, tablet)) for operation in unknown if operation.invoked <= limit]
    return False


def _shown(tablet: Tablet) -> tuple[str | None, ...]:
    """What a reveal may show: a draft is laid down when time runs out, and not when the host reveals at once."""
    return (tablet.number,) if tablet.number is not None else (tablet.draft, None)


def _after(operation: Operation, tablet: Tablet, *, over: bool) -> Tablet | None:
    """The tablet after an operation whose answer is known; None if the answer would have been another one."""
    if operation.outcome == "refused":
        possible = {
            "nothing-written": not over and tablet.number is None,
            "already-written": not over and tablet.number is not None,
        }
        return tablet if possible.get(operation.code, over or operation.code not in TOO_LATE) else None
    if over or (operation.do == "Erase" and tablet.number is None):
        return None
    if operation.do == "Draft" and tablet.number is not None:
        return None
    return _done(operation, tablet)


def _done(operation: Operation, tablet: Tablet) -> Tablet:
    """The tablet after an operation that the table took, or refused because of how the tablet lies."""
    number = str(operation.command.get("number", "")) or None
    if operation.do == "Write":
        return Tablet(number)
    if operation.do == "Erase":
        return Tablet() if tablet.number is not None else tablet
    return Tablet(None, number) if tablet.number is None else tablet


def _counted(operations: Iterable[Operation], logged: Sequence[Logged]) -> Iterator[Problem]:
    """What stands in the log too seldom or too often. Nothing is compared where the log was not read."""
    if not logged:
        return
    gaps = [entry.seq for before, entry in pairwise(logged) if entry.seq - before.seq not in (0, 1)]
    if gaps:
        yield Problem("reordered", logged[0].table, f"the log has gaps before {gaps}")
    stands = Counter((entry.person, _key(entry.command)) for entry in logged)
    said: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for operation in operations:
        said[operation.person, _key(operation.command)][operation.outcome] += 1
    for (person, command), outcomes in said.items():
        count = stands[person, command]
        facts = f"{person} {command}: {dict(outcomes)}, and {count} times in the log"
        if count < outcomes["ok"]:
            yield Problem("lost", logged[0].table, facts)
        elif count > outcomes["ok"] + outcomes["unknown"]:
            yield Problem(
                "double" if outcomes["ok"] or outcomes["unknown"] else "refused-but-done", logged[0].table, facts
            )
    persons = {person for person, _ in said}
    for person, command in stands.keys() - said.keys():
        if person in persons:
            yield Problem("double", logged[0].table, f"{person} {command} stands in the log and was never said")


def _key(command: dict[str, object] | dict[str, str | int | bool | dict[str, object] | None]) -> str:
    return msgspec.json.encode(command, order="sorted").decode()
