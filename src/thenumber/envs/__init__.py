"""The same game for researchers: PettingZoo, Gymnasium, OpenSpiel, and a batch of many games for self-play.

| module | what it offers |
|---|---|
| `thenumber_v0` | PettingZoo: `env`, `raw_env`, `parallel_env`; every seat is an agent |
| `gym` | Gymnasium: `TheNumber-v0`, one learner among bots; registered when this package is imported |
| `gym_vector` | the same for `gymnasium.make_vec`, all games on the compiled kernel |
| `openspiel` | OpenSpiel: `import thenumber.envs.openspiel` registers `python_thenumber` |
| `batch` | self-play: arrays `[game, seat]` on the compiled kernel; the way to play millions of games |

All of them show the same fields (`observation`) and give the same rewards (`rewards`). Nothing here knows the rules:
single games are played by `thenumber.rules`, many by `thenumber.arena`, and tests hold one against the other.
"""

from thenumber.envs.extras import NEEDED, need

need(NEEDED, "envs")

import gymnasium  # noqa: E402 - first the sentence that says what is missing

ENV_ID = "TheNumber-v0"

gymnasium.register(
    ENV_ID,
    entry_point="thenumber.envs.gym:LearnerEnv",
    vector_entry_point="thenumber.envs.gym_vector:LearnerVectorEnv",
)
