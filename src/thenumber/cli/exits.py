"""How a command ends when it can't do what it was asked to."""

WRONG_RECORD, WRONG_USAGE = 1, 2
