"""Whether the tree can be released: everything is committed, and every file that names the version names the same."""

import re
import tomllib
from pathlib import Path

from release.running import run

ENTRY = re.compile(r"^## (\S+) \((.*)\)$", re.MULTILINE)
NAMED = {"CITATION.cff": r"(?m)^version: (\S+)$", "docs/research.md": r"\bVersion (\d+\.\d+\.\d+)\b"}
"""The files that repeat the version, and how."""


def version(tree: Path) -> str:
    project: dict[str, str] = tomllib.loads((tree / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return project["version"]


def faults(tree: Path) -> list[str]:
    return [*_of_the_version(tree), *_of_git(tree)]


def _of_the_version(tree: Path) -> list[str]:
    ours, found = version(tree), []
    entry = ENTRY.search((tree / "CHANGELOG.md").read_text(encoding="utf-8"))
    newest, date = entry.groups() if entry else ("none", "")
    if newest != ours:
        found.append(f"pyproject.toml says {ours}, and the newest version in CHANGELOG.md is {newest}.")
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", date):
        found.append(f"CHANGELOG.md needs the day of the release after {newest}, as in (2026-11-18), not ({date}).")
    for name, pattern in NAMED.items():
        named = re.findall(pattern, (tree / name).read_text(encoding="utf-8"))
        if named != [ours]:
            found.append(f"{name} must name the version {ours} once; it names {', '.join(named) or 'none'}.")
    return found


def _of_git(tree: Path) -> list[str]:
    found = []
    if changed := run(["git", "status", "--porcelain"], cwd=tree):
        found.append(f"Not everything is committed:\n{changed.rstrip()}")
    tag = f"v{version(tree)}"
    head = run(["git", "rev-parse", "HEAD"], cwd=tree)
    tagged = run(["git", "tag", "--list", tag, "--format=%(objectname)%(*objectname)"], cwd=tree)
    if tagged and not tagged.endswith(head):
        found.append(f"The tag {tag} is at another commit: this version was released before.")
    return found
