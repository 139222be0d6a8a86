"""Random play with PettingZoo: every seat writes any number that is available to it."""

from thenumber.envs import thenumber_v0

env = thenumber_v0.parallel_env(seats=4)
observations, infos = env.reset(seed=1)
finals = dict.fromkeys(env.agents, 0.0)
while env.agents:
    numbers = {agent: env.action_space(agent).sample(observations[agent]["action_mask"]) for agent in env.agents}
    observations, rewards, *_ = env.step(numbers)
    finals = {agent: final + rewards[agent] for agent, final in finals.items()}
print(finals)
