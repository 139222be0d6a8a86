"""The conformance vectors: fresh, true for the package and for the reference, and covering all the rules name."""

import copy
import importlib.util
import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

import pytest

FOLDER = Path(__file__).parent.parent / "conformance"
FILES = ("turns.json", "games.json", "positions.json", "records.json", "links.json")
Vector = dict[str, Any]


def load(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(f"conformance_{name}", FOLDER / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


make = load("make")
reference = load("reference")


def read(name: str) -> list[Vector]:
    vectors: list[Vector] = json.loads((FOLDER / name).read_text(encoding="utf-8"))["vectors"]
    return vectors


def run(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, timeout=120, check=False)


# The files


def test_the_files_are_fresh() -> None:
    done = run(FOLDER / "make.py", "--check")
    assert done.returncode == 0, done.stdout + done.stderr


def test_stale_files_are_named_and_written_anew(tmp_path: Path) -> None:
    copied = Path(shutil.copy(FOLDER / "make.py", tmp_path))
    for name in FILES[1:]:
        shutil.copy(FOLDER / name, tmp_path)
    stale = run(copied, "--check")
    assert stale.returncode == 1
    assert stale.stdout.startswith("Stale in conformance/: turns.json. Run ")
    assert not (tmp_path / "turns.json").exists()
    assert run(copied).stdout == "Written: turns.json.\n"
    assert (tmp_path / "turns.json").read_bytes() == (FOLDER / "turns.json").read_bytes()


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


# The package


def test_the_package_agrees_with_every_turn() -> None:
    for vector in read("turns.json"):
        facts = make.turn_facts(vector["position"], vector["numbers"])
        assert vector == {name: vector[name] for name in ("id", "case", "position", "numbers")} | facts


def test_the_package_agrees_with_every_game() -> None:
    for vector in read("games.json"):
        facts = make.game_facts(vector["seats"], vector["numbers"])
        assert vector == {name: vector[name] for name in ("id", "case", "seats", "numbers")} | facts


@pytest.mark.parametrize("name", ["position", "record", "link"])
def test_the_package_agrees_with_every_text(name: str) -> None:
    facts_of: Callable[[str], Vector] = getattr(make, f"{name}_facts")
    for vector in read(f"{name}s.json"):
        assert vector == {name: vector[name] for name in ("id", "case", "text")} | facts_of(vector["text"])


def test_a_canonical_text_is_its_own_canonical_text() -> None:
    for vector in read("positions.json"):
        if vector["canonical"]:
            assert make.position_facts(vector["canonical"])["canonical"] == vector["canonical"]
    for vector in read("records.json"):
        for text in vector["canonical"] or []:
            assert make.record_facts(text)["canonical"] == [text]


def test_a_link_is_the_bits_that_the_readme_describes() -> None:
    for vector in read("links.json"):
        if not vector["error"]:
            known = any(name != "?" for name in vector["names"])
            names = "\n".join(vector["names"]).encode() if known else b""
            assert vector["link"] == make.sealed(make.bits_of(vector["seats"], vector["numbers"]), names)


# The reference


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
    """A turn from anywhere, also from where no play leads; made without the package, and unlike make.py does it."""
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
        facts = make.turn_facts(position, numbers)
        assert reference.play_turn(position, numbers) == facts, (position, numbers)
        verdicts |= set(facts["verdicts"])
    assert verdicts == {"approved", "eliminated", "void", "absent"}


def test_the_reference_and_the_package_agree_on_whole_games() -> None:
    for seed in range(200):
        seats = 2 + seed % 4
        numbers = make.random_game(seed, seats, void=0.1, absent=0.1)[: 1 + seed % 13]
        assert reference.play_game(seats, numbers) == make.game_facts(seats, numbers), numbers


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


# Coverage: a case counts only if its vector shows what its name says


class Shown:
    """What a predicate looks at: the fields of a vector of turns.json, and what can be read from its input."""

    def __init__(self, vector: Vector) -> None:
        self.numbers: list[str | None] = vector["numbers"]
        self.verdicts: list[str] = vector["verdicts"]
        self.clashes: list[list[dict[str, Any]]] = vector["eliminated_by"]
        self.unavailable: list[str] = vector["unavailable"]
        self.scores: list[int] = vector["scores"]
        self.bonus: list[int] = vector["bonus"]
        self.crossed_out: list[str] = vector["crossed_out"]
        self.totals: list[int] = vector["totals"] or []
        self.next: str | None = vector["next"]
        self.finals: list[int] = vector["finals"] or []
        self.winners: list[int] = vector["winners"] or []
        front, _, back = vector["position"].partition(" | ")
        self.label, *boards = front.split()
        self.seats = range(len(boards))
        self.available = [board.partition(":")[0].strip("-") for board in boards]
        self.earlier_totals = [int(total) for total in back.split()]

    @cached_property
    def ladder(self) -> list[str]:
        """The different numbers that count, the highest first."""
        return sorted({n for n, v in zip(self.numbers, self.verdicts, strict=True) if n and v in IN_PLAY}, reverse=True)

    def of(self, number: str) -> list[int]:
        """The seats whose number this is, as far as it counts."""
        return [seat for seat in self.seats if self.numbers[seat] == number and self.verdicts[seat] in IN_PLAY]

    def rung(self, place: int, verdict: str) -> list[int]:
        """The seats whose number lies at this place of the ladder, 0 is the top; none unless this is the verdict."""
        seats = self.of(self.ladder[place]) if self.ladder[place:] else []
        return seats if all(self.verdicts[seat] == verdict for seat in seats) else []

    def twins(self, place: int, verdict: str) -> bool:
        """Identical numbers lie at this place of the ladder."""
        return len(self.rung(place, verdict)) > 1

    def having(self, verdict: str) -> list[int]:
        return [seat for seat in self.seats if self.verdicts[seat] == verdict]

    def wrote(self, seat: int) -> str:
        return self.numbers[seat] or ""

    def keeps(self, seat: int) -> bool:
        """A score of 0, and nothing crossed out."""
        return self.scores[seat] == 0 and not set(self.crossed_out[seat]) & set(self.available[seat])

    def crosses(self, seat: int) -> bool:
        """Exactly the digits of its number left its board."""
        return set(self.crossed_out[seat]) & set(self.available[seat]) == set(self.wrote(seat))

    def sits_out(self, seat: int) -> bool:
        return not self.available[seat] and self.verdicts[seat] == "absent" and self.scores[seat] == 0

    def points(self, seat: int) -> int:
        return self.scores[seat] - self.bonus[seat]

    def shares_with(self, seat: int, others: list[int]) -> bool:
        """Shares a digit with a lower number of those seats."""
        own = self.wrote(seat)
        return any(self.wrote(other) < own and set(self.wrote(other)) & set(own) for other in others)


IN_PLAY = ("approved", "eliminated")
BONUSES = [2, 3, 4, 6, 8]
Predicate = Callable[[Shown], bool]


def chain(t: Shown) -> bool:
    """Every number but the lowest is eliminated by the next one down, and by no other."""
    below = [[t.of(lower)[0]] for lower in t.ladder[1:]] + [[]]
    named = [[clash["seat"] for clash in t.clashes[t.of(number)[0]]] for number in t.ladder]
    return len(t.ladder) >= 4 and named == below


def bonus_of(label: str) -> Predicate:
    def predicate(t: Shown) -> bool:
        bonus = BONUSES[int(label[2]) - 1]
        return t.label == label and sorted(set(t.bonus)) == [0, bonus] and bool(t.totals) == (label[2] == "5")

    return predicate


def seated(seats: int) -> Predicate:
    return lambda t: len(t.seats) == seats


def counted(t: Shown) -> bool:
    """Totals with crossed-out digits in them, and fresh boards for round 2."""
    fresh = ["2.1", *["0123456789:" for _ in t.seats], "|", *map(str, t.totals)]
    return bool(t.totals) and any(t.crossed_out) and t.next == " ".join(fresh)


CASES: dict[str, Predicate] = {
    "example-1": lambda t: (
        t.label == "1.1"
        and t.numbers == ["761", "513", "444", "444", "220"]
        and t.having("eliminated") == [0]
        and t.clashes[0] == [{"seat": 1, "digits": "1"}]
        and t.scores == [0, 7, 4, 4, 2]
        and t.crossed_out == ["", "135", "4", "4", "02"]
    ),
    "example-2": lambda t: (
        t.label[2] == "2"
        and t.numbers == ["761", "513", "444", "342", "220"]
        and t.having("approved") == [4]
        and {"seat": 1, "digits": "1"} in t.clashes[0]
        and {"seat": 3, "digits": "3"} in t.clashes[1]
        and {"seat": 3, "digits": "4"} in t.clashes[2]
        and {"seat": 4, "digits": "2"} in t.clashes[3]
        and t.scores == [0, 0, 0, 0, 5]
    ),
    "example-3": lambda t: (
        t.label[2] == "5"
        and [t.scores[s] for s in t.of("777")] == [22]
        and t.having("approved")[:1] == t.of("777")
        and t.of("777") == [s for s in t.seats if t.bonus[s]]
    ),
    "example-4": lambda t: (
        t.label[2] == "3"
        and t.numbers == ["900", "900", "011"]
        and t.clashes == [[{"seat": 2, "digits": "0"}], [{"seat": 2, "digits": "0"}], []]
        and t.scores == [0, 0, 4]
        and t.crossed_out == ["", "", "01"]
    ),
    # Choose
    "digit-repeated": lambda t: (
        all(len(set(t.wrote(s))) < 3 and t.crosses(s) for s in t.seats) and len(t.having("approved")) > 1
    ),
    "number-000": lambda t: [(t.points(s), t.crossed_out[s]) for s in t.of("000")] == [(0, "0")],
    "number-999": lambda t: [t.points(s) for s in t.of("999")] == [9] and t.label == "1.1",
    "leading-0-is-a-digit": lambda t: (
        t.ladder == ["100", "099"] and t.clashes[t.of("100")[0]] == [{"seat": t.of("099")[0], "digits": "0"}]
    ),
    "own-board-only": lambda t: any(
        set(t.wrote(s)).isdisjoint(t.available[other]) for s in t.having("approved") for other in t.seats
    ),
    "void": lambda t: [(len(t.unavailable[s]), t.keeps(s)) for s in t.having("void")] == [(1, True)],
    "void-two-digits": lambda t: [len(t.unavailable[s]) for s in t.having("void")] == [2],
    "void-digit-repeated": lambda t: any(t.wrote(s) == 3 * t.unavailable[s] for s in t.having("void")),
    "void-all-three": lambda t: any(len(t.unavailable[s]) == 3 for s in t.having("void")),
    "void-highest": lambda t: any(
        t.wrote(v) > t.wrote(s) and t.bonus[s] for s in t.rung(0, "approved") for v in t.having("void")
    ),
    "void-lowest": lambda t: any(t.shares_with(s, t.having("void")) for s in t.rung(-1, "approved")),
    "void-does-not-eliminate": lambda t: any(
        t.shares_with(s, t.having("void")) and t.wrote(s) > t.ladder[-1] for s in t.having("approved")
    ),
    "void-twin": lambda t: any(t.wrote(s) == t.wrote(v) for s in t.having("approved") for v in t.having("void")),
    "void-all-but-one": lambda t: (
        len(t.having("approved")) == 1 == len(t.seats) - len(t.having("void")) and any(t.bonus) and len(t.seats) > 2
    ),
    # Check
    "lowest-approved": lambda t: t.having("approved") == t.rung(-1, "approved") and len(t.having("eliminated")) >= 3,
    "higher-never-eliminates": lambda t: (
        len(t.ladder) == 2
        and bool(set(t.ladder[0]) & set(t.ladder[1]))
        and t.having("approved") == t.of(t.ladder[1])
        and t.having("eliminated") == t.of(t.ladder[0])
        and t.of(t.ladder[1]) < t.of(t.ladder[0])
    ),
    "shared-by-several": lambda t: any(len(clashes) >= 3 for clashes in t.clashes),
    "shared-two-digits": lambda t: any(len(clash["digits"]) > 1 for clashes in t.clashes for clash in clashes),
    "same-digits-other-order": lambda t: (
        len(t.ladder) == 2 and sorted(t.ladder[0]) == sorted(t.ladder[1]) and len(t.having("eliminated")) == 1
    ),
    "identical-top-approved": lambda t: len(t.ladder) > 1 and t.twins(0, "approved"),
    "identical-top-eliminated": lambda t: len(t.ladder) > 1 and t.twins(0, "eliminated"),
    "identical-middle-approved": lambda t: len(t.ladder) > 2 and t.twins(1, "approved"),
    "identical-middle-eliminated": lambda t: len(t.ladder) > 2 and t.twins(1, "eliminated"),
    "identical-bottom": lambda t: len(t.ladder) > 1 and t.twins(-1, "approved"),
    "identical-bottom-eliminate": lambda t: (
        len(t.ladder) > 1
        and t.twins(-1, "approved")
        and any([clash["seat"] for clash in clashes] == t.of(t.ladder[-1]) for clashes in t.clashes)
    ),
    "identical-all": lambda t: len(t.ladder) == 1 and len(t.having("approved")) == len(t.seats) == 5 and all(t.bonus),
    "eliminated-still-eliminates": lambda t: any(
        clashes and all(t.verdicts[c["seat"]] == "eliminated" for c in clashes) for clashes in t.clashes
    ),
    "chain": chain,
    "all-approved": lambda t: len(t.having("approved")) == len(t.seats) == len(t.ladder) > 2,
    "seat-order": lambda t: (
        t.numbers != ["761", "513", "444", "444", "220"]
        and sorted(((t.wrote(s), t.scores[s]) for s in t.seats), reverse=True)
        == [("761", 0), ("513", 7), ("444", 4), ("444", 4), ("220", 2)]
    ),
    # Resolve
    **{f"turn-{r}.{t}": bonus_of(f"{r}.{t}") for r in (1, 2) for t in range(1, 6)},
    "first-digit-scores": lambda t: any(
        max(t.wrote(s)) > t.wrote(s)[0] and t.scores[s] == int(t.wrote(s)[0]) > 0 for s in t.having("approved")
    ),
    "bonus-below-eliminated": lambda t: (
        len(t.ladder) > 2 and bool(t.rung(0, "eliminated")) and any(t.bonus[s] for s in t.rung(1, "approved"))
    ),
    "bonus-to-the-lowest": lambda t: len(t.ladder) > 2 and any(t.bonus[s] for s in t.rung(-1, "approved")),
    "doubling": lambda t: (
        t.label[2] == "5"
        and {bool(t.bonus[s]) for s in t.having("approved")} == {True, False}
        and all(t.points(s) == 2 * int(t.wrote(s)[0]) > 0 for s in t.having("approved"))
    ),
    "doubling-before-bonus": lambda t: any(
        t.label[2] == "5" and t.bonus[s] == 8 and t.scores[s] == 2 * int(t.wrote(s)[0]) + 8 > 8 for s in t.seats
    ),
    "eliminated-crosses-out-nothing": lambda t: any(t.keeps(s) and t.crossed_out[s] for s in t.having("eliminated")),
    "crossed-out-grow": lambda t: any(len(t.crossed_out[s]) > 3 and t.crosses(s) for s in t.having("approved")),
    "last-digits": lambda t: (
        t.label[2] != "5"
        and any(t.available[s] and len(t.crossed_out[s]) == 10 for s in t.seats)
        and " -:" in str(t.next)
    ),
    # Sitting out
    "sits-out": lambda t: [t.sits_out(s) for s in t.seats].count(True) == 1 and len(t.having("approved")) > 1,
    "sits-out-in-turn": lambda t: any(map(t.sits_out, t.seats)) and t.label[2] != "5" and " -:" in str(t.next),
    "sits-out-everybody": lambda t: all(map(t.sits_out, t.seats)) and not any(t.bonus),
    "sits-out-writes": lambda t: any(not t.available[s] and t.keeps(s) for s in t.having("void")),
    "sits-out-until-round-2": lambda t: any(map(t.sits_out, t.seats)) and counted(t),
    # Rulings
    "shared-bonus": lambda t: len([bonus for bonus in t.bonus if bonus > 0]) == 2 and len(set(t.bonus) - {0}) == 1,
    "shared-bonus-below": lambda t: (
        bool(t.rung(0, "eliminated")) and [t.bonus[s] > 0 for s in t.rung(1, "approved")] == [True, True]
    ),
    "shared-bonus-three": lambda t: [bonus > 0 for bonus in t.bonus].count(True) == 3 < len(t.seats),
    "shared-bonus-turn-5": lambda t: t.bonus.count(8) == 2,
    "everybody-void": lambda t: set(t.verdicts) == {"void"} and not any(t.bonus) and all(map(t.keeps, t.seats)),
    "everybody-absent": lambda t: (
        set(t.verdicts) == {"absent"} and all(t.available) and not any(t.bonus) and all(map(t.keeps, t.seats))
    ),
    "everybody-void-or-absent": lambda t: (
        set(t.verdicts) == {"void", "absent"} and not any(t.bonus) and all(map(t.keeps, t.seats))
    ),
    "leading-0": lambda t: any(
        t.wrote(s)[0] == "0" and t.scores[s] == t.bonus[s] == 0 and t.crosses(s) for s in t.having("approved")
    ),
    "leading-0-bonus": lambda t: any(
        t.wrote(s)[0] == "0" and t.scores[s] == t.bonus[s] > 0 and t.crosses(s) for s in t.having("approved")
    ),
    "leading-0-turn-5": lambda t: any(t.wrote(s)[0] == "0" and t.scores[s] == 8 for s in t.having("approved")),
    "absent": lambda t: (
        any(t.available[s] and t.keeps(s) for s in t.having("absent")) and len(t.having("approved")) > 1
    ),
    "absent-one-writes": lambda t: len(t.having("absent")) == len(t.seats) - 1 and any(t.bonus),
    "absent-at-the-end": lambda t: any(t.totals and t.totals[s] and t.available[s] for s in t.having("absent")),
    "no-pass": lambda t: any(len(t.available[s]) == 1 and t.keeps(s) for s in t.having("absent")) and any(t.scores),
    "unavailable-digit": lambda t: any(
        t.unavailable[s] and set(t.unavailable[s]) == set(t.wrote(s)) - set(t.available[s]) for s in t.having("void")
    ),
    # The end of a round and of the game
    "end-of-round-1": counted,
    "count-0-and-10": lambda t: {len(digits) for digits in t.crossed_out} == {0, 10} and counted(t),
    "crossed-out-last-turn": lambda t: (
        counted(t) and all(t.available[s] and t.crosses(s) for s in t.having("approved"))
    ),
    "end-of-round-2": lambda t: (
        bool(t.finals)
        and t.next is None
        and t.finals == [a + b for a, b in zip(t.earlier_totals, t.totals, strict=True)]
        and all(t.earlier_totals)
        and t.winners == [t.finals.index(max(t.finals))]
        and len(t.seats) == 3
    ),
    "round-1-decides": lambda t: bool(t.totals) and any(t.totals[s] < max(t.totals) for s in t.winners),
    "shared-win": lambda t: len(t.winners) == 2 < len(t.seats) and len(set(t.totals)) > 1,
    "shared-win-all": lambda t: t.winners == list(t.seats),
    # Seats
    **{f"seats-{seats}": seated(seats) for seats in range(2, 6)},
}


NAMED = {vector["id"]: Shown(vector) for vector in read("turns.json") if not vector["id"].startswith("random-")}

TRUE_OF_NOTHING = ("everybody-absent", "sits-out-everybody", "seats-2", "seats-3", "seats-4", "seats-5")


@pytest.mark.parametrize("name", CASES)
def test_a_case_of_the_rules_is_there_and_shows_what_its_name_says(name: str) -> None:
    assert name in NAMED, f"turns.json has no vector {name}"
    assert CASES[name](NAMED[name])


def test_every_named_case_has_a_predicate_that_tells_it_from_others() -> None:
    assert set(NAMED) == set(CASES)
    for name, predicate in CASES.items():
        matching = [other for other, shown in NAMED.items() if predicate(shown)]
        assert len(matching) < 0.6 * len(NAMED), f"{name}: also true for {matching}"


@pytest.mark.parametrize("name", [name for name in CASES if name not in TRUE_OF_NOTHING])
def test_a_predicate_fails_where_nothing_happens(name: str) -> None:
    """The same position and numbers, but everybody is absent and scores nothing: no predicate is content with that."""
    blank = copy.copy(NAMED[name])
    blank.__dict__.pop("ladder", None)
    blank.verdicts = ["absent" for _ in blank.seats]
    blank.clashes = [[] for _ in blank.seats]
    blank.unavailable = ["" for _ in blank.seats]
    blank.scores = blank.bonus = [0 for _ in blank.seats]
    blank.crossed_out = ["" for _ in blank.seats]
    blank.totals, blank.next, blank.finals, blank.winners = [], None, [], []
    assert not CASES[name](blank)


def test_every_turn_of_both_rounds_is_there_for_every_number_of_seats() -> None:
    shown = [Shown(vector) for vector in read("turns.json")]
    labels = {f"{r}.{t}" for r in (1, 2) for t in range(1, 6)}
    assert {(t.label, len(t.seats)) for t in shown} == {(label, seats) for label in labels for seats in range(2, 6)}
    assert {verdict for t in shown for verdict in t.verdicts} == {"approved", "eliminated", "void", "absent"}


def test_the_games_end_in_every_way_and_stop_in_every_place() -> None:
    games = read("games.json")
    assert {game["seats"] for game in games} == {2, 3, 4, 5}
    assert {len(game["numbers"]) for game in games} >= {0, 1, 5, 9, 10}
    assert any(1 < len(game["winners"] or []) < game["seats"] for game in games)  # a shared win
    assert any(len(game["winners"] or []) == game["seats"] for game in games)
    assert all((game["winners"] is None) == (len(game["numbers"]) < 10) for game in games)
    rounds = [one for game in games for one in game["rounds"]]
    full = [one["turns"][3]["crossed_out"] for one in rounds if len(one["turns"]) == 5]
    assert any("0123456789" in crossed_out for crossed_out in full)  # sitting out turn 5
    for verdict in ("eliminated", "void", "absent"):
        assert any(verdict in turn["verdicts"] for one in rounds for turn in one["turns"])


CODES = {
    "positions.json": "bad-board bad-count bad-position digit-twice wrong-scores wrong-seats wrong-totals",
    "records.json": """after-the-end bad-end bad-escape bad-tag bad-token game-not-over game-over long-line
        misplaced-note missing-name no-seats tag-after-turn tag-twice unprintable wrong-counts wrong-final wrong-label
        wrong-mark wrong-numbers wrong-result wrong-score wrong-seats wrong-tag wrong-total""",
    "links.json": "bad-link-character damaged-link long-link unknown-link-version",
}


@pytest.mark.parametrize("name", CODES)
def test_every_error_that_a_text_can_have_is_there_and_good_texts_too(name: str) -> None:
    errors = [vector["error"] for vector in read(name)]
    assert {error["code"] for error in errors if error} == set(CODES[name].split())
    assert errors.count(None) > 10
