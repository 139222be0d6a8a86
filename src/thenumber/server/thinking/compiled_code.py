"""Where the solver's compiled code is kept, whether it is there, and whose turn it is to compile.

Numba keeps what it compiles beside the sources, or in the folder that `NUMBA_CACHE_DIR` names. It uses what is kept
only with the same version of Python, Numba and the source file, and on the same kind of CPU, or for the kind that
`NUMBA_CPU_NAME` and `NUMBA_CPU_FEATURES` name; otherwise it compiles anew. Nothing here imports Numba.
"""

import atexit
import fcntl
import hashlib
import logging
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

from thenumber import rules, solver

log = logging.getLogger(__name__)

VARIABLE = "NUMBA_CACHE_DIR"
"""The variable of the environment that tells Numba where to keep what it compiles."""
FOLDER = "compiled"
"""The name of the folder in the server's data directory, for an installation that can't be written to."""
SOURCES = Path(solver.__file__).parent
RULES = Path(rules.__file__).parent
"""The folder of the rules, some of which are compiled into the solver's loops."""
BESIDE = SOURCES / "__pycache__"
"""The folder beside the sources in which Numba keeps what it compiles, unless it is told another one."""
CPU_VARIABLES = ("NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES")
"""The variables of the environment that tell Numba for which kind of CPU to compile, instead of the one it runs on."""
CPU_INFO = Path("/proc/cpuinfo")
FIRST_CPU = 4096
"""The bytes of `/proc/cpuinfo` that describe the first CPU: its name and what it can do."""


def settle_folder(data: Path) -> Path:
    """Find a folder that can be written to, and tell this process and its children by the environment.

    The folder that the environment names comes first, then the one beside the sources, then one in the data directory
    of the server, and at last one that is new with every start and goes with its end.
    """
    named = os.environ.pop(VARIABLE, "")
    for folder in (Path(named) if named else None, BESIDE, data / FOLDER):
        if folder and _writable(folder):
            if folder != BESIDE:
                os.environ[VARIABLE] = str(folder)
            return folder
    made = tempfile.mkdtemp(prefix="thenumber-")
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    log.warning("compiled code can be kept neither beside the sources nor in %s: it is kept in %s", data, made)
    os.environ[VARIABLE] = made
    return Path(made)


def code_folder() -> Path:
    """The folder in use."""
    named = os.environ.get(VARIABLE)
    return Path(named) if named else BESIDE


def is_compiled() -> bool:
    """Whether everything was compiled by this installation on this kind of machine."""
    return _stamp().exists()


def set_compiled() -> None:
    """Take down that everything has been compiled."""
    with suppress(OSError):
        _stamp().touch()


@contextmanager
def turn_to_compile() -> Iterator[None]:
    """Wait until no other process of this machine compiles, or loads what may not yet be compiled.

    Where there is no place for a lock there is none for compiled code either, and everybody compiles alone.
    """
    try:
        code_folder().mkdir(parents=True, exist_ok=True)
        file = os.open(code_folder() / "thenumber.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError:
        yield
        return
    try:
        with suppress(OSError):  # some file systems of networks have no locks
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
    finally:
        os.close(file)


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _stamp() -> Path:
    """A file whose name changes with everything that compiled code depends on, and with the kind of CPU."""
    digest = hashlib.sha256(f"{sys.version} {SOURCES}".encode())
    numba = find_spec("numba")
    places = [Path(numba.origin)] if numba and numba.origin else []
    for place in (*places, *sorted(SOURCES.glob("*.py")), *sorted(RULES.glob("*.py"))):
        about = place.stat()
        digest.update(f"{place.name} {about.st_mtime_ns} {about.st_size}".encode())
    digest.update(_kind_of_cpu())
    return code_folder() / f"thenumber-{digest.hexdigest()[:16]}.compiled"


def _kind_of_cpu() -> bytes:
    """The kind that the environment names, or else what tells the CPU of this machine from another kind."""
    if os.environ.get(CPU_VARIABLES[0]):
        return " ".join(os.environ.get(name, "") for name in CPU_VARIABLES).encode()
    with suppress(OSError), CPU_INFO.open("rb") as file:
        lines = file.read(FIRST_CPU).split(b"\n")
        return b"\n".join(line for line in lines if line.startswith((b"model", b"flags", b"Features", b"CPU")))
    return b""
