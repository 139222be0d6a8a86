"""Bots in worker processes: real processes, and bots that do everything a bot should not."""

import asyncio
import contextlib
import gc
import json
import logging
import os
import re
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import psutil
import pytest

from endings import gone, wait_until_gone
from offered_bots import install
from server.restricted_workers import can_be_filtered, refuse_limits
from thenumber.bots.bot import PreparingBot
from thenumber.bots.cautious import CautiousBot
from thenumber.bots.registry import BOTS
from thenumber.record.position import parse_position
from thenumber.rules.digits import Number, available_numbers
from thenumber.rules.game import Game, new_game, play
from thenumber.rules.seats import MAX_SEATS, MIN_SEATS
from thenumber.server.thinking.worker_answers import Failure, read_answer
from thenumber.server.thinking.worker_process import WorkersError, _log_once
from thenumber.server.thinking.worker_requests import Account, Request
from thenumber.server.thinking.workers import Choice, Workers
from thenumber.testing import sample_game

PLENTY = 60.0
"""A budget that nobody uses up, however slow the machine."""
FOR_EVER = 600.0
"""The patience of those who ask hundreds of questions at once."""

NAUGHTY = """
import os, signal, subprocess, sys, time
from pathlib import Path
from thenumber.rules.digits import available_numbers

def bot(choose):
    return type("Naughty", (), {"name": choose.__name__, "choose": staticmethod(choose)})()

def fair(game, seat, rng):
    return rng.choice(available_numbers(game.position.boards[seat].available))

@bot
def hangs(game, seat, rng):
    Path(__file__).with_name("hanging").touch()
    while True:
        pass
@bot
def sleeps(game, seat, rng):
    time.sleep(1000)
@bot
def hangs_in_c(game, seat, rng):
    return sum(range(10**15))  # no other thread of the process gets a turn, and no handler of a signal
@bot
def stops(game, seat, rng):
    os.kill(os.getpid(), signal.SIGSTOP)
@bot
def deaf(game, seat, rng):
    for number in set(signal.Signals) - {signal.SIGKILL, signal.SIGSTOP}:
        signal.signal(number, signal.SIG_IGN)
    time.sleep(1000)
@bot
def has_children(game, seat, rng):
    subprocess.Popen(["sleep", "1000"])
    time.sleep(1000)
@bot
def aborts(game, seat, rng):
    os.abort()
@bot
def exits(game, seat, rng):
    os._exit(0)
@bot
def quits(game, seat, rng):
    sys.exit("I go home")
@bot
def segfaults(game, seat, rng):
    os.kill(os.getpid(), signal.SIGSEGV)
@bot
def closes_pipes(game, seat, rng):
    os.closerange(0, 100)
    time.sleep(1000)
@bot
def garbles(game, seat, rng):
    for fd in range(3, 10):
        try:
            os.write(fd, b"12, 13\\n")
        except OSError:
            pass
    return fair(game, seat, rng)
@bot
def floods(game, seat, rng):
    for fd in range(3, 10):
        try:
            os.write(fd, b"0" * 1_000_000)
        except OSError:
            pass
    time.sleep(1000)
@bot
def hungry(game, seat, rng):
    hungry.hoard = []
    while True:
        hungry.hoard.append(bytes(10_000_000))
@bot
def raises(game, seat, rng):
    raise LookupError("no idea")
@bot
def overflows(game, seat, rng):
    return overflows.choose(game, seat, rng)
@bot
def slips(game, seat, rng):
    return next(n for n in range(1000) if n not in available_numbers(game.position.boards[seat].available))
@bot
def too_high(game, seat, rng):
    return 1000
@bot
def too_low(game, seat, rng):
    return -1
@bot
def huge(game, seat, rng):
    return 10**5000
@bot
def texts(game, seat, rng):
    return "345"
@bot
def truths(game, seat, rng):
    return True
@bot
def nothing(game, seat, rng):
    return None
@bot
def takes_a_moment(game, seat, rng):
    time.sleep(0.01)
    return fair(game, seat, rng)
@bot
def takes_its_time(game, seat, rng):
    time.sleep(0.5)
    return fair(game, seat, rng)
def tries(name):
    file = Path(__file__).with_name(name + ".tries")
    so_far = len(file.read_text()) if file.exists() else 0
    file.write_text("x" * (so_far + 1))
    return so_far
@bot
def crashes_twice(game, seat, rng):
    if tries("crashes_twice") < 2:
        os.abort()
    return fair(game, seat, rng)
@bot
def hangs_once(game, seat, rng):
    if tries("hangs_once") < 1:
        time.sleep(1000)
    return fair(game, seat, rng)
@bot
def chats(game, seat, rng):
    number = fair(game, seat, rng)
    print("I think of", number, flush=True)
    print(number, file=sys.stderr, flush=True)
    os.write(1, b"%d\\n" % number)
    sys.stdin.read()
    return number
@bot
def betrays(game, seat, rng):
    chats.choose(game, seat, rng)
    raise ValueError(f"I wanted to write {fair(game, seat, rng)}")
@bot
def betrays_and_dies(game, seat, rng):
    chats.choose(game, seat, rng)
    os.abort()
"""
NAMES = re.findall(r"^@bot\ndef (\w+)", NAUGHTY, re.MULTILINE)
HANGING = ("hangs", "sleeps", "hangs_in_c", "stops", "deaf", "has_children")
CRASHING = ("aborts", "exits", "quits", "segfaults", "closes_pipes", "garbles", "floods", "hungry")
WRONG = ("raises", "overflows", "slips", "too_high", "too_low", "huge", "texts", "truths", "nothing")

