"""A real server in a process of its own, and people who play on it over real sockets."""

import asyncio
import itertools
import json
import os
import re
import signal
import socket
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, Self

import aiohttp

from command import PLAIN, THENUMBER
from ports import free_port
from thenumber.server.wire.protocol import PROTOCOL

PATIENCE = 30.0
"""Seconds until something that does not happen is a failure; only a hanging server ever takes so long."""


class Server:
    """`thenumber serve`, which can be killed and started again on the same data and port."""

    everywhere: ClassVar[dict[str, str]] = {"THENUMBER_WORKERS": "1"}
    """Variables that every server gets: few bots need more than a worker, and a test can be run on another database."""

    def __init__(self, data: Path, *options: str, **environment: str) -> None:
        self.data, self.options, self.environment = data, options, environment
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.run_by: Callable[..., list[str]] = lambda *command: list(command)
        """What makes the command that is really run, such as that of a control group."""
        self.log = data.parent / f"{data.name}.log"

    def start(self) -> Self:
        where = ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data)]
        command = self.run_by(THENUMBER, "serve", *where, *self.options)
        environment = PLAIN | {"HOME": os.environ.get("HOME", "/")} | self.everywhere | self.environment
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, env=environment)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return self
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended: {self.log.read_text()}")
            time.sleep(0.02)
        self.kill()
        raise AssertionError(f"the server never listened: {self.log.read_text()}")

    def said(self) -> str:
        """The log without its times, whatever its form: a number could stand in one of them by chance."""
        return re.sub(r'(?m)^(?:\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} |\{"time": "[^"]+", )', "", self.log.read_text())

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        if self.process is None:
            return 0
        self.process.send_signal(number)
        code = self.process.wait(PATIENCE)
        self.process = None
        return code

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process:
            self.kill()


class Refused(Exception):  # noqa: N818 an answer, not an accident
    pass


class Player:
    """Somebody at a table, who keeps the token and sees the newest view."""

    def __init__(self, session: aiohttp.ClientSession, url: str, code: str, token: str | None = None) -> None:
        self.session, self.url, self.code, self.token = session, url, code, token
        self.view: dict[str, Any] = {}
        self.views: list[str] = []
        self.heard: list[str] = []
        """All that the server ever said to this player, views and answers."""
        self.ids = itertools.count(1)
        self.answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.changed = asyncio.Event()
        self.socket: aiohttp.ClientWebSocketResponse | None = None
        self.reader: asyncio.Task[None] | None = None

    async def come(self) -> Self:
        """Connect, as often as it takes while a server is starting."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self.socket = await self.session.ws_connect(f"{self.url.replace('http', 'ws', 1)}/ws/{self.code}")
                break
            except aiohttp.ClientError:
                if time.monotonic() > deadline:
                    raise
                await asyncio.sleep(0.05)
        self.reader = asyncio.create_task(self._read())
        welcome = await self.say("Hello", protocol=PROTOCOL, token=self.token)
        self.token = welcome["token"]
        await self.until(bool)
        return self

    async def _read(self) -> None:
        assert self.socket
        async for message in self.socket:
            self.heard.append(message.data)
            said = message.json()
            if said["say"] == "View":
                self.view = said
                self.views.append(message.data)
                self.changed.set()
            elif said["say"] == "Change":
                self.view = changed(self.view, said)
                self.views.append(json.dumps(self.view, separators=(",", ":"), ensure_ascii=False))
                self.changed.set()
            elif said.get("id") in self.answers:
                self.answers.pop(said["id"]).set_result(said)
        for waiting in self.answers.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError("the server is gone"))

    async def say(self, what: str, **fields: object) -> dict[str, Any]:
        """Say something and wait for the answer; a refusal is raised."""
        assert self.socket
        number = next(self.ids)
        self.answers[number] = asyncio.get_running_loop().create_future()
        await self.socket.send_json(saying(number, what, **fields))
        answer = await asyncio.wait_for(self.answers[number], PATIENCE)
        if answer["say"] == "Refused":
            raise Refused(answer["code"])
        return answer

    async def write(self, number: str) -> dict[str, Any]:
        table = self.view["table"]
        return await self.say("Write", number=number, game_no=table["game_no"], turn_index=table["turn_index"])

    async def until(self, condition: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The view, as soon as it is as wanted."""

        async def wait() -> None:
            while not self.view or not condition(self.view):
                self.changed.clear()
                await self.changed.wait()

        await asyncio.wait_for(wait(), PATIENCE)
        return self.view

    async def until_turn(self, index: int) -> dict[str, Any]:
        """This turn of a game, or a later one: in a lobby no turn was played either."""
        return await self.until(lambda view: view["table"]["game_no"] > 0 and view["table"]["turn_index"] >= index)

    async def until_game(self, number: int) -> dict[str, Any]:
        return await self.until(lambda view: bool(view["table"]["game_no"] == number))

    async def go(self) -> None:
        if self.socket:
            await self.socket.close()
        if self.reader:
            await self.reader

    def lowest(self) -> str:
        """Three times the lowest digit that is still available, or nothing."""
        available = self.view["table"]["seats"][self.view["you"]["seat"]]["available"]
        return available[0] * 3 if available else ""


def saying(number: int, what: str, /, **fields: object) -> dict[str, Any]:
    """Something a client says, as it goes over the wire."""
    return {"id": number, "say": {"do": what, **fields}}


def changed(view: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """The view after a change, as docs/protocol.md tells clients to make it; the view before stays as it was."""
    table, new, you = view["table"], change["table"], view["you"]
    seals = list(table["seals"])
    seals[new["place"] : new["place"] + new["removed"]] = [new["seal"]] if new["seal"] else []
    seats = list(table["seats"])
    if new["seat"] is not None:
        seat = seats[new["seat"]]
        seats[new["seat"]] = seat | {"written": new["seal"] is not None, "waited_for": new["waited_for"]}
    table = table | {"seals": seals, "seats": seats, "written": new["written"], "opening": new["opening"]}
    if change["you"]:
        reasons = you["why_not"] | change["you"]["why_not"]
        why_not = {name: code for name, code in reasons.items() if code is not None}
        you = you | {"tablet": change["you"]["tablet"], "why_not": why_not}
    return view | {"table": table, "you": you}


async def new_table(session: aiohttp.ClientSession, url: str) -> str:
    async with session.post(f"{url}/api/tables") as response:
        assert response.status == 201, await response.text()
        code: str = (await response.json())["code"]
        assert re.fullmatch(r"[A-Z0-9]+", code)
        return code
