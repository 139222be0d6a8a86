"""The public door: what `thenumber` exports is promised, so a change to this list is a change for everybody."""

import importlib
import pkgutil

import thenumber

PROMISED = """
BONUSES BOTS Board Bot Clash Digits Game Number Position Record RecordError RulesError Ruling Seat Turn Verdict
available_numbers check digits_name format_position format_record link new_game number_name parse_digits parse_number
parse_position parse_record parse_records parse_seat play play_turn read_records record_of resolve seat_letter standings
unlink winners
"""


def test_the_door_is_as_promised() -> None:
    assert sorted(thenumber.__all__) == sorted(PROMISED.split())
    for name in thenumber.__all__:
        assert hasattr(thenumber, name)


def test_every_module_says_what_it_is_for_in_its_first_line() -> None:
    for module in pkgutil.walk_packages(thenumber.__path__, "thenumber."):
        documentation = importlib.import_module(module.name).__doc__
        assert documentation, module.name
        assert documentation.strip().splitlines()[0].endswith((".", ":")), module.name
