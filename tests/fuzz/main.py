"""Coverage-guided fuzzing: `python tests/fuzz/main.py records FOLDER -max_total_time=60` tries what is in records.py.

A target is a file beside this one with two functions: `one(data)` tries some bytes and raises for what must not be, and
`seeds()` gives real examples to begin with. FOLDER gets what was found to lead further, and what breaks; all that
follows is libFuzzer's. `make fuzz` does this for all targets, for MINUTES.
"""

import hashlib
import importlib
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
TARGETS = ("frames", "links", "log_entries", "messages", "positions", "reckon_bodies", "records")


def fuzz(name: str, folder: Path, options: list[str]) -> None:
    """Try one target; libFuzzer ends the process, with exit code 0 if nothing broke."""
    import atheris

    sys.path.insert(0, str(HERE.parent))
    with atheris.instrument_imports(include=["thenumber"]):
        target = importlib.import_module(f"fuzz.{name}")
    folder.mkdir(parents=True, exist_ok=True)
    for seed in target.seeds():
        (folder / hashlib.sha256(seed).hexdigest()[:16]).write_bytes(seed)
    atheris.Setup([sys.argv[0], str(folder), f"-artifact_prefix={folder}-", *options], target.one)
    atheris.Fuzz()


def fuzz_all(minutes: float) -> int:
    """Try every target for its share of the time; how many broke."""
    seconds = max(1, round(minutes * 60 / len(TARGETS)))
    broken = 0
    for name in TARGETS:
        print(f"--- {name}, {seconds} s", flush=True)
        command = [sys.executable, __file__, name, str(HERE / "found" / name), f"-max_total_time={seconds}"]
        broken += subprocess.run([*command, "-print_final_stats=1", "-verbosity=1"], check=False).returncode != 0
    print(f"{broken} of {len(TARGETS)} targets broke", flush=True)
    return broken


if __name__ == "__main__":
    if sys.argv[1:] and sys.argv[1] in TARGETS:
        fuzz(sys.argv[1], Path(sys.argv[2]), sys.argv[3:])
    else:
        sys.exit(fuzz_all(float(os.environ.get("MINUTES", "10"))))
