"""Why something can't be done now: asked before every command, by the table itself and by everybody's buttons."""

from msgspec import Struct

from thenumber.bots.registry import BOTS
from thenumber.rules.digits import DIGITS_OF, digits_name, parse_number
from thenumber.rules.errors import RulesError
from thenumber.rules.seats import MAX_SEATS, MIN_SEATS
from thenumber.table import commands as say
from thenumber.table.options import CLOCKS, PATIENCES, Options
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
    match command:
        case say.Sit():
            return _why_not_sit(table, command)
        case say.Rename():
            return _why_not_known(table, command.person) or _why_not_name(command.name)
        case say.Leave() | say.Away() | say.Return():
            return _why_not_known(table, command.person)
        case say.TakeOver():
            return _why_not_take_over(table, command.person, now)
        case say.Write():
            return _why_not_write(table, command)
        case say.Erase():
            return _why_not_erase(table, command)
        case say.BotWrites():
            return _why_not_bot_writes(table, command)
        case say.Tick():
            return None
        case _:
            return _why_not_owner(table, command.person) or _why_not_as_owner(table, command, now)


def _why_not_as_owner(table: Table, command: say.AnyCommand, now: float) -> Refusal | None:
    match command:
        case say.Start():
            return _why_not_start(table)
        case say.Again():
            return None if table.over else Refusal("game-not-over")
        case say.End() | say.Pause() | say.Resume():
            return _why_not_control(table, command)
        case say.AddBot():
            return _why_not_add_bot(table, command.bot)
        case say.Remove():
            return _why_not_remove(table, command.seat)
        case say.HandOver():
            return _why_not_person_in(table, command.seat)
        case say.SetOptions():
            return Refusal("game-running") if table.running else _why_not_options(table, command.options)
        case say.RevealNow():
            return _why_not_reveal(table, command, now)
        case _:
            return None


def _why_not_known(table: Table, person: str) -> Refusal | None:
    return None if person in table.persons else Refusal("not-here")


def _why_not_owner(table: Table, person: str) -> Refusal | None:
    return _why_not_known(table, person) or (None if person == table.owner else Refusal("not-the-owner"))


def _why_not_name(name: str) -> Refusal | None:
    fine = 1 <= len(name) <= LONGEST_NAME and name.strip() == name and name.isprintable() and not name.startswith("@")
    return None if fine else Refusal("bad-name", found=name[:LONGEST_NAME], right=str(LONGEST_NAME))


def _why_not_sit(table: Table, command: say.Sit) -> Refusal | None:
    if command.person in table.persons:
        return Refusal("already-here")
    if table.locked:
        return Refusal("locked")
    full = len(table.sitters) >= table.options.seats if table.game is None else len(table.waiters) >= MAX_WAITERS
    if full:
        return Refusal("full", right=str(table.options.seats))
    return _why_not_name(command.name)


def _why_not_start(table: Table) -> Refusal | None:
    if table.running:
        return Refusal("game-running")
    # A seat that was left in mid-game is gone in the next one, and whoever waited gets a seat.
    players = min(_staying(table) + len(table.waiters), table.options.seats)
    needed = min(USUAL_SEATS, table.options.seats)
    return None if players >= needed else Refusal("too-few", found=str(players), right=str(needed))


def _staying(table: Table) -> int:
    """How many of those who sit would also sit in the next game."""
    return sum(not sitter.left for sitter in table.sitters)


def _why_not_control(table: Table, command: say.End | say.Pause | say.Resume) -> Refusal | None:
    if not table.running:
        return Refusal("no-game")
    if isinstance(command, say.Pause) and table.paused:
        return Refusal("paused")
    if isinstance(command, say.Resume) and not table.paused:
        return Refusal("not-paused")
    return None


