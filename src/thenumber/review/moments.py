"""What is worth telling when a game is over: the decisive turn, the boldest number, the unluckiest fall.

Facts of the rules, found without the solver, the same wherever they are asked for. docs/analysis.md says what they
mean. Of equals the last one is told.
"""

from collections.abc import Iterator, Sequence
from math import erf, inf
from typing import NamedTuple

from thenumber.review.spread import SPREAD, turns_left
from thenumber.rules.board import Board
from thenumber.rules.check import Verdict
from thenumber.rules.digits import DIGITS_OF, Digits, Number
from thenumber.rules.game import Game, Position, new_game, play_turn, winners
from thenumber.rules.resolve import Turn
from thenumber.rules.seats import Seat
from thenumber.rules.values import value

DRAMATIC = 0.5
"""The least chance to fall, from 0 to 1, of a number that is called bold."""


@value
class DecisiveTurn:
    """The turn that brought the win nearest to whoever won."""

    turn_index: int
    seat: Seat
    """The winner; of several, the one to whom the turn brought most."""
    before: int
    """The points ahead of the best of those who did not win, before the turn; less than 0 if behind."""
    after: int


@value
class BoldNumber:
    """The approved number that was most likely to fall."""

    turn_index: int
    seat: Seat
    number: Number
    risk: float
    """The chance to fall, from 0 to 1, had all others written any number of theirs, each as likely as the others."""


@value
class UnluckyFall:
    """The number that lost most by one digit of one other number."""

    turn_index: int
    seat: Seat
    number: Number
    points: int
    """The points that it would have scored had that other number not been there."""
    by: Seat
    """Whose number it was."""


@value
class Moments:
    """What is worth telling of a game; None where there is no such thing."""

    decisive: DecisiveTurn | None = None
    boldest: BoldNumber | None = None
    unluckiest: UnluckyFall | None = None


class _Played(NamedTuple):
    """A turn, and the positions before and after it."""

    before: Position
    turn: Turn
    after: Position


def moments(game: Game) -> Moments:
    """What is worth telling of a game that is over; nothing of one that is not."""
    if not game.over:
        return Moments()
    played = list(_played(game))
    return Moments(_decisive(played, winners(game)), _boldest(played), _unluckiest(played))


def _played(game: Game) -> Iterator[_Played]:
    position = new_game(game.seats).position
    for turn in game.turns:
        _, after = play_turn(position, turn.numbers)
        yield _Played(position, turn, after)
        position = after


def _decisive(played: list[_Played], won: tuple[Seat, ...]) -> DecisiveTurn | None:
    """None where all have won: no turn made a difference between them. A lead that only lasts decides nothing."""
    seats = range(len(played[0].before.boards))
    others = [seat for seat in seats if seat not in won]
    best, most = None, -inf
    for index, (before, _, after) in enumerate(played if others else []):
        for seat in won:
            lead, new_lead = (_lead(position.finals, seat, others) for position in (before, after))
            gain = _hope(after, new_lead) - _hope(before, lead)
            if new_lead > lead and gain >= most:
                best, most = DecisiveTurn(index, seat, lead, new_lead), gain
    return best


def _lead(finals: Sequence[int], seat: Seat, others: Sequence[Seat]) -> int:
    return finals[seat] - max(finals[other] for other in others)


def _hope(position: Position, lead: int) -> float:
    """The chance that somebody so many points ahead of another one stays so.

    Both final scores are taken to be normally distributed: a lead is worth the more, the fewer turns are to come.
    """
    left = turns_left(position)
    if left == 0:
        return float(lead > 0)
    return (1 + erf(lead / 2 / SPREAD[len(position.boards)][left - 1])) / 2


def _boldest(played: list[_Played]) -> BoldNumber | None:
    best: BoldNumber | None = None
    for index, (before, turn, _) in enumerate(played):
        for seat, (number, ruling) in enumerate(zip(turn.numbers, turn.rulings, strict=True)):
            if number is not None and ruling.verdict is Verdict.APPROVED:
                others = [board for other, board in enumerate(before.boards) if other != seat]
                risk = risk_of(number, others)
                if risk >= (best.risk if best else DRAMATIC):
                    best = BoldNumber(index, seat, number, risk)
    return best


def risk_of(number: Number, others: list[Board]) -> float:
    """The chance that a number falls if every other board writes any of its numbers, each as likely as the others.

    >>> from thenumber.rules.board import FRESH_BOARD
    >>> risk_of(0, [FRESH_BOARD]), round(risk_of(999, [FRESH_BOARD]), 3)
    (0.0, 0.27)
    """
    stands = 1.0
    for board in others:
        if board.available:
            below = _count_below(number, board.available)
            harmless = _count_below(number, board.available & ~DIGITS_OF[number])
            stands *= 1 - (below - harmless) / board.available.bit_count() ** 3
    return 1 - stands


def _count_below(number: Number, digits: Digits) -> int:
    """How many numbers of these digits are lower than a number."""
    count, size = 0, digits.bit_count()
    for place, digit in enumerate((number // 100, number // 10 % 10, number % 10)):
        count += (digits & (1 << digit) - 1).bit_count() * size ** (2 - place)
        if not digits >> digit & 1:
            break
    return count


def _unluckiest(played: list[_Played]) -> UnluckyFall | None:
    best: UnluckyFall | None = None
    for index, (before, turn, _) in enumerate(played):
        for seat, (number, ruling) in enumerate(zip(turn.numbers, turn.rulings, strict=True)):
            if number is None or len(ruling.eliminated_by) != 1:
                continue
            (clash,) = ruling.eliminated_by
            if clash.digits.bit_count() == 1:
                without = [None if other == clash.seat else one for other, one in enumerate(turn.numbers)]
                points = play_turn(before, without)[0].scores[seat]
                if points and points >= (best.points if best else 0):
                    best = UnluckyFall(index, seat, number, points, clash.seat)
    return best
