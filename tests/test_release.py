"""How a release is made: what keeps it from being made is found, and said in a sentence."""

import subprocess
import tarfile
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from release import bill_of_materials, build, contents, readiness
from release.make import sums
from web import make

TRACKED = {
    ".ci/run",
    "LICENSE",
    *(f"src/{name}" for name in contents.RULES["wheel"]["must"] if not name.startswith("thenumber-")),
}
METADATA = {"thenumber-1.0.0.dist-info/METADATA", "thenumber-1.0.0.dist-info/entry_points.txt"}
GIT = [
    "git",
    "-c",
    "user.name=Ada",
    "-c",
    "user.email=ada@example.org",
    "-c",
    "commit.gpgSign=false",
    "-c",
    "tag.gpgSign=false",
]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tree that is ready to be released."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 1.2.0 (2026-11-18)\n\n- New.\n\n## 1.1.0 (2026-10-01)\n")
    (tmp_path / "CITATION.cff").write_text("cff-version: 1.2.0\nversion: 1.2.0\n")
    (tmp_path / "docs/research.md").write_text("Ours. Version 1.2.0. Apache License 2.0.\n")
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def git(tree: Path, *arguments: str) -> None:
    subprocess.run([*GIT, *arguments], cwd=tree, check=True)


def commit(tree: Path) -> None:
    git(tree, "add", "--all")
    git(tree, "commit", "--quiet", "--allow-empty", "--message", "Change.")


def test_a_tree_is_ready_before_and_after_it_is_tagged(tree: Path) -> None:
    assert readiness.faults(tree) == []
    git(tree, "tag", "--annotate", "v1.2.0", "--message", "1.2.0")
    assert readiness.faults(tree) == []


def test_what_is_not_committed_is_named(tree: Path) -> None:
    (tree / "new.py").touch()
    (fault,) = readiness.faults(tree)
    assert "new.py" in fault


@pytest.mark.parametrize("options", [[], ["--annotate", "--message", "1.2.0"]])
def test_a_version_is_released_once(tree: Path, options: list[str]) -> None:
    git(tree, "tag", *options, "v1.2.0")
    commit(tree)
    (fault,) = readiness.faults(tree)
    assert "v1.2.0 is at another commit" in fault


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("CHANGELOG.md", "## 1.2.0", "## 1.2.1", "says 1.2.0, and the newest version in CHANGELOG.md is 1.2.1."),
        ("CHANGELOG.md", "2026-11-18", "not yet released", "the day of the release after 1.2.0"),
        ("CITATION.cff", "\nversion: 1.2.0", "\nversion: 1.1.0", "CITATION.cff must name the version 1.2.0 once"),
        ("docs/research.md", "Version 1.2.0.", "", "docs/research.md must name the version 1.2.0 once; it names none."),
    ],
)
def test_a_version_that_differs_is_named(tree: Path, file: str, old: str, new: str, said: str) -> None:
    path = tree / file
    path.write_text(path.read_text().replace(old, new))
    commit(tree)
    (fault,) = readiness.faults(tree)
    assert said in fault


def test_a_wheel_has_what_git_has_and_no_more() -> None:
    of_git = contents.of_wheel(TRACKED)
    whole = {*of_git, *METADATA, "thenumber-1.0.0.dist-info/licenses/LICENSE", "thenumber/page/index.html"}
    assert contents.faults("wheel", whole, of_git) == []
    assert contents.faults("wheel", whole - {"thenumber/py.typed"}, of_git) == ["lacks thenumber/py.typed"] * 2
    assert contents.faults("wheel", whole | {"thenumber/mine.py"}, of_git) == [
        "has thenumber/mine.py, which is not in git"
    ]
    assert contents.faults("wheel", whole | {"thenumber/page/start.js.map"}, of_git) == [
        "has thenumber/page/start.js.map, which must not be there"
    ]


def test_an_sdist_has_all_but_the_ci() -> None:
    assert contents.of_sdist(TRACKED) == TRACKED - {".ci/run"}


def test_files_that_differ_are_named(tmp_path: Path) -> None:
    wheel, sdist, folder = tmp_path / "one.whl", tmp_path / "one.tar.gz", tmp_path / "one-1.0"
    folder.mkdir()
    for name, inside, outside in (("a", "1", "1"), ("b", "2", "3"), ("c", "", None)):
        with ZipFile(wheel, "a") as archive:
            archive.writestr(name, inside)
        if outside:
            (folder / name).write_text(outside)
    with tarfile.open(sdist, "w:gz") as archive:
        archive.add(folder, folder.name)
    assert build.differing(wheel, wheel) == build.differing(sdist, sdist) == []
    assert build.differing(wheel, sdist) == ["b", "c"]


def test_what_is_in_the_page_is_known_with_its_licence() -> None:
    make.build()
    licences = (make.PAGE / "licences.md").read_bytes()
    bill = bill_of_materials.of_page({"thenumber/page/licences.md": licences}, make.ROOT, "1.0.0")
    parts = {part["name"]: part for part in bill["components"]}
    assert {"svelte", "@fluent/bundle", bill_of_materials.FONT} <= parts.keys()
    assert all(len(part["hashes"][0]["content"]) == 128 for part in parts.values())  # SHA-512
    assert bill_of_materials.unaccepted(bill) == []


@pytest.mark.parametrize(
    ("licences", "said"),
    [
        ([{"expression": "MIT"}], []),
        ([{"license": {"id": "Apache-2.0"}}, {"license": {"id": "MIT"}}], []),
        ([{"license": {"name": "Ask us"}}], ["part 1: Ask us"]),
        ([], ["part 1: no licence"]),
    ],
)
def test_a_licence_that_nobody_accepted_is_named(licences: list[dict[str, Any]], said: list[str]) -> None:
    bill = {"components": [{"name": "part", "version": "1", "licenses": licences}]}
    assert bill_of_materials.unaccepted(bill) == said


def test_sums_are_those_of_sha256sum(tmp_path: Path) -> None:
    (tmp_path / "b").write_bytes(b"")
    (tmp_path / "a").write_bytes(b"abc")
    assert sums(tmp_path) == (
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a\n"
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  b\n"
    )
