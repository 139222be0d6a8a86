"""Bots that load or compile something first do it beside the first requests, so that nobody waits for another bot."""

import threading
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext

from thenumber.bots.bot import Bot, needs_preparing, prepare
from thenumber.bots.errors import UnusableBotError
from thenumber.bots.registry import BUILT_IN
from thenumber.rules.game import Game
from thenumber.server.thinking.compiled_code import is_compiled, turn_to_compile


class WarmUp:
    """Which bots are ready. On a new machine it takes a while until all are: their inner loops are compiled once, by
    one process for all."""

    def __init__(self, bots: Mapping[str, Bot]) -> None:
        self._bots = bots
        self._ready: dict[str, threading.Event] = {}

    def ready(self, name: str, game: Game) -> bool:
        """Whether a bot can be asked about a game now. If it can't, it begins to prepare."""
        if name in BUILT_IN and not needs_preparing(BUILT_IN[name], game):
            return True
        self.begin(name)
        return self._ready[name].is_set()

    def begin(self, name: str) -> None:
        """Begin to prepare a bot, unless it has begun; one that nobody asks for costs nothing."""
        if name not in self._ready:
            self._ready[name] = threading.Event()
            threading.Thread(target=self._prepare, args=(name,), daemon=True).start()

    def _prepare(self, name: str) -> None:
        """Load a bot of another package, and let it prepare; one that can't will raise again when it is asked."""
        compiles = name in BUILT_IN and not is_compiled()
        turn: AbstractContextManager[None] = turn_to_compile() if compiles else nullcontext()
        try:
            with turn:
                prepare(self._bots[name])
        except UnusableBotError:
            pass
        finally:
            self._ready[name].set()
