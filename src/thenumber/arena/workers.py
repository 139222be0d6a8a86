"""The games of a tournament in several processes: whatever their number, the same games in the same order."""

import os
import signal
from collections.abc import Generator, Sequence
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from multiprocessing.resource_tracker import ensure_running
from threading import Thread

from thenumber.arena.errors import TournamentError
from thenumber.arena.pairings import Planned, Tournament
from thenumber.arena.playing import PlayedGame, play_planned
from thenumber.bots.bot import Bot, prepare
from thenumber.bots.errors import BrokenBotError, UnusableBotError
from thenumber.programs.find import find_player

LONGEST_STRETCH = 32
"""The most games that a worker is given at once: what they cost to send hardly matters then."""
STRETCHES = 16
"""The least number of stretches for every worker, so that all are done at about the same time, and progress is seen."""

PATIENCE = 5.0
"""Seconds that a worker has to end by itself when it is done, so that what its bots have printed is seen."""


def play_games(tournament: Tournament, start: int, workers: int) -> Generator[PlayedGame, None, None]:
    """The games of the plan from `start` on, in its order. Who stops asking ends the workers."""
    if workers < 1:
        raise TournamentError("too-few-workers", found=workers, right="1")
    size = max(1, min(LONGEST_STRETCH, (tournament.total - start) // (workers * STRETCHES)))
    stretches = [
        [tournament.planned(place) for place in range(begin, min(begin + size, tournament.total))]
        for begin in range(start, tournament.total, size)
    ]
    crew = [_start() for _ in range(min(workers, len(stretches)))]
    patience = 0.0
    try:
        yield from _in_order(stretches, [connection for connection, _ in crew])
        patience = PATIENCE
    except (EOFError, ConnectionError) as error:
        raise BrokenBotError("worker-died", found=", ".join(tournament.bots), right="check_bot") from error
    finally:
        for connection, _ in crew:
            connection.close()  # which ends a worker that waits for more
        for _, process in crew:
            process.join(patience)
            process.terminate()  # in the middle of a game, if somebody is thinking
            process.join()


def _in_order(stretches: Sequence[Sequence[Planned]], crew: Sequence[Connection]) -> Generator[PlayedGame, None, None]:
    """Give out the stretches one by one as workers become free; hand on their games in the order of the plan."""
    waiting = iter(enumerate(stretches))
    for connection in crew:
        connection.send(next(waiting))
    done: dict[int, list[PlayedGame]] = {}
    for place in range(len(stretches)):
        while place not in done:
            ready = wait(crew)
            for connection in crew:
                if connection not in ready:
                    continue
                finished, answer = connection.recv()
                if isinstance(answer, BrokenBotError | UnusableBotError):
                    raise answer
                done[finished] = answer
                if task := next(waiting, None):
                    connection.send(task)
        yield from done.pop(place)


def _start() -> tuple[Connection, BaseProcess]:
    """Start a fresh process, not a copy of this one, so that it shares neither what is loaded here nor its threads."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs,), daemon=True)
    # Ctrl-C reaches all processes, and the one that asked decides: the others never hear it, not even while they start.
    ensure_running()  # what multiprocessing starts on the way would undo the next line
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)
    theirs.close()
    return ours, process


def _work(connection: Connection) -> None:
    """Play what is asked for, until the one who asks is gone."""
    os.dup2(2, 1)  # what a bot prints must not end up among the results
    Thread(target=_end_with_parent, daemon=True).start()
    bots: dict[str, Bot] = {}
    with suppress(EOFError, ConnectionError):
        while True:
            place, games = connection.recv()
            try:
                for name in {name for planned in games for name in planned.pairing} - bots.keys():
                    bots[name] = find_player(name)
                    prepare(bots[name])
                connection.send((place, [play_planned(planned, bots) for planned in games]))
            except (BrokenBotError, UnusableBotError) as error:
                connection.send((place, error))


def _end_with_parent() -> None:
    """End this process when its parent is gone, also in the middle of a game, and when the parent was killed."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
