"""Bots that compile something first do it beside the first requests, so that nobody waits for another bot."""

import threading
from collections.abc import Iterable

from thenumber.bots.bot import Bot, PreparingBot


class Warmth:
    """Which bots are ready. On a new machine it takes a while until all are: their inner loops are compiled once."""

    def __init__(self, bots: Iterable[Bot]) -> None:
        self._bots = {bot.name: bot for bot in bots if isinstance(bot, PreparingBot)}
        self._ready: dict[str, threading.Event] = {}

    def wait(self, name: str, seconds: float) -> bool:
        """Whether a bot is ready, now or within so many seconds; one that nobody asks for costs nothing."""
        if name not in self._bots:
            return True
        if name not in self._ready:
            self._ready[name] = threading.Event()
            threading.Thread(target=self._prepare, args=(name,), daemon=True).start()
        return self._ready[name].wait(seconds)

    def _prepare(self, name: str) -> None:
        try:
            self._bots[name].prepare()
        finally:  # one that can't will raise again when it is asked
            self._ready[name].set()
