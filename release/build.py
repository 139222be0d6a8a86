"""Builds wheel and sdist of the last commit twice, in different surroundings, and compares the bytes."""

import os
import shutil
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

from release.running import ReleaseError, run

ELSEWHERE = {"LC_ALL": "C", "PYTHONHASHSEED": "7", "TZ": "Asia/Taipei"}
"""What is different for the second build, besides folder, umask and moment."""


def twice(tree: Path, folder: Path, into: Path) -> tuple[Path, Path]:
    """Wheel and sdist. The second wheel is built from the second sdist, which is therefore enough to build it."""
    date = {"SOURCE_DATE_EPOCH": run(["git", "log", "-1", "--format=%ct"], cwd=tree).strip()}
    first, second = folder / "first", folder / "another/second"
    export(tree, first)
    sdist = _build("sdist", first, into, date)
    wheel = _build("wheel", first, into, date)
    export(tree, second)
    again = folder / "again"
    again.mkdir()
    same_sdist = _build("sdist", second, again, date | ELSEWHERE, umask=0o077)
    unpacked = unpack(same_sdist, folder / "unpacked")
    same_wheel = _build("wheel", unpacked, again, date | ELSEWHERE, umask=0o077)
    for one, other in ((sdist, same_sdist), (wheel, same_wheel)):
        if one.read_bytes() != other.read_bytes():
            what = ", ".join(differing(one, other)) or "only the archive itself"
            raise ReleaseError(f"two builds of {one.name} differ in: {what}.")
    return wheel, sdist


def export(tree: Path, into: Path) -> None:
    """What is in the last commit, and nothing that merely lies in the tree."""
    into.mkdir(parents=True)
    archive = into.with_suffix(".tar")
    run(["git", "archive", "--output", archive, "HEAD"], cwd=tree)
    with tarfile.open(archive) as files:
        files.extractall(into, filter="data")


def tracked(tree: Path) -> frozenset[str]:
    """The files of the last commit."""
    return frozenset(run(["git", "ls-tree", "-r", "-z", "--name-only", "HEAD"], cwd=tree).split("\0")[:-1])


def _build(kind: str, source: Path, into: Path, environment: dict[str, str], umask: int = 0o022) -> Path:
    """What pip does in a tree: it calls the functions of its build backend, which builds the page first."""
    before = {*into.iterdir()}
    script = f"import hatchling.build; hatchling.build.build_{kind}({str(into)!r})"
    run([sys.executable, "-c", script], cwd=source, umask=umask, environment=os.environ | environment)
    (made,) = {*into.iterdir()} - before
    return made


def unpack(sdist: Path, into: Path) -> Path:
    shutil.unpack_archive(sdist, into, filter="data")
    (inside,) = into.iterdir()
    return inside


def files_in(archive: Path) -> dict[str, bytes]:
    """The files in a wheel by their names, or those in an sdist, without its outer folder."""
    if archive.suffix == ".whl":
        with ZipFile(archive) as wheel:
            return {name: wheel.read(name) for name in wheel.namelist()}
    with tarfile.open(archive) as sdist:
        files = ((member.name.partition("/")[2], sdist.extractfile(member)) for member in sdist)
        return {name: file.read() for name, file in files if file}


def differing(one: Path, other: Path) -> list[str]:
    """The names of the files that differ between two archives, or that only one has."""
    left, right = files_in(one), files_in(other)
    return sorted(name for name in left.keys() | right.keys() if left.get(name) != right.get(name))
