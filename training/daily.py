"""Make the positions of Number of the Day, shipped in daily/data/days.zip.

    python training/daily.py [--days 420] [--seed 1] [--write] [--workers 2] [--cluster ray]

Bots of the house play against each other. Where a game has come to a turn of the plan, it is asked of each seat whether
its choice would be worth a day: what each of its numbers can expect is computed exactly, against the mixes of the bots
in the other seats; `worth_a_day` says what is asked for. What the others write is drawn from their mixes. One day after
the other has another number of seats (`SEATS`) and another turn (`TURN_NOS`). Prints how many positions were looked at;
the last line is JSON. With `--write` the file is replaced. Every day has a seed of its own: the same seed gives the
same days, for any number of processes and on a cluster.
"""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Mapping
from math import gcd
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from thenumber.arena.crew import Crew, in_order
from thenumber.bots.bot import MixingBot
from thenumber.bots.cautious import CautiousBot
from thenumber.bots.champion import ChampionBot
from thenumber.bots.equilibrium import EquilibriumBot
from thenumber.bots.equilibrium_mixes import draw
from thenumber.bots.greedy import GreedyBot
from thenumber.bots.planner import PlannerBot
from thenumber.bots.random import RandomBot
from thenumber.bots.schemer import SchemerBot
from thenumber.bots.thinker import ThinkerBot
from thenumber.daily import shipped
from thenumber.daily.day import Day, Prospect
from thenumber.daily.shipped import PARTS, day_object, member
from thenumber.daily.stars import stars_of
from thenumber.rules.digits import Number, first_digit
from thenumber.rules.game import Game, new_game, play
from thenumber.rules.seats import Seat
from thenumber.solver.evaluate import evaluate
from training.crew_options import add_crew_options, crew_asked_for, positive


class QuickChampion(ChampionBot):
    """A champion that thinks for a fifth of the time: some thousands of positions are looked at."""

    steps = 300


FILE = Path(shipped.__file__).parent / shipped.DATA
BOTS: dict[MixingBot, int] = {
    GreedyBot(): 2,
    CautiousBot(): 3,
    ThinkerBot(): 1,
    SchemerBot(): 1,
    PlannerBot(): 1,
    EquilibriumBot(): 4,
    QuickChampion(): 4,
    RandomBot(): 1,
}
"""The bots of the days, and how often each sits down: all whose mix depends on the boards alone, for these are all that
a player is shown."""
SEATS = (3, 4, 5, 4, 3, 5, 2)
"""The seats of seven days in a row."""
TURN_NOS = (3, 5, 2, 4)
"""The turns of four days in a row. In the first turn of a round all boards are alike."""
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The date of all members of the file, so that the same days are the same bytes."""

FEWEST_WRITERS = 3
"""The fewest seats that can still write, where there are so many."""
FEWEST_DIGITS = 4
"""The fewest digits that must be available to the own seat."""
LEAST_POINTS = 3.0
"""The fewest points that the best number must be able to expect."""
SECOND_PLAN, THIRD_PLAN = 0.8, 0.6
"""The shares of the best number's points that the best numbers with another and with a third first digit must have."""
TYPICAL = 0.55
"""The most, as a share of the best number's points, that a number written at random may be able to expect."""
OBVIOUS = 0.9
"""The most, as a share of the best number's points, that the highest and the lowest number may be able to expect."""
UNSURE = (0.5, 0.97)
"""The bounds of the best number's chance to be approved: nobody knows for certain what the others write."""
RISKS = 0.04
"""The least difference between the chances of the best numbers of the best two plans to be approved."""
NEARLY_BEST, MOST_BEST = 0.95, 0.1
"""A share of the best number's points, and the largest share of all numbers that may have it."""


def worth_a_day(day: Day) -> bool:
    """Whether the choice is neither easy nor empty: several plans are sensible, most numbers are clearly worse, and
    nobody finds the best ones by always writing the highest or the lowest number."""
    prospects = day.prospects
    best = prospects[day.best].points
    plans: dict[int, Prospect] = {}
    for number, prospect in prospects.items():
        plans[first_digit(number)] = max(prospect, plans.get(first_digit(number), prospect))
    tops = sorted(plans.values(), reverse=True)
    low, high = UNSURE
    return (
        len(tops) >= FEWEST_DIGITS
        and best >= LEAST_POINTS
        and low <= tops[0].approved <= high
        and abs(tops[0].approved - tops[1].approved) >= RISKS
        and tops[1].points >= SECOND_PLAN * best
        and tops[2].points >= THIRD_PLAN * best
        and fmean(prospect.points for prospect in prospects.values()) <= TYPICAL * best
        and all(prospects[number].points <= OBVIOUS * best for number in (min(prospects), max(prospects)))
        and sum(prospect.points >= NEARLY_BEST * best for prospect in prospects.values()) <= MOST_BEST * len(prospects)
    )


