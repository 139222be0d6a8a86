"""How many sockets each address may have open at once, and how many of them without having greeted."""

from collections.abc import Hashable
from typing import Generic, TypeVar

Item = TypeVar("Item", bound=Hashable)

MOST_SOCKETS = 500
"""The most sockets that one address may have open at once in one process. A school of 200 people behind one address has
400 with two devices each, and some more while they come back before their old lines are found dead."""

MOST_SILENT = 100
"""The most sockets of one address in one process that have not greeted yet. An honest client greets as soon as the line
is open; a hundred wait only when a thousand come in the same tenth of a second."""

BOUNDLESS = 2**31
"""A number of sockets that is never reached, for measuring the server."""


class OpenSockets(Generic[Item]):
    """All open sockets by the key of their address (`limits.address_key`), in memory in proportion to them.

    An address that has all its sockets gets no more until it closes one. One that has too many silent ones loses the
    oldest of those: a crowd that says nothing keeps nobody of the same address out who does, and other addresses never
    notice it.
    """

    def __init__(self, most: int = MOST_SOCKETS, most_silent: int = MOST_SILENT) -> None:
        self.most, self.most_silent = most, most_silent
        self._count: dict[str, int] = {}
        self._silent: dict[str, dict[Item, None]] = {}  # in the order in which they came

    def __len__(self) -> int:
        """The number of addresses that are remembered."""
        return len(self._count)

    def full(self, address: str) -> bool:
        """Whether this address has all the sockets that it may have."""
        return self._count.get(address, 0) >= self.most

    def enter(self, address: str, item: Item) -> Item | None:
        """Count a socket that is opened. Returns a silent one that has to go for it, if there are too many of them."""
        self._count[address] = self._count.get(address, 0) + 1
        silent = self._silent.setdefault(address, {})
        silent[item] = None
        if len(silent) <= self.most_silent:
            return None
        oldest = next(iter(silent))
        del silent[oldest]
        return oldest

    def greeted(self, address: str, item: Item) -> None:
        """A socket is silent no more."""
        silent = self._silent.get(address)
        if silent is not None:
            silent.pop(item, None)
            if not silent:
                del self._silent[address]

    def leave(self, address: str, item: Item) -> None:
        """Forget a socket that was counted."""
        self.greeted(address, item)
        left = self._count[address] - 1
        if left:
            self._count[address] = left
        else:
            del self._count[address]
