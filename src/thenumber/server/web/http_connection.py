"""HTTP connections: how long a client may take to ask, how many an address may have, and plain answers to nonsense.

The clock of a request begins with its first byte, and again when its headers are there and its body is not. What
arrives does not stop it: a byte a second is not enough.
"""

import asyncio
from functools import partial
from typing import Any, cast

from aiohttp import web
from aiohttp.streams import EMPTY_PAYLOAD
from aiohttp.web_protocol import RequestHandler

from thenumber.server.garbage_collection import break_circle
from thenumber.server.web.http import HttpRefusal

REQUEST_SECONDS = 10.0
"""The seconds that the headers of a request may take, and then again its body."""
SWEEP_SECONDS = 0.5
"""The seconds between two looks for requests that take too long."""
KEEP_ALIVE_SECONDS = 15.0
"""The seconds for which a connection without a request is kept open for the next one."""
PROXY_KEEP_ALIVE_SECONDS = 75.0
"""The same for the connections of a proxy. It should be the one to close them, and most do so after 60 s: a request
that crosses our closing would fail."""


class HttpConnections:
    """The open HTTP connections of this process, by address."""

    def __init__(self) -> None:
        self._open: dict[str, dict[HttpConnection, None]] = {}
        self._unfinished: dict[HttpConnection, float] = {}
        """Those whose request is not complete, with the time at which they are let go, which is also their order."""

    def count(self, address: str) -> int:
        return len(self._open.get(address, ()))

    def let_idle_go(self, address: str) -> bool:
        """Cut the oldest connection of an address that waits for its client; whether it has one."""
        lines = self._open.get(address, {})
        for line in lines:
            if line.waits:
                del lines[line]
                line.let_go()
                return True
        return False

    def add(self, line: "HttpConnection") -> None:
        self._open.setdefault(line.address, {})[line] = None

    def remove(self, line: "HttpConnection") -> None:
        self._unfinished.pop(line, None)
        lines = self._open.get(line.address, {})
        lines.pop(line, None)
        if not lines:
            self._open.pop(line.address, None)

    def expect_the_rest(self, line: "HttpConnection", now: float) -> None:
        """Begin to wait for the rest of a request, unless that is waited for already."""
        self._unfinished.setdefault(line, now + REQUEST_SECONDS)

    def complete(self, line: "HttpConnection") -> None:
        """Wait no longer: what was waited for is there."""
        self._unfinished.pop(line, None)

    def sweep(self, now: float) -> None:
        """Let go of those whose request is not complete in time."""
        while self._unfinished:
            line, deadline = next(iter(self._unfinished.items()))
            if deadline > now:
                return
            del self._unfinished[line]
            if line.waits:
                line.let_go()


class HttpConnection(RequestHandler):
    """One connection, from when it was accepted until it is lost."""

    __slots__ = ("_all", "_body", "_let_go", "_line", "address")

    def __init__(self, server: web.Server, connections: HttpConnections, address: str, **options: Any) -> None:
        """`address` is the key of whoever stands behind it, `options` are aiohttp's."""
        super().__init__(server, loop=asyncio.get_running_loop(), access_log=cast(Any, None), **options)
        self.address, self._all = address, connections
        self._line: asyncio.Transport | None = None
        self._let_go = False
        self._body = EMPTY_PAYLOAD
        """The body of the last request of which the headers are there."""
        connections.add(self)

    @property
    def waits(self) -> bool:
        """Whether it is the client that is waited for: for its next request, or for the rest of one. Who sends part of
        a request while another one is being answered waits himself."""
        return not self._body.is_eof() or not (self._request_in_progress or self._messages)

    def let_go(self) -> None:
        """Cut the line, or as soon as it has begun."""
        self._let_go = True
        if self._line:
            self._line.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._line = cast(asyncio.Transport, transport)
        super().connection_made(transport)
        self._all.expect_the_rest(self, self._loop.time())
        if self._let_go:
            self._line.abort()

    def data_received(self, data: bytes) -> None:
        requests, unfinished = self._request_count, not self._body.is_eof()
        super().data_received(data)
        is_new = self._request_count > requests and bool(self._messages)
        if is_new:
            self._body = self._messages[-1][1]
        if is_new or (unfinished and self._body.is_eof()):
            self._all.complete(self)
        if not self._body.is_eof() or (data and not is_new and not unfinished):
            self._all.expect_the_rest(self, self._loop.time())

    def connection_lost(self, exc: BaseException | None) -> None:
        if self._line:
            break_circle(self._line)
        self._line = None
        self._all.remove(self)
        super().connection_lost(exc)

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,  # noqa: ARG002 part of the interface
        message: str | None = None,  # noqa: ARG002 it may quote what was sent
    ) -> web.StreamResponse:
        """Answer what is no HTTP, as everything else is answered."""
        if request.writer.output_size > 0:
            raise ConnectionError("half of another answer was sent")
        response = HttpRefusal(status, "bad-request" if status < 500 else "internal").response()
        response.force_close()
        return response


class PlainRequest(web.Request):
    """A request whose answer does not say which programs made it."""

    async def _prepare_hook(self, response: web.StreamResponse) -> None:
        await super()._prepare_hook(response)
        response.headers.popall("Server", None)


def without_banner(server: web.Server, app: web.Application) -> web.Server:
    """The server, with plain requests."""
    server.request_factory = partial(app._make_request, _cls=PlainRequest)
    return server
