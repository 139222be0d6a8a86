"""The value network: learned continuation values, fitted backwards from turn 5 on self-play of the solver.

There is one small network for each count of seats and turn. A layer looks at each opponent's board beside one's own,
its outputs are summed over the opponents, and a second layer looks at the whole (a deep set). So the order of the
others does not matter. Values are relative: minus the mean of the others'. The same boards have the same values to the
last bit on every kind of CPU, which BLAS does not promise: a choice may depend on it.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import numpy as np

from thenumber.rules.digits import ALL_DIGITS, DIGIT_COUNT
from thenumber.solver.expectations import Floats, Ints
from thenumber.solver.jit import jit
from thenumber.solver.samples import Singles

DATA = "data/values{seats}.npz"
"""The weights, made by `python training/values.py --seats N`. How good they are stands in data/values.json."""
PAIR_FEATURES, WHOLE_FEATURES = 3 * DIGIT_COUNT + 2, 4 * DIGIT_COUNT
"""The number of inputs of the layer for a pair of seats, and of those for the whole besides the sum over pairs."""
_HIGHEST = np.array([digits.bit_length() - 1 for digits in range(ALL_DIGITS + 1)], np.int64)
"""The highest digit of every set of digits, -1 for none."""


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
    top = _HIGHEST[boards]
    higher, equal = top[:, :, None] > top[:, others], top[:, :, None] == top[:, others]
    pairs = np.concatenate([own, theirs, own * theirs, higher[..., None], equal[..., None]], axis=-1, dtype=np.float32)
    count = theirs.sum(axis=2) / np.float32(seats - 1)
    whole = np.concatenate([bits, count, bits * count, bits * (count == 0)], axis=-1, dtype=np.float32)
    return pairs, whole


def network(layers: Layers, boards: Ints) -> Floats:
    """The output of a network, `[case, seat]`, not yet relative."""
    pairs, whole = features(boards)
    seen = np.maximum(product(pairs, layers.pair) + layers.pair_bias, 0).sum(axis=2)
    inner = np.maximum(product(np.concatenate([seen, whole], axis=-1), layers.whole) + layers.whole_bias, 0)
    found: Floats = (inner * layers.out).sum(axis=-1).astype(np.float64)
    return found


def product(inputs: Singles, weights: Singles) -> Singles:
    """`inputs @ weights`, summed in the order of the inputs on every CPU. Zeros, as most features are, cost nothing."""
    found = np.zeros((*inputs.shape[:-1], weights.shape[1]), np.float32)
    _add_product(inputs.reshape(-1, len(weights)), weights, found.reshape(-1, weights.shape[1]))
    return found


@jit
def _add_product(inputs: Singles, weights: Singles, found: Singles) -> None:
    for row in range(len(inputs)):
        for place in range(len(weights)):
            factor = inputs[row, place]
            if factor != 0:
                for column in range(weights.shape[1]):
                    found[row, column] += factor * weights[place, column]


def relative(values: Floats) -> Floats:
    """Each seat's value minus the mean of the other seats' values."""
    seats = values.shape[1]
    found: Floats = (values * seats - values.sum(axis=1, keepdims=True)) / (seats - 1)
    return found
