"""A tournament's results as JSON."""

from collections.abc import Mapping

from thenumber.arena.pairings import Tournament
from thenumber.arena.playing import Thought
from thenumber.arena.tallies import Results

THINKING = "thinking"
"""What differs from one run to the next: all else is fixed by the seed."""


def results_json(tournament: Tournament, results: Results, thoughts: Mapping[str, Thought]) -> dict[str, object]:
    bots = [
        {"bot": bot, "rating": rating._asdict(), **tally._asdict(), THINKING: thoughts.get(bot, Thought())._asdict()}
        for bot, (rating, tally) in results.bots.items()
    ]
    pairings = [{**pairing._asdict(), **tally._asdict()} for pairing, tally in results.pairings.items()]
    return {
        "seats": tournament.seats,
        "seed": tournament.seed,
        "fair": 1 / tournament.seats,
        "bots": bots,
        "pairings": pairings,
    }
