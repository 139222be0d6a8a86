"""A worker process: reads one request a line, lets the bot choose, answers one line.

Started by `workers.py`, which has the other end of the pipes. A request is `[bot, seat, seed, seats, turns]`, turns
being the numbers of the game so far; the answer is the number, or a word from `FAILURES` of `workers.py`. A request of
the bot's name alone is to prepare it, beside all others. The first line is said unasked: which bots there are, or why
there are none.

To serve a bot of your own, put its module where Python finds it (install it, or set PYTHONPATH) and name it in the
environment of the server: THENUMBER_EXTRA_BOTS="package.module:attribute", several with commas between them. The
attribute is a bot, an object with `name` and `choose(game, seat, rng)`; `thenumber.testing.check_bot` says whether it
will do. It may use 1 GiB of memory, and what it prints is not shown, since it might be the number.
"""

import importlib
import json
import os
import resource
import signal
import sys
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

from thenumber.bots.bot import Bot
from thenumber.bots.registry import BOTS
from thenumber.rules.digits import NUMBERS, Number
from thenumber.rules.game import Game, new_game, play
from thenumber.server.worker_warmth import Warmth

START_LIMIT = 60.0
"""Seconds for a worker to load its bots: compiling their kernels for the first time takes a while."""
MEMORY_LIMIT = 1 << 30
"""Bytes. A bot that wants more gets an error, and not the memory of the server."""
EXTRA_BOTS = "THENUMBER_EXTRA_BOTS"


class ExtraBotError(Exception):
    """A bot that was named in the environment and can't be served, and why."""


def main(budget: float) -> None:
    """Serve until the server closes the pipe or dies, which closes it too.

    A bot that hangs in that moment keeps the pipe from being read, whatever it is doing: the alarm ends the process.
    """
    # What a bot prints must not end up among the answers, and what it reads must not be a request.
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    _limit_harm()
    signal.setitimer(signal.ITIMER_REAL, START_LIMIT)
    try:
        bots = BOTS | extra_bots(os.environ.get(EXTRA_BOTS, ""))
    except ExtraBotError as error:
        answers.write(json.dumps({"error": str(error)}).encode() + b"\n")
        return
    signal.setitimer(signal.ITIMER_REAL, 0)
    answers.write(json.dumps({"bots": list(bots)}).encode() + b"\n")
    warmth = Warmth(bots.values())
    for line in requests:
        signal.setitimer(signal.ITIMER_REAL, budget + 1)
        answer = answer_to(line, bots, warmth, budget * 2 / 3)
        signal.setitimer(signal.ITIMER_REAL, 0)
        answers.write(json.dumps(answer).encode() + b"\n")


def answer_to(line: bytes, bots: dict[str, Bot], warmth: Warmth, patience: float) -> Number | str:
    """The number that a bot chooses, or in a word why there is none."""
    name, *asked = json.loads(line)
    if not warmth.wait(name, patience if asked else 0.0) or not asked:
        return "unready"
    seat, seed, seats, turns = asked
    game = game_after(seats, tuple(map(tuple, turns)))
    try:
        number: Any = bots[name].choose(game, seat, Random(seed))
    except MemoryError:
        raise  # whatever the bot is hoarding would be missed by the next one: the process ends, and its memory with it
    except Exception:  # told without its text, which may name the number
        return "raised"
    return number if type(number) is int and 0 <= number < NUMBERS else "illegal"


@lru_cache(maxsize=1024)
def game_after(seats: int, turns: tuple[tuple[Number | None, ...], ...]) -> Game:
    """The game in which these numbers were written; all bots of a table, and its next turn, find it ready."""
    return play(game_after(seats, turns[:-1]), turns[-1]) if turns else new_game(seats)


def extra_bots(places: str) -> dict[str, Bot]:
    """The bots at these places, by name.

    >>> list(extra_bots("thenumber.bots.greedy:GreedyBot"))
    Traceback (most recent call last):
    ...
    thenumber.server.worker_main.ExtraBotError: thenumber.bots.greedy:GreedyBot is a class: name one of its objects
    """
    found: dict[str, Bot] = {}
    for place in filter(None, map(str.strip, places.split(","))):
        bot = _load(place)
        if bot.name in BOTS or bot.name in found:
            raise ExtraBotError(f"{place}: there is a bot named {bot.name!r} already")
        found[bot.name] = bot
    return found


def _load(place: str) -> Bot:
    module, colon, attribute = place.partition(":")
    if not (module and colon and attribute):
        raise ExtraBotError(f"{place!r} is not of the form package.module:attribute")
    try:
        bot = getattr(importlib.import_module(module), attribute)
    except Exception as error:  # other people's code: it may raise anything
        raise ExtraBotError(f"{place}: {type(error).__name__}: {error}") from error
    if isinstance(bot, type):
        raise ExtraBotError(f"{place} is a class: name one of its objects")
    name = getattr(bot, "name", None)
    if not isinstance(name, str) or not name or name != "".join(name.lower().split()) or not hasattr(bot, "choose"):
        raise ExtraBotError(f"{place} is no bot: it needs choose() and a name in lower case without spaces")
    checked: Bot = bot
    return checked


def _limit_harm() -> None:
    """Bound what a bot gone wild can do to the machine that the server runs on."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # a dump of the memory has the number in it
    if sys.platform == "linux":
        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        limit = MEMORY_LIMIT if most == resource.RLIM_INFINITY else min(MEMORY_LIMIT, most)
        resource.setrlimit(resource.RLIMIT_DATA, (limit, limit))
        with suppress(OSError):  # a wish, which some containers refuse: when the machine runs short, end this one first
            Path("/proc/self/oom_score_adj").write_text("1000", encoding="ascii")


if __name__ == "__main__":
    main(float(sys.argv[1]))
