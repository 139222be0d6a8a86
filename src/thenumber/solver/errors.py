"""What the solver says to a caller who asks for something it can't work with."""

from thenumber.rules.errors import RulesError


class SolverError(RulesError):
    """A mix or an aim that does not fit the position: a code, what was found, and what would be right."""
