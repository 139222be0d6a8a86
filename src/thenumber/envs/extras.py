"""What `thenumber.envs` needs beyond the package itself, and the sentence that says so."""

from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version

NEEDED: Mapping[str, tuple[int, int]] = {"gymnasium": (1, 1), "pettingzoo": (1, 24)}
"""The packages that the extra `envs` brings, each with its oldest version that will do."""


def need(packages: Mapping[str, tuple[int, int]], extra: str) -> None:
    """Raise `ImportError` with one sentence unless all these packages are installed, and not too old.

    >>> need({"numpy": (2, 0)}, "envs")
    >>> need({"numpy": (2, 0), "nonesuch": (1, 1)}, "envs")
    Traceback (most recent call last):
    ImportError: thenumber.envs needs nonesuch 1.1 or newer, and there is none: pip install 'thenumber[envs]'
    """
    for package, (major, minor) in packages.items():
        try:
            found = version(package)
        except PackageNotFoundError:
            found = ""
        if not found or tuple(int(part) for part in found.split(".")[:2]) < (major, minor):
            there = f"this is {found}" if found else "there is none"
            sentence = f"thenumber.envs needs {package} {major}.{minor} or newer, and {there}"
            raise ImportError(f"{sentence}: pip install 'thenumber[{extra}]'")
