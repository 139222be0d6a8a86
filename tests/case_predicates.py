"""One predicate for every named case of turns.json: it recognises the case in a vector whatever its name."""

from collections.abc import Callable

from shown import Shown

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