GAME = play(new_game(3), [12, 345, 678])
"""Every seat has crossed out three digits: there is something to do wrong."""


@pytest.fixture
def _naughty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, NAUGHTY, {name: f"naughty:{name}" for name in NAMES}, "naughty")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))


naughty = pytest.mark.usefixtures("_naughty")


@asynccontextmanager
async def running(count: int = 1, budget: float = PLENTY) -> AsyncIterator[Workers]:
    workers = Workers(count, budget)
    await workers.start()
    try:
        yield workers
    finally:
        await workers.close()
        assert not processes()


def processes() -> list[psutil.Process]:
    """All that this process started, and what they started, as far as it still lives.

    What multiprocessing leaves running does not count: another test of the same process may have used it.
    """
    alive = []
    for process in psutil.Process().children(recursive=True):
        with contextlib.suppress(psutil.NoSuchProcess):
            if process.status() != psutil.STATUS_ZOMBIE and "multiprocessing" not in " ".join(process.cmdline()):
                alive.append(process)
    return alive


def by_hand(bot: str, game: Game, seat: int, seed: int) -> Choice:
    """What is chosen without any process."""
    return Choice(BOTS[bot].choose(game, seat, Random(seed)), bot)


def stand_in(seed: int, game: Game = GAME, seat: int = 0) -> Choice:
    """What is chosen for a bot of another package that has no number."""
    return Choice(CautiousBot().choose(game, seat, Random(seed)), "cautious")


def fair(seed: int, seat: int = 0) -> Number:
    """What those of the bots above choose that choose anything."""
    return Random(seed).choice(available_numbers(GAME.position.boards[seat].available))


def unfinished_games() -> list[Game]:
    """Games of every number of seats after every number of turns, with some numbers missing."""
    found = []
    for seats in range(MIN_SEATS, MAX_SEATS + 1):
        game = new_game(seats)
        for turn in sample_game(seats, Random(seats), absent=0.1).turns:
            found.append(game)
            game = play(game, turn.numbers)
    return found


def games_for(bot: str) -> list[Game]:
    """One for those who take their time: of three seats, in the last turn of a round."""
    return unfinished_games()[14:15] if isinstance(BOTS[bot], PreparingBot) else unfinished_games()


