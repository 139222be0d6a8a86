"""The process that reviews games and advises those who practise: a request a line, one or more lines in answer.

Started by `reviews.py`. A request is `[seats, turns, seat]`, turns being the numbers written. With a seat the answer is
one line, what its numbers can expect in the turn to come; with null it is a line a turn and one at the end. The process
gives way to everything else on the machine: somebody who plays comes before somebody who looks back.
"""

import json
import os
import sys
import time
from collections.abc import Callable

from thenumber.review.chances import win_chances
from thenumber.review.game import review_game
from thenumber.review.json import ending_object, outlook_object, turn_object
from thenumber.review.outlook import outlook
from thenumber.rules.game import Game, new_game, play
from thenumber.rules.seats import Seat
from thenumber.solver.follow import worth_of_approval
from thenumber.solver.solve import find_mixes
from thenumber.solver.values import shipped_values

SECONDS = 0.7
"""For a turn, of CPU time: so the result does not depend on how busy the machine is."""
LOWEST = 19


def main() -> None:
    os.nice(LOWEST)
    for line in sys.stdin.buffer:
        seats, turns, seat = json.loads(line)
        game = new_game(seats)
        for numbers in turns:
            game = play(game, numbers)
        review(game) if seat is None else advise(game, seat)


def advise(game: Game, seat: Seat) -> None:
    position = game.position
    mixes = find_mixes(position, budget=clock())
    say(outlook_object(outlook(position, seat, mixes, worth_of_approval(position, shipped_values))))


def review(game: Game) -> None:
    reviews = []
    for one in review_game(game, clock):
        reviews.append(one)
        say(turn_object(one))
    say(ending_object(reviews, win_chances(game.position)))


def clock() -> Callable[[], float]:
    started = time.process_time()
    return lambda: (time.process_time() - started) / SECONDS


def say(said: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(said, separators=(",", ":")) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
