"""The value network: learned continuation values, fitted backwards from turn 5 on self-play of the solver.

There is one small network for each count of seats and turn. A layer looks at each opponent's board beside one's own,
its outputs are summed over the opponents, and a second layer looks at the whole (a deep set). So the order of the
others does not matter. Values are relative: minus the mean of the others'.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import numpy as np

from thenumber.rules.digits import DIGIT_COUNT
from thenumber.solver.expectations import Floats, Ints
from thenumber.solver.samples import Singles

DATA = "data/values{seats}.npz"
"""The weights, made by `python training/values.py --seats N`. How good they are stands in data/values.json."""
PAIR_FEATURES, WHOLE_FEATURES = 3 * DIGIT_COUNT + 2, 4 * DIGIT_COUNT
"""The number of inputs of the layer for a pair of seats, and of those for the whole besides the sum over pairs."""


class Layers(NamedTuple):
    """One network: a layer for each pair of seats, one for the whole, and the weights of what comes out."""

    pair: Singles
    pair_bias: Singles
    whole: Singles
    whole_bias: Singles
    out: Singles


def shipped_values(turn_no: int, boards: Ints) -> Floats:
    """The shipped `ContinuationValue`: what boards are worth to each seat when this turn begins.

    It is zero where no network is shipped: in turn 1, and while networks are being made.
    """
    layers = shipped_layers(boards.shape[1]).get(turn_no)
    return relative(network(layers, boards)) if layers else np.zeros(boards.shape)


@cache
def shipped_layers(seats: int) -> Mapping[int, Layers]:
    """The networks for so many seats, by turn."""
    shipped = files(__package__).joinpath(DATA.format(seats=seats))
    if not shipped.is_file():  # only while they are being made
        return {}
    with shipped.open("rb") as file, np.load(file) as arrays:
        turns = sorted({int(name[0]) for name in arrays})
        return {
            turn_no: Layers(*(arrays[f"{turn_no}{name}"].astype(np.float32) for name in Layers._fields))
            for turn_no in turns
        }


def features(boards: Ints) -> tuple[Singles, Singles]:
    """The inputs of the network: `[case, seat, opponent, feature]` and `[case, seat, feature]`."""
    cases, seats = boards.shape
    bits = (boards[..., None] >> np.arange(DIGIT_COUNT) & 1).astype(np.float32)
    others = np.array([[other for other in range(seats) if other != seat] for seat in range(seats)])
    own, theirs = np.broadcast_to(bits[:, :, None], (cases, seats, seats - 1, DIGIT_COUNT)), bits[:, others]
    # The highest digit decides most: of two boards, whose is it?
    top = np.floor(np.log2(np.maximum(boards, 0.5))).astype(np.int64)
    higher, equal = top[:, :, None] > top[:, others], top[:, :, None] == top[:, others]
    pairs = np.concatenate([own, theirs, own * theirs, higher[..., None], equal[..., None]], axis=-1, dtype=np.float32)
    count = theirs.sum(axis=2) / np.float32(seats - 1)
    whole = np.concatenate([bits, count, bits * count, bits * (count == 0)], axis=-1, dtype=np.float32)
    return pairs, whole


def network(layers: Layers, boards: Ints) -> Floats:
    """The output of a network, `[case, seat]`, not yet relative."""
    pairs, whole = features(boards)
    seen = np.maximum(pairs @ layers.pair + layers.pair_bias, 0).sum(axis=2)
    inner = np.maximum(np.concatenate([seen, whole], axis=-1) @ layers.whole + layers.whole_bias, 0)
    found: Floats = (inner @ layers.out).astype(np.float64)
    return found


def relative(values: Floats) -> Floats:
    """Each seat's value minus the mean of the other seats' values."""
    seats = values.shape[1]
    found: Floats = (values * seats - values.sum(axis=1, keepdims=True)) / (seats - 1)
    return found
