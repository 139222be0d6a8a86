"""`thenumber backup`, `restore` and `export`: copies of what a server keeps."""

import asyncio
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import thenumber.server.store.backup as copies
from thenumber.cli.exit_codes import WRONG_RECORD
from thenumber.cli.serve import read_settings, store_message
from thenumber.cli.texts import stop, text
from thenumber.server.store.database import make_directory
from thenumber.server.store.errors import StoreError
from thenumber.server.store.store import Store

Options = Mapping[str, str | None]


def backup(file: Path, options: Options) -> None:
    url = read_settings(options).database_url
    with _told():
        copies.backup(url, file)
    print(text("backup-done", file=str(file)))


def restore(file: Path, options: Options, *, replace: bool) -> None:
    settings = read_settings(options)
    with _told():
        make_directory(settings.data)
        copies.restore(file, settings.database_url, replace=replace)
    print(text("restore-done", file=str(file)))


def export(options: Options) -> None:
    url = read_settings(options).database_url
    with _told():
        asyncio.run(_export(url))


async def _export(url: str) -> None:
    store = await Store.open(url)
    between = b""
    try:
        async for game in store.all_finished():
            sys.stdout.buffer.write(between + game.record.encode())
            between = b"\n"
    finally:
        await store.close()


@contextmanager
def _told() -> Iterator[None]:
    """End the command with a sentence when something goes wrong."""
    try:
        yield
    except StoreError as error:
        in_use = error.code == "in-use"
        stop(text("store-in-use", found=error.found) if in_use else store_message(error), WRONG_RECORD)
