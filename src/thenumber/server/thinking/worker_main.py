"""A worker process: reads one request a line, lets the bot choose, answers one line.

Started by `workers.py`, which has the other end of the pipes. A request is `[bot, seat, seed, seats, turns]`, turns
being the numbers of the game so far; the answer is the number, or a word from `FAILURES` of `worker_answers.py`. A
request of the bot's name alone is to prepare it, beside all others, and so is one for a bot that is not ready. The
first line is said unasked: which bots there are.

The bots are those of `thenumber.bots.registry`, so a package that offers one as an entry point serves it here as well.
A bot of another package is loaded when it is first asked for. It may use 1 GiB of memory, and what it prints is not
shown, since it might be the number. A worker of a small server has no bots that need the solver, and less memory.
"""

import json
import os
import resource
import signal
import sys
from contextlib import suppress
from functools import lru_cache
from random import Random

from thenumber.bots.errors import UnusableBotError
from thenumber.bots.registry import BOTS, bot_names, find_bot, light_bot_names
from thenumber.rules.digits import Number, is_number
from thenumber.rules.game import Game, new_game, play
from thenumber.server.thinking.worker_warm_up import WarmUp

NICE = 5
"""How much a worker gives way to the server: who waits for an answer of the server comes before who waits for a bot.
With 10, others wait half as long while bots never rest (bench/abuse.py), but on a busy machine a bot may take half a
minute to get ready, and everybody at its table waits for it."""
MEMORY_LIMIT, SMALL_MEMORY_LIMIT = 1 << 30, 128 << 20
"""The most memory of a worker, and of one of a small server, in bytes. A bot that wants more gets an error, and not the
memory of the server."""


def main(budget: float, *, small: bool) -> None:
    """Serve until the server closes the pipe or dies, which closes it too.

    A bot that hangs in that moment keeps the pipe from being read, whatever it is doing: the alarm ends the process.
    """
    # What a bot prints must not end up among the answers, and what it reads must not be a request.
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    _limit_harm(SMALL_MEMORY_LIMIT if small else MEMORY_LIMIT)
    answers.write(json.dumps({"bots": light_bot_names() if small else bot_names()}).encode() + b"\n")
    warm_up = WarmUp(BOTS)
    for line in requests:
        signal.setitimer(signal.ITIMER_REAL, budget + 1)
        answer = answer_to(line, warm_up)
        signal.setitimer(signal.ITIMER_REAL, 0)
        answers.write(json.dumps(answer).encode() + b"\n")


def answer_to(line: bytes, warm_up: WarmUp) -> Number | str:
    """The number that a bot chooses, or in a word why there is none."""
    name, *asked = json.loads(line)
    if not asked:
        warm_up.begin(name)
        return "unready"
    seat, seed, seats, turns = asked
    game = game_after(seats, tuple(map(tuple, turns)))
    if not warm_up.ready(name, game):
        return "unready"
    try:
        number: object = find_bot(name).choose(game, seat, Random(seed))
    except UnusableBotError:
        return "unusable"
    except MemoryError:
        raise  # whatever the bot is hoarding would be missed by the next one: the process ends, and its memory with it
    except Exception:  # told without its text, which may name the number
        return "raised"
    return number if is_number(number) else "illegal"


@lru_cache(maxsize=1024)
def game_after(seats: int, turns: tuple[tuple[Number | None, ...], ...]) -> Game:
    """The game in which these numbers were written; all bots of a table, and its next turn, find it ready."""
    return play(game_after(seats, turns[:-1]), turns[-1]) if turns else new_game(seats)


def _limit_harm(memory: int) -> None:
    """Bound what a bot gone wild can do to the machine that the server runs on, as far as that is allowed here."""
    try:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # a dump of the memory has the number in it
        if sys.platform == "linux":
            _, most = resource.getrlimit(resource.RLIMIT_DATA)
            limit = memory if most == resource.RLIM_INFINITY else min(memory, most)
            resource.setrlimit(resource.RLIMIT_DATA, (limit, limit))
    except (OSError, ValueError):
        print("the memory of bots is not limited: the system does not allow it", file=sys.stderr, flush=True)
    with suppress(OSError):
        os.nice(NICE)


if __name__ == "__main__":
    main(float(sys.argv[1]), small="small" in sys.argv[2:])
