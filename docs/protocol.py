"""The wire in two other languages: docs/protocol.md for people, protocol.gen.ts for the browser."""

import json
from typing import Any, get_args

from msgspec import NODEFAULT, inspect

from thenumber.bots.difficulty import DIFFICULTIES
from thenumber.rules.board import Board
from thenumber.rules.check import check
from thenumber.rules.digits import DIGIT_COUNT
from thenumber.rules.resolve import BONUSES, resolve
from thenumber.server.admission.limits import BIGGEST_BODY, FRAMES
from thenumber.server.admission.open_sockets import MOST_SILENT, MOST_SOCKETS
from thenumber.server.wire import protocol as wire
from thenumber.server.wire.socket import HELLO_SECONDS
from thenumber.table import names, waiting
from thenumber.table.command import Command, HostCommand
from thenumber.table.commands import reasons

TYPESCRIPT_HEAD = """\
// Made from src/thenumber/server/wire/protocol.py and src/thenumber/table/ by `make docs`. Do not edit.
"""

PAGE_HEAD = """\
# Protocol

Made from `src/thenumber/server/wire/protocol.py` and `src/thenumber/table/` by `make docs`.

{about}

- Frames are JSON text of at most {frame} bytes. A frame that can't be read is refused and changes nothing; text that is
  not UTF-8 ends the line with 1007.
- {burst} frames of any kind may come at once, and {rate} a second from then on. What is more is read later; who sends
  more and more is told `too-fast` under no `id`, and the line is closed with 1008.
- A handshake from an address with {sockets} open sockets is answered with status 429, `Retry-After`, and `Refused` with
  `too-many-connections`. A socket is cut off that has not said `Hello` after {hello} s, or is the oldest of more than
  {silent} such sockets of its address.
- A server that ends, or sends its people to another one, closes with 1001. Come back within a second, not all in the
  same instant. For some seconds one that sent its people away answers 503 `draining`, and so does one that makes no new
  tables.
- Something with an unknown `say` is to be ignored: a newer server may say more.
- A seat is its token: the server gives one with `Welcome`, keeps only its hash, and takes it back in `Hello`. Several
  connections with the same token are the same person.
- `game_no` and `turn_index` say which turn a number is meant for; one that crossed a reveal on its way is refused.
- A seal is the SHA-256 of `thenumber-seal-1 NONCE NUMBER TABLE GAME ROUND.TURN SEAT`, ASCII, single spaces; NONCE is 32
  hexadecimal digits, SEAT a letter. Seals are published when a tablet is laid down, nonces with the reveal.
"""

SEALS = """\
## What seals promise

A seal is a promise about a number that nobody can see yet. The order on the wire is always the same: views and changes
with the seals as tablets are laid down and taken back; `Sealed` with those that were in none of them; the view that
reveals the turn, with the nonces. However a turn ends (the last number, the clock, the host, a bot, somebody who is
given up), `Sealed` comes first, to everybody who gets the reveal.

A client that remembers the seals can therefore say of every number:

- **kept**: its seal was published before the reveal;
- **unseen**: the client had no connection when the turn was revealed, or was told `Missed`, and had not seen the seal;
- **broken**: the server did not keep its word. An honest server never gives cause for that.

`src/thenumber/table/seal_watch.py` and `web/src/lib/seals.ts` are such clients, and `conformance/seals.json` has what
each lie looks like. These are the faults that they find:

| code | what the server did |
|---|---|
| `own` | revealed another number for the client's own seat than the one that lay there |
| `changed` | revealed a number that does not make the seal published for its seat, or published a second one |
| `unpublished` | revealed a number whose seal was never published |
| `withdrawn` | revealed a number that had been erased or written over |
| `unproved` | revealed a number without a nonce |
| `hidden` | published a seal, and revealed no number for it |
| `bot` | took a bot's tablet back, or laid it down after people could write: a bot writes first, once a turn |
| `unsealed` | revealed a turn without `Sealed` before it |
| `rewritten` | showed a revealed turn again with other numbers |
| `contradiction` | published a seal twice, went on laying after `Sealed`, took a turn back, or named another turn |

A seat that was erased or written over by its person in time is none of these: a `Change` or a view says so before
`Sealed`. After a new connection another node may know a little less for a moment, and tells it again.

What seals do not prevent:

- The server knows every number as soon as it is laid down, and makes the nonces. It can show them to a friend, who can
  then write with that knowledge; no seal shows that.
- It could tell a bot what somebody wrote only if the bot wrote later. A client sees the seals of all bots before it can
  write (`bot`), so no bot knew the number that was written there. A stand-in for somebody who is away may write late,
  and then there is no such proof.
- It can tell two people different things, each consistently: other seals, and then other numbers. No client can find
  that alone. Who compares what the two were shown, or one record of the game with the other, does.
- It can say that somebody erased or wrote over a number in time. That person's own client knows better (`own`), the
  others do not. The client knows the numbers that it laid down or was shown; a draft that the clock laid down is not
  compared, for another device of the same person may have changed it.
- It can cut a client off, or call it too slow (`Missed`), until the reveal is over. Then the client says `unseen` and
  not `kept`, except for seals that it had seen, and for bots, whose seals never change.
- It can end a game before a turn is revealed. It can let a turn in which nobody can write follow at once, and then the
  view shows that one; the record has both.
- It can serve a page that checks nothing. Whoever does not trust the server uses a client from elsewhere, such as
  `thenumber join`.

It can't change a number after its seal was published, whoever's it is, without being found out by everybody who
watched.
"""

