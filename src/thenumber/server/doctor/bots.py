"""The bots: whether the solver is compiled, and whether a process for bots lives here and chooses a number."""

import asyncio

from thenumber.bots.champion import ChampionBot
from thenumber.bots.stand_in import stand_in
from thenumber.rules.game import new_game, play
from thenumber.server.doctor.finding import Finding, good, hint, wrong
from thenumber.server.settings import Settings
from thenumber.server.thinking.compiled_code import is_compiled, settle_folder
from thenumber.server.thinking.worker_process import WorkersError
from thenumber.server.thinking.workers import Workers

BUDGET, PATIENCE = 30.0, 120.0
"""The most seconds for a number, and with what the bot needs to get ready. A machine that is busy is no finding."""


def look_at_solver(settings: Settings) -> Finding:
    if settings.data.exists():  # else nothing was compiled for it yet, and no directory is to be made
        settle_folder(settings.data)
    command = "python -m thenumber.server.thinking.compile_main"
    return good("doctor-compiled") if is_compiled() else hint("doctor-uncompiled", command=command)


async def look_at_worker(*, compiled: bool, small: bool) -> Finding:
    """Start a worker as the server does, and let its strongest bot choose; a first number needs nothing compiled."""
    workers, loop = Workers(1, BUDGET, small=small), asyncio.get_running_loop()
    bot = stand_in(ChampionBot.name).name if small else ChampionBot.name
    game = play(new_game(3), [987, 654, 321]) if compiled else new_game(3)
    begun = loop.time()
    try:
        await workers.start()
        choice = await workers.choose(bot, game, 0, seed=1, patience=PATIENCE)
    except WorkersError as error:
        if error.killed_by:
            return wrong("doctor-worker-killed", signal=error.killed_by)
        return wrong("doctor-worker-dead", reason=str(error))
    finally:
        await workers.close()
    if choice.by != bot:
        return wrong("doctor-worker-stand-in", bot=bot, by=choice.by)
    return good("doctor-worker", seconds=f"{loop.time() - begun:.1f}")
