"""`thenumber join`: a seat in a terminal, over the same wire as everybody else."""

import asyncio
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
        ada = Terminal("join", url, "--name", "Ada", rows=60)
        ada.wait_for("Seats taken: 1 of 5")  # the first to sit owns the table
        bob = Terminal("join", url, "--name", "Bob", rows=60)
        ada.wait_for("Seats taken: 2 of 5")
        ada.press("s\r")
        ada.wait_for("Too few players to start")
        ada.press("b greedy\r")
        ada.wait_for("Seats taken: 3 of 5")
        ada.press("s\r")
        for terminal in (ada, bob):
            terminal.wait_for("Written: 1 of 3")
        ada.press("nonsense\r000\r")
        ada.wait_for("“nonsense” is not understood")
        ada.wait_for("Your tablet: 000")
        bob.wait_for("Written: 2 of 3")
        server.kill()
        bob.wait_for("The connection is gone")
        server.start()
        for terminal in (ada, bob):
            terminal.wait_for("The connection is gone[\\s\\S]*Written: 2 of 3")
        bob.press("111\r")
        for terminal in (ada, bob):
            terminal.wait_for("Every seal matches its number")
        bob.press("000111\r")
        bob.wait_for("A number has exactly three digits")
        for terminal in (ada, bob):
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
    assert "Traceback" not in done.stderr
