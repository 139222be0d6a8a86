"""The golden games: fresh, canonical, and one for every case of the rules."""

from collections.abc import Callable
from itertools import groupby

import pytest

from make_games import FOLDER, GAMES, Golden
from thenumber.record.format import format_record
from thenumber.record.parse import parse_record
from thenumber.rules.check import Verdict
from thenumber.rules.digits import DIGITS_OF, Digits, Number, digits_name, number_name
from thenumber.rules.game import Game, winners
from thenumber.rules.resolve import TURNS, Turn
from thenumber.rules.seats import Seat

Case = Callable[[Game], bool]
TurnCase = Callable[[Turn], bool]
FILES = {path.stem: path for path in FOLDER.glob("*.tnr")}


# What a case is made of


def some_turn(case: TurnCase) -> Case:
    return lambda game: any(case(turn) for turn in game.turns)


def having(turn: Turn, *verdicts: Verdict) -> dict[Seat, Number]:
    """Seats and numbers with one of these verdicts."""
    return {
        seat: number
        for seat, (number, ruling) in enumerate(zip(turn.numbers, turn.rulings, strict=True))
        if number is not None and ruling.verdict in verdicts
    }


def approved(turn: Turn) -> dict[Seat, Number]:
    return having(turn, Verdict.APPROVED)


def eliminated(turn: Turn) -> dict[Seat, Number]:
    return having(turn, Verdict.ELIMINATED)


def void(turn: Turn) -> dict[Seat, Number]:
    return having(turn, Verdict.VOID)


def absent(turn: Turn) -> list[Seat]:
    return [seat for seat, number in enumerate(turn.numbers) if number is None]


def most_alike(numbers: dict[Seat, Number]) -> int:
    """How often the most frequent number is there."""
    return max((len(list(group)) for _, group in groupby(sorted(numbers.values()))), default=0)


def in_turn(turn_no: int, numbers: str) -> Case:
    """These very numbers, in this turn."""
    return lambda game: any(turn.turn_no == turn_no and names(turn) == numbers for turn in game.turns)


def names(turn: Turn) -> str:
    return " ".join("---" if number is None else number_name(number) for number in turn.numbers)


def later_approved(game: Game, seat: Seat, index: int, digits: Digits) -> bool:
    """Did this seat write one of these digits after that turn, in the same round, and was it approved?"""
    round_end = index // TURNS * TURNS + TURNS
    return any(
        seat in approved(turn) and DIGITS_OF[approved(turn)[seat]] & digits
        for turn in game.turns[index + 1 : round_end]
    )


def keeps_digits(verdict: Verdict) -> Case:
    """A number with this verdict leaves its writer digits that are approved later in the round."""
    return lambda game: any(
        later_approved(game, seat, index, DIGITS_OF[number])
        for index, turn in enumerate(game.turns)
        for seat, number in having(turn, verdict).items()
    )


def sitting_out(game: Game) -> list[tuple[int, Seat]]:
    """Turns and seats that had no digit left before the turn began."""
    return [
        (index, seat)
        for index, turn in enumerate(game.turns)
        if turn.turn_no > 1
        for seat in absent(turn)
        if game.turns[index - 1].boards[seat].sits_out
    ]


def leaves(game: Game) -> bool:
    """A seat wrote once, and then never again, in a game that went on to its end."""
    wrote = [
        [index for index, turn in enumerate(game.turns) if turn.numbers[seat] is not None] for seat in range(game.seats)
    ]
    return game.over and any(turns and turns[-1] < TURNS - 1 for turns in wrote)


def crosses_out_a_tenth_digit_in_turn_5(turn: Turn) -> bool:
    return turn.turn_no == TURNS and any(turn.boards[seat].sits_out for seat in approved(turn))


def leader_loses(game: Game) -> bool:
    first = game.position.totals[0]
    return game.over and first.index(max(first)) not in winners(game) and first.count(max(first)) == 1


