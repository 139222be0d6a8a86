"""Who was let in where: addresses and the codes of tables that they know already."""

MOST = 50_000
"""The most pairs of an address and a code that are remembered. Only a code that a table has makes one, so nobody can
push out those of others before having made thousands of tables."""


class LetIn:
    """Pairs of an address and a code, never more than `most` of them; the longest unused goes first."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._pairs: dict[tuple[str, str], None] = {}  # in order of their last use

    def __len__(self) -> int:
        return len(self._pairs)

    def add(self, address: str, code: str) -> None:
        """Remember that somebody at an address knows the code of a table."""
        self._pairs.pop((address, code), None)
        self._pairs[address, code] = None
        if len(self._pairs) > self._most:
            del self._pairs[next(iter(self._pairs))]

    def forget(self, address: str, code: str) -> None:
        self._pairs.pop((address, code), None)

    def __contains__(self, pair: tuple[str, str]) -> bool:
        return pair in self._pairs
