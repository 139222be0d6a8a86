"""Make champion's mixes for the first turn of a round: the shipped openings, tilted against weaker players.

    python training/champion_openings.py [--write]

To be run again after training/openings.py. With `--write`, src/thenumber/bots/data/champion_openings.json is replaced.
The last line is JSON: the largest difference from the shipped weights.
"""

import argparse
import json
from pathlib import Path

from thenumber.bots import champion_openings
from thenumber.bots.champion import ChampionBot
from thenumber.bots.champion_openings import DATA, champion_opening
from thenumber.bots.exponential_tilt import tilted
from thenumber.rules.digits import Number, number_name
from thenumber.rules.game import new_game
from thenumber.rules.seats import MAX_SEATS, MIN_SEATS

FILE = Path(champion_openings.__file__).parent / DATA


def made(seats: int) -> dict[Number, float]:
    """The mix of every seat, computed."""
    game = new_game(seats)
    return tilted(game, 0, ChampionBot().mixes(game)[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    mixes = {seats: made(seats) for seats in range(MIN_SEATS, MAX_SEATS + 1)}
    worst = 0.0
    for seats, mix in mixes.items():
        shipped = champion_opening(new_game(seats).position) or {}
        worst = max(worst, *(abs(weight - shipped.get(number, 0.0)) for number, weight in mix.items()))
    if options.write:
        named = {
            str(seats): {number_name(number): float(f"{weight:.6g}") for number, weight in sorted(mix.items())}
            for seats, mix in mixes.items()
        }
        FILE.parent.mkdir(exist_ok=True)
        FILE.write_text(json.dumps(named, indent=0) + "\n", encoding="utf-8")
    print(json.dumps({"difference": worst}))


if __name__ == "__main__":
    main()
