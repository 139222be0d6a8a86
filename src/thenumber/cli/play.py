"""`thenumber play`: a game in the terminal, against bots or with several people at one keyboard."""

from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from rich.text import Text

from thenumber.bots.bot import ask
from thenumber.bots.errors import BrokenBotError
from thenumber.bots.names import player_names
from thenumber.bots.registry import find_bot
from thenumber.cli.bots import bot_about, bot_message
from thenumber.cli.compiling import prepare_bots
from thenumber.cli.exit_codes import WRONG_RECORD
from thenumber.cli.keeping import demand_writable, keep
from thenumber.cli.keyboard import ENTER, InputEndedError, has_keys, is_interactive, keys, read_line
from thenumber.cli.names import shown_name
from thenumber.cli.show import final_standings, game_so_far, make_console, round_end, seat_and_name, turn_played
from thenumber.cli.tablet import write_number
from thenumber.cli.texts import complain, text
from thenumber.cli.wrapping import Prose
from thenumber.record.link import link
from thenumber.record.record import Record
from thenumber.rules.digits import Number
from thenumber.rules.game import new_game, play, standings
from thenumber.rules.resolve import TURNS
from thenumber.rules.seats import Seat
from thenumber.server.thinking.compiled_code import is_compiled

BLANK_LINES = 60
"""The number of blank lines that push a number out of sight where a terminal can't be cleared."""


def play_in_terminal(people: Sequence[str], bots: Sequence[str], rng: Random, save: Path | None) -> None:
    """A whole game, however it ends; what was played can be kept. A bot that breaks its promises ends it."""
    if save:
        demand_writable(save)
    if not is_compiled():  # otherwise a bot would compile in the middle of a turn, without a word
        prepare_bots(bots)
    playing, broken = TerminalGame(people, bots, rng), False
    try:
        with keys() if has_keys() else nullcontext() as pressed:
            playing.play(pressed)
    except (KeyboardInterrupt, InputEndedError):
        print(f"\n{text('play-stopped')}")
    except BrokenBotError as error:
        complain(bot_message(error))
        broken = True
    record = playing.record()
    if record.game.turns:
        kept = keep(record, save)
        print(text("play-again-hint", command=f"thenumber replay {link(record)}"))
        broken = broken or not kept
    if broken:
        raise SystemExit(WRONG_RECORD)


class TerminalGame:
    """People and bots around one keyboard: people in the first seats, bots in the others."""

    def __init__(self, people: Sequence[str], bots: Sequence[str], rng: Random) -> None:
        self.people = len(people)
        self.bots = tuple(bots)
        self.names = (*people, *player_names(bots))
        self.rng = rng
        self.console = make_console()
        self.game = new_game(len(self.names))
        self.pressed: Iterator[str] | None = None

    def record(self) -> Record:
        return Record(self.game, self.names, date=datetime.now(tz=UTC).astimezone().date().isoformat())

    def play(self, pressed: Iterator[str] | None) -> None:
        """Play to the end, with single keys where there are any."""
        self.pressed = pressed
        self.clear()
        self.welcome()
        while not self.game.over:
            # Bots write first: nothing that people write can reach them.
            numbers = {seat: self.bot_number(seat) for seat in range(self.people, len(self.names))}
            numbers |= {seat: self.person_number(seat) for seat in range(self.people)}
            self.game = play(self.game, [numbers[seat] for seat in range(len(self.names))])
            self.reveal()

    def welcome(self) -> None:
        self.console.print(Text(text("game-title"), style="bold"))
        self.console.print(Prose(text("play-welcome")))
        self.console.print()
        if self.people == 1:
            self.console.print(Text(text("play-you-are", name=self.who(0))))
        for name, bot in zip(self.names[self.people :], self.bots, strict=True):
            about = bot_about(bot)
            self.console.print(
                Prose(text("bot-line", name=shown_name(name), about=about) if about else shown_name(name))
            )
        self.console.print()
        self.wait(text("play-begin-key"))
        self.clear()

    def who(self, seat: Seat) -> str:
        return seat_and_name(self.names, seat)

    def bot_number(self, seat: Seat) -> Number | None:
        if seat not in self.game.position.writers:
            return None
        return ask(find_bot(self.bots[seat - self.people]), self.game, seat, self.rng)

    def person_number(self, seat: Seat) -> Number | None:
        name, several = self.who(seat), self.people > 1
        if seat not in self.game.position.writers:
            self.console.print(Text(text("play-sits-out", name=name)))
            return None
        if several:
            self.console.print(Text(text("play-hand-over", name=name), style="bold"))
            self.wait(text("play-hand-over-key", name=name))
            self.clear()
        self.console.print(game_so_far(self.game.position, self.names))
        self.console.print()
        number = write_number(self.console, self.pressed, name, self.game.position.boards[seat], hidden=several)
        if several:
            self.clear()
        return number

    def reveal(self) -> None:
        index = len(self.game.turns) - 1
        if self.people > 1:
            self.wait(text("play-reveal-key"))
        self.clear()
        self.console.print(turn_played(self.game, index, self.names))
        self.console.print()
        if (index + 1) % TURNS:
            self.wait(text("play-next-key"))
            self.clear()
            return
        self.wait(text("play-round-end-key"))
        self.clear()
        round_no, totals = index // TURNS + 1, self.game.position.totals
        self.console.print(round_end(self.game.turns[index].boards, round_no, self.names, totals[: round_no - 1]))
        self.console.print()
        if self.game.over:
            self.console.print(final_standings(standings(self.game), totals, self.names))
            self.console.print()
        else:
            self.wait(text("play-next-round-key"))
            self.clear()

    def clear(self) -> None:
        """Nothing that stood on the screen may be read any more, if there are others to read it."""
        if self.pressed is not None:
            self.console.clear()
        elif is_interactive() and self.people > 1:
            self.console.print("\n" * BLANK_LINES)

    def wait(self, prompt: str) -> None:
        if self.pressed is not None:
            self.console.print(Text(prompt, style="dim"), end=" ")
            while next(self.pressed) != ENTER:
                pass
            self.console.print()
        elif is_interactive():
            read_line(f"{prompt} ")
