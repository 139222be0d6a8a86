"""Options of the commands of the server. The work is imported only when it is done, so that others start quickly."""

from pathlib import Path
from typing import Annotated

import typer

from thenumber.cli.texts import text

Data = Annotated[str | None, typer.Option(metavar="DIRECTORY", help=text("cli-serve-data"))]
Database = Annotated[str | None, typer.Option(metavar="URL", help=text("cli-serve-database"))]


def serve(
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", help=text("cli-serve-host"))] = None,
    port: Annotated[str | None, typer.Option(metavar="PORT", help=text("cli-serve-port"))] = None,
    data: Data = None,
    database: Database = None,
    public_url: Annotated[str | None, typer.Option(metavar="URL", help=text("cli-serve-public-url"))] = None,
    base_path: Annotated[str | None, typer.Option(metavar="PATH", help=text("cli-serve-base-path"))] = None,
    behind_proxy: Annotated[bool, typer.Option("--behind-proxy", help=text("cli-serve-behind-proxy"))] = False,
    retention_days: Annotated[str | None, typer.Option(metavar="DAYS", help=text("cli-serve-retention-days"))] = None,
    workers: Annotated[str | None, typer.Option(metavar="N", help=text("cli-serve-workers"))] = None,
    processes: Annotated[str | None, typer.Option(metavar="N", help=text("cli-serve-processes"))] = None,
    log_level: Annotated[str | None, typer.Option(metavar="LEVEL", help=text("cli-serve-log-level"))] = None,
    metrics: Annotated[str | None, typer.Option(metavar="WHO", help=text("cli-serve-metrics"))] = None,
    browser: Annotated[bool, typer.Option(show_default=False, help=text("cli-serve-browser"))] = True,
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
    url: Annotated[str, typer.Argument(metavar="URL", help=text("cli-join-url"))],
    name: Annotated[str, typer.Option(metavar="NAME", help=text("cli-join-name"))],
) -> None:
    from thenumber.cli import join as command

    command.join(url, name)


def verify(file: Annotated[str, typer.Argument(metavar="FILE", help=text("cli-score-file"))]) -> None:
    from thenumber.cli import verify as command

    command.verify(file)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=text("cli-backup-file"))],
    data: Data = None,
    database: Database = None,
) -> None:
    from thenumber.cli import backup as command

    command.backup(file, {"data": data, "database": database})


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=text("cli-restore-file"))],
    data: Data = None,
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help=text("cli-restore-replace"))] = False,
) -> None:
    from thenumber.cli import backup as command

    command.restore(file, {"data": data, "database": database}, replace=replace)


def export(data: Data = None, database: Database = None) -> None:
    from thenumber.cli import backup as command

    command.export({"data": data, "database": database})


COMMANDS = (serve, join, verify, backup, restore, export)


def add_to(app: typer.Typer, command_class: type) -> None:
    for command in COMMANDS:
        app.command(cls=command_class, help=text(f"cli-{command.__name__}"))(command)