def test_a_worker_chooses_what_the_bot_chooses() -> None:
    asked = [
        (bot, game, seat, 2**64 - seed)
        for bot in BOTS
        for seed, game in enumerate(games_for(bot))
        for seat in game.position.writers[:2]
    ]

    async def main() -> None:
        async with running(2) as workers:
            assert workers.bots == tuple(BOTS)
            choices = await asyncio.gather(*(workers.choose(*one, patience=FOR_EVER) for one in asked))
            assert choices == [by_hand(*one) for one in asked]

    asyncio.run(main())


def test_void_numbers_reach_the_bot_as_they_were_written() -> None:
    game = play(GAME, [11, None, 999])  # the first is void: 0 and 1 are crossed out

    async def main() -> None:
        async with running() as workers:
            assert await workers.choose("copycat", game, 0, 5) == by_hand("copycat", game, 0, 5)

    asyncio.run(main())


@naughty
@pytest.mark.parametrize("bot", CRASHING + WRONG)
def test_a_stand_in_chooses_for_a_bot_that_fails_and_the_next_request_is_served(
    bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        async with running() as workers:
            for seed in range(2):
                assert await workers.choose(bot, GAME, 0, seed) == stand_in(seed)
                assert await workers.choose("greedy", GAME, 1, seed) == by_hand("greedy", GAME, 1, seed)
            assert workers.stand_ins == {bot: 2}

    asyncio.run(main())
    kind = Failure.CRASHED if bot in CRASHING else Failure.RAISED if bot in WRONG[:2] else Failure.ILLEGAL
    assert caplog.messages == [f"bot '{bot}' in seat A {kind}: 'cautious' chooses"] * 2


@naughty
def test_a_bot_that_crashes_or_hangs_now_and_then_is_asked_again_and_not_replaced(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        async with running(1, budget=5.0) as workers:
            for bot in ("crashes_twice", "hangs_once"):
                assert await workers.choose(bot, GAME, 0, 3) == Choice(fair(3), bot)
            assert not workers.stand_ins

    asyncio.run(main())
    assert {file.name for file in tmp_path.glob("*.tries")} == {"crashes_twice.tries", "hangs_once.tries"}
    assert caplog.messages == []


@naughty
def test_a_stand_in_chooses_for_bots_that_hang_and_the_next_requests_are_served(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def main() -> None:
        async with running(len(HANGING), budget=1.0) as workers:
            hanging = await asyncio.gather(*(workers.choose(bot, GAME, 0, 1) for bot in HANGING))
            assert hanging == [stand_in(1)] * len(HANGING)
        async with running(1, budget=0.5) as workers:
            assert await workers.choose("hangs", GAME, 0, 1) == stand_in(1)
            workers._budget = PLENTY  # however long a replacement takes here
            assert await workers.choose("greedy", GAME, 0, 1) == by_hand("greedy", GAME, 0, 1)

    asyncio.run(main())
    assert len(caplog.messages) == len(HANGING) + 1
    assert all(f" {Failure.SLOW}: " in message for message in caplog.messages)


@naughty
def test_who_waits_behind_a_bot_that_hangs_is_served_by_the_replacement() -> None:
    async def main() -> None:
        async with running(1, budget=1.0) as workers:
            slow, others = Account("slow", "slow"), Account("others", "others")
            first = [asyncio.create_task(workers.choose("hangs", GAME, 0, n, account=slow)) for n in range(4)]
            await asyncio.sleep(0.5)
            quick = [workers.choose("greedy", GAME, 1, seed, account=others) for seed in range(20)]
            assert await asyncio.gather(*quick) == [by_hand("greedy", GAME, 1, seed) for seed in range(20)]
            assert not any(one.done() for one in first)
            assert await asyncio.gather(*first) == [stand_in(seed) for seed in range(4)]

    asyncio.run(main())


@naughty
def test_the_loop_goes_on_while_two_workers_answer_two_hundred_requests() -> None:
    async def main() -> tuple[list[Choice], int]:
        ticks = 0

        async def beat() -> None:
            nonlocal ticks
            while True:
                await asyncio.sleep(0)
                ticks += 1

        async with running(2) as workers:
            heart = asyncio.create_task(beat())
            answers = await asyncio.gather(*(workers.choose("takes_a_moment", GAME, 0, n) for n in range(200)))
            heart.cancel()
        return answers, ticks

    answers, ticks = asyncio.run(main())
    assert answers == [Choice(fair(seed), "takes_a_moment") for seed in range(200)]
    assert ticks > 200 * 10  # a loop that waited for each bot would tick a handful of times for each


@naughty
def test_callers_who_are_cancelled_leave_the_queue_and_nobody_else_is_harmed() -> None:
    async def main() -> None:
        async with running(1, budget=5.0) as workers:
            leaving = [asyncio.create_task(workers.choose("takes_its_time", GAME, 0, n)) for n in range(100)]
            await asyncio.sleep(0.1)  # one is being served
            pid = processes()[0].pid
            for task in leaving:
                task.cancel()
            assert {type(one) for one in await asyncio.gather(*leaving, return_exceptions=True)} == {
                asyncio.CancelledError
            }
            # Were they still in the queue, this one would wait 50 s, which is longer than it may.
            assert (await workers.choose("takes_its_time", GAME, 0, 1)).by == "takes_its_time"
            assert processes()[0].pid == pid

    asyncio.run(main())


@naughty
def test_a_worker_that_dies_between_requests_is_replaced_before_the_next() -> None:
    async def main() -> None:
        async with running(2) as workers:
            for seed in range(3):
                for process in processes():
                    process.kill()
                while any(not gone(process) for process in processes()):
                    await asyncio.sleep(0.01)
                for _ in range(20):  # until the loop has heard of it
                    await asyncio.sleep(0.01)
                assert await workers.choose("greedy", GAME, 0, seed) == by_hand("greedy", GAME, 0, seed)

    asyncio.run(main())


@naughty
def test_when_no_worker_can_be_started_quick_bots_choose_without_one_until_one_can(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    blocked = tmp_path / "sitecustomize.py"

    async def main() -> None:
        async with running(1, budget=0.5) as workers:
            blocked.write_text("import os; os._exit(0)")
            assert await workers.choose("exits", GAME, 0, 1, patience=1.0) == stand_in(1)
            assert await workers.choose("greedy", GAME, 0, 1, patience=1.0) == by_hand("greedy", GAME, 0, 1)
            assert workers.stand_ins == {"exits": 1}
            blocked.unlink()
            workers._budget = PLENTY
            assert await workers.choose("greedy", GAME, 0, 1) == by_hand("greedy", GAME, 0, 1)

    asyncio.run(main())
    assert "a bot worker ended before it was ready, with exit code 0; trying again" in caplog.messages
    assert f"bot 'greedy' in seat A {Failure.WAITED}: 'greedy' chooses" in caplog.messages


@pytest.mark.waits
@naughty
def test_no_number_and_nothing_that_a_bot_prints_is_ever_logged(
    caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    bots = [bot for bot in NAMES if bot not in (*HANGING, "hangs_once")]

    async def main() -> None:
        async with running(2) as workers:
            choices = await asyncio.gather(*(workers.choose(bot, GAME, 2, 7, patience=FOR_EVER) for bot in bots))
            assert {choice.number for choice in choices} == {stand_in(7, seat=2).number, fair(7, seat=2)}
            assert choices[bots.index("chats")].by == "chats"
        async with running(1, budget=0.5) as workers:
            await workers.choose("hangs", GAME, 2, 7)

    asyncio.run(main(), debug=False)  # in its debug mode asyncio logs processes' numbers
    assert str(stand_in(7).number) not in repr(stand_in(7))
    shown = [logging.Formatter("%(message)s").format(record) for record in caplog.records]
    assert any("wrote to stderr" in line for line in shown)
    assert [line for line in shown if re.search("[0-9]|wanted|home", line)] == []
    assert capfd.readouterr() == ("", "")


@naughty
def test_close_ends_all_processes_and_answers_who_still_waits() -> None:
    async def main() -> None:
        workers = Workers(2)
        await workers.start()
        assert len(processes()) == 2
        asked = [asyncio.create_task(workers.choose("has_children", GAME, 0, seed)) for seed in range(5)]
        async with asyncio.timeout(PLENTY):
            while len(processes()) < 4:
                await asyncio.sleep(0.01)
        family = processes()
        await workers.close()
        assert not processes()
        wait_until_gone(family)  # grandchildren are not ours to see any more
        assert await asyncio.gather(*asked) == [stand_in(seed) for seed in range(5)]
        await workers.close()
        with pytest.raises(RuntimeError, match="not running"):
            await workers.choose("greedy", GAME, 0, 0)
        await workers.start()
        with pytest.raises(RuntimeError, match="running already"):
            await workers.start()
        assert await workers.choose("greedy", GAME, 0, 0) == by_hand("greedy", GAME, 0, 0)
        await workers.close()
        assert not processes()

    asyncio.run(main())
    gc.collect()  # what was not closed would warn now


@naughty
@pytest.mark.parametrize("moment", [0.0, 0.001, 0.01, 0.03, 0.1])
def test_close_and_cancellation_at_any_moment_leave_nothing(moment: float) -> None:
    async def main() -> None:
        workers = Workers(2)
        starting = asyncio.create_task(workers.start())
        await asyncio.sleep(moment)
        starting.cancel()
        await asyncio.gather(starting, return_exceptions=True)
        await workers.close()
        assert not processes()
        workers = Workers(2)
        await workers.start()
        asked = [asyncio.create_task(workers.choose("aborts", GAME, 0, seed)) for seed in range(9)]
        await asyncio.sleep(moment)
        await workers.close()  # in the middle of a replacement
        assert not processes()
        assert await asyncio.gather(*asked) == [stand_in(seed) for seed in range(9)]

    asyncio.run(main())
    gc.collect()


SERVER = """
import asyncio
from thenumber.rules.game import new_game
from thenumber.server.thinking.workers import Workers

async def main():
    workers = Workers(2, budget=2.0)
    await workers.start()
    await workers.choose("hangs", new_game(3), 0, 1)

asyncio.run(main())
"""


@naughty
def test_workers_end_by_themselves_when_the_server_is_killed(tmp_path: Path) -> None:
    server = subprocess.Popen([sys.executable, "-c", SERVER])
    while not (tmp_path / "hanging").exists():
        assert server.poll() is None
        time.sleep(0.01)
    workers = psutil.Process(server.pid).children(recursive=True)
    assert len(workers) == 2  # one idle, one that does not look up from its work
    server.kill()
    server.wait()
    wait_until_gone(workers)


def test_a_worker_gives_way_to_the_server_and_not_to_its_terminal() -> None:
    """In another session it would have a share of the processor of its own, however nice it is."""

    async def main() -> None:
        async with running():
            (process,) = processes()
            assert os.getsid(process.pid) == os.getsid(0)
            assert os.getpgid(process.pid) == process.pid  # Ctrl-C does not reach it
            assert process.nice() > os.nice(0)

    asyncio.run(main())


def test_a_worker_inherits_no_secrets(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("THENUMBER_DATABASE", "postgresql://ada:swordfish@localhost/number")
    secret = tmp_path / "secret"
    secret.touch()

    async def main() -> None:
        with secret.open() as file:
            os.set_inheritable(file.fileno(), True)
            async with running():
                (process,) = processes()
                assert "swordfish" not in str(process.environ())
                assert not process.open_files()
                assert process.memory_info().rss < 100 << 20

    asyncio.run(main())


@pytest.mark.parametrize("code", ["import os; os._exit(0)", "import os; os.write(2, b'no luck'); os._exit(3)"])
def test_a_worker_that_ends_before_it_is_ready_stops_the_start(
    code: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "sitecustomize.py").write_text(code)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with pytest.raises(WorkersError, match="ended before it was ready"):
        asyncio.run(Workers().start())
    assert not processes()
    assert caplog.messages == (["a bot worker says: no luck"] if "luck" in code else [])


def test_a_python_that_is_not_there_stops_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nonexistent/python")
    with pytest.raises(WorkersError, match="can't be started: No such file or directory"):
        asyncio.run(Workers().start())


def test_bad_questions_are_refused_and_a_bot_that_is_no_longer_served_has_a_stand_in() -> None:
    one_sits_out = play(play(play(play(new_game(2), [12, 345]), [345, 12]), [678, 999]), [999, None])

    async def main() -> None:
        async with running() as workers:
            assert one_sits_out.position.writers == (1,)
            with pytest.raises(ValueError, match="seat 0 can't write now"):
                await workers.choose("greedy", one_sits_out, 0, 1)
            with pytest.raises(ValueError, match="seat 2 can't write now"):
                await workers.choose("greedy", new_game(2), 2, 1)
            with pytest.raises(ValueError, match="seat 1 can't write now"):
                await workers.choose("greedy", sample_game(3, Random(1)), 1, 1)
            with pytest.raises(ValueError, match="made up"):
                await workers.choose("greedy", Game(parse_position("1.5 7:0,0,0,0 -:0,0,0,0")), 0, 1)
            assert await workers.choose("forgotten", GAME, 0, 1) == stand_in(1)

    asyncio.run(main())


@pytest.mark.parametrize(("count", "budget"), [(0, 3.0), (-1, 3.0), (1, 0.0), (1, -1.0)])
def test_no_workers_and_no_time_are_refused(count: int, budget: float) -> None:
    with pytest.raises(ValueError, match="bots need a worker and time"):
        Workers(count, budget)


@pytest.mark.parametrize("line", [b"", b"\n", b"{", b"[1]", b"null", b"true", b"1.0", b'"123"', b"\xff", b"12, 13"])
def test_what_a_worker_should_not_say_counts_as_a_crash(line: bytes) -> None:
    assert read_answer(line) is Failure.CRASHED


def test_what_a_worker_may_say() -> None:
    numbers = available_numbers(GAME.position.boards[0].available)
    assert [read_answer(json.dumps(number).encode()) for number in numbers] == list(numbers)
    assert read_answer(b'"raised"\n') is Failure.RAISED
    assert read_answer(b'"illegal"\n') is Failure.ILLEGAL


@pytest.mark.skipif(not can_be_filtered(), reason="seccomp is of Linux")
def test_a_worker_that_may_not_limit_itself_works_and_says_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for name, value in refuse_limits(tmp_path).items():
        monkeypatch.setenv(name, value)
    _log_once.cache_clear()

    async def main() -> None:
        async with running(2) as workers:
            choices = await asyncio.gather(*(workers.choose("greedy", GAME, 0, seed) for seed in range(4)))
            assert choices == [by_hand("greedy", GAME, 0, seed) for seed in range(4)]

    asyncio.run(main())
    (said,) = caplog.messages
    assert "the memory of bots is not limited" in said


@naughty
def test_fifteen_tables_of_one_address_keep_somebody_else_waiting_for_one_number_of_each_worker() -> None:
    async def main() -> None:
        async with running(2) as workers:
            finished = 0

            async def play_for_ever(table: int) -> None:
                nonlocal finished
                while True:
                    account = Account("many", f"table {table}")
                    four = [workers.choose("takes_a_moment", GAME, 0, n, account=account) for n in range(4)]
                    await asyncio.gather(*four)
                    finished += 4

            crowd = [asyncio.create_task(play_for_ever(table)) for table in range(15)]
            while finished < 60:  # everybody has played a turn, and all of them wait again
                await asyncio.sleep(0.01)
            served = list[str]()
            take = workers._waiting.take

            def noted() -> Request:
                request = take()
                served.append(request.account.payer)
                return request

            workers._waiting.take = noted  # type: ignore[method-assign]
            for seed in range(10):
                before = len(served)
                await workers.choose("takes_a_moment", GAME, 0, seed, account=Account("one", "one"))
                # Somebody was asked for by a worker that became free in the same moment, and nobody else.
                assert served[before:].index("one") <= 1
            for task in crowd:
                task.cancel()
            await asyncio.gather(*crowd, return_exceptions=True)

    asyncio.run(main())
