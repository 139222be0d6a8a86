"""The wall clock of a process that a test starts, which can be made to jump. Linux, with a C compiler."""

import shutil
import struct
import subprocess
from pathlib import Path

SOURCE = Path(__file__).parent / "wall_clock.c"


def can_jump() -> bool:
    return shutil.which("cc") is not None


class WallClock:
    """The clock of every process that is started with `environment`, and of those that these start."""

    def __init__(self, folder: Path, name: str) -> None:
        library = folder / "wall_clock.so"
        if not library.exists():
            subprocess.run(["cc", "-shared", "-fPIC", "-O2", "-o", str(library), str(SOURCE), "-ldl"], check=True)
        self._file = folder / f"{name}.seconds"
        self._file.write_bytes(struct.pack("=q", 0))
        self.environment = {"LD_PRELOAD": str(library), "WALL_CLOCK_FILE": str(self._file)}

    def set(self, seconds: int) -> None:
        """Let it differ from the clock of this machine by that many seconds from now on."""
        with self._file.open("r+b") as file:
            file.write(struct.pack("=q", seconds))
