"""Every numbered rule that the rules package can prove is named by a test."""

import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parent.parent / "src" / "thenumber" / "locales" / "en" / "rules.ftl"

NOT_FOR_THE_RULES_PACKAGE = {
    "R2": "what lies on the table: the screen shows it, and R26 to R31 prove what the board holds",
    "R3": "secrecy is the table's affair: the rules are only asked once all tablets are turned over",
    "R4": "what is not there can't be shown by an example; that imports bring no chance in is the import linter's job",
    "R6": "writing at the same time is the table's affair: the rules take all numbers of a turn at once",
    "R12": "refusing a slip is up to whoever takes the input: the rules let it stand as void, as on paper",
}


def numbers_of(rule: str) -> int:
    return int(rule[1:])


def test_every_rule_is_named_by_a_test_or_excused() -> None:
    rules = set(re.findall(r"^(R\d+) =", RULES.read_text("utf-8"), re.MULTILINE))
    named: set[str] = set()
    for path in HERE.glob("test_*.py"):
        for test in re.findall(r"^def test_((?:R\d+_)+)", path.read_text("utf-8"), re.MULTILINE):
            named.update(test.strip("_").split("_"))
    assert sorted(rules, key=numbers_of) == [f"R{number}" for number in range(1, len(rules) + 1)]
    assert named <= rules, "a test names a rule that does not exist"
    unproved = sorted(rules - named, key=numbers_of)
    assert unproved == sorted(NOT_FOR_THE_RULES_PACKAGE, key=numbers_of)
