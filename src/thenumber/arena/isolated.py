"""A bot in a process of its own, for games that took workers down: whoever ends its process, only that process ends.

It writes what it would write in a worker: it is sent the game and the state of its random numbers, and the state
afterwards comes back with the number.
"""

import os
import pickle
import subprocess
import sys
from contextlib import suppress
from random import Random
from types import TracebackType
from typing import IO

from thenumber.bots.bot import ask, prepare
from thenumber.bots.errors import BrokenBotError, UnusableBotError
from thenumber.programs.find import find_player
from thenumber.record.position import format_position
from thenumber.rules.digits import Number
from thenumber.rules.game import Game
from thenumber.rules.seats import Seat, seat_letter


class IsolatedBot:
    """A bot by its name. Its process is started when it is asked, and again after it has ended."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "IsolatedBot":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._end()

    def ask(self, game: Game, seat: Seat, rng: Random) -> Number:
        """The number that the bot chooses, or `BrokenBotError`, also when its process has ended over it."""
        process = self._process = self._process or _start(self.name)
        if not (process.stdin and process.stdout):
            raise ValueError("a process without pipes")
        try:
            _send(process.stdin, (game, seat, rng.getstate()))
            said, state = pickle.load(process.stdout)  # noqa: S301 from our own process
        except (EOFError, OSError, pickle.UnpicklingError) as error:
            place = f"{seat_letter(seat)}: {format_position(game.position)}"
            raise BrokenBotError("bot-ended", found=f"{self.name}: {self._end()}", right=place) from error
        if isinstance(said, BrokenBotError | UnusableBotError):
            raise said
        rng.setstate(state)
        number: Number = said
        return number

    def _end(self) -> int:
        """End the process if it runs, and say how it ended."""
        process, self._process = self._process, None
        if process is None:
            return 0
        for pipe in (process.stdin, process.stdout):
            if pipe:
                with suppress(OSError):  # there may be something left that nobody reads
                    pipe.close()
        return process.wait()


def _start(name: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", __name__, name]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603 ourselves


def _send(pipe: IO[bytes], message: object) -> None:
    pickle.dump(message, pipe)
    pipe.flush()


def main(name: str) -> None:
    """Answer for a bot until nobody asks any more."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not end up among the answers
    bot = None
    with suppress(EOFError, BrokenPipeError):
        while True:
            game, seat, state = pickle.load(sys.stdin.buffer)  # noqa: S301 from our own process
            rng = Random()
            rng.setstate(state)
            try:
                if bot is None:
                    bot = find_player(name)
                    prepare(bot)
                said: object = ask(bot, game, seat, rng)
            except (BrokenBotError, UnusableBotError) as error:
                said = error
            _send(answers, (said, rng.getstate()))


if __name__ == "__main__":
    main(sys.argv[1])
