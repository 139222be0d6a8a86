"""docs/python.md: everything that `thenumber` exports, from its signatures and docstrings, with examples."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import thenumber

SOURCE = Path(thenumber.__path__[0])
TESTING_FILE = SOURCE / "testing.py"

HEAD = """\
# Using it from Python

```python
>>> from thenumber import *

```

This page is made from the docstrings by `make docs`, and its examples are run by the tests. It has all that
`thenumber` exports. These names stay as they are within a major version; everything else in the package may move. All
values are frozen and can be compared and pickled, and hashed unless they hold a dictionary. Nothing here prints, waits,
or uses a network.
"""

GROUPS: dict[str, tuple[str, tuple[str, ...]]] = {
    "A game": (
        """\
A game begins with `new_game`. `play` takes one number for every seat and gives the game after that turn; the game
before stays as it was.

```python
>>> game = play(new_game(3), [761, 513, 220])
>>> game.turns[0].scores
(0, 7, 2)
>>> [ruling.verdict.value for ruling in game.turns[0].rulings]
['eliminated', 'approved', 'approved']
>>> game.position.turn_no, game.position.boards[1].scores
(2, (7,))
>>> winners(game)
()

```

A turn can also be played from any position, also from one that was made up:

```python
>>> turn, after = play_turn(parse_position("1.5 5678:0,0,0,0 0123:0,0,0,0"), [777, 123])
>>> turn.scores, after.totals
((22, 2), ((29, 11),))

```
""",
        ("new_game", "play", "play_turn", "standings", "winners", "Game", "Position", "Board", "Turn", "BONUSES"),
    ),
    "The check": (
        """\
`play` checks and resolves. Both steps can be called by themselves. A `Ruling` says why a number was eliminated.

```python
>>> boards = new_game(3).position.boards
>>> rulings = check(boards, [761, 513, 220])
>>> clash = rulings[0].eliminated_by[0]
>>> seat_letter(clash.seat), digits_name(clash.digits)
('B', '1')
>>> resolve(boards, [761, 513, 220], rulings).scores
(0, 7, 2)

```
""",
        ("check", "resolve", "Ruling", "Verdict", "Clash"),
    ),
    "Digits, numbers, seats": (
        """\
Inside the program a number is an `int` and a set of digits has one bit for each digit. These functions turn them into
text and back.

```python
>>> number_name(parse_number("042")), digits_name(parse_digits("310")), seat_letter(parse_seat("C"))
('042', '013', 'C')
>>> len(available_numbers(parse_digits("012")))
27

```
""",
        (
            *("parse_number", "number_name", "parse_digits", "digits_name", "available_numbers", "parse_seat"),
            *("seat_letter", "Number", "Digits", "Seat", "RulesError"),
        ),
    ),
    "Records, positions, links": (
        """\
[notation.md](notation.md) describes the texts. Reading and writing are inverse.

```python
>>> record = parse_record("1.1 761 513 220")
>>> print(format_record(record).splitlines()[-2])
1.1 761x 513* 220+ = 0 7 2
>>> link(record)
'KN8wCbiT3w'
>>> unlink(link(record)) == record
True
>>> format_position(record.game.position)
'1.2 0123456789:0 0246789:7 13456789:2'
>>> for read in read_records(["1.1 761 513", "", '[Game "The Number"]', "1.1 7x1 513"]):
...     print(read.line if isinstance(read, RecordError) else read.game.turns[0].scores)
(0, 7)
4

```
""",
        (
            *(
                "parse_record",
                "parse_records",
                "read_records",
                "format_record",
                "record_of",
                "Record",
                "link",
                "unlink",
            ),
            *("parse_position", "format_position", "RecordError"),
        ),
    ),
    "Data sets": (
        """\
`load_dataset` reads the games of people that a server has published ([dataset.md](dataset.md)). They come one by one:
a million of them need no more memory than one.

```python
>>> import collections
>>> def first_digits(folder):
...     first_turns = (record.game.turns[0].numbers for record in load_dataset(folder))
...     return collections.Counter(number // 100 for numbers in first_turns for number in numbers if number is not None)

```
""",
        ("load_dataset",),
    ),
    "Bots": (
        """\
