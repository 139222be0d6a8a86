"""`thenumber backup` and `restore`: copies of all that a server keeps."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import thenumber.server.store.backup as copies
from thenumber.cli.exit_codes import WRONG_RECORD
from thenumber.cli.serve import read_settings, store_message
from thenumber.cli.texts import stop, text
from thenumber.server.store.address import parse_address
from thenumber.server.store.database import make_directory
from thenumber.server.store.errors import StoreError

Options = Mapping[str, str | None]


def backup(file: Path, options: Options) -> None:
    url = read_settings(options).database_url
    with told():
        demand_data(url)
        copies.backup(url, file)
    print(text("backup-done", file=str(file)))


def restore(file: Path, options: Options, *, replace: bool) -> None:
    settings = read_settings(options)
    with told():
        make_directory(settings.data)
        copies.restore(file, settings.database_url, replace=replace)
    print(text("restore-done", file=str(file)))


def demand_data(url: str) -> None:
    """End the command if no server has kept anything there. Nothing is made there by asking."""
    path = parse_address(url).path
    if path and not path.exists():
        stop(text("store-nothing", found=str(path.parent)), WRONG_RECORD)


@contextmanager
def told() -> Iterator[None]:
    """End the command with a sentence when something goes wrong."""
    try:
        yield
    except StoreError as error:
        in_use = error.code == "in-use"
        stop(text("store-in-use", found=error.found) if in_use else store_message(error), WRONG_RECORD)
