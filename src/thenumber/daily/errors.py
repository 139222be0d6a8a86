"""What is said about a day that there is not, or a number that can't be written on it."""

from thenumber.rules.errors import RulesError


class DailyError(RulesError):
    """A date or a number that won't do: a code, what was found, and what would be right."""
