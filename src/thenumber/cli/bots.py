"""`thenumber bots`: the ladder of bots, and what each of them would write in a position, and why."""

from random import Random

from rich.console import Console
from rich.table import Table
from rich.text import Text

from thenumber.bots.bot import Reason
from thenumber.bots.registry import LADDER
from thenumber.cli.exits import WRONG_USAGE
from thenumber.cli.positions import position_from, seat_from
from thenumber.cli.texts import stop, text
from thenumber.rules.digits import number_name
from thenumber.rules.game import Game


def bots(line: str | None, letter: str, seed: int) -> None:
    shown = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
    shown.add_column(text("bots-level"), justify="right")
    shown.add_column(text("tournament-bot"))
    if line is None:
        shown.add_column(text("bots-character"))
        for bot in LADDER:
            shown.add_row(str(bot.level), bot.name, Text(text(f"bot-{bot.name}-about")))
    else:
        position = position_from(line)
        seat = seat_from(letter, position)
        if seat not in position.writers:
            stop(text("bots-sits-out", found=letter), WRONG_USAGE)
        shown.add_column(text("bots-number"))
        shown.add_column(text("bots-why"))
        game = Game(position)
        for bot in LADDER:
            number = bot.choose(game, seat, Random(f"{seed} {bot.name}"))
            why = bot.explain(game, seat, number)
            shown.add_row(str(bot.level), bot.name, number_name(number), Text(reason_words(why) if why else ""))
    Console(highlight=False, emoji=False).print(shown)


def reason_words(reason: Reason) -> str:
    """Why a bot wrote its number, in a sentence."""
    return text(f"why-{reason.code}", **dict(reason.variables))
