"""What everybody at a table is expected to write: the real mixes of bots, and a model of people for everybody else."""

from collections.abc import Sequence

from thenumber.bots.bot import MixingBot
from thenumber.bots.names import MARK, is_bot_player
from thenumber.bots.people import people_mix
from thenumber.bots.registry import BUILT_IN
from thenumber.rules.digits import Number
from thenumber.rules.game import Game


def expected_mixes(game: Game, bots: Sequence[str | None]) -> list[dict[Number, float]]:
    """A mix for every seat in the turn to come; an empty one for a seat that sits out.

    `bots` are the names of bots of the house, seat by seat; None, or any other name, is taken for a person.
    """
    mixes: list[dict[Number, float]] = [{} for _ in game.position.boards]
    for seat in game.position.writers:
        bot = BUILT_IN.get(bots[seat] or "")
        mixes[seat] = bot.mix(game, seat) if isinstance(bot, MixingBot) else people_mix(game, seat)
    return mixes


def bots_among(players: Sequence[str]) -> tuple[str | None, ...]:
    """Which of the players of a record are bots of the house, by their names; None for all others.

    >>> bots_among(["Ada", "@greedy", "@greedy2", "@hermit", "greedy"])
    (None, 'greedy', 'greedy', None, None)
    """
    names = [player.removeprefix(MARK).rstrip("0123456789") if is_bot_player(player) else "" for player in players]
    return tuple(name if name in BUILT_IN else None for name in names)
