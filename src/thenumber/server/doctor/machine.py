"""The machine: room on the disk, memory, open files, and whether its clock is right."""

import ctypes
import getpass
import math
import os
import resource
import shutil
import sys
import tempfile
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from thenumber.server.admission.descriptors import MOST, RESERVE
from thenumber.server.doctor.finding import Finding, Level, good, hint, wrong
from thenumber.server.settings import Settings

MEGABYTE = 1 << 20
LITTLE_ROOM, NO_ROOM = 1000, 100
"""The free megabytes on the disk below which it is time to make room, and below which it is late."""
FEW_FILES = 4096
"""The open files below which a public server soon turns people away."""
SERVER_MEMORY, PROCESS_MEMORY = 120, 190
"""The memory of the server and of each process that thinks, in megabytes, as docs/hosting.md has it."""
SMALL_MEMORY, LIGHT_MEMORY = 310, 15
"""The memory of a small server with a worker, and of every other worker of it, in megabytes: bench/node_memory.py."""
REVIEWERS = 2
TIMEX_BYTES, STATUS_AT = 256, 40
"""The most bytes of the kernel's `struct timex` on 64-bit Linux, and where its `status` stands."""
UNSYNCHRONISED = 0x40
"""The flag STA_UNSYNC of the status."""


def look_at_data(settings: Settings) -> Finding:
    """Whether the data directory, or where it will be made, can be written to. A file without a name is made there."""
    place = existing(settings.data)
    try:
        with tempfile.TemporaryFile(dir=place):
            return good("doctor-data", directory=str(settings.data))
    except OSError as error:
        return wrong("doctor-data-unwritable", directory=str(place), user=_user(), reason=error.strerror or str(error))


def look_at_disk(settings: Settings) -> Finding:
    place = existing(settings.data)
    free = shutil.disk_usage(place).free // MEGABYTE
    if free >= LITTLE_ROOM:
        return good("doctor-disk", free=free)
    level = Level.WRONG if free < NO_ROOM else Level.HINT
    return Finding(level, "doctor-disk-low", {"free": free, "directory": str(place)})


def existing(path: Path) -> Path:
    """The path, or the nearest directory above it that is there."""
    return next((place for place in (path, *path.parents) if place.exists()), Path("/"))


def _user() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):  # a user that only a number is known of, as in containers
        return str(os.getuid())


def look_at_files() -> Finding:
    """How many files the server may have open: it raises the soft limit to the hard one itself."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    count = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if count >= FEW_FILES:
        return good("doctor-files", files=count)
    return hint("doctor-files-few", files=count, people=max(0, count - RESERVE))


def look_at_memory(settings: Settings, available: int | None) -> Finding | None:
    """Whether the megabytes that are available are enough."""
    if available is None:
        return None
    needed = _needed_memory(settings)
    if available >= needed:
        return good("doctor-memory", free=available, needed=needed)
    if settings.small:
        return hint("doctor-memory-low-small", free=available, needed=needed)
    enough = _needed_memory(replace(settings, small=True, workers=1, processes=1))
    return hint("doctor-memory-low", free=available, needed=needed, small=enough)


def _needed_memory(settings: Settings) -> int:
    """The megabytes that a server may need when all its processes are there."""
    servers = settings.processes + (settings.processes > 1)
    workers = settings.processes * math.ceil(settings.workers / settings.processes)
    if settings.small:
        return SMALL_MEMORY + (servers - 1) * SERVER_MEMORY + (workers - 1) * LIGHT_MEMORY
    return servers * SERVER_MEMORY + (workers + REVIEWERS) * PROCESS_MEMORY


def available_memory(root: Path = Path("/")) -> int | None:
    """The megabytes that may still be used: of the machine, or of the control group if it has less. None if nobody
    says."""
    found = [_available_of_machine(root), _available_of_group(root)]
    known = [amount for amount in found if amount is not None]
    return min(known) // MEGABYTE if known else None


def _available_of_machine(root: Path) -> int | None:
    with suppress(OSError, ValueError, IndexError):
        for line in (root / "proc/meminfo").read_text().splitlines():
            if line.startswith("MemAvailable:"):
                return int(line.split()[1]) * 1024
    return None


def _available_of_group(root: Path) -> int | None:
    with suppress(OSError, ValueError):
        (path,) = [line[3:] for line in (root / "proc/self/cgroup").read_text().splitlines() if line.startswith("0::")]
        group = root / "sys/fs/cgroup" / path.lstrip("/")
        return int((group / "memory.max").read_text()) - int((group / "memory.current").read_text())
    return None


def look_at_clock(synchronised: bool | None) -> Finding | None:
    if synchronised is None:
        return None
    return good("doctor-clock") if synchronised else hint("doctor-clock-adrift")


def is_synchronised() -> bool | None:
    """Whether the kernel knows that something keeps its clock right; None where it can't be asked."""
    if sys.platform != "linux" or sys.maxsize < 1 << 32:
        return None
    timex = ctypes.create_string_buffer(TIMEX_BYTES)  # all 0: nothing is to be changed
    if ctypes.CDLL(None).adjtimex(timex) < 0:
        return None
    return not int.from_bytes(timex.raw[STATUS_AT : STATUS_AT + 4], sys.byteorder) & UNSYNCHRONISED
