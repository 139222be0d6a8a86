"""The store: for every live table a log of what was accepted, and the finished games, in SQLite or PostgreSQL.

It does not look inside: an entry is a table's id, its place in the log, a time and a text. What it promises is that an
append that has returned is on the disk, and that only one entry ever gets a place.
"""
