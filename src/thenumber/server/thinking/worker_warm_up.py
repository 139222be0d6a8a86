"""Bots that load or compile something first do it beside the first requests, so that nobody waits for another bot."""

import threading
from collections.abc import Mapping

from thenumber.bots.bot import Bot, PreparingBot, prepare
from thenumber.bots.errors import UnusableBotError
from thenumber.bots.registry import BUILT_IN


class WarmUp:
    """Which bots are ready. On a new machine it takes a while until all are: their inner loops are compiled once."""

    def __init__(self, bots: Mapping[str, Bot]) -> None:
        self._bots = bots
        self._ready: dict[str, threading.Event] = {}

    def wait(self, name: str, seconds: float) -> bool:
        """Whether a bot is ready, now or within so many seconds; one that nobody asks for costs nothing."""
        if name in BUILT_IN and not isinstance(BUILT_IN[name], PreparingBot):
            return True
        if name not in self._ready:
            self._ready[name] = threading.Event()
            threading.Thread(target=self._prepare, args=(name,), daemon=True).start()
        return self._ready[name].wait(seconds)

    def _prepare(self, name: str) -> None:
        """Load a bot of another package, and let it prepare; one that can't will raise again when it is asked."""
        try:
            prepare(self._bots[name])
        except UnusableBotError:
            pass
        finally:
            self._ready[name].set()
