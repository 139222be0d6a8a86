"""What a vector of turns.json shows: its fields, and what can be read from its input."""

from functools import cached_property
from typing import Any

from vector_files import Vector

IN_PLAY = ("approved", "eliminated")


class Shown:
    """What a predicate looks at: the fields of a vector of turns.json, and what can be read from its input."""

    def __init__(self, vector: Vector) -> None:
        self.numbers: list[str | None] = vector["numbers"]
        self.verdicts: list[str] = vector["verdicts"]
        self.clashes: list[list[dict[str, Any]]] = vector["eliminated_by"]
        self.unavailable: list[str] = vector["unavailable"]
        self.scores: list[int] = vector["scores"]
        self.bonus: list[int] = vector["bonus"]
        self.crossed_out: list[str] = vector["crossed_out"]
        self.totals: list[int] = vector["totals"] or []
        self.next: str | None = vector["next"]
        self.finals: list[int] = vector["finals"] or []
        self.winners: list[int] = vector["winners"] or []
        front, _, back = vector["position"].partition(" | ")
        self.label, *boards = front.split()
        self.seats = range(len(boards))
        self.available = [board.partition(":")[0].strip("-") for board in boards]
        self.earlier_totals = [int(total) for total in back.split()]

    @cached_property
    def ladder(self) -> list[str]:
        """The different numbers that count, the highest first."""
        return sorted({n for n, v in zip(self.numbers, self.verdicts, strict=True) if n and v in IN_PLAY}, reverse=True)

    def of(self, number: str) -> list[int]:
        """The seats whose number this is, as far as it counts."""
        return [seat for seat in self.seats if self.numbers[seat] == number and self.verdicts[seat] in IN_PLAY]

    def rung(self, place: int, verdict: str) -> list[int]:
        """The seats whose number lies at this place of the ladder, 0 is the top; none unless this is the verdict."""
        seats = self.of(self.ladder[place]) if self.ladder[place:] else []
        return seats if all(self.verdicts[seat] == verdict for seat in seats) else []

    def twins(self, place: int, verdict: str) -> bool:
        """Identical numbers lie at this place of the ladder."""
        return len(self.rung(place, verdict)) > 1

    def having(self, verdict: str) -> list[int]:
        return [seat for seat in self.seats if self.verdicts[seat] == verdict]

    def wrote(self, seat: int) -> str:
        return self.numbers[seat] or ""

    def keeps(self, seat: int) -> bool:
        """A score of 0, and nothing crossed out."""
        return self.scores[seat] == 0 and not set(self.crossed_out[seat]) & set(self.available[seat])

    def crosses(self, seat: int) -> bool:
        """Exactly the digits of its number left its board."""
        return set(self.crossed_out[seat]) & set(self.available[seat]) == set(self.wrote(seat))

    def sits_out(self, seat: int) -> bool:
        return not self.available[seat] and self.verdicts[seat] == "absent" and self.scores[seat] == 0

    def points(self, seat: int) -> int:
        return self.scores[seat] - self.bonus[seat]

    def shares_with(self, seat: int, others: list[int]) -> bool:
        """Shares a digit with a lower number of those seats."""
        own = self.wrote(seat)
        return any(self.wrote(other) < own and set(self.wrote(other)) & set(own) for other in others)
