"""A system clock that a test sets forward and back under a running server: libfaketime, wall clock only."""

from pathlib import Path

import pytest

DAY, HOUR = 86_400, 3_600


class FalseClock:
    """The wall clock of a server that is started with `environment`; the monotonic clock stays the true one."""

    def __init__(self, folder: Path) -> None:
        libraries = sorted(Path("/usr/lib").glob("*/faketime/libfaketime.so.1"))
        if not libraries:
            pytest.skip("libfaketime is not installed: neither of /usr/lib/*/faketime has it")
        self._file = folder / "false-clock"
        self.set(0)
        self.environment = {
            "LD_PRELOAD": str(libraries[0]),
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }

    def set(self, seconds: int) -> None:
        """From now on the clock is so many seconds ahead of the true one."""
        beside = self._file.with_suffix(".new")
        beside.write_text(f"{seconds:+d}\n")
        beside.replace(self._file)
