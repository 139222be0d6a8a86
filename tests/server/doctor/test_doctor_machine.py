"""The machine: a directory that can't be written to, a small disk, little memory, few files."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from server.small_disks import SmallDisk, can_mount
from thenumber.server.doctor.finding import Level
from thenumber.server.doctor.machine import (
    available_memory,
    is_synchronised,
    look_at_clock,
    look_at_data,
    look_at_disk,
    look_at_memory,
)
from thenumber.server.settings import Settings


def test_a_directory_that_will_be_made_is_not_made(tmp_path: Path) -> None:
    assert look_at_data(Settings(tmp_path / "a" / "b")).code == "doctor-data"
    assert not any(tmp_path.iterdir())


def test_a_directory_that_can_not_be_written_to() -> None:
    finding = look_at_data(Settings(Path("/proc/thenumber")))
    assert (finding.level, finding.code) == (Level.WRONG, "doctor-data-unwritable")
    assert finding.values["directory"] == "/proc"


@pytest.mark.skipif(not can_mount(), reason="only root can mount a small disk")
def test_a_disk_with_little_room(tmp_path: Path) -> None:
    disk = SmallDisk(tmp_path / "data")
    try:
        finding = look_at_disk(Settings(tmp_path / "data"))
    finally:
        disk.remove()
    assert (finding.level, finding.code) == (Level.WRONG, "doctor-disk-low")
    assert isinstance(finding.values["free"], int)
    assert finding.values["free"] < 100


def test_memory_is_that_of_the_control_group_if_it_has_less(tmp_path: Path) -> None:
    for name, text in {
        "proc/meminfo": "MemTotal: 9000000 kB\nMemAvailable: 2048000 kB\n",
        "proc/self/cgroup": "0::/unit\n",
        "sys/fs/cgroup/unit/memory.max": "max\n",
        "sys/fs/cgroup/unit/memory.current": "100\n",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    assert available_memory(tmp_path) == 2000
    (tmp_path / "sys/fs/cgroup/unit/memory.max").write_text(str(512 << 20))
    assert available_memory(tmp_path) == 511
    assert available_memory(tmp_path / "nothing") is None


def test_more_processes_need_more_memory(tmp_path: Path) -> None:
    def needed(workers: int, processes: int) -> int:
        finding = look_at_memory(replace(Settings(tmp_path), workers=workers, processes=processes), 100_000)
        assert finding
        assert finding.code == "doctor-memory"
        return int(str(finding.values["needed"]))

    assert needed(1, 1) < needed(2, 1) < needed(2, 2) < needed(2, 3)
    assert needed(3, 2) == needed(4, 2)  # each process has as many
    short = look_at_memory(Settings(tmp_path), 200)
    assert short
    assert (short.level, short.code) == (Level.HINT, "doctor-memory-low")
    small = look_at_memory(Settings(tmp_path, workers=1, small=True), int(str(short.values["small"])))
    assert small
    assert small.code == "doctor-memory"  # what it advises is enough
    shorter = look_at_memory(Settings(tmp_path, workers=1, small=True), 200)
    assert shorter
    assert (shorter.level, shorter.code) == (Level.HINT, "doctor-memory-low-small")
    assert look_at_memory(Settings(tmp_path), None) is None


def test_the_clock_is_asked_and_nobody_is_accused_who_can_not_say() -> None:
    assert is_synchronised() in ((True, False, None) if os.uname().sysname == "Linux" else (None,))
    codes = [finding.code if (finding := look_at_clock(known)) else "" for known in (True, False, None)]
    assert codes == ["doctor-clock", "doctor-clock-adrift", ""]
