"""A second reading of docs/rules.md, in strings and without a line of the package, must come to the same scores."""

import re
from pathlib import Path

import pytest
from hypothesis import given

from strategies import games, thorough
from thenumber.rules.game import Game, winners

GAMES = Path(__file__).parent.parent / "games"


def by_hand(turns: list[list[str]]) -> tuple[list[list[int]], list[int]]:
    """Scores of every turn, and what everybody has in the end; `---` is an empty tablet."""
    players = range(len(turns[0]))
    scores, sums = [], [0 for _ in players]
    crossed: list[set[str]] = [set() for _ in players]
    for count, numbers in enumerate(turns):
        if count == 5:
            crossed = [set() for _ in players]
        standing = [p for p in players if numbers[p] != "---" and not set(numbers[p]) & crossed[p]]
        approved = [
            p
            for p in standing
            if not any(numbers[q] < numbers[p] and set(numbers[q]) & set(numbers[p]) for q in standing)
        ]
        row = [0 for _ in players]
        for p in approved:
            row[p] = int(numbers[p][0]) * (2 if count % 5 == 4 else 1)
            if numbers[p] == max(numbers[q] for q in approved):
                row[p] += [2, 3, 4, 6, 8][count % 5]
            sums[p] += row[p] + len(set(numbers[p]))  # every digit crossed out will be worth a point
            crossed[p] |= set(numbers[p])
        scores.append(row)
    return scores, sums


@given(games().filter(lambda game: bool(game.turns)))
@thorough
def test_a_second_reading_of_the_rules_gives_the_same_scores(game: Game) -> None:
    turns = [["---" if number is None else f"{number:03}" for number in turn.numbers] for turn in game.turns]
    scores, sums = by_hand(turns)
    assert scores == [list(turn.scores) for turn in game.turns]
    assert sums == list(game.finals)
    if game.over:
        assert winners(game) == tuple(p for p, final in enumerate(sums) if final == max(sums))


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.tnr")), ids=lambda path: path.stem)
def test_a_second_reading_of_the_rules_agrees_with_the_golden_games(path: Path) -> None:
    lines = re.findall(r"^[12]\.[1-5] ([^=]*) = ([0-9 ]*)", path.read_text("utf-8"), re.MULTILINE)
    if not lines:
        assert path.stem == "not-begun"
        return
    scores, sums = by_hand([[word[:3] for word in numbers.split()] for numbers, _ in lines])
    assert scores == [[int(score) for score in written.split()] for _, written in lines]
    if finals := re.search(r"^= ([0-9 ]*)$", path.read_text("utf-8"), re.MULTILINE):
        assert sums == [int(final) for final in finals[1].split()]
