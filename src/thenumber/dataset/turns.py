"""The columns of a data set: a row for every turn and seat. Pure; docs/dataset.md tells what each column holds."""

from collections.abc import Iterator
from typing import NamedTuple

from thenumber.bots.names import is_bot_player
from thenumber.record.record import Record
from thenumber.rules.digits import NUMBERS
from thenumber.rules.game import new_game, play_turn, winners
from thenumber.rules.seats import seat_letter
from thenumber.table.written_by import others_who_wrote

PERSON = "person"


class TurnRow(NamedTuple):
    """What one seat did in one turn. Every field is a column, of whole numbers, a share or a word."""

    game: int
    month: str
    seats: int
    round: int
    turn: int
    seat: str
    player: str
    writer: str
    available: int
    so_far: int
    number: int
    verdict: str
    score: int
    bonus: int
    final: int
    share: float


def turn_rows(record: Record, game_no: int) -> Iterator[TurnRow]:
    """The rows of a whole game, turn by turn; `game_no` is its place in the data set, from 1."""
    final, won = record.game.finals, winners(record.game)
    kinds = [name if is_bot_player(name) else PERSON for name in record.names]
    position = new_game(record.game.seats).position
    for turn, bots in zip(record.game.turns, others_who_wrote(record), strict=True):
        for seat, ruling in enumerate(turn.rulings):
            number, bot = turn.numbers[seat], bots[seat]
            yield TurnRow(
                game=game_no,
                month=record.date,
                seats=record.game.seats,
                round=position.round_no,
                turn=position.turn_no,
                seat=seat_letter(seat),
                player=kinds[seat],
                writer=f"@{bot}" if bot else kinds[seat],
                available=position.boards[seat].available,
                so_far=position.finals[seat],
                number=NUMBERS if number is None else number,
                verdict=ruling.verdict.value,
                score=turn.scores[seat],
                bonus=turn.bonus if seat in turn.bonus_seats else 0,
                final=final[seat],
                share=1 / len(won) if seat in won else 0.0,
            )
        _, position = play_turn(position, turn.numbers)
