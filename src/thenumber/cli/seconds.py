"""How long to think, as it was typed."""

import math

from thenumber.cli.exits import WRONG_USAGE
from thenumber.cli.texts import stop, text

LONGEST = 3600.0


def seconds_from(given: str) -> float:
    try:
        seconds = float(given)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds <= LONGEST:
        stop(text("study-seconds", found=given, right=f"0.1-{LONGEST:.0f}"), WRONG_USAGE)
    return seconds
