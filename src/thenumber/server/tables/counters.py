"""What happened at the tables of this process since it began."""

from collections import Counter


class Counters:
    def __init__(self) -> None:
        self.commands = self.games = 0
        self.refusals: Counter[str] = Counter()