A bot sees a game and picks a number ([bots.md](bots.md)).

```python
>>> from random import Random
>>> BOTS["greedy"].choose(new_game(3), 0, Random(1)) > 900
True
>>> sorted(set(BOTS) & {"champion", "greedy", "nobody"})
['champion', 'greedy']

```
""",
        ("Bot", "BOTS"),
    ),
    "Solver": (
        """\
`solve` finds mixes, which are mixed strategies, near a Nash equilibrium of the turn to be played. `evaluate` says
exactly what every number can expect against mixes of the others. [analysis.md](analysis.md) says how both work. They
load NumPy and Numba when they are first called, and `thenumber solve` and `thenumber evaluate` call them.

```python
>>> last_turn = parse_position("2.5 13:0,0,0,0 234:0,0,0,0 | 0 0")
>>> solution = solve(last_turn)
>>> [round(value, 3) for value in solution.values]
[-10.645, 10.645]
>>> {number: round(weight, 3) for number, weight in solution.mixes[0].items()}
{113: 0.161, 311: 0.839}
>>> max(solution.best_response_gains) < 1e-9
True
>>> solve(last_turn, "win").values
(0.0, 1.0)

```

With three or more seats the result is as good as the time it was given. It says itself how good that is: the sum of
`best_response_gains` is the NashConv, in points.

```python
>>> three = parse_position("1.4 0189:3,0,0 2569:0,11,0 34789:0,0,13")
>>> sum(solve(three, steps=4000).best_response_gains) < 0.1
True
>>> evaluation = evaluate(three, 0, {1: {222: 1, 965: 2}, 2: {333: 1}})
>>> evaluation.best[:3]
(901, 908, 910)
>>> number = evaluation.expected[981]
>>> round(number.approved, 3), round(number.points, 3), round(number.relative, 3)
(0.333, 6.0, -2.5)
>>> try:
...     evaluate(three, 0, {1: {222: 1}})
... except SolverError as error:
...     print(error.code, error.found, error.right)
no-weight C 34789

```

All results turn into plain values for JSON. In these, numbers are text.

```python
>>> import json
>>> json.dumps(solve(parse_position("2.5 12:0,0,0,0 34:0,0,0,0 | 0 0")).to_dict())
'{"value": [-12.0, 12.0], "mixes": [{"211": 1.0}, {"433": 1.0}], "gain": [0.0, 0.0]}'

```
""",
        ("solve", "evaluate", "Solution", "Evaluation", "Expected", "Objective", "Mix", "SolverError"),
    ),
    "Reviews": (
        """\
`review` looks at a game again, as `thenumber review` does: what every number could expect against those who sat there,
what was best, and how much of what happened was judgement, gifts of the others, and luck. *Worth* is relative points
with the value of the digits that are left; in the last turn of the game it is the share of the win.

```python
>>> reviewed = review(parse_record('[A "Ada"]\\n[B "@greedy"]\\n[C "@cautious"]\\n\\n1.1 761 987 120'))
>>> ada = reviewed.turns[0].seats[0]
>>> number_name(ada.written.number), round(ada.misread, 1), ada.found_best
('761', 3.9, False)
>>> split = reviewed.splits[0]
>>> round(split.judgement, 1), round(split.gifts, 1), round(split.luck, 1)
(-3.9, 9.3, -6.4)
>>> reviewed.finals, [round(chance, 2) for chance in reviewed.chances]
((0, 0, 6), [0.32, 0.32, 0.36])
>>> sorted(reviewed.to_dict())
['accuracy', 'chances', 'finals', 'players', 'splits', 'turns']

```
""",
        ("review", "Review", "TurnReview", "SeatReview", "Outlook", "Chances", "AmongEquals", "Split"),
    ),
}

TESTING = """\
`thenumber.testing` is for the tests of other packages.

