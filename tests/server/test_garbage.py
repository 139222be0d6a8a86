"""A connection that is closed leaves nothing behind for the garbage collector, which is to look at little."""

import asyncio
import gc
from pathlib import Path

import aiohttp
from aiohttp import web

from online import Player, new_table
from ports import free_port
from thenumber.server.settings import settings_from
from thenumber.server.web.app import make_app
from thenumber.server.web.listener import Listener
from thenumber.server.wire.connection import Connection
from thenumber.server.wire.socket import Socket

VISITS = 20


def living(port: int) -> int:
    """Sockets and connections of the server, and what asyncio has for each of them, that nobody has freed yet."""
    gc.unfreeze()  # the server freezes what lives, and what is frozen is not told
    return sum(isinstance(one, Socket | Connection) or is_of_server(one, port) for one in gc.get_objects())


def is_of_server(one: object, port: int) -> bool:
    """Whether it is a transport of the server, and not one of the clients, which live in this process as well."""
    return isinstance(one, asyncio.Transport) and one.get_extra_info("sockname", ("", 0))[1:2] == (port,)


def test_closed_connections_are_freed_without_the_garbage_collector(tmp_path: Path) -> None:
    async def visit(port: int) -> None:
        url = f"http://127.0.0.1:{port}"
        async with aiohttp.ClientSession() as session:
            code = await new_table(session, url)
            steady = await Player(session, url, code).come()
            before = living(port)
            for _ in range(VISITS):
                await (await Player(session, url, code).come()).go()
            for _ in range(VISITS):
                async with session.get(f"{url}/healthz", headers={"Connection": "close"}) as answer:
                    assert await answer.text() == "ok"
            while living(port) > before:  # the last one is just being closed
                await asyncio.sleep(0.01)
            await steady.go()

    async def serve() -> None:
        port = free_port()
        settings = settings_from({"data": str(tmp_path), "workers": "1", "host": "127.0.0.1", "port": str(port)}, {})
        runner = web.AppRunner(make_app(settings))
        await runner.setup()
        assert runner.server
        listener = Listener(runner.server, settings)
        await listener.start()
        gc.disable()
        try:
            await asyncio.wait_for(visit(port), 30)
        finally:
            gc.enable()
            listener.close()
            await runner.cleanup()

    asyncio.run(serve())
