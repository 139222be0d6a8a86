"""What a request needs to know about the server it came to: the state of the application."""

import asyncio
import time
from typing import TYPE_CHECKING, TypeAlias

from aiohttp import web

from thenumber.server.admission.limits import (
    CODE_MISSES,
    DAILY_NUMBERS,
    NONE,
    RECKONINGS,
    SEAT_VIEWS,
    TABLES,
    Buckets,
    address_key,
)
from thenumber.server.clock import Clock
from thenumber.server.settings import Settings
from thenumber.server.store.store import Store
from thenumber.server.tables.codes import clean_code
from thenumber.server.tables.local import LocalTables
from thenumber.server.thinking.reviews import Reviews
from thenumber.server.web.addresses import EVERYWHERE, base_urls, is_loopback, own_addresses
from thenumber.server.web.headers import client_address, origin_allowed, security_headers

if TYPE_CHECKING:
    from thenumber.server.tables.shards import ShardedTables

Tables: TypeAlias = "LocalTables | ShardedTables"


class AppState:
    """One server: its settings, its store, its tables, and what everybody may ask of it."""

    def __init__(self, settings: Settings, store: Store, tables: Tables, clock: Clock) -> None:
        self.settings, self.store, self.tables = settings, store, tables
        self.clock = clock
        """The time of tables and limits, which no change of the system's clock reaches."""
        self.wall_clock = time.time
        """The time of all that is about dates."""
        self.reviews = Reviews(store, self.wall_clock)
        limited = settings.limits
        self.creations: Buckets[str] = Buckets(TABLES if limited else NONE)
        self.misses: Buckets[str] = Buckets(CODE_MISSES if limited else NONE)
        self.daily_numbers: Buckets[str] = Buckets(DAILY_NUMBERS if limited else NONE)
        self.reckonings: Buckets[str] = Buckets(RECKONINGS if limited else NONE)
        self.seat_views: Buckets[str] = Buckets(SEAT_VIEWS if limited else NONE)

    def caller(self, request: web.Request) -> str:
        """The key of who is asking, as far as limits go: an address, which may be a whole household's."""
        return address_key(client_address(request.remote, request.headers, self.settings.behind_proxy))

    def origin_allowed(self, request: web.Request) -> bool:
        origin, host = request.headers.get("Origin"), request.headers.get("Host")
        return origin_allowed(origin, host, self.settings.public_url, self.settings.behind_proxy)

    def headers(self, request: web.Request) -> dict[str, str]:
        return security_headers(self.settings, request.headers.get("Host"))

    def base_url(self, request: web.Request) -> str:
        """The URL by which whoever asks reached us, unless we were told how the world does."""
        return self.settings.public_url or f"http://{request.host}{self.settings.base_path}"

    async def own_urls(self, request: web.Request) -> list[str]:
        """All URLs by which this server may be reached, that for others first: nobody else's phone knows our
        `localhost`."""
        told, host = self.base_url(request), f"{request.host}{self.settings.base_path}"
        asked = [f"http://{host}", f"https://{host}"] if self.settings.behind_proxy else [f"http://{host}"]
        if told != asked[0] or self.settings.host not in EVERYWHERE or not is_loopback(request.url.host or ""):
            return [told, *asked]
        # In a thread: a machine without a network may take its time to find out.
        found = await asyncio.to_thread(own_addresses)
        return [*base_urls(self.settings, request.url.port or self.settings.port, found), *asked]

    async def find(self, request: web.Request, text: str) -> str | float | None:
        """The code of a table that there is; None if there is none; seconds to wait for who guesses too much."""
        now, caller = self.clock(), self.caller(request)
        wait = self.misses.allow(caller, now)
        if wait:
            return wait
        code = clean_code(text)
        if code is None or not await self.tables.knows(code):
            return None
        self.misses.give_back(caller, now)
        return code


APP_STATE = web.AppKey("app_state", AppState)
