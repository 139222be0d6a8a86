"""What is in a wheel and in an sdist: what git has and the page, nothing else; contents.toml says what matters."""

import sys
import tomllib
from collections.abc import Collection
from fnmatch import fnmatchcase
from pathlib import Path

from release.build import files_in
from release.running import ReleaseError, run

RULES = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
MADE = {"wheel": ("thenumber/page/*", "thenumber-*.dist-info/*"), "sdist": ("src/thenumber/page/*", "PKG-INFO")}
"""What is in them and not in git."""
PACKAGE, UNPACKED = "src/", ".ci/"
"""Where the files of the wheel stand in git, and what the sdist leaves out."""


def check(wheel: Path, sdist: Path, tracked: Collection[str]) -> None:
    found = [
        *(f"the wheel {fault}" for fault in faults("wheel", files_in(wheel), of_wheel(tracked))),
        *(f"the sdist {fault}" for fault in faults("sdist", files_in(sdist), of_sdist(tracked))),
    ]
    if found:
        raise ReleaseError("\n".join(["the contents are not right:", *found]))
    run([sys.executable, "-m", "twine", "check", "--strict", wheel, sdist], cwd=wheel.parent)
    run([sys.executable, "-m", "check_wheel_contents", "--no-config", wheel], cwd=wheel.parent)


def of_wheel(tracked: Collection[str]) -> set[str]:
    return {name.removeprefix(PACKAGE) for name in tracked if name.startswith(f"{PACKAGE}thenumber/")}


def of_sdist(tracked: Collection[str]) -> set[str]:
    return {name for name in tracked if not name.startswith(UNPACKED)}


def faults(kind: str, names: Collection[str], of_git: Collection[str]) -> list[str]:
    """What is missing and what is too much in an archive that has these names."""
    rules = RULES[kind]
    needless = [name for name in names if name not in of_git and not _any(name, MADE[kind])]
    return [
        *(f"lacks {name}" for name in sorted({*of_git} - {*names})),
        *(f"lacks {pattern}" for pattern in rules["must"] if not any(_any(name, [pattern]) for name in names)),
        *(f"has {name}, which is not in git" for name in sorted(needless)),
        *(f"has {name}, which must not be there" for name in sorted(names) if _any(name, rules["must_not"])),
    ]


def _any(name: str, patterns: Collection[str]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)
