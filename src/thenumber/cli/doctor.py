"""`thenumber doctor`: what keeps a server from working here, and what to do about it."""

import asyncio
import json
import logging
from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.table import Table

from thenumber.cli.exit_codes import WRONG_RECORD
from thenumber.cli.serve import read_settings, store_message
from thenumber.cli.system_reasons import reason_in_words
from thenumber.cli.texts import listed, text
from thenumber.cli.wrapping import Prose
from thenumber.server.doctor.examination import examine
from thenumber.server.doctor.finding import Finding, Level
from thenumber.server.settings import Settings

MARKS = {Level.GOOD: ("✓", "green"), Level.HINT: ("!", "yellow"), Level.WRONG: ("✗", "bold red")}
"""The mark of each level, and its style where there are colours."""


def doctor(options: Mapping[str, str | None], *, as_json: bool) -> None:
    settings = read_settings(options)
    logging.disable()  # what goes wrong is a finding
    wrong = asyncio.run(_tell_json(settings) if as_json else _tell(settings))
    if wrong:
        raise SystemExit(WRONG_RECORD)


async def _tell(settings: Settings) -> int:
    """Say every finding as soon as it is there; how many are wrong."""
    console = Console(highlight=False, emoji=False)
    shown, counts = "", dict.fromkeys(Level, 0)
    async for subject, finding in examine(settings):
        if subject != shown:
            console.print(*([""] if shown else []), text(f"subject-{subject}"), sep="\n", markup=False)
            shown = subject
        mark, style = MARKS[finding.level]
        line = Table.grid(padding=(0, 1))
        line.add_row(f"  [{style}]{mark}[/]", Prose(sentence(finding)))
        console.print(line)
        counts[finding.level] += 1
    console.print()
    wrong, hints = counts[Level.WRONG], counts[Level.HINT]
    console.print(text("doctor-wrong", count=wrong) if wrong else text("doctor-fine", count=hints), markup=False)
    return wrong


async def _tell_json(settings: Settings) -> int:
    """All findings as one line of JSON; how many are wrong."""
    found = [_object(subject, finding) async for subject, finding in examine(settings)]
    wrong: int = sum(one["level"] == Level.WRONG for one in found)
    print(json.dumps({"wrong": wrong, "findings": found}, ensure_ascii=False))
    return wrong


def _object(subject: str, finding: Finding) -> dict[str, Any]:
    said = {"subject": subject, "level": finding.level, "code": finding.code, "text": sentence(finding)}
    return said | {"values": dict(finding.values)}


def sentence(finding: Finding) -> str:
    """A finding in words."""
    if finding.error:
        return store_message(finding.error)
    values: dict[str, str | int] = {}
    for name, value in finding.values.items():
        shown = listed(value) if isinstance(value, tuple) else value
        values[name] = reason_in_words(shown) if name == "reason" and isinstance(shown, str) else shown
    return text(finding.code, **values)
