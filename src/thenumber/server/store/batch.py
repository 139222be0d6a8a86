"""Appends that are written together: which of them stand, and why the others do not."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from thenumber.server.store.entries import FinishedGame, LogEntry, TableHead
from thenumber.server.store.errors import (
    CodeTakenError,
    SequenceGapError,
    SequenceTakenError,
    StoreError,
    UnknownTableError,
)


@dataclass(eq=False, slots=True)
class Append:
    """Entries of one table that are written all or none; afterwards `error` says why not."""

    table_id: str
    entries: Sequence[LogEntry]
    head: TableHead | None = None
    finished: FinishedGame | None = None
    make_finished: Callable[[], FinishedGame] | None = None
    """A function that makes `finished`, if it is not made yet. It is called on the thread that writes."""
    after: "Append | None" = None
    """The append of the same table that was under way when this one was made, and was believed to succeed."""
    error: StoreError | None = None
    told: Callable[[StoreError | None], None] | None = None
    """A callback, called in the event loop when the append is on the disk, or with the error when it is not."""

    def complete(self) -> None:
        """Make the finished game, if that is still to be done."""
        if self.make_finished:
            self.finished, self.make_finished = self.make_finished(), None


def refusals(
    batch: Sequence[Append], last: Mapping[str, int], made: Iterable[tuple[Any, ...]], known_games: Iterable[str]
) -> dict[Append, StoreError]:
    """Why some can't be written, given the last entry of every table, the heads just made and the games there are."""
    last, made, known_games = dict(last), set(made), set(known_games)
    errors: dict[Append, StoreError] = {}
    for append in batch:
        error = _refusal(append, last, made, known_games, errors)
        if error:
            errors[append] = error
            continue
        last[append.table_id] = last.get(append.table_id, 0) + len(append.entries)
        if append.finished:
            known_games.add(append.finished.game_id)
    return errors


def _refusal(
    append: Append,
    last: Mapping[str, int],
    made: set[tuple[Any, ...]],
    known_games: set[str],
    errors: Mapping[Append, StoreError],
) -> StoreError | None:
    if append.after and (error := append.after.error or errors.get(append.after)):
        return error.again()
    if append.head:
        return None if append.head[:2] in made else CodeTakenError("code-taken", append.head.code)
    if append.table_id not in last:
        return UnknownTableError("unknown-table", append.table_id)
    free, first = last[append.table_id] + 1, append.entries[0].seq
    if first < free:
        return SequenceTakenError("sequence-taken", str(first), right=str(free))
    if first > free:
        return SequenceGapError("sequence-gap", str(first), right=str(free))
    if append.finished and append.finished.game_id in known_games:
        return StoreError("game-taken", append.finished.game_id)
    return None
