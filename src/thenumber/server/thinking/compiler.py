"""The compiler: one process that compiles the solver in the background where that was not done before."""

import asyncio
import logging
import os
import signal
import sys
from asyncio.subprocess import DEVNULL
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from thenumber.server.thinking.compiled_code import is_compiled
from thenumber.server.thinking.end_first import end_first
from thenumber.server.thinking.worker_process import child_environment

log = logging.getLogger(__name__)

MODULE = "thenumber.server.thinking.compile_main"


@asynccontextmanager
async def compiling_in_background() -> AsyncIterator[None]:
    """Begin to compile, unless it was done before; what is not done at the end is left. It is no reason to stop."""
    if await asyncio.to_thread(is_compiled):
        yield
        return
    try:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", MODULE, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL,
            env=child_environment(), process_group=0,
        )  # fmt: skip
    except OSError as error:
        log.warning("the solver can't be compiled ahead: %s", error.strerror)
        yield
        return
    end_first(process.pid)
    log.debug("compiling what the strongest bots need; until then they may keep a table waiting")
    try:
        yield
    finally:
        with suppress(ProcessLookupError, PermissionError):  # it has ended; the latter is how macOS says it
            os.killpg(process.pid, signal.SIGKILL)
        await process.wait()
