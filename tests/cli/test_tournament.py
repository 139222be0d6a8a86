"""`thenumber tournament` as a user runs it: lists, JSON, a folder that goes on, and clear refusals."""

import json
import re
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import psutil
import pytest

import thenumber
from command import PATIENCE, PLAIN, THENUMBER, Terminal, run
from offered_bots import install
from thenumber.locales.catalogue import catalogue
from thenumber.locales.languages import LANGUAGES

PAIR = ("tournament", "--bots", "greedy,random", "--games", "6", "--seats", "3")


def results(*arguments: str, **environment: str) -> dict[str, Any]:
    """What it says in JSON, without what no seed can fix."""
    done = run(*PAIR, "--json", *arguments, **environment)
    assert done.returncode == 0, done.stderr
    said: dict[str, Any] = json.loads(done.stdout)
    for row in said["bots"]:
        assert 0 < row["thinking"]["slowest"] <= row["thinking"]["seconds"]
        del row["thinking"]["seconds"], row["thinking"]["slowest"]
    return said


def test_the_same_seed_gives_the_same_results_whatever_the_number_of_workers() -> None:
    alone = results("--workers", "1")
    assert alone == results("--workers", "3")
    assert alone != results("--workers", "1", "--seed", "2")
    assert alone["fair"] == pytest.approx(1 / 3)
    assert {(row["one"], row["many"], row["games"]) for row in alone["pairings"]} == {
        ("greedy", "random", 6),
        ("random", "greedy", 6),
    }
    assert sorted(row["bot"] for row in alone["bots"]) == ["greedy", "random"]


def test_lists_in_the_terminal() -> None:
    shown = run(*PAIR, "--workers", "1").stdout
    assert "12 games with 3 seats" in shown
    row = re.compile(r"^(?:Greedy|Random) +[\d.]+\s±[\d.]+ +[\d.]+%\s\([\d.]+-[\d.]+\) .*\sms$", re.MULTILINE)
    assert len(row.findall(shown)) == 2
    assert "fair would be 33.3%" in shown


def test_a_folder_holds_everything_and_is_not_played_again(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    assert "12 games, results.json and pictures are in" in run(*PAIR, "--into", str(folder)).stdout
    games = (folder / "games.tnr").read_bytes()
    scored = run("score", "--json", str(folder / "games.tnr"))
    assert scored.returncode == 0
    assert len(scored.stdout.splitlines()) == 12
    assert all((folder / f"{name}.svg").read_text().startswith("<svg") for name in ("plot", "crosstable"))
    first = json.loads((folder / "results.json").read_text())
    assert results("--into", str(folder)) == results()
    assert json.loads((folder / "results.json").read_text()) == first, "also how long they thought"
    assert (folder / "games.tnr").read_bytes() == games
    run(*PAIR[:-3], "8", *PAIR[-2:], "--into", str(folder))
    more = (folder / "games.tnr").read_bytes()
    assert more.startswith(games)
    assert more.count(b"[Game ") == 16


WAITING = """
import os
import time


class Waiting:
    name, written = "waiting", 0

    def choose(self, game, seat, rng):
        self.written += 1
        while self.written > 1000 and os.path.exists(os.environ["WAIT"]):
            time.sleep(0.05)
        available = game.position.boards[seat].available
        return int(str(available.bit_length() - 1) * 3)


bot = Waiting()
"""
"""A bot that in each process waits after its first numbers, as long as a file is there."""


def test_an_interrupted_tournament_goes_on(tmp_path: Path) -> None:
    package, wait = tmp_path / "package", tmp_path / "wait"
    package.mkdir()
    install(package, WAITING, {"waiting": "waiting_here:bot"}, "waiting_here")
    wait.touch()
    options = ("tournament", "--bots", "waiting,random", "--games", "300", "--seats", "3", "--into", str(tmp_path))
    terminal = Terminal(*options, "--workers", "2", PYTHONPATH=str(package), WAIT=str(wait))
    terminal.wait_for(r"[1-9]\d*/600")
    workers = psutil.Process(terminal.process.pid).children(recursive=True)
    terminal.press("\x03")
    assert terminal.wait_for_end() == 130
    assert "Traceback" not in terminal.seen
    assert len(workers) >= 2
    assert not psutil.wait_procs(workers, timeout=10)[1]
    played = (tmp_path / "games.tnr").read_bytes()
    assert 0 < played.count(b"[Game ") < 600
    assert json.loads((tmp_path / "results.json").read_text())["bots"]
    wait.unlink()
    assert run(*options, PYTHONPATH=str(package), WAIT=str(wait)).returncode == 0
    assert (tmp_path / "games.tnr").read_bytes().startswith(played)
    assert (tmp_path / "games.tnr").read_bytes().count(b"[Game ") == 600


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_however_it_ends_nobody_goes_on_thinking(tmp_path: Path, ending: signal.Signals) -> None:
    install(tmp_path)
    command = [THENUMBER, "tournament", "--bots", "hanging,random", "--workers", "2"]
    with subprocess.Popen(command, env=PLAIN | {"PYTHONPATH": str(tmp_path)}) as process:
        deadline = time.monotonic() + PATIENCE
        while len(workers := psutil.Process(process.pid).children(recursive=True)) < 2:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        process.send_signal(ending)
        try:
            process.wait(PATIENCE)
        finally:
            process.kill()
    assert not psutil.wait_procs(workers, timeout=PATIENCE)[1]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "greedy"], "“greedy” is not enough for --bots"),
        (["--bots", ""], "“” is not enough for --bots"),
        (["--bots", "greedy,"], "There is no bot “”"),
        (["--bots", "greedy,deep-thought"], "There is no bot “deep-thought”; there are greedy, "),
        (["--bots", "greedy,random,@greedy"], "greedy appears twice in --bots; it should be greedy, random."),
        (["--bots", "greedy,random", "--seats", "6"], "6 seats won’t do: The Number is for 2-5."),
        (["--bots", "greedy,random", "--games", "0"], "0 games are too few"),
        (["--bots", "greedy,random", "--games", "many"], "--games needs a whole number"),
        (["--bots", "greedy,random", "--workers", "0"], "0 workers are too few"),
        (["--bots", "greedy,random", "--into", "/dev/null"], "/dev/null can’t be used as a folder: "),
        (["--games", "3"], "--bots is missing: "),
        (["--gauntlet", "deep-thought"], "There is no bot “deep-thought”; there are greedy, "),
        (["--gauntlet", "greedy,random"], "There is no bot “greedy,random”; there are greedy, "),
        (["--gauntlet", "greedy", "--bots", "greedy"], "“greedy” is not enough for --bots"),
        (["--bots", "greedy,random", "--ratings", "/nowhere/list"], "/nowhere/list can’t be used as a list of ratings"),
    ],
)
def test_what_can_not_be_played_is_refused(arguments: list[str], sentence: str) -> None:
    done = run("tournament", *arguments)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_in_the_language_of_the_user(language: str) -> None:
    done = run("tournament", "--bots", "greedy", "--lang", language)
    sentence = catalogue(language).text("tournament-too-few-bots", found="greedy", right="2")
    assert (done.returncode, done.stderr.strip().endswith(sentence)) == (2, True)


