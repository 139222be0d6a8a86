"""The public door: what `thenumber` exports is promised, so a change to this list is a change for everybody."""

import importlib
import pkgutil
import subprocess
import sys

import thenumber

PROMISED = """
AmongEquals BONUSES BOTS Board Bot Chances Clash Digits Evaluation Expected Game Mix Number Objective Outlook Position
Record RecordError Review RulesError Ruling Seat SeatReview Solution SolverError Split Turn TurnReview Verdict
available_numbers check digits_name evaluate format_position format_record link load_dataset new_game number_name
parse_digits parse_number parse_position parse_record parse_records parse_seat play play_turn read_records record_of
resolve review seat_letter solve standings unlink winners
"""


def test_the_door_is_as_promised() -> None:
    assert sorted(thenumber.__all__) == sorted(PROMISED.split())
    for name in thenumber.__all__:
        assert hasattr(thenumber, name)


def test_the_door_loads_nothing_that_takes_long() -> None:
    script = "import sys, thenumber; print([name for name in ('numpy', 'numba', 'highspy') if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_the_package_of_reviews_leaves_the_function_of_its_name_in_place() -> None:
    for module in ("thenumber.review", "thenumber.review.moments"):
        importlib.import_module(module)
        assert thenumber.review.__module__ == "thenumber.analysis"


def test_every_module_says_what_it_is_for_in_its_first_line() -> None:
    for module in pkgutil.walk_packages(thenumber.__path__, "thenumber."):
        documentation = importlib.import_module(module.name).__doc__
        assert documentation, module.name
        assert documentation.strip().splitlines()[0].endswith((".", ":")), module.name
