"""The one list of bots: those of installed packages are found by entry point, and refused in a sentence."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest

from command import run
from offered_bots import OFFERS, install, installed
from online import Player, Refused, Server, new_table
from thenumber.bots.errors import UnusableBotError
from thenumber.bots.registry import BOTS, BUILT_IN, LADDER, bot_names, find_bot
from thenumber.rules.game import new_game
from thenumber.server.thinking.worker_answers import Failure
from thenumber.server.thinking.workers import Choice, Workers
from thenumber.testing import check_bot

BROKEN = ("class", "missing", "misnamed", "nothing", "quitting")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    install(tmp_path)
    (tmp_path / "offered_quits.py").write_text("raise SystemExit(3)", encoding="utf-8")
    with installed(monkeypatch, tmp_path):
        yield tmp_path
    sys.modules.pop("offered_here", None)


def test_all_are_listed_the_house_first_and_nothing_is_loaded() -> None:
    assert bot_names()[: len(BUILT_IN)] == tuple(BUILT_IN)
    assert bot_names()[len(BUILT_IN) :] == tuple(sorted(name for name in OFFERS if name not in ("SHOUTING", "greedy")))
    assert set(BROKEN) < set(bot_names())
    assert tuple(BOTS) == bot_names()
    assert len(BOTS) == len(set(bot_names()))
    assert "lowest" in BOTS
    assert "SHOUTING" not in BOTS
    assert "deep-thought" not in BOTS
    assert "offered_here" not in sys.modules


def test_an_offered_bot_can_be_had_and_checked() -> None:
    lowest = find_bot("lowest")
    assert lowest.name == "lowest"
    assert BOTS["lowest"] is lowest
    check_bot(lowest, games=4)


def test_a_class_is_made_into_a_bot_once() -> None:
    highest = find_bot("highest")
    assert highest is find_bot("highest")
    assert not isinstance(highest, type)
    check_bot(highest, games=4)


def test_nobody_takes_the_name_of_a_bot_of_the_house() -> None:
    assert find_bot("greedy") is BUILT_IN["greedy"]
    assert BOTS["greedy"] is BUILT_IN["greedy"]


@pytest.mark.parametrize("name", ["misnamed", "SHOUTING", "nothing"])
def test_what_is_no_bot(name: str) -> None:
    with pytest.raises(UnusableBotError, match="no-bot") as caught:
        find_bot(name)
    assert (caught.value.found, caught.value.right) == (OFFERS[name], name)


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("missing", "offered_here:nobody: AttributeError: "),
        ("quitting", "offered_quits:bot: SystemExit: 3"),
        ("class", "offered_here:Bot: TypeError: "),
    ],
)
def test_what_can_not_be_loaded_leaves_the_others_as_they_are(name: str, found: str) -> None:
    with pytest.raises(UnusableBotError, match="bot-not-loaded") as caught:
        find_bot(name)
    assert caught.value.found.startswith(found)
    assert caught.value.right == name
    assert find_bot("lowest").name == "lowest"


def test_what_nobody_offers() -> None:
    with pytest.raises(UnusableBotError, match="unknown-bot") as caught:
        find_bot("deep-thought")
    assert caught.value.right == ", ".join(bot_names())
    with pytest.raises(KeyError):
        BOTS["deep-thought"]
    assert BOTS.get("deep-thought") is None


def test_what_two_packages_offer(tmp_path: Path) -> None:
    install(tmp_path, offers={"lowest": "offered_there:lowest"}, name="offered_there")
    with pytest.raises(UnusableBotError, match="bot-offered-twice") as caught:
        find_bot("lowest")
    assert caught.value.right == "offered_here:lowest, offered_there:lowest"


def test_thenumber_bots_lists_them_and_says_what_is_wrong_with_which(folder: Path) -> None:
    done = run("bots", COLUMNS="200", PYTHONPATH=str(folder))
    rows = [line.split() for line in done.stdout.splitlines()[1:]]
    assert [row[:2] for row in rows[: len(LADDER)]] == [[str(bot.level), bot.name.capitalize()] for bot in LADDER]
    assert ["4", "Highest", "highest"] in rows
    assert ["Lowest", "lowest"] in rows
    complaints = done.stderr.splitlines()
    assert "Error: The bot quitting can’t be loaded: offered_quits:bot: SystemExit: 3" in complaints
    assert len(complaints) == len(BROKEN)
    assert all(any(name in line for line in complaints) for name in BROKEN)


def test_thenumber_play_seats_them(folder: Path) -> None:
    stdin = "123\n456\n789\n000\n"
    done = run("play", "Ada", "--bots", "lowest,highest", stdin=stdin, PYTHONPATH=str(folder))
    assert " Lowest " in done.stdout
    assert " Highest " in done.stdout
    assert "Traceback" not in done.stderr
    refused = run("play", "Ada", "--bots", "missing,lowest", stdin=stdin, PYTHONPATH=str(folder))
    assert refused.returncode == 2
    assert refused.stderr.startswith("Error: The bot missing can’t be loaded: offered_here:nobody: AttributeError")


def test_a_bot_that_breaks_its_promises_ends_a_game_in_the_terminal_with_a_sentence(folder: Path) -> None:
    done = run("play", "Ada", "--bots", "slipping", stdin="123\n456\n", PYTHONPATH=str(folder))
    assert done.returncode == 1
    assert "A bot wrote a digit that it no longer had. slipping: 111 (seat B: 1.2 " in done.stderr
    assert "Traceback" not in done.stderr


def test_a_worker_of_the_server_plays_them_and_a_stand_in_plays_for_those_that_fail(
    caplog: pytest.LogCaptureFixture,
) -> None:
    game = new_game(3)

    async def main() -> None:
        workers = Workers(1, budget=60.0)
        await workers.start()
        try:
            assert workers.bots == bot_names()
            assert await workers.choose("highest", game, 0, 1) == Choice(999, "highest")
            assert await workers.choose("lowest", game, 1, 1) == Choice(0, "lowest")
            for broken in BROKEN:
                assert (await workers.choose(broken, game, 0, 1)).by == "cautious"
            assert await workers.choose("highest", game, 2, 1) == Choice(999, "highest")
        finally:
            await workers.close()

    asyncio.run(main())
    assert caplog.messages == [f"bot {broken!r} in seat A {Failure.UNUSABLE}: 'cautious' chooses" for broken in BROKEN]


def test_a_served_table_seats_them_and_they_play(folder: Path, tmp_path: Path) -> None:
    async def main(server: Server) -> None:
        async with aiohttp.ClientSession() as session:
            async with session.get(f"{server.url}/api/bots") as response:
                offered = {bot["name"]: bot["level"] for bot in (await response.json())["bots"]}
            assert tuple(offered) == bot_names()
            assert offered["greedy"] == BUILT_IN["greedy"].level
            assert offered["highest"] == 0
            ada = await Player(session, server.url, await new_table(session, server.url)).come()
            await ada.say("Sit", name="Ada")
            for bot in ("highest", "missing"):
                await ada.say("AddBot", bot=bot)
            with pytest.raises(Refused, match="unknown-bot"):
                await ada.say("AddBot", bot="SHOUTING")
            await ada.say("Start")
            await ada.until(lambda view: bool(view["table"]["phase"] == "choose"))
            await ada.write("000")
            view = await ada.until_turn(1)
            assert view["table"]["seats"][1]["name"] == "@highest"
            assert view["table"]["last"]["seats"][1]["number"] == "999"
            assert view["table"]["last"]["seats"][2]["number"] is not None, "somebody wrote for the one that is broken"
            assert view["table"]["last"]["seats"][2]["by"] == "cautious"
            await ada.go()

    with Server(tmp_path / "data", PYTHONPATH=str(folder)) as server:
        asyncio.run(main(server))
        assert f"bot 'missing' in seat C {Failure.UNUSABLE}: 'cautious' chooses" in server.said()
