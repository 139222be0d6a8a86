"""The plan of a tournament: which bots meet, in which seats, and with what chance, all fixed by its few figures.

Every bot plays alone against tables full of every other one: that is a pairing, and its game 0 has the lonely one in
seat A, game 1 in seat B, and so on around the table. The first game of every pairing comes first, then every second
game: whoever wants more games later goes on where it ended.
"""

from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from thenumber.arena.errors import TournamentError
from thenumber.bots.names import player_names
from thenumber.rules.seats import MAX_SEATS, MIN_SEATS, Seat


class Pairing(NamedTuple):
    """One bot against a table of another kind."""

    one: str
    many: str


class Planned(NamedTuple):
    """A game to be played."""

    pairing: Pairing
    game_no: int
    """The number of the game within its pairing, from 0."""
    seats: int
    seed: int

    @property
    def seat(self) -> Seat:
        """The seat of the bot that is the only one of its kind."""
        return self.game_no % self.seats

    @property
    def bots(self) -> tuple[str, ...]:
        one, many = self.pairing
        return tuple(one if seat == self.seat else many for seat in range(self.seats))

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players as they stand in a record: `@random`, and `@random2` for the second of its kind."""
        return player_names(self.bots)

    def chance(self, seat: Seat) -> str:
        """The seed of a seat's random numbers: nothing in it depends on the rest of the tournament."""
        return f"{self.seed} {self.pairing.one} {self.pairing.many} {self.seats} {self.game_no} {seat}"


class Tournament(NamedTuple):
    """All that the games of a tournament depend on."""

    bots: tuple[str, ...]
    seats: int
    games: int
    """The number of games of every pairing."""
    seed: int
    gauntlet: str = ""
    """The bot that meets all others, which then don't meet each other; empty if everybody meets everybody."""

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        return _pairings(self.bots, self.gauntlet)

    @property
    def options(self) -> str:
        """What fixes its games, as it is typed."""
        gauntlet = f"--gauntlet {self.gauntlet} " if self.gauntlet else ""
        return f"{gauntlet}--bots {','.join(self.bots)} --seats {self.seats} --seed {self.seed}"

    @property
    def total(self) -> int:
        return self.games * len(self.pairings)

    def planned(self, place: int) -> Planned:
        """The game at this place of the plan, from 0."""
        game_no, pairing = divmod(place, len(self.pairings))
        return Planned(self.pairings[pairing], game_no, self.seats, self.seed)


@lru_cache(maxsize=8)
def _pairings(bots: tuple[str, ...], gauntlet: str) -> tuple[Pairing, ...]:
    pairs = (Pairing(one, many) for one, many in permutations(bots, 2))
    return tuple(pair for pair in pairs if not gauntlet or gauntlet in pair)


def new_tournament(bots: tuple[str, ...], seats: int, games: int, seed: int, gauntlet: str = "") -> Tournament:
    """A tournament that can be played, or `TournamentError`; whether there are such bots is for the registry to say.

    >>> tournament = new_tournament(("greedy", "random"), seats=3, games=10, seed=1)
    >>> tournament.total, tournament.planned(3).names
    (20, ('@greedy', '@random', '@greedy2'))
    >>> new_tournament(("greedy", "random"), seats=3, games=10, seed=1, gauntlet="copycat").total
    40
    """
    if gauntlet and gauntlet not in bots:
        bots = (gauntlet, *bots)
    if len(bots) < 2:
        raise TournamentError("too-few-bots", found=" ".join(bots), right="2")
    for place, bot in enumerate(bots):
        if bot in bots[:place]:
            raise TournamentError("bot-twice", found=bot, right=", ".join(dict.fromkeys(bots)))
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise TournamentError("wrong-seats", found=seats, right=f"{MIN_SEATS}-{MAX_SEATS}")
    if games < 1:
        raise TournamentError("too-few-games", found=games, right="1")
    return Tournament(bots, seats, games, seed, gauntlet)