def test_every_refusal_has_its_words() -> None:
    package = Path(thenumber.__file__).parent
    paths = [*(package / "arena").glob("*.py"), *(package / "bots").glob("*.py")]
    source = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    kinds = "TournamentError|UnusableBotError|BrokenBotError|ClusterError|LostWorkError|_broken"
    codes = re.findall(rf'(?:{kinds})\("([a-z-]+)"', source)
    assert len(codes) >= 20
    for code in codes:
        assert catalogue("en").text(f"tournament-{code}", found="this", right="that")


def test_another_tournament_in_the_folder_is_left_alone(tmp_path: Path) -> None:
    run(*PAIR, "--into", str(tmp_path))
    before = (tmp_path / "games.tnr").read_bytes()
    done = run(*PAIR, "--seed", "9", "--into", str(tmp_path))
    assert done.returncode == 2
    assert "games.tnr holds games other than those of --bots greedy,random --seats 3 --seed 9." in done.stderr
    assert (tmp_path / "games.tnr").read_bytes() == before


def test_bots_of_installed_packages(tmp_path: Path) -> None:
    install(tmp_path)
    place = {"PYTHONPATH": str(tmp_path)}
    talking = run("tournament", "--bots", "chatty,lowest", "--games", "2", "--json", **place)
    assert talking.returncode == 0
    assert json.loads(talking.stdout)["pairings"], "what a bot prints is not in the way"
    assert "I write" in talking.stderr
    broken = run("tournament", "--bots", "raising,lowest", "--games", "2", "--json", **place)
    assert broken.returncode == 1
    assert "Raising failed in 4 games and lost them. A bot failed. raising: ZeroDivisionError: " in broken.stderr
    assert "Traceback" not in broken.stderr
    rows = {row["bot"]: row for row in json.loads(broken.stdout)["bots"]}
    assert [rows[bot]["failed"] for bot in ("raising", "lowest")] == [4, 0], "and all other games were played"
    assert [rows[bot]["share"] for bot in ("raising", "lowest")] == [0, 1]
    assert run("tournament", "--bots", "class,lowest", **place).returncode == 2


def test_a_gauntlet_and_a_list_of_ratings_that_grows(tmp_path: Path) -> None:
    listed = tmp_path / "ratings.json"
    gauntlet = ("tournament", "--gauntlet", "@echo", "--bots", "greedy,random", "--games", "3", "--seats", "3")
    keep = ("--workers", "1", "--ratings", str(listed), "--into", str(tmp_path / "gauntlet"))
    shown = run(*gauntlet, *keep).stdout
    assert "12 games with 3 seats" in shown
    rows = re.findall(r"^(Echo|Greedy|Random) +[\d.]+ +[\d.]+\s–\s[\d.]+ +(\d+)$", shown, re.MULTILINE)
    assert dict(rows) == {"Echo": "12", "Greedy": "6", "Random": "6"}
    first = listed.read_bytes()
    assert (tmp_path / "gauntlet" / "ratings.svg").read_text().startswith("<svg")
    assert run(*gauntlet, *keep).stdout == shown
    assert listed.read_bytes() == first, "the same games again"
    more = results("--ratings", str(listed))["ratings"]
    assert {row["bot"]: row["games"] for row in more} == {"echo": 12, "greedy": 18, "random": 18}
    assert [row["mu"] for row in more] == sorted((row["mu"] for row in more), reverse=True)


def test_a_cluster_that_can_not_be_had_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "ray.py").write_text("raise ImportError('not here')")
    missing = run(*PAIR, "--cluster", "ray", PYTHONPATH=str(tmp_path))
    assert missing.returncode == 2
    assert missing.stderr.endswith('For ray the extra package is missing: pip install "thenumber[ray]"\n')
    unknown = run(*PAIR, "--cluster", "slurm")
    assert unknown.returncode == 2
    assert unknown.stderr.endswith("There is no cluster “slurm”; it should be ray, ray://HOST:10001.\n")
    assert "Traceback" not in missing.stderr + unknown.stderr
