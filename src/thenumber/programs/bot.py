"""A bot that is a program of its own, in whatever language it is written."""

from collections.abc import Mapping
from random import Random
from typing import Self

from thenumber.bots.bot import broken
from thenumber.bots.errors import UnusableBotError
from thenumber.bots.names import is_bot_name
from thenumber.programs.process import Limits, Program, ProgramError
from thenumber.programs.protocol import (
    GREETING,
    NUMBER,
    READY,
    SEED_BITS,
    Introduction,
    introduction,
    number_in,
    question,
    settings,
    why_in,
)
from thenumber.rules.digits import Number
from thenumber.rules.game import Game
from thenumber.rules.seats import Seat

LONGEST_NAME = 19
"""The most characters of a bot's name: at a table its mark stands before it."""


class ExternalBot:
    """A bot that asks a program. One that fails is started anew for its next number.

    Raises `UnusableBotError` if the program can't be started or does not introduce itself as it should.
    """

    def __init__(self, path: str, options: Mapping[str, str] | None = None, limits: Limits | None = None) -> None:
        self.path, self.options, self.limits = path, dict(options or {}), limits or Limits()
        self.seconds = self.limits.number
        """The seconds that it has for its next number."""
        self.why = ""
        """Why it chose its last number, in its own words; empty if it did not say."""
        self._program: Program | None = None
        self.introduction = Introduction("", "", {})
        self._started()

    @property
    def name(self) -> str:
        return self.introduction.name

    @property
    def author(self) -> str:
        return self.introduction.author

    def choose(self, game: Game, seat: Seat, rng: Random) -> Number:
        """The program's number. Raises `BrokenBotError` if it has none in time, or says anything else."""
        seed, seconds = rng.getrandbits(SEED_BITS), self.seconds
        try:
            program = self._program or self._started()
            lines = program.ask(question(game, seat, seed, seconds), NUMBER, seconds)
        except (ProgramError, UnusableBotError) as error:
            self._program = None
            raise broken(error.code, self, error.found, game, seat) from error
        number = number_in(lines[-1])
        self.why = why_in(lines)
        if number is None:
            self.close()
            raise broken("program-no-number", self, lines[-1][:LONGEST_NAME], game, seat)
        return number

    def restart(self) -> None:
        """Start the program anew, so that it knows nothing of what it was asked before."""
        self.close()
        self._started()

    def interrupt(self) -> None:
        """End the program at once, also while another thread waits for its number, which then fails."""
        if program := self._program:
            program.interrupt()

    def close(self) -> None:
        """Let the program quit."""
        program, self._program = self._program, None
        if program:
            program.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _started(self) -> Program:
        program = Program(self.path, self.limits)
        try:
            told = introduction(program.ask(GREETING, READY, self.limits.start))
        except ProgramError as error:
            raise UnusableBotError(error.code, found=f"{self.path}: {error.found}", right="tnp 1 … ready") from error
        if not is_bot_name(told.name) or len(told.name) > LONGEST_NAME or not told.name.isprintable():
            program.close()
            raise UnusableBotError("program-bad-name", found=f"{self.path}: {told.name[:LONGEST_NAME]}", right="hermit")
        if unknown := [name for name in self.options if name not in told.options]:
            program.close()
            code = "program-no-option" if told.options else "program-no-options"
            raise UnusableBotError(code, found=f"{self.path}: {unknown[0]}", right=", ".join(told.options))
        if self.options:
            program.tell(settings(self.options))
        self._program, self.introduction = program, told
        return program
