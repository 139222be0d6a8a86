"""A server as a process on a core of its own: starting it, and what it costs in CPU time and memory."""

import http.client
import os
import resource
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import psutil

START_TIMEOUT = 30.0


class CoresError(RuntimeError):
    """The machine can't give the server and the load a core each."""


def cores() -> tuple[int, int]:
    """The core of the server and the core of the load."""
    if not hasattr(os, "sched_getaffinity"):
        raise CoresError("this benchmark pins processes to cores, which needs Linux")
    allowed = sorted(os.sched_getaffinity(0))
    if len(allowed) < 2:
        raise CoresError("this benchmark needs two cores, one for the server and one for the load")
    return allowed[0], allowed[1]


class Server:
    """A running server and the processes it started."""

    def __init__(
        self, process: subprocess.Popen[bytes], port: int, cold_start: float, uncounted: Sequence[str] = ()
    ) -> None:
        self.port, self.cold_start = port, cold_start
        self._process, self._uncounted = psutil.Process(process.pid), uncounted

    def _processes(self, *, counted: bool) -> Iterator[psutil.Process]:
        """The server and all that it started, or only those of them that count."""
        yield self._process
        for process in self._process.children(recursive=True):
            with suppress(psutil.NoSuchProcess):
                line = " ".join(process.cmdline())
                if not counted or not any(word in line for word in self._uncounted):
                    yield process

    def cpu_seconds(self, *, counted: bool = True) -> float:
        """CPU time so far of all threads of all processes that count, or, if so asked, of all processes."""
        total = 0.0
        for process in self._processes(counted=counted):
            with suppress(OSError):  # it has ended just now
                total += time.clock_gettime(_cpu_clock(process.pid))
        return total

    def rss_bytes(self) -> int:
        return sum(process.memory_info().rss for process in self._processes(counted=True))


def _cpu_clock(pid: int) -> int:
    """The CPU clock of a process, as clock_getcpuclockid(3) gives it: nanoseconds, where /proc has hundredths."""
    return ~pid << 3 | 2


def allow_many_sockets() -> None:
    """Lift this process's limit of open files, and so the server's, as far as it may go: four sockets a table."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def answers(port: int, path: str) -> bool:
    """Whether GET on this path succeeds."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=START_TIMEOUT)
    try:
        connection.request("GET", path)
        return 200 <= connection.getresponse().status < 300
    except ConnectionError:
        return False
    finally:
        connection.close()


@contextmanager
def running(
    command: Sequence[str],
    environment: Mapping[str, str],
    port: int,
    alive: str,
    directory: Path,
    *,
    uncounted: Sequence[str] = (),
    all_cores: bool = False,
) -> Iterator[Server]:
    """Start a server on its core, or on all, and pin this process to the other; errors quote what the server said."""
    allowed = os.sched_getaffinity(0)
    server_core, load_core = cores()
    log = directory / "output.txt"
    with log.open("wb") as output:
        # Inherited by the server, with all its threads.
        os.sched_setaffinity(0, allowed if all_cores else {server_core})
        begun = time.perf_counter()
        process = subprocess.Popen(
            command, env={**os.environ, **environment}, stdin=subprocess.DEVNULL, stdout=output, stderr=output
        )
        os.sched_setaffinity(0, {load_core})
        try:
            while not answers(port, alive):
                if process.poll() is not None or time.perf_counter() - begun > START_TIMEOUT:
                    raise RuntimeError("the server did not start")
                time.sleep(0.002)
            yield Server(process, port, time.perf_counter() - begun, uncounted)
        except Exception as error:
            error.add_note(f"{' '.join(command)} said: {log.read_text(errors='replace')[-2000:].strip() or 'nothing'}")
            raise
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                for child in psutil.Process(process.pid).children(recursive=True):
                    child.kill()
                process.kill()
                process.wait()
            os.sched_setaffinity(0, allowed)
