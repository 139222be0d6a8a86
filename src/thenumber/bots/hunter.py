"""Hunter: a champion that also punishes weak play, once it has seen enough of it at this table.

At first it takes everybody for a champion, and writes with an equilibrium mix that is not tilted. Whoever writes what
no champion would is soon expected to go on like that (`opponent_model.py`); and a number that is clearly better against
what is expected of the others is then written instead of one from the equilibrium mix.
"""

from collections.abc import Mapping

from thenumber.bots.bot import Reason, prepare
from thenumber.bots.equilibrium import EquilibriumBot
from thenumber.bots.expected_worth import expected_worths
from thenumber.bots.opponent_model import EXPLOITABLE, OpponentModel, opponent_models
from thenumber.rules.digits import Number
from thenumber.rules.game import Game
from thenumber.rules.seats import Seat
from thenumber.rules.values import value

CLEARLY = 0.3
"""The lead over the equilibrium mix, in points, from which a number is written instead."""
CLEARLY_WINS = 0.02
"""The same lead for the last turn of the game, in shares of the win."""
SAMPLES = 2000
"""The number of joint choices of the others that are sampled in the last turn of the game."""


@value
class Exploit:
    """Numbers that are clearly better than the equilibrium mix, and the kind of player that they exploit."""

    numbers: tuple[Number, ...]
    kind: str | None


class HunterBot(EquilibriumBot):
    name = "hunter"
    level = 16
    steps = 750
    """The steps of the solver, half as many as a champion takes; the rest of the time goes into the models of the
    others."""
    myopic = False

    def mix(self, game: Game, seat: Seat) -> dict[Number, float]:
        exploit = self.exploit(game, seat)
        return dict.fromkeys(exploit.numbers, 1 / len(exploit.numbers)) if exploit else self.mixes(game)[seat]

    def explain(self, game: Game, seat: Seat, number: Number) -> Reason | None:
        exploit = self.exploit(game, seat)
        if exploit is None:
            reason = super().explain(game, seat, number)
            return Reason(EquilibriumBot.name, reason.variables) if reason else None
        if number not in exploit.numbers:
            return None
        return Reason("hunter-kind", (("kind", exploit.kind),)) if exploit.kind else Reason("hunter")

    def prepare(self) -> None:
        super().prepare()
        for bot in EXPLOITABLE:
            prepare(bot)

    def exploit(self, game: Game, seat: Seat) -> Exploit | None:
        if not game.turns:
            return None
        mixes = self.mixes(game)
        suspected = opponent_models(game, mixes)
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
        return Exploit(numbers, max(kinds, key=kinds.count) if kinds else None)


def _worths(game: Game, seat: Seat, expected: Mapping[Seat, OpponentModel]) -> dict[Number, float]:
    from thenumber.solver.dominance import canonical_numbers

    numbers = canonical_numbers(game.position.boards[seat].available)
    return expected_worths(game.position, seat, numbers, {other: one.mix for other, one in expected.items()})


def _wins(game: Game, seat: Seat, expected: Mapping[Seat, OpponentModel]) -> dict[Number, float]:
    from thenumber.solver.last_turn import LastTurn

    last = LastTurn(game.position)
    mixes = [expected[other].mix if other in expected else {} for other in range(game.seats)]
    return dict(zip(last.numbers[seat].tolist(), last.sampled_shares(seat, mixes, SAMPLES).tolist(), strict=False))
