"""What the server answers over plain HTTP: tables by code, finished games, health and figures."""

import asyncio

from aiohttp import web

from thenumber.record.json import record_json
from thenumber.record.link import link
from thenumber.record.parse import parse_record
from thenumber.record.record import Record
from thenumber.server.thinking.workers import Health
from thenumber.server.version import VERSION
from thenumber.server.web.addresses import join_url
from thenumber.server.web.app_state import APP_STATE, AppState
from thenumber.server.web.metrics import CONTENT_TYPE, exposition
from thenumber.server.web.qr import is_ours, qr_svg
from thenumber.server.wire import protocol as wire
from thenumber.server.wire.handshake import handshake
from thenumber.server.wire.socket import detached
from thenumber.table.table import Table

AGAIN_SECONDS = 1.0
"""The seconds after which somebody may come again who was sent to another node and is not there yet."""
RECORD_TYPE = "text/x-thenumber-record"
routes = web.RouteTableDef()


class HttpRefusal(Exception):  # noqa: N818 it is the same as on the socket: an answer, not an accident
    """An answer that says why not, in the same form as on the socket."""

    def __init__(self, status: int, code: str, wait: float = 0.0, found: str = "") -> None:
        super().__init__(code)
        self.status, self.code, self.wait, self.found = status, code, wait, found

    def response(self) -> web.Response:
        headers = {"Retry-After": str(int(self.wait) + 1)} if self.wait else {}
        body = wire.encode(wire.Refused(None, self.code, self.found, headers.get("Retry-After", "")))
        return web.Response(status=self.status, body=body, content_type="application/json", headers=headers)


def app_state_of(request: web.Request) -> AppState:
    return request.app[APP_STATE]


async def find_code(request: web.Request) -> str:
    """The code of the table that a request is about, or why there is none."""
    found = await app_state_of(request).find(request, request.match_info["code"])
    if isinstance(found, str):
        return found
    if found is None:
        raise HttpRefusal(404, "no-such-table")
    raise HttpRefusal(429, "too-many-codes", found)


async def find_table(request: web.Request) -> Table:
    """The table that a request is about, as it is now."""
    table = await app_state_of(request).tables.look(await find_code(request))
    if table is None:
        raise HttpRefusal(404, "no-such-table")
    return table


@routes.post("/api/tables")
async def create_table(request: web.Request) -> web.Response:
    state = app_state_of(request)
    if not state.origin_allowed(request):
        raise HttpRefusal(403, "other-origin")
    if state.nodes.refuses_tables:
        raise HttpRefusal(503, "draining")
    wait = state.creations.allow(state.caller(request), state.clock())
    if wait:
        raise HttpRefusal(429, "too-many-tables", wait)
    table = await state.tables.create()
    state.let_in.add(state.caller(request), table.code)
    url = join_url((await state.own_urls(request))[0], table.code)
    return web.json_response({"code": table.code, "url": url}, status=201)


@routes.get("/api/tables/{code}")
async def look_up(request: web.Request) -> web.Response:
    """What anybody may know about a table before coming in."""
    table = await find_table(request)
    phase = "choose" if table.running else "over" if table.over else "lobby"
    taken = len(table.sitters)
    url = join_url((await app_state_of(request).own_urls(request))[0], table.code)
    return web.json_response(
        {
            "code": table.code,
            "url": url,
            "phase": phase,
            "locked": table.locked,
            "seats": table.options.seats,
            "taken": taken,
        }
    )


@routes.get("/ws/{code}")
async def socket(request: web.Request) -> web.StreamResponse:
    state = app_state_of(request)
    if not state.origin_allowed(request):
        raise HttpRefusal(403, "other-origin")
    if state.nodes.refuses_people:
        raise HttpRefusal(503, "draining", AGAIN_SECONDS)
    code = await find_code(request)
    answer = handshake(request)
    if line := detached(request):
        await state.tables.adopt(line, code, answer, state.caller(request))
    return web.Response()


async def find_game(request: web.Request, game_id: str) -> tuple[str, Record]:
    """The text of a finished game as it was kept, and the record that it says."""
    sound = game_id.isascii() and game_id.isprintable()  # nothing else is ever an id, or fit for every database
    game = await app_state_of(request).store.finished(game_id) if sound else None
    if game is None:
        raise HttpRefusal(404, "no-such-game")
    return game.record, parse_record(game.record)


@routes.get("/api/games/{game}.tnr")
async def game_as_record(request: web.Request) -> web.Response:
    text, _ = await find_game(request, request.match_info["game"])
    return web.Response(text=text, content_type=RECORD_TYPE, charset="utf-8")


@routes.get("/api/games/{game}.json")
async def game_as_json(request: web.Request) -> web.Response:
    _, record = await find_game(request, request.match_info["game"])
    return web.Response(text=record_json(record), content_type="application/json")


@routes.get("/api/games/{game}.link")
async def game_as_link(request: web.Request) -> web.Response:
    _, record = await find_game(request, request.match_info["game"])
    return web.Response(text=link(record))


def demand_patience(request: web.Request) -> None:
    state = app_state_of(request)
    if wait := state.reckonings.allow(state.caller(request), state.clock()):
        raise HttpRefusal(429, "too-fast", wait)


@routes.get("/api/qr.svg")
async def draw_qr(request: web.Request) -> web.Response:
    """A QR code of one of our own addresses; this is no service for others."""
    state, text = app_state_of(request), request.query.get("text", "")
    if not is_ours(text, await state.own_urls(request)):
        raise HttpRefusal(403, "other-origin")
    demand_patience(request)
    picture = await asyncio.to_thread(qr_svg, text)  # a long one takes a while
    headers = {"Cache-Control": "public, max-age=86400"}
    return web.Response(body=picture, content_type="image/svg+xml", headers=headers)


@routes.get("/healthz")
async def health(_: web.Request) -> web.Response:
    return web.Response(text="ok")


@routes.get("/readyz")
async def ready(request: web.Request) -> web.Response:
    """Whether people may be sent here.

    A node in which no bot ever lived is set up wrongly, and others should take its people. One whose bots lived and
    died has people at its tables, who can go on without them.
    """
    state = app_state_of(request)
    if not await state.store.ready():
        return web.Response(status=503, text="the database does not answer, or can't be written to")
    if state.nodes.moving:
        return web.Response(status=503, text="this server is taken out of service; others go on")
    pools = await state.tables.pools()
    if Health.NEVER in pools:
        return web.Response(status=503, text="no process that thinks for bots can be started; the log says why")
    if state.nodes.refuses_tables:  # those who are here have nowhere else to go
        return web.Response(text="ready, but no new table can be made: this server is taken out of service")
    if Health.DEAD in pools:
        return web.Response(text="ready, but no process that thinks for bots can be started any more")
    return web.Response(text="ready")


@routes.get("/version")
async def show_version(_: web.Request) -> web.Response:
    return web.json_response({"thenumber": VERSION})


@routes.get("/metrics")
async def metrics(request: web.Request) -> web.Response:
    state = app_state_of(request)
    if state.settings.metrics == "off":
        raise HttpRefusal(404, "not-found")
    if state.settings.metrics == "local" and not state.is_local(request):
        raise HttpRefusal(403, "metrics-local")
    return web.Response(body=(await exposition(state)).encode(), headers={"Content-Type": CONTENT_TYPE})
