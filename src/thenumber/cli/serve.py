"""`thenumber serve`: the server, and where phones find it."""

import asyncio
import errno
import logging
import os
import signal
import sys
import threading
import webbrowser
from collections.abc import Mapping
from contextlib import nullcontext
from typing import NoReturn

from aiohttp import web

from thenumber.cli.exit_codes import WRONG_RECORD, WRONG_USAGE
from thenumber.cli.streams import discard_output
from thenumber.server.admission.descriptors import raise_limit
from thenumber.server.event_loop import new_event_loop
from thenumber.server.logs import set_up_logging
from thenumber.server.settings import Settings, SettingsError, settings_from
from thenumber.server.store.database import make_directory
from thenumber.server.store.errors import StoreError
from thenumber.server.store.server_lock import only_server
from thenumber.server.systemd import tell_ready
from thenumber.server.thinking.compiled_code import settle_folder
from thenumber.server.thinking.compiler import compiling_in_background
from thenumber.server.web.addresses import base_urls, own_addresses, qr_lines
from thenumber.server.web.app import make_app
from thenumber.server.web.http_connection import without_banner
from thenumber.server.web.listener import Listener

LOG = logging.getLogger(__name__)


def text(key: str, **variables: str | int) -> str:
    """A text of the catalogue, which is loaded when it is first needed: that takes a while, and a server should start
    at once."""
    from thenumber.cli import texts

    return texts.text(key, **variables)


def stop(message: str, code: int) -> NoReturn:
    from thenumber.cli import texts

    texts.stop(message, code)


def read_settings(options: Mapping[str, str | None]) -> Settings:
    try:
        return settings_from(options, os.environ)
    except SettingsError as error:
        message = text(f"settings-{error.code}", name=error.name, found=error.found, right=error.right)
        stop(message, WRONG_USAGE)


def serve(options: Mapping[str, str | None], *, browser: bool) -> None:
    settings = read_settings(options)
    set_up_logging(settings.log_level, settings.log_format)
    try:
        make_directory(settings.data)
        settle_folder(settings.data)
        raise_limit()
        with only_server(settings.database_url), asyncio.Runner(loop_factory=new_event_loop) as runner:
            runner.run(_serve(settings, browser=browser))
    except StoreError as error:
        stop(store_message(error), WRONG_RECORD)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            stop(text("serve-port-taken", port=str(settings.port)), WRONG_RECORD)
        from thenumber.cli.system_reasons import system_reason

        stop(text("serve-failed", reason=system_reason(error)), WRONG_RECORD)


ANSWER_SECONDS = 0.2
"""The seconds that requests get to be answered once everybody was said goodbye to, and again to be cancelled."""
END_SECONDS = 2.8
"""The seconds after which the server ends for certain when it is told to, whatever is still under way. Nothing is lost:
what was acknowledged is on the disk."""
SOON = 0.05
"""The seconds after which the addresses are printed. The texts take a while to load, and whoever waits for an answer
comes first."""
WHITE_ON_BLACK, AS_BEFORE = "\x1b[97;40m", "\x1b[0m"
"""The control sequences around a QR code: white on black, which a camera reads in every colour scheme, and back."""

SAID = (
    *("url", "unwritable", "not-ours", "older", "newer", "old-postgres", "encoding", "pooler", "unavailable"),
    *("backup-missing", "damaged", "exists", "served"),
)
"""The codes of store errors that a person can do something about; all others are said alike."""


def store_message(error: StoreError) -> str:
    from thenumber.cli.system_reasons import reason_in_words

    code = error.code if error.code in SAID else "refused"
    return text(f"store-{code}", found=error.found, right=error.right, reason=reason_in_words(error.reason))


async def _serve(settings: Settings, *, browser: bool) -> None:
    told_to_stop = _told_to_stop()  # before anybody can find the server
    app = make_app(settings)
    runner = web.AppRunner(app, handle_signals=False, shutdown_timeout=ANSWER_SECONDS)
    await runner.setup()
    if runner.server is None:
        raise RuntimeError("a runner that is set up has a server")
    listener = Listener(without_banner(runner.server, app), settings)
    try:
        port = await listener.start()
        tell_ready()
        await asyncio.sleep(SOON)
        urls = base_urls(settings, port, own_addresses())
        await asyncio.to_thread(_announce, urls, browser=browser)
        async with nullcontext() if settings.small else compiling_in_background():  # what it needs, a review compiles
            await told_to_stop.wait()
    finally:
        listener.close()
        await runner.cleanup()


def _announce(urls: list[str], *, browser: bool) -> None:
    """Every address that phones can use, and the best of them as a QR code where there is a screen."""
    try:
        print(text("serve-running"))
        for url in urls:
            print(f"  {url}/")
        if urls and sys.stdout.isatty():
            for line in qr_lines(f"{urls[0]}/", sys.stdout.encoding):
                print(f"{WHITE_ON_BLACK}{line}{AS_BEFORE}")
        print(text("serve-stop"), flush=True)
    except BrokenPipeError:  # nobody reads it any more; that is no reason to stop
        discard_output()
    if urls and browser and sys.stdout.isatty():
        webbrowser.open(f"{urls[0]}/")


def _told_to_stop() -> asyncio.Event:
    """An event that is set when the process is told to stop, from now on. Then it has `END_SECONDS`."""
    told = asyncio.Event()

    def tell() -> None:
        if not told.is_set():
            told.set()
            end = threading.Timer(END_SECONDS, _end_for_certain)
            end.daemon = True
            end.start()

    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, tell)
    return told


def _end_for_certain() -> None:
    LOG.warning("not everything came to an end within %g s", END_SECONDS)
    os._exit(0)
