"""What the arena says to a caller who asks for something that can't be played."""

from thenumber.rules.errors import RulesError


class TournamentError(RulesError):
    """A bot, a wish or a file of games that won't do: a code, what was found, and what would be right."""


class BrokenBotError(TournamentError):
    """A bot that broke a promise in the middle of a game; `right` is the place where it did."""
