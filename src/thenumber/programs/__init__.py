"""Bots in any language: programs of their own that are asked line by line over a pipe, as docs/bot-protocol.md says.

`protocol` is what the lines say (pure), `process` is a program that runs, with its limits, `launch` is what sets them
from inside, `bot` makes a bot of it, `find` tells programs from other bots, `proof` shows that a bot keeps its word.
"""
