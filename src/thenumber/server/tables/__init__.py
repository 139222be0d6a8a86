"""Live tables in this process: the queue and the log of each, who is connected, the bots' turns, who is shown what."""