def whole_weights(mix: Mapping[Number, float]) -> dict[Number, int]:
    """The mix in whole weights, as small as they can be; the rarest numbers go."""
    most = max(mix.values())
    parts = {number: round(PARTS * weight) or (weight == most) for number, weight in sorted(mix.items())}
    divisor = gcd(*parts.values())
    return {number: weight // divisor for number, weight in parts.items() if weight}


def day_of_seat(game: Game, seat: Seat, bots: list[MixingBot], mixes: list[dict[Number, int]], rng: Random) -> Day:
    others = {other: mix for other, mix in enumerate(mixes) if mix and other != seat}
    expected = evaluate(game.position, seat, others)
    return Day(
        position=game.position,
        seat=seat,
        bots=tuple(None if other == seat else bot.name for other, bot in enumerate(bots)),
        numbers=tuple(
            draw({n: float(w) for n, w in others[other].items()}, rng) if other in others else None
            for other in range(game.seats)
        ),
        mixes=tuple(others.get(other, {}) for other in range(game.seats)),
        prospects={
            number: Prospect(*(round(part, 3) for part in (one.points, one.approved, one.bonus)))
            for number, one in expected.items()
        },
    )


def found_day(seats: int, turn_no: int, rng: Random, looks: Counter[str]) -> Day:
    """A day for so many seats, in this turn of either round. Games are played until one comes along."""
    while True:
        bots, game = rng.choices([*BOTS], [*BOTS.values()], k=seats), new_game(seats)
        while not game.over:
            if game.position.turn_no == turn_no:
                looks["positions"] += 1
                if day := day_in_position(game, bots, rng, looks):
                    return day
            writers = game.position.writers
            game = play(game, [bots[s].choose(game, s, rng) if s in writers else None for s in range(seats)])


def day_in_position(game: Game, bots: list[MixingBot], rng: Random, looks: Counter[str]) -> Day | None:
    """A day for one of the seats; None if there is none, or hardly anybody is left who can write."""
    writers = game.position.writers
    if len(writers) < min(game.seats, FEWEST_WRITERS):
        return None
    mixes = [whole_weights(bots[seat].mix(game, seat)) if seat in writers else {} for seat in range(game.seats)]
    for seat in rng.sample(writers, len(writers)):
        looks["seats"] += 1
        day = day_of_seat(game, seat, bots, mixes, rng)
        if worth_a_day(day):
            return day
    return None


class Asked(NamedTuple):
    """A day to be made."""

    place: int
    seed: int


def made_day(asked: Asked, /, *, careful: bool) -> tuple[Day, Counter[str]]:  # noqa: ARG001 no code of others runs here
    """The day, and how many positions and seats were looked at for it."""
    place, looks = asked.place, Counter[str]()
    rng = Random(f"{asked.seed} {place}")
    return found_day(SEATS[place % len(SEATS)], TURN_NOS[place % len(TURN_NOS)], rng, looks), looks


def made_days(count: int, seed: int, crew: Crew, looks: Counter[str]) -> list[Day]:
    days = list[Day]()
    for day, looked in in_order(crew, made_day, [Asked(place, seed) for place in range(count)]):
        days.append(day)
        looks += looked
        if len(days) % 20 == 0:
            print(f"{len(days)} days, {looks['positions']} positions", flush=True)
    return days


def write(days: list[Day], path: Path) -> None:
    with ZipFile(path, "w") as file:
        for place, day in enumerate(days):
            info = ZipInfo(member(place), LONG_AGO)
            info.compress_type = ZIP_DEFLATED
            file.writestr(info, json.dumps(day_object(day), separators=(",", ":")), compresslevel=9)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--days", type=positive, default=420)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    add_crew_options(parser)
    options = parser.parse_args()
    looks, started = Counter[str](), time.perf_counter()
    with crew_asked_for(options) as crew:
        days = made_days(options.days, options.seed, crew, looks)
    if options.write:
        write(days, FILE)
    shares = Counter(count for day in days for count in stars_of(day).values())
    total = sum(shares.values())
    print(
        json.dumps(
            {
                "days": len(days),
                **looks,
                "stars": {count: round(shares[count] / total, 3) for count in sorted(shares)},
                "best": round(fmean(day.prospects[day.best].points for day in days), 2),
                "seconds": round(time.perf_counter() - started, 1),
            }
        )
    )


if __name__ == "__main__":
    main()
