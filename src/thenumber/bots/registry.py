"""The one list of bots: those of this package and those that installed packages offer. Beside it, models of people.

A package offers a bot as an entry point of the group `thenumber.bots`, under the bot's own name. The entry point is the
bot itself, or its class, which is called without arguments. Names are read once in a process, and reading them loads
nothing. A bot of another package is loaded when it is first looked up; one that can't be loaded raises
`UnusableBotError` and leaves all others as they are.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING

from thenumber.bots.banker import BankerBot
from thenumber.bots.bot import Bot, LadderBot, PreparingBot, is_bot
from thenumber.bots.cautious import CautiousBot
from thenumber.bots.champion import ChampionBot
from thenumber.bots.copycat import CopycatBot
from thenumber.bots.dreamer import DreamerBot
from thenumber.bots.echo import EchoBot
from thenumber.bots.equilibrium import EquilibriumBot
from thenumber.bots.errors import UnusableBotError
from thenumber.bots.greedy import GreedyBot
from thenumber.bots.hunter import HunterBot
from thenumber.bots.lucky import LuckyBot
from thenumber.bots.names import is_bot_name
from thenumber.bots.nervous import NervousBot
from thenumber.bots.people import ByFeelBot, PersonBot
from thenumber.bots.pianist import PianistBot
from thenumber.bots.planner import PlannerBot
from thenumber.bots.random import RandomBot
from thenumber.bots.schemer import SchemerBot
from thenumber.bots.thinker import ThinkerBot

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "thenumber.bots"
"""The group of entry points in which packages offer bots."""

_BUILT_IN: tuple[LadderBot, ...] = (
    GreedyBot(),
    CautiousBot(),
    CopycatBot(),
    RandomBot(),
    ThinkerBot(),
    SchemerBot(),
    PlannerBot(),
    EquilibriumBot(),
    ChampionBot(),
    HunterBot(),
    EchoBot(),
    BankerBot(),
    LuckyBot(),
    DreamerBot(),
    NervousBot(),
    PianistBot(),
)

BUILT_IN: Mapping[str, LadderBot] = {bot.name: bot for bot in _BUILT_IN}
"""The bots of this package by name, in the order in which empty seats are filled."""

LADDER: tuple[LadderBot, ...] = tuple(sorted(_BUILT_IN, key=lambda bot: bot.level))
"""The bots of this package from the easiest to the hardest."""

MODELS: Mapping[str, Bot] = {bot.name: bot for bot in (PersonBot(), ByFeelBot())}
"""Models of people by name: they are not on the list, and play for whoever asks for them, as opponents in tournaments.
"""


def bot_names() -> tuple[str, ...]:
    """The names of all bots: those of this package first, then the others in alphabetical order. Nothing is loaded."""
    ours = BUILT_IN.keys() | MODELS.keys()
    return (*BUILT_IN, *sorted(name for name in _offers() if is_bot_name(name) and name not in ours))


def light_bot_names() -> tuple[str, ...]:
    """The names of the bots that a machine with little memory can have: all but those of this package that need the
    solver. What a bot of another package needs, its host knows.

    >>> [name for name in ("greedy", "cautious", "champion") if name in light_bot_names()]
    ['greedy', 'cautious']
    """
    return tuple(name for name in bot_names() if not isinstance(BUILT_IN.get(name), PreparingBot))


def find_bot(name: str) -> Bot:
    """The bot of this name, loaded if need be. Raises `UnusableBotError` if there is none, or it can't be loaded.

    >>> find_bot("greedy").name
    'greedy'
    """
    if bot := BUILT_IN.get(name) or MODELS.get(name):
        return bot
    if name not in _offers():
        raise UnusableBotError("unknown-bot", found=name, right=", ".join(bot_names()))
    return _loaded(name)


class _Bots(Mapping[str, Bot]):
    """`bot_names` and `find_bot` as a mapping. Asking for a name that is not in it raises `KeyError`."""

    def __getitem__(self, name: str) -> Bot:
        if name not in self:
            raise KeyError(name)
        return find_bot(name)

    def __contains__(self, name: object) -> bool:
        return name in BUILT_IN or name in bot_names()

    def __iter__(self) -> Iterator[str]:
        return iter(bot_names())

    def __len__(self) -> int:
        return len(bot_names())


BOTS: Mapping[str, Bot] = _Bots()
"""All bots by name, those of this package first. A bot of another package is loaded when it is looked up."""


@cache
def _offers() -> dict[str, tuple["EntryPoint", ...]]:
    """The entry points of installed packages by name; several if packages disagree."""
    from importlib.metadata import entry_points  # takes some 20 ms to load, and few processes need it

    found: dict[str, tuple[EntryPoint, ...]] = {}
    for point in entry_points(group=GROUP):
        found[point.name] = (*found.get(point.name, ()), point)
    return found


@cache
def _loaded(name: str) -> Bot:
    offer, *others = _offers()[name]
    places = sorted({offer.value, *(other.value for other in others)})
    if len(places) > 1:
        raise UnusableBotError("bot-offered-twice", found=name, right=", ".join(places))
    try:
        loaded = offer.load()
        bot = loaded() if isinstance(loaded, type) else loaded
        usable = is_bot(bot) and bot.name == name
    except (Exception, SystemExit) as error:  # other people's code: it may raise anything
        found = f"{offer.value}: {type(error).__name__}: {error}"
        raise UnusableBotError("bot-not-loaded", found=found, right=name) from error
    if not usable:
        raise UnusableBotError("no-bot", found=offer.value, right=name)
    checked: Bot = bot
    return checked
