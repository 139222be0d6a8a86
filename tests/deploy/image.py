"""The image of deploy/Containerfile: built with buildah and run with podman, in a storage of its own.

The image that it begins with can't be fetched everywhere: a minimal Debian, made here, gets its name.
"""

import contextlib
import json
import os
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from deploy.gaps import until_up
from deploy.materials import (
    ARCHITECTURE,
    KEPT,
    ROOT,
    WHEELS,
    base_archive,
    kind,
    pip_configuration,
    source_tree,
    wheels,
)
from ports import free_port

BASE = "docker.io/library/debian:bookworm-slim"
IMAGE = "localhost/thenumber"
CONTAINERFILE = ROOT / "deploy" / "Containerfile"
SETTINGS = """
[containers]
default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
[engine]
cgroup_manager = "cgroupfs"
runtime = "runc"
[network]
network_backend = "netavark"
"""
"""Settings of podman that work without systemd, and where a machine may open fewer files than podman wants."""
LOCKED = ("--read-only", "--cap-drop=all", "--security-opt=no-new-privileges", "--tmpfs=/tmp")


def environment() -> dict[str, str]:
    """The environment in which buildah and podman know our images, and those of nobody else."""
    settings, storage = KEPT / "containers.conf", KEPT / f"storage{kind()}.conf"
    KEPT.mkdir(parents=True, exist_ok=True)
    places = f'graphroot = "{KEPT / f"images{kind()}"}"\nrunroot = "{KEPT / f"containers{kind()}"}"'
    settings.write_text(SETTINGS)
    storage.write_text(f'[storage]\ndriver = "overlay"\n{places}\n')
    return os.environ | {"CONTAINERS_CONF": str(settings), "CONTAINERS_STORAGE_CONF": str(storage)}


def run(*command: str, check: bool = True) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(command, env=environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0 or not check, f"{' '.join(command)}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
    return done


def podman(*arguments: str, check: bool = True) -> str:
    return run("podman", *arguments, check=check).stdout.strip()


def architecture() -> list[str]:
    """What to tell buildah and podman about an architecture that is emulated."""
    return [f"--arch={ARCHITECTURE}"] if ARCHITECTURE else []


def make_base() -> None:
    """Give a minimal Debian the name of the image that ours begins with."""
    if not run("buildah", "images", "--quiet", BASE, check=False).stdout:
        container = run("buildah", "from", *architecture(), "scratch").stdout.strip()
        run("buildah", "add", "--quiet", container, str(base_archive()), "/")
        run("buildah", "config", "--cmd", "/bin/sh", container)
        run("buildah", "commit", "--quiet", "--rm", container, BASE)


def build(containerfile: Path = CONTAINERFILE, tag: str = IMAGE, context: Path | None = None) -> None:
    make_base()
    mounts = [f"--volume={pip_configuration()}:/etc/pip.conf:ro", f"--volume={wheels()}:{WHEELS}:ro"]
    how = ["--isolation", "chroot", "--pull-never", "--format", "docker", "--layers"]
    run(
        "buildah",
        "build",
        *architecture(),
        *how,
        *mounts,
        "--file",
        str(containerfile),
        "--tag",
        tag,
        str(context or source_tree()),
    )


def size() -> int:
    """The bytes of the image."""
    return int(json.loads(podman("image", "inspect", IMAGE))[0]["Size"])


class Container:
    """A container as compose runs it, but in the network of this machine; `new` ones have an empty volume."""

    def __init__(self, **variables: str) -> None:
        self.port = free_port()
        self.name = f"thenumber-{os.getpid()}-{self.port}"
        self.variables = {"THENUMBER_PORT": str(self.port), "THENUMBER_HOST": "127.0.0.1"} | variables
        self.url = f"http://127.0.0.1:{self.port}"

    @contextlib.contextmanager
    def running(self) -> Iterator[None]:
        variables = [f"--env={name}={value}" for name, value in self.variables.items()]
        volume = f"--volume={self.name}:/data"
        how = [*architecture(), "--detach", "--name", self.name, "--network=host", *LOCKED]
        podman("run", *how, *variables, volume, IMAGE)
        try:
            until_up(self.url)
            yield
        finally:
            podman("rm", "--force", "--volumes", self.name, check=False)
            podman("volume", "rm", "--force", self.name, check=False)

    def said(self) -> str:
        done = run("podman", "logs", self.name)
        return done.stdout + done.stderr

    def healthy(self) -> bool:
        return run("podman", "healthcheck", "run", self.name, check=False).returncode == 0

    def stop(self) -> tuple[float, int]:
        """Stop it; the seconds that it took, and the exit code."""
        begun = time.monotonic()
        podman("stop", "--time", "10", self.name)
        seconds = time.monotonic() - begun
        state: dict[str, Any] = json.loads(podman("inspect", self.name))[0]["State"]
        return seconds, int(state["ExitCode"])
