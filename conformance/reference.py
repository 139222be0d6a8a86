"""A second, naive implementation of a turn and of a game, written from the rules alone, that runs the vectors.

Run it as it stands, with Python 3.11 or later and nothing installed: python conformance/reference.py
It knows nothing of the package: where the two agree, they agree because the rules say so.
"""

import json
import sys
from pathlib import Path
from typing import Any

BONUSES = {1: 2, 2: 3, 3: 4, 4: 6, 5: 8}


def play_turn(position: str, numbers: list[str | None]) -> dict[str, Any]:
    """All that a vector says of a turn: `position` is a position line, `numbers` has three digits or None a seat."""
    # The line reads: round.turn, "available:scores" for every seat, and in round 2 "| totals of round 1".
    front, _, back = position.partition(" | ")
    label, *boards = front.split(" ")
    round_no, turn_no = int(label[0]), int(label[2])
    seats = range(len(boards))
    available = [set(board.split(":")[0]) - {"-"} for board in boards]
    earlier = [[int(score) for score in board.split(":")[1].split(",") if score] for board in boards]

    # Check. Void and absent numbers are left out of account for everybody.
    unavailable = [set(numbers[seat] or "") - available[seat] for seat in seats]
    counted = {seat: n for seat, n in enumerate(numbers) if n is not None and not unavailable[seat]}
    verdicts: list[str] = []
    eliminated_by: list[list[dict[str, Any]]] = []
    for seat in seats:
        lower = [other for other in counted if seat in counted and counted[other] < counted[seat]]
        shared = [{"seat": other, "digits": in_order(set(counted[other]) & set(counted[seat]))} for other in lower]
        eliminated_by.append([clash for clash in shared if clash["digits"]])
        if seat in counted:
            verdicts.append("eliminated" if eliminated_by[seat] else "approved")
        else:
            verdicts.append("absent" if numbers[seat] is None else "void")

    # Resolve. The bonus comes on top, after the doubling of turn 5.
    approved = {seat: number for seat, number in counted.items() if verdicts[seat] == "approved"}
    highest = max(approved.values(), default=None)
    bonus = [BONUSES[turn_no] if seat in approved and approved[seat] == highest else 0 for seat in seats]
    scores = list(bonus)
    for seat, number in approved.items():
        scores[seat] += int(number[0]) * (2 if turn_no == 5 else 1)
        available[seat] -= set(number)
    crossed_out = [in_order(set("0123456789") - available[seat]) for seat in seats]
    boxes = [[*earlier[seat], scores[seat]] for seat in seats]

    # The end of the round and of the game.
    totals = finals = winners = following = None
    if turn_no < 5:
        after = [f"{in_order(available[seat]) or '-'}:{','.join(map(str, boxes[seat]))}" for seat in seats]
        following = " ".join([f"{round_no}.{turn_no + 1}", *after]) + (f" | {back}" if back else "")
    else:
        totals = [sum(boxes[seat]) + len(crossed_out[seat]) for seat in seats]
        if round_no == 1:
            following = " ".join(["2.1"] + ["0123456789:"] * len(seats) + ["|"] + [str(total) for total in totals])
        else:
            finals = [int(first) + second for first, second in zip(back.split(" "), totals, strict=True)]
            winners = [seat for seat in seats if finals[seat] == max(finals)]
    return {
        "verdicts": verdicts,
        "eliminated_by": eliminated_by,
        "unavailable": [in_order(digits) for digits in unavailable],
        "scores": scores,
        "bonus": bonus,
        "crossed_out": crossed_out,
        "totals": totals,
        "next": following,
        "finals": finals,
        "winners": winners,
    }


def play_game(seats: int, numbers: list[list[str | None]]) -> dict[str, Any]:
    """All that a vector says of a game: `numbers` has one list a turn, and may stop before the tenth."""
    rounds: list[dict[str, Any]] = []
    after: dict[str, Any] = {"next": " ".join(["1.1"] + ["0123456789:"] * seats), "finals": None, "winners": None}
    for written in numbers:
        if after["next"].split(" ")[0] in ("1.1", "2.1"):
            rounds.append({"turns": [], "crossed_out_count": None, "totals": None})
        after = play_turn(after["next"], written)
        kept = ("verdicts", "eliminated_by", "unavailable", "scores", "bonus", "crossed_out")
        rounds[-1]["turns"].append({field: after[field] for field in kept})
        if after["totals"] is not None:
            rounds[-1]["crossed_out_count"] = [len(digits) for digits in after["crossed_out"]]
            rounds[-1]["totals"] = after["totals"]
    return {"rounds": rounds, "next": after["next"], "finals": after["finals"], "winners": after["winners"]}


def in_order(digits: set[str]) -> str:
    return "".join(sorted(digits))


def main() -> int:
    passed, differences = 0, []
    for name in ("turns.json", "games.json"):
        for vector in json.loads(Path(__file__).with_name(name).read_text(encoding="utf-8"))["vectors"]:
            if name == "turns.json":
                facts = play_turn(vector["position"], vector["numbers"])
            else:
                facts = play_game(vector["seats"], vector["numbers"])
            wrong = next((field for field in facts if facts[field] != vector[field]), None)
            if wrong is None:
                passed += 1
            else:
                differences.append(f"{name} {vector['id']}: {wrong} is {facts[wrong]}, not {vector[wrong]}")
    print(*differences[:5], f"{passed} passed, {len(differences)} failed", sep="\n")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
