"""The reference agrees with every vector and with the package, and the vectors show the mistakes it could make."""

import json
import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest

from conformance import reference
from conformance.games import game_facts, random_game
from conformance.turns import turn_facts
from vector_files import FOLDER, read, run


def test_the_reference_agrees_with_every_vector_and_needs_nothing_installed() -> None:
    done = run("-I", "-S", FOLDER / "reference.py")  # isolated: the package can't be imported
    vectors = len(read("turns.json")) + len(read("games.json"))
    assert (done.returncode, done.stdout) == (0, f"{vectors} passed, 0 failed\n"), done.stdout + done.stderr


def test_the_reference_shows_the_differences(tmp_path: Path) -> None:
    for name in ("reference.py", "games.json"):
        shutil.copy(FOLDER / name, tmp_path)
    content = json.loads((FOLDER / "turns.json").read_text(encoding="utf-8"))
    content["vectors"][0]["scores"][1] = 99
    (tmp_path / "turns.json").write_text(json.dumps(content), encoding="utf-8")
    done = run(tmp_path / "reference.py")
    assert done.returncode == 1
    assert done.stdout.splitlines()[0] == "turns.json example-1: scores is [0, 7, 4, 4, 2], not [0, 99, 4, 4, 2]"
    assert done.stdout.endswith(" passed, 1 failed\n")


def any_turn(rng: Random) -> tuple[str, list[str | None]]:
    """A turn from anywhere, also from where no play leads; made without the package, and unlike chance.py does it."""
    seats, round_no, turn_no = rng.randint(2, 5), rng.randint(1, 2), rng.randint(1, 5)
    pool = rng.sample("0123456789", rng.randint(2, 10))  # few digits for all: more clashes, more identical numbers
    boards, numbers = [], []
    for _ in range(seats):
        available = sorted(digit for digit in "0123456789" if rng.random() < rng.choice([0, 0.5, 0.9, 1]))
        scores = [str(rng.randint(0, 26)) for _ in range(turn_no - 1)]
        boards.append(f"{''.join(available) or '-'}:{','.join(scores)}")
        own = [digit for digit in pool if digit in available]
        digits = rng.choices(own if own and rng.random() < 0.9 else pool, k=3)
        numbers.append(None if rng.random() < 0.1 else "".join(digits))
    totals = ["|", *(str(rng.randint(0, 99)) for _ in range(seats))] if round_no == 2 else []
    return " ".join([f"{round_no}.{turn_no}", *boards, *totals]), numbers


def test_the_reference_and_the_package_agree_on_thousands_of_turns() -> None:
    rng, verdicts = Random(2), set()
    for _ in range(5000):
        position, numbers = any_turn(rng)
        facts = turn_facts(position, numbers)
        assert reference.play_turn(position, numbers) == facts, (position, numbers)
        verdicts |= set(facts["verdicts"])
    assert verdicts == {"approved", "eliminated", "void", "absent"}


def test_the_reference_and_the_package_agree_on_whole_games() -> None:
    for seed in range(200):
        seats = 2 + seed % 4
        numbers = random_game(seed, seats, void=0.1, absent=0.1)[: 1 + seed % 13]
        assert reference.play_game(seats, numbers) == game_facts(seats, numbers), numbers


MISTAKES = {
    "identical numbers eliminate each other": (
        "counted[other] < counted[seat]",
        "other != seat and counted[other] <= counted[seat]",
    ),
    "only the lowest number eliminates": (
        'if clash["digits"]',
        'if clash["digits"] and counted[clash["seat"]] == min(counted.values())',
    ),
    "a void number counts for the others": (
        "counted = {seat: n for seat, n in enumerate(numbers) if n is not None and not unavailable[seat]}",
        "counted = {seat: n for seat, n in enumerate(numbers) if n is not None}",
    ),
    "a leading 0 is no digit": ("(set(counted[other]) &", "(set(str(int(counted[other]))) &"),
    "the greatest digit scores": ("int(number[0])", "int(max(number))"),
    "no doubling": ("(2 if turn_no == 5 else 1)", "1"),
    "the bonus is doubled": ("scores = list(bonus)", "scores = [2 * b if turn_no == 5 else b for b in bonus]"),
    "the bonus goes to the highest number written": (
        "highest = max(approved.values(), default=None)",
        "highest = max(counted.values(), default=None)",
    ),
    "only the first seat gets a shared bonus": ("approved[seat] == highest", "seat == max(approved, key=approved.get)"),
    "a number that begins with 0 gets no bonus": ("approved[seat] == highest", "approved[seat] == highest >= '100'"),
    "a number that begins with 0 crosses nothing out": (
        "available[seat] -= set(number)",
        "available[seat] -= set(number) if number[0] > '0' else set()",
    ),
    "only the first digit is crossed out": ("available[seat] -= set(number)", "available[seat] -= set(number[0])"),
    "crossed-out digits do not count": ("sum(boxes[seat]) + len(crossed_out[seat])", "sum(boxes[seat])"),
    "digits of turn 5 do not count": (
        "+ len(crossed_out[seat])",
        "+ len(set(crossed_out[seat]) - set(numbers[seat] or ''))",
    ),
    "round 1 does not count": ("int(first) + second", "second"),
    "one seat wins": (
        "[seat for seat in seats if finals[seat] == max(finals)]",
        "[max(seats, key=lambda seat: finals[seat])]",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_that_others_could_make_fails_a_named_case(mistake: str) -> None:
    source = (FOLDER / "reference.py").read_text(encoding="utf-8")
    right, wrong = MISTAKES[mistake]
    assert source.count(right) == 1
    scope: dict[str, Any] = {"__name__": "mistaken"}
    exec(source.replace(right, wrong), scope)  # noqa: S102
    named = [vector for vector in read("turns.json") if not vector["id"].startswith("random-")]
    facts = [scope["play_turn"](vector["position"], vector["numbers"]) for vector in named]
    assert any(fact != {name: vector[name] for name in fact} for fact, vector in zip(facts, named, strict=True))
