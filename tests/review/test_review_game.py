"""The review of a whole game: turn after turn, with chances to win that add up."""

import pytest

from thenumber.record.parse import parse_record
from thenumber.review.game import review_game
from thenumber.review.json import ending_object, turn_object
from thenumber.review.results import game_accuracy, game_splits
from thenumber.review.win_probability import win_chances
from thenumber.rules.digits import number_name
from thenumber.rules.game import new_game, play
from thenumber.solver.continuation import no_continuation

RECORD = """[Game "The Number"]
1.1 120 987 998
1.2 345 210 761
1.3 678 543 902
1.4 999 766 888
1.5 --- 666 765
2.1 089 456 777
2.2 123 --- 888
*
"""


NOBODY = (None, None, None)
"""No bots: all three are people."""


@pytest.mark.long
def test_every_turn_is_reviewed_and_the_chances_add_up() -> None:
    game = parse_record(RECORD).game
    reviews = list(review_game(game, NOBODY, lambda: 40))
    assert [(one.round_no, one.turn_no) for one in reviews] == [(1, n) for n in range(1, 6)] + [(2, 1), (2, 2)]
    for review, turn in zip(reviews, game.turns, strict=True):
        assert sum(review.chances) == pytest.approx(1)
        for seat, one in enumerate(review.seats):
            written = turn.numbers[seat]
            assert one is None or one.written is None or one.written.number == written
    sits_out = reviews[4].seats[0]
    assert sits_out is None  # A has crossed out all ten digits
    assert reviews[3].seats[1]
    assert reviews[3].seats[1].written is None  # B wrote a crossed-out 7
    accuracies = game_accuracy(reviews)
    assert all(accuracy and 0 < accuracy <= 1 for accuracy in accuracies)
    for seat, split in enumerate(game_splits(reviews)):
        parts = split.judgement + split.gifts + split.luck
        assert parts == pytest.approx(sum(review.splits[seat].happened for review in reviews))
    said = turn_object(reviews[0])
    assert said["seats"][1]["written"]["number"] == number_name(987)
    assert len(said["seats"][1]["map"]) == 1000
    assert ending_object(reviews, reviews[-1].chances)["accuracy"] == [round(one, 4) for one in accuracies if one]


def test_the_same_seed_gives_the_same_review() -> None:
    game = play(play(new_game(3), [120, 987, 998]), [345, 210, 761])
    first, second = (list(review_game(game, NOBODY, lambda: 40)) for _ in range(2))
    assert first == second


def test_who_leads_is_likelier_to_win_the_later_the_more() -> None:
    game, leads = new_game(3), []
    for numbers in ([987, 120, 134], [123, 45, 40], [450, 222, 333], [666, 777, 666], [None, 888, 889]):
        game = play(game, numbers)
        leads.append(win_chances(game.position, no_continuation))
    assert leads[0][0] > 0.35 > leads[0][1]
    even = new_game(4).position
    assert win_chances(even, no_continuation) == pytest.approx((0.25,) * 4)


def test_at_the_end_the_winners_share_the_win() -> None:
    game = new_game(3)
    for _ in range(2):
        for numbers in ([111, 111, 1], [222, 222, None], [333, 333, None], [444, 444, None], [555, 555, None]):
            game = play(game, numbers)
    assert win_chances(game.position, no_continuation) == (0.5, 0.5, 0.0)
