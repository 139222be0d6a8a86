"""Makes the pages that are made from code: `python -m docs.make`; `--check` only says whether they are up to date."""

import sys
from pathlib import Path

from docs import changes, cli, protocol, python_api
from thenumber.locales.catalogue import catalogue
from thenumber.locales.rulebook import SECTIONS

ROOT = Path(__file__).parent.parent

INTRODUCTION = """\
Every sentence has a number that stays: tests are named after the rule they prove (`test_R17_...`), and the same number
means the same rule in every language (`thenumber rules --lang de`). This page is made from
`src/thenumber/locales/en/rules.ftl` by `make docs`.
"""

EXAMPLES = """\
## Examples

Turn 1, five players. 761 falls by the 1 in 513 (R15); the two 444 don't harm each other (R17); 513 is the highest
approved number and earns the bonus (R21).

```python
>>> from thenumber import new_game, play, parse_position, play_turn
>>> turn = play(new_game(5), [761, 513, 444, 444, 220]).turns[0]
>>> [ruling.verdict.value for ruling in turn.rulings]
['eliminated', 'approved', 'approved', 'approved', 'approved']
>>> turn.scores
(0, 7, 4, 4, 2)

```

Turn 2. Every number but the lowest falls, some by a number that falls itself (R16).

```python
>>> position = parse_position("1.2 0123456789:0 0123456789:0 0123456789:0 0123456789:0 0123456789:0")
>>> turn, _ = play_turn(position, [761, 513, 444, 342, 220])
>>> turn.scores
(0, 0, 0, 0, 5)

```

Turn 5. The first digit counts twice, then the bonus is added (R20, R22): 7 x 2 + 8.

```python
>>> position = parse_position("1.5 5678:0,0,0,0 0123:0,0,0,0 0123:0,0,0,0")
>>> turn, _ = play_turn(position, [777, 123, 223])
>>> turn.scores
(22, 2, 0)

```

Turn 3. Both 900 fall by the 0 in 011, which scores nothing of its own but earns the bonus (R17, R25).

```python
>>> position = parse_position("1.3 0123456789:0,0 0123456789:0,0 0123456789:0,0")
>>> turn, after = play_turn(position, [900, 900, 11])
>>> turn.scores
(0, 0, 4)
>>> after.boards[2].crossed_out == 0b11
True

```
"""


def rules_page() -> str:
    text = catalogue("en").text
    parts = [f"# {text('rules-title')}\n", f"{text('rules-credit')}\n", INTRODUCTION]
    for heading, rules in SECTIONS:
        lines = [f"- **{rule}** {text(rule)}" for rule in rules]
        parts.append(f"## {text(heading)}\n\n" + "\n".join(lines) + "\n")
    return "\n".join([*parts, EXAMPLES])


def main() -> None:
    pages = {
        "docs/rules.md": rules_page(),
        "docs/protocol.md": protocol.page(),
        "docs/cli.md": cli.page(),
        "docs/python.md": python_api.page(),
        "web/src/lib/protocol.gen.ts": protocol.typescript(),
        "web/src/lib/changes.gen.json": changes.cases(),
    }
    for name, text in pages.items():
        path = ROOT / name
        if "--check" not in sys.argv[1:]:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            sys.exit(f"{name} is out of date: run make docs")


if __name__ == "__main__":
    main()
