"""A real PgBouncer for tests, between a server and a PostgreSQL."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Self

import psycopg
import pytest

from ports import free_port
from postgres import PASSWORD, Postgres

PROGRAM = shutil.which("pgbouncer") or shutil.which("pgbouncer", path="/usr/sbin")
PATIENCE = 30.0


class PgBouncer:
    """Pools connections of one role, in the way that `mode` says: `session`, `transaction` or `statement`."""

    def __init__(self, postgres: Postgres, role: str, mode: str) -> None:
        if PROGRAM is None:
            pytest.skip("PgBouncer is not installed")
        self.port = free_port()
        self.url = f"postgresql://{role}:{PASSWORD}@127.0.0.1:{self.port}/postgres"
        folder = self._folder = Path(tempfile.mkdtemp(prefix="thenumber-pgbouncer-"))
        (folder / "users").write_text(f'"{role}" "{PASSWORD}"\n')
        (folder / "ini").write_text(
            f"""[databases]
postgres = host=127.0.0.1 port={postgres.port} user={role} password={PASSWORD}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {self.port}
unix_socket_dir =
auth_type = md5
auth_file = {folder}/users
pool_mode = {mode}
"""
        )
        self._command = [PROGRAM, "-q", str(folder / "ini")]
        if os.geteuid() == 0:  # it refuses to run as root
            owner = pwd.getpwnam("postgres")
            for path in (folder, *folder.iterdir()):
                os.chown(path, owner.pw_uid, owner.pw_gid)
            self._command = [*self._command[:1], "-u", "postgres", *self._command[1:]]

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(
            self._command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url).close()
                return self
            except psycopg.OperationalError:
                if time.monotonic() > deadline or self._process.poll() is not None:
                    raise
                time.sleep(0.05)

    def __exit__(self, *_: object) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        shutil.rmtree(self._folder)
