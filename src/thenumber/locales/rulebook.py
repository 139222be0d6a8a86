"""The order of the rules: which numbered sentences stand under which heading. The sentences are in rules.ftl."""


def _rules(first: int, last: int) -> tuple[str, ...]:
    return tuple(f"R{number}" for number in range(first, last + 1))


SECTIONS = (
    ("rules-heading-table", _rules(1, 5)),
    ("rules-heading-choose", _rules(6, 13)),
    ("rules-heading-check", _rules(14, 18)),
    ("rules-heading-resolve", _rules(19, 28)),
    ("rules-heading-end", _rules(29, 34)),
)
