"""The clock of a server: seconds since the epoch that go on evenly, whatever happens to the clock of the system.

It is set once, when the server starts, and driven by the monotonic clock. So a system clock that is set forward or back
while the server runs reaches no table and no limit. What is about dates (`today`, the date of a record, what is old
enough to be deleted) asks the system's clock, `time.time`.

- With SQLite there is one machine, and it tells the time. Until it is booted again a server that is restarted goes on
  with the time of the one before: the monotonic clock is the same for all processes of a machine, so a file in the data
  directory that says how far apart the two clocks were is all that it takes.
- With PostgreSQL there may be several machines, and the database tells all of them the time.
"""

import logging
import math
import os
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec

from thenumber.server.store.store import Store

LOG = logging.getLogger(__name__)
CLOCK_FILE = "clock.json"
"""The file in the data directory that keeps a server's clock for the next one."""
BOOT_ID = Path("/proc/sys/kernel/random/boot_id")
"""Where Linux says which boot this is. Elsewhere nothing is kept."""
MOST_APART = 2 * 86_400.0
"""The most seconds between the system's clock and a clock that was kept: beyond that the system's is believed."""


class Clock:
    """Seconds since the epoch, as they were known once, driven by the monotonic clock."""

    __slots__ = ("epoch",)

    def __init__(self, epoch: float) -> None:
        self.epoch = epoch
        """The seconds since the epoch when the monotonic clock stood at 0."""

    def __call__(self) -> float:
        return time.monotonic() + self.epoch


class Kept(msgspec.Struct, frozen=True):
    """What the clock file says: of which boot, and the `epoch` of the clock."""

    boot: str
    epoch: float


async def start_clock(store: Store, data: Path) -> Clock:
    """The clock of a server that starts; `data` is its data directory."""
    epoch = await store.epoch()
    return Clock(epoch_of_this_boot(data / CLOCK_FILE, read_boot_id()) if epoch is None else epoch)


def read_boot_id() -> str:
    """What tells one boot of this machine from another; empty where nothing does."""
    with suppress(OSError):
        return BOOT_ID.read_text().strip()
    return ""


def epoch_of_this_boot(
    file: Path,
    boot: str,
    wall: Callable[[], float] = time.time,
    steady: Callable[[], float] = time.monotonic,
) -> float:
    """The `epoch` that the file keeps from the same boot, or else that of the system's clock, which is then kept.

    Without the file, or without leave to write it, a server starts all the same.
    """
    now = wall() - steady()
    kept = _kept_in(file)
    if boot and kept and kept.boot == boot and math.fabs(off := now - kept.epoch) <= MOST_APART:
        if math.fabs(off) > 1:
            LOG.warning("the system's clock is %+.0f s off that of the last server; tables keep theirs", off)
        return kept.epoch
    if boot:
        _keep(file, Kept(boot, now))
    return now


def _kept_in(file: Path) -> Kept | None:
    try:
        return msgspec.json.decode(file.read_bytes(), type=Kept)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return None


def _keep(file: Path, kept: Kept) -> None:
    beside = file.with_name(f"{file.name}.{os.getpid()}")
    with suppress(OSError):
        beside.write_bytes(msgspec.json.encode(kept))
        beside.replace(file)
