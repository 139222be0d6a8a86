"""`thenumber bot`: bring a program to a table on a server. It sits there as a bot, and comes back for ever."""

import asyncio
import signal
from collections.abc import Coroutine
from random import Random
from typing import Any

from rich.console import Console, RenderableType

from thenumber.bots.bot import ask
from thenumber.bots.errors import BrokenBotError, UnusableBotError
from thenumber.bots.stand_in import stand_in
from thenumber.cli.bots import bot_message
from thenumber.cli.exit_codes import WRONG_RECORD, WRONG_USAGE
from thenumber.cli.names import bot_name
from thenumber.cli.seconds import seconds_from
from thenumber.cli.table_client import TableClient, socket_url
from thenumber.cli.texts import stop, text
from thenumber.programs.bot import ExternalBot
from thenumber.programs.find import new_program
from thenumber.programs.process import Limits
from thenumber.rules.board import Board
from thenumber.rules.digits import Number, number_name, parse_digits, parse_number
from thenumber.rules.game import Game, Position, new_game, play
from thenumber.rules.seats import Seat
from thenumber.table.people import Leave, Sit
from thenumber.table.turns import Write
from thenumber.table.view import TableView, View

SPARE_SECONDS = 2.0
"""Seconds before the end of a table's clock at which a number has to be there, for its way to the server."""
LEAST_SECONDS = 0.5


def bot(program: str, url: str, name: str | None, seconds: str) -> None:
    address, limits = socket_url(url), Limits(number=seconds_from(seconds))
    try:
        with new_program(program, limits) as external:
            client = BotClient(address, external, name or external.name)
            asyncio.run(client.stay())
    except UnusableBotError as error:
        stop(bot_message(error), WRONG_USAGE)
    if client.turned_away:
        raise SystemExit(WRONG_RECORD)


class BotClient(TableClient):
    """A program at a table."""

    def __init__(self, url: str, bot: ExternalBot, name: str) -> None:
        super().__init__(url)
        self.bot, self.name = bot, name
        self.rng = Random()
        self.seated = False
        self.refused_under: tuple[object, ...] | None = None
        """What the table was like when a seat was asked for; it is asked for again when this is another."""
        self.place = (0, 0)
        self.game: Game | None = None
        """The game as far as it is known: the position at `place`, and the turns that were seen."""
        self.chosen: tuple[tuple[int, int], str] | None = None
        """The number that was chosen last, and the turn it is for."""
        self.thinking = False
        self.troubles: set[str] = set()
        """The troubles that were told since the table was seen last."""
        self.tasks: set[asyncio.Task[None]] = set()

    async def stay(self) -> None:
        loop, coming_back = asyncio.get_running_loop(), asyncio.ensure_future(self.come_back())
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.leave, coming_back)
        await asyncio.wait([coming_back])
        self.bot.interrupt()
        if not coming_back.cancelled():
            coming_back.result()

    def leave(self, coming_back: "asyncio.Future[None]") -> None:
        """Give the seat up and end."""
        self.done = True
        self.bot.interrupt()
        if self.socket is None or self.socket.closed:
            coming_back.cancel()
        else:
            self.soon(self.say_goodbye())

    async def say_goodbye(self) -> None:
        await self.say(Leave())
        if self.socket:
            await self.socket.close()

    def seat_wish(self, view: View) -> Sit | None:
        table = view.table
        under = (table.options, table.locked, table.phase, len(table.seats), len(table.waiting), id(self.socket))
        if view.you or self.seated or under == self.refused_under:
            return None
        self.refused_under = under
        return Sit(self.name, bot=True)

    def see(self, view: View) -> None:
        self.view = view
        self.watch.see(view.table, view.you)
        self.follow(view.table)
        self.troubles.clear()
        if view.you and not self.seated:
            self.seated = True
            key = "bot-waits" if view.you.seat is None else "bot-sits"
            self.tell(text(key, name=bot_name(view.you.name.removeprefix("@")), code=view.table.code))
        elif self.seated and view.you is None:
            self.tell(text("bot-removed"))
            self.done = self.turned_away = True
            if self.socket:
                self.soon(self.close(self.socket.close()))
        self.act()

    def follow(self, table: TableView) -> None:
        """Go on with the game, as far as it was seen; what was missed while the line was down is in the position."""
        place = (table.game_no, table.turn_index)
        if table.phase != "choose" or place == self.place:
            return
        boards = tuple(Board(parse_digits(seat.available), seat.scores) for seat in table.seats)
        position, game = Position(boards, table.totals), self.game
        if table.turn_index == 0:
            game = new_game(len(boards))
        elif game and table.last and self.place == (table.game_no, table.turn_index - 1):
            numbers = [ruling.number for ruling in table.last.seats]
            game = play(game, [None if number is None else parse_number(number) for number in numbers])
        self.game = game if game and game.position == position else Game(position)
        self.place = place

    def act(self) -> None:
        """Write what was chosen for this turn, or choose, if it is time for a number."""
        you, game = self.view.you if self.view else None, self.game
        if self.done or self.view is None or you is None or you.seat is None or game is None or you.tablet:
            return
        table = self.view.table
        if table.phase != "choose" or table.paused or table.opening or you.seat not in game.position.writers:
            return
        turn = (table.game_no, table.turn_index)
        if self.chosen and self.chosen[0] == turn:
            self.soon(self.say(Write(self.chosen[1], *turn)))
        elif not self.thinking:
            self.thinking = True
            left = self.bot.limits.number if table.seconds_left is None else table.seconds_left - SPARE_SECONDS
            self.bot.seconds = max(LEAST_SECONDS, min(self.bot.limits.number, left))
            self.soon(self.think(turn, game, you.seat))

    async def think(self, turn: tuple[int, int], game: Game, seat: Seat) -> None:
        try:
            self.chosen = (turn, number_name(await asyncio.to_thread(self.number, game, seat)))
        finally:
            self.thinking = False
        self.act()

    def number(self, game: Game, seat: Seat) -> Number:
        """The program's number; if it has none, that of a bot of the house, and a sentence about why."""
        try:
            return ask(self.bot, game, seat, self.rng)
        except BrokenBotError as error:
            other = stand_in(self.bot.name)
            if not self.done:
                self.tell(bot_message(error))
                self.tell(text("bot-plays-on", other=bot_name(other.name)))
            return other.choose(game, seat, self.rng)

    def soon(self, doing: Coroutine[Any, Any, None]) -> None:
        """Do something beside listening."""
        task = asyncio.ensure_future(doing)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self, closing: Coroutine[Any, Any, bool]) -> None:
        await closing

    def tell(self, message: str) -> None:
        print(message, flush=True)

    def trouble(self, message: str) -> None:
        if message not in self.troubles and not self.done:
            self.troubles.add(message)
            self.tell(message)

    def keep(self, page: RenderableType, note: str = "") -> None:
        Console(highlight=False, emoji=False).print(page, note)
