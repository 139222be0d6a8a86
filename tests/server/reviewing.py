"""Asks a server for reviews from several addresses, and looks at what it keeps and which processes it has."""

import asyncio
import json
import sqlite3
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import closing, suppress
from typing import Any

import aiohttp
import psutil

from online import PATIENCE, Server

MINUTES = 120.0
"""Seconds: on a new machine the solver is compiled before its first turn."""


def evening(first: int, turns: int = 9) -> dict[str, Any]:
    """A made-up game of five that takes a while to review."""
    numbers = [[f"{first % 10}{seat + first // 10}{turn}" for seat in range(5)] for turn in range(turns)]
    return {"names": [*"ABCDE"], "turns": numbers, "paper": True}


async def lines_of(
    session: aiohttp.ClientSession, server: Server, question: dict[str, Any], address: str = "192.0.2.1"
) -> AsyncGenerator[dict[str, Any]]:
    """The answer to somebody at this address, line by line; the server must be behind a proxy."""
    headers = {"X-Forwarded-For": address}
    async with session.post(f"{server.url}/api/review", json=question, headers=headers) as response:
        assert response.status == 200, await response.text()
        async for line in response.content:
            if line.strip():  # a line that was begun with the spaces of somebody who waits, and then cut
                yield json.loads(line)


async def refusal(session: aiohttp.ClientSession, server: Server, question: dict[str, Any]) -> tuple[int, str | None]:
    """The status of the first answer, and the code if it is a refusal."""
    async with session.post(f"{server.url}/api/review", json=question) as response:
        if response.status == 200:
            return 200, None
        return response.status, (await response.json())["code"]


def reviewers(server: Server) -> list[psutil.Process]:
    """The processes of the server that review games or give advice."""
    assert server.process
    found = []
    for child in psutil.Process(server.process.pid).children(recursive=True):
        with suppress(psutil.NoSuchProcess):  # dead, and not yet noticed
            if "thenumber.server.thinking.review_main" in child.cmdline() and child.status() != psutil.STATUS_ZOMBIE:
                found.append(child)
    return found


def kept_reviews(server: Server) -> int:
    with closing(sqlite3.connect(server.data / "thenumber.sqlite")) as database:
        (count,) = database.execute("SELECT COUNT(*) FROM reviews").fetchone()
        return int(count)


async def until(condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.1)
