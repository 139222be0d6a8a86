"""The option `--seconds`: how long to think."""

import math

from thenumber.cli.exit_codes import WRONG_USAGE
from thenumber.cli.texts import stop, text

LONGEST = 3600.0
"""The most seconds that can be asked for."""


def seconds_from(given: str) -> float:
    """The seconds that were typed; ends the command if that is no number from 0 to an hour."""
    try:
        seconds = float(given)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds <= LONGEST:
        stop(text("study-seconds", found=given, right=f"0.1-{LONGEST:.0f}"), WRONG_USAGE)
    return seconds
