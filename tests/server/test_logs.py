"""The log for programs: every line is an object, whoever wrote it, and an error has its traceback in a field."""

import asyncio
import json
import logging
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from online import Server
from server.gatherings import play_on, seated
from thenumber.server.logs import JsonFormatter

ALWAYS = ["time", "level", "logger", "message"]


def formatted(record: logging.LogRecord) -> dict[str, Any]:
    line = JsonFormatter().format(record)
    assert "\n" not in line
    said: dict[str, Any] = json.loads(line)
    return said


def test_a_message_with_its_time_its_fields_and_no_others() -> None:
    record = logging.makeLogRecord(
        {"name": "a.b", "levelname": "WARNING", "msg": "%s\n數", "args": ("x",), "bot": "greedy"}
    )
    record.created = 0.25
    assert formatted(record) == {
        "time": "1970-01-01T00:00:00.250+00:00",
        "level": "warning",
        "logger": "a.b",
        "message": "x\n數",
        "bot": "greedy",
    }


def test_an_error_has_its_traceback_in_a_field() -> None:
    try:
        raise ValueError("why")
    except ValueError:
        said = formatted(logging.makeLogRecord({"exc_info": sys.exc_info()}))
    assert list(said) == [*ALWAYS, "traceback"]
    assert said["traceback"].startswith("Traceback (most recent call last):\n")
    assert said["traceback"].endswith("ValueError: why")


FAILING = """
import asyncio, threading, warnings
from thenumber.server.logs import ERRORS, set_up_logging
set_up_logging("info", "json")
warnings.warn("be careful")
class Dying:
    def __del__(self):
        raise OSError("late")
Dying()
thread = threading.Thread(target=lambda: 1 // 0)
thread.start()
thread.join()
async def main():
    asyncio.get_running_loop().call_soon(lambda: [][0])
    await asyncio.sleep(0)
asyncio.run(main())
assert ERRORS.count == 3, ERRORS.count
raise KeyError("the end")
"""


def test_what_python_prints_by_itself_is_logged_like_everything_else() -> None:
    done = subprocess.run([sys.executable, "-c", FAILING], capture_output=True, text=True, check=False)
    said = [json.loads(line) for line in done.stderr.splitlines()]
    assert [(one["level"], one["logger"]) for one in said] == [
        ("warning", "py.warnings"),
        ("critical", "python"),
        ("critical", "python"),
        ("error", "asyncio"),
        ("critical", "python"),
    ]
    ends = [
        "OSError: late",
        "ZeroDivisionError: integer division or modulo by zero",
        "IndexError: list index out of range",
    ]
    assert [one["traceback"].splitlines()[-1] for one in said[1:]] == [*ends, "KeyError: 'the end'"]
    assert done.returncode == 1


DYING = """
import os, sys
if "thenumber.server.thinking.worker_main" in sys.orig_argv and not os.path.exists({mark!r}):
    open({mark!r}, "w").close()
    print("no luck", file=sys.stderr, flush=True)
    os._exit(3)
"""


@pytest.mark.waits
@pytest.mark.parametrize("processes", ["1", "2"])
def test_every_line_of_a_server_and_its_processes_is_an_object(tmp_path: Path, processes: str) -> None:
    """A worker dies once, a client sends nonsense, and everything is logged."""
    (tmp_path / "sitecustomize.py").write_text(DYING.format(mark=str(tmp_path / "mark")))

    async def story(server: Server) -> None:
        async with aiohttp.ClientSession() as session:
            await play_on(await seated(session, [server.url] * 2, ["greedy"]), 2)
        _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"\x16\x03\x01 HELO\r\n\r\n")
        writer.close()

    begun = datetime.now(UTC)
    options = ("--log-format", "json", "--log-level", "debug", "--processes", processes)
    with Server(tmp_path / "data", *options, PYTHONPATH=str(tmp_path)) as server:
        asyncio.run(story(server))
        server.stop()
    lines = [line for line in server.log.read_text().splitlines() if line.startswith("{")]
    others = [line for line in server.log.read_text().splitlines() if not line.startswith("{")]
    said = [json.loads(line) for line in lines]
    for one in said:
        assert list(one)[:4] == ALWAYS
        assert begun <= datetime.fromisoformat(one["time"]) <= datetime.now(UTC)
    assert {"a bot worker says: no luck"} <= {one["message"] for one in said}
    assert any("exit code 3" in one["message"] and one["level"] == "error" for one in said)
    # What the command tells the person at the terminal; a pipe gets both.
    assert len(others) == 3, others
