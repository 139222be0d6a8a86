"""A batch of a million random games, or as many as are asked for, and a histogram of the final scores."""

import sys

import numpy as np

from thenumber.envs.batch import BatchEnv

games = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
env, counts = BatchEnv(games=min(games, 10_000), seats=4), np.zeros(16, int)
env.reset(seed=1)
while counts.sum() < games * env.seats:
    step = env.step(env.random_numbers())
    if step.finals is not None:
        counts += np.bincount(step.finals.reshape(-1) // 10, minlength=len(counts))
for tens, share in enumerate(counts / counts.sum()):
    print(f"{10 * tens:3}-{10 * tens + 9:<3} {share:6.2%} {'#' * round(200 * share)}")
