"""Many games: tournaments of bots, and the batched kernel that plays and scores games by the hundred thousand.

`batch` calls the kernel: random games, single turns and observations on arrays; its public door is
`thenumber.envs.batch`. `kernel` is its arithmetic and the loops over it, `jit` how Numba compiles them. Nothing
here is a second opinion on the rules: tests hold every verdict, score and board against `thenumber.rules`.

A tournament goes one way: `pairings` (the plan), `playing` (one game), `workers` (all of them, in processes), `folder`
(kept, and gone on with), `tallies` and `ratings` (what they add up to), `report` and `plot`.
"""
