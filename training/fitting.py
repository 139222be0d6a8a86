"""Fit a value network to boards and their values: AdamW in NumPy, with a cosine schedule."""

import numpy as np

from thenumber.solver.expectations import Floats, Ints
from thenumber.solver.samples import Singles
from thenumber.solver.value_network import PAIR_FEATURES, WHOLE_FEATURES, Layers, features, network, relative

PAIR_WIDTH, WHOLE_WIDTH = 40, 48
"""The widths of the layer for a pair of seats and of the layer for the whole."""
BATCH, RATE, DECAY = 128, 4e-3, 0.5
"""Boards in a batch, the learning rate at the beginning, and the weight decay relative to the learning rate."""
FIRST, SECOND = 0.9, 0.999
"""Adam's decay rates: how much of the mean gradient, and of its mean square, is kept from step to step."""


def new_layers(rng: np.random.Generator) -> Layers:
    def weights(rows: int, columns: int) -> Singles:
        return rng.normal(0.0, (2.0 / rows) ** 0.5, (rows, columns)).astype(np.float32)

    return Layers(
        weights(PAIR_FEATURES, PAIR_WIDTH),
        np.zeros(PAIR_WIDTH, np.float32),
        weights(PAIR_WIDTH + WHOLE_FEATURES, WHOLE_WIDTH),
        np.zeros(WHOLE_WIDTH, np.float32),
        weights(WHOLE_WIDTH, 1)[:, 0],
    )


def gradient(layers: Layers, boards: Ints, wanted: Floats) -> Layers:
    """The gradient of half the squared error, summed over the boards."""
    pairs, whole = features(boards)
    seen = np.maximum(pairs @ layers.pair + layers.pair_bias, 0)
    joined = np.concatenate([seen.sum(axis=2), whole], axis=-1)
    inner = np.maximum(joined @ layers.whole + layers.whole_bias, 0)
    error = relative(relative(inner @ layers.out) - wanted).astype(np.float32)  # being relative is its own transpose
    back = error[..., None] * layers.out * (inner > 0)
    back_seen = (back @ layers.whole[:PAIR_WIDTH].T)[:, :, None] * (seen > 0)
    flat = back.reshape(-1, WHOLE_WIDTH)
    return Layers(
        pairs.reshape(-1, PAIR_FEATURES).T @ back_seen.reshape(-1, PAIR_WIDTH),
        back_seen.sum(axis=(0, 1, 2)),
        joined.reshape(len(flat), -1).T @ flat,
        flat.sum(axis=0),
        np.einsum("cs,csw->w", error, inner),
    )


def fit(boards: Ints, wanted: Floats, steps: int, rng: np.random.Generator) -> Layers:
    """A network fitted to the wanted relative values, `[case, seat]`, in so many steps."""
    layers = new_layers(rng)
    means, squares = ([np.zeros_like(weights) for weights in layers] for _ in range(2))
    for step in range(1, steps + 1):
        chosen = rng.integers(0, len(boards), BATCH)
        rate = RATE * 0.5 * (1.0 + np.cos(np.pi * step / steps))
        for slope, weights, mean, square in zip(
            gradient(layers, boards[chosen], wanted[chosen]), layers, means, squares, strict=True
        ):
            slope /= BATCH
            mean += (1.0 - FIRST) * (slope - mean)
            square += (1.0 - SECOND) * (slope * slope - square)
            move = mean / (1.0 - FIRST**step) / (np.sqrt(square / (1.0 - SECOND**step)) + 1e-8)
            weights -= (rate * (move + DECAY * weights)).astype(np.float32)
    return layers


def explained(layers: Layers, boards: Ints, wanted: Floats) -> float:
    """The part of the variance that the network explains (R2)."""
    missed = relative(network(layers, boards)) - wanted
    return 1.0 - float((missed**2).mean() / wanted.var())
