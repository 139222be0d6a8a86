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
"""How often what lives is put out of the collector's sight."""
QUIET_SECONDS = 10.0
"""When no command came for so long, everything may be looked at."""
MOST_SECONDS = 600.0
"""How often everything is looked at, at the most."""
THRESHOLDS = (5_000, 10, 1_000_000)
"""New objects before the youngest are looked at, such passes before the middle generation is, and so on."""


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
        elif now - quiet_since > QUIET_SECONDS and now - collected_at > MOST_SECONDS:
            collected_at = now
            gc.unfreeze()
            gc.collect()
        gc.freeze()
