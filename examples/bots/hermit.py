#!/usr/bin/env python3
"""Hermit: writes with digits that nobody else has any more; while there are none, anything, drawn by the seed."""

import random
import sys


def choose(position: str, seat: int, seed: int) -> str:
    boards = position.split(" | ")[0].split()[1:]  # each is its available digits, a colon and its scores
    digits = [board.split(":")[0].replace("-", "") for board in boards]
    others = set("".join(digits[:seat] + digits[seat + 1 :]))
    lonely = [digit for digit in digits[seat] if digit not in others]
    if lonely:
        return lonely[-1] * 3
    return "".join(random.Random(seed).choices(digits[seat], k=3))


position = ""
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "tnp":
        print("name hermit\nauthor The Number contributors\nready", flush=True)
    elif word == "position":
        position = rest
    elif word == "go":  # seat A seed 12345 seconds 10
        told = rest.split()
        print("number", choose(position, "ABCDE".index(told[1]), int(told[3])), flush=True)
    elif word == "quit":
        break