def leading_zero(turn: Turn, *, bonus: bool) -> bool:
    return any(number < 100 and (seat in turn.bonus_seats) == bonus for seat, number in approved(turn).items())


def doubled(turn: Turn, *, bonus: bool) -> bool:
    return turn.turn_no == TURNS and any(
        number >= 100 and (seat in turn.bonus_seats) == bonus and turn.scores[seat] == number // 100 * 2 + 8 * bonus
        for seat, number in approved(turn).items()
    )


def whole(seats: int) -> Case:
    return lambda game: game.over and game.seats == seats and len(winners(game)) == 1


def shared_by(count: int) -> Case:
    return lambda game: game.over and len(winners(game)) == count < game.seats


CASES: dict[str, Case] = {
    # The worked examples
    "worked-example-1": in_turn(1, "761 513 444 444 220"),
    "worked-example-2": in_turn(2, "761 513 444 342 220"),
    "worked-example-3": some_turn(
        lambda turn: turn.turn_no == TURNS and list(approved(turn).values()) == [777] and 22 in turn.scores
    ),
    "worked-example-4": in_turn(3, "900 900 011"),
    # Choose
    "digit-used-twice": some_turn(
        lambda turn: {1, 2} <= {digits.bit_count() for digits in map(DIGITS_OF.__getitem__, approved(turn).values())}
    ),
    "lowest-and-highest": some_turn(lambda turn: {0, 999} <= set(approved(turn).values())),
    "void-on-top": some_turn(
        lambda turn: max(void(turn).values(), default=0) > max(approved(turn).values()) and bool(turn.bonus_seats)
    ),
    "void-at-the-bottom": some_turn(
        lambda turn: any(
            slip < number and DIGITS_OF[slip] & DIGITS_OF[number]
            for slip in void(turn).values()
            for number in approved(turn).values()
        )
    ),
    "void-twin": some_turn(lambda turn: bool(set(void(turn).values()) & set(approved(turn).values()))),
    "void-keeps-digits": keeps_digits(Verdict.VOID),
    "everybody-void": some_turn(lambda turn: len(void(turn)) == len(turn.numbers) and not turn.bonus_seats),
    "everybody-absent": some_turn(lambda turn: len(absent(turn)) == len(turn.numbers) and not turn.bonus_seats),
    "everybody-void-or-absent": some_turn(
        lambda turn: bool(void(turn) and absent(turn)) and len(void(turn)) + len(absent(turn)) == len(turn.numbers)
    ),
    "absent": some_turn(lambda turn: len(absent(turn)) == 1 and len(approved(turn)) == len(turn.numbers) - 1),
    "left-for-good": leaves,
    # Check
    "eliminated-by-three": some_turn(lambda turn: any(len(ruling.eliminated_by) == 3 for ruling in turn.rulings)),
    "eliminated-number-eliminates": some_turn(
        lambda turn: any(
            ruling.eliminated_by and all(clash.seat in eliminated(turn) for clash in ruling.eliminated_by)
            for ruling in turn.rulings
        )
    ),
    "only-the-lowest-approved": some_turn(
        lambda turn: len(eliminated(turn)) == len(turn.numbers) - 1 and len(turn.bonus_seats) == 1
    ),
    "nobody-eliminated": some_turn(lambda turn: len(set(approved(turn).values())) == len(turn.numbers) == 5),
    "twins-approved": some_turn(
        lambda turn: most_alike({s: n for s, n in approved(turn).items() if s not in turn.bonus_seats}) == 2
    ),
    "twins-eliminated": some_turn(lambda turn: most_alike(eliminated(turn)) == 2),
    "twins-eliminate": some_turn(
        lambda turn: any(
            most_alike({clash.seat: turn.numbers[clash.seat] or 0 for clash in ruling.eliminated_by}) == 2
            for ruling in turn.rulings
        )
    ),
    "three-identical": some_turn(lambda turn: most_alike(approved(turn)) == 3 and len(turn.numbers) > 3),
    "all-identical": some_turn(
        lambda turn: most_alike(approved(turn)) == len(turn.numbers) == len(turn.bonus_seats) == 5
    ),
    "eliminated-keeps-digits": keeps_digits(Verdict.ELIMINATED),
    # Resolve
    "five-bonuses": lambda game: [turn.bonus for turn in game.turns if turn.bonus_seats] == [2, 3, 4, 6, 8],
    "bonus-passes-down": some_turn(
        lambda turn: max(eliminated(turn).values(), default=0) > max(approved(turn).values()) and bool(turn.bonus_seats)
    ),
    "shared-bonus": some_turn(lambda turn: len(turn.bonus_seats) == 2 < len(turn.numbers)),
    "shared-bonus-in-turn-5": some_turn(lambda turn: turn.turn_no == TURNS and len(turn.bonus_seats) == 2),
    "doubling-without-the-bonus": some_turn(lambda turn: doubled(turn, bonus=False)),
    "doubling-plus-bonus": some_turn(lambda turn: doubled(turn, bonus=True)),
    "leading-zero": some_turn(lambda turn: leading_zero(turn, bonus=False)),
    "leading-zero-earns-the-bonus": some_turn(lambda turn: turn.turn_no < TURNS and leading_zero(turn, bonus=True)),
    "leading-zero-in-turn-5": some_turn(lambda turn: turn.turn_no == TURNS and leading_zero(turn, bonus=True)),
    "sits-out": lambda game: any(len(approved(game.turns[index])) > 0 for index, _ in sitting_out(game)),
    "everybody-sits-out": lambda game: len(sitting_out(game)) == game.seats,
    "tenth-digit-in-turn-5": some_turn(crosses_out_a_tenth_digit_in_turn_5),
    "no-digit-crossed-out": lambda game: 0 in game.position.totals[0] and any(game.position.totals[0]),
    # The course of a game
    "not-begun": lambda game: not game.turns,
    "unfinished": lambda game: len(game.rounds) == 1 and 0 < len(game.turns) < TURNS and not winners(game),
    "between-rounds": lambda game: len(game.turns) == TURNS and game.position.round_no == 2,
    "one-turn-missing": lambda game: len(game.turns) == 2 * TURNS - 1 and not game.over,
    "sits-out-and-comes-back": lambda game: any(
        index < TURNS and seat in approved(game.turns[TURNS]) for index, seat in sitting_out(game)
    ),
    "round-1-leader-loses": leader_loses,
    "shared-win-of-two": shared_by(2),
    "shared-win-of-three": shared_by(3),
    "everybody-wins": lambda game: game.over and len(winners(game)) == game.seats and min(game.finals) > 0,
    "nobody-scores": lambda game: game.over and game.finals == (0,) * game.seats == (0,) * len(winners(game)),
    "two-seats": whole(2),
    "three-seats": whole(3),
    "four-seats": whole(4),
    "five-seats": whole(5),
    # The record
    "kitchen-table": some_turn(lambda turn: bool(void(turn)) and "7" in digits_name(turn.rulings[1].unavailable)),
    "awkward-names": lambda game: len(game.turns) == 2,
}


def test_there_is_one_file_for_every_case() -> None:
    assert sorted(FILES) == sorted(CASES) == sorted(golden.name for golden in GAMES)


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_the_case_is_found_in_the_file_of_its_name(golden: Golden) -> None:
    text = FILES[golden.name].read_text("utf-8")
    assert CASES[golden.name](parse_record(text).game)


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_files_are_fresh(golden: Golden) -> None:
    written = FILES[golden.name].read_bytes().decode()
    assert written == golden.text, "run `python tests/make_games.py` and read what it changed"


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_files_read_back_to_the_numbers_they_were_made_of(golden: Golden) -> None:
    record = parse_record(golden.text)
    assert record == golden.record
    without_comments = "".join(line for line in golden.text.splitlines(keepends=True) if not line.startswith("#"))
    assert format_record(record) == without_comments.lstrip("\n")
