"""A tournament's results as JSON."""

from collections.abc import Mapping

from thenumber.arena.pairings import Tournament
from thenumber.arena.playing import ThinkingTime
from thenumber.arena.tallies import Results

THINKING = "thinking"
"""The key of what differs from one run to the next. All else is fixed by the seed."""


def results_json(
    tournament: Tournament, results: Results, thinking_times: Mapping[str, ThinkingTime]
) -> dict[str, object]:
    bots = [
        {
            "bot": bot,
            "rating": rating._asdict(),
            **tally._asdict(),
            "failed": results.failed.get(bot, 0),
            THINKING: thinking_times.get(bot, ThinkingTime())._asdict(),
        }
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
