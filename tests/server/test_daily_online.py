"""Number of the Day over HTTP: the day, what is counted and shown of it, and what is refused."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from online import Server
from postgres import running_postgres
from thenumber.daily.day import FIRST_DATE, judge, points_of
from thenumber.daily.shipped import day_of
from thenumber.daily.stars import stars_of
from thenumber.locales.catalogue import catalogue
from thenumber.rules.digits import number_name
from thenumber.server.admission.limits import DAILY_NUMBERS
from thenumber.server.store.store import Store
from thenumber.server.web.daily import MOST_SHOWN, counts_view, daily_view, oldest_kept

Asking = Callable[[aiohttp.ClientSession], Awaitable[None]]


def utc_today() -> date:
    return datetime.now(UTC).date()


def asked(server: Server, ask: Asking) -> None:
    async def test() -> None:
        async with aiohttp.ClientSession(server.url) as session:
            await ask(session)

    asyncio.run(test())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "data", THENUMBER_LIMITS="off") as running:
        yield running


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/days.sqlite" if request.param == "sqlite" else running_postgres().new_database()


async def refused(answer: aiohttp.ClientResponse, status: int) -> str:
    said = await answer.json()
    assert answer.status == status, said
    assert said["say"] == "Refused"
    assert catalogue("de").text(f"refusal-{said['code']}", found="", right="1")
    code: str = said["code"]
    return code


@pytest.mark.parametrize("days", range(0, 40, 5))
def test_a_day_says_of_every_number_what_the_rules_and_the_data_say(days: int) -> None:
    on = FIRST_DATE + timedelta(days=days)
    day, view = day_of(on), daily_view(on)
    assert [*view.numbers] == [number_name(number) for number in day.prospects]
    assert [*zip(view.points, view.approved, view.bonus, strict=True)] == [tuple(one) for one in day.prospects.values()]
    assert [*view.stars] == [*stars_of(day).values()]
    assert view.table.round_no == day.position.round_no
    assert view.table.finals == day.position.finals
    assert len({seat.name for seat in view.table.seats}) == len(view.table.seats)
    for number, came, check in zip(day.prospects, view.came, view.checks, strict=True):
        turn = judge(day, number)
        rulings = [view.rulings[place] for place in check]
        assert [one.verdict for one in rulings] == [one.verdict.value for one in turn.rulings]
        assert [one.score for one in rulings] == [*turn.scores]
        assert [one.number for one in rulings] == [None if n is None else number_name(n) for n in turn.numbers]
        assert came == points_of(day, number)


def test_a_day_is_the_same_for_all_who_ask_and_is_not_sent_twice(server: Server) -> None:
    async def ask(session: aiohttp.ClientSession) -> None:
        path = f"/api/daily/{utc_today()}"
        first = await session.get(path)
        assert (await first.json())["date"] == str(utc_today())
        again = await session.get(path, headers={"If-None-Match": first.headers["ETag"]})
        assert again.status == 304

    asked(server, ask)


def test_dates_that_there_are_not_are_refused_with_a_sentence(server: Server) -> None:
    async def ask(session: aiohttp.ClientSession) -> None:
        early, late = FIRST_DATE - timedelta(days=1), utc_today() + timedelta(days=4)
        for path, code in (
            (f"/api/daily/{early}", "daily-too-early"),
            (f"/api/daily/{late}", "daily-too-late"),
            (f"/api/daily/{late}/counts", "daily-too-late"),
            ("/api/daily/2026-02-31", "daily-no-date"),
            ("/api/daily/today", "daily-no-date"),
            ("/api/daily/%00", "daily-no-date"),
            ("/api/daily/9999-12-31", "daily-too-late"),
        ):
            assert await refused(await session.get(path), 404) == code

    asked(server, ask)


def test_tomorrow_can_be_fetched_and_not_yet_written(server: Server) -> None:
    async def ask(session: aiohttp.ClientSession) -> None:
        ahead = utc_today() + timedelta(days=1)
        assert (await session.get(f"/api/daily/{ahead}")).status == 200
        never = [utc_today() + timedelta(days=days) for days in (-2, -30)]
        for on in never:
            body = {"number": number_name(day_of(on).best)}
            assert await refused(await session.post(f"/api/daily/{on}", json=body), 403) == "daily-not-today"

    asked(server, ask)


def test_odd_numbers_are_refused_and_nothing_is_counted(server: Server) -> None:
    async def ask(session: aiohttp.ClientSession) -> None:
        path = f"/api/daily/{utc_today()}"
        day = day_of(utc_today())
        impossible = next((number for number in range(1000) if number not in day.prospects), None)
        bodies: list[tuple[Any, str]] = [
            (b"nonsense", "not-understood"),
            (b"\xff\xfe", "not-understood"),
            (b'{"number": 123}', "not-understood"),
            (b'{"number": "123", "name": "Ada"}', "not-understood"),
            (b'{"number": "12"}', "not-a-number"),
            (b'{"number": "1234"}', "not-a-number"),
        ]
        if impossible is not None:
            bodies.append((f'{{"number": "{impossible:03}"}}'.encode(), "daily-crossed-out"))
        for body, code in bodies:
            assert await refused(await session.post(path, data=body), 400) == code
        foreign = {"Origin": "https://elsewhere.example"}
        answer = await session.post(path, json={"number": number_name(day.best)}, headers=foreign)
        assert await refused(answer, 403) == "other-origin"

    asked(server, ask)


def test_numbers_are_counted_and_never_shown_on_their_own_day(database: str, tmp_path: Path) -> None:
    on = utc_today()

    async def ask(session: aiohttp.ClientSession) -> None:
        best = number_name(day_of(on).best)
        for _ in range(3):
            assert (await session.post(f"/api/daily/{on}", json={"number": best})).status == 204
        if utc_today() == on:  # unless it has just become midnight
            assert await refused(await session.get(f"/api/daily/{on}/counts"), 403) == "daily-not-over"
        before = on - timedelta(days=1)
        nothing = await (await session.get(f"/api/daily/{before}/counts")).json()
        assert (nothing["count"], nothing["numbers"]) == (0, [])

    with Server(tmp_path / "data", THENUMBER_DATABASE=database) as server:
        asked(server, ask)

    async def look() -> dict[int, int]:
        store = await Store.open(database)
        try:
            return await store.daily_counts(on.isoformat())
        finally:
            await store.close()

    assert asyncio.run(look()) == {day_of(on).best: 3}


def test_nobody_counts_for_ever(tmp_path: Path) -> None:
    async def ask(session: aiohttp.ClientSession) -> None:
        body = {"number": number_name(day_of(utc_today()).best)}
        statuses = []
        for _ in range(int(DAILY_NUMBERS.burst) + 5):
            answer = await session.post(f"/api/daily/{utc_today()}", json=body)
            statuses.append(answer.status)
        assert statuses.count(204) >= DAILY_NUMBERS.burst
        assert statuses[-1] == 429

    with Server(tmp_path / "data") as server:
        asked(server, ask)


def test_of_many_numbers_the_most_frequent_are_shown_and_all_are_counted() -> None:
    on = FIRST_DATE
    day, stars = day_of(on), stars_of(day_of(on))
    counts = {number: 1 + index % 7 for index, number in enumerate([*day.prospects][:60])}
    view = counts_view(on, counts)
    assert view.count == sum(counts.values())
    assert sum(view.stars) == view.count
    assert len(view.numbers) == MOST_SHOWN
    assert [one.count for one in view.numbers] == sorted(counts.values(), reverse=True)[:MOST_SHOWN]
    for one in view.numbers:
        assert (one.points, one.stars) == (day.prospects[int(one.number)].points, stars[int(one.number)])
    for index, count in enumerate(view.stars):
        assert count == sum(counts[number] for number in counts if stars[number] == index + 1)
    assert counts_view(on, {}).count == 0


def test_numbers_that_the_day_does_not_have_are_left_out() -> None:
    on = next(on for days in range(28) if len(day_of(on := FIRST_DATE + timedelta(days=days)).prospects) < 1000)
    day = day_of(on)
    foreign = next(number for number in range(1000) if number not in day.prospects)
    assert counts_view(on, {foreign: 5, day.best: 2}).count == 2


def test_counts_are_kept_for_longer_than_the_positions_need_to_come_round() -> None:
    now = datetime(2028, 3, 1, tzinfo=UTC).timestamp()
    assert oldest_kept(now) == "2027-01-26"
