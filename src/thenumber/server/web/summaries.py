"""What is worth keeping of a game on somebody's device: who played, how it ended, and every seat's numbers.

It is small and says what the rules say, so that a device can keep a thousand games and look at them without a server.
"""

from thenumber.record.errors import RecordError
from thenumber.record.format import turn_token
from thenumber.record.link import unlink
from thenumber.record.parse import parse_records
from thenumber.record.record import Record
from thenumber.rules.digits import digits_name, number_name
from thenumber.rules.game import Game, winners
from thenumber.rules.seats import Seat
from thenumber.server.web.reckon import Unreckonable, link_of, wrong
from thenumber.server.wire import protocol as wire


def records_in(text: str) -> tuple[Record, ...]:
    """The records of a text or a link, or `Unreckonable` for the first one that is wrong."""
    try:
        return (unlink(text),) if len(text.split()) == 1 else parse_records(text)
    except RecordError as error:
        raise Unreckonable(wrong(error)) from None


def summary_of(record: Record) -> wire.GameSummary:
    game = record.game
    return wire.GameSummary(
        names=record.names,
        date=record.date,
        tags=dict(record.other_tags),
        link=link_of(record),
        finals=game.finals,
        winners=winners(game),
        seats=tuple(_seat_summary(game, seat) for seat in range(game.seats)),
    )


def _seat_summary(game: Game, seat: Seat) -> wire.SeatSummary:
    return wire.SeatSummary(
        tokens=tuple(turn_token(turn, seat) for turn in game.turns),
        scores=tuple(turn.scores[seat] for turn in game.turns),
        falls=_falls(game, seat),
    )


def _falls(game: Game, seat: Seat) -> tuple[wire.Fall, ...]:
    falls = []
    for index, turn in enumerate(game.turns):
        if clashes := turn.rulings[seat].eliminated_by:
            shared, by = 0, set()
            for other, digits in clashes:
                shared |= digits
                by.add(turn.numbers[other] or 0)
            numbers = tuple(number_name(number) for number in sorted(by, reverse=True))
            falls.append(wire.Fall(index, digits_name(shared), numbers))
    return tuple(falls)
