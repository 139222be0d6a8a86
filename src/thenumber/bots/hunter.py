"""Hunter: a champion that also punishes weak play, once it has seen enough of it at this table.

At first it takes everybody for a champion, and writes with a balanced mix that leans to no side. Whoever writes what no
champion would is soon expected to go on like that (`suspicion.py`); and a number that is clearly better against what is
expected of the others is then written instead of one from the balanced mix.
"""

from collections.abc import Mapping

from thenumber.bots.bot import Reason, prepare
from thenumber.bots.equilibrium import EquilibriumBot
from thenumber.bots.suspicion import WEAK, Suspicion, suspicions
from thenumber.bots.worths import worths
from thenumber.rules.digits import Number
from thenumber.rules.game import Game
from thenumber.rules.seats import Seat
from thenumber.rules.values import value

CLEARLY = 0.3
"""Points by which a number must be better than the balanced mix."""
CLEARLY_WINS = 0.02
"""The same in the last turn, where the share of the win counts."""
SAMPLES = 2000
"""Of what the others may write together in the last turn."""


@value
class Prey:
    """Numbers that are clearly better than the balanced mix, and the kind of player they are good against."""

    numbers: tuple[Number, ...]
    kind: str | None


class HunterBot(EquilibriumBot):
    name = "hunter"
    level = 10
    steps = 750
    """Half of what a champion takes; the rest of the time goes into the others."""
    myopic = False

    def mix(self, game: Game, seat: Seat) -> dict[Number, float]:
        prey = self.prey(game, seat)
        return dict.fromkeys(prey.numbers, 1 / len(prey.numbers)) if prey else self.mixes(game)[seat]

    def explain(self, game: Game, seat: Seat, number: Number) -> Reason | None:
        prey = self.prey(game, seat)
        if prey is None:
            reason = super().explain(game, seat, number)
            return Reason(EquilibriumBot.name, reason.variables) if reason else None
        if number not in prey.numbers:
            return None
        return Reason("hunter-kind", (("kind", prey.kind),)) if prey.kind else Reason("hunter")

    def prepare(self) -> None:
        super().prepare()
        for bot in WEAK:
            prepare(bot)

    def prey(self, game: Game, seat: Seat) -> Prey | None:
        if not game.turns:
            return None
        mixes = self.mixes(game)
        suspected = suspicions(game, mixes)
        own = mixes[seat]
        expected = {other: one for other, one in suspected.items() if other != seat}
        if not expected:
            return None
        last = game.position.last_turn
        worth = _wins(game, seat, expected) if last else _worths(game, seat, expected)
        usual = sum(weight * worth[number] for number, weight in own.items())
        best = max(worth.values())
        if best - usual < (CLEARLY_WINS if last else CLEARLY):
            return None
        numbers = tuple(number for number in worth if worth[number] > best - 1e-9)
        kinds = [one.kind for one in expected.values() if one.kind]
        return Prey(numbers, max(kinds, key=kinds.count) if kinds else None)


def _worths(game: Game, seat: Seat, expected: Mapping[Seat, Suspicion]) -> dict[Number, float]:
    from thenumber.solver.numbers import canonical_numbers

    numbers = canonical_numbers(game.position.boards[seat].available)
    return worths(game.position, seat, numbers, {other: one.mix for other, one in expected.items()})


def _wins(game: Game, seat: Seat, expected: Mapping[Seat, Suspicion]) -> dict[Number, float]:
    from thenumber.solver.wins import LastTurn

    last = LastTurn(game.position)
    mixes = [expected[other].mix if other in expected else {} for other in range(game.seats)]
    return dict(zip(last.numbers[seat].tolist(), last.sampled_shares(seat, mixes, SAMPLES).tolist(), strict=False))
