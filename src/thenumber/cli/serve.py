"""`thenumber serve`: the server, and where phones find it."""

import asyncio
import errno
import os
import signal
import sys
import webbrowser
from collections.abc import Mapping
from typing import NoReturn

from aiohttp import web

from thenumber.cli.exit_codes import WRONG_RECORD, WRONG_USAGE
from thenumber.server.event_loop import new_event_loop
from thenumber.server.logs import set_up_logging
from thenumber.server.settings import Settings, SettingsError, settings_from
from thenumber.server.store.database import make_directory
from thenumber.server.store.errors import StoreError
from thenumber.server.thinking.compiled_code import settle_folder
from thenumber.server.thinking.compiler import compiling_in_background
from thenumber.server.web.addresses import base_urls, own_addresses, qr_lines
from thenumber.server.web.app import make_app


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
    set_up_logging(settings.log_level)
    try:
        make_directory(settings.data)
        settle_folder(settings.data)
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            runner.run(_serve(settings, browser=browser))
    except StoreError as error:
        stop(store_message(error), WRONG_RECORD)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            stop(text("serve-port-taken", port=str(settings.port)), WRONG_RECORD)
        stop(text("serve-failed", reason=error.strerror or str(error)), WRONG_RECORD)


IDLE_SECONDS = 75.0
"""How long a connection that asks nothing, or never finishes what it asks, is kept open."""
SOON = 0.05
"""The seconds after which the addresses are printed. The texts take a while to load, and whoever waits for an answer
comes first."""
WHITE_ON_BLACK, AS_BEFORE = "\x1b[97;40m", "\x1b[0m"
"""The control sequences around a QR code: white on black, which a camera reads in every colour scheme, and back."""

SAID = ("url", "unwritable", "not-ours", "older", "newer", "old-postgres", "unavailable", "backup-missing", "exists")
"""The codes of store errors that a person can do something about; all others are said alike."""


def store_message(error: StoreError) -> str:
    code = error.code if error.code in SAID else "refused"
    return text(f"store-{code}", found=error.found, right=error.right, reason=error.reason)


async def _serve(settings: Settings, *, browser: bool) -> None:
    told_to_stop = _told_to_stop()  # before anybody can find the server
    runner = web.AppRunner(make_app(settings), access_log=None, handle_signals=False, keepalive_timeout=IDLE_SECONDS)
    await runner.setup()
    try:
        site = web.TCPSite(runner, settings.host, settings.port)
        await site.start()
        port = runner.addresses[0][1]
        await asyncio.sleep(SOON)
        urls = base_urls(settings, port, own_addresses())
        await asyncio.to_thread(_announce, urls, browser=browser)
        async with compiling_in_background():
            await told_to_stop.wait()
    finally:
        await runner.cleanup()


def _announce(urls: list[str], *, browser: bool) -> None:
    """Every address that phones can use, and the best of them as a QR code where there is a screen."""
    print(text("serve-running"))
    for url in urls:
        print(f"  {url}/")
    if urls and sys.stdout.isatty():
        for line in qr_lines(f"{urls[0]}/", sys.stdout.encoding):
            print(f"{WHITE_ON_BLACK}{line}{AS_BEFORE}")
    print(text("serve-stop"), flush=True)
    if urls and browser and sys.stdout.isatty():
        webbrowser.open(f"{urls[0]}/")


def _told_to_stop() -> asyncio.Event:
    """An event that is set when the process is told to stop, from now on."""
    told = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, told.set)
    return told
