"""The units of systemd: what it understands of them, and how little their services may do."""

import shutil
import subprocess
from pathlib import Path

import pytest

from deploy.check import MOST_EXPOSED, exposure
from deploy.materials import ROOT

UNITS = sorted((ROOT / "deploy" / "systemd").iterdir())
SERVICES = [unit for unit in UNITS if unit.suffix == ".service"]


@pytest.fixture(autouse=True)
def systemd() -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("systemd is not installed")


@pytest.mark.parametrize("unit", SERVICES, ids=lambda unit: unit.name)
def test_a_service_can_do_little(unit: Path) -> None:
    assert exposure(unit) <= MOST_EXPOSED


def test_systemd_understands_every_line(tmp_path: Path) -> None:
    for unit in UNITS:
        text = unit.read_text().replace("/opt/thenumber/bin/thenumber", "/bin/true")
        (tmp_path / unit.name).write_text(text)
    units = [str(path) for path in tmp_path.iterdir()]
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *units], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
