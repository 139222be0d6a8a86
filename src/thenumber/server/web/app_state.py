"""What a request needs to know about the server it came to: the state of the application."""

import asyncio
import time
from typing import TYPE_CHECKING, TypeAlias

from aiohttp import web

from thenumber.server.admission.let_in import LetIn
from thenumber.server.admission.limits import (
    ADMIN_GUESSES,
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
from thenumber.server.tables.tokens import hash_token
from thenumber.server.thinking.reviews import Reviews
from thenumber.server.web.addresses import EVERYWHERE, base_urls, is_loopback, own_addresses
from thenumber.server.web.headers import client_address, is_forwarded, origin_allowed, security_headers
from thenumber.server.web.hosts import asked_host, is_ours, name_and_port

if TYPE_CHECKING:
    from thenumber.server.admin.access import Access
    from thenumber.server.admin.nodes import Nodes
    from thenumber.server.tables.shards import ShardedTables

Tables: TypeAlias = "LocalTables | ShardedTables"

PROOF_SECONDS = 0.25
"""The seconds after which somebody is refused who shows a token that is of no use. It is always the same time: whether
there is a table, and where it was looked for, can't be told by a clock."""


class AppState:
    """One server: its settings, its store, its tables, and what everybody may ask of it."""

    def __init__(
        self, settings: Settings, store: Store, tables: Tables, clock: Clock, nodes: "Nodes", access: "Access"
    ) -> None:
        self.settings, self.store, self.tables = settings, store, tables
        self.clock = clock
        """The time of tables and limits, which no change of the system's clock reaches."""
        self.wall_clock = time.time
        """The time of all that is about dates."""
        self.reviews = Reviews(store, self.wall_clock, small=settings.small)
        limited = settings.limits
        self.creations: Buckets[str] = Buckets(TABLES if limited else NONE)
        self.misses: Buckets[str] = Buckets(CODE_MISSES if limited else NONE)
        self.let_in = LetIn()
        self.daily_numbers: Buckets[str] = Buckets(DAILY_NUMBERS if limited else NONE)
        self.reckonings: Buckets[str] = Buckets(RECKONINGS if limited else NONE)
        self.seat_views: Buckets[str] = Buckets(SEAT_VIEWS if limited else NONE)
        self.guesses: Buckets[str] = Buckets(ADMIN_GUESSES)
        self.access = access
        self.nodes = nodes

    def caller(self, request: web.Request) -> str:
        """The key of who is asking, as far as limits go: an address, which may be a whole household's."""
        return address_key(client_address(request.remote, request.headers, self.settings.behind_proxy))

    def origin_allowed(self, request: web.Request) -> bool:
        origin, host = request.headers.get("Origin"), request.headers.get("Host")
        if host and self.settings.public_url and not is_ours(host, self.settings):
            host = None  # a proxy passes it on, but it is not what we were told to be
        return origin_allowed(origin, host, self.settings.public_url, self.settings.behind_proxy)

    def headers(self, request: web.Request) -> dict[str, str]:
        return security_headers(self.settings, request.headers.get("Host"))

    def is_local(self, request: web.Request) -> bool:
        """Whether somebody on this machine is asking, and not through something that passes on what others ask."""
        if not self.settings.behind_proxy and is_forwarded(request.headers):
            return False
        return is_loopback(client_address(request.remote, request.headers, self.settings.behind_proxy))

    async def own_urls(self, request: web.Request) -> list[str]:
        """All URLs by which this server may be reached, that for others first: nobody else's phone knows our
        `localhost`.

        The host that was asked for is one of them only if it is ours. Without a public URL there is nothing else to
        go by; then only a proxy brings requests for other hosts, and has decided that they are for us.
        """
        asked, public = asked_host(request), self.settings.public_url
        schemes = ("http", "https") if self.settings.behind_proxy else ("http",)
        reached = [f"{scheme}://{asked}{self.settings.base_path}" for scheme in schemes]
        if public:
            return [public, *(reached if is_ours(asked, self.settings) else ())]
        name, port = name_and_port(asked)
        if self.settings.host not in EVERYWHERE or not is_loopback(name):
            return reached
        # In a thread: a machine without a network may take its time to find out.
        found = await asyncio.to_thread(own_addresses)
        return [*base_urls(self.settings, port, found), *reached]

    async def find(self, request: web.Request, text: str) -> str | float | None:
        """The code of a table that there is; None if there is none; seconds to wait for who guesses too much.

        Only a miss is charged, and to the address that missed. An address that has used up its misses learns nothing
        about tables that it does not know already, be the code right or wrong: it is not even looked up. Those who
        share the address with somebody who guesses are spared as far as they can be told from him:

        - Whoever was let in to a table from there before comes back at any time (`let_in`). That is a phone that slept.
        - Whoever shows the token of a person at the table (`Authorization: Bearer`) is let in, and from then on so is
          the address. A browser can't put it into a handshake; the page asks for `api/tables/CODE` with it when its
          handshakes fail, and tries again. A token can't be guessed, and a wrong one says nothing: not even the time
          of the answer does (`PROOF_SECONDS`).

        Somebody who comes for the first time, with a right code, waits or comes from another address.
        """
        code = clean_code(text)
        if code is None:  # no table ever has it, so nothing is learnt
            return None
        caller = self.caller(request)
        if (caller, code) in self.let_in:
            if not await self.tables.knows(code):
                self.let_in.forget(caller, code)
                return None
            self.let_in.add(caller, code)
            return code
        now = self.clock()
        if wait := self.misses.allow(caller, now):
            if not await self._proves(request, code):
                return wait
        elif await self.tables.knows(code):
            self.misses.give_back(caller, now)
        else:
            return None
        self.let_in.add(caller, code)
        return code

    async def _proves(self, request: web.Request, code: str) -> bool:
        """Whether a request shows the token of somebody at a table."""
        token = bearer_token(request)
        if not token:
            return False
        loop = asyncio.get_running_loop()
        refused_at = loop.time() + PROOF_SECONDS
        table = await self.tables.glance(code)
        if table is not None and table.guest(hash_token(token)) is not None:
            return True
        await asyncio.sleep(refused_at - loop.time())
        return False


def bearer_token(request: web.Request) -> str:
    """The token that a request shows; nothing if it shows none."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    return token.strip() if scheme == "Bearer" else ""


APP_STATE = web.AppKey("app_state", AppState)
