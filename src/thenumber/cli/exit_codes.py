"""Exit codes of the command. Its help lists them, each with the sentence `exit-CODE` of the catalogue."""

DONE, WRONG_RECORD, WRONG_USAGE, INTERRUPTED = 0, 1, 2, 130
"""The exit codes for what was done (also when nobody reads its output any more), for something wrong in what was read
or played, for a wrong command line, and for Ctrl-C."""
