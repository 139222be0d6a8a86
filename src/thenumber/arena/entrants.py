"""Who may enter a tournament: the bots of the house, and those that installed packages offer.

A package offers a bot as an entry point of the group `thenumber.bots`, under the bot's own name.
"""

from importlib.metadata import EntryPoint, entry_points

from thenumber.arena.errors import TournamentError
from thenumber.bots.bot import Bot
from thenumber.bots.registry import BOTS

GROUP = "thenumber.bots"


def entrant_names() -> tuple[str, ...]:
    """The house first, then the others; nothing of theirs is loaded for that."""
    return (*BOTS, *sorted({point.name for point in entry_points(group=GROUP)} - BOTS.keys()))


def entrant(name: str) -> Bot:
    """The bot of this name, loaded if it comes from another package."""
    if name in BOTS:
        return BOTS[name]
    offers = tuple(entry_points(group=GROUP, name=name))
    if not offers:
        raise TournamentError("unknown-bot", found=name, right=", ".join(entrant_names()))
    places = sorted({offer.value for offer in offers})
    if len(places) > 1:
        raise TournamentError("bot-offered-twice", found=name, right=", ".join(places))
    return _load(offers[0])


def _load(offer: EntryPoint) -> Bot:
    try:
        bot = offer.load()
    except Exception as error:  # other people's code: it may raise anything
        found = f"{offer.value}: {type(error).__name__}: {error}"
        raise TournamentError("bot-not-loaded", found=found, right=offer.name) from error
    named = getattr(bot, "name", None) == offer.name == "".join(offer.name.lower().split())
    if isinstance(bot, type) or not named or not callable(getattr(bot, "choose", None)):
        raise TournamentError("no-bot", found=offer.value, right=offer.name)
    checked: Bot = bot
    return checked
