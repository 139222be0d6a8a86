"""Bots of another package: a folder that Python takes for an installation, with entry points."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from thenumber.bots import registry

MODULE = """
import os
import time


class Bot:
    def __init__(self, name, choose):
        self.name, self._choose = name, choose

    def choose(self, game, seat, rng):
        return self._choose(game, seat, rng)


def available(game, seat):
    return [n for n in range(1000) if not set(f"{n:03}") - digits(game, seat)]


def digits(game, seat):
    return {str(d) for d in range(10) if game.position.boards[seat].available >> d & 1}


lowest = Bot("lowest", lambda game, seat, rng: available(game, seat)[0])
chatty = Bot("chatty", lambda game, seat, rng: print("I write", available(game, seat)[-1]) or available(game, seat)[-1])
raising = Bot("raising", lambda game, seat, rng: 1 // len(game.turns))
slipping = Bot("slipping", lambda game, seat, rng: 111)
texting = Bot("texting", lambda game, seat, rng: "123")
dying = Bot("dying", lambda game, seat, rng: os._exit(3))
hanging = Bot("hanging", lambda game, seat, rng: time.sleep(3600))
misnamed = Bot("somebody", lambda game, seat, rng: 0)
shouting = Bot("SHOUTING", lambda game, seat, rng: 0)
nothing = None


class highest:
    name, level = "highest", 4

    def choose(self, game, seat, rng):
        return available(game, seat)[-1]
"""
OFFERS = {
    **{
        name: f"offered_here:{name}"
        for name in ("lowest", "chatty", "raising", "slipping", "texting", "dying", "hanging")
    },
    "highest": "offered_here:highest",
    "misnamed": "offered_here:misnamed",
    "SHOUTING": "offered_here:shouting",
    "nothing": "offered_here:nothing",
    "class": "offered_here:Bot",
    "missing": "offered_here:nobody",
    "quitting": "offered_quits:bot",
    "greedy": "offered_here:lowest",
}


def install(folder: Path, module: str = MODULE, offers: Mapping[str, str] = OFFERS, name: str = "offered_here") -> None:
    """What an installer leaves behind, as far as entry points need it."""
    (folder / f"{name}.py").write_text(module, encoding="utf-8")
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    lines = ["[thenumber.bots]", *(f"{bot} = {place}" for bot, place in offers.items())]
    (about / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


@contextmanager
def installed(monkeypatch: pytest.MonkeyPatch, *folders: Path) -> Iterator[None]:
    """Let this process, and those that it starts, find what lies in the folders."""
    with monkeypatch.context() as patch:
        patch.setenv("PYTHONPATH", ":".join(map(str, folders)))
        for folder in folders:
            patch.syspath_prepend(str(folder))
        _forget()
        yield
    _forget()


def _forget() -> None:
    registry._offers.cache_clear()
    registry._loaded.cache_clear()
