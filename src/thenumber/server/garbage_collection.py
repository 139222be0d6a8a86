"""How the cyclic garbage collector runs in a server with thousands of live tables: often, and never over all of them.

A pass over everything that lives takes hundreds of milliseconds at thousands of tables and frees nothing: tables live
long, and what is thrown away is freed by its reference count. So what is there is frozen twice a second, which costs
nothing, and the collector looks only at what came since. Garbage in cycles that was frozen is collected when nobody
plays; there is little of it, because a connection that is closed breaks its own cycles.
"""

import asyncio
import gc
import time
from collections.abc import Callable

FREEZE_SECONDS = 0.5
"""Seconds between two times that all living objects are frozen, so that the collector no longer looks at them."""
QUIET_SECONDS = 10.0
"""Seconds without a command after which a full collection may run."""
FULL_COLLECTION_SECONDS = 600.0
"""The least number of seconds between two full collections."""
THRESHOLDS = (5_000, 10, 1_000_000)
"""The thresholds of `gc.set_threshold`: new objects before the youngest generation is collected, such passes before the
middle one is, and so on."""


async def bound_pauses(commands: Callable[[], int]) -> None:
    """Keep the collector's pauses short until cancelled; `commands` tells how many were carried out so far."""
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(*THRESHOLDS)
    known, quiet_since, collected_at = commands(), time.monotonic(), time.monotonic()
    while True:
        await asyncio.sleep(FREEZE_SECONDS)
        now = time.monotonic()
        if commands() != known:
            known, quiet_since = commands(), now
        elif now - quiet_since > QUIET_SECONDS and now - collected_at > FULL_COLLECTION_SECONDS:
            collected_at = now
            gc.unfreeze()
            gc.collect()
        gc.freeze()


def break_circle(transport: asyncio.BaseTransport) -> None:
    """Break the circle in which a closed transport of asyncio refers to itself, by the method with which it reads.

    It reads no more, and would have to wait for the collector.
    """
    if hasattr(transport, "_read_ready_cb"):
        transport._read_ready_cb = None
