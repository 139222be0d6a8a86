"""A process that compiles what the strongest bots need, once for all workers, and ends.

Started by `compiler.py` when a server starts, and by go.py. Workers that need the same wait for it; what only the last
turn of a game and the longest thoughts need is compiled while they begin to play.
"""

import os
from contextlib import suppress

from thenumber.server.thinking.compiled_code import is_compiled, set_compiled, turn_to_compile

NICE = 5
"""How much this process gives way to the server and its clients."""


def main() -> None:
    with suppress(OSError):
        os.nice(NICE)
    with turn_to_compile():
        if is_compiled():  # somebody else did it meanwhile
            return
        from thenumber.solver.warm_up import warm_up, warm_up_points

        warm_up_points()
    warm_up()
    set_compiled()


if __name__ == "__main__":
    main()
