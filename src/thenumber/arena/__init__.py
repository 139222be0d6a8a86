"""Many games at once: the batched kernel that plays and scores them by the hundred thousand.

`batch` is the door: whole games and single turns on arrays. `kernel` is its arithmetic and Numba's loops over it,
`arrays` the same arithmetic in NumPy for where Numba can't be had, `compiling` what decides between the two. Nothing
here is a second opinion on the rules: tests hold every verdict, score and board against `thenumber.rules`.
"""
