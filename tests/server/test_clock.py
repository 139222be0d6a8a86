"""The clock of a server: set once, kept for as long as the machine is up, and never touched by the system's clock."""

from pathlib import Path

import pytest

from thenumber.server.clock import CLOCK_FILE, MOST_APART, Clock, epoch_of_this_boot, read_boot_id

BOOT, LATER_BOOT = "3f1e-1", "3f1e-2"
DAY = 86_400.0


def epoch(file: Path, boot: str, *, wall: float, steady: float) -> float:
    return epoch_of_this_boot(file, boot, lambda: wall, lambda: steady)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / CLOCK_FILE


def test_a_clock_never_goes_back_and_begins_where_it_was_set() -> None:
    clock = Clock(1e9)
    readings = [clock() for _ in range(1000)]
    assert readings == sorted(readings)
    assert readings[0] > 1e9


def test_the_first_server_after_a_boot_believes_the_system(file: Path) -> None:
    assert epoch(file, BOOT, wall=5_000.0, steady=100.0) == 4_900.0
    assert epoch(file, LATER_BOOT, wall=9_000.0, steady=10.0) == 8_990.0


@pytest.mark.parametrize("jump", [0.0, 0.5, 3600.0, -3600.0, DAY, -DAY])
def test_a_server_that_is_restarted_goes_on_whatever_the_system_says(file: Path, jump: float) -> None:
    epoch(file, BOOT, wall=1_000_000.0, steady=100.0)
    assert epoch(file, BOOT, wall=1_000_020.0 + jump, steady=120.0) == 999_900.0


@pytest.mark.parametrize("jump", [MOST_APART + 1, -MOST_APART - 1, 400 * DAY])
def test_a_clock_that_is_far_off_was_wrong_and_is_kept_no_longer(file: Path, jump: float) -> None:
    epoch(file, BOOT, wall=1_000_000.0, steady=100.0)
    for steady in (120.0, 140.0):
        assert epoch(file, BOOT, wall=999_900.0 + jump + steady, steady=steady) == 999_900.0 + jump


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b'{"boot": 7}', b'{"boot": "3f1e-1", "epoch": null}', b"\xff"])
def test_a_clock_file_that_can_t_be_read_is_replaced(file: Path, text: bytes) -> None:
    file.write_bytes(text)
    assert epoch(file, BOOT, wall=5_000.0, steady=100.0) == 4_900.0
    assert epoch(file, BOOT, wall=9_000.0, steady=100.0) == 4_900.0


def test_a_machine_that_does_not_tell_its_boots_apart_keeps_nothing(file: Path) -> None:
    assert epoch(file, "", wall=5_000.0, steady=100.0) == 4_900.0
    assert not file.exists()


def test_a_clock_that_can_t_be_kept_is_no_reason_not_to_start(tmp_path: Path) -> None:
    assert epoch(tmp_path / "nowhere" / CLOCK_FILE, BOOT, wall=5_000.0, steady=100.0) == 4_900.0


def test_a_boot_keeps_its_name() -> None:
    assert read_boot_id() == read_boot_id()
