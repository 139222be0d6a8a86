"""A client's memory of the seals: whether a server keeps its word.

A `SealWatch` is told everything that a client hears of a table, in order, and remembers every seal of the running turn
from the moment in which it was published. When the turn is revealed, each number has to have the seal that lay before
its seat. The verdict on a number is one of three:

- `kept`: its seal was published before the reveal;
- `unseen`: the client was not there when the turn was revealed, and had not seen this seal before;
- `broken`: the server did not keep its word.

What a server did that it can't have done honestly is a `Fault`; docs/protocol.md tells what each code means. The page
has the same memory in web/src/lib/seals.ts, and both are held to conformance/seals.json.
"""

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from thenumber.rules.resolve import TURNS
from thenumber.rules.seats import MAX_SEATS, Seat, seat_letter
from thenumber.table.seals import seal
from thenumber.table.view import Kind, SealView, TableView, TurnView, YouView

Verdict: TypeAlias = Literal["kept", "unseen", "broken"]
FaultCode: TypeAlias = Literal[
    "own",
    "changed",
    "unpublished",
    "withdrawn",
    "unproved",
    "hidden",
    "bot",
    "unsealed",
    "rewritten",
    "contradiction",
]
PROOF = "thenumber-proof-1"
"""The name of the form that `SealWatch.proof` has."""


class Fault(Struct, frozen=True):
    """Something that an honest server never does."""

    code: FaultCode
    game_no: int
    turn_index: int
    seat: Seat | None = None
    promised: str | None = None
    """What was promised: the seal that was published, or the number that was laid down here."""
    shown: str | None = None
    """What was shown instead: a seal, or a number."""


class SealCheck(Struct, frozen=True):
    """A number that was revealed, and whether its seal was published before."""

    seat: Seat
    number: str
    nonce: str | None
    seal: str | None
    verdict: Verdict


class TurnCheck(Struct, frozen=True):
    """What became of the seals of one turn."""

    game_no: int
    turn_index: int
    seats: tuple[SealCheck, ...]
    faults: tuple[Fault, ...] = ()


class Heard(Struct, frozen=True, omit_defaults=True):
    """One thing that was heard about the seals of a turn, for the proof."""

    what: Literal["connected", "missed", "laid", "withdrawn", "sealed", "revealed"]
    seat: str | None = None
    seal: str | None = None
    number: str | None = None
    nonce: str | None = None


class _Turn:
    """The memory of a turn, from its first view on."""

    def __init__(self, table: TableView) -> None:
        self.id, self.game_no, self.index = table.id, table.game_no, table.turn_index
        self.lying: dict[str, Seat | None] = {}
        """The seals that lie now, with their seats where these are shown."""
        self.published: dict[str, Seat | None] = {}
        """All seals that were ever published in this turn, in that order."""
        self.late: set[str] = set()
        """The seals that were published after all bots had to have written."""
        self.withdrawn: set[str] = set()
        self.sealed = False
        self.revealed = False
        self.opening = True
        self.kinds: tuple[Kind, ...] = ()
        self.own_seat: Seat | None = None
        self.own: str | None = None
        self.told_own = False
        """Whether the server has told the own tablet in this turn."""
        self.heard: list[Heard] = []

    def at(self, seat: Seat) -> str | None:
        """The seal that lies before a seat, where that is shown."""
        return next((seal for seal, place in self.lying.items() if place == seat), None)

    def is_kind(self, seat: Seat | None, kind: Kind) -> bool:
        """Whether somebody of this kind sits there. A bot in its own seat writes once a turn, before people do."""
        return seat is not None and 0 <= seat < len(self.kinds) and self.kinds[seat] == kind


