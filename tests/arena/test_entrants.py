"""Bots from other packages: found by entry point, loaded when asked for, refused in a sentence."""

from pathlib import Path

import pytest

from arena.offered_bots import OFFERS, install
from thenumber.arena.entrants import entrant, entrant_names
from thenumber.arena.errors import TournamentError
from thenumber.bots.registry import BOTS
from thenumber.testing import check_bot


@pytest.fixture(autouse=True)
def _offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))


def test_all_are_listed_the_house_first() -> None:
    assert entrant_names()[: len(BOTS)] == tuple(BOTS)
    assert set(entrant_names()) == BOTS.keys() | OFFERS.keys()
    assert len(entrant_names()) == len(set(entrant_names()))


def test_an_offered_bot_can_be_had_and_checked() -> None:
    lowest = entrant("lowest")
    assert lowest.name == "lowest"
    check_bot(lowest, games=4)


def test_nobody_takes_the_name_of_a_bot_of_the_house() -> None:
    assert entrant("greedy") is BOTS["greedy"]


@pytest.mark.parametrize("name", ["misnamed", "SHOUTING", "nothing", "class"])
def test_what_is_no_bot(name: str) -> None:
    with pytest.raises(TournamentError, match="no-bot") as caught:
        entrant(name)
    assert (caught.value.found, caught.value.right) == (OFFERS[name], name)


def test_what_can_not_be_loaded() -> None:
    with pytest.raises(TournamentError, match="bot-not-loaded") as caught:
        entrant("missing")
    assert caught.value.found.startswith("offered_here:nobody: AttributeError: ")


def test_what_nobody_offers() -> None:
    with pytest.raises(TournamentError, match="unknown-bot") as caught:
        entrant("deep-thought")
    assert caught.value.right == ", ".join(entrant_names())


def test_what_two_packages_offer(tmp_path: Path) -> None:
    install(tmp_path, offers={"lowest": "offered_there:lowest"}, name="offered_there")
    with pytest.raises(TournamentError, match="bot-offered-twice") as caught:
        entrant("lowest")
    assert caught.value.right == "offered_here:lowest, offered_there:lowest"
