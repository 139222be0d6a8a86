"""What a table shows to everybody who looks at it: whole views, or the small changes that tablets make in them."""

from collections.abc import Sequence
from typing import NamedTuple

from thenumber.rules.seats import Seat
from thenumber.server.wire.connection import Connection
from thenumber.server.wire.frames import TEXT, frame, frame_head
from thenumber.server.wire.protocol import Reacted, Sealed, TableClosed, WarmingUp, encode
from thenumber.table.commands import Said
from thenumber.table.looking import React, looked_at
from thenumber.table.table import Table
from thenumber.table.view import concerned_by, last_seals, table_change, table_view, tablet_seat, you_change, you_views


class Step(NamedTuple):
    """Something that was said, and the table before and after it."""

    before: Table
    said: Said
    after: Table


def show(table: Table, connections: Sequence[Connection], now: float) -> None:
    """Show everybody the whole table, and what only they may see; the public part is written once."""
    if not connections:
        return
    public = b'{"say":"View","table":' + encode(table_view(table, now)) + b',"you":'
    look = looked_at(table)
    watchers_end = b',"looks_at":' + encode(look) + b"}" if look else b"}"
    persons = [connection.person for connection in connections]
    for connection, you_see in zip(connections, you_views(table, persons, now), strict=True):
        you = encode(you_see)
        end = b"}" if you_see else watchers_end
        connection.show(b"".join((frame_head(TEXT, len(public) + len(you) + len(end)), public, you, end)))


def show_steps(steps: Sequence[Step], connections: Sequence[Connection], now: float) -> bool:
    """Show what has been said: the change of every step if all are small, or else the whole table after the last. A
    turn that ends is shown in any case, and all its seals before it.

    Whether it was the whole table.
    """
    if not connections or not steps:
        return False
    if steps[-1].after.game is steps[0].before.game:
        whole = _show_views(steps, connections, now)
    else:
        whole = True
        _show_reveals(steps, connections, now)
    for reacted in filter(None, map(_reacted, steps)):
        message = frame(TEXT, encode(reacted))
        for connection in connections:
            connection.show_change(message)
    return whole


def show_warming_up(seats: Sequence[Seat], connections: Sequence[Connection]) -> None:
    """Tell everybody which bots the table waits for because they are getting ready."""
    message = frame(TEXT, encode(WarmingUp(tuple(sorted(seats)))))
    for connection in connections:
        connection.show_change(message)
        connection.flush()


def show_closed(connections: Sequence[Connection]) -> None:
    """Tell everybody that the table is gone for good."""
    message = frame(TEXT, encode(TableClosed()))
    for connection in connections:
        connection.show_change(message)


def _show_reveals(steps: Sequence[Step], connections: Sequence[Connection], now: float) -> None:
    """Show steps of which some may reveal a turn: what led to it, all seals of the turn, and only then the reveal."""
    waiting: list[Step] = []
    """The steps of which nothing was shown yet."""
    for step in steps:
        waiting.append(step)
        before, _, after = step
        if after.game_no != before.game_no or after.turn_index <= before.turn_index:
            continue
        if waiting[0].before.game_no != before.game_no or waiting[0].before.turn_index != before.turn_index:
            show(before, connections, now)  # the turn began in the same moment
            waiting = [step]
        elif len(waiting) > 1 and not _only_lays(waiting[:-1]):
            _show_views(waiting[:-1], connections, now)
            waiting = [step]
        sealed = Sealed(before.game_no, before.turn_index, last_seals(waiting[0].before, after))
        message = frame(TEXT, encode(sealed))
        for connection in connections:
            connection.show_change(message)
        if step is not steps[-1]:
            show(after, connections, now)
            waiting = []
    if waiting:
        show(steps[-1].after, connections, now)


def _only_lays(steps: Sequence[Step]) -> bool:
    """Whether steps do nothing that is to be seen but lay down tablets, so that their seals tell all of it."""
    for before, _, after in steps:
        if after.sitters is not before.sitters:
            return False
        if any(laid and laid is not after.tablets[seat] for seat, laid in enumerate(before.tablets)):
            return False
    return True


def _show_views(steps: Sequence[Step], connections: Sequence[Connection], now: float) -> bool:
    first, last = steps[0].before, steps[-1].after
    steps = [step for step in steps if not step.said.command.silent]
    small = last.game is first.game and last.sitters is first.sitters
    seats = [tablet_seat(step.before, step.said) for step in steps] if small else []
    changes = [table_change(step.before, seat, step.after) for step, seat in zip(steps, seats, strict=small)]
    if not small or None in changes:
        show(last, connections, now)
        return True
    if last.went_on is not first.went_on and looked_at(first) != looked_at(last):
        watching = [connection for connection in connections if last.guest(connection.person) is None]
        show(last, watching, now)
        connections = [connection for connection in connections if last.guest(connection.person)]
    for (before, _, after), seat, change in zip(steps, seats, changes, strict=True):
        public = b'{"say":"Change","table":' + encode(change) + b',"you":'
        same = frame(TEXT, public + b"null}")
        concerned = concerned_by(before, seat, after)
        for connection in connections:
            if connection.person in concerned:
                you = encode(you_change(after, seat, connection.person, now))
                connection.show_change(frame(TEXT, b"".join((public, you, b"}"))))
            else:
                connection.show_change(same)
    return False


def _reacted(step: Step) -> Reacted | None:
    """What everybody is told of somebody who reacts."""
    command = step.said.command
    if not isinstance(command, React):
        return None
    seat = step.after.seat_of(step.said.person)
    return None if seat is None else Reacted(seat, command.reaction)