CLIENT_HEAD = """\
Everything a client says is `{"id": ID, "say": SAYING}`; these are the sayings. All but the first two are commands of
the table (`src/thenumber/table/`), with the codes that each can be refused with. A command that needs nothing to be
filled in is a button: `why_not` of `YouView` tells when it can't be pressed, and why. The host's buttons are told to
the host alone; for all others the reason is `not-the-host`. Anything can also be refused with `not-understood`,
`too-fast`, `store-unavailable`, `no-such-table` or `internal`. The sentences are in the catalogue
under `refusal-CODE`.
"""

HTTP_HEAD = """\
`POST api/tables` makes a table and answers with its `code` and `url`; `GET api/tables/CODE` says what anybody may know
of it. A finished game is at `GET api/games/ID-N.tnr`, `.json` and `.link`: ID is the table's, N its `game_no`.
`GET api/qr.svg?text=URL` draws a QR code of an address of this very server.

An address from which too many wrong codes were asked for gets `too-many-codes` and status 429 for all tables that it
does not know yet, also from the WebSocket. Whoever sits or waits at a table may show it with `Authorization: Bearer
TOKEN`, in the handshake or in `GET api/tables/CODE`, and is let in; from then on so is the address.

`POST api/reckon` takes a `Reckon` of at most {body} bytes, keeps nothing, and answers with `Reckoned`, or with
`Unreckoned` and status 400. So a page can draw any game, and what would have become of it, without knowing the rules.
A `game` that this server does not have is refused with `no-such-game` and status 404.

`POST api/review` takes the same and answers with lines of JSON: the game as `Reckoned` at once, a `ReviewedTurn` for
every turn, as soon as it is found out, and a `ReviewedGame` at the end. Spaces may stand before a line: they keep the
connection alive. An answer that ends without its last line was cut, as by a restart of the server, and may be asked for
again. An address has one review at a time, and up to eight of finished games of this server asked for by `game`; for
more, and while too many wait at all, `Refused` with `reviews-busy` is the line after the game, and `right` has the
seconds to wait. A game that goes on from where a game of several people at this server stands is refused with
`game-running-here` and status 403, until that game is over.

`GET api/tables/CODE/advice` with `Authorization: Bearer TOKEN` answers with `Advice` on the turn to come, to somebody
who plays alone against bots; at a table with other people it is refused.

`GET api/tables/CODE/why` answers with `Reasons`: why the bots wrote their numbers in the turn that was revealed last,
or with `?turn=INDEX` in an earlier turn of the same game, counted from 0. A turn that is not revealed is refused.

`POST api/seats` takes `HeldSeats`, at most {seats} of them, and answers with `SeatViews`: how the tables stand, for
those who sit or wait there. It does not count as being at a table, and wakes none up.

`POST api/summaries` takes `Summarise` of at most {body} bytes, keeps nothing, and answers with `GameSummaries`, or with
`Unreckoned` and status 400 for the first game that is wrong.

`GET api/daily/DATE` answers with the `Daily` of a date such as 2026-11-18; one that has begun nowhere on Earth, and
will not within a day, is refused. `POST api/daily/DATE` takes a `DailyWritten` and counts it, while it is that day
somewhere on Earth. `GET api/daily/DATE/counts` answers with `DailyCounts` when the day is over in UTC.

The host's page asks `GET api/admin`, which answers with `AdminView`, and posts `Announce`, `Drain`, `EndTable` or
`BackUp` there as JSON, which are carried out and answered likewise. Where the server has a password, `POST
api/admin/session` takes an `AdminLogin` and answers with an `AdminSession`, whose token is shown as `Authorization:
Bearer TOKEN`. Whoever may not see the page gets `not-found` and status 404 everywhere there.

`GET api/bots` answers with `OfferedBots`: the same bots as in `Welcome`, for somebody who is at no table yet.
Everything that is refused for another reason is answered with `Refused`.
"""


