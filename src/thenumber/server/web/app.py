"""The server put together: what runs while it runs, and what every answer has in common."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import lru_cache

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.web_protocol import RequestPayloadError

from thenumber.locales.catalogue import catalogue
from thenumber.server.admin.access import Access
from thenumber.server.admin.nodes import Nodes
from thenumber.server.admission.limits import BIGGEST_BODY, CONNECTIONS
from thenumber.server.clock import Clock, start_clock
from thenumber.server.settings import Settings
from thenumber.server.store.errors import StoreUnavailableError
from thenumber.server.store.store import Store
from thenumber.server.tables.local import LocalTables
from thenumber.server.tables.log import UnreadableEntryError
from thenumber.server.web import admin, analysis, daily, http, own_games
from thenumber.server.web.app_state import APP_STATE, AppState, Tables
from thenumber.server.web.headers import HOST, security_headers
from thenumber.server.web.hosts import is_served
from thenumber.server.web.http import HttpRefusal
from thenumber.server.web.negotiate import best_language
from thenumber.server.web.static import Missing, add_static

LOG = logging.getLogger(__name__)
EXPIRY_SECONDS = 60.0
"""The time between two looks for tables that are too old."""
DAY = 86_400.0
BUSY_SECONDS = 5.0
"""The seconds after which an address that asked for too much at once may ask again."""
DESCRIBES_BODY = ("Content-Type", "Content-Length", "Content-Encoding")
"""The headers of an error that are about a body which is not sent."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def make_app(settings: Settings) -> web.Application:
    """The whole server as an aiohttp application, under its base path."""
    app = web.Application(client_max_size=BIGGEST_BODY)
    inner = web.Application() if settings.base_path else app
    inner.add_routes([*http.routes, *admin.routes, *analysis.routes, *own_games.routes, *daily.routes])
    missing = add_static(app, inner, settings.base_path, guards={"admin": admin.demand_page})
    app.middlewares.append(answer_for_everything(settings, missing))
    if settings.behind_proxy and settings.limits:
        app.middlewares.append(bound_requests())
    if inner is not app:
        app.add_subapp(settings.base_path, inner)

    async def life(_: web.Application) -> AsyncIterator[None]:
        store = await Store.open(settings.database_url)
        clock = await start_clock(store, settings.data)
        tables = tables_of(settings, store, clock)
        nodes = Nodes(settings, store, tables)
        await tables.start()
        state = app[APP_STATE] = inner[APP_STATE] = AppState(settings, store, tables, clock, nodes, Access(settings))
        expiry = asyncio.create_task(expire(state))
        yield
        expiry.cancel()
        await nodes.close()
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

    @lru_cache(maxsize=1024)  # nearly all ask for the same
    def answers_to(host: str | None) -> bool:
        return is_served(host, settings)

    @web.middleware
    async def middleware(request: web.Request, handler: Handler) -> web.StreamResponse:
        host = request.headers.get("Host")
        served = answers_to(host)
        try:
            response = await (handler(request) if served else refuse_host(request))
        except HttpRefusal as refusal:
            response = refusal.response()
        except (StoreUnavailableError, UnreadableEntryError):  # in a moment, or at another server
            response = HttpRefusal(503, "store-unavailable").response()
        except web.HTTPException as error:
            page = await missing(request) if missing and error.status == 404 else None
            response = page or refusal_like(error)
        except (RequestPayloadError, HttpProcessingError):  # the body is not what its headers say
            response = HttpRefusal(400, "bad-request").response()
        except asyncio.CancelledError:
            raise
        except Exception as error:
            if not (is_cut_off(error) and is_gone(request)):
                LOG.exception("an answer failed: %s", request.match_info.route.resource)
            response = HttpRefusal(500, "internal").response()
        if not response.prepared:
            response.headers.update(security_headers(settings, host if served else None))
        return response

    return middleware


async def refuse_host(request: web.Request) -> web.Response:
    """Say that a name is not ours, to a person in a sentence: it may be who runs the server."""
    host = request.headers.get("Host", "")
    refusal = HttpRefusal(421, "other-host", found=host if HOST.fullmatch(host) else "")
    if "text/html" not in request.headers.get("Accept", ""):
        return refusal.response()
    language = best_language("", request.headers.get("Accept-Language", ""))
    # In a thread: to load a language takes a while.
    texts = await asyncio.to_thread(catalogue, language)
    return web.Response(status=refusal.status, text=texts.text(f"refusal-{refusal.code}", found=refusal.found))


def refusal_like(error: web.HTTPException) -> web.Response:
    """Our refusal for an error of the router or of a handshake, with the headers that belong to it, such as Allow."""
    response = HttpRefusal(error.status, "not-found" if error.status == 404 else "bad-request").response()
    for name, value in error.headers.items():
        if name not in DESCRIBES_BODY:
            response.headers[name] = value
    return response


def is_cut_off(error: Exception) -> bool:
    """Whether a request failed because its line was cut. While a body is read, aiohttp says so by a RuntimeError."""
    return isinstance(error, ConnectionError) or error.args == ("Connection closed.",)


def is_gone(request: web.Request) -> bool:
    """Whether nobody waits for the answer any more."""
    return request.transport is None or request.transport.is_closing()


def bound_requests() -> Callable[..., Awaitable[web.StreamResponse]]:
    """Behind a proxy, an address may have so many requests that are being answered: all connections are the proxy's."""
    under_way: Counter[str] = Counter()

    @web.middleware
    async def middleware(request: web.Request, handler: Handler) -> web.StreamResponse:
        caller = request.app[APP_STATE].caller(request)
        if under_way[caller] >= CONNECTIONS:
            raise HttpRefusal(429, "too-many-connections", BUSY_SECONDS)
        under_way[caller] += 1
        try:
            return await handler(request)
        finally:
            under_way[caller] -= 1
            if not under_way[caller]:
                del under_way[caller]

    return middleware


def tables_of(settings: Settings, store: Store, clock: Clock) -> Tables:
    """The tables of this process, or those of as many processes as the settings ask for."""
    if settings.processes > 1:
        from thenumber.server.tables.shards import ShardedTables

        return ShardedTables(store, settings, clock)
    return LocalTables(store, settings.workers, clock, limited=settings.limits, small=settings.small)


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
