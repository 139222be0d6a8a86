"""What somebody is expected to write, from what they wrote so far: how likely each kind of player was to write that."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log

from thenumber.bots.balanced import Mixes, balanced_mixes
from thenumber.bots.bot import MixingBot
from thenumber.bots.cautious import CautiousBot
from thenumber.bots.copycat import CopycatBot
from thenumber.bots.equilibrium import EquilibriumBot
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

WEAK: tuple[MixingBot, ...] = (
    RandomBot(),
    GreedyBot(),
    CautiousBot(),
    CopycatBot(),
    ThinkerBot(),
    SchemerBot(),
    PlannerBot(),
    EquilibriumBot(),
)
"""Kinds of players that can be punished; a person is often close to one of them."""
BALANCED = 0.6
"""How sure one is at first that somebody plays a balanced mix; the rest is shared by the weak kinds."""
SLIP = 0.1
"""How often anybody writes just anything, whatever their kind."""
LATEST = 4
"""Turns that are looked back on: people change, and every turn takes a fifth of a second."""
PAST_STEPS = 100
"""For what would have been balanced in a turn that is over."""
NEGLIGIBLE = 1e-2
"""A kind that is less likely than this is not asked what it would write."""


@value
class Suspicion:
    """What an opponent is expected to write, and what kind of player they seem to be."""

    mix: dict[Number, float]
    kind: str | None
    """The weak kind that is likelier than all others together; None if there is no such kind."""


def suspicions(game: Game, mixes: Mixes) -> dict[Seat, Suspicion]:
    """For every seat that can write now; `mixes` are balanced ones for this turn."""
    *past, now = _games(game.seats, tuple(turn.numbers for turn in game.turns))
    if now.position != game.position:  # it did not begin with full boards: what it began with is not known
        return {}
    return {seat: _suspicion(game, past, seat, mixes[seat]) for seat in game.position.writers}


@lru_cache(maxsize=64)
def _games(seats: int, turns: tuple[tuple[Number | None, ...], ...]) -> tuple[Game, ...]:
    """The game before every turn, and after the last."""
    if not turns:
        return (new_game(seats),)
    past = _games(seats, turns[:-1])
    return (*past, play(past[-1], turns[-1]))


def _suspicion(game: Game, past: Sequence[Game], seat: Seat, balanced: dict[Number, float]) -> Suspicion:
    logs = [log(BALANCED)] + [log((1 - BALANCED) / len(WEAK))] * len(WEAK)
    for before, turn in [*zip(past, game.turns, strict=True)][-LATEST:]:
        number = turn.numbers[seat]
        if number is not None and turn.rulings[seat].verdict is not Verdict.VOID:
            logs = [so_far + log(chance) for so_far, chance in zip(logs, _chances(before, seat, number), strict=True)]
    most = max(logs)
    weights = [exp(one - most) for one in logs]
    total = sum(weights)
    mix: dict[Number, float] = {}
    for weight, kind in zip(weights, (None, *WEAK), strict=True):
        if weight > NEGLIGIBLE * total:
            for number, chance in (kind.mix(game, seat) if kind else balanced).items():
                mix[number] = mix.get(number, 0.0) + weight * chance
    total_kept = sum(mix.values())
    likeliest = max(range(1, len(weights)), key=weights.__getitem__)
    return Suspicion(
        {number: mix[number] / total_kept for number in sorted(mix)},
        WEAK[likeliest - 1].name if weights[likeliest] > total / 2 else None,
    )


@lru_cache(maxsize=1024)
def _chances(before: Game, seat: Seat, number: Number) -> tuple[float, ...]:
    """How likely each kind was to write the number, the balanced one first, each of which slips now and then."""
    slip = SLIP / len(available_numbers(before.position.boards[seat].available))
    balanced = balanced_mixes(before.position, PAST_STEPS)[seat]
    mixes = (balanced, *(bot.mix(before, seat) for bot in WEAK))
    return tuple(mix.get(number, 0.0) * (1 - SLIP) + slip for mix in mixes)
