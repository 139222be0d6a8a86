"""Without the extra `envs`, or with packages that are too old, the package says so in one sentence."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import thenumber
from thenumber.envs.extras import NEEDED, need

SOURCE = str(Path(thenumber.__file__).parent.parent)
WITHOUT_SITE_PACKAGES = ["-S", "-c", f"import sys; sys.path.insert(0, {SOURCE!r}); import thenumber.envs"]


def test_no_extra_at_all() -> None:
    done = subprocess.run([sys.executable, *WITHOUT_SITE_PACKAGES], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    sentence = "thenumber.envs needs gymnasium 1.1 or newer, and there is none: pip install 'thenumber[envs]'"
    assert done.stderr.splitlines()[-1] == f"ImportError: {sentence}"


def test_too_old() -> None:
    sentence = r"thenumber\.envs needs gymnasium 99\.1 or newer, and this is \d+\.\d+\S*: pip install"
    with pytest.raises(ImportError, match=sentence):
        need({"gymnasium": (99, 1)}, "envs")


def test_the_extra_asks_for_what_is_needed() -> None:
    """pyproject.toml and the sentence speak of the same versions."""
    text = (Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8")
    (listed,) = re.findall(r"^envs = \[(.*)\]$", text, re.MULTILINE)
    assert listed == ", ".join(f'"{name}>={major}.{minor}"' for name, (major, minor) in NEEDED.items())
