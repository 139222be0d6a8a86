"""Planner: a schemer that saves its digits for the turns that are worth more, and expects the others to do so, too."""

from thenumber.bots.schemer import SchemerBot


class PlannerBot(SchemerBot):
    name = "planner"
    level = 10
    thrift = 2.0
    """The price of a digit, in points. Crossing it out earns one point, and is a loss all the same."""
