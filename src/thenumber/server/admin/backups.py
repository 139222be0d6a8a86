"""Backups that the host asks for, one at a time; each is made in a process of its own, so that nobody waits for it."""

import asyncio
import logging
import sys
import time
from asyncio.subprocess import PIPE
from contextlib import suppress

import msgspec

from thenumber.server.admin.backup_main import Made, Task
from thenumber.server.settings import Settings
from thenumber.server.wire.admin import BackupFigures

LOG = logging.getLogger(__name__)
FOLDER = "backups"
"""Where they go, in the data directory."""


class Backups:
    """The backups of one node."""

    def __init__(self, settings: Settings) -> None:
        self._task = Task(
            *(settings.database_url, str((settings.data / FOLDER).absolute())),
            *(settings.log_level, settings.log_format),
        )
        self._making: asyncio.Task[None] | None = None
        self._made: Made | None = None
        self._at = 0.0
        """When the last one began or was over, by the monotonic clock."""

    def begin(self) -> None:
        """Make a backup, unless one is being made."""
        if self._making is None or self._making.done():
            self._at = time.monotonic()
            self._making = asyncio.create_task(self._make())

    def figures(self) -> BackupFigures | None:
        """How it went; None if nobody has asked for one."""
        ago = round(time.monotonic() - self._at)
        if self._making and not self._making.done():
            return BackupFigures("running", ago)
        if self._made is None:
            return None
        if self._made.problem:
            return BackupFigures("failed", ago)
        return BackupFigures("done", ago, self._made.file, self._made.tables, self._made.games)

    async def close(self) -> None:
        if self._making:
            self._making.cancel()
            await asyncio.wait([self._making])

    async def _make(self) -> None:
        try:
            self._made = await self._made_in_a_process()
        except (OSError, msgspec.DecodeError) as error:  # it can't be started, or was killed
            self._made = Made(problem=type(error).__name__)
        self._at = time.monotonic()
        if self._made.problem:
            LOG.error("a backup failed: %s", self._made.problem)
        else:
            LOG.info("a backup with %d tables and %d games was made", self._made.tables, self._made.games)

    async def _made_in_a_process(self) -> Made:
        command = (sys.executable, "-P", "-m", "thenumber.server.admin.backup_main")
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, start_new_session=True)
        try:
            said, _ = await process.communicate(msgspec.json.encode(self._task) + b"\n")
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        return msgspec.json.decode(said, type=Made)
