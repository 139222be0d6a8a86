"""How many of what are in a data set."""

from collections import Counter
from dataclasses import dataclass, field

from thenumber.bots.names import is_bot_player
from thenumber.dataset.turns import PERSON, TurnRow
from thenumber.record.record import UNKNOWN, Record
from thenumber.rules.digits import NUMBERS


@dataclass
class Counts:
    """What the card of a data set tells; it grows game by game."""

    games: Counter[int] = field(default_factory=Counter)
    """How many games there are, by their number of seats."""
    months: Counter[str] = field(default_factory=Counter)
    """How many games there are, by their month."""
    people: int = 0
    """The seats that people had, over all games."""
    bots: int = 0
    """The seats that bots had, over all games."""
    rows: int = 0
    """The rows, one for every turn and seat."""
    numbers: int = 0
    """The numbers that people wrote."""

    def add_game(self, record: Record) -> None:
        bots = sum(map(is_bot_player, record.names))
        self.games[record.game.seats] += 1
        self.months[record.date] += 1
        self.bots += bots
        self.people += record.game.seats - bots

    def add_row(self, row: TurnRow) -> None:
        self.rows += 1
        self.numbers += row.writer == PERSON and row.number != NUMBERS

    @property
    def first_month(self) -> str:
        """The first month that is known, as `2026-11`."""
        return min(self._known, default=UNKNOWN)

    @property
    def last_month(self) -> str:
        return max(self._known, default=UNKNOWN)

    @property
    def _known(self) -> list[str]:
        return [month for month in self.months if month != UNKNOWN]
