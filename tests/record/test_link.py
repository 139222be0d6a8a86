"""A game in a link: short, complete, and no slip of a single character goes unnoticed."""

import string
from random import Random

import pytest

from make_games import GAMES, Golden
from thenumber.record.errors import RecordError
from thenumber.record.link import link, unlink
from thenumber.record.record import Record, record_of
from thenumber.rules.game import new_game, play
from thenumber.testing import sample_game

CHARACTERS = string.ascii_letters + string.digits + "-_"


def refused(text: str) -> bool:
    try:
        unlink(text)
    except RecordError:
        return True
    return False


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_game_and_names_come_back(golden: Golden) -> None:
    record = golden.record
    back = unlink(link(record))
    assert (back.game, back.names) == (record.game, record.names)
    assert unlink(link(record, names=False)) == record_of(record.game)
    assert set(link(record)) <= set(CHARACTERS)


def test_tags_and_notes_stay_at_home() -> None:
    record = Record(new_game(2), ("Ada", "Bob"), event="x", notes=(), other_tags=(("Clock", "30"),))
    assert unlink(link(record)) == record_of(new_game(2), ("Ada", "Bob"))


@pytest.mark.parametrize(("seats", "size"), [(2, 39), (3, 55), (4, 72), (5, 88)])
def test_a_whole_game_is_short(seats: int, size: int) -> None:
    assert len(link(record_of(sample_game(seats, Random(0))))) == size


@pytest.mark.parametrize(
    "address",
    [
        "KN8_Qbg7iw",
        "  KN8_Qbg7iw\n",
        "https://example.org/replay/KN8_Qbg7iw",
        "https://example.org/replay#KN8_Qbg7iw",
        "https://example.org/replay/KN8_Qbg7iw/?lang=de",
    ],
)
def test_a_link_is_found_at_the_end_of_an_address(address: str) -> None:
    assert unlink(address).game == play(new_game(3), [761, None, 220])


def test_names_that_nobody_knows_take_no_room() -> None:
    game = sample_game(3, Random(0))
    assert link(record_of(game, ("?", "?", "?"))) == link(record_of(game), names=False)
    assert unlink(link(record_of(game, ("?", "", "@greedy")))).names == ("?", "", "@greedy")


def links() -> list[str]:
    """Links of every number of seats and turns without names, and of short and whole games with names."""
    found = []
    for seats in (2, 3, 4, 5):
        game = sample_game(seats, Random(seats))
        part = new_game(seats)
        for turn in game.turns:
            found.append(link(record_of(part)))
            part = play(part, turn.numbers)
        found.append(link(record_of(part)))
        names = ("Ada", "Bob", "@greedy", "數字", "?")[:seats]
        found.append(link(record_of(new_game(seats), names)))
        found.append(link(record_of(game, names)))
        found.append(link(record_of(game, ("x" * 17, *names[1:]))))
    return found


@pytest.mark.parametrize("text", links())
def test_every_change_of_a_single_character_is_refused(text: str) -> None:
    for place, right in enumerate(text):
        for wrong in CHARACTERS:
            assert wrong == right or refused(text[:place] + wrong + text[place + 1 :])


@pytest.mark.parametrize("text", links())
def test_every_link_with_an_end_missing_or_a_character_too_many_is_refused(text: str) -> None:
    assert all(refused(text[:end]) for end in range(len(text)))
    assert all(refused(text + more) for more in CHARACTERS)
    assert refused(text + "=" * (-len(text) % 4 or 4))
