"""Places for a server's data that can be filled to the last byte, and made larger again while it runs."""

import os
import resource
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path

from online import Server

DISK_BYTES = 2_000_000


class SmallDisk:
    """A disk of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        self._mount("rw", DISK_BYTES)

    def fill(self, _: Server) -> None:
        with suppress(OSError), (self.folder / "ballast").open("wb", buffering=0) as ballast:
            while ballast.write(bytes(4096)):
                pass

    def make_room(self, _: Server) -> None:
        self._mount("remount", 2 * DISK_BYTES)

    def remove(self) -> None:
        subprocess.run(["umount", str(self.folder)], check=True)

    def _mount(self, how: str, size: int) -> None:
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"{how},size={size}", "tmpfs", str(self.folder)], check=True)


class SmallFiles:
    """For those who may not mount a disk: the system lets no file of the server grow any further."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self, server: Server) -> None:
        self._limit(server, max(path.stat().st_size for path in self.folder.iterdir()))

    def make_room(self, server: Server) -> None:
        self._limit(server, resource.RLIM_INFINITY)

    def remove(self) -> None:
        pass

    def _limit(self, server: Server, most: int) -> None:
        assert server.process
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


def can_mount() -> bool:
    if os.geteuid() != 0:
        return False
    with tempfile.TemporaryDirectory() as folder:
        mounted = subprocess.run(["mount", "-t", "tmpfs", "tmpfs", folder], capture_output=True, check=False)
        return not mounted.returncode and not subprocess.run(["umount", folder], check=False).returncode
