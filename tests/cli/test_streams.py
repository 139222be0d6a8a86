"""Output that nobody reads, or that is closed, full or too poor; what the operating system says, in every language."""

import os
import shlex
import subprocess
from pathlib import Path

import pytest

from command import PLAIN, THENUMBER, run
from thenumber.locales.catalogue import catalogue
from thenumber.locales.languages import LANGUAGES

WITHOUT_ROOTS_RIGHTS = "setpriv --bounding-set=-dac_override,-dac_read_search" if not os.geteuid() else ""
"""What keeps root from reading files that nobody may read."""
LONG_RECORD = '1.1 761 513\n\n[Game "The Number"]\n\n' * 5000


def in_shell(line: str, stdin: str = "") -> subprocess.CompletedProcess[bytes]:
    """A line of a shell in which every `thenumber` is ours."""
    line = line.replace("thenumber", shlex.quote(THENUMBER))
    return subprocess.run(["bash", "-c", line], input=stdin.encode(), capture_output=True, env=PLAIN, check=False)


@pytest.mark.parametrize("command", ["rules", "score -", "score - --json", "link -", "replay -", "bots", "--help"])
def test_a_reader_that_has_read_enough_is_no_error(command: str) -> None:
    done = in_shell(f"set -o pipefail; thenumber {command} | head -n 1", LONG_RECORD)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout


@pytest.mark.parametrize("command", ["rules", "score -", "bots", "--help"])
def test_a_pipe_that_was_closed_at_once_is_no_error(command: str) -> None:
    done = in_shell(f"set -o pipefail; (sleep 0.2; thenumber {command}) | true", LONG_RECORD)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_complaint_that_nobody_reads_keeps_its_exit_code() -> None:
    done = in_shell("set -o pipefail; (sleep 0.2; thenumber pla) 2>&1 | true")
    assert (done.returncode, done.stderr) == (2, b"")


@pytest.mark.parametrize("command", ["rules", "score -", "bots", "--help", "--version"])
def test_a_closed_output_gets_a_sentence(command: str) -> None:
    done = in_shell(f"thenumber {command} >&-", "1.1 761 513\n")
    assert (done.returncode, done.stderr) == (1, b"Error: The command had to end: the output is closed\n")


def test_all_streams_may_be_closed() -> None:
    assert in_shell("thenumber rules <&- >&- 2>&-").returncode == 1
    assert in_shell("thenumber pla <&- >&- 2>&-").returncode == 2
    done = in_shell("thenumber play <&-")  # as with an input that ends at once
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("arguments", [["replay", "-"], ["score", "-"], ["rules"]])
def test_a_full_disk_gets_a_sentence(arguments: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [THENUMBER, *arguments], input=b"1.1 761 513\n", stdout=full, stderr=subprocess.PIPE, env=PLAIN, check=False
        )
    assert done.returncode == 1
    assert done.stderr == b"Error: The command had to end: the disk is full\n"


def test_a_terminal_without_symbols_shows_a_question_mark_for_them() -> None:
    done = run("replay", "-", stdin="1.1 761 513\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "A ? Red" in done.stdout


def test_where_a_script_can_not_be_shown_it_is_said_and_everything_is_english() -> None:
    done = run("rules", "--lang", "zh-Hant", LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0")
    assert done.returncode == 0
    assert done.stdout.startswith("The Number: the rules\n")
    assert done.stderr == ("zh-Hant cannot be shown in the encoding ascii, so this is English. LC_ALL=C.UTF-8 helps.\n")
    assert run("rules", "--lang", "zh-Hant", LC_ALL="C").stderr == ""  # Python chooses UTF-8 there


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_system_says_is_in_the_language_of_the_user(language: str, tmp_path: Path) -> None:
    texts = catalogue(language)
    secret = tmp_path / "secret.tnr"
    secret.touch(mode=0)
    cases = [
        (tmp_path / "missing.tnr", "missing"),
        (tmp_path, "directory"),
        (secret / "x", "no-directory"),
        (secret, "forbidden"),
    ]
    for path, reason in cases:
        done = in_shell(f"{WITHOUT_ROOTS_RIGHTS} thenumber score {path} --lang {language}")
        message = texts.text("error-no-file", file=str(path), reason=texts.text(f"system-{reason}"))
        assert (done.returncode, done.stdout) == (2, b"")
        assert done.stderr.decode() == f"{texts.text('error', message=message)}\n"
