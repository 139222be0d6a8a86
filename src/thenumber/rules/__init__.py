"""The rulebook: what numbers do to each other, and nothing else.

Pure. Frozen values and total functions, standard library only: no names, no text formats, no clock, no chance.
A turn flows through the files in the order of the rulebook: digits, board, check, resolve, game.
"""