class SealWatch:
    """Tell it everything that is heard: `connected`, `see`, `sealed`, `wrote`; `faults` grows when a lie is found."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.proof = ""
        """What can be kept as proof of the fault that was found last: JSON, or nothing."""
        self._turn: _Turn | None = None
        self._last: _Turn | None = None
        """The turn that was revealed last, as it was remembered."""
        self._check: TurnCheck | None = None
        self._blind = False
        """Whether that reveal came while nobody looked."""
        self._gap = False
        """Whether something may have happened since the last view that was not heard."""
        self._place = ("", 0, 0)
        """The turn that was seen last."""
        self._revealed: dict[tuple[str, int, int], tuple[tuple[str | None, str | None], ...]] = {}

    def connected(self, *, missed: bool = False) -> None:
        """A new connection was made, or the server says that something was `missed`: nobody knows what happened."""
        self._gap = True
        if self._turn:
            self._turn.heard.append(Heard("missed" if missed else "connected"))

    def see(self, table: TableView, you: YouView | None) -> TurnCheck | None:
        """Look at a whole view, or at the view after a change; the check of the turn if it reveals one."""
        turn, check = self._turn, None
        place = (table.id, table.game_no, table.turn_index)
        if self._gap:  # another node may know less
            self._place = ("", 0, 0)
        if table.phase != "lobby":
            if place[0] == self._place[0] and place < self._place:
                self._find("contradiction", turn or _Turn(table))  # a turn comes again
            self._place = place
            if turn and not turn.revealed and place == (turn.id, turn.game_no, turn.index + 1):
                check = self._check = self._reveal(turn, table)
            self._compare(table)
        if table.phase == "choose":
            if turn is None or place != (turn.id, turn.game_no, turn.index):
                self._turn = turn = _Turn(table)
                self._lie(turn, table, gap=True)
            else:
                self._lie(turn, table, gap=self._gap)
            # A bot from outside writes when it likes, as a person does.
            turn.kinds = tuple(["person" if seat.kind == "bot" and seat.outside else seat.kind for seat in table.seats])
            turn.opening = table.opening
            turn.own_seat, turn.own = (you.seat, you.tablet) if you else (None, None)
            turn.told_own = turn.told_own or turn.own is not None
        self._gap = False
        return check

    def check(self, table: TableView) -> TurnCheck | None:
        """The check of the turn that `table` shows as the last one; nobody looked if it was not seen to be revealed."""
        last, index = table.last, table.turn_index - 1
        if last is None:
            return None
        known = self._check
        if known and (known.game_no, known.turn_index) == (table.game_no, index):
            return known
        seats = [
            SealCheck(seat, ruling.number, ruling.nonce, _seal_of(table, last, seat, index), "unseen")
            for seat, ruling in enumerate(last.seats)
            if ruling.number is not None
        ]
        return TurnCheck(table.game_no, index, tuple(seats))

    def sealed(self, game_no: int, turn_index: int, seals: Sequence[SealView]) -> None:
        """All tablets of a turn lie; these are the seals that were not published yet."""
        turn = self._turn
        if turn is None or (turn.game_no, turn.index) != (game_no, turn_index) or turn.sealed:
            if turn:
                self._find("contradiction", turn)
            return
        turn.sealed = True
        people = False
        if not seals:
            turn.heard.append(Heard("sealed"))
        for entry in seals:
            turn.heard.append(Heard("sealed", _letter(entry.seat), entry.seal))
            promised = None if entry.seat is None else turn.at(entry.seat)
            if promised:
                self._find("changed", turn, entry.seat, promised, entry.seal)
                continue
            self._publish(turn, entry.seal, entry.seat)
            if people and turn.is_kind(entry.seat, "bot"):
                turn.late.add(entry.seal)
            people = people or turn.is_kind(entry.seat, "person")

    def wrote(self, game_no: int, turn_index: int, number: str) -> None:
        """The server has carried out a `Write` of this client; if it ended the turn, that is heard after the reveal."""
        last, check = self._last, self._check
        if last is None or check is None or (last.game_no, last.index) != (game_no, turn_index):
            return
        if self._blind or last.told_own or last.own_seat is None:
            return
        shown = next((one.number for one in check.seats if one.seat == last.own_seat), None)
        if shown != number:
            self._find("own", last, last.own_seat, number, shown)

    # What lies

    def _lie(self, turn: _Turn, table: TableView, *, gap: bool) -> None:
        """Compare what lies now with what lay before. After a gap, another node may know less, and tell it again."""
        lying = _lying(table)
        if gap:
            turn.withdrawn.clear()
            turn.sealed = False
        if lying is None:
            self._find("contradiction", turn)
            return
        if lying == turn.lying:
            return
        if turn.sealed:
            self._find("contradiction", turn)
        before, turn.lying = turn.lying, {}
        for old, seat in before.items():
            if lying.get(old, -1) == seat:
                turn.lying[old] = seat
                continue
            turn.heard.append(Heard("withdrawn", _letter(seat), old))
            new = next((seal for seal, place in lying.items() if place == seat and seat is not None), None)
            if turn.is_kind(seat, "bot") and (new or not gap):
                self._find("bot", turn, seat, old, new)
            if not gap:
                turn.withdrawn.add(old)
        for new, seat in lying.items():
            if new not in turn.lying:
                turn.heard.append(Heard("laid", _letter(seat), new))
                self._publish(turn, new, seat)
        turn.lying = lying

    def _publish(self, turn: _Turn, new: str, seat: Seat | None) -> None:
        if new in turn.withdrawn or new in turn.lying or turn.published.get(new, seat) != seat:
            self._find("contradiction", turn, seat, shown=new)
            return
        if new not in turn.published:
            turn.published[new] = seat
            if not turn.opening:
                turn.late.add(new)
        turn.lying[new] = seat

    # What is revealed

    def _reveal(self, turn: _Turn, table: TableView) -> TurnCheck:
        blind = self._gap and not turn.sealed
        first = len(self.faults)
        self._last, self._blind, turn.revealed = turn, blind, True
        last = table.last
        if not turn.sealed and not self._gap:
            self._find("unsealed", turn)
        checks = []
        if last is None or (last.round_no, last.turn_no) != (turn.index // TURNS + 1, turn.index % TURNS + 1):
            self._find("contradiction", turn)
        else:
            checks = self._numbers(turn, table, last, blind)
        for one in checks:
            turn.heard.append(Heard("revealed", _letter(one.seat), one.seal, one.number, one.nonce))
        if len(self.faults) > first:
            self.proof = self._proof(turn)
        return TurnCheck(turn.game_no, turn.index, tuple(checks), self._faults_of(turn))

    def _numbers(self, turn: _Turn, table: TableView, last: TurnView, blind: bool) -> list[SealCheck]:
        checks: list[SealCheck] = []
        left = dict(turn.lying)
        for seat, ruling in enumerate(last.seats):
            first = len(self.faults)
            promised, certain = turn.at(seat), not blind or turn.is_kind(seat, "bot")
            made = _seal_of(table, last, seat, turn.index)
            verdict: Verdict = "kept"
            if ruling.number is None:
                if promised and certain:
                    self._find("hidden", turn, seat, promised)
            elif made is None:
                self._find("unproved", turn, seat, promised, ruling.number)
            elif made in left and left[made] in (None, seat):
                if turn.is_kind(seat, "bot") and made in turn.late:
                    self._find("bot", turn, seat, shown=made)
            elif made in turn.withdrawn:
                self._find("withdrawn", turn, seat, promised, made)
            elif promised and certain:
                self._find("changed", turn, seat, promised, made)
            elif not blind:
                self._find("unpublished", turn, seat, shown=made)
            else:
                verdict = "unseen"
            for old in (promised, made):
                if old is not None:
                    left.pop(old, None)
            if seat == turn.own_seat and turn.own is not None and not blind and ruling.number != turn.own:
                self._find("own", turn, seat, turn.own, ruling.number)
            if ruling.number is not None:
                verdict = "broken" if len(self.faults) > first else verdict
                checks.append(SealCheck(seat, ruling.number, ruling.nonce, made, verdict))
        for old, place in {} if blind else left.items():
            self._find("hidden", turn, place, old)
        return checks

    def _compare(self, table: TableView) -> None:
        """A turn that was revealed stays as it was."""
        if table.last is None:
            return
        place = (table.id, table.game_no, table.turn_index - 1)
        shown = tuple([(ruling.number, ruling.nonce) for ruling in table.last.seats])
        if self._revealed.setdefault(place, shown) != shown:
            turn = _Turn(table)
            turn.index -= 1
            before = self._revealed[place]
            for seat, (old, new) in enumerate(zip(before, shown, strict=False)):
                if old != new:
                    self._find("rewritten", turn, seat, old[0], new[0])
            if len(before) != len(shown):
                self._find("rewritten", turn)
        self._revealed = {known: old for known, old in self._revealed.items() if known[:2] == place[:2]}

    # What is wrong

    def _find(
        self,
        code: FaultCode,
        turn: _Turn,
        seat: Seat | None = None,
        promised: str | None = None,
        shown: str | None = None,
    ) -> None:
        fault = Fault(code, turn.game_no, turn.index, seat, promised, shown)
        if fault not in self.faults:
            self.faults.append(fault)
            self.proof = self._proof(turn)

    def _proof(self, turn: _Turn) -> str:
        """What was heard of a turn, and what is wrong with it: JSON, one thing a line."""
        place = {
            "proof": PROOF,
            "table": turn.id,
            "game": turn.game_no,
            "turn": f"{turn.index // TURNS + 1}.{turn.index % TURNS + 1}",
            "own": None if turn.own_seat is None else {"seat": _letter(turn.own_seat), "number": turn.own},
        }
        faults = [
            {"code": fault.code, "seat": _letter(fault.seat), "promised": fault.promised, "shown": fault.shown}
            for fault in self._faults_of(turn)
        ]
        head, heard, found = _json(place), map(_json, turn.heard), map(_json, faults)
        return f'{head[:-1]},\n"heard":[\n{_lines(heard)}\n],\n"faults":[\n{_lines(found)}\n]}}'

    def _faults_of(self, turn: _Turn) -> tuple[Fault, ...]:
        place = (turn.game_no, turn.index)
        return tuple([fault for fault in self.faults if (fault.game_no, fault.turn_index) == place])


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _lines(texts: Iterable[str]) -> str:
    return ",\n".join(texts)


def _lying(table: TableView) -> dict[str, Seat | None] | None:
    """The seals that lie, with their seats where these are shown; None if a view contradicts itself."""
    if len(set(table.seals)) != len(table.seals) or table.written != len(table.seals):
        return None
    if table.options.anonymous:
        return dict.fromkeys(table.seals)
    written = [seat for seat, view in enumerate(table.seats) if view.written]
    return dict(zip(table.seals, written, strict=True)) if len(written) == len(table.seals) else None


def _seal_of(table: TableView, last: TurnView, seat: Seat, index: int) -> str | None:
    """The seal that a revealed number and its nonce make; None without a nonce."""
    ruling = last.seats[seat]
    if ruling.number is None or ruling.nonce is None:
        return None
    return seal(ruling.nonce, ruling.number, table.id, table.game_no, index, seat)


def _letter(seat: Seat | None) -> str | None:
    if seat is None:
        return None
    return seat_letter(seat) if 0 <= seat < MAX_SEATS else str(seat)
