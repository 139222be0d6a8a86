"""A real PostgreSQL for tests: its own data directory and port, started when the first test asks, gone at the end."""

import atexit
import functools
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

import psutil
import psycopg
import pytest

from ports import free_port

SUPERUSER, PASSWORD = "postgres", "Ge-heim.7341"
DEBIAN = "/usr/lib/postgresql"


def _program(name: str) -> str | None:
    newest = sorted(Path(DEBIAN).glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3].split(".")[0]))
    return shutil.which(name) or (str(newest[-1]) if newest else None)


class Postgres:
    """A cluster that asks for a password and keeps what it has acknowledged, as in real life."""

    def __init__(self, primary: "Postgres | None" = None) -> None:
        """With a `primary`, a standby that follows it."""
        initdb, pg_ctl = _program("initdb"), _program("pg_ctl")
        if initdb is None or pg_ctl is None:
            pytest.skip("PostgreSQL is not installed: neither in PATH nor in " + DEBIAN)
        self._pg_ctl = pg_ctl
        self._folder = Path(tempfile.mkdtemp(prefix="thenumber-postgres-"))
        self._data = self._folder / "data"
        self._names = (f"test_{count}" for count in itertools.count(1))
        self.port = free_port()
        secret = self._folder / "password"
        secret.write_text(PASSWORD)
        # The server refuses to run as root.
        self._as: list[str] = []
        if os.geteuid() == 0:
            owner = pwd.getpwnam("postgres")
            for path in (self._folder, secret):
                os.chown(path, owner.pw_uid, owner.pw_gid)
            self._as = ["runuser", "-u", "postgres", "--"]
        if primary:
            copy = str(Path(initdb).resolve().with_name("pg_basebackup"))
            self._run([copy, "-d", primary.url(), "-D", str(self._data), "-R", "-X", "stream", "-c", "fast", "-N"])
        else:
            account = ["-U", SUPERUSER, "--pwfile", str(secret), "-A", "scram-sha-256"]
            self._run([initdb, "-D", str(self._data), *account, "--no-sync", "-E", "UTF8", "--locale", "C"])
        self.start()

    def url(self, database: str = "postgres", password: str = PASSWORD) -> str:
        return f"postgresql://{SUPERUSER}:{password}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The URL of an empty place: a schema of its own, which is made a hundred times faster than a database."""
        name = next(self._names)
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}")
        return f"{self.url()}?options=-csearch_path%3D{name}"

    def start(self) -> None:
        options = f"-p {self.port} -k {self._folder} -c listen_addresses=127.0.0.1 -c max_connections=60"
        options += " -c recovery_init_sync_method=syncfs"  # as safe, and quicker after a crash
        self._run(
            [self._pg_ctl, "start", "-D", str(self._data), "-w", "-s", "-l", str(self._folder / "log"), "-o", options]
        )

    def stop(self, mode: str = "immediate") -> None:
        """`immediate` is a crash: connections are cut, and the next start recovers from the log on the disk."""
        self._run([self._pg_ctl, "stop", "-D", str(self._data), "-w", "-s", "-m", mode])

    def restart(self) -> None:
        self.stop()
        self.start()

    def promote(self) -> None:
        """Let a standby take over; it takes writes when this returns."""
        self._run([self._pg_ctl, "promote", "-D", str(self._data), "-w", "-s"])

    def freeze(self) -> None:
        """Every process of the server stands still; its connections stay open and say nothing."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def remove(self) -> None:
        if (self._data / "postmaster.pid").exists():
            self.stop()
        shutil.rmtree(self._folder)

    def process(self) -> psutil.Process:
        """The first of its processes; all others are its children."""
        return psutil.Process(int((self._data / "postmaster.pid").read_text().splitlines()[0]))

    def _signal(self, signal_: signal.Signals) -> None:
        server = self.process()
        for process in [server, *server.children(recursive=True)]:
            process.send_signal(signal_)

    def _run(self, command: list[str]) -> None:
        # Not through pipes: the server would inherit them, and nobody would ever see their end.
        with tempfile.TemporaryFile() as output:
            done = subprocess.run(
                [*self._as, *command], stdin=subprocess.DEVNULL, stdout=output, stderr=output, cwd="/", check=False
            )
            if done.returncode:
                output.seek(0)
                raise RuntimeError(f"{command[0]} failed: {output.read().decode()}")


@functools.cache
def running_postgres() -> Postgres:
    """The one of this process (of this worker, with xdist). A test that stops it starts it again."""
    postgres = Postgres()
    atexit.register(postgres.remove)
    return postgres
