"""What the arena says to a caller who asks for something that can't be played."""

from thenumber.rules.errors import RulesError


class TournamentError(RulesError):
    """A tournament that can't be played, or a file of other games: a code, what was found, and what would be right."""


class LostWorkError(RulesError):
    """A stretch of work that takes every worker down with it, or a cluster that loses all of them."""


class ClusterError(RulesError):
    """A cluster that can't be had, or does not fit: a code, what was found, and what would be right."""
