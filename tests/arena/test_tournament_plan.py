"""The plan of a tournament, and what its games add up to, worked out by hand."""

from collections import Counter
from random import Random
from xml.etree import ElementTree

import pytest

from thenumber.arena.crosstable import crosstable_svg
from thenumber.arena.errors import TournamentError
from thenumber.arena.pairings import Pairing, Tournament, new_tournament
from thenumber.arena.playing import FORFEIT, counted_finals, play_planned
from thenumber.arena.plot import plot_svg
from thenumber.arena.ratings import rate
from thenumber.arena.tallies import interval, results_of, tally
from thenumber.bots.registry import BOTS
from thenumber.record.parse import parse_record
from thenumber.rules.game import new_game, play

TRIO = new_tournament(("greedy", "random", "copycat"), seats=4, games=8, seed=3)


def test_every_pairing_plays_every_seat_equally_often() -> None:
    games = [TRIO.planned(place) for place in range(TRIO.total)]
    assert Counter((game.pairing, game.seat) for game in games) == {
        (pairing, seat): 2 for pairing in TRIO.pairings for seat in range(4)
    }
    assert len(TRIO.pairings) == 6
    for game in games:
        assert game.bots[game.seat] == game.pairing.one
        assert Counter(game.bots) == {game.pairing.one: 1, game.pairing.many: 3}


def test_more_games_begin_with_the_same_ones() -> None:
    more = TRIO._replace(games=50)
    assert [more.planned(place) for place in range(TRIO.total)] == [TRIO.planned(place) for place in range(TRIO.total)]


def test_names_in_a_record_are_all_different() -> None:
    assert TRIO.planned(6).names == ("@random", "@greedy", "@random2", "@random3")


def test_a_game_depends_on_its_own_bots_and_seed_alone() -> None:
    few = TRIO._replace(bots=("copycat", "greedy"))
    place = next(place for place in range(TRIO.total) if TRIO.planned(place).pairing == Pairing("greedy", "copycat"))
    again = next(place for place in range(few.total) if few.planned(place).pairing == Pairing("greedy", "copycat"))
    played = play_planned(TRIO.planned(place), BOTS)
    assert play_planned(few.planned(again), BOTS).record == played.record
    other_seed = play_planned(TRIO._replace(seed=4).planned(place), BOTS)
    assert parse_record(other_seed.record).game != parse_record(played.record).game


def test_a_played_game_is_its_record() -> None:
    planned = TRIO.planned(7)
    played = play_planned(planned, BOTS)
    record = parse_record(played.record)
    assert record.names == planned.names
    assert record.game.finals == played.finals
    numbers = sum(number is not None for turn in record.game.turns for number in turn.numbers)
    assert sum(thinking.numbers for thinking in played.thinking_times.values()) == numbers
    assert played.thinking_times.keys() == set(planned.bots)
    assert all(0 < thinking.slowest <= thinking.seconds for thinking in played.thinking_times.values())


@pytest.mark.parametrize(
    ("bots", "seats", "games", "code"),
    [
        (("greedy",), 4, 1, "too-few-bots"),
        (("greedy", "random", "greedy"), 4, 1, "bot-twice"),
        (("greedy", "random"), 1, 1, "wrong-seats"),
        (("greedy", "random"), 6, 1, "wrong-seats"),
        (("greedy", "random"), 4, 0, "too-few-games"),
    ],
)
def test_what_can_not_be_played(bots: tuple[str, ...], seats: int, games: int, code: str) -> None:
    with pytest.raises(TournamentError, match=code):
        new_tournament(bots, seats, games, seed=1)


def test_a_tally_by_hand() -> None:
    games = [(0, (50, 40, 30)), (1, (50, 50, 20)), (2, (10, 10, 10)), (0, (1, 2, 3))]
    found = tally(games)
    assert found.games == 4
    assert found.share == pytest.approx((1 + 1 / 2 + 1 / 3 + 0) / 4)
    assert found.points == pytest.approx((50 + 50 + 10 + 1) / 4)
    assert found.others_points == pytest.approx((35 + 35 + 10 + 2.5) / 4)
    assert (found.low, found.high) == interval(found.share, 4)


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    """Of 1000 samples of 200 games 95 % should; six standard deviations below that would be 90.9 %."""
    rng = Random(1)
    for truth in (0.03, 0.25, 0.6):
        shares = [sum(rng.random() < truth for _ in range(200)) / 200 for _ in range(1000)]
        held = sum(low <= truth <= high for low, high in (interval(share, 200) for share in shares))
        assert held > 909
        assert held < 1000, "a wide interval is no art"


def test_who_fails_loses_and_a_game_of_failures_has_no_winner() -> None:
    found = tally([(0, (FORFEIT, 0, 30)), (0, (FORFEIT, FORFEIT, FORFEIT)), (1, (FORFEIT, 20, 10))])
    assert found.games == 3
    assert (found.share, found.points) == pytest.approx((1 / 3, 20 / 3))
    assert found.others_points == pytest.approx((15 + 0 + 5) / 3)


