"""A turn in sentences: why a number fell, and what an approved one was worth."""

from functools import reduce

from thenumber.cli.texts import listed, text
from thenumber.rules.check import Verdict
from thenumber.rules.digits import Digits, digits_name, first_digit, number_name
from thenumber.rules.resolve import TURNS, Turn
from thenumber.rules.seats import Seat


def verdict_words(turn: Turn, seat: Seat) -> str:
    if seat in turn.bonus_seats:
        return text("verdict-highest")
    if sits_out(turn, seat):
        return text("verdict-sits-out")
    return text(f"verdict-{turn.rulings[seat].verdict.value}")


def reason(turn: Turn, seat: Seat) -> str:
    """Why a seat scores nothing, in sentences. The seat's number must not be approved."""
    ruling, number = turn.rulings[seat], turn.numbers[seat]
    if number is None:
        return text("reason-sits-out" if sits_out(turn, seat) else "reason-absent")
    if ruling.verdict is Verdict.VOID:
        return text("reason-void", number=number_name(number), **_digits(ruling.unavailable))
    sentences = []
    # The highest culprit first: it stands nearest on the ladder.
    clashes = sorted(ruling.eliminated_by, key=lambda clash: -(turn.numbers[clash.seat] or 0))
    said: set[str] = set()
    for clash in clashes:
        lower = number_name(turn.numbers[clash.seat] or 0)
        if lower not in said:  # of twins, one is enough
            key = "reason-eliminated-too" if said else "reason-eliminated"
            sentences.append(text(key, number=number_name(number), lower=lower, **_digits(clash.digits)))
            said.add(lower)
    return reduce(lambda first, following: text("sentences", first=first, next=following), sentences)


def sum_of(turn: Turn, seat: Seat) -> str:
    """A score as a little sum: `5 + 2 = 7`, `2×7 + 8 = 22`, or just `0`."""
    number = turn.numbers[seat]
    if number is None or turn.rulings[seat].verdict is not Verdict.APPROVED:
        return "0"
    points = f"2×{first_digit(number)}" if turn.turn_no == TURNS else str(first_digit(number))
    if seat in turn.bonus_seats:
        return f"{points} + {turn.bonus} = {turn.scores[seat]}"
    return points if points == str(turn.scores[seat]) else f"{points} = {turn.scores[seat]}"


def sits_out(turn: Turn, seat: Seat) -> bool:
    return turn.numbers[seat] is None and turn.boards[seat].sits_out


def _digits(digits: Digits) -> dict[str, str | int]:
    return {"digits": listed(list(digits_name(digits))), "count": digits.bit_count()}
