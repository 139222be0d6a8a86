"""Players made of code: each looks at the open boards and the turns so far, and picks a number.

Pure. One file a bot, one registry. A bot sees what a player sees, and chance comes in as an argument.
"""
