"""How often something may be done: buckets that fill at a steady rate; the time comes in as an argument."""

import ipaddress
from collections.abc import Hashable
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)

ALMOST = 1e-3
"""The share of one use that a bucket may lack and still count as filled, because times are floats."""


@dataclass(frozen=True, slots=True)
class Limit:
    """A token bucket: `burst` uses at once, and from then on `rate` uses a second."""

    rate: float
    burst: float

    def __post_init__(self) -> None:
        if not 0 < self.rate < float("inf") or not 1 <= self.burst < float("inf"):
            raise ValueError(
                f"a limit needs a rate above 0 and a burst of at least 1, not {self.rate} and {self.burst}"
            )


FRAMES = Limit(rate=10, burst=60)
"""The limit for frames of one connection, of any kind. The quickest fingers write and erase 5 times a second; a
heartbeat is one frame in 10 s. Who sends more is not refused but held back: what it sent is read later."""

HOLDS = Limit(rate=0.5, burst=30)
"""The limit for times that one connection is held back, each for half a second; over it the line is cut. Only who sends
more than 260 frames in 20 s, or more than 10 a second without end, gets there. Who was quick for a moment is held back
a few times, and has all of them back after a minute."""

COMMANDS = Limit(rate=25, burst=150)
"""The limit for commands at one table, from all its sockets: five pairs of quick fingers, or everybody coming back at
once."""

TABLES = Limit(rate=1 / 60, burst=20)
"""The limit for tables made from one address. Ten people at home can open two each in the same minute, and then one a
minute."""

CODE_MISSES = Limit(rate=1 / 60, burst=30)
"""The limit for codes asked for from one address that no table has; one that a table has is given back (`give_back`),
so a household that comes in by the right code is never counted. Ten people may all mistype theirs three times. How
those are spared who share the address with somebody who guesses stands at `AppState.find`.

It leaves 1,470 guesses for the first day and 1,440 for every other one, and there are 4,152,960 codes. With five tables
open one address finds one of them with a chance of 1 in 577 a day, about once in a year and a half; with a thousand
open, once in three days. What it finds is a table to watch, which the host can lock: no seat, no tablet, no token.
"""

RECKONINGS = Limit(rate=5, burst=100)
"""The limit for games reckoned and QR codes drawn for one address: enough for a classroom full of scorekeepers. Each
takes a millisecond."""

SEAT_VIEWS = Limit(rate=5, burst=200)
"""The limit for seats asked about from one address. Five people at home may open the start page with twelve tables
each, three times in a row. To read a log takes some milliseconds."""

DAILY_NUMBERS = Limit(rate=1 / 60, burst=40)
"""The limit for numbers of the day counted for one address: a school class at once, and then one a minute. Whoever
wants to can still count twice; only counts are kept, so nobody can tell."""

CONNECTIONS = 600
"""The number of HTTP connections that one address may have open, or, behind a proxy, of its requests that are being
answered. A school of 200 loads the page at once over three connections each. Players are not among them: what becomes a
WebSocket is counted as one."""

BIGGEST_BODY = 16 * 1024
"""The largest body of a request, in bytes. The record of a game with all its seals takes 7,000."""

ADMIN_GUESSES = Limit(rate=1 / 60, burst=10)
"""The limit for wrong passwords of the host's page from one address; the right one is given back. It leaves 1,450
guesses a day, of a password of 12 characters or more."""

NONE = Limit(rate=1e9, burst=1e9)
"""A limit that is never reached, for measuring the server."""


def take(limit: Limit, full_at: float, now: float) -> tuple[float, float]:
    """Use it once: how long to wait (0 if it is allowed), and when the bucket will be full again.

    One time is a whole bucket: it is full from then on, and before that it lacks `rate` uses for every second. A bucket
    that was never used has been full for ever.

    >>> take(Limit(rate=2, burst=1), full_at=0.0, now=10.0)
    (0.0, 10.5)
    >>> take(Limit(rate=2, burst=1), full_at=10.5, now=10.25)
    (0.25, 10.5)
    """
    if full_at <= now:
        return 0.0, now + 1 / limit.rate
    wait = full_at - now - (limit.burst - 1) / limit.rate
    if wait > ALMOST / limit.rate:
        return wait, full_at
    return 0.0, full_at + 1 / limit.rate


def uses_left(limit: Limit, full_at: float, now: float) -> int:
    """How often a bucket may be used now; `full_at` is as in `take`.

    >>> uses_left(Limit(rate=2, burst=5), full_at=0.0, now=10.0), uses_left(Limit(rate=2, burst=5), 11.0, 10.0)
    (5, 3)
    """
    return int(limit.burst) if full_at <= now else int(limit.burst - (full_at - now) * limit.rate + ALMOST)


def use(limit: Limit, full_at: float, now: float, times: int) -> float:
    """When a bucket will be full again that is used so often, which it must have had left.

    >>> use(Limit(rate=2, burst=5), full_at=11.0, now=10.0, times=3)
    12.5
    """
    return max(now, full_at) + times / limit.rate


class Buckets(Generic[Key]):
    """A bucket for every key (an address, a table), and never more than `most` of them.

    A full bucket is as good as none, so those are forgotten first, in passing; only when all `most` are in use the one
    that was idle longest goes, which errs on the side of allowing.
    """

    def __init__(self, limit: Limit, most: int = 20_000) -> None:
        self.limit = limit
        self.most = most
        self._full_at: dict[Key, float] = {}  # in order of their last use

    def __len__(self) -> int:
        return len(self._full_at)

    def allow(self, key: Key, now: float) -> float:
        """Use the bucket once if that is allowed, and return 0; otherwise return for how many seconds it is not
        allowed."""
        wait, full_at = take(self.limit, self._full_at.pop(key, now), now)
        self._full_at[key] = full_at
        self._forget(now)
        return wait

    def give_back(self, key: Key, now: float) -> None:
        """Undo an `allow` that turned out to be harmless. To look first and take later would let many pass at once."""
        full_at = self._full_at.get(key, now) - 1 / self.limit.rate
        if full_at > now:
            self._full_at[key] = full_at
        else:
            self._full_at.pop(key, None)

    def _forget(self, now: float) -> None:
        """Forget at most two full buckets at a time: as one comes in two can go, and nobody waits while thousands are
        swept out."""
        for oldest in list(islice(self._full_at, 2)):
            if self._full_at[oldest] > now and len(self) <= self.most:
                return
            del self._full_at[oldest]


@lru_cache(maxsize=4096)
def address_key(address: str) -> str:
    """The key of whoever stands behind an address: with IPv6 everybody has 2^64 addresses, and counts as one.

    >>> address_key("192.168.1.7"), address_key("::ffff:192.168.1.7"), address_key("2001:db8:1:2:3:4:5:6")
    ('192.168.1.7', '192.168.1.7', '2001:db8:1:2::/64')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:  # a Unix socket has none
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found), 64), strict=False))
