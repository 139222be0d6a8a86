"""A whole table of people without a screen, so that a test can bring any screen where it wants it to be."""

import asyncio
import threading
from collections.abc import Coroutine, Sequence
from concurrent.futures import Future
from typing import Any, Self

import aiohttp

from online import PATIENCE, Player, new_table


class Gathering:
    """People who do what they are told. They live in a thread of their own: this one belongs to the browser."""

    def __init__(self, url: str, names: Sequence[str]) -> None:
        self.url, self.names = url, names
        self.players: list[Player] = []
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def _do(self, doing: Coroutine[Any, Any, None]) -> None:
        done: Future[None] = asyncio.run_coroutine_threadsafe(doing, self._loop)
        done.result(PATIENCE)

    @property
    def code(self) -> str:
        return self.players[0].code

    def seat_path(self, seat: int) -> str:
        """Whoever opens this has the seat, too."""
        return f"/t/{self.code}#seat={self.players[seat].token}"

    def sit(self, name: str) -> None:
        async def sit() -> None:
            player = await Player(self._session, self.url, self.players[0].code if self.players else self._code).come()
            await player.say("Sit", name=name)
            self.players.append(player)

        self._do(sit())

    def say(self, seat: int, what: str, /, **fields: object) -> None:
        async def say() -> None:
            await self.players[seat].say(what, **fields)

        self._do(say())

    def set_options(self, **options: object) -> None:
        self.say(0, "SetOptions", options=self.players[0].view["table"]["options"] | options)

    def write(self, numbers: Sequence[str | None]) -> None:
        """Some or all of them, in the same instant; nothing from those who have None."""

        async def write() -> None:
            who = [(player, number) for player, number in zip(self.players, numbers, strict=True) if number]
            await asyncio.gather(*(player.write(number) for player, number in who))

        self._do(write())

    def until_turn(self, index: int) -> None:
        async def until() -> None:
            await asyncio.gather(*(player.until_turn(index) for player in self.players))

        self._do(until())

    def stopped_game(self, *turns: Sequence[str | None]) -> str:
        """A game in which these numbers were written, and then it was stopped; its id."""
        self.say(0, "Start")
        for index, numbers in enumerate(turns):
            self.until_turn(index)
            self.write(numbers)
        self.until_turn(len(turns))
        self.say(0, "End")
        table = self.players[0].view["table"]
        return f"{table['id']}-{table['game_no']}"

    def __enter__(self) -> Self:
        self._thread.start()

        async def open_table() -> None:
            self._session = aiohttp.ClientSession()
            self._code = await new_table(self._session, self.url)

        self._do(open_table())
        for name in self.names:
            self.sit(name)
        return self

    def __exit__(self, *_: object) -> None:
        async def leave() -> None:
            for player in self.players:
                await player.go()
            await self._session.close()

        self._do(leave())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
