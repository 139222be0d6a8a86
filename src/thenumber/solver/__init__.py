"""Game theory on positions: what a number is worth, and Nash equilibria of a turn.

`evaluate` gives the exact expectation of every number against mixed strategies of the others. `solve` finds mixed
strategies near a Nash equilibrium: `zero_sum` for two seats (linear programming), `multiplayer` for three to five
(`regret_matching`, then Newton's method in `newton`), `last_turn` where the win counts instead of points.
`exploitability` says exactly how far a profile is from an equilibrium. `continuation` and `value_network` add what the
digits that are left are worth in the turns to come.

A *mix* is a mixed strategy: a weight for each number. *Relative points* are the payoff: a seat's points minus the mean
of the other seats' points. They sum to zero over all seats.

Pure. Positions and mixes come in, probabilities and values come out. There is no clock (a budget is a callable that
says when to stop), no chance but a seed, and no file but the data shipped in here. The package needs NumPy and Numba,
which take half a second to load, so nothing imports it before it is used.
"""
