"""What a device asks about its own games: how its tables stand, and what to keep of games that are over."""

import msgspec
from aiohttp import web

from thenumber.record.record import Record
from thenumber.server.admission.limits import BIGGEST_BODY
from thenumber.server.tables.codes import clean_code
from thenumber.server.tables.tokens import hash_token
from thenumber.server.web.analysis import NotReckoned
from thenumber.server.web.http import HttpRefusal, app_state_of, demand_patience, find_game
from thenumber.server.web.reckon import NOT_UNDERSTOOD, Unreckonable
from thenumber.server.web.summaries import records_in, summary_of
from thenumber.server.wire import protocol as wire
from thenumber.table.view import view_for

routes = web.RouteTableDef()


@routes.post("/api/seats")
async def look_at_seats(request: web.Request) -> web.Response:
    """The tables at which a device has seats. Whoever has no seat there learns nothing, not even whether it exists; so
    wrong codes need not be counted."""
    state = app_state_of(request)
    demand_own_page(request)
    try:
        held = wire.decode_held_seats.decode(await request.read()).seats
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise HttpRefusal(400, "not-understood") from None
    caller = state.caller(request)
    for _ in held:
        if wait := state.seat_views.allow(caller, state.clock()):
            raise HttpRefusal(429, "too-fast", wait)
    views = wire.SeatViews(tuple([await view_from(request, seat) for seat in held]))
    return answer(wire.encode(views))


async def view_from(request: web.Request, seat: wire.HeldSeat) -> wire.View | None:
    """What somebody with this token may see of the table; None for whoever is not at it."""
    state, code, person = app_state_of(request), clean_code(seat.code), hash_token(seat.token)
    table = await state.tables.glance(code) if code else None
    if table is None or table.guest(person) is None:
        return None
    # A table's own time may be ahead of the clock (`LiveTable.now`): no turn has more time left than it began with.
    view = view_for(table, person, max(state.clock(), table.since))
    return wire.View(view.table, view.you)


@routes.post("/api/summaries")
async def summarise(request: web.Request) -> web.Response:
    """What is worth keeping of a finished game of this server, or of the games in a text."""
    demand_own_page(request)
    demand_patience(request)
    try:
        asked = wire.decode_summarise.decode(await request.read())
        if (asked.game is None) == (asked.records is None):
            raise NotReckoned(NOT_UNDERSTOOD)
        records = records_in(asked.records) if asked.records is not None else await kept_game(request, asked.game or "")
    except web.HTTPRequestEntityTooLarge:
        raise NotReckoned(wire.Unreckoned("reckon-too-long", right=str(BIGGEST_BODY // 1024))) from None
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise NotReckoned(NOT_UNDERSTOOD) from None
    except Unreckonable as unreckonable:
        raise NotReckoned(unreckonable.why) from None
    return answer(wire.encode(wire.GameSummaries(tuple(map(summary_of, records)))))


async def kept_game(request: web.Request, game_id: str) -> tuple[Record, ...]:
    return ((await find_game(request, game_id))[1],)


def demand_own_page(request: web.Request) -> None:
    if not app_state_of(request).origin_allowed(request):
        raise HttpRefusal(403, "other-origin")


def answer(body: bytes) -> web.Response:
    return web.Response(body=body, content_type="application/json", headers={"Cache-Control": "no-store"})
