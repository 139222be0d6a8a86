"""A chance as people say it: so many times in so many."""

from fractions import Fraction

SAID = tuple(Fraction(times, of) for times, of in ((1, 2), (3, 5), (2, 3), (3, 4), (4, 5), (5, 6), (9, 10), (19, 20)))
"""The chances from a half up that can be said; each stands for its counterpart below a half as well."""
RARELY = 0.03
"""The chance below which something hardly ever happens."""


def frequency(chance: float) -> tuple[int, int]:
    """The nearest chance that can be said, as times and of how many; (0, 1) is hardly ever, (1, 1) nearly always.

    >>> frequency(0.16), frequency(0.65), frequency(0.999)
    ((1, 6), (2, 3), (1, 1))
    """
    if chance < RARELY:
        return (0, 1)
    if chance > 1 - RARELY:
        return (1, 1)
    nearest = min((one for said in SAID for one in (said, 1 - said)), key=lambda one: abs(float(one) - chance))
    return nearest.numerator, nearest.denominator
