"""Programs as bots: the examples keep their promises, and whatever else a program does ends in a clear error."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import psutil
import pytest

from endings import wait_until_gone
from example_bots import EXAMPLES, HELLO, example, odd, script
from thenumber.bots.bot import ask
from thenumber.bots.errors import BrokenBotError, UnusableBotError
from thenumber.programs.bot import ExternalBot
from thenumber.programs.find import is_program, new_program
from thenumber.programs.process import Limits
from thenumber.programs.proof import prove
from thenumber.rules.digits import available_numbers
from thenumber.rules.game import Game, new_game, play
from thenumber.testing import check_bot, sample_game

GAME = new_game(3)
QUICK = Limits(start=5.0, number=0.3)


def failure(program: str, limits: Limits = QUICK) -> tuple[str, str]:
    """The code of what is wrong with the program's number, and what was found."""
    with ExternalBot(program, limits=limits) as bot:
        with pytest.raises(BrokenBotError) as caught:
            ask(bot, GAME, 0, Random(1))
        assert caught.value.right == "A: 1.1 0123456789: 0123456789: 0123456789:"
        return caught.value.code, caught.value.found


def start_failure(program: str, limits: Limits = QUICK) -> str:
    with pytest.raises(UnusableBotError) as caught:
        new_program(program, limits)
    return caught.value.code


@pytest.mark.parametrize("name", ["hermit", "miser", "gambler"])
def test_an_example_keeps_its_promises(name: str, tmp_path: Path) -> None:
    with new_program(example(name, tmp_path)) as bot:
        assert (bot.name, bot.author) == (name, "The Number contributors")
        assert prove(bot, games=4).questions > 100
        check_bot(bot, games=4)
        assert bot.why == ("it is the cheapest that I have" if name == "miser" else "")


def test_an_example_is_short() -> None:
    files = sorted(EXAMPLES.iterdir())
    assert [file.name for file in files] == ["gambler.js", "hermit.py", "miser.c"]
    assert all(len(file.read_text().splitlines()) < 40 for file in files)


def test_a_program_hears_the_position_the_turns_the_seed_and_the_time(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    bot = script(
        tmp_path / "listener",
        f'while read line; do echo "$line" >> {heard}\n'
        'case "$line" in\ntnp*) echo name listener; echo option depth default 3; echo ready;;\n'
        "go*) echo number 333;; esac\ndone",
    )
    game = play(play(GAME, [120, 987, 998]), [345, None, 761])
    with new_program(f"{bot}?depth=5") as listener:
        assert listener.introduction.options == {"depth": "3"}
        listener.choose(game, 2, Random(7))
    assert heard.read_text().splitlines() == [
        "tnp 1",
        "set depth 5",
        "position 1.3 6789:1,3 0123456:11,0 0234589:0,10",
        "turn 1.1 120 987 998",
        "turn 1.2 345 --- 761",
        f"go seat C seed {Random(7).getrandbits(31)} seconds 10",
        "quit",
    ]


def test_the_seed_comes_from_the_chance_of_the_game(tmp_path: Path) -> None:
    with new_program(example("hermit", tmp_path)) as bot:
        numbers = [bot.choose(GAME, 0, Random(seed)) for seed in (1, 2, 3, 1, 2, 3)]
    assert numbers[:3] == numbers[3:]
    assert len(set(numbers)) > 1


@pytest.mark.parametrize(
    ("text", "code", "found"),
    [
        ("sleep 20", "program-slow", "odd: 0.3 s"),
        ("echo it broke >&2; exit 3", "program-ended", "odd: exit 3: it broke"),
        ("kill -9 $$", "program-ended", "odd: SIGKILL"),
        ("echo number 12", "program-no-number", "odd: number 12"),
        ("echo error no idea", "program-error", "odd: error no idea"),
        ("while :; do echo chatter chatter chatter; done", "program-loud", "odd: 65536 B"),
        ("yes | tr -d '\\n'", "program-loud", "odd: 65536 B"),
        ("echo \x1b[2J >&2; exit 1", "program-ended", "odd: exit 1: �[2J"),
    ],
)
def test_what_is_no_answer_is_a_clear_error(text: str, code: str, found: str, tmp_path: Path) -> None:
    assert failure(odd(tmp_path, text)) == (code, found)


def test_a_digit_that_is_crossed_out_is_found_by_whoever_asks(tmp_path: Path) -> None:
    game = play(GAME, [120, 987, 998])
    with ExternalBot(odd(tmp_path, "echo number 111")) as bot, pytest.raises(BrokenBotError) as caught:
        ask(bot, game, 0, Random(1))
    assert (caught.value.code, caught.value.found) == ("bot-wrote-unavailable", "odd: 111")


def test_an_answer_before_the_question_is_none(tmp_path: Path) -> None:
    with ExternalBot(odd(tmp_path, r"printf 'number 111\nnumber 222\n'")) as bot:
        assert bot.choose(GAME, 0, Random(1)) == 111
        with pytest.raises(BrokenBotError) as caught:
            bot.choose(GAME, 0, Random(1))
        assert caught.value.code == "program-unasked"


def test_a_program_that_never_reads_can_not_hold_us_up(tmp_path: Path) -> None:
    program = script(tmp_path / "deaf", "echo name deaf; echo ready; exec sleep 20")
    with ExternalBot(program, {}, QUICK) as bot:
        game = Game(GAME.position, sample_game(5, Random(1)).turns * 2000)  # more than a pipe holds
        with pytest.raises(BrokenBotError) as caught:
            bot.choose(game, 0, Random(1))
        assert caught.value.code == "program-slow"


def test_a_program_has_only_so_much_memory(tmp_path: Path) -> None:
    hungry = (
        "import sys\n"
        "for line in sys.stdin:\n"
        "    if line.startswith('tnp'): print('name hungry\\nready', flush=True)\n"
        "    if line.startswith('go'): print('number', len(bytearray(300 << 20)), flush=True)"
    )
    program = script(tmp_path / "hungry", hungry, sys.executable)
    code, found = failure(program, Limits(number=20.0, memory=100 << 20))
    assert (code, found) == ("program-ended", "hungry: exit 1: MemoryError")


def test_after_a_failure_it_is_started_anew(tmp_path: Path) -> None:
    marker = tmp_path / "failed"
    program = odd(tmp_path, f"if [ -e {marker} ]; then echo number 123; else touch {marker}; exit 1; fi")
    with ExternalBot(program) as bot:
        with pytest.raises(BrokenBotError):
            bot.choose(GAME, 0, Random(1))
        assert bot.choose(GAME, 0, Random(1)) == 123


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("exec sleep 20", "program-slow"),
        ("exit 1", "program-ended"),
        ("read tnp; echo ready", "program-bad-name"),
        ("read tnp; echo name Odd One; echo ready", "program-bad-name"),
        ("read tnp; echo error only version 9", "program-error"),
    ],
)
def test_a_program_that_does_not_introduce_itself_is_no_bot(text: str, code: str, tmp_path: Path) -> None:
    assert start_failure(script(tmp_path / "odd", text), Limits(start=0.5)) == code


