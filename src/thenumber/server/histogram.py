"""How long things took, counted in buckets: a histogram, as Prometheus has it."""

from bisect import bisect_left

from msgspec import Struct, field

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 180.0)
"""The upper bounds of the buckets, in seconds; the last bucket has none. They are the same for everything: a commit
takes a millisecond, and a review may take minutes."""


class Histogram(Struct):
    """Durations by bucket, and their sum in seconds. One thread at a time may observe; any may read."""

    counts: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    total: float = 0.0

    def observe(self, seconds: float) -> None:
        """Count one more duration.

        >>> histogram = Histogram()
        >>> histogram.observe(0.001)
        >>> histogram.observe(1000.0)
        >>> histogram.counts[0], histogram.counts[-1], histogram.total
        (1, 1, 1000.001)
        """
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def __add__(self, other: "Histogram") -> "Histogram":
        both = zip(self.counts, other.counts, strict=True)
        return Histogram([mine + theirs for mine, theirs in both], self.total + other.total)
