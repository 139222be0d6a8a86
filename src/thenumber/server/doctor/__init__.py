"""What a host gets wrong: each file looks at one subject and says what it found.

Nothing is changed, and nobody is asked who is not on this machine, but for the database.
"""
