"""Seeds for work that is spread: each piece has one of its own, so that it does not matter who does it, and when."""

from collections.abc import Sequence

import numpy as np


def own_seeds(seed: int | Sequence[int], count: int) -> list[int]:
    """So many independent seeds. Whoever asks for more gets the same ones first.

    >>> own_seeds(1, 3)[:2] == own_seeds(1, 2)
    True
    """
    return [int(child.generate_state(1, np.uint64)[0]) for child in np.random.SeedSequence(seed).spawn(count)]
