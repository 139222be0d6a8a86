"""What a tournament's games add up to: win shares with their intervals, points, ratings."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from thenumber.arena.pairings import Pairing, Tournament
from thenumber.arena.playing import FORFEIT
from thenumber.arena.ratings import Rating, rate
from thenumber.rules.seats import Seat

Finals = tuple[int, ...]

SURE = 1.959964
"""The number of standard deviations on both sides that hold 95 % of a normal distribution."""


class Tally(NamedTuple):
    """How a bot did as the only one of its kind."""

    games: int
    share: float
    """Its win rate, 0 to 1. A win shared by two is half a win."""
    low: float
    """The lower end of the 95 % confidence interval of the win rate."""
    high: float
    """The upper end of the interval."""
    points: float
    """Its mean final score."""
    others_points: float
    """The mean final score of the others at its tables."""


class Results(NamedTuple):
    """The results by bot, the highest rating first, and by pairing, in the order of the plan."""

    bots: dict[str, tuple[Rating, Tally]]
    pairings: dict[Pairing, Tally]
    failed: dict[str, int]
    """The number of games that each bot lost because it failed; only those that did."""


def results_of(tournament: Tournament, finals: Sequence[Finals]) -> Results:
    """The results of the first games of the plan, given by their final scores."""
    planned = [tournament.planned(place) for place in range(len(finals))]
    ratings = rate(tournament.bots, ((game.bots, final) for game, final in zip(planned, finals, strict=True)))
    scored: dict[Pairing, list[tuple[Seat, Finals]]] = {pairing: [] for pairing in tournament.pairings}
    for game, final in zip(planned, finals, strict=True):
        scored[game.pairing].append((game.seat, final))
    pairings = {pairing: tally(games) for pairing, games in scored.items()}
    bots = {
        bot: (ratings[bot], tally([game for pairing in scored if pairing.one == bot for game in scored[pairing]]))
        for bot in sorted(tournament.bots, key=lambda bot: -ratings[bot].mu)
    }
    failed = Counter(
        bot
        for game, final in zip(planned, finals, strict=True)
        for bot in {bot for bot, scored in zip(game.bots, final, strict=True) if scored == FORFEIT}
    )
    return Results(bots, pairings, dict(sorted(failed.items())))


def tally(games: Sequence[tuple[Seat, Finals]]) -> Tally:
    """The tally of games, each given by the seat that counts and the final scores.

    >>> tally([(0, (50, 40, 50)), (1, (50, 40, 50))])[:2]
    (2, 0.25)
    """
    if not games:
        return Tally(0, 0.0, 0.0, 1.0, 0.0, 0.0)
    share = _mean(_win(seat, finals) for seat, finals in games)
    scored = [(seat, [max(final, 0) for final in finals]) for seat, finals in games]
    points = _mean(finals[seat] for seat, finals in scored)
    others = _mean((sum(finals) - finals[seat]) / (len(finals) - 1) for seat, finals in scored)
    return Tally(len(games), share, *interval(share, len(games)), points, others)


def _win(seat: Seat, finals: Finals) -> float:
    """The part of the win that a seat has; where all have failed, nobody has won."""
    won = finals[seat] == max(finals) != FORFEIT
    return won / finals.count(max(finals))


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's score interval of a win rate: good for few games and for rates near 0 and 1.

    Shared wins spread less, so it is a bit wide.

    >>> [round(end, 3) for end in interval(0.25, 100)], interval(0.0, 10)[0]
    ([0.175, 0.343], 0.0)
    """
    square = SURE * SURE / games
    middle = (share + square / 2) / (1 + square)
    reach = SURE / (1 + square) * sqrt(share * (1 - share) / games + square / games / 4)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed)
