"""What a number is worth against what the others may write: mathematics on positions.

Pure. Positions and mixes in, probabilities and values out: no clock (a budget is a callable that says when to stop),
no chance but a seed, no files but the data shipped in here. It needs NumPy and Numba, which take half a second to
load, so nothing imports this package before it is used.
"""
