"""The vector files are fresh, and of the form that their README describes."""

import json
import shutil
from pathlib import Path

import pytest

from vector_files import FILES, FOLDER, run


def test_the_files_are_fresh() -> None:
    done = run("-m", "conformance.make", "--check")
    assert done.returncode == 0, done.stdout + done.stderr


def test_stale_files_are_named_and_written_anew(tmp_path: Path) -> None:
    copied = tmp_path / "conformance"
    copied.mkdir()
    for path in [*FOLDER.glob("*.py"), *(FOLDER / name for name in FILES[1:])]:
        shutil.copy(path, copied)
    stale = run("-m", "conformance.make", "--check", folder=tmp_path)
    assert stale.returncode == 1
    assert stale.stdout.startswith("Stale in conformance/: turns.json. Run ")
    assert not (copied / "turns.json").exists()
    assert run("-m", "conformance.make", folder=tmp_path).stdout == "Written: turns.json.\n"
    assert (copied / "turns.json").read_bytes() == (FOLDER / "turns.json").read_bytes()


@pytest.mark.parametrize("name", FILES)
def test_a_file_has_one_vector_a_line_each_with_an_id_of_its_own_and_a_case(name: str) -> None:
    text = (FOLDER / name).read_text(encoding="ascii")
    content = json.loads(text)
    vectors = content["vectors"]
    assert list(content) == ["format", "about", "vectors"]
    assert content["format"] == 1
    assert [json.loads(line.removesuffix(",")) for line in text.splitlines()[3:-1]] == vectors
    assert len({vector["id"] for vector in vectors}) == len(vectors)
    assert all(vector["case"] for vector in vectors)
    assert all(list(vector) == list(vectors[0]) for vector in vectors)
