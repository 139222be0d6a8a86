"""`thenumber doctor`: what it says, in which form and language, and its exit code."""

import json
import re
import socket
from pathlib import Path

import pytest

from command import run
from ports import free_port
from thenumber.locales.catalogue import catalogue
from thenumber.locales.languages import LANGUAGES

SOURCES = Path(__file__).parents[2] / "src" / "thenumber" / "server" / "doctor"


def test_a_good_place_for_a_server(tmp_path: Path) -> None:
    port = str(free_port())
    done = run("doctor", "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path / "data"))
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    for line in ("Network", f"  ✓ Port {port} is free.", "Database", "Machine", "Bots"):
        assert line in [shown.rstrip() for shown in done.stdout.splitlines()]
    assert done.stdout.splitlines()[-1].startswith("Nothing is wrong")
    assert not (tmp_path / "data").exists()


def test_findings_for_a_program_with_one_that_is_wrong(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        options = {"THENUMBER_PORT": port, "THENUMBER_HOST": "127.0.0.1", "THENUMBER_DATA": str(tmp_path)}
        done = run("doctor", "--json", THENUMBER_LANG="de", **options)
    assert (done.returncode, done.stderr) == (1, "")
    said = json.loads(done.stdout)
    assert said["wrong"] == 1
    (wrong,) = [finding for finding in said["findings"] if finding["level"] == "wrong"]
    assert wrong["code"].startswith("doctor-port-taken")
    assert wrong["values"]["port"] == port
    assert f"Port {port} " in wrong["text"]
    assert "--port" in wrong["text"]
    assert [*dict.fromkeys(finding["subject"] for finding in said["findings"])] == [
        *("network", "database", "machine", "bots"),
    ]


def test_settings_that_can_not_be_are_refused_as_for_serve() -> None:
    done = run("doctor", "--port", "eighty")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == run("serve", "--port", "eighty").stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_has_its_sentence(language: str) -> None:
    codes = {code for path in SOURCES.glob("*.py") for code in re.findall(r'"(doctor-[a-z-]+)"', path.read_text())}
    assert len(codes) > 40
    assert [code for code in sorted(codes) if not catalogue(language).has(code)] == []
