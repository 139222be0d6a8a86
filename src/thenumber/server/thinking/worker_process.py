"""One worker process, as the server sees it: started, asked line by line, and killed."""

import asyncio
import json
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import lru_cache
from typing import cast

from thenumber.server.thinking.compiled_code import CPU_VARIABLES, VARIABLE
from thenumber.server.thinking.end_first import end_first

log = logging.getLogger(__name__)

READY_LIMIT = 60.0
EXIT_LIMIT = 1.0
"""The most seconds to wait for the end of a process that closed its pipes."""
LONGEST_ANSWER = 1 << 16
_KEPT = ("HOME", "LD_LIBRARY_PATH", VARIABLE, *CPU_VARIABLES, "PYTHONPATH")
"""The variables of the server's environment that a worker sees. Others may hold passwords."""
_FIXED = {"PYTHONHASHSEED": "0", "OPENBLAS_NUM_THREADS": "1"}
"""Variables that every worker gets: a bot that walks through a set shall choose the same number in every worker, and a
worker is for one core."""


def child_environment() -> dict[str, str]:
    """The environment of processes that think: no more of the server's environment than they need."""
    return {name: os.environ[name] for name in _KEPT if name in os.environ} | _FIXED


class WorkersError(RuntimeError):
    """A worker can't be started, and why. `killed_by` is the name of the signal that killed it, such as `SIGSYS`."""

    def __init__(self, message: str, killed_by: str = "") -> None:
        super().__init__(message)
        self.killed_by = killed_by


class Worker(asyncio.SubprocessProtocol):
    """The server's end of one worker process: a line in, a line out."""

    def __init__(self) -> None:
        self.alive = True
        self.line: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        """What it says next; nothing, if it dies instead."""
        self._heard = b""
        self._asked = False
        self._exited, self._closed = asyncio.Event(), asyncio.Event()

    async def ask(self, line: bytes) -> bytes:
        if not self.alive:
            return b""
        self._asked, self._heard = True, b""
        self.line = asyncio.get_running_loop().create_future()
        self._stdin.write(line)
        return await self.line

    async def exit_code(self) -> int | None:
        """How a process ended that says nothing any more: below 0 by a signal; None if it did not."""
        with suppress(TimeoutError):
            async with asyncio.timeout(EXIT_LIMIT):
                await self._exited.wait()
        return self._transport.get_returncode()

    async def end(self) -> None:
        """Kill the process and all it started, and close the pipes."""
        self.alive = False
        with suppress(ProcessLookupError, PermissionError):  # dead already; the latter is how macOS says it
            os.killpg(self._transport.get_pid(), signal.SIGKILL)
        await self._exited.wait()  # closing an unreaped process would race with the loop that reaps it
        self._transport.close()
        await self._closed.wait()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.SubprocessTransport, transport)
        self._stdin = cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0))

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        if fd == 1:
            self._heard += data
            if data.endswith(b"\n") or len(self._heard) > LONGEST_ANSWER:
                self._say(self._heard)
        elif not self._asked:  # it knows no number yet
            _log_once(data.decode(errors="backslashreplace").rstrip())
        else:
            log.debug("a bot worker wrote to stderr, which may name a number and is not shown")

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:  # noqa: ARG002
        self.alive = False
        if fd == 1:  # not when the process exits: what it wrote last may arrive after that
            self._say(b"")

    def process_exited(self) -> None:
        self.alive = False
        self._exited.set()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._closed.set()

    def _say(self, line: bytes) -> None:
        if not self.line.done():
            self.line.set_result(line)


@lru_cache(maxsize=16)
def _log_once(text: str) -> None:
    """Log what a worker says when it starts; all of them say the same."""
    log.warning("a bot worker says: %s", text)


@asynccontextmanager
async def started_worker(budget: float, *, small: bool) -> AsyncIterator[tuple[Worker, tuple[str, ...]]]:
    """A worker process that is ready, and its bots' names; killed at the end. Raises `WorkersError`."""
    command = [sys.executable, "-P", "-m", "thenumber.server.thinking.worker_main", str(budget)]
    command += ["small"] if small else []
    try:
        # A process group of its own: Ctrl-C in the server's terminal is the server's business. Not a session: Linux may
        # give every session the same share of the processor, and how nice a worker is would not count.
        transport, worker = await asyncio.get_running_loop().subprocess_exec(
            Worker, *command, env=child_environment(), process_group=0
        )
    except OSError as error:
        raise WorkersError(f"a bot worker can't be started: {error.strerror}") from error
    end_first(transport.get_pid())
    try:
        yield worker, await _names_of_bots(worker)
    finally:
        ending = asyncio.create_task(worker.end())
        try:
            await asyncio.shield(ending)
        except asyncio.CancelledError:  # close() came while a worker was being replaced
            await ending
            raise


def _ended_early(code: int | None) -> WorkersError:
    killed_by = killer(code)
    why = ": a filter of system calls, as systemd has them, does not allow what it needs"
    message = f"a bot worker ended before it was ready{ending(code)}"
    return WorkersError(f"{message}{why if killed_by == signal.SIGSYS.name else ''}", killed_by)


def killer(code: int | None) -> str:
    """The name of the signal that killed a process; nothing if none did."""
    if code is None or code >= 0:
        return ""
    return signal.Signals(-code).name if -code in set(signal.Signals) else str(-code)


def ending(code: int | None) -> str:
    """How a process ended, to be added to a sentence; nothing if nobody knows."""
    if killed_by := killer(code):
        return f", killed by {killed_by}"
    return "" if code is None else f", with exit code {code}"


async def _names_of_bots(worker: Worker) -> tuple[str, ...]:
    """The names of the bots, which are the first line that a worker writes."""
    try:
        async with asyncio.timeout(READY_LIMIT):
            hello = await worker.line
    except TimeoutError:
        raise WorkersError("a bot worker takes too long to start") from None
    if not hello:
        raise _ended_early(await worker.exit_code())
    try:
        said = json.loads(hello)
    except ValueError:
        raise WorkersError("a bot worker says something else than that it is ready") from None
    return tuple(said["bots"])
