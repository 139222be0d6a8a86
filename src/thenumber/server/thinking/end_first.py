"""When the machine runs short of memory, processes that think are ended before the server."""

import sys
from contextlib import suppress
from pathlib import Path

FIRST = "1000"
"""The score of those that Linux ends first. A bot or a review can be asked again; a server has everybody's games."""


def end_first(pid: int) -> None:
    """Let the system end this child first. To be said when it has just been started: it needs memory from then on."""
    if sys.platform == "linux":
        with suppress(OSError):  # a wish, which some containers refuse; or it has ended
            Path(f"/proc/{pid}/oom_score_adj").write_text(FIRST, encoding="ascii")
