"""The server put together: what runs while it runs, and what every answer has in common."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable

from aiohttp import web

from thenumber.server.admission.limits import BIGGEST_BODY
from thenumber.server.clock import Clock, start_clock
from thenumber.server.settings import Settings
from thenumber.server.store.errors import StoreUnavailableError
from thenumber.server.store.store import Store
from thenumber.server.tables.local import LocalTables
from thenumber.server.web import analysis, daily, http, own_games
from thenumber.server.web.app_state import APP_STATE, AppState, Tables
from thenumber.server.web.headers import security_headers
from thenumber.server.web.http import HttpRefusal
from thenumber.server.web.static import Missing, add_static

LOG = logging.getLogger(__name__)
EXPIRY_SECONDS = 60.0
"""The time between two looks for tables that are too old."""
DAY = 86_400.0


def make_app(settings: Settings) -> web.Application:
    """The whole server as an aiohttp application, under its base path."""
    app = web.Application(client_max_size=BIGGEST_BODY)
    inner = web.Application() if settings.base_path else app
    inner.add_routes([*http.routes, *analysis.routes, *own_games.routes, *daily.routes])
    missing = add_static(app, inner, settings.base_path)
    app.middlewares.append(answer_for_everything(settings, missing))
    if inner is not app:
        app.add_subapp(settings.base_path, inner)

    async def life(_: web.Application) -> AsyncIterator[None]:
        store = await Store.open(settings.database_url)
        clock = await start_clock(store, settings.data)
        tables = tables_of(settings, store, clock)
        await tables.start()
        state = app[APP_STATE] = inner[APP_STATE] = AppState(settings, store, tables, clock)
        expiry = asyncio.create_task(expire(state))
        yield
        expiry.cancel()
        await state.reviews.close()
        await tables.close()
        await store.close()

    async def say_goodbye(_: web.Application) -> None:
        await app[APP_STATE].reviews.close()  # an answer that is being made would be waited for
        await app[APP_STATE].tables.say_goodbye()

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


def tables_of(settings: Settings, store: Store, clock: Clock) -> Tables:
    """The tables of this process, or those of as many processes as the settings ask for."""
    if settings.processes > 1:
        from thenumber.server.tables.shards import ShardedTables

        return ShardedTables(store, settings, clock)
    return LocalTables(store, settings.workers, clock, limited=settings.limits)


async def expire(state: AppState) -> None:
    """Now and then, delete tables that nobody has touched for too long."""
    days = state.settings.retention_days
    while True:
        await asyncio.sleep(EXPIRY_SECONDS)
        try:
            # Of two clocks the one that keeps more: a system clock set far ahead by mistake deletes nothing.
            now = min(state.clock(), state.wall_clock())
            gone = await state.store.expire(now - days * DAY)
            await state.store.expire_days(daily.oldest_kept(now))
        except StoreUnavailableError:
            continue
        if gone:
            LOG.info("%d tables were not touched for %g days and are gone", gone, days)
