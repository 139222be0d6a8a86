"""Processes that think: workers that choose the bots' numbers, and those that review games and give advice."""
