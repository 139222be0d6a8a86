"""The compose files, brought up with podman-compose: one container alone, and PostgreSQL, two nodes and Caddy.

The images of PostgreSQL and Caddy can't be fetched everywhere: Debian's programs get their names.
"""

import asyncio
import contextlib
import json
import os
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import psycopg

from deploy.gaps import START_SECONDS, until_ready
from deploy.image import build, environment, podman, run
from deploy.materials import ROOT
from ports import free_port
from torture.history import Logged
from torture.site import logged_commands

FOLDER = ROOT / "deploy"
STAND_INS = Path(__file__).parent / "stand-ins"
PASSWORD = "Geheim7341"  # noqa: S105 of a database that lives for minutes
NODES = ("node-1", "node-2")
NAME = "localhost"
"""A name for which Caddy makes the certificate itself."""
AUTHORITY = "/data/caddy/pki/authorities/local/root.crt"


def make_stand_ins() -> None:
    for program, official in (("postgres", "docker.io/library/postgres:15"), ("caddy", "docker.io/library/caddy:2")):
        build(STAND_INS / f"{program}.Containerfile", official, STAND_INS)


class Composed:
    """A compose file, up."""

    def __init__(self, file: str, **variables: str) -> None:
        self.file, self.project = FOLDER / file, f"thenumber-{os.getpid()}"
        self.ports = {"THENUMBER_PORT": str(free_port()), "HTTP_PORT": str(free_port()), "HTTPS_PORT": str(free_port())}
        self.variables = self.ports | variables

    @contextlib.contextmanager
    def up(self) -> Iterator[None]:
        try:
            self.compose("up", "--detach")
            yield
        finally:
            self.compose("down", "--volumes", check=False)

    def compose(self, *words: str, check: bool = True) -> str:
        command = ["podman-compose", "--project-name", self.project, "--file", str(self.file), *words]
        done = subprocess.run(
            command, env=environment() | self.variables, cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0 or not check, f"{' '.join(command)}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
        return done.stdout

    def container(self, service: str) -> str:
        return f"{self.project}_{service}_1"

    def address(self, service: str) -> str:
        """The address of a service in the network of the project."""
        networks = json.loads(podman("inspect", self.container(service)))[0]["NetworkSettings"]["Networks"]
        (network,) = networks.values()
        address: str = network["IPAddress"]
        return address


class Site(Composed):
    """compose.postgres.yaml: two nodes behind Caddy, which people come to as to any proxy."""

    program = "compose.postgres.yaml"
    base_path = ""

    def __init__(self) -> None:
        super().__init__("compose.postgres.yaml", THENUMBER_SITE=NAME, THENUMBER_PASSWORD=PASSWORD)
        self.url = f"https://{NAME}:{self.ports['HTTPS_PORT']}"

    @property
    def trusted(self) -> ssl.SSLContext:
        deadline = time.monotonic() + START_SECONDS
        while True:
            found = run("podman", "exec", self.container("proxy"), "cat", AUTHORITY, check=False)
            if found.returncode == 0:
                return ssl.create_default_context(cadata=found.stdout)
            assert time.monotonic() < deadline, found.stderr
            time.sleep(0.2)

    async def hurt(self, session: aiohttp.ClientSession, pause: float) -> None:
        """A rolling restart of both nodes, then one after the other is killed and started anew."""
        for kill in (False, True):
            for node in NODES:
                await asyncio.sleep(pause)
                how = ["kill", self.container(node)] if kill else ["stop", "--time", "10", self.container(node)]
                await asyncio.to_thread(podman, *how)
                await asyncio.to_thread(podman, "start", self.container(node), check=False)  # it may do so by itself
                await until_ready(session, f"http://{await asyncio.to_thread(self.address, node)}:8080/readyz")
        await asyncio.sleep(pause)

    def log_of(self, table_id: str) -> list[Logged]:
        url = f"postgresql://thenumber:{PASSWORD}@{self.address('database')}/thenumber"
        with psycopg.connect(url) as connection:
            query = "SELECT seq, body FROM log WHERE table_id = %s ORDER BY seq"
            return logged_commands(table_id, connection.execute(query, [table_id]).fetchall())
