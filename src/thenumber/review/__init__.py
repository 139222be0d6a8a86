"""What a game teaches: what every number could expect, what was best, and what was judgement, gifts of others or luck.

Pure. A game goes in, turn after turn comes out; how long to think about a turn is a budget of the solver's. It needs
what the solver needs, so nothing imports this package before it is used; but `moments.py` needs only the rules.
"""
