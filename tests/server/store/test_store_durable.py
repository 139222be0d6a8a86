"""Acknowledged means durable: a process that is killed again and again has lost nothing it was told was written."""

import asyncio
import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from server.store.logs import opened, run

APPENDER = Path(__file__).with_name("appender.py")
TABLES = ["attic", "cellar", "garden", "hall", "kitchen"]
KILLS, ACKNOWLEDGED = 10, 40
PROCESSES = 3


def kill_again_and_again(url: str) -> dict[str, dict[int, str]]:
    """What was acknowledged: for every table the places in the log, and who wrote there."""
    acknowledged: dict[str, dict[int, str]] = {name: {} for name in TABLES}
    command = [sys.executable, str(APPENDER), url, *TABLES]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1) as nursery:
        assert nursery.stdin
        assert nursery.stdout
        try:
            for _ in range(KILLS):
                nursery.stdin.write("another\n")
                for count, line in enumerate(iter(nursery.stdout.readline, "dead\n"), 1):
                    name, seq, pid = line.split()
                    assert int(seq) not in acknowledged[name]
                    acknowledged[name][int(seq)] = pid
                    if count == ACKNOWLEDGED:
                        os.kill(int(pid), signal.SIGKILL)  # and read on: what stands in the pipe was acknowledged
        except BaseException:
            nursery.kill()  # it would wait for its child, which ends when nobody listens any more
            raise
    return acknowledged


def test_what_was_acknowledged_survives_kill_9(url: str) -> None:
    acknowledged = kill_again_and_again(url)

    async def test() -> None:
        async with opened(url) as store:
            for name, log in zip(TABLES, await asyncio.gather(*map(store.read, TABLES)), strict=True):
                assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
                kept = {entry.seq: entry.body for entry in log}
                assert acknowledged[name].items() <= kept.items()
                assert len(log) <= len(acknowledged[name]) + KILLS  # at most the one that was under way

    run(test())
    assert sum(map(len, acknowledged.values())) >= KILLS * ACKNOWLEDGED


def test_of_several_processes_that_want_a_place_one_gets_it_and_nobody_is_sent_away(url: str) -> None:
    """Whoever finds the database busy waits: an error of any other kind than a place that is taken ends the process."""
    with ThreadPoolExecutor() as threads:
        acknowledged = list(threads.map(kill_again_and_again, [url] * PROCESSES))

    async def test() -> None:
        async with opened(url) as store:
            for name, log in zip(TABLES, await asyncio.gather(*map(store.read, TABLES)), strict=True):
                assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
                kept = {entry.seq: entry.body for entry in log}
                for by_one in acknowledged:
                    assert by_one[name].items() <= kept.items()
                assert len(log) <= sum(len(by_one[name]) for by_one in acknowledged) + PROCESSES * KILLS

    run(test())
    for by_one in acknowledged:
        assert sum(map(len, by_one.values())) >= KILLS * ACKNOWLEDGED
