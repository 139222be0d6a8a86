"""Opponent modelling: what somebody is expected to write, by Bayes' rule from what they wrote so far.

The hypotheses are kinds of players: one who plays an equilibrium mix, and the bots of the house that can be exploited.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log

from thenumber.bots.bot import MixingBot
from thenumber.bots.cautious import CautiousBot
from thenumber.bots.copycat import CopycatBot
from thenumber.bots.equilibrium import EquilibriumBot
from thenumber.bots.equilibrium_mixes import Mixes, equilibrium_mixes
from thenumber.bots.greedy import GreedyBot
from thenumber.bots.planner import PlannerBot
from thenumber.bots.random import RandomBot
from thenumber.bots.schemer import SchemerBot
from thenumber.bots.thinker import ThinkerBot
from thenumber.rules.check import Verdict
from thenumber.rules.digits import Number, available_numbers
from thenumber.rules.game import Game, new_game, play
from thenumber.rules.seats import Seat
from thenumber.rules.values import value

EXPLOITABLE: tuple[MixingBot, ...] = (
    RandomBot(),
    GreedyBot(),
    CautiousBot(),
    CopycatBot(),
    ThinkerBot(),
    SchemerBot(),
    PlannerBot(),
    EquilibriumBot(),
)
"""The kinds of players that can be exploited. A person is often close to one of them."""
EQUILIBRIUM_PRIOR = 0.6
"""The prior probability that somebody plays an equilibrium mix. The exploitable kinds share the rest equally."""
SLIP = 0.1
"""The probability that anybody writes any available number, whatever their kind."""
LATEST = 4
"""The number of latest turns that are evidence: people change, and every turn takes a fifth of a second."""
PAST_STEPS = 100
"""The solver's steps for the equilibrium mix of a turn that is over."""
NEGLIGIBLE = 1e-2
"""The posterior probability below which a kind is not asked what it would write."""


@value
class OpponentModel:
    """What an opponent is expected to write, and what kind of player they seem to be."""

    mix: dict[Number, float]
    """The predicted mixed strategy, which sums to one."""
    kind: str | None
    """The name of the exploitable kind that is likelier than all others together; None if there is no such kind."""


def opponent_models(game: Game, mixes: Mixes) -> dict[Seat, OpponentModel]:
    """A model of every seat that can write now. `mixes` are equilibrium mixes for this turn.

    Empty for a game that did not begin with full boards, since what was written there can't be judged.
    """
    *past, now = _games(game.seats, tuple(turn.numbers for turn in game.turns))
    if now.position != game.position:
        return {}
    return {seat: _opponent_model(game, past, seat, mixes[seat]) for seat in game.position.writers}


@lru_cache(maxsize=64)
def _games(seats: int, turns: tuple[tuple[Number | None, ...], ...]) -> tuple[Game, ...]:
    """The game as it was before every turn, and after the last."""
    if not turns:
        return (new_game(seats),)
    past = _games(seats, turns[:-1])
    return (*past, play(past[-1], turns[-1]))


def _opponent_model(game: Game, past: Sequence[Game], seat: Seat, equilibrium: dict[Number, float]) -> OpponentModel:
    logs = [log(EQUILIBRIUM_PRIOR)] + [log((1 - EQUILIBRIUM_PRIOR) / len(EXPLOITABLE))] * len(EXPLOITABLE)
    for before, turn in [*zip(past, game.turns, strict=True)][-LATEST:]:
        number = turn.numbers[seat]
        if number is not None and turn.rulings[seat].verdict is not Verdict.VOID:
            logs = [so_far + log(chance) for so_far, chance in zip(logs, _chances(before, seat, number), strict=True)]
    most = max(logs)
    weights = [exp(one - most) for one in logs]
    total = sum(weights)
    mix: dict[Number, float] = {}
    for weight, kind in zip(weights, (None, *EXPLOITABLE), strict=True):
        if weight > NEGLIGIBLE * total:
            for number, chance in (kind.mix(game, seat) if kind else equilibrium).items():
                mix[number] = mix.get(number, 0.0) + weight * chance
    total_kept = sum(mix.values())
    likeliest = max(range(1, len(weights)), key=weights.__getitem__)
    return OpponentModel(
        {number: mix[number] / total_kept for number in sorted(mix)},
        EXPLOITABLE[likeliest - 1].name if weights[likeliest] > total / 2 else None,
    )


@lru_cache(maxsize=1024)
def _chances(before: Game, seat: Seat, number: Number) -> tuple[float, ...]:
    """The likelihood of the number under each kind, the equilibrium player first."""
    slip = SLIP / len(available_numbers(before.position.boards[seat].available))
    equilibrium = equilibrium_mixes(before.position, PAST_STEPS)[seat]
    mixes = (equilibrium, *(bot.mix(before, seat) for bot in EXPLOITABLE))
    return tuple(mix.get(number, 0.0) * (1 - SLIP) + slip for mix in mixes)
