"""What nodes say to each other that is no hint: how it begins, and how long it may be."""

NODES = "@"
"""The first character of what nodes say to each other about themselves (`admin/nodes.py`)."""
CALLS = ("?", "!", NODES)
"""The first characters of a notification that is no hint, but a question of one node to the others, or an answer."""
MOST_SAID = 7_900
"""The most bytes that one process can say to the others at once; PostgreSQL takes 7,999 with the sender's name."""
