"""The order of the rules: which numbered sentences stand under which heading. The sentences are in rules.ftl."""

import json
from pathlib import Path


def _sections() -> tuple[tuple[str, tuple[str, ...]], ...]:
    listed = json.loads(Path(__file__).with_name("rulebook.json").read_text(encoding="utf-8"))
    return tuple(
        (section["heading"], tuple(f"R{number}" for number in range(section["first"], section["last"] + 1)))
        for section in listed
    )


SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = _sections()
"""The headings of the rulebook, each with the keys of its rules. The page reads them from the same file."""
