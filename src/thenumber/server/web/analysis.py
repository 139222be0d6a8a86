"""Questions beside the game: what the rules and the solver say about it, advice, and why bots wrote their numbers."""

import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import suppress
from typing import TypeVar

import msgspec
from aiohttp import web

from thenumber.server.admission.limits import BIGGEST_BODY
from thenumber.server.tables.tokens import hash_token
from thenumber.server.thinking.reviewer import ReviewFailedError
from thenumber.server.thinking.reviews import ReviewsBusyError
from thenumber.server.web.http import HttpRefusal, demand_patience, find_table, house_of
from thenumber.server.web.offered import offered_bots
from thenumber.server.web.reckon import Unreckonable, decode, reckon, record_of
from thenumber.server.wire import protocol as wire
from thenumber.table.advice import why_no_advice
from thenumber.table.wrote import Wrote, bots_that_wrote

LINES_TYPE = "application/x-ndjson"
GZIP = 31
"""How zlib calls it."""
REVIEWS_WAIT = 20.0
LONGEST_INDEX = 3
"""Digits of the index of a turn."""
routes = web.RouteTableDef()
T = TypeVar("T")


async def asked_about(request: web.Request, answer: Callable[[wire.Reckon], T]) -> T | web.Response:
    """The answer to a question about a game that is at no table, or why there is none."""
    if not house_of(request).origin_allowed(request):
        raise HttpRefusal(403, "other-origin")
    demand_patience(request)
    try:
        return answer(decode(await request.read()))
    except web.HTTPRequestEntityTooLarge:
        why = wire.Unreckoned("reckon-too-long", right=str(BIGGEST_BODY // 1024))
    except Unreckonable as unreckonable:
        why = unreckonable.why
    return web.Response(status=400, body=wire.encode(why), content_type="application/json")


@routes.post("/api/reckon")
async def reckon_game(request: web.Request) -> web.Response:
    """What the rules say about a game that is at no table."""
    answer = await asked_about(request, reckon)
    if isinstance(answer, web.Response):
        return answer
    return web.Response(body=wire.encode(answer), content_type="application/json")


@routes.post("/api/review")
async def review_game(request: web.Request) -> web.StreamResponse:
    """What the solver says about such a game, turn by turn, while it is being found out."""
    record = await asked_about(request, record_of)
    if isinstance(record, web.Response):
        return record
    house = house_of(request)
    try:
        lines = await house.reviews.review(record.game)
    except ReviewsBusyError:
        raise HttpRefusal(503, "reviews-busy", REVIEWS_WAIT) from None
    return await send_lines(request, lines, {"Cache-Control": "no-store", **house.headers(request)})


@routes.get("/api/tables/{code}/advice")
async def advise(request: web.Request) -> web.Response:
    """What the numbers are worth to somebody who practises alone; the token says who asks."""
    house, table = house_of(request), await find_table(request)
    demand_patience(request)
    person = hash_token(request.headers.get("Authorization", "").removeprefix("Bearer "))
    if refusal := why_no_advice(table, person):
        raise HttpRefusal(403, refusal.code)
    game, seat = table.game, table.seat_of(person)
    if game is None or seat is None:
        raise HttpRefusal(403, "no-game")
    return found_out(await patiently(house.reviews.advice(game, seat)))


@routes.get("/api/tables/{code}/why")
async def tell_why(request: web.Request) -> web.Response:
    """Why bots wrote their numbers in a turn that is revealed, the last one or an earlier one of this game."""
    house, table = house_of(request), await find_table(request)
    demand_patience(request)
    if table.game is None:
        raise HttpRefusal(403, "no-game")
    turn_index = len(table.game.turns) - 1
    if asked := request.query.get("turn"):
        if not (asked.isascii() and asked.isdecimal() and len(asked) <= LONGEST_INDEX):
            raise HttpRefusal(400, "not-understood")
        turn_index = int(asked)
    wrote = bots_that_wrote(table, turn_index)
    if wrote is None:
        raise HttpRefusal(403, "not-revealed")
    reasons: tuple[wire.BotReason, ...] = ()
    if wrote:
        reasons = why(wrote, await patiently(house.reviews.reasons(table.game, turn_index, wrote)))
    return found_out(wire.encode(wire.Reasons(table.game_no, turn_index, reasons)))


def why(wrote: tuple[Wrote, ...], line: bytes) -> tuple[wire.BotReason, ...]:
    """What the other process found out, with what the table knows."""
    reasons = msgspec.json.decode(line)["reasons"]
    return tuple(
        wire.BotReason(one.seat, one.bot, one.instead_of, reason["code"], reason["variables"])
        for one, reason in zip(wrote, reasons, strict=True)
    )


@routes.get("/api/bots")
async def list_bots(_: web.Request) -> web.Response:
    """Which bots there are, for somebody who is at no table yet."""
    return web.Response(body=wire.encode(wire.OfferedBots(offered_bots())), content_type="application/json")


async def patiently(answer: Awaitable[bytes]) -> bytes:
    """What the solver finds out, or why it does not."""
    try:
        return await answer
    except ReviewsBusyError:
        raise HttpRefusal(503, "reviews-busy", REVIEWS_WAIT) from None
    except ReviewFailedError:
        raise HttpRefusal(503, "internal") from None


def found_out(body: bytes) -> web.Response:
    return web.Response(body=body, content_type="application/json", headers={"Cache-Control": "no-store"})


async def send_lines(
    request: web.Request, lines: AsyncIterator[bytes], headers: Mapping[str, str]
) -> web.StreamResponse:
    """Each line as soon as it is there, and whole: aiohttp's own compression would hold it back."""
    response = web.StreamResponse(headers={"Content-Type": LINES_TYPE, **headers})
    packed = None
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        response.headers["Content-Encoding"] = "gzip"
        packed = zlib.compressobj(wbits=GZIP)
    with suppress(ConnectionError):  # nobody reads it any more
        await response.prepare(request)
        with suppress(ReviewFailedError):  # it ends without its last line, which says so
            async for line in lines:
                await response.write(packed.compress(line) + packed.flush(zlib.Z_SYNC_FLUSH) if packed else line)
        await response.write_eof(packed.flush() if packed else b"")
    return response