def test_who_is_absent_with_digits_left_has_failed_and_who_sits_out_has_not() -> None:
    game = new_game(2)
    for numbers in ([789, 0], [456, 11], [123, 22], [0, 33], [None, 44]):
        game = play(game, numbers)
    assert not game.turns[-1].boards[0].available
    assert FORFEIT not in counted_finals(game)
    assert counted_finals(play(game, [None, 1]))[0] == FORFEIT


def test_a_gauntlet_is_one_against_all_others() -> None:
    gauntlet = new_tournament(("greedy", "random"), seats=3, games=4, seed=1, gauntlet="copycat")
    assert gauntlet.bots == ("copycat", "greedy", "random")
    assert set(gauntlet.pairings) == {
        Pairing("copycat", "greedy"),
        Pairing("copycat", "random"),
        Pairing("greedy", "copycat"),
        Pairing("random", "copycat"),
    }
    assert gauntlet.options == "--gauntlet copycat --bots copycat,greedy,random --seats 3 --seed 1"
    everybody = gauntlet._replace(gauntlet="")
    common = [everybody.planned(place) for place in range(everybody.total)]
    assert all(gauntlet.planned(place) in common for place in range(gauntlet.total)), "the same games"


def test_results_are_of_the_lonely_ones() -> None:
    pair = Tournament(("a", "b"), seats=2, games=2, seed=0)
    # a in A, b in A, a in B, b in B; a wins all four.
    results = results_of(pair, [(9, 1), (1, 9), (1, 9), (9, 1)])
    assert list(results.bots) == ["a", "b"]
    assert results.pairings[Pairing("a", "b")].share == 1
    assert results.pairings[Pairing("b", "a")].share == 0
    assert results.bots["a"][1].points == 9


def test_half_a_tournament_has_results_too() -> None:
    results = results_of(TRIO, [(1, 2, 3, 4)])
    assert [found.games for found in results.pairings.values()] == [1, 0, 0, 0, 0, 0]
    assert results.pairings[TRIO.pairings[1]][:4] == (0, 0.0, 0.0, 1.0)


def test_ratings_are_fair_to_copies_and_to_shared_wins() -> None:
    tied = rate(["a", "b"], [(("a", "b", "b", "b"), (5, 5, 5, 5))] * 50)
    assert tied["a"].mu == pytest.approx(tied["b"].mu)
    # Whoever is one of four and wins a quarter of the games is neither better nor worse.
    fair = [(("a", "b", "b", "b"), tuple(9 if seat == game % 4 else 1 for seat in range(4))) for game in range(400)]
    ratings = rate(["a", "b"], fair)
    assert ratings["a"].mu == pytest.approx(ratings["b"].mu, abs=2 * ratings["a"].sigma)
    # Each wins whenever it is alone: that makes nobody better than they all were at the beginning.
    lonely = rate(["a", "b"], [(("a", "b", "b", "b"), (9, 1, 1, 1)), (("b", "a", "a", "a"), (9, 1, 1, 1))] * 100)
    assert [rating.mu for rating in lonely.values()] == pytest.approx([25, 25], abs=3)
    better = rate(["a", "b"], [(("b", "a", "b"), (1, 2, 1)), (("b", "a", "b"), (1, 1, 1))] * 100)
    assert better["a"].mu > better["b"].mu + 2 * better["a"].sigma
    assert better["a"].sigma < 25 / 3


def test_the_picture_is_a_picture() -> None:
    results = results_of(TRIO, [(game % 7, 2, 3, 4) for game in range(TRIO.total)])
    picture = ElementTree.fromstring(plot_svg(TRIO, results, "5 < 6 & 7"))  # noqa: S314 our own
    space = "{http://www.w3.org/2000/svg}"
    assert picture.findtext(f"{space}title") == "5 < 6 & 7"
    circles = picture.findall(f"{space}circle")
    assert [circle.get("class") for circle in circles] == ["pairing", "pairing", "share"] * 3
    words = [element.text for element in picture.findall(f"{space}text")]
    assert [word for word in words if word in TRIO.bots] == list(results.bots)


def test_the_crosstable_has_a_square_for_every_pairing() -> None:
    results = results_of(TRIO, [(game % 7, 2, 3, 4) for game in range(TRIO.total)])
    space = "{http://www.w3.org/2000/svg}"
    picture = ElementTree.fromstring(crosstable_svg(TRIO, results, "5 < 6 & 7"))  # noqa: S314 our own
    kinds = [square.get("class") for square in picture.findall(f"{space}rect")[1:]]
    shares = [results.pairings.get(Pairing(one, many)) for one in results.bots for many in results.bots]
    assert kinds == ["none" if found is None else "better" if found.share >= 1 / 4 else "worse" for found in shares]
    assert {"none", "better", "worse"} == set(kinds)
    words = [element.text for element in picture.findall(f"{space}text") if "share" in (element.get("class") or "")]
    assert words == [f"{found.share:.0%}" for found in shares if found]
