"""Exit codes of a command that can't do what it was asked to."""

WRONG_RECORD, WRONG_USAGE = 1, 2
"""The exit codes for something wrong in what was read or played, and for a wrong command line."""
