"""`thenumber export`: finished games as records, or a data set of those that may be published."""

import asyncio
import sys
from pathlib import Path

from thenumber.cli.backup import Options, demand_data, told
from thenumber.cli.exit_codes import WRONG_RECORD, WRONG_USAGE
from thenumber.cli.serve import read_settings
from thenumber.cli.system_reasons import system_reason
from thenumber.cli.texts import stop, text
from thenumber.dataset.card import LICENSE
from thenumber.dataset.counts import Counts
from thenumber.dataset.parquet import EXTRA, has_pyarrow
from thenumber.dataset.write import DatasetWriter
from thenumber.record.parse import parse_record
from thenumber.server.store.store import Store


def export(options: Options) -> None:
    """Write all finished games to standard output."""
    url = read_settings(options).database_url
    with told():
        demand_data(url)
        exported = asyncio.run(_export(url))
    if not exported:
        print(text("export-no-games"), file=sys.stderr)


def export_dataset(options: Options, folder: Path, license_id: str | None, *, parquet: bool) -> None:
    """Make a folder with the games that may be published, without names."""
    if license_id is not None and not LICENSE.fullmatch(license_id):
        stop(text("export-license", found=license_id, right="CC0-1.0"), WRONG_USAGE)
    if parquet and not has_pyarrow():
        stop(text("export-no-pyarrow", found="--parquet", right=f'pip install "{EXTRA}"'), WRONG_USAGE)
    if folder.exists():
        stop(text("store-exists", found=str(folder)), WRONG_RECORD)
    url = read_settings(options).database_url
    with told():
        demand_data(url)
        counts = asyncio.run(_export_dataset(url, folder, license_id, parquet))
    if counts is None:
        stop(text("export-none-shared"), WRONG_RECORD)
    print(text("export-done", file=str(folder), games=str(counts.games.total())))


async def _export(url: str) -> int:
    """Write all finished games; how many there are."""
    store, count = await Store.open(url), 0
    try:
        async for game in store.all_finished():
            sys.stdout.buffer.write((b"\n" if count else b"") + game.record.encode())
            count += 1
    finally:
        await store.close()
    return count


async def _export_dataset(url: str, folder: Path, license_id: str | None, parquet: bool) -> Counts | None:
    """Make the folder; None, and no folder, if there is nothing to publish."""
    store = await Store.open(url)
    try:
        with DatasetWriter() as dataset:
            async for game in store.all_finished():
                dataset.add(parse_record(game.record))
            return None if dataset.empty else dataset.write(folder, license_id, parquet=parquet)
    except OSError as error:
        stop(text("store-unwritable", found=str(folder), reason=system_reason(error)), WRONG_RECORD)
    finally:
        await store.close()
