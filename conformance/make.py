"""Makes the vectors: the cases are written in the modules beside this one, what becomes of them the package says.

python -m conformance.make            writes the json files anew
python -m conformance.make --check    writes nothing, and fails if they are stale
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from conformance.games import game_vectors
from conformance.links import link_vectors
from conformance.positions import position_vectors
from conformance.records import record_vectors
from conformance.seals import seal_vectors
from conformance.turns import turn_vectors
from conformance.writing import Vector

FOLDER = Path(__file__).parent

ABOUT = {
    "turns.json": "One turn from a position: what the numbers do to each other, the scores, and the position after.",
    "games.json": "Whole games and unfinished ones: numbers in, rounds, totals, finals and winners out.",
    "positions.json": "Position lines: the canonical form of good ones, code and column of the error in bad ones.",
    "records.json": "Records (.tnr): the canonical text of every game in good ones, the first error in bad ones.",
    "seals.json": "What a client hears of a table, honest or lying: its verdict on every number, the faults it finds.",
    "links.json": "Links: the game and the names that a good one holds, the code of the error in a bad one.",
}


def texts() -> dict[str, str]:
    """The text of every file, by its name."""
    vectors = {
        "turns.json": turn_vectors(),
        "games.json": game_vectors(),
        "positions.json": position_vectors(),
        "records.json": record_vectors(),
        "links.json": link_vectors(),
        "seals.json": seal_vectors(),
    }
    return {name: _text(ABOUT[name], list(vectors[name])) for name in vectors}


def _text(about: str, vectors: list[Vector]) -> str:
    """One vector a line, in ASCII, so that a change shows as the lines it changes, in every editor."""
    lines = ",\n".join(json.dumps(vector) for vector in vectors)
    return f'{{"format": 1,\n"about": {json.dumps(about)},\n"vectors": [\n{lines}\n]}}\n'


def main(arguments: Sequence[str] | None = None) -> int:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    options.add_argument("--check", action="store_true", help="write nothing, and fail if a file is stale")
    only_check = options.parse_args(arguments).check
    stale = []
    for name, text in texts().items():
        path = FOLDER / name
        if path.exists() and path.read_bytes() == text.encode():
            continue
        stale.append(name)
        if not only_check:
            path.write_bytes(text.encode())
    if only_check and stale:
        print(f"Stale in conformance/: {', '.join(stale)}. Run python -m conformance.make and look at what changed.")
        return 1
    print(f"Written: {', '.join(stale)}." if stale else "All vectors are up to date.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
