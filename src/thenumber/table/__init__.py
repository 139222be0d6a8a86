"""A live table: people and bots around one game, from sitting down to the rematch.

Pure. A table is the fold of its commands: `apply(table, command, now)`. Time and chance come in as arguments; nothing
here knows a socket, a clock or a file. What somebody may see of a table is made in one place, `view_for`.
"""
