"""Faults follow from a seed, lines have the troubles they are told to have, and only the wall clock jumps."""

import asyncio
import subprocess
import sys
import time
from contextlib import suppress
from itertools import islice
from pathlib import Path

import pytest

from online import PATIENCE
from torture.line import Line
from torture.nemesis import JUMPS, KINDS, LONGEST_SECONDS, Fault, Kind, schedule
from torture.wall_clock import WallClock, can_jump


def faults(seed: int, kinds: tuple[Kind, ...] = KINDS, *, postgres: bool = True, processes: int = 2) -> list[Fault]:
    nodes = 2 if postgres else 1
    return list(islice(schedule(seed, kinds, nodes=nodes, postgres=postgres, processes=processes), 200))


def test_the_same_seed_gives_the_same_faults_and_another_one_others() -> None:
    assert faults(7) == faults(7)
    assert faults(7) != faults(8)


def test_all_kinds_come_equally_often_and_no_other() -> None:
    assert {kind: sum(fault.kind == kind for fault in faults(7)) for kind in KINDS} == dict.fromkeys(KINDS, 40)
    assert {fault.kind for fault in faults(7, ("kills", "jumps"))} == {"kills", "jumps"}


def test_faults_hit_everything_there_is_and_last_as_long_as_they_may() -> None:
    assert {fault.node for fault in faults(7)} == {0, 1}
    assert {fault.what for fault in faults(7) if fault.kind == "kills"} == {"server", "process", "database"}
    assert {int(fault.what) for fault in faults(7) if fault.kind == "jumps"} == set(JUMPS)
    assert all(0 <= fault.seconds <= LONGEST_SECONDS[fault.kind] for fault in faults(7))


def test_where_there_is_no_other_node_database_or_process_none_is_hit() -> None:
    alone = faults(7, postgres=False, processes=1)
    assert {(fault.node, fault.database) for fault in alone} == {(0, False)}
    assert {fault.what for fault in alone if fault.kind in ("kills", "pauses")} == {"server"}


class Echo:
    """Whoever connects hears again what they say."""

    async def __aenter__(self) -> Line:
        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            while data := await reader.read(100):
                writer.write(data)
            writer.close()

        self.server = await asyncio.start_server(answer, "127.0.0.1", 0)
        self.line = await Line(self.server.sockets[0].getsockname()[1]).listen()
        return self.line

    async def __aexit__(self, *_: object) -> None:
        await self.line.close()
        self.server.close()


async def heard(reader: asyncio.StreamReader, seconds: float = PATIENCE) -> bytes:
    return await asyncio.wait_for(reader.read(100), seconds)


def test_a_line_passes_everything_on_and_ends_when_one_end_does() -> None:
    async def story() -> None:
        async with Echo() as line:
            reader, writer = await asyncio.open_connection("127.0.0.1", line.port)
            writer.write(b"hello")
            assert await heard(reader) == b"hello"
            writer.write_eof()
            assert await heard(reader) == b""
            writer.close()

    asyncio.run(story())


@pytest.mark.parametrize("trouble", ["silent", "deaf", "mute"])
def test_what_is_sent_on_a_silent_line_comes_when_it_is_healed(trouble: str) -> None:
    async def story() -> None:
        async with Echo() as line:
            reader, writer = await asyncio.open_connection("127.0.0.1", line.port)
            writer.write(b"before")
            assert await heard(reader) == b"before"
            line.trouble(trouble)  # type: ignore[arg-type]
            writer.write(b"hello")
            with pytest.raises(TimeoutError):
                await heard(reader, 0.2)
            line.heal()
            assert await heard(reader) == b"hello"
            writer.close()

    asyncio.run(story())


@pytest.mark.parametrize("trouble", ["cut", "lost"])
def test_who_is_cut_off_hears_nothing_more_and_can_come_again(trouble: str) -> None:
    async def story() -> None:
        async with Echo() as line:
            reader, writer = await asyncio.open_connection("127.0.0.1", line.port)
            writer.write(b"before")
            assert await heard(reader) == b"before"
            line.trouble(trouble)  # type: ignore[arg-type]
            writer.write(b"hello")
            line.heal(trouble)  # type: ignore[arg-type]
            with suppress(ConnectionError):
                assert await heard(reader) == b""
            reader, writer = await asyncio.open_connection("127.0.0.1", line.port)
            writer.write(b"again")
            assert await heard(reader) == b"again"
            writer.close()

    asyncio.run(story())


@pytest.mark.skipif(not can_jump(), reason="there is no C compiler")
def test_only_the_wall_clock_jumps_and_also_in_a_process_that_runs(tmp_path: Path) -> None:
    clock = WallClock(tmp_path, "node")
    program = "import time\nwhile input():\n  print(time.time(), time.monotonic(), flush=True)"
    with subprocess.Popen(
        [sys.executable, "-c", program],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=clock.environment,
    ) as process:
        assert process.stdin
        assert process.stdout
        for seconds in JUMPS:
            clock.set(seconds)
            process.stdin.write("now\n")
            process.stdin.flush()
            wall, monotonic = map(float, process.stdout.readline().split())
            assert abs(wall - time.time() - seconds) < PATIENCE
            assert abs(monotonic - time.monotonic()) < PATIENCE
        process.kill()