class Wire:
    """All struct types that can be reached from what is said, in the order in which they are met."""

    def __init__(self) -> None:
        self.structs: dict[str, inspect.StructType] = {}

    def typescript(self, kind: inspect.Type) -> str:
        match kind:
            case inspect.Metadata():
                return self.typescript(kind.type)
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.LiteralType():
                return " | ".join(f'"{value}"' for value in kind.values)
            case inspect.UnionType():
                return " | ".join(self.typescript(one) for one in kind.types)
            case inspect.VarTupleType() | inspect.ListType():
                return f"readonly ({self.typescript(kind.item_type)})[]"
            case inspect.TupleType():
                return f"readonly [{', '.join(self.typescript(one) for one in kind.item_types)}]"
            case inspect.DictType():
                return f"Readonly<Record<string, {self.typescript(kind.value_type)}>>"
            case inspect.StructType():
                self.add(kind)
                return kind.cls.__name__
        raise TypeError(f"the wire has a type that the browser does not know: {kind}")

    def add(self, kind: inspect.StructType) -> None:
        if kind.cls.__name__ not in self.structs:
            self.structs[kind.cls.__name__] = kind
            for field in kind.fields:
                self.typescript(field.type)

    def fields(self, kind: inspect.StructType, optional: bool) -> list[tuple[str, str]]:
        tag = [(kind.tag_field or "", f'"{kind.tag}"')] if kind.tag else []
        return tag + [
            (f.encode_name + ("?" if _may_be_absent(f, optional) else ""), self.typescript(f.type)) for f in kind.fields
        ]


def _may_be_absent(field: inspect.Field, optional: bool) -> bool:
    """Whether a message may go without a field: it may be left out where it has a default, or else it may be unset."""
    has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
    return optional if has_default else not field.required


CONSTANTS = {
    "PROTOCOL": wire.PROTOCOL,
    "LONGEST_NAME": names.LONGEST_NAME,
    "HOST_AWAY_SECONDS": waiting.HOST_AWAY_SECONDS,
    "NOTHING_MOVES_SECONDS": waiting.NOTHING_MOVES_SECONDS,
    "SOON_SECONDS": waiting.SOON_SECONDS,
    "MOST_HELD_SEATS": wire.MOST_HELD_SEATS,
    "BIGGEST_BODY": BIGGEST_BODY,
}
"""The constants that the page has to know as well, and does not say again."""


def stakes() -> list[list[tuple[int, int]]]:
    """What a number is worth by turn and first digit: if it is approved, and if it is also the highest."""
    found = []
    for turn_no, bonus in enumerate(BONUSES, 1):
        board = Board(scores=(0,) * (turn_no - 1))
        turns = [resolve([board], [100 * digit], check([board], [100 * digit])) for digit in range(DIGIT_COUNT)]
        found.append([(turn.scores[0] - bonus, turn.scores[0]) for turn in turns])
    return found


