"""The order of the rules, which numbered sentences stand under which heading, and the games that explain them.

The sentences are in rules.ftl and rulebook.ftl. The page reads the order from the same file.
"""

import json
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


def _read(name: str) -> Any:
    return json.loads((HERE / name).read_text(encoding="utf-8"))


SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = tuple(
    (section["heading"], tuple(f"R{number}" for number in section["rules"])) for section in _read("rulebook.json")
)
"""The headings of the rulebook, each with the keys of its rules. A rule keeps its number wherever it stands."""

EXAMPLES: dict[str, tuple[tuple[str | None, ...], ...]] = {
    name: tuple(tuple(turn) for turn in turns) for name, turns in _read("examples.json").items()
}
"""Games by what they are examples of: what every seat writes, turn by turn, None for nothing. `game` is a whole one,
of the others the last turn is the example."""
