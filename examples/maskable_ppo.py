"""MaskablePPO learns to beat three random bots in about a minute on one core, and draws its learning curve.

python examples/maskable_ppo.py [TURNS], after pip install sb3-contrib matplotlib
"""

import sys

import matplotlib.pyplot as plt
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.env_util import make_vec_env

from thenumber.envs import ENV_ID

torch.set_num_threads(1)
turns = int(sys.argv[1]) if len(sys.argv) > 1 else 400_000
learning = make_vec_env(ENV_ID, 16, seed=1, env_kwargs={"reward": "relative"})
testing = make_vec_env(ENV_ID, 100, seed=2, env_kwargs={"reward": "win"})
model = MaskablePPO("MlpPolicy", learning, n_steps=250, batch_size=1000, gamma=1.0, learning_rate=1e-3, seed=1)
curve = [evaluate_policy(model, testing, 1000)[0]]
for _ in range(10):
    model.learn(turns // 10, reset_num_timesteps=False)
    curve.append(evaluate_policy(model, testing, 1000)[0])
    print(f"{model.num_timesteps:7} turns: {curve[-1]:.3f} of the wins; by chance it would be .250")
plt.plot([part * turns / 10 for part in range(11)], curve, label="MaskablePPO, share of the wins")
plt.axhline(0.25, linestyle="--", label="a random bot among three others")
plt.legend()
plt.savefig("learning_curve.png")
