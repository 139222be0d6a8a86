"""What happened to everybody in a turn, in three parts that add up to it: judgement, gifts and luck.

What happened is what came of a turn, less what a seat could expect of it if everybody played well (*par*). Of that,

- *judgement* is what the own number was worth less than the best one against what the others were expected to write;
- *gifts* are the mistakes of the others: what that best number was worth more than par, since they don't play as well
  as they could; and what somebody gave away beyond what was to be expected of them, shared out among all others;
- *luck* is the rest: which numbers came out of the mixes. Its mean is zero whatever one writes, if the others write by
  their mixes, and the luck of all seats sums to zero.
"""

from collections.abc import Iterable, Sequence

from thenumber.rules.seats import Seat
from thenumber.rules.values import value


@value
class Stake:
    """What a seat had to win or lose in a turn, in points ahead of the others or in shares of the win."""

    par: float
    """What the seat could expect if all wrote equilibrium mixes."""
    best: float
    """The worth of the seat's best number, against what the others were expected to write."""
    expected: float
    """The worth of what the seat itself was expected to write: the mean over its mix."""
    written: float
    """The worth of the number that was written."""
    came: float
    """What came of the turn."""


@value
class Split:
    """What happened to a seat, in points ahead of the others or in shares of the win."""

    judgement: float
    """What the choice cost: zero or less."""
    gifts: float
    """What the mistakes of the others gave. Below zero where they happened to help somebody else."""
    luck: float

    @property
    def happened(self) -> float:
        return self.judgement + self.gifts + self.luck


def split(stakes: Sequence[Stake], shares: Sequence[float]) -> tuple[Split, ...]:
    """The parts for every seat. `shares` say who profits how much of a mistake: only their proportions count.

    >>> good, weak = Stake(0.0, 3.0, 3.0, 3.0, 5.0), Stake(0.0, 1.0, -3.0, -5.0, -5.0)
    >>> split([good, weak], [1.0, 1.0])[0]  # 3 were to be expected, 2 more were given away
    Split(judgement=0.0, gifts=5.0, luck=0.0)
    """
    found = []
    for seat, stake in enumerate(stakes):
        surprises = sum(
            (other.expected - other.written) * _share(shares, seat, giver)
            for giver, other in enumerate(stakes)
            if giver != seat
        )
        judgement, gifts = min(0.0, stake.written - stake.best), stake.best - stake.par + surprises
        found.append(Split(judgement, gifts, stake.came - stake.par - judgement - gifts))
    return tuple(found)


def added_up(splits: Iterable[Split]) -> Split:
    """The sum of several turns."""
    found = list(splits)
    return Split(sum(one.judgement for one in found), sum(one.gifts for one in found), sum(one.luck for one in found))


def _share(shares: Sequence[float], seat: Seat, giver: Seat) -> float:
    """The part that a seat gets of what another one gives away."""
    whole = sum(share for other, share in enumerate(shares) if other != giver)
    return shares[seat] / whole if whole > 0.0 else 1 / (len(shares) - 1)
