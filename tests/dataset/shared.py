"""Games that may be published, as a server keeps them."""

from thenumber.record.record import Record
from thenumber.table.sealed_record import SHARED_TAG
from thenumber.testing import sample_games


def shared_games(count: int, seed: int = 0) -> list[Record]:
    """Whole games of 2 to 5 people, one of whom left in the middle, and a bot."""
    people = ("Ada", "@greedy", "Bob", "Cleo", "Dan")
    tags = (("By_2_1", "A:cautious"), SHARED_TAG)
    return [
        Record(game, people[: game.seats], date="2026-10-31", other_tags=tags) for game in sample_games(count, seed)
    ]