```python
>>> from thenumber.testing import check_bot, sample_games
>>> check_bot(BOTS["greedy"], games=2)
>>> [game.seats for game in sample_games(4)]
[2, 3, 4, 5]

```
"""
TESTING_NAMES = ("check_bot", "sample_game", "sample_games", "BotError")


def page() -> str:
    listed = [name for _, names in GROUPS.values() for name in names]
    if sorted(listed) != sorted(thenumber.__all__):
        sys.exit(f"docs/python_api.py must list what thenumber exports: {set(listed) ^ set(thenumber.__all__)}")
    places = imported(SOURCE / "__init__.py")
    parts = [HEAD]
    for title, (text, names) in GROUPS.items():
        parts.append(f"## {title}\n\n{text}\n" + "".join(described(places[name], name) for name in names))
    parts.append(f"## For tests\n\n{TESTING}\n" + "".join(described(TESTING_FILE, name) for name in TESTING_NAMES))
    return "\n".join(parts)


def imported(file: Path) -> dict[str, Path]:
    """The files that the names in a file come from."""
    found: dict[str, Path] = {}
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            place = SOURCE.parent.joinpath(*node.module.split(".")).with_suffix(".py")
            found |= {alias.name: place for alias in node.names}
    return found


def described(file: Path, name: str) -> str:
    """An entry of the page: how a thing is called, what it is, and for a class what it has."""
    body = ast.parse(file.read_text(encoding="utf-8")).body
    for node, documentation in with_documentation(body):
        if isinstance(node, ast.FunctionDef) and node.name == name:
            return entry(signature(node), demanded(name, documentation))
        if isinstance(node, ast.ClassDef) and node.name == name:
            return entry(f"class {name}", demanded(name, documentation)) + "".join(members(node))
        if isinstance(node, ast.Assign | ast.AnnAssign) and name in assigned(node):
            return entry(constant(node), demanded(name, documentation))
    sys.exit(f"{name} is not in {file}")


def members(cls: ast.ClassDef) -> Iterator[str]:
    """The fields, properties and methods of a class; those of Python itself and of ours are left out."""
    for node, documentation in with_documentation(cls.body):
        shown = ""
        if isinstance(node, ast.FunctionDef):
            is_property = any(ast.unparse(decorator) == "property" for decorator in node.decorator_list)
            returns = ast.unparse(node.returns) if node.returns else "None"
            shown = f"{node.name}: {returns}" if is_property else signature(node)
        elif isinstance(node, ast.AnnAssign | ast.Assign):
            shown = ast.unparse(node)
        if shown and not shown.startswith("_"):
            yield "  " + entry(shown, said(documentation))


def with_documentation(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Statements with their docstrings: their own, or for a value the string that follows it."""
    for node, following in zip(body, [*body[1:], ast.Pass()], strict=True):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node, ast.get_docstring(node) or ""
        else:
            value = following.value if isinstance(following, ast.Expr) else None
            text = value.value if isinstance(value, ast.Constant) else ""
            yield node, text if isinstance(text, str) else ""


def assigned(node: ast.Assign | ast.AnnAssign) -> list[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return [ast.unparse(target) for target in targets]


def constant(node: ast.Assign | ast.AnnAssign) -> str:
    """A constant with its type, or with its value where that is what it is about."""
    if isinstance(node, ast.Assign):
        return ast.unparse(node)
    value = ast.unparse(node.value) if node.value else ""
    kind = ast.unparse(node.annotation)
    return f"{ast.unparse(node.target)} = {value}" if kind == "TypeAlias" else f"{ast.unparse(node.target)}: {kind}"


def signature(node: ast.FunctionDef) -> str:
    arguments = ast.unparse(node.args).removeprefix("self").removeprefix(", ")
    return f"{node.name}({arguments}) -> {ast.unparse(node.returns) if node.returns else None}"


def said(documentation: str) -> str:
    """What a docstring says before its examples, in one line."""
    return " ".join(documentation.partition(">>>")[0].split())


def demanded(name: str, documentation: str) -> str:
    return said(documentation) or sys.exit(f"{name} has no docstring that says what it is")


def entry(shown: str, text: str) -> str:
    return f"- `{shown}`: {text}\n" if text else f"- `{shown}`\n"
