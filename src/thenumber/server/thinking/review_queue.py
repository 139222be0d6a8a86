"""Who is next: a queue that is fair by address, whatever one address puts into it."""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

Item = TypeVar("Item")


class _Entry(NamedTuple, Generic[Item]):
    address: str
    item: Item


class FairQueue(Generic[Item]):
    """Addresses take turns (start-time fair queueing): in every round each that waits gets one item out.

    Within a round, items that give way come after all others; otherwise who came first is first. So another address
    delays an item by one of its own at most, be it under way or still waiting.

    >>> queue = FairQueue[str](gives_way=str.isupper)
    >>> for item in ("A1", "a2", "a3", "a4", "b1"):
    ...     queue.put(item[0].lower(), item)
    >>> [queue.take() for _ in range(6)]
    ['a2', 'b1', 'a3', 'a4', 'A1', None]
    """

    def __init__(self, gives_way: Callable[[Item], bool]) -> None:
        self._gives_way = gives_way
        self._waiting: list[_Entry[Item]] = []
        """What waits, in the order in which it came."""
        self._round = 0
        self._next_round: dict[str, int] = {}
        """The earliest round for the next item of an address; only of those that have had their turn in this one."""

    def put(self, address: str, item: Item) -> None:
        self._waiting.append(_Entry(address, item))

    def take(self) -> Item | None:
        """The next one, which is no longer in the queue; None if nothing waits."""
        if not self._waiting:
            return None
        first = min(self._waiting, key=self._rank)
        self._waiting.remove(first)
        self._round, _ = self._rank(first)
        self._next_round = {address: when for address, when in self._next_round.items() if when > self._round}
        self._next_round[first.address] = self._round + 1
        return first.item

    def remove(self, item: Item) -> None:
        """Take something out that nobody waits for any more, if it is there."""
        self._waiting = [entry for entry in self._waiting if entry.item is not item]

    def _rank(self, entry: _Entry[Item]) -> tuple[int, bool]:
        return max(self._round, self._next_round.get(entry.address, 0)), self._gives_way(entry.item)
