"""Bots that compile something first do it beside the first requests, so that nobody waits for another bot."""

import threading
from collections.abc import Iterable

from thenumber.bots.bot import Bot, PreparingBot


class Warmth:
    """Which bots are ready. On a new machine it takes a while until all are: their inner loops are compiled once."""

    def __init__(self, bots: Iterable[Bot]) -> None:
        preparing = [bot for bot in bots if isinstance(bot, PreparingBot)]
        self._ready = {bot.name: threading.Event() for bot in preparing}
        threading.Thread(target=self._prepare, args=(preparing,), daemon=True).start()

    def wait(self, name: str, seconds: float) -> bool:
        """Whether a bot is ready, now or within so many seconds."""
        ready = self._ready.get(name)
        return ready is None or ready.wait(seconds)

    def _prepare(self, bots: list[PreparingBot]) -> None:
        for bot in bots:
            try:
                bot.prepare()
            finally:  # one that can't will raise again when it is asked
                self._ready[bot.name].set()
