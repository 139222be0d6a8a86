"""Tournaments in real processes: the same games whatever their number, and none left behind."""

import contextlib
import os
import signal
from collections.abc import Iterator
from itertools import islice
from multiprocessing import active_children
from pathlib import Path

import pytest

from offered_bots import install, installed
from thenumber.arena.errors import TournamentError
from thenumber.arena.folder import GAMES, keep_games, read_finals
from thenumber.arena.pairings import Tournament, new_tournament
from thenumber.arena.playing import FORFEIT
from thenumber.arena.stretches import play_games, play_stretch
from thenumber.arena.tallies import results_of
from thenumber.arena.workers import Workers
from thenumber.record.parse import parse_record

PAIR = new_tournament(("greedy", "random"), seats=3, games=12, seed=5)


@pytest.fixture(autouse=True)
def _nobody_stays() -> Iterator[None]:
    yield
    for worker in active_children():
        worker.join(10)
    assert not active_children()


@pytest.fixture
def _offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    install(tmp_path)
    with installed(monkeypatch, tmp_path):
        yield


def test_the_same_games_whatever_the_number_of_workers() -> None:
    alone, together = ([*play_games(PAIR, 0, Workers(workers))] for workers in (1, 3))
    assert [game.record for game in alone] == [game.record for game in together]
    assert len({parse_record(game.record).game for game in alone}) == PAIR.total, "none comes twice"


def test_who_has_seen_enough_ends_the_workers() -> None:
    with contextlib.closing(play_games(PAIR, 0, Workers(2))) as games:
        assert len(list(islice(games, 3))) == 3


def test_a_folder_goes_on_where_it_ended(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    for folder in (whole, parts):
        folder.mkdir()
    finals = [game.finals for game in keep_games(whole, play_games(PAIR, 0, Workers(1)))]
    assert read_finals(whole, PAIR) == finals

    with contextlib.closing(play_games(PAIR, 0, Workers(2))) as games:
        list(islice(keep_games(parts, games), 7))
    path = parts / GAMES
    path.write_bytes(path.read_bytes()[:-5])  # the seventh was not written to its end
    assert read_finals(parts, PAIR) == finals[:6]
    list(keep_games(parts, play_games(PAIR, 6, Workers(2))))
    assert path.read_bytes() == (whole / GAMES).read_bytes()

    more = PAIR._replace(games=13)
    assert read_finals(parts, more) == finals
    list(keep_games(parts, play_games(more, PAIR.total, Workers(1))))
    assert len(read_finals(parts, more)) == more.total
    assert read_finals(parts, PAIR) == finals, "fewer games than there are"


def test_a_torn_game_is_cut_off_wherever_it_is_torn(tmp_path: Path) -> None:
    games = [*islice(play_games(PAIR, 0, Workers(1)), 3)]
    list(keep_games(tmp_path, games))
    path = tmp_path / GAMES
    whole = path.read_bytes()
    two = len("\n".join(game.record for game in games[:2]))
    for end in [*range(two + 1, two + 60), *range(two + 60, len(whole), 17), len(whole) - 1]:
        path.write_bytes(whole[:end])
        assert read_finals(tmp_path, PAIR) == [game.finals for game in games[:2]], end
        assert path.read_bytes() == whole[:two], end
    list(keep_games(tmp_path, games[2:]))
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    "other",
    [PAIR._replace(seed=6), PAIR._replace(seats=4), PAIR._replace(bots=("greedy", "copycat"))],
    ids=["seed", "seats", "bots"],
)
def test_games_of_another_tournament_are_left_alone(tmp_path: Path, other: Tournament) -> None:
    list(keep_games(tmp_path, islice(play_games(PAIR, 0, Workers(1)), 2)))
    before = (tmp_path / GAMES).read_bytes()
    with pytest.raises(TournamentError, match="other-games"):
        read_finals(tmp_path, other)
    assert (tmp_path / GAMES).read_bytes() == before


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    for text in ("My diary\n", '[Game "The Number"]\n[Event "Christmas"]\n\n1.1 761 513\n', "\xff\n"):
        (tmp_path / GAMES).write_text(text, encoding="latin-1")
        with pytest.raises(TournamentError, match="other-games"):
            read_finals(tmp_path, PAIR)
        assert (tmp_path / GAMES).read_text(encoding="latin-1") == text


@pytest.mark.usefixtures("_offered")
@pytest.mark.parametrize(
    ("bot", "code", "found"),
    [
        ("raising", "bot-raised", "raising: ZeroDivisionError: integer division or modulo by zero"),
        ("slipping", "bot-wrote-unavailable", "slipping: 111"),
        ("texting", "bot-wrote-no-number", "texting: '123'"),
        ("dying", "bot-ended", "dying: 3"),
    ],
)
def test_a_bot_that_breaks_its_promises_is_named_and_loses_only_its_own_games(
    bot: str, code: str, found: str, tmp_path: Path
) -> None:
    three = new_tournament((bot, "random", "greedy"), seats=3, games=1, seed=1)
    played = [*keep_games(tmp_path, play_games(three, 0, Workers(2)))]
    for game, planned in zip(played, map(three.planned, range(three.total)), strict=True):
        failing = [seat for seat, name in enumerate(planned.bots) if name == bot]
        assert [game.finals[seat] for seat in failing] == [FORFEIT] * len(failing)
        assert all(final >= 0 for seat, final in enumerate(game.finals) if seat not in failing)
        assert [(error.code, error.found) for _, error in game.failures] == [(code, found)] * len(failing)
    assert read_finals(tmp_path, three) == [game.finals for game in played], "also after the reasons are forgotten"
    results = results_of(three, read_finals(tmp_path, three))
    assert results.failed == {bot: 4}
    assert list(results.bots)[-1] == bot
    assert results.bots[bot][1].share == 0


def test_a_lost_worker_is_replaced_and_its_games_are_played_again() -> None:
    right = [game.record for game in play_games(PAIR, 0, Workers(1))]
    crew = Workers(2)
    with contextlib.closing(play_games(PAIR, 0, crew)) as games:
        found = [next(games).record]
        for worker in active_children():
            os.kill(worker.pid or 0, signal.SIGKILL)
        found += [game.record for game in games]
    assert found == right


def test_careful_play_is_the_same_play() -> None:
    stretch = [PAIR.planned(place) for place in range(2)]
    quick, careful = (play_stretch(stretch, careful=careful) for careful in (False, True))
    assert [game.record for game in quick] == [game.record for game in careful]


@pytest.mark.usefixtures("_offered")
def test_bots_of_other_packages_play_in_workers() -> None:
    mixed = new_tournament(("lowest", "random"), seats=3, games=2, seed=1)
    assert len([*play_games(mixed, 0, Workers(1))]) == 4


def test_nobody_plays_without_workers() -> None:
    with pytest.raises(TournamentError, match="too-few-workers"):
        next(play_games(PAIR, 0, Workers(0)))
