"""`thenumber bots`: all bots, and what each of them would write in a position, and why."""

from collections.abc import Iterator
from random import Random

from rich.console import Console
from rich.table import Table
from rich.text import Text

from thenumber.bots.bot import Bot, Reason, ask
from thenumber.bots.errors import BrokenBotError, UnusableBotError
from thenumber.bots.registry import BUILT_IN, LADDER, bot_names, find_bot
from thenumber.cli.exit_codes import WRONG_USAGE
from thenumber.cli.names import bot_name
from thenumber.cli.positions import position_from, seat_from
from thenumber.cli.texts import complain, listed, stop, text
from thenumber.rules.digits import number_name
from thenumber.rules.game import Game


def bots(line: str | None, letter: str, seed: int) -> None:
    shown = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
    shown.add_column(text("bots-level"), justify="right")
    shown.add_column(text("tournament-bot"))
    shown.add_column("--bots")
    if line is None:
        shown.add_column(text("bots-character"))
        for bot in _usable_bots():
            shown.add_row(_level(bot), bot_name(bot.name), bot.name, Text(bot_about(bot.name)))
    else:
        position = position_from(line)
        seat = seat_from(letter, position)
        if seat not in position.writers:
            stop(text("bots-sits-out", found=letter), WRONG_USAGE)
        shown.add_column(text("bots-number"))
        shown.add_column(text("bots-why"))
        game = Game(position)
        for bot in _usable_bots():
            try:
                number = ask(bot, game, seat, Random(f"{seed} {bot.name}"))
            except BrokenBotError as error:
                complain(bot_message(error))
                continue
            why = BUILT_IN[bot.name].explain(game, seat, number) if bot.name in BUILT_IN else None
            words = Text(reason_words(why) if why else "")
            shown.add_row(_level(bot), bot_name(bot.name), bot.name, number_name(number), words)
    Console(highlight=False, emoji=False).print(shown)


def bot_from(name: str) -> Bot:
    """The bot of this name; ends the command with a sentence if it can't be had."""
    try:
        return find_bot(name)
    except UnusableBotError as error:
        stop(bot_message(error), WRONG_USAGE)


def bot_about(name: str) -> str:
    """The character of a bot in a sentence; nothing for a bot of another package, which the catalogue does not know."""
    return text(f"bot-{name}-about") if name in BUILT_IN else ""


def bot_message(error: UnusableBotError | BrokenBotError) -> str:
    """What is wrong with a bot, in a sentence."""
    return text(f"tournament-{error.code}", found=error.found, right=error.right)


def reason_words(reason: Reason) -> str:
    """Why a bot wrote its number, in a sentence."""
    said = dict(reason.variables)
    if "kind" in said:
        said["kind"] = bot_name(str(said["kind"]))
    if "numbers" in said:
        said["numbers"] = listed(str(said["numbers"]).split(", "))
    return text(f"why-{reason.code}", **said)


def _usable_bots() -> Iterator[Bot]:
    """The bots of the house from the easiest up, then the others; says what is wrong with one that can't be loaded."""
    yield from LADDER
    for name in bot_names()[len(LADDER) :]:
        try:
            yield find_bot(name)
        except UnusableBotError as error:
            complain(bot_message(error))


def _level(bot: Bot) -> str:
    return str(getattr(bot, "level", ""))
