"""The server put together: what runs while it runs, and what every answer has in common."""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Awaitable, Callable

from aiohttp import web

from thenumber.server.admission.limits import BIGGEST_BODY
from thenumber.server.garbage_collection import bound_pauses
from thenumber.server.settings import Settings
from thenumber.server.store.errors import StoreUnavailableError
from thenumber.server.store.store import Store
from thenumber.server.tables.hub import Hub
from thenumber.server.thinking.workers import Workers
from thenumber.server.web import analysis, http
from thenumber.server.web.headers import security_headers
from thenumber.server.web.house import HOUSE, House
from thenumber.server.web.http import HttpRefusal
from thenumber.server.web.static import Missing, add_static

LOG = logging.getLogger(__name__)
CHORES_SECONDS = 60.0
ROLL_CALL_SECONDS = 8.0
"""Whoever vanished with their node is away after two of these."""
DAY = 86_400.0


def make_app(settings: Settings) -> web.Application:
    """The whole server as an aiohttp application, under its base path."""
    app = web.Application(client_max_size=BIGGEST_BODY)
    inner = web.Application() if settings.base_path else app
    inner.add_routes([*http.routes, *analysis.routes])
    missing = add_static(app, inner, settings.base_path)
    app.middlewares.append(answer_for_everything(settings, missing))
    if inner is not app:
        app.add_subapp(settings.base_path, inner)

    async def life(_: web.Application) -> AsyncIterator[None]:
        store = await Store.open(settings.database_url)
        workers = Workers(settings.workers)
        workers.start_soon()
        hub = Hub(store, workers)
        app[HOUSE] = inner[HOUSE] = House(settings, hub)
        store.listen(hub.heard, hub.called)
        chores = [
            asyncio.create_task(chore)
            for chore in (do_chores(hub, settings), call_rolls(hub), bound_pauses(lambda: hub.counters.commands))
        ]
        # The thread that writes to the database must not wait long for a busy loop.
        sys.setswitchinterval(0.0005)
        yield
        for chore in chores:
            chore.cancel()
        await app[HOUSE].reviews.close()
        hub.close()
        await workers.close()
        await store.close()

    async def say_goodbye(_: web.Application) -> None:
        await app[HOUSE].sockets.close()

    app.cleanup_ctx.append(life)
    app.on_shutdown.append(say_goodbye)
    return app


def answer_for_everything(settings: Settings, missing: Missing | None) -> Callable[..., Awaitable[web.StreamResponse]]:
    """Every answer gets the security headers, and every refusal its form; no traceback ever leaves the house."""

    @web.middleware
    async def middleware(
        request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        try:
            response = await handler(request)
        except HttpRefusal as refusal:
            response = refusal.response()
        except StoreUnavailableError:
            response = HttpRefusal(503, "store-unavailable").response()
        except web.HTTPException as error:
            page = await missing(request) if missing and error.status == 404 else None
            code = "not-found" if error.status == 404 else "bad-request"
            response = page or HttpRefusal(error.status, code).response()
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("an answer failed: %s", request.match_info.route.resource)
            response = HttpRefusal(500, "internal").response()
        if not response.prepared:
            response.headers.update(security_headers(settings, request.headers.get("Host")))
        return response

    return middleware


async def call_rolls(hub: Hub) -> None:
    while True:
        await asyncio.sleep(ROLL_CALL_SECONDS)
        await hub.call_the_roll()


async def do_chores(hub: Hub, settings: Settings) -> None:
    """Now and then: forget tables that nobody looks at, and delete those that nobody has touched for too long."""
    while True:
        await asyncio.sleep(CHORES_SECONDS)
        hub.forget_idle()
        try:
            gone = await hub.store.expire(hub.clock() - settings.retention_days * DAY)
        except StoreUnavailableError:
            continue
        if gone:
            LOG.info("%d tables were not touched for %g days and are gone", gone, settings.retention_days)
