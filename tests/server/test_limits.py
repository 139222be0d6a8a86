"""Limits: as many as is said, never more, in bounded memory, and guessing codes leads nowhere."""

import itertools
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import quick
from thenumber.server.admission.limits import (
    CODE_MISSES,
    COMMANDS,
    FRAMES,
    HOLDS,
    TABLES,
    Buckets,
    Limit,
    address_key,
    take,
    use,
    uses_left,
)
from thenumber.server.tables.codes import CODES

DAY = 86_400
limits = st.builds(Limit, rate=st.floats(0.01, 100), burst=st.integers(1, 50))
starts = st.floats(0, 1e7)
steps = st.lists(st.floats(0, 10) | st.just(0.0), max_size=60)


@pytest.mark.parametrize(
    ("rate", "burst"), [(0, 1), (-1, 1), (1, 0), (1, 0.5), (math.nan, 1), (1, math.nan), (math.inf, 1), (1, math.inf)]
)
def test_a_limit_that_allows_nothing_or_everything_is_refused(rate: float, burst: float) -> None:
    with pytest.raises(ValueError, match="a limit needs"):
        Limit(rate, burst)


@quick
@given(limits, starts)
def test_a_burst_is_allowed_at_once_and_then_no_more(limit: Limit, now: float) -> None:
    buckets = Buckets[str](limit)
    assert [buckets.allow("a", now) for _ in range(int(limit.burst))] == [0] * int(limit.burst)
    assert buckets.allow("a", now) > 0
    assert buckets.allow("b", now) == 0


@quick
@given(limits, starts)
def test_who_waits_as_long_as_told_is_allowed(limit: Limit, now: float) -> None:
    full_at, wait = 0.0, 0.0
    while not wait:
        wait, full_at = take(limit, full_at, now)
    assert math.isclose(wait, 1 / limit.rate, rel_tol=1e-2)
    assert take(limit, full_at, now + wait)[0] == 0
    assert take(limit, full_at, now + wait / 2)[0] > 0


@quick
@given(limits, starts, steps)
def test_never_more_than_burst_and_rate_in_any_stretch_of_time(limit: Limit, start: float, waits: list[float]) -> None:
    times = list(itertools.accumulate(waits, initial=start))
    full_at, allowed = 0.0, []
    for now in times:
        wait, full_at = take(limit, full_at, now)
        if not wait:
            allowed.append(now)
    for first, last in itertools.combinations(range(len(allowed)), 2):
        assert last - first + 1 <= limit.burst + (allowed[last] - allowed[first]) * limit.rate + 0.01


@quick
@given(limits, starts, st.lists(st.tuples(st.sampled_from("abcdef"), st.floats(0, 5)), max_size=80))
def test_forgetting_full_buckets_changes_nothing(limit: Limit, now: float, uses: list[tuple[str, float]]) -> None:
    buckets = Buckets[str](limit)
    kept: dict[str, float] = {}
    for key, wait in uses:
        now += wait
        expected, kept[key] = take(limit, kept.get(key, 0.0), now)
        assert buckets.allow(key, now) == expected
        assert len(buckets) <= len(kept)


@quick
@given(limits, starts, steps)
def test_so_many_uses_are_left_as_can_be_taken(limit: Limit, start: float, waits: list[float]) -> None:
    full_at = 0.0
    for now in itertools.accumulate(waits, initial=start):
        left = uses_left(limit, full_at, now)
        again, taken = full_at, 0
        while True:
            wait, again = take(limit, again, now)
            if wait:
                break
            taken += 1
        assert left == taken
        full_at = use(limit, full_at, now, left // 2)


def test_a_flood_is_cut_off_after_twenty_seconds_and_quick_fingers_never() -> None:
    held, full_at, second = 0, 0.0, 0.0
    while not (wait := take(HOLDS, full_at, second))[0]:
        full_at, held, second = wait[1], held + 1, second + 0.5
    assert 19 <= second <= 21
    # Now and then somebody is held back for a second.
    full_at = 0.0
    for tenth in range(0, 100_000, 40):
        wait = take(HOLDS, full_at, tenth / 10)
        full_at = wait[1]
        assert not wait[0]


def test_memory_is_bounded_and_the_longest_idle_goes_first() -> None:
    buckets = Buckets[int](Limit(rate=0.001, burst=1), most=100)
    for key in range(100):
        assert buckets.allow(key, 0) == 0
    assert buckets.allow(0, 1) > 0  # refused, and yet the latest to be seen
    for key in range(100, 199):
        buckets.allow(key, 2)
    assert len(buckets) == 100
    assert buckets.allow(0, 3) > 0
    assert buckets.allow(1, 3) == 0


def test_full_buckets_are_forgotten_as_others_come() -> None:
    buckets = Buckets[int](Limit(rate=1, burst=5))
    for key in range(1000):
        buckets.allow(key, 0)
    for key in range(1000, 2001):
        buckets.allow(key, key)
    assert len(buckets) == 1


def test_what_was_harmless_is_given_back() -> None:
    buckets = Buckets[str](Limit(rate=0.1, burst=2))
    for now in range(100):
        assert buckets.allow("home", now) == 0
        buckets.give_back("home", now)
    assert len(buckets) == 0
    buckets.give_back("home", 100)  # more than was taken is nothing
    assert [buckets.allow("home", 100) for _ in range(3)] == [0, 0, 10]
    buckets.give_back("home", 100)
    assert [buckets.allow("home", 100) for _ in range(2)] == [0, 10]


def test_a_household_of_ten_does_not_notice() -> None:
    tables, misses = Buckets[str](TABLES), Buckets[str](CODE_MISSES)
    for person in range(10):
        for _ in range(2):
            assert tables.allow("home", person) == 0
        for _ in range(3):
            assert misses.allow("home", person) == 0
        for _ in range(20):  # comes in by the right code again and again
            assert misses.allow("elsewhere", person) == 0
            misses.give_back("elsewhere", person)


def test_five_people_can_write_and_erase_as_quickly_as_fingers_go() -> None:
    frames, commands = Buckets[int](FRAMES), Buckets[str](COMMANDS)
    for tenth in range(0, 3000, 2):
        for seat in range(5):
            assert frames.allow(seat, tenth / 10) == 0
            assert commands.allow("table", tenth / 10) == 0


def test_guessing_codes_gets_as_far_as_is_said_and_no_further() -> None:
    buckets = Buckets[str](CODE_MISSES)
    guesses = [sum(not buckets.allow("thief", day * DAY + second) for second in range(1, DAY)) for day in range(2)]
    assert [round(count, -1) for count in guesses] == [1470, 1440]
    assert round(CODES / (5 * 1440)) == 577
    assert 2 < CODES / (1000 * 1440) < 3


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.168.1.7", "192.168.1.7"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", ""),
        ("/run/socket", "/run/socket"),
    ],
)
def test_who_stands_behind_an_address(address: str, key: str) -> None:
    assert address_key(address) == key
