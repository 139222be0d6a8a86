"""The host's page over HTTP: what all nodes are at, in counts, and what the host can do.

Whoever may not see it finds nothing here, as at any address where nothing is. Its authority is a token in a header that
the page adds itself, or this very machine; what changes anything must come from our own page, as JSON.
"""

import asyncio
import time

import msgspec
from aiohttp import web

from thenumber.server.admin.access import SESSION_SECONDS, Way
from thenumber.server.web.app_state import bearer_token
from thenumber.server.web.http import HttpRefusal, app_state_of
from thenumber.server.wire import admin as wire
from thenumber.server.wire.protocol import encode

routes = web.RouteTableDef()


def demand_page(request: web.Request) -> None:
    """Find nothing, unless whoever asks may see the host's page or at least be asked for its password."""
    if app_state_of(request).access.way(request) is Way.NONE:
        raise web.HTTPNotFound


@routes.get("/api/admin")
async def show(request: web.Request) -> web.Response:
    await demand_host(request)
    return answer(await app_state_of(request).nodes.view())


@routes.post("/api/admin")
async def order(request: web.Request) -> web.Response:
    """Carry out an order; the answer shows everything as it is then."""
    await demand_host(request)
    demand_own_page(request)
    try:
        ordered = wire.decode_order.decode(await request.read())
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise HttpRefusal(400, "not-understood") from None
    view = await app_state_of(request).nodes.view(ordered)
    if isinstance(ordered, wire.Drain | wire.BackUp) and ordered.node not in [node.key for node in view.nodes]:
        raise HttpRefusal(404, "no-such-node")
    return answer(view)


@routes.post("/api/admin/session")
async def log_in(request: web.Request) -> web.Response:
    """A token for the password. Only a wrong one is charged to the address that sent it."""
    state = app_state_of(request)
    if state.access.way(request) is not Way.PASSWORD:
        raise web.HTTPNotFound
    demand_own_page(request)
    caller = state.caller(request)
    if wait := state.guesses.allow(caller, state.clock()):
        raise HttpRefusal(429, "too-many-guesses", wait)
    try:
        login = wire.decode_login.decode(await request.read())
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise HttpRefusal(400, "not-understood") from None
    if not state.access.is_password(login.password):
        raise HttpRefusal(401, "wrong-password")
    state.guesses.give_back(caller, state.clock())
    token = await asyncio.to_thread(state.access.new_token, time.time())  # the first one takes a while
    return answer(wire.AdminSession(token, SESSION_SECONDS))


async def demand_host(request: web.Request) -> None:
    """Let nobody pass but who runs this server."""
    demand_page(request)
    access = app_state_of(request).access
    if access.way(request) is Way.PASSWORD:
        token = bearer_token(request)
        if not token or not await asyncio.to_thread(access.is_token, token, time.time()):
            raise HttpRefusal(401, "password-needed")


def demand_own_page(request: web.Request) -> None:
    """Let no page of another site do anything: a browser asks before it sends JSON there, and never hears yes."""
    if not app_state_of(request).origin_allowed(request):
        raise HttpRefusal(403, "other-origin")
    if request.headers.get("Sec-Fetch-Site", "same-origin") != "same-origin":
        raise HttpRefusal(403, "other-origin")
    if request.content_type != "application/json":
        raise HttpRefusal(415, "not-understood")


def answer(said: wire.AdminView | wire.AdminSession) -> web.Response:
    return web.Response(body=encode(said), content_type="application/json", headers={"Cache-Control": "no-store"})
