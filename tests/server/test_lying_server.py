"""`thenumber join` at a server that lies: every lie is told, an honest game is believed, the terminal is safe."""

import json
import subprocess
import threading
from collections.abc import Sequence

import pytest

from command import PATIENCE, PLAIN, THENUMBER
from lying_server import NOTHING_MORE, NOW_WRITE, LyingServer, Message
from thenumber.locales.catalogue import catalogue
from vector_files import read

VECTORS = {vector["id"]: vector for vector in read("seals.json")}
ALARM = "The server did not keep its word"


def joined(tape: Sequence[Message], raw: Sequence[str | bytes] = (), language: str = "en") -> str:
    """All that the command prints until the tape has ended, through a pipe."""
    with LyingServer(tape, raw=raw) as server:
        command = [THENUMBER, "join", server.url, "--name", "Ada", "--lang", language]
        streams = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
        with subprocess.Popen(command, env=PLAIN | {"PYTHONUNBUFFERED": "1"}, text=True, **streams) as process:  # type: ignore[call-overload]
            assert process.stdin
            assert process.stdout

            patience = threading.Timer(PATIENCE, process.kill)
            patience.start()
            printed: str = ""
            while NOTHING_MORE not in printed:
                line = process.stdout.readline()
                assert line, f"it ended: {printed}"
                printed += line
                if NOW_WRITE in line:
                    process.stdin.write(line.split(NOW_WRITE)[1])
                    process.stdin.flush()
            process.stdin.close()
            printed += process.stdout.read()
            patience.cancel()
    assert process.returncode == 0, printed
    assert "Traceback" not in printed
    return printed


@pytest.mark.parametrize("name", [name for name in VECTORS if not name.startswith("lie-")])
def test_an_honest_server_is_believed(name: str) -> None:
    printed = joined(VECTORS[name]["heard"])
    assert ALARM not in printed
    unseen = any("unseen" in verdict for turn in VECTORS[name]["verdicts"].values() for verdict in turn)
    assert ("while this program was not connected" in printed) == (unseen or name == "came-later")
    if not unseen:
        assert "Every seal matches its number." in printed


@pytest.mark.parametrize("name", [name for name in VECTORS if name.startswith("lie-")])
def test_a_lie_is_told_with_its_proof(name: str) -> None:
    printed = joined(VECTORS[name]["heard"])
    assert ALARM in printed
    for fault in VECTORS[name]["faults"]:
        seen = {"name": "@", "promised": "@", "shown": "@"}
        words = max(catalogue("en").text(f"fault-{fault['code']}", **seen).split("@"), key=len).strip()
        assert words[:30] in " ".join(printed.split()), words
    start = printed.rindex('{"proof"')
    proof = json.loads(printed[start : printed.index("\n]}", start) + 3].replace("\n", ""))
    assert proof["table"] == "demo"
    assert [found["code"] for found in proof["faults"]]
    assert proof["heard"] or {found["code"] for found in proof["faults"]} <= {"rewritten", "contradiction"}


EVIL = "\x1b]0;owned\x07\x1b[2J\u202e\u2028\x9b31m\r\n"


def test_nothing_that_a_server_says_reaches_the_terminal_raw() -> None:
    """Names, codes, reasons and refusals, also those that no catalogue knows."""
    vector = VECTORS["lie-bot-swapped"]
    tape = json.loads(json.dumps(vector["heard"]))
    for message in tape:
        if message["say"] == "View":
            message["table"]["code"] = EVIL
            for seat in message["table"]["seats"]:
                seat["name"] += EVIL
    raw = [json.dumps({"say": "Refused", "id": None, "code": code, "found": EVIL, "right": EVIL}) for code in REFUSALS]
    printed = joined(tape, raw)
    assert ALARM in printed
    for evil in EVIL.replace("\r\n", ""):
        if not evil.isprintable():
            assert evil not in printed, repr(evil)
    assert "\r" not in printed


REFUSALS = ["not-a-number", "bad-name", "no such code" + EVIL, "", "crossed-out"]


def test_what_is_no_message_is_one_sentence_and_the_game_goes_on() -> None:
    nonsense: list[str | bytes] = [
        "",
        "nonsense",
        "[]",
        '{"say":"View"}',
        '{"say":"Sing"}',
        "[" * 100_000,
        b"\xff\xfe",
        '{"say":7}',
    ]
    nonsense.append('{"say":"Change","table":{},"you":null}')
    printed = joined(VECTORS["one-after-another"]["heard"], nonsense)
    assert printed.count("something that can’t be understood") == len(nonsense)
    assert "Every seal matches its number." in printed


@pytest.mark.parametrize("language", ["de", "fr", "it", "es", "zh-Hant"])
def test_a_lie_is_told_in_every_language(language: str) -> None:
    assert catalogue(language).text("alarm-title") in joined(VECTORS["lie-own-swapped"]["heard"], language=language)
