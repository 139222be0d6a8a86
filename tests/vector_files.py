"""The files of conformance/: where they are, the vectors in them, and how its programs are run."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "conformance"
FILES = ("turns.json", "games.json", "positions.json", "records.json", "links.json", "seals.json")
Vector = dict[str, Any]


def read(name: str) -> list[Vector]:
    vectors: list[Vector] = json.loads((FOLDER / name).read_text(encoding="utf-8"))["vectors"]
    return vectors


def run(*arguments: str | Path, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Python with these arguments, in this folder."""
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120, check=False)
