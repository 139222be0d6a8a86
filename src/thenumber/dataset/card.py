"""The card of a data set: README.md with a head for programs, in the manner of dataset cards."""

import re
from importlib.metadata import version
from pathlib import Path

from thenumber.dataset.counts import Counts
from thenumber.record.record import RULES_VERSION

TEXT = Path(__file__).parent / "card.md"
NO_LICENSE = "unknown"
"""What the head of the card says where no licence was named."""
LICENSE = re.compile(r"[A-Za-z0-9][A-Za-z0-9.+-]{0,63}")
"""An identifier of the SPDX list, as far as its characters go."""
SIZES = ((1_000, "n<1K"), (10_000, "1K<n<10K"), (100_000, "10K<n<100K"), (1_000_000, "100K<n<1M"))
LARGEST = "n>1M"


def card(counts: Counts, license_id: str | None) -> str:
    """The text of the card. It has no date: the same games give the same card."""
    games = counts.games.total()
    return TEXT.read_text(encoding="utf-8").format(
        license_id=(license_id or NO_LICENSE).lower(),
        license=license_id or "none is named. Ask whoever published it before you pass it on",
        size=next((name for most, name in SIZES if counts.rows < most), LARGEST),
        rules=RULES_VERSION,
        version=version("thenumber"),
        games=games,
        by_seats=", ".join(f"{count} with {seats} seats" for seats, count in sorted(counts.games.items())),
        first=counts.first_month,
        last=counts.last_month,
        people=counts.people,
        bots=counts.bots,
        rows=counts.rows,
        numbers=counts.numbers,
    )
