"""The shipped positions: one member of a zip file for each, so that a day is read without all others."""

import json
from collections.abc import Mapping
from datetime import date
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any
from zipfile import ZipFile

from thenumber.daily.day import Day, Prospect, place_of
from thenumber.record.position import format_position, parse_position
from thenumber.rules.digits import Number, available_numbers, number_name, parse_number

DATA = "data/days.zip"
"""The positions, `000.json` first. Made by `python training/daily.py --write`."""
PARTS = 1000
"""The parts of a point, and of a probability, in which the data has them."""


@lru_cache(maxsize=8)
def day_of(on: date) -> Day:
    """The day that belongs to a date from `FIRST_DATE` on."""
    return shipped_day(place_of(on, day_count()))


@cache
def day_count() -> int:
    with files(__package__).joinpath(DATA).open("rb") as file, ZipFile(file) as days:
        return len(days.namelist())


def shipped_day(place: int) -> Day:
    with files(__package__).joinpath(DATA).open("rb") as file, ZipFile(file) as days:
        return day_in(json.loads(days.read(member(place))))


def member(place: int) -> str:
    """The name of a position in the file.

    >>> member(17)
    '017.json'
    """
    return f"{place:03}.json"


def day_in(written: Mapping[str, Any]) -> Day:
    """The day that a JSON object holds, as `day_object` makes it."""
    position, seat = parse_position(written["position"]), written["seat"]
    columns = (written[name] for name in Prospect._fields)
    rows = zip(available_numbers(position.boards[seat].available), *columns, strict=True)
    return Day(
        position=position,
        seat=seat,
        bots=tuple(written["bots"]),
        numbers=tuple(None if number is None else parse_number(number) for number in written["numbers"]),
        mixes=tuple({parse_number(number): weight for number, weight in mix.items()} for mix in written["mixes"]),
        prospects={number: Prospect(*(parts / PARTS for parts in row)) for number, *row in rows},
    )


def day_object(day: Day) -> dict[str, Any]:
    """A day as a JSON object: numbers with three characters, and what can be expected in whole parts."""
    return {
        "position": format_position(day.position),
        "seat": day.seat,
        "bots": day.bots,
        "numbers": [None if number is None else number_name(number) for number in day.numbers],
        "mixes": [_named(mix) for mix in day.mixes],
        **{
            name: [round(prospect[column] * PARTS) for prospect in day.prospects.values()]
            for column, name in enumerate(Prospect._fields)
        },
    }


def _named(mix: Mapping[Number, int]) -> dict[str, int]:
    return {number_name(number): weight for number, weight in mix.items()}
