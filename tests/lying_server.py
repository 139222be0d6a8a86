"""A server that tells a client what a tape says, honest or not: a real one, on a real port, that plays nothing."""

import asyncio
import json
import threading
from collections.abc import Sequence
from typing import Any, Self, TypeAlias

import msgspec
from aiohttp import ClientSession, WSMsgType, web

from conformance.seals import whole
from online import PATIENCE
from ports import free_port
from thenumber.server.wire.protocol import PROTOCOL
from thenumber.table.view import View

CODE = "KDWTXM"
Message: TypeAlias = dict[str, Any]
NOTHING_MORE = "nothing-more"
"""The code of the refusal that is said when the tape has ended."""
NOW_WRITE = "now-write-"
"""What begins the code of the refusal that is said when the client has to write a number, which ends it."""


class LyingServer:
    """Says what stands on the tape. Where the client speaks there, it waits until the client says just that; where a
    welcome stands there, the line is cut, and the tape goes on when the client is back."""

    def __init__(self, tape: Sequence[Message], page: str = "", raw: Sequence[str | bytes] = ()) -> None:
        self.tape = list(tape)
        self.page = page
        """The address of an honest server, for the page."""
        self.raw = raw
        """Frames that are sent as they are after the first welcome."""
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.url = f"{self.address}/t/{CODE}"
        self._place = 1
        self._loop = asyncio.new_event_loop()
        self._started = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._started.wait(PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        runner = self._loop.run_until_complete(self._start())
        self._started.set()
        self._loop.run_forever()
        self._loop.run_until_complete(runner.cleanup())
        self._loop.close()

    async def _start(self) -> web.AppRunner:
        app = web.Application()
        app.router.add_get(f"/ws/{CODE}", self._socket)
        app.router.add_get("/{path:.*}", self._page)
        runner = web.AppRunner(app, shutdown_timeout=0.1)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", self.port).start()
        return runner

    async def _page(self, request: web.Request) -> web.Response:
        async with ClientSession() as session, session.get(f"{self.page}{request.path_qs}") as found:
            kind = found.headers.get("Content-Type", "text/plain")
            return web.Response(body=await found.read(), status=found.status, headers={"Content-Type": kind})

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        hello = json.loads((await socket.receive()).data)
        assert hello["say"]["protocol"] == PROTOCOL
        await socket.send_json({"say": "Welcome", "id": hello["id"], "token": "t", "version": "1", "bots": []})
        for text in self.raw:
            await (socket.send_str(text) if isinstance(text, str) else socket.send_bytes(text))
        answered = 0
        while self._place < len(self.tape):
            message = self.tape[self._place]
            self._place += 1
            if message["say"] == "Welcome":
                await socket.close()
                return socket
            if isinstance(message["say"], dict):
                answered = await self._hear(socket, message["say"])
            elif message["say"] == "Done":
                await socket.send_json({"say": "Done", "id": answered})
            elif message["say"] == "View":
                view = msgspec.to_builtins(msgspec.convert(whole(message), View))
                await socket.send_json({"say": "View", **view})
            else:
                await socket.send_json(message)
        await self._refuse(socket, NOTHING_MORE)
        await self._hear(socket, None)
        return socket

    async def _refuse(self, socket: web.WebSocketResponse, code: str) -> None:
        await socket.send_json({"say": "Refused", "id": None, "code": code, "found": "", "right": ""})

    async def _hear(self, socket: web.WebSocketResponse, wanted: Message | None) -> int:
        """The id under which the client says what is wanted; all else is answered. With None, until it goes."""
        if wanted:  # a client that has heard this has heard all before it
            await self._refuse(socket, f"{NOW_WRITE}{wanted['number']}")
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            said = json.loads(message.data)
            if said["say"] == wanted:
                return int(said["id"])
            await socket.send_json({"say": "Done", "id": said["id"]})
        return 0