def _why_not_add_bot(table: Table, bot: str) -> Refusal | None:
    if table.game is not None:
        return Refusal("game-running") if table.running else Refusal("again-first")
    if bot not in BOTS:
        return Refusal("unknown-bot", found=bot[:LONGEST_NAME], right=", ".join(BOTS))
    return Refusal("full", right=str(table.options.seats)) if len(table.sitters) >= table.options.seats else None


def _why_not_remove(table: Table, seat: int) -> Refusal | None:
    if not 0 <= seat < len(table.sitters):
        return Refusal("no-such-seat")
    if table.over:
        return Refusal("again-first")
    if table.sitters[seat].person == table.owner:
        return Refusal("owner-stays")
    if table.running and table.sitters[seat].person is None:
        return Refusal("nobody-there")
    return None


def _why_not_person_in(table: Table, seat: int) -> Refusal | None:
    if not 0 <= seat < len(table.sitters):
        return Refusal("no-such-seat")
    return None if table.sitters[seat].person else Refusal("bots-own-nothing")


def _why_not_options(table: Table, options: Options) -> Refusal | None:
    if not MIN_SEATS <= options.seats <= MAX_SEATS:
        return Refusal("bad-option", found=str(options.seats), right=f"{MIN_SEATS}-{MAX_SEATS}")
    if options.seats < _staying(table):
        return Refusal("too-many-sit", found=str(_staying(table)), right=str(options.seats))
    if options.clock not in CLOCKS:
        return Refusal("bad-option", found=str(options.clock), right="-, 30, 60, 90, 120")
    if options.patience not in PATIENCES:
        return Refusal("bad-option", found=str(options.patience), right=", ".join(map(str, PATIENCES)))
    return None


def _why_not_take_over(table: Table, person: str, now: float) -> Refusal | None:
    if refusal := _why_not_known(table, person):
        return refusal
    if person == table.owner:
        return Refusal("already-owner")
    return None if owner_keeps_waiting(table, now) else Refusal("owner-is-here")


def _why_not_now(table: Table, game_no: int, turn_index: int) -> Refusal | None:
    """A message that crossed a reveal on its way must not count for the next turn."""
    if not table.running:
        return Refusal("no-game")
    if (game_no, turn_index) != (table.game_no, table.turn_index):
        return Refusal("turn-is-over")
    return Refusal("paused") if table.paused else None


def _why_not_write(table: Table, command: say.Write) -> Refusal | None:
    if refusal := _why_not_known(table, command.person) or _why_not_now(table, command.game_no, command.turn_index):
        return refusal
    seat = table.seat_of(command.person)
    if seat is None:
        return Refusal("only-waiting")
    if seat not in writers(table):
        return Refusal("sits-out")
    if table.opening:
        return Refusal("bots-first")
    return _why_not_number(table, seat, command.number, command.nonce)


def _why_not_number(table: Table, seat: int, number: str, nonce: str) -> Refusal | None:
    try:
        digits = DIGITS_OF[parse_number(number)]
    except RulesError:
        return Refusal("not-a-number", found=number[:LONGEST_NAME], right="000-999")
    if not NONCE.fullmatch(nonce):
        return Refusal("bad-nonce")
    available = table.game.position.boards[seat].available if table.game else 0
    if digits & ~available and not table.options.paper:
        return Refusal("crossed-out", found=digits_name(digits & ~available), right=digits_name(available))
    return None


def _why_not_erase(table: Table, command: say.Erase) -> Refusal | None:
    if refusal := _why_not_known(table, command.person) or _why_not_now(table, command.game_no, command.turn_index):
        return refusal
    seat = table.seat_of(command.person)
    return Refusal("nothing-written") if seat is None or table.tablets[seat] is None else None


def _why_not_bot_writes(table: Table, command: say.BotWrites) -> Refusal | None:
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
    # An owner who has nothing to write can't be the first to have written.
    sits_out = table.seat_of(command.person) not in writers(table)
    return None if any(table.tablets) or sits_out or waited_long(table, now) else Refusal("nobody-has-written")
