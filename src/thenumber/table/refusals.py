"""Why something can't be done now: asked before every command, by the table itself and by everybody's buttons."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from thenumber.bots.registry import BOTS
from thenumber.rules.digits import DIGITS_OF, Digits, digits_name, parse_number
from thenumber.rules.errors import RulesError
from thenumber.rules.seats import MAX_SEATS, MIN_SEATS
from thenumber.table import commands as say
from thenumber.table.options import CLOCKS, PATIENCES
from thenumber.table.seal import NONCE
from thenumber.table.table import Table
from thenumber.table.waiting import owner_keeps_waiting, waited_long, writers

USUAL_SEATS = 3
MAX_WAITERS = 20
LONGEST_NAME = 20


class Refusal(Struct, frozen=True):
    """A reason, as a message of the catalogue (`refusal-<code>`), and what fills it in."""

    code: str
    found: str = ""
    right: str = ""


def why_not(table: Table, command: say.AnyCommand, now: float) -> Refusal | None:
    """The reason why a command can't be carried out, or None if it can."""
    if isinstance(command, say.OwnersCommand) and command.person != table.owner:
        return _why_not_known(table, command, now) or Refusal("not-the-owner")
    return REASONS[type(command)](table, command, now)


def _why_not_known(table: Table, command: say.SpokenCommand, _: float) -> Refusal | None:
    return None if table.guest(command.person) else Refusal("not-here")


def _why_not_name(name: str) -> Refusal | None:
    fine = 1 <= len(name) <= LONGEST_NAME and name.strip() == name and name.isprintable() and not name.startswith("@")
    return None if fine else Refusal("bad-name", found=name[:LONGEST_NAME], right=str(LONGEST_NAME))


def _why_not_rename(table: Table, command: say.Rename, now: float) -> Refusal | None:
    return _why_not_known(table, command, now) or _why_not_name(command.name)


def _why_not_sit(table: Table, command: say.Sit, _: float) -> Refusal | None:
    if table.guest(command.person):
        return Refusal("already-here")
    if table.locked:
        return Refusal("locked")
    full = len(table.sitters) >= table.options.seats if table.game is None else len(table.waiters) >= MAX_WAITERS
    if full:
        return Refusal("full", right=str(table.options.seats))
    return _why_not_name(command.name)


def _why_not_start(table: Table, _: say.Start, _now: float) -> Refusal | None:
    if table.running:
        return Refusal("game-running")
    # A seat that was left in mid-game is gone in the next one, and whoever waited gets a seat.
    players = min(_staying(table) + len(table.waiters), table.options.seats)
    needed = min(USUAL_SEATS, table.options.seats)
    return None if players >= needed else Refusal("too-few", found=str(players), right=str(needed))


def _staying(table: Table) -> int:
    """How many of those who sit would also sit in the next game."""
    return sum(not sitter.left for sitter in table.sitters)


def _why_not_again(table: Table, _: say.Again, _now: float) -> Refusal | None:
    return None if table.over else Refusal("game-not-over")


def _why_not_end(table: Table, _: say.End, _now: float) -> Refusal | None:
    return None if table.running else Refusal("no-game")


def _why_not_pause(table: Table, _: say.Pause, _now: float) -> Refusal | None:
    if not table.running:
        return Refusal("no-game")
    return Refusal("paused") if table.paused else None


def _why_not_resume(table: Table, _: say.Resume, _now: float) -> Refusal | None:
    if not table.running:
        return Refusal("no-game")
    return None if table.paused else Refusal("not-paused")


def _why_not_add_bot(table: Table, command: say.AddBot, _: float) -> Refusal | None:
    bot = command.bot
    if table.game is not None:
        return Refusal("game-running") if table.running else Refusal("again-first")
    if bot not in BOTS:
        return Refusal("unknown-bot", found=bot[:LONGEST_NAME], right=", ".join(BOTS))
    return Refusal("full", right=str(table.options.seats)) if len(table.sitters) >= table.options.seats else None


def _why_not_remove(table: Table, command: say.Remove, _: float) -> Refusal | None:
    seat = command.seat
    if not 0 <= seat < len(table.sitters):
        return Refusal("no-such-seat")
    if table.over:
        return Refusal("again-first")
    if table.sitters[seat].person == table.owner:
        return Refusal("owner-stays")
    if table.running and table.sitters[seat].person is None:
        return Refusal("nobody-there")
    return None


def _why_not_hand_over(table: Table, command: say.HandOver, _: float) -> Refusal | None:
    seat = command.seat
    if not 0 <= seat < len(table.sitters):
        return Refusal("no-such-seat")
    return None if table.sitters[seat].person else Refusal("bots-own-nothing")


