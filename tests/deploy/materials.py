"""What images and machines are made of: Debian, the source distribution, and all packages from a folder.

They are kept in the user's cache, so that the next check need not fetch them again.
"""

import os
import shutil
import subprocess
import sys
import tarfile
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
KEPT = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "thenumber-deploy"
SUITE = "bookworm"
ARCHITECTURE = os.environ.get("ARCHITECTURE", "")
"""Debian's name of another architecture, which is emulated, such as arm64; nothing for that of this machine."""
PYTHONS_NAMES = {"amd64": "x86_64", "arm64": "aarch64"}
"""How Python names architectures."""
GLIBC = ("manylinux2014", "manylinux_2_17", "manylinux_2_24", "manylinux_2_27", "manylinux_2_28")
"""The kinds of packages that Debian's system can have, as Python calls them."""
WHEELS = "/wheels"
"""Where packages are, inside of a machine or a container that is built."""


@cache
def machine_archive() -> Path:
    """A minimal Debian that can be booted."""
    return debian("machine", "--variant=minbase", "--include=init,dbus,ca-certificates")


@cache
def base_archive() -> Path:
    """A minimal Debian, about as the official slim image has it, which can't be fetched everywhere."""
    left_out = (f"--dpkgopt=path-exclude=/usr/share/{name}/*" for name in ("doc", "info", "locale", "man"))
    return debian("base", "--variant=apt", *left_out)


def debian(name: str, *options: str) -> Path:
    archive = KEPT / f"{name}{kind()}.tar"
    if not archive.exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        made = KEPT / f"{name}{kind()}-new.tar"
        other = [f"--arch={ARCHITECTURE}"] if ARCHITECTURE else []
        subprocess.run(["mmdebstrap", "--quiet", *other, *options, SUITE, str(made)], check=True)
        made.rename(archive)
    return archive


def kind() -> str:
    """What is added to the names of things that belong to an architecture."""
    return f"-{ARCHITECTURE}" if ARCHITECTURE else ""


@cache
def source_tree() -> Path:
    """The source distribution of this tree as it is now, unpacked. It has the built page, so that no Node is needed."""
    folder = KEPT / "source"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    build = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (archive,) = folder.glob("*.tar.gz")
    with tarfile.open(archive) as file:
        file.extractall(folder, filter="data")
    archive.unlink()
    (tree,) = folder.iterdir()
    return tree


@cache
def wheels() -> Path:
    """All packages that are installed, for Debian's Python, with what builds ours."""
    folder = KEPT / f"wheels{kind()}"
    have = folder / ".constraints"
    wanted = (ROOT / "constraints.txt").read_text() + (ROOT / "pyproject.toml").read_text()
    if not have.exists() or have.read_text() != wanted:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        fetch = [sys.executable, "-m", "pip", "download", "--quiet", "--dest", str(folder)]
        fetch += ["--constraint", str(ROOT / "constraints.txt"), "--python-version", "3.11", "--only-binary=:all:"]
        if ARCHITECTURE:
            fetch += [f"--platform={one}_{PYTHONS_NAMES[ARCHITECTURE]}" for one in GLIBC]
        subprocess.run([*fetch, *dependencies()], check=True)
        have.write_text(wanted)
    return folder


def dependencies() -> list[str]:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    return [*project["project"]["dependencies"], *project["build-system"]["requires"], "pip", "setuptools"]


@cache
def pip_configuration() -> Path:
    """Settings with which pip asks no network."""
    file = KEPT / "pip.conf"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"[global]\nno-index = true\nfind-links = {WHEELS}\ndisable-pip-version-check = true\n")
    return file


def pip_settings() -> list[str]:
    """What to tell systemd-nspawn, so that pip finds its packages."""
    return [f"--bind-ro={pip_configuration()}:/etc/pip.conf", f"--bind-ro={wheels()}:{WHEELS}"]
