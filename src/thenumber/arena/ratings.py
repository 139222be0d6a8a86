"""Ratings from games of several players with shared places: OpenSkill, after Plackett and Luce.

Copies of one bot at a table share a rating: it moves by the sum of what each of them would have moved, and what they
tell about it adds up. Bots don't change between games, so nothing is forgotten (`tau` is 0).
"""

from collections.abc import Iterable, Mapping, Sequence
from math import prod
from types import MappingProxyType
from typing import NamedTuple

from openskill.models import PlackettLuce

Finals = Sequence[int]


class Rating(NamedTuple):
    """A rating and its uncertainty: mean and standard deviation of a normal distribution, at first 25 and 25/3."""

    mu: float
    sigma: float


def rate(
    bots: Iterable[str],
    games: Iterable[tuple[Sequence[str], Finals]],
    known: Mapping[str, Rating] = MappingProxyType({}),
) -> dict[str, Rating]:
    """Ratings after these games, each the bots in its seats and their final scores; the order of games matters a bit.

    Who is known begins with that rating.

    >>> ratings = rate(["strong", "weak"], [(("strong", "weak", "weak"), (60, 40, 40))] * 20)
    >>> ratings["strong"].mu > 28 > 22 > ratings["weak"].mu
    True
    """
    model = PlackettLuce(tau=0.0)
    ratings = {bot: model.rating(name=bot) for bot in bots}
    ratings |= {bot: model.rating(mu=rating.mu, sigma=rating.sigma) for bot, rating in known.items()}
    for seats, finals in games:
        teams = [[model.rating(mu=ratings[bot].mu, sigma=ratings[bot].sigma)] for bot in seats]
        rated = model.rate(teams, scores=[float(final) for final in finals])
        for bot in set(seats):
            copies = [team[0] for team, seated in zip(rated, seats, strict=True) if seated == bot]
            before = ratings[bot]
            mu = before.mu + sum(copy.mu - before.mu for copy in copies)
            ratings[bot] = model.rating(mu=mu, sigma=before.sigma * prod(copy.sigma / before.sigma for copy in copies))
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in ratings.items()}
