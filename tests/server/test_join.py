"""`thenumber join`: a seat in a terminal, over the same wire as everybody else."""

import asyncio
import re
from pathlib import Path

import aiohttp
import pytest

from command import Terminal, run
from online import Server, new_table


def table_url(server: Server) -> str:
    async def create() -> str:
        async with aiohttp.ClientSession() as session:
            return await new_table(session, server.url)

    return f"{server.url}/t/{asyncio.run(create())}"


def test_two_terminals_and_a_bot_play_and_the_server_is_killed_in_between(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        url = table_url(server)
        ada = Terminal("join", url, "--name", "Ada")
        ada.wait_for("Seats taken: 1 of 5")  # the first to sit owns the table
        bob = Terminal("join", url, "--name", "Bob")
        ada.wait_for("Seats taken: 2 of 5")
        ada.press("s\r")
        ada.wait_for("Too few players to start")
        ada.press("b greedy\r")
        ada.wait_for("Seats taken: 3 of 5")
        ada.press("s\r")
        for terminal in (ada, bob):
            terminal.wait_for("Written: 1 of 3")
        ada.press("nonsense\r")
        ada.wait_for("“nonsense” is not understood")
        ada.press("000\r")
        ada.wait_for("Your tablet: 000")
        bob.wait_for("Written: 2 of 3")
        server.kill()
        for terminal in (ada, bob):
            terminal.wait_for("The connection is lost")
        server.start()
        for terminal in (ada, bob):
            terminal.wait_for_no("The connection is lost")
            terminal.wait_for("Written: 2 of 3")
        bob.press("111\r")
        for terminal in (ada, bob):
            terminal.wait_for("Every seal matches its number")
        bob.press("000111\r")
        bob.wait_for("A number has exactly three digits")
        for terminal in (ada, bob):
            terminal.press("q\r")
            assert terminal.wait_for_end() == 0


@pytest.mark.parametrize(("rows", "columns"), [(24, 80), (30, 60)])
def test_it_is_one_screen_and_a_check_stays_until_enter_is_pressed(tmp_path: Path, rows: int, columns: int) -> None:
    with Server(tmp_path / "data") as server:
        terminal = Terminal("join", table_url(server), "--name", "Ada", rows=rows, columns=columns)
        for count, bot in enumerate(("greedy", "cautious", "copycat", "random"), 1):
            terminal.wait_for(f"Seats taken: {count} of 5")
            terminal.press(f"b {bot}\r")
        terminal.wait_for("Seats taken: 5 of 5")
        terminal.press("s\r")
        for turn, number in enumerate(("000", "111"), 1):
            screen = terminal.wait_for("Written: 4 of 5")
            assert screen.startswith(f"Round 1 · Turn {turn}")
            terminal.press("9")
            terminal.wait_for("^> 9$")
            terminal.press("\x7f\x1b[A" + number)
            terminal.wait_for(f"^> {number}$")
            terminal.press("\r")
            screen = terminal.wait_for("Every seal matches its number[\\s\\S]*Enter: go on")
            assert screen.startswith(f"Round 1 · Turn {turn}")
            assert len(re.findall(r"^  \d{3}  [A-E] ", screen, re.MULTILINE)) == 5
            assert "Written" not in screen
            terminal.press("nonsense\r")  # it is still there, whatever is typed and whoever has written since
            screen = terminal.wait_for("“nonsense” is not understood")
            assert "Every seal matches its number" in screen
            terminal.press("\r")
            terminal.wait_for(f"Round 1 · Turn {turn + 1}")
            terminal.wait_for_no("nonsense")  # once all of the new screen is there
        assert not terminal.screen.history.top  # nothing was ever scrolled away
        terminal.press("q\r")
        assert terminal.wait_for_end() == 0


@pytest.mark.parametrize("url", ["http://nope", "nonsense", "http://127.0.0.1:1/t/", "ftp://127.0.0.1/t/KDWTXM"])
def test_what_is_no_link_to_a_table_is_refused(url: str) -> None:
    done = run("join", url, "--name", "Ada")
    assert (done.returncode, done.stdout) == (2, "")
    assert "is not a link to a table" in done.stderr


def test_a_table_that_is_not_there_is_told_even_without_a_keyboard(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        done = run("join", f"{server.url}/t/KDWTXM", "--name", "Ada")
    assert "There is no table with this code." in done.stdout
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
