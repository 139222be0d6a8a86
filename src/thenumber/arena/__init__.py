"""Many games: tournaments of bots, and the batched kernel that plays and scores games by the hundred thousand.

`batch` is the door to the kernel: whole games and single turns on arrays. `kernel` is its arithmetic and Numba's loops
over it, `arrays` the same arithmetic in NumPy for where Numba can't be had, `compiling` what decides between the two.
Nothing here is a second opinion on the rules: tests hold every verdict, score and board against `thenumber.rules`.

A tournament goes one way: `entrants` (which bots there are), `pairings` (the plan), `playing` (one game), `workers`
(all of them, in processes), `folder` (kept, and gone on with), `tallies` and `ratings` (what they add up to), `report`
and `plot`.
"""
