"""A list of ratings that grows over many tournaments, in a file. No game is counted twice.

The file is JSON: `bots`, the highest rating first, each with its interval and the number of games it played, and
`counted`, how many games of which pairing are in it. A game is known by its pairing, seats, seed and number, so the
same tournament can be given again, with more games or from another folder.
"""

import json
import os
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from thenumber.arena.errors import TournamentError
from thenumber.arena.pairings import Planned, Tournament
from thenumber.arena.ratings import Rating, rate
from thenumber.arena.tallies import SURE, Finals

VERSION = 1

Counted = tuple[str, str, int, int]
"""Games that go together: the bot that is alone, the others, the number of seats, the seed."""


class Listed(NamedTuple):
    """A bot on the list."""

    rating: Rating
    games: int

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval of the rating."""
        return self.rating.mu - SURE * self.rating.sigma

    @property
    def high(self) -> float:
        return self.rating.mu + SURE * self.rating.sigma


class RatingList(NamedTuple):
    bots: dict[str, Listed]
    """The highest rating first."""
    counted: dict[Counted, int]

    def with_games(self, tournament: Tournament, finals: Sequence[Finals]) -> "RatingList":
        """The list after the first games of a tournament, as far as they are not in it."""
        games = [(tournament.planned(place), scored) for place, scored in enumerate(finals)]
        new = [(planned, scored) for planned, scored in games if planned.game_no >= self.counted.get(_key(planned), 0)]
        known = {bot: listed.rating for bot, listed in self.bots.items()}
        rated = rate(tournament.bots, ((planned.bots, scored) for planned, scored in new), known)
        played = Counter({bot: listed.games for bot, listed in self.bots.items()})
        played.update(bot for planned, _ in new for bot in planned.pairing)
        counted = self.counted | {_key(planned): planned.game_no + 1 for planned, _ in new}
        return RatingList(_sorted({bot: Listed(rating, played[bot]) for bot, rating in rated.items()}), counted)


def _key(planned: Planned) -> Counted:
    return (*planned.pairing, planned.seats, planned.seed)


def _sorted(bots: dict[str, Listed]) -> dict[str, Listed]:
    return dict(sorted(bots.items(), key=lambda item: (-item[1].rating.mu, item[0])))


def read_rating_list(path: Path) -> RatingList:
    """The list in a file; an empty one if there is none yet. Raises `TournamentError` if it is something else."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        if path.parent.is_dir():
            return RatingList({}, {})
        raise TournamentError("no-rating-list", found=path, right=str(VERSION)) from None
    except (OSError, UnicodeError) as error:
        raise TournamentError("no-rating-list", found=path, right=str(VERSION)) from error
    try:
        said = json.loads(text)
        if said["version"] != VERSION:
            raise ValueError
        bots = {str(row["bot"]): Listed(_rating(row), int(row["games"])) for row in said["bots"]}
        counted = {
            (str(row["one"]), str(row["many"]), int(row["seats"]), int(row["seed"])): int(row["games"])
            for row in said["counted"]
        }
    except (ValueError, KeyError, TypeError) as error:
        raise TournamentError("no-rating-list", found=path, right=str(VERSION)) from error
    return RatingList(_sorted(bots), counted)


def _rating(row: dict[str, float]) -> Rating:
    rating = Rating(float(row["mu"]), float(row["sigma"]))
    if not rating.sigma > 0:
        raise ValueError(rating)
    return rating


def write_rating_list(path: Path, ratings: RatingList) -> None:
    """Write the list; whoever reads the file meanwhile sees the old one or the new one."""
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    beside.write_text(json.dumps(rating_list_json(ratings), indent=1) + "\n", encoding="utf-8")
    beside.replace(path)


def rating_list_json(ratings: RatingList) -> dict[str, object]:
    return {"version": VERSION, "bots": [*_rows(ratings.bots.items())], "counted": [*_counted(ratings)]}


def _rows(bots: Iterable[tuple[str, Listed]]) -> Iterable[dict[str, object]]:
    for bot, listed in bots:
        yield {"bot": bot, **listed.rating._asdict(), "low": listed.low, "high": listed.high, "games": listed.games}


def _counted(ratings: RatingList) -> Iterable[dict[str, object]]:
    for (one, many, seats, seed), games in sorted(ratings.counted.items()):
        yield {"one": one, "many": many, "seats": seats, "seed": seed, "games": games}
