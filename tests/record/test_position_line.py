"""The position line: how positions are written, and what else is understood."""

import pytest

from make_games import GAMES, Golden
from thenumber.record.position import format_position, parse_position
from thenumber.rules.game import Position, new_game, play

KITCHEN_TABLE = next(golden for golden in GAMES if golden.name == "kitchen-table")


def positions_of(numbers: list[tuple[int | None, ...]]) -> list[str]:
    game = new_game(len(numbers[0]))
    lines = [format_position(game.position)]
    for turn in numbers:
        game = play(game, turn)
        lines.append(format_position(game.position))
    return lines


def test_the_positions_of_the_example_of_the_notation() -> None:
    assert positions_of([turn.numbers for turn in KITCHEN_TABLE.game.turns]) == [
        "1.1 0123456789: 0123456789: 0123456789:",
        "1.2 3456789:1 0123456:11 0123456789:0",
        "1.3 6789:1,6 3456:11,2 0123456789:0,0",
        "1.4 9:1,6,6 6:11,2,5 1345678:0,0,13",
        "1.5 -:1,6,6,15 6:11,2,5,0 134567:0,0,13,8",
        "2.1 0123456789: 0123456789: 0123456789: | 38 48 25",
    ]


@pytest.mark.parametrize(
    ("lax", "strict"),
    [
        ("  1.1   01:\t23:  ", "1.1 01: 23:"),
        ("1.1 9310: 23:", "1.1 0139: 23:"),
        ("2.2 -:007 9:0 | 010 00", "2.2 -:7 9:0 | 10 0"),
    ],
)
def test_space_order_and_leading_zeros_do_not_matter(lax: str, strict: str) -> None:
    assert format_position(parse_position(lax)) == strict


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_every_position_of_the_golden_games_reads_back(golden: Golden) -> None:
    game = new_game(golden.game.seats)
    for turn in golden.game.turns:
        assert parse_position(format_position(game.position)) == game.position
        game = play(game, turn.numbers)


def test_a_made_up_position_need_not_be_reachable() -> None:
    position = parse_position("2.5 0123456789:99,99,99,99 -:0,0,0,0 | 0 999")
    assert isinstance(position, Position)
    assert (position.round_no, position.turn_no, position.writers) == (2, 5, (0,))
