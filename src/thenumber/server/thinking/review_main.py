"""The process that reviews games, advises those who practise, and asks bots why: a request a line, lines in answer.

Started by `reviewer.py`. A request is `[seats, turns, asked, bots, draw]`, turns being the numbers written, and bots
the bots of the house, seat by seat. If a seat is asked about, the answer is one line, what its numbers can expect in
the turn to come; if it is a list of `[seat, bot, number]`, one line with the reasons why bots wrote these in that turn;
with null it is a line a turn and one at the end. Of several numbers that are as good, draw says which are named.
The process gives way to everything else on the machine: somebody who plays comes before somebody who looks back.
"""

import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from thenumber.bots.bot import Reason
from thenumber.bots.registry import BUILT_IN
from thenumber.review.expected_mixes import expected_mixes
from thenumber.review.game import review_game
from thenumber.review.json import ending_object, outlook_object, turn_object
from thenumber.review.outlook import outlook
from thenumber.review.win_probability import win_chances
from thenumber.rules.digits import Number
from thenumber.rules.game import Game, new_game, play
from thenumber.rules.seats import Seat
from thenumber.solver.continuation import worth_of_approval
from thenumber.solver.value_network import shipped_values

SECONDS = 0.5
"""The CPU time for the equilibrium mixes of one turn of a review, in seconds. CPU time, so that the result does not
depend on how busy the machine is."""
NICE = 10
"""How much a reviewer gives way: to the server and to the workers, but not so much that a busy machine starves it."""
UNKNOWN = Reason("unknown")
"""The reason of a bot that is not ours, or that has learned to play in another way since."""


def main() -> None:
    with suppress(OSError):  # where that is forbidden, it works all the same
        os.nice(NICE)
    for line in sys.stdin.buffer:
        seats, turns, asked, bots, draw = json.loads(line)
        game = new_game(seats)
        for numbers in turns:
            game = play(game, numbers)
        if asked is None:
            review(game, bots)
        elif isinstance(asked, int):
            advise(game, asked, bots, draw)
        else:
            explain(game, asked)


def advise(game: Game, seat: Seat, bots: Sequence[str | None], draw: int) -> None:
    position = game.position
    worth = worth_of_approval(position, shipped_values)
    mixes = expected_mixes(game, bots)
    say(outlook_object(outlook(position, seat, mixes, worth, draw=f"{draw} {len(game.turns)} {seat}")))


def review(game: Game, bots: Sequence[str | None]) -> None:
    reviews = []
    for one in review_game(game, bots, clock):
        reviews.append(one)
        say(turn_object(one))
    say(ending_object(reviews, win_chances(game.position)))


def explain(game: Game, numbers: Sequence[tuple[Seat, str, Number]]) -> None:
    reasons = []
    for seat, name, number in numbers:
        bot = BUILT_IN.get(name)
        reason = (bot and bot.explain(game, seat, number)) or UNKNOWN
        reasons.append({"code": reason.code, "variables": dict(reason.variables)})
    say({"reasons": reasons})


def clock() -> Callable[[], float]:
    started = time.process_time()
    return lambda: (time.process_time() - started) / SECONDS


def say(said: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(said, separators=(",", ":")) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
