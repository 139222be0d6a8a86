"""What is raised about bots: one that can't be had, and one that breaks a promise in a game."""

from thenumber.rules.errors import RulesError


class UnusableBotError(RulesError):
    """There is no such bot, or it can't be loaded: a code, what was found, and what would be right."""


class BrokenBotError(RulesError):
    """A bot broke a promise in the middle of a game; `right` is the seat and the position where it did."""
