"""`thenumber check`: show that a bot keeps its promises, and how fast it is."""

from contextlib import ExitStack

from thenumber.bots.bot import Bot
from thenumber.bots.errors import BrokenBotError, UnusableBotError
from thenumber.bots.registry import find_bot
from thenumber.cli.bots import bot_message
from thenumber.cli.exit_codes import WRONG_RECORD, WRONG_USAGE
from thenumber.cli.seconds import seconds_from
from thenumber.cli.texts import decimal, stop, text
from thenumber.programs.find import is_program, new_program
from thenumber.programs.process import Limits
from thenumber.programs.proof import prove


def check(name: str, games: int, seed: int, seconds: str) -> None:
    if games < 1:
        stop(text("tournament-too-few-games", found=games, right="1"), WRONG_USAGE)
    limits = Limits(number=seconds_from(seconds))
    with ExitStack() as stack:
        try:
            bot: Bot
            if is_program(name):
                bot = program = stack.enter_context(new_program(name, limits))
                author = program.author
            else:
                bot, author = find_bot(name), ""
            proof = prove(bot, games=games, seed=seed)
        except UnusableBotError as error:
            stop(bot_message(error), WRONG_USAGE)
        except BrokenBotError as error:
            stop(bot_message(error), WRONG_RECORD)
    print(text("check-by", name=bot.name, author=author) if author else bot.name)
    print(text("check-proved", count=proof.questions))
    print(text("check-pace", mean=decimal(1000 * proof.seconds, 2), slowest=decimal(1000 * proof.slowest, 1)))
