"""Which crew an option names: the processes of this machine, or a cluster."""

import os
from collections.abc import Sequence

from thenumber.arena.crew import Crew
from thenumber.arena.errors import TournamentError
from thenumber.arena.workers import Workers


def crew_of(cluster: str | None, workers: int | None, bots: Sequence[str] = ()) -> Crew:
    """The crew of a cluster (`ray`, `ray://HOST:PORT`); without one, so many processes here, one for each core.

    `bots` are those that every node must have.
    """
    if workers is not None and workers < 1:
        raise TournamentError("too-few-workers", found=workers, right="1")
    if cluster is None:
        return Workers(os.cpu_count() or 1 if workers is None else workers)
    from thenumber.arena.ray_crew import RayCrew

    return RayCrew(cluster, workers, bots)
