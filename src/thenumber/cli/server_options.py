"""Options of the commands of the server. The work is imported only when it is done, so that others start quickly."""

import os
import re
from dataclasses import fields
from pathlib import Path
from typing import Annotated, Any

import typer

from thenumber.cli.exit_codes import WRONG_USAGE
from thenumber.cli.texts import mark, stop, text
from thenumber.server.settings import LOG_LEVELS, METRICS, Settings, SettingsError, default_data_dir


def setting(name: str, value: str) -> Any:
    """The option of a setting of the server, with what is usual, and `value` in the place of what is typed."""
    usual = {field.name: field.default for field in fields(Settings)}[name]
    shown = _usual_data_dir() if name == "data" else f"{usual:g}" if isinstance(usual, float) else str(usual or "")
    help_text = text(f"cli-serve-{name.replace('_', '-')}")
    return typer.Option(metavar=value, help=help_text, show_default=shown or False)


def _usual_data_dir() -> str:
    home = os.environ.get("HOME", "")
    try:
        return re.sub(rf"^{re.escape(home)}(?=/)", "~", str(default_data_dir(os.environ)))
    except SettingsError:  # nobody's home: `serve` says what to do
        return ""


Data = Annotated[str | None, setting("data", mark("directory"))]
Database = Annotated[str | None, setting("database", mark("url"))]


def serve(
    host: Annotated[str | None, setting("host", mark("address"))] = None,
    port: Annotated[str | None, setting("port", mark("port"))] = None,
    data: Data = None,
    database: Database = None,
    public_url: Annotated[str | None, setting("public_url", mark("url"))] = None,
    base_path: Annotated[str | None, setting("base_path", mark("path"))] = None,
    behind_proxy: Annotated[bool, typer.Option("--behind-proxy", help=text("cli-serve-behind-proxy"))] = False,
    retention_days: Annotated[str | None, setting("retention_days", mark("days"))] = None,
    workers: Annotated[str | None, setting("workers", mark("count"))] = None,
    processes: Annotated[str | None, setting("processes", mark("count"))] = None,
    log_level: Annotated[str | None, setting("log_level", "|".join(LOG_LEVELS))] = None,
    metrics: Annotated[str | None, setting("metrics", "|".join(METRICS))] = None,
    browser: Annotated[bool, typer.Option(help=text("cli-serve-browser"))] = True,
) -> None:
    from thenumber.cli import serve as command

    options = {
        "host": host,
        "port": port,
        "data": data,
        "database": database,
        "public_url": public_url,
        "base_path": base_path,
        "behind_proxy": "true" if behind_proxy else None,
        "retention_days": retention_days,
        "workers": workers,
        "processes": processes,
        "log_level": log_level,
        "metrics": metrics,
    }
    command.serve(options, browser=browser)


def join(
    url: Annotated[str, typer.Argument(metavar=mark("url"), help=text("cli-join-url"))],
    name: Annotated[str, typer.Option(metavar=mark("name"), help=text("cli-join-name"))],
) -> None:
    from thenumber.cli import join as command

    command.join(url, name)


def verify(file: Annotated[str, typer.Argument(metavar=mark("file"), help=text("cli-score-file"))]) -> None:
    from thenumber.cli import verify as command

    command.verify(file)


def backup(
    file: Annotated[Path, typer.Argument(metavar=mark("file"), help=text("cli-backup-file"))],
    data: Data = None,
    database: Database = None,
) -> None:
    from thenumber.cli import backup as command

    command.backup(file, {"data": data, "database": database})


def restore(
    file: Annotated[Path, typer.Argument(metavar=mark("file"), help=text("cli-restore-file"))],
    data: Data = None,
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help=text("cli-restore-replace"))] = False,
) -> None:
    from thenumber.cli import backup as command

    command.restore(file, {"data": data, "database": database}, replace=replace)


def export(
    data: Data = None,
    database: Database = None,
    anonymous: Annotated[
        Path | None, typer.Option(metavar=mark("directory"), show_default=False, help=text("cli-export-anonymous"))
    ] = None,
    license_id: Annotated[
        str | None,
        typer.Option("--license", metavar="SPDX", show_default=False, help=text("cli-export-license")),
    ] = None,
    parquet: Annotated[bool, typer.Option("--parquet", help=text("cli-export-parquet"))] = False,
) -> None:
    from thenumber.cli import export as command

    options = {"data": data, "database": database}
    if anonymous is not None:
        command.export_dataset(options, anonymous, license_id, parquet=parquet)
    elif license_id is not None or parquet:
        stop(text("export-needs-anonymous", found="--parquet" if parquet else "--license"), WRONG_USAGE)
    else:
        command.export(options)


COMMANDS = (serve, join, verify, backup, restore, export)


def add_to(app: typer.Typer, command_class: type) -> None:
    for command in COMMANDS:
        app.command(cls=command_class, help=text(f"cli-{command.__name__}"))(command)