def _why_not_set_options(table: Table, command: say.SetOptions, _: float) -> Refusal | None:
    options = command.options
    if table.running:
        return Refusal("game-running")
    if not MIN_SEATS <= options.seats <= MAX_SEATS:
        return Refusal("bad-option", found=str(options.seats), right=f"{MIN_SEATS}-{MAX_SEATS}")
    if options.seats < _staying(table):
        return Refusal("too-many-sit", found=str(_staying(table)), right=str(options.seats))
    if options.clock not in CLOCKS:
        return Refusal("bad-option", found=str(options.clock), right="-, 30, 60, 90, 120")
    if options.patience not in PATIENCES:
        return Refusal("bad-option", found=str(options.patience), right=", ".join(map(str, PATIENCES)))
    return None


def _why_not_take_over(table: Table, command: say.TakeOver, now: float) -> Refusal | None:
    if refusal := _why_not_known(table, command, now):
        return refusal
    if command.person == table.owner:
        return Refusal("already-owner")
    return None if owner_keeps_waiting(table, now) else Refusal("owner-is-here")


def _why_not_now(table: Table, game_no: int, turn_index: int) -> Refusal | None:
    """A message that crossed a reveal on its way must not count for the next turn."""
    if not table.running:
        return Refusal("no-game")
    if game_no != table.game_no or turn_index != table.turn_index:
        return Refusal("turn-is-over")
    return Refusal("paused") if table.paused else None


def _why_not_write(table: Table, command: say.Write, now: float) -> Refusal | None:
    seat = table.seat_of(command.person)
    if seat is None and (refusal := _why_not_known(table, command, now)):
        return refusal
    if refusal := _why_not_now(table, command.game_no, command.turn_index):
        return refusal
    if seat is None:
        return Refusal("only-waiting")
    if not _available(table, seat):
        return Refusal("sits-out")
    if table.opening:
        return Refusal("bots-first")
    return _why_not_number(table, seat, command.number, command.nonce)


def _available(table: Table, seat: int) -> Digits:
    return table.game.position.boards[seat].available if table.game else 0


def _why_not_number(table: Table, seat: int, number: str, nonce: str) -> Refusal | None:
    try:
        digits = DIGITS_OF[parse_number(number)]
    except RulesError:
        return Refusal("not-a-number", found=number[:LONGEST_NAME], right="000-999")
    if not NONCE.fullmatch(nonce):
        return Refusal("bad-nonce")
    available = _available(table, seat)
    if digits & ~available and not table.options.paper:
        return Refusal("crossed-out", found=digits_name(digits & ~available), right=digits_name(available))
    return None


def _why_not_erase(table: Table, command: say.Erase, now: float) -> Refusal | None:
    seat = table.seat_of(command.person)
    if seat is None and (refusal := _why_not_known(table, command, now)):
        return refusal
    if refusal := _why_not_now(table, command.game_no, command.turn_index):
        return refusal
    return Refusal("nothing-written") if seat is None or table.tablets[seat] is None else None


def _why_not_bot_writes(table: Table, command: say.BotWrites, _: float) -> Refusal | None:
    if refusal := _why_not_now(table, command.game_no, command.turn_index):
        return refusal
    if command.seat not in writers(table) or not table.sitters[command.seat].bot:
        return Refusal("no-bot-there")
    if table.tablets[command.seat] is not None:
        return Refusal("already-written")
    return _why_not_number(table, command.seat, command.number, command.nonce)


def _why_not_reveal(table: Table, command: say.RevealNow, now: float) -> Refusal | None:
    if refusal := _why_not_now(table, command.game_no, command.turn_index):
        return refusal
    if table.opening:
        return Refusal("bots-first")
    if any(table.tablets) or waited_long(table, now):
        return None
    # An owner who has nothing to write can't be the first to have written.
    seat = table.seat_of(command.person)
    return None if seat is None or not _available(table, seat) else Refusal("nobody-has-written")


def _nothing_against(_table: Table, _command: say.AnyCommand, _now: float) -> None:
    return None


REASONS: dict[type[say.AnyCommand], Callable[[Table, Any, float], Refusal | None]] = {
    say.Sit: _why_not_sit,
    say.Rename: _why_not_rename,
    say.Leave: _why_not_known,
    say.Away: _why_not_known,
    say.Return: _why_not_known,
    say.Start: _why_not_start,
    say.Again: _why_not_again,
    say.End: _why_not_end,
    say.AddBot: _why_not_add_bot,
    say.Remove: _why_not_remove,
    say.Lock: _nothing_against,
    say.HandOver: _why_not_hand_over,
    say.TakeOver: _why_not_take_over,
    say.SetOptions: _why_not_set_options,
    say.Pause: _why_not_pause,
    say.Resume: _why_not_resume,
    say.Write: _why_not_write,
    say.Erase: _why_not_erase,
    say.BotWrites: _why_not_bot_writes,
    say.RevealNow: _why_not_reveal,
    say.Tick: _nothing_against,
}
"""What to ask about each command. Looked up, because these are asked some twenty times for every write."""
