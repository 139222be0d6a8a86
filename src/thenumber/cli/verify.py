"""`thenumber verify`: whether the seals in a record prove its numbers."""

from thenumber.cli.exit_codes import WRONG_RECORD
from thenumber.cli.files import records_in
from thenumber.cli.texts import text
from thenumber.rules.resolve import TURNS
from thenumber.rules.seats import seat_letter
from thenumber.table.sealed_record import SealProblem, is_sealed, seal_problems, shows_order


def verify(file: str) -> None:
    """What a game proves, or a sentence for every seal that proves nothing, and what no record can prove.

    Exit code 1 if there is such a seal, or none.
    """
    failed = proved = False
    for count, record in enumerate(records_in(file), 1):
        problems = seal_problems(record) if is_sealed(record) else []
        if not is_sealed(record):
            print(text("verify-unsealed", game=str(count)))
        elif not problems:
            print(text("verify-good", game=str(count)))
            print(text("verify-order" if shows_order(record) else "verify-no-order"))
        for problem in problems:
            print(_sentence(problem, count))
        failed = failed or bool(problems) or not is_sealed(record)
        proved = proved or (is_sealed(record) and not problems)
    if proved:
        print(text("verify-unknowable"))
    if failed:
        raise SystemExit(WRONG_RECORD)


def _sentence(problem: SealProblem, game: int) -> str:
    round_index, turn_index = divmod(problem.turn_index, TURNS)
    place = {"game": str(game), "round": str(round_index + 1), "turn": str(turn_index + 1)}
    if problem.seat is not None:
        place["seat"] = seat_letter(problem.seat)
    return text(f"verify-{problem.code}", **place)
