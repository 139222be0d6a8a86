"""Whom a table waits for, and how long."""

from thenumber.rules.seats import Seat
from thenumber.table.table import Guest, Sitter, Table

REVEAL_SECONDS = 6.0
"""Seconds that are added to the clock after a reveal: nobody writes while the tablets are being turned over."""
SOON_SECONDS = 5.0
"""Seconds in which a reveal that was asked for can be taken back by the host."""
HOST_AWAY_SECONDS = 30.0
"""Seconds after which somebody else may take over from a host who is away."""
NOTHING_MOVES_SECONDS = 120.0
"""Seconds without any movement after which others may help: take over from a host who does not start or resume, or
reveal."""
STAND_IN = "cautious"
"""The bot that plays for somebody who is away or has left."""


def writers(table: Table) -> tuple[Seat, ...]:
    """The seats that can write a number this turn."""
    return table.game.position.writers if table.game and table.phase == "choose" else ()


def somebody_is_there(table: Table) -> bool:
    for sitter in table.sitters:
        if sitter.away_since is None and sitter.person is not None and not sitter.outside:
            return True
    return False


def waited_for(table: Table) -> tuple[Seat, ...]:
    """The seats without which the turn can't be revealed yet."""
    return tuple([seat for seat in range(len(table.sitters)) if is_waited_for(table, seat)])


def is_waited_for(table: Table, seat: Seat) -> bool:
    """Whether the turn can't be revealed without this seat; the same as `seat in waited_for(table)`."""
    board = table.game.position.boards[seat] if table.game and table.phase == "choose" else None
    return bool(board and board.available and table.tablets[seat] is None and not _excused(table, seat))


def everybody_has_written(table: Table) -> bool:
    """Whether nobody is waited for any more. It is asked after every command, so it stops at the first seat that is."""
    boards = table.game.position.boards if table.game else ()
    for seat, (board, tablet) in enumerate(zip(boards, table.tablets, strict=True)):
        if tablet is None and board.available and not _excused(table, seat):
            return False
    return True


def _excused(table: Table, seat: Seat) -> bool:
    """Whether nobody waits for a seat: it was left, or its person was given up while others are there to go on."""
    sitter = table.sitters[seat]
    return not sitter.bot and (sitter.left or (sitter.given_up and somebody_is_there(table)))


def numbers_expected(table: Table) -> int:
    """How many numbers this turn has when it is complete: laid down, or still waited for.

    Where only the count is shown, whoever was given up counts as well: otherwise one could tell whether they had
    written.
    """
    hide = table.options.anonymous
    return sum(
        table.tablets[seat] is not None or not _excused(table, seat) or (hide and not table.sitters[seat].left)
        for seat in writers(table)
    )


def away_too_long(table: Table, sitter: Sitter, now: float) -> bool:
    """Whether it is time to go on without somebody, or with a bot instead."""
    due = patience_ends(table, sitter)
    return due is not None and now >= due


def patience_ends(table: Table, sitter: Sitter) -> float | None:
    """The time when somebody will have been, or was, away too long, if nothing has been done about it yet."""
    if sitter.person is None or sitter.away_since is None or sitter.bot or sitter.given_up:
        return None
    return sitter.away_since + table.options.patience


def bots_to_write(table: Table) -> tuple[Seat, ...]:
    """The seats for which a bot has to choose a number now."""
    bots = [seat for seat, sitter in enumerate(table.sitters) if sitter.bot]
    if not bots or table.paused:
        return ()
    can_write = writers(table)
    return tuple([seat for seat in bots if seat in can_write and table.tablets[seat] is None])


def next_due(table: Table) -> float | None:
    """When a `Tick` will next change something, if nothing else happens before."""
    if not table.running or table.still_since is not None:
        return None
    moments = [moment for moment in (table.deadline, table.reveal_at) if moment is not None]
    for sitter in table.sitters:
        if sitter.away_since is not None and (due := patience_ends(table, sitter)) is not None:
            moments.append(due)
    return min(moments, default=None)


def waited_long(table: Table, now: float) -> bool:
    """Whether nothing has moved for so long that others may help. Who has written makes no difference, or one could
    tell."""
    since = max(table.since, table.still_since or 0.0) if table.paused else table.since
    return now - since >= NOTHING_MOVES_SECONDS


def host_is_away(table: Table, now: float) -> bool:
    """Whether there is no host, or the host has been away for a while."""
    host = table.guest(table.host) if table.host else None
    return host is None or away_for(host, HOST_AWAY_SECONDS, now)


def away_for(guest: Guest, seconds: float, now: float) -> bool:
    """Whether somebody has been away for so long."""
    return guest.away_since is not None and now - guest.away_since >= seconds


def host_keeps_waiting(table: Table, now: float) -> bool:
    """Whether the host is here, and everybody has waited long for what only the host can do: start, or resume.

    A turn is not such a thing: whoever has a seat can have it revealed (`RevealSoon`). So it need not be known who has
    written.
    """
    return (not table.running or table.paused) and waited_long(table, now)
