"""The games go in every way, and the texts have every error."""

import pytest

from vector_files import read


def test_the_games_end_in_every_way_and_stop_in_every_place() -> None:
    games = read("games.json")
    assert {game["seats"] for game in games} == {2, 3, 4, 5}
    assert {len(game["numbers"]) for game in games} >= {0, 1, 5, 9, 10}
    assert any(1 < len(game["winners"] or []) < game["seats"] for game in games)  # a shared win
    assert any(len(game["winners"] or []) == game["seats"] for game in games)
    assert all((game["winners"] is None) == (len(game["numbers"]) < 10) for game in games)
    rounds = [one for game in games for one in game["rounds"]]
    full = [one["turns"][3]["crossed_out"] for one in rounds if len(one["turns"]) == 5]
    assert any("0123456789" in crossed_out for crossed_out in full)  # sitting out turn 5
    for verdict in ("eliminated", "void", "absent"):
        assert any(verdict in turn["verdicts"] for one in rounds for turn in one["turns"])


CODES = {
    "positions.json": "bad-board bad-count bad-position digit-twice wrong-scores wrong-seats wrong-totals",
    "records.json": """after-the-end bad-end bad-escape bad-tag bad-token game-not-over game-over long-line
        misplaced-note missing-name no-seats tag-after-turn tag-twice unprintable wrong-counts wrong-final wrong-label
        wrong-mark wrong-numbers wrong-result wrong-score wrong-seats wrong-tag wrong-total""",
    "links.json": "bad-link-character damaged-link long-link unknown-link-version",
}


@pytest.mark.parametrize("name", CODES)
def test_every_error_that_a_text_can_have_is_there_and_good_texts_too(name: str) -> None:
    errors = [vector["error"] for vector in read(name)]
    assert {error["code"] for error in errors if error} == set(CODES[name].split())
    assert errors.count(None) > 10
