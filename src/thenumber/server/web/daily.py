"""Number of the Day over HTTP: the day, and how often each number was written on it. Nothing is known of who wrote it.

A day is the reader's own, by the clock of the device. So it begins somewhere on Earth 14 hours before it does in UTC,
and ends 12 hours after; that long its numbers are counted.
"""

import asyncio
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from gzip import compress

import msgspec
from aiohttp import web
from msgspec.structs import replace

from thenumber.bots.names import player_names
from thenumber.daily.day import FIRST_DATE, Day, judge, parse_date, points_of
from thenumber.daily.errors import DailyError
from thenumber.daily.shipped import day_of
from thenumber.daily.stars import MOST_STARS, stars_of
from thenumber.record.record import UNKNOWN
from thenumber.rules.digits import number_name, parse_number
from thenumber.rules.errors import RulesError
from thenumber.rules.game import Game, Position
from thenumber.server.web.http import HttpRefusal, app_state_of, demand_patience
from thenumber.server.web.negotiate import PLAIN
from thenumber.server.web.static import REVALIDATE, Sent, respond, sent_as
from thenumber.server.wire import protocol as wire
from thenumber.table.options import Options
from thenumber.table.table import Sitter, Table
from thenumber.table.view import RulingView, TableView, table_view, turn_view

BEGINS_EARLIER, ENDS_LATER = timedelta(hours=14), timedelta(hours=12)
"""How long before and after UTC a day begins and ends somewhere on Earth."""
AHEAD = timedelta(days=1)
"""How far ahead a day can be fetched, so that tomorrow's is on a device that has no network then."""
KEPT = timedelta(days=400)
"""How long it is kept how often a number was written."""
MOST_SHOWN = 10
"""The most numbers that are shown of those that were written."""
routes = web.RouteTableDef()


def today(now: float) -> datetime:
    return datetime.fromtimestamp(now, UTC)


def oldest_kept(now: float) -> str:
    """The first day of which anything is kept."""
    return (today(now) - KEPT).date().isoformat()


def asked_date(request: web.Request) -> date:
    """The date that a request is about, from the first one until tomorrow, wherever on Earth that is."""
    try:
        asked = parse_date(request.match_info["date"])
    except DailyError as error:
        raise HttpRefusal(404, f"daily-{error.code}") from None
    if asked > (today(app_state_of(request).wall_clock()) + BEGINS_EARLIER + AHEAD).date():
        raise HttpRefusal(404, "daily-too-late")
    return asked


@routes.get("/api/daily/{date}")
async def show_day(request: web.Request) -> web.Response:
    asked = asked_date(request)
    demand_patience(request)
    return respond(request, await asyncio.to_thread(sent_day, asked))


@lru_cache(maxsize=16)
def sent_day(asked: date) -> Sent:
    plain = wire.encode(daily_view(asked))
    headers = {"Content-Type": "application/json", "Cache-Control": REVALIDATE, "Vary": "Accept-Encoding"}
    return sent_as({"gzip": compress(plain, mtime=0), PLAIN: plain}, headers)


@routes.post("/api/daily/{date}")
async def count_number(request: web.Request) -> web.Response:
    """Count a number that somebody wrote today, wherever on Earth that is."""
    state, asked = app_state_of(request), asked_date(request)
    if not state.origin_allowed(request):
        raise HttpRefusal(403, "other-origin")
    now = today(state.wall_clock())
    if not (now - ENDS_LATER).date() <= asked <= (now + BEGINS_EARLIER).date():
        raise HttpRefusal(403, "daily-not-today")
    try:
        number = parse_number(wire.decode_daily.decode(await request.read()).number)
        judge(day_of(asked), number)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise HttpRefusal(400, "not-understood") from None
    except DailyError:
        raise HttpRefusal(400, "daily-crossed-out") from None
    except RulesError as error:
        raise HttpRefusal(400, error.code) from None
    if wait := state.daily_numbers.allow(state.caller(request), state.clock()):
        raise HttpRefusal(429, "too-fast", wait)
    await state.store.count_daily(asked.isoformat(), number)
    return web.Response(status=204)


@routes.get("/api/daily/{date}/counts")
async def show_counts(request: web.Request) -> web.Response:
    """What was written on a day that is over in UTC: never today's."""
    state, asked = app_state_of(request), asked_date(request)
    if asked >= today(state.wall_clock()).date():
        raise HttpRefusal(403, "daily-not-over")
    demand_patience(request)
    counts = await state.store.daily_counts(asked.isoformat())
    body = wire.encode(counts_view(asked, counts))
    return web.Response(body=body, content_type="application/json", headers={"Cache-Control": REVALIDATE})


def counts_view(asked: date, counts: dict[int, int]) -> wire.DailyCounts:
    """What is shown of the counts. Numbers that this day does not have are left out: it was another day once."""
    day = day_of(asked)
    stars = stars_of(day)
    known = {number: count for number, count in counts.items() if number in day.prospects}
    by_stars = [0] * MOST_STARS
    for number, count in known.items():
        by_stars[stars[number] - 1] += count
    often = sorted(known, key=lambda number: (-known[number], number))[:MOST_SHOWN]
    return wire.DailyCounts(
        date=asked.isoformat(),
        count=sum(known.values()),
        stars=tuple(by_stars),
        numbers=tuple(
            wire.DailyCount(number_name(number), known[number], day.prospects[number].points, stars[number])
            for number in often
        ),
    )


def daily_view(asked: date) -> wire.Daily:
    """The whole day, with the check of every number that can be written."""
    day = day_of(asked)
    places: dict[RulingView, int] = {}
    checks = tuple(
        tuple(places.setdefault(ruling, len(places)) for ruling in rulings(day, number)) for number in day.prospects
    )
    columns = zip(*day.prospects.values(), strict=True)
    points, approved, bonus = columns
    return wire.Daily(
        date=asked.isoformat(),
        first=FIRST_DATE.isoformat(),
        seat=day.seat,
        table=position_view(day),
        best=number_name(day.best),
        numbers=tuple(map(number_name, day.prospects)),
        points=points,
        approved=approved,
        bonus=bonus,
        stars=tuple(stars_of(day).values()),
        came=tuple(points_of(day, number) for number in day.prospects),
        checks=checks,
        rulings=tuple(places),
    )


def rulings(day: Day, number: int) -> tuple[RulingView, ...]:
    turn = judge(day, number)
    position = Position(turn.boards, day.position.totals)
    return turn_view(Game(position, (turn,)), 0, (None,) * len(turn.numbers)).seats


def position_view(day: Day) -> TableView:
    """A table at which this position is being played: everybody else has written."""
    names = iter(player_names([bot for bot in day.bots if bot]))
    sitters = tuple(Sitter(next(names) if bot else UNKNOWN, bot=bot) for bot in day.bots)
    table = Table(
        id="",
        code="",
        options=Options(seats=len(sitters), anonymous=True),
        sitters=sitters,
        phase="choose",
        game=Game(day.position),
        game_no=1,
        tablets=(None,) * len(sitters),
    )
    view = table_view(table, 0.0)
    seats = (replace(seat, written=number is not None) for seat, number in zip(view.seats, day.numbers, strict=True))
    return replace(view, seats=tuple(seats))
