"""Somebody at a table of ours, over aiohttp, from a loopback address of one's own: for bench/abuse.py."""

import asyncio
import itertools
from collections.abc import Callable
from typing import Any

import aiohttp

from bench.ours import PROTOCOL

PATIENCE = 30.0
"""Seconds after which an answer that does not come is a failure."""


def session_from(address: str) -> aiohttp.ClientSession:
    """A session whose connections come from this address, which must be one of this machine."""
    return aiohttp.ClientSession(connector=aiohttp.TCPConnector(local_addr=(address, 0), limit=0))


class Person:
    """One connection to a table; the token survives it."""

    def __init__(self, session: aiohttp.ClientSession, url: str, code: str) -> None:
        self.token: str | None = None
        self.table: dict[str, Any] = {}
        self._session, self._address = session, f"{url.replace('http', 'ws', 1)}/ws/{code}"
        self._ids = itertools.count(1)
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._changed = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None

    async def come(self) -> None:
        self._socket = await self._session.ws_connect(self._address)
        self._reading = asyncio.create_task(self._read())
        self.token = (await self.say("Hello", protocol=PROTOCOL, token=self.token))["token"]
        await self.until(bool)

    async def sit(self, name: str) -> None:
        await self.come()
        await self.say("Sit", name=name)

    async def say(self, what: str, **fields: object) -> dict[str, Any]:
        """The answer, `Done`, `Welcome` or `Refused`; ConnectionError if the line was cut."""
        number = next(self._ids)
        self._answers[number] = asyncio.get_running_loop().create_future()
        await self._socket.send_json({"id": number, "say": {"do": what, **fields}})
        return await asyncio.wait_for(self._answers[number], PATIENCE)

    async def write(self, number: str) -> dict[str, Any]:
        return await self.say("Write", number=number, **self.turn())

    def turn(self) -> dict[str, int]:
        return {"game_no": self.table["game_no"], "turn_index": self.table["turn_index"]}

    async def until(self, condition: Callable[[dict[str, Any]], object]) -> None:
        async with asyncio.timeout(PATIENCE * 4):
            while not condition(self.table):
                self._changed.clear()
                await self._changed.wait()

    async def until_after(self, turn: dict[str, int]) -> None:
        """Wait until this turn is over."""
        await self.until(lambda _: self.turn() != turn)

    async def drop(self) -> None:
        """Lose the line, as a phone does that goes to sleep."""
        await self._socket.close()
        if self._reading:
            await self._reading
        self.table = {}

    async def _read(self) -> None:
        async for message in self._socket:
            said = message.json()
            if said["say"] == "View":
                self.table = said["table"]
                self._changed.set()
            elif said["say"] == "Change":
                self.table["opening"], self.table["written"] = said["table"]["opening"], said["table"]["written"]
                self._changed.set()
            elif (answer := self._answers.pop(said.get("id"), None)) and not answer.done():
                answer.set_result(said)
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError("the line was cut"))
