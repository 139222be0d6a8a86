"""The process that reviews: it ends with the server at once, and needs no right to give way."""

import asyncio
import ctypes
import json
import platform
import struct
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from online import PATIENCE, Server
from server.reviewing import MINUTES, evening, lines_of, reviewers
from thenumber.server.thinking.reviewer import Question

SETPRIORITY = {"x86_64": 141, "aarch64": 140}
"""The number of the system call behind `nice`, by machine."""
NO_NEW_PRIVILEGES, SECCOMP, FILTER, ERRNO, ALLOW, EPERM = 38, 22, 2, 0x00050000, 0x7FFF0000, 1


@pytest.mark.long
def test_reviews_under_way_do_not_delay_a_stop(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--behind-proxy")

    async def look() -> None:
        async with aiohttp.ClientSession(read_bufsize=1 << 20) as session:
            # Work for minutes: a server that waited for it, or until it loses its patience with it, would be too late.
            waiting = [lines_of(session, server, evening(number), f"192.0.2.{number}") for number in range(8)]
            for lines in waiting:
                assert (await anext(lines))["say"] == "Reckoned"
            assert (await anext(waiting[0]))["turn"] == 1
            processes = reviewers(server)
            assert processes
            assert await asyncio.to_thread(server.stop) == 0
            said = await asyncio.gather(*(_rest(lines) for lines in waiting))
            assert not any("accuracy" in line for lines in said for line in lines)  # they end, and are not complete
            for process in processes:
                process.wait(PATIENCE)

    with server:
        asyncio.run(look())


async def _rest(lines: AsyncIterator[dict[str, Any]]) -> list[dict[str, Any]]:
    return [line async for line in lines]


def _forbid_nice() -> None:
    """Let the kernel refuse `nice` to this process and its children, as a service manager may."""
    libc = ctypes.CDLL(None, use_errno=True)
    code = [  # load the number of the call; if it is the one, refuse it; otherwise allow it
        struct.pack("HBBI", 0x20, 0, 0, 0),
        struct.pack("HBBI", 0x15, 0, 1, SETPRIORITY[platform.machine()]),
        struct.pack("HBBI", 0x06, 0, 0, ERRNO | EPERM),
        struct.pack("HBBI", 0x06, 0, 0, ALLOW),
    ]
    filters = ctypes.create_string_buffer(b"".join(code))
    program = ctypes.create_string_buffer(struct.pack("HxxxxxxP", len(code), ctypes.addressof(filters)))
    if libc.prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0) or libc.prctl(SECCOMP, FILTER, program, 0, 0):
        raise OSError(ctypes.get_errno(), "no filter")


@pytest.mark.skipif(platform.machine() not in SETPRIORITY, reason="the number of the system call is not known here")
def test_a_process_that_may_not_give_way_reviews_all_the_same() -> None:
    tries = "import os\ntry: os.nice(1)\nexcept OSError: print('refused')"
    refused = subprocess.run([sys.executable, "-c", tries], preexec_fn=_forbid_nice, capture_output=True, check=True)
    assert refused.stdout == b"refused\n"
    reviewed = subprocess.run(
        [sys.executable, "-P", "-m", "thenumber.server.thinking.review_main"],
        input=Question(3, ()).said.encode() + b"\n",
        preexec_fn=_forbid_nice,
        capture_output=True,
        timeout=MINUTES,
        check=True,
    )
    assert json.loads(reviewed.stdout)["accuracy"] == []
