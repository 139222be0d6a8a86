"""The games of a tournament, done by a crew in stretches: whoever plays them, the same games in the same order."""

from collections.abc import Generator, Sequence
from contextlib import ExitStack, closing
from functools import cache, partial

from thenumber.arena.crew import Crew, in_order, stretches_of
from thenumber.arena.isolated import IsolatedBot
from thenumber.arena.pairings import Planned, Tournament
from thenumber.arena.playing import Asking, PlayedGame, play_asking
from thenumber.bots.bot import ask, prepare
from thenumber.programs.find import find_player

LONGEST_STRETCH = 32
"""The most games that a worker is given at once: what they cost to send hardly matters then."""


def play_games(tournament: Tournament, start: int, crew: Crew) -> Generator[PlayedGame, None, None]:
    """The games of the plan from `start` on, in its order. Who stops asking ends the work of the crew."""
    stretches = [
        [tournament.planned(place) for place in places]
        for places in stretches_of(range(start, tournament.total), crew.room, LONGEST_STRETCH)
    ]
    with closing(in_order(crew, play_stretch, stretches)) as played:
        for games in played:
            yield from games


def play_stretch(stretch: Sequence[Planned], /, *, careful: bool) -> list[PlayedGame]:
    """Play these games; carefully, every bot is in a process of its own, which it can end without ending this one."""
    names = sorted({name for planned in stretch for name in planned.pairing})
    with ExitStack() as stack:
        bots: dict[str, Asking] = {}
        for name in names:
            bots[name] = stack.enter_context(IsolatedBot(name)).ask if careful else _prepared(name)
        return [play_asking(planned, bots) for planned in stretch]


@cache
def _prepared(name: str) -> Asking:
    bot = find_player(name)
    prepare(bot)
    return partial(ask, bot)
