"""Options of the commands of the server. The work is imported only when it is done, so that others start quickly."""

import os
import re
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Annotated, Any

import typer

from thenumber.cli.exit_codes import WRONG_USAGE
from thenumber.cli.texts import mark, stop, text
from thenumber.server.settings import LOG_FORMATS, LOG_LEVELS, METRICS, Settings, SettingsError, default_data_dir


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


Host = Annotated[str | None, setting("host", mark("address"))]
Port = Annotated[str | None, setting("port", mark("port"))]
Data = Annotated[str | None, setting("data", mark("directory"))]
Database = Annotated[str | None, setting("database", mark("url"))]
PublicUrl = Annotated[str | None, setting("public_url", mark("url"))]
BasePath = Annotated[str | None, setting("base_path", mark("path"))]
BehindProxy = Annotated[bool, typer.Option("--behind-proxy", help=text("cli-serve-behind-proxy"))]
RetentionDays = Annotated[str | None, setting("retention_days", mark("days"))]
WorkerCount = Annotated[str | None, setting("workers", mark("count"))]
Processes = Annotated[str | None, setting("processes", mark("count"))]
Small = Annotated[bool, typer.Option("--small", help=text("cli-serve-small"))]
LogLevel = Annotated[str | None, setting("log_level", "|".join(LOG_LEVELS))]
LogFormat = Annotated[str | None, setting("log_format", "|".join(LOG_FORMATS))]
AdminPasswordFile = Annotated[str | None, setting("admin_password_file", mark("file"))]
Metrics = Annotated[str | None, setting("metrics", "|".join(METRICS))]


def _settings_in(given: Mapping[str, Any]) -> dict[str, str | None]:
    """The settings among the arguments of a command; a flag that is not given says nothing."""
    names = {field.name for field in fields(Settings)}
    said = {True: "true", False: None}
    return {name: said.get(value, value) for name, value in given.items() if name in names}


def serve(
    host: Host = None,
    port: Port = None,
    data: Data = None,
    database: Database = None,
    public_url: PublicUrl = None,
    base_path: BasePath = None,
    behind_proxy: BehindProxy = False,
    retention_days: RetentionDays = None,
    workers: WorkerCount = None,
    processes: Processes = None,
    small: Small = False,
    log_level: LogLevel = None,
    log_format: LogFormat = None,
    metrics: Metrics = None,
    admin_password_file: AdminPasswordFile = None,
    browser: Annotated[bool, typer.Option(help=text("cli-serve-browser"))] = True,
) -> None:
    from thenumber.cli import serve as command

    command.serve(_settings_in(locals()), browser=browser)


def doctor(
    host: Host = None,
    port: Port = None,
    data: Data = None,
    database: Database = None,
    public_url: PublicUrl = None,
    base_path: BasePath = None,
    behind_proxy: BehindProxy = False,
    retention_days: RetentionDays = None,
    workers: WorkerCount = None,
    processes: Processes = None,
    small: Small = False,
    log_level: LogLevel = None,
    log_format: LogFormat = None,
    metrics: Metrics = None,
    admin_password_file: AdminPasswordFile = None,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-doctor-json"))] = False,
) -> None:
    from thenumber.cli import doctor as command

    command.doctor(_settings_in(locals()), as_json=as_json)


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
    keep: Annotated[
        int | None, typer.Option(min=1, metavar=mark("count"), show_default=False, help=text("cli-backup-keep"))
    ] = None,
    then: Annotated[
        str | None, typer.Option(metavar=mark("command"), help=text("cli-backup-then", placeholder="{}"))
    ] = None,
    verify: Annotated[bool, typer.Option("--verify", help=text("cli-backup-verify"))] = False,
) -> None:
    from thenumber.cli import backup as command

    if not verify:
        command.backup(file, {"data": data, "database": database}, keep=keep, then=then)
    elif keep is None and then is None:
        command.verify(file)
    else:
        stop(text("backup-verify-alone"), WRONG_USAGE)


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


COMMANDS = (serve, doctor, join, verify, backup, restore, export)


def add_to(app: typer.Typer, command_class: type) -> None:
    for command in COMMANDS:
        app.command(cls=command_class, help=text(f"cli-{command.__name__}"))(command)
