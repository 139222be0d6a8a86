"""The crew of one machine: fresh processes that do one stretch after the other. One that is lost is replaced."""

import os
import signal
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from multiprocessing.resource_tracker import ensure_running
from threading import Thread
from traceback import format_exc
from typing import NamedTuple

from thenumber.arena.crew import Failed, Lost, Task
from thenumber.arena.errors import TournamentError
from thenumber.rules.errors import RulesError

PATIENCE = 5.0
"""Seconds that a worker has to end by itself when it is done, so that what its bots have printed is seen."""


class _Worker(NamedTuple):
    connection: Connection
    process: BaseProcess


class Workers:
    """So many processes of this machine, each started when there is something to do for it."""

    def __init__(self, count: int) -> None:
        if count < 1:
            raise TournamentError("too-few-workers", found=count, right="1")
        self.room = count
        self._free: list[_Worker] = []
        self._busy: dict[_Worker, int] = {}

    def submit(self, number: int, task: Task) -> None:
        while self._free:
            worker = self._free.pop()
            with suppress(OSError):  # it is gone, though it had nothing to do
                worker.connection.send(task)
                self._busy[worker] = number
                return
            _end(worker, 0.0)
        worker = _start()
        with suppress(OSError):  # gone already: `next_done` finds that out
            worker.connection.send(task)
        self._busy[worker] = number

    def next_done(self) -> tuple[int, object]:
        ready = wait([worker.connection for worker in self._busy])
        worker = next(worker for worker in self._busy if worker.connection in ready)
        number = self._busy.pop(worker)
        try:
            answer = worker.connection.recv()
        except (EOFError, OSError):
            _end(worker, 0.0)
            return number, Lost()
        self._free.append(worker)
        return number, answer

    def close(self, *, done: bool) -> None:
        workers = [*self._free, *self._busy]
        self._free, self._busy = [], {}
        for worker in workers:
            worker.connection.close()  # which ends a worker that waits for more
        for worker in workers:
            _end(worker, PATIENCE if done else 0.0)


def _end(worker: _Worker, patience: float) -> None:
    worker.connection.close()
    worker.process.join(patience)
    worker.process.terminate()  # in the middle of a stretch, if there is one
    worker.process.join()


def _start() -> _Worker:
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
    return _Worker(ours, process)


def _work(connection: Connection) -> None:
    """Do what is asked for, until the one who asks is gone."""
    os.dup2(2, 1)  # what a bot prints must not end up among the results
    Thread(target=_end_with_parent, daemon=True).start()
    with suppress(EOFError, ConnectionError):
        while True:
            connection.send(answer(connection.recv()))


def answer(task: Task) -> object:
    """What comes of a task in a worker: an error is an answer, too."""
    try:
        return task.do()
    except RulesError as error:
        return Failed(error)
    except Exception as error:  # a mistake of ours: whoever asked has to see where it was made
        error.add_note(format_exc())
        return Failed(error)


def _end_with_parent() -> None:
    """End this process when its parent is gone, also in the middle of a game, and when the parent was killed."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
