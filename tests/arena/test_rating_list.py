"""A list of ratings that grows: the same games never count twice, and other files are left alone."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from thenumber.arena.errors import TournamentError
from thenumber.arena.pairings import new_tournament
from thenumber.arena.playing import play_planned
from thenumber.arena.rating_list import RatingList, read_rating_list, write_rating_list
from thenumber.arena.rating_plot import rating_plot_svg
from thenumber.arena.ratings import rate
from thenumber.arena.tallies import Finals
from thenumber.bots.registry import BOTS

TRIO = new_tournament(("greedy", "random", "echo"), seats=3, games=4, seed=3)
FINALS: list[Finals] = [play_planned(TRIO.planned(place), BOTS).finals for place in range(TRIO.total)]
EMPTY = RatingList({}, {})


def test_a_list_of_one_tournament_has_its_ratings() -> None:
    found = EMPTY.with_games(TRIO, FINALS)
    rated = rate(TRIO.bots, [(TRIO.planned(place).bots, finals) for place, finals in enumerate(FINALS)])
    assert {bot: listed.rating for bot, listed in found.bots.items()} == rated
    assert [listed.rating.mu for listed in found.bots.values()] == sorted((r.mu for r in rated.values()), reverse=True)
    assert {listed.games for listed in found.bots.values()} == {16}, "of 24 games, those where it sat"
    for listed in found.bots.values():
        assert listed.low < listed.rating.mu < listed.high
        assert listed.high - listed.low == pytest.approx(2 * 1.96 * listed.rating.sigma, rel=1e-3)


def test_no_game_counts_twice() -> None:
    whole = EMPTY.with_games(TRIO, FINALS)
    assert whole.with_games(TRIO, FINALS) == whole
    half = EMPTY.with_games(TRIO, FINALS[:7])
    assert half.with_games(TRIO, FINALS) == whole
    gauntlet = TRIO._replace(gauntlet="echo")
    same = [FINALS[TRIO.pairings.index(planned.pairing) + len(TRIO.pairings) * planned.game_no]
            for planned in map(gauntlet.planned, range(gauntlet.total))]  # fmt: skip
    assert whole.with_games(gauntlet, same) == whole
    other = whole.with_games(TRIO._replace(seed=4), FINALS)
    assert {listed.games for listed in other.bots.values()} == {32}


def test_a_file_is_the_list(tmp_path: Path) -> None:
    path = tmp_path / "list.json"
    assert read_rating_list(path) == EMPTY
    first = EMPTY.with_games(TRIO, FINALS[:9])
    write_rating_list(path, first)
    assert read_rating_list(path) == first
    write_rating_list(path, read_rating_list(path).with_games(TRIO, FINALS))
    assert read_rating_list(path) == EMPTY.with_games(TRIO, FINALS)
    assert [*tmp_path.iterdir()] == [path]


@pytest.mark.parametrize(
    "text",
    ["My diary", "[]", "{}", '{"version": 2, "bots": [], "counted": []}', '{"version": 1, "bots": [{}], "counted": []}',
     '{"version": 1, "bots": [{"bot": "a", "mu": 1, "sigma": 0, "games": 1}], "counted": []}'],
)  # fmt: skip
def test_another_file_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "list.json"
    path.write_text(text)
    with pytest.raises(TournamentError, match="no-rating-list"):
        read_rating_list(path)
    with pytest.raises(TournamentError, match="no-rating-list"):
        read_rating_list(tmp_path / "nowhere" / "list.json")
    assert path.read_text() == text


def test_the_picture_has_a_line_for_every_bot() -> None:
    found = EMPTY.with_games(TRIO, FINALS)
    picture = ElementTree.fromstring(rating_plot_svg(found, "5 < 6"))  # noqa: S314 our own
    space = "{http://www.w3.org/2000/svg}"
    words = [element.text for element in picture.findall(f"{space}text")]
    assert [word for word in words if word in TRIO.bots] == list(found.bots)
    reaches = [line for line in picture.findall(f"{space}line") if line.get("class") == "reach"]
    dots = picture.findall(f"{space}circle")
    assert len(reaches) == len(dots) == 3
    for line, dot in zip(reaches, dots, strict=True):
        assert float(line.get("x1") or 0) < float(dot.get("cx") or 0) < float(line.get("x2") or 0)