def structs_of(union: Any) -> list[inspect.StructType]:
    members = get_args(union) or (union,)
    return [kind for kind in map(inspect.type_info, members) if isinstance(kind, inspect.StructType)]


def typescript() -> str:
    client, server, http = structs_of(wire.Saying), structs_of(wire.ServerSays), structs_of(wire.OverHttp)
    types = Wire()
    for kind in (*client, *server, *http):
        types.add(kind)
    commands = [kind for kind in client if issubclass(kind.cls, Command)]
    asked = (wire.Reckon, wire.HeldSeats, wire.HeldSeat, wire.Summarise)
    said_by_clients = {kind.cls.__name__ for kind in client} | {kind.__name__ for kind in asked}
    constants = [f"export const {name} = {value:.15g};" for name, value in CONSTANTS.items()]
    of_hosts = ", ".join(f'"{kind.cls.__name__}"' for kind in commands if issubclass(kind.cls, HostCommand))
    constants.append(f"export const DIFFICULTIES = {json.dumps(DIFFICULTIES)} as const;")
    constants.append(
        f"export const STAKES: readonly (readonly (readonly [number, number])[])[] = {json.dumps(stakes())};"
    )
    constants.append(f"export const HOST_COMMANDS: readonly string[] = [{of_hosts}];")
    parts = [TYPESCRIPT_HEAD, "\n".join(constants) + "\n"]
    for name, kind in types.structs.items():
        fields = [f"  readonly {key}: {value};" for key, value in types.fields(kind, name in said_by_clients)]
        parts.append(f"export interface {name} {{\n" + "\n".join(fields) + "\n}\n")
    for name, members in (("Command", commands), ("ServerSays", server)):
        parts.append(f"export type {name} =\n" + "\n".join(f"  | {kind.cls.__name__}" for kind in members) + ";\n")
    parts.append("export interface ClientSays {\n  readonly id: number;\n  readonly say: Hello | Ping | Command;\n}\n")
    return "\n".join(parts)


def page() -> str:
    client, server, http = structs_of(wire.Saying), structs_of(wire.ServerSays), structs_of(wire.OverHttp)
    types = Wire()
    for kind in (*client, *server, *http):
        types.add(kind)
    about = (wire.__doc__ or "").strip().split("\n\n", 1)[1]
    head = PAGE_HEAD.format(
        about=about,
        frame=wire.MAX_FRAME,
        burst=FRAMES.burst,
        rate=FRAMES.rate,
        sockets=MOST_SOCKETS,
        silent=MOST_SILENT,
        hello=round(HELLO_SECONDS),
    )
    parts = [head, SEALS]
    said = {kind.cls.__name__ for kind in (*client, *server, *http)}
    rest = [kind for name, kind in types.structs.items() if name not in said]
    over_http = HTTP_HEAD.format(body=BIGGEST_BODY, seats=wire.MOST_HELD_SEATS)
    for title, head, kinds in (
        ("Clients say", CLIENT_HEAD, client),
        ("The server says", "", server),
        ("Over plain HTTP", over_http, http),
        ("What is in it", "", rest),
    ):
        parts.append(f"## {title}\n")
        parts += [head] if head else []
        parts += [_section(types, kind) for kind in kinds]
    return "\n".join(parts)


def _section(types: Wire, kind: inspect.StructType) -> str:
    lines = [f"### {kind.cls.__name__}", ""]
    if kind.cls.__doc__:
        lines += [" ".join(kind.cls.__doc__.split()), ""]
    if issubclass(kind.cls, Command):
        codes = ", ".join(f"`{code}`" for code in reasons(kind.cls))
        host = "Only for the host. " if issubclass(kind.cls, HostCommand) else ""
        lines += [f"{host}Refused with: {codes}.", ""]
    lines += ["| field | type |", "|---|---|"]
    for name, value in types.fields(kind, optional=True):
        cell = value.replace("|", "\\|")  # a bar would end the cell
        lines.append(f"| `{name}` | `{cell}` |")
    return "\n".join([*lines, ""])
