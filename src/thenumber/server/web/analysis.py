"""Questions beside the game: what the rules and the solver say about it, advice, and why bots wrote their numbers."""

import zlib
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import aclosing, suppress
from typing import NamedTuple

import msgspec
from aiohttp import web

from thenumber.record.record import Record
from thenumber.review.expected_mixes import bots_among
from thenumber.server.admission.limits import BIGGEST_BODY
from thenumber.server.tables.tokens import hash_token
from thenumber.server.thinking.reviewer import ReviewFailedError
from thenumber.server.thinking.reviews import ReviewsBusyError
from thenumber.server.web.http import HttpRefusal, app_state_of, demand_patience, find_game, find_table
from thenumber.server.web.offered import offered_bots
from thenumber.server.web.reckon import Unreckonable, decode, reckon_record, record_of
from thenumber.server.wire import protocol as wire
from thenumber.table.advice import why_no_advice
from thenumber.table.wrote import Wrote, bots_that_wrote

LINES_TYPE = "application/x-ndjson"
GZIP = 31
"""The `wbits` of zlib that stand for the gzip format."""
REVIEWS_WAIT = 5.0
"""Seconds after which somebody may ask again for whom there is no room now."""
BUSY = wire.Refused(None, "reviews-busy", right=f"{REVIEWS_WAIT:.0f}")
DRAWS = 16
"""How many different tips there are where many numbers are as good: a table gets one of them, and they can be kept."""
LONGEST_INDEX = 3
"""The most digits that the index of a turn may have."""
routes = web.RouteTableDef()


class NotReckoned(HttpRefusal):
    """An answer that says what is wrong with a game, and where."""

    def __init__(self, why: wire.Unreckoned) -> None:
        super().__init__(400, why.code)
        self.why = why

    def response(self) -> web.Response:
        return web.Response(status=self.status, body=wire.encode(self.why), content_type="application/json")


class Asked(NamedTuple):
    """The game that somebody asks about, which is at no table, and what the rules say about it."""

    record: Record
    reckoned: wire.Reckoned
    finished: bool
    """Whether it is a finished game of this server, asked for by its id."""


async def asked_about(request: web.Request) -> Asked:
    if not app_state_of(request).origin_allowed(request):
        raise HttpRefusal(403, "other-origin")
    demand_patience(request)
    try:
        asked = decode(await request.read())
        record = record_of(asked) if asked.game is None else (await find_game(request, asked.game))[1]
        return Asked(record, reckon_record(record), finished=asked.game is not None)
    except web.HTTPRequestEntityTooLarge:
        raise NotReckoned(wire.Unreckoned("reckon-too-long", right=str(BIGGEST_BODY // 1024))) from None
    except Unreckonable as unreckonable:
        raise NotReckoned(unreckonable.why) from None


@routes.post("/api/reckon")
async def reckon_game(request: web.Request) -> web.Response:
    """What the rules say about a game that is at no table."""
    asked = await asked_about(request)
    return web.Response(body=wire.encode(asked.reckoned), content_type="application/json")


@routes.post("/api/review")
async def review_game(request: web.Request) -> web.StreamResponse:
    """Such a game, and what the solver says about it, turn by turn, while it is being found out."""
    record, reckoned, finished = await asked_about(request)
    state, game, bots = app_state_of(request), record.game, bots_among(record.names)
    turns = [turn.numbers for turn in game.turns]
    if not finished and await state.tables.goes_beyond(turns) and not await state.reviews.is_kept(game, bots):
        raise HttpRefusal(403, "game-running-here")
    try:
        review = await state.reviews.review(game, bots, state.caller(request), is_there(request), finished=finished)
    except ReviewsBusyError:
        review = None  # the game is shown all the same
    headers = {"Cache-Control": "no-store", **state.headers(request)}
    return await send_lines(request, reviewed(reckoned, review), headers)


async def reviewed(reckoned: wire.Reckoned, review: AsyncGenerator[bytes] | None) -> AsyncGenerator[bytes]:
    """The game first, then what there is to say about it, or that this has to wait."""
    yield wire.encode(reckoned) + b"\n"
    if review is None:
        yield wire.encode(BUSY) + b"\n"
        return
    async with aclosing(review):
        async for line in review:
            yield line


def is_there(request: web.Request) -> Callable[[], bool]:
    """A function that says whether the client is still connected; a handler is not told when it goes."""
    return lambda: request.transport is not None and not request.transport.is_closing()


@routes.get("/api/tables/{code}/advice")
async def advise(request: web.Request) -> web.Response:
    """What the numbers are worth to somebody who practises alone; the token says who asks."""
    state, table = app_state_of(request), await find_table(request)
    demand_patience(request)
    person = hash_token(request.headers.get("Authorization", "").removeprefix("Bearer "))
    if refusal := why_no_advice(table, person):
        raise HttpRefusal(403, refusal.code)
    game, seat = table.game, table.seat_of(person)
    if game is None or seat is None:
        raise HttpRefusal(403, "no-game")
    bots = [sitter.bot for sitter in table.sitters]
    draw = zlib.crc32(f"{table.id} {table.game_no}".encode()) % DRAWS
    return found_out(
        await patiently(state.reviews.advice(game, seat, bots, draw, state.caller(request), is_there(request)))
    )


@routes.get("/api/tables/{code}/why")
async def tell_why(request: web.Request) -> web.Response:
    """Why bots wrote their numbers in a turn that is revealed, the last one or an earlier one of this game."""
    state, table = app_state_of(request), await find_table(request)
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
        caller, there = state.caller(request), is_there(request)
        reasons = why(wrote, await patiently(state.reviews.reasons(table.game, turn_index, wrote, caller, there)))
    return found_out(wire.encode(wire.Reasons(table.game_no, turn_index, reasons)))


def why(wrote: tuple[Wrote, ...], line: bytes) -> tuple[wire.BotReason, ...]:
    """What the other process found out, with what the table knows."""
    reasons = msgspec.json.decode(line)["reasons"]
    return tuple(
        wire.BotReason(one.seat, one.bot, one.instead_of, reason["code"], reason["variables"])
        for one, reason in zip(wrote, reasons, strict=True)
    )


@routes.get("/api/bots")
async def list_bots(request: web.Request) -> web.Response:
    """Which bots there are, for somebody who is at no table yet."""
    bots = offered_bots(small=app_state_of(request).settings.small)
    return web.Response(body=wire.encode(wire.OfferedBots(bots)), content_type="application/json")


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
    request: web.Request, lines: AsyncGenerator[bytes], headers: Mapping[str, str]
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
            async with aclosing(lines):
                async for line in lines:
                    await response.write(packed.compress(line) + packed.flush(zlib.Z_SYNC_FLUSH) if packed else line)
        await response.write_eof(packed.flush() if packed else b"")
    return response
