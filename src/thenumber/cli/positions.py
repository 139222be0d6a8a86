"""Positions and mixes from the command line, and what is wrong with them."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from thenumber.cli.exit_codes import WRONG_USAGE
from thenumber.cli.files import STDIN, name_of
from thenumber.cli.system_reasons import system_reason
from thenumber.cli.texts import record_message, stop, text
from thenumber.record.errors import RecordError
from thenumber.record.position import parse_position
from thenumber.rules.digits import Number, parse_number
from thenumber.rules.errors import RulesError
from thenumber.rules.game import Position
from thenumber.rules.seats import SEAT_LETTERS, Seat, seat_letter


def position_from(line: str) -> Position:
    try:
        return parse_position(line)
    except RecordError as error:
        stop(text("error-in-position", column=str(error.column), message=record_message(error)), WRONG_USAGE)


def seat_from(letter: str, position: Position) -> Seat:
    seats = len(position.boards)
    if len(letter) != 1 or letter not in SEAT_LETTERS[:seats]:
        stop(text("study-unknown-seat", found=letter, right=f"A-{seat_letter(seats - 1)}"), WRONG_USAGE)
    return SEAT_LETTERS.index(letter)


def mixes_from(file: str, position: Position, seat: Seat) -> dict[Seat, dict[Number, float]]:
    """The mixes of the seats in a file, each seat but `seat` there; their numbers and weights are judged elsewhere."""
    mixes: dict[Seat, dict[Number, float]] = {}
    for letter, mix in _object(_read(file), name_of(file)).items():
        weights = _object(mix, letter)
        mixes[seat_from(letter, position)] = {_number(letter, name): _weight(letter, name, weights) for name in weights}
    missing = [other for other in position.writers if other != seat and other not in mixes]
    if missing:
        stop(text("study-no-mix", found=name_of(file), right=seat_letter(missing[0])), WRONG_USAGE)
    return mixes


def study_message(error: RulesError) -> str:
    """What is wrong with what the solver was asked."""
    return text(f"study-{error.code}", found=error.found, right=error.right)


def _read(file: str) -> Any:
    try:
        data = sys.stdin.buffer.read() if file == STDIN else Path(file).read_bytes()
    except OSError as error:
        stop(text("error-no-file", file=file, reason=system_reason(error)), WRONG_USAGE)
    try:
        return json.loads(data, object_pairs_hook=_once)
    except (ValueError, RecursionError):
        stop(text("study-no-json", found=name_of(file)), WRONG_USAGE)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object whose names are all different: of two weights for a number, which one would count?"""
    if len(dict(pairs)) < len(pairs):
        raise ValueError("twice")
    return dict(pairs)


def _object(value: Any, name: str) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        stop(text("study-no-object", found=name), WRONG_USAGE)
    return value


def _number(letter: str, name: str) -> Number:
    try:
        return parse_number(name)
    except RulesError as error:
        stop(text("study-not-a-number", found=f"{letter}: {error.found}", right=error.right), WRONG_USAGE)


def _weight(letter: str, name: str, weights: Mapping[str, Any]) -> float:
    weight = weights[name]
    if isinstance(weight, bool) or not isinstance(weight, int | float):
        stop(text("study-bad-weight", found=f"{letter}: {name}: {json.dumps(weight)}", right="0.5"), WRONG_USAGE)
    try:
        return float(weight)
    except OverflowError:
        return float("inf")  # refused like every other weight without end