def test_a_program_that_is_not_there_or_can_not_be_run(tmp_path: Path) -> None:
    plain = tmp_path / "plain"
    plain.write_text("no program")
    assert start_failure(str(tmp_path / "nothing")) == "program-missing"
    assert start_failure(str(tmp_path)) == "program-missing"
    assert start_failure(str(plain)) == "program-not-executable"
    plain.chmod(0o755)
    assert start_failure(str(plain)) == "program-ended"
    assert start_failure(f"{odd(tmp_path, 'echo number 123')}?depth=3") == "program-no-options"
    stylish = script(tmp_path / "stylish", "read tnp; echo name stylish; echo option style default bold; echo ready")
    assert start_failure(f"{stylish}?depth=3") == "program-no-option"


def test_a_name_without_a_slash_is_a_program_if_no_bot_has_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("greedy", "mybot"):
        script(tmp_path / name, HELLO)
    assert [is_program(name) for name in ("greedy", "mybot", "./greedy", "nobody")] == [False, True, True, False]


def test_a_bot_that_changes_its_mind_is_found_also_after_a_new_start(tmp_path: Path) -> None:
    fickle = odd(tmp_path, "n=$((n % 9 + 1)); echo number $n$n$n")
    with ExternalBot(fickle) as bot, pytest.raises(BrokenBotError) as caught:
        prove(bot, games=1)
    assert caught.value.code in ("bot-changed-its-mind", "bot-wrote-unavailable")


class Moody:
    """Changes its mind every hundredth time that it is asked."""

    name, asked = "moody", 0

    def choose(self, game: Game, seat: int, _rng: Random) -> int:
        self.asked += 1
        return available_numbers(game.position.boards[seat].available)[-(self.asked % 100 == 0)]


def test_a_bot_that_seldom_changes_its_mind_is_found() -> None:
    with pytest.raises(BrokenBotError) as caught:
        prove(Moody(), games=20)
    assert caught.value.code == "bot-changed-its-mind"


def test_all_that_a_program_started_ends_with_it(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    program = odd(tmp_path, f"sleep 600 & echo $! > {pid}; wait")
    assert failure(program)[0] == "program-slow"
    with contextlib.suppress(psutil.NoSuchProcess):
        wait_until_gone([psutil.Process(int(pid.read_text()))])


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends a program with whoever asked for it")
def test_a_program_ends_with_whoever_asked_for_it(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    program = script(tmp_path / "odd", f"{HELLO}; echo $$ > {pid}; exec sleep 600")
    code = "import sys, time, thenumber.programs.bot as b; bot = b.ExternalBot(sys.argv[1]); time.sleep(600)"
    with subprocess.Popen([sys.executable, "-c", code, program]) as asking:
        deadline = time.monotonic() + 30
        while not (pid.exists() and pid.read_text().strip()):
            assert time.monotonic() < deadline
            time.sleep(0.02)
        running = psutil.Process(int(pid.read_text()))
        os.kill(asking.pid, signal.SIGKILL)
    wait_until_gone([running])
