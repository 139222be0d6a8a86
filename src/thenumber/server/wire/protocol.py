"""The wire: what clients say and what the server says, strict and tagged.

A client opens a WebSocket at `ws/CODE` and says `Hello` first. What it says is `{"id": 7, "say": {"do": "Pause"}}`: a
command of the table as it is, under an `id` of the client's own, and to every `id` there is exactly one answer with the
same `id`: `Done` or `Refused`. Whenever something changed it gets a whole `View`; only for a tablet that was laid down
or taken back within a turn it gets the `Change` of the view it has, and before the view that reveals a turn it gets the
last of the turn's seals (`Sealed`). Coming back is just the next view: whoever comes, or missed something, gets a whole
one. Times are seconds left, never clock readings.
"""

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias, Union

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from thenumber.bots.difficulty import Difficulty
from thenumber.rules.seats import Seat
from thenumber.server.wire.admin import AdminLogin, AdminOrder, AdminSession, AdminView
from thenumber.table.command import ClientCommand, ShortText
from thenumber.table.commands import CLIENT_COMMANDS
from thenumber.table.looking import Reaction
from thenumber.table.table import Look
from thenumber.table.view import RulingView, SealView, SeatView, TableChange, TableView, TurnView, YouChange, YouView

PROTOCOL = 3
"""The version of the protocol. Whoever speaks another one is told to reload."""
MAX_FRAME = 4096
"""The longest message of a client, in bytes."""

MOST_HELD_SEATS = 12
"""The most seats that one request may ask about: every table may have to be read from its log."""

Id: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]
Token: TypeAlias = Annotated[str, Meta(max_length=64)]


class Hello(Struct, frozen=True, tag=True, tag_field="do", forbid_unknown_fields=True):
    """The first thing to say: which protocol, and the token of an earlier visit, if there was one."""

    protocol: int
    token: Token | None = None


class Ping(Struct, frozen=True, tag=True, tag_field="do", forbid_unknown_fields=True):
    """Are you there? Answered with `Done`."""


if TYPE_CHECKING:
    Saying: TypeAlias = Hello | Ping | ClientCommand
else:
    Saying = Union[(Hello, Ping, *CLIENT_COMMANDS)]


class ClientSays(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a client says has this form; `id` is the client's own, and comes back with the answer."""

    id: Id
    say: Saying


class ServerMessage(Struct, frozen=True, tag=True, tag_field="say"):
    """Something the server says."""


class OfferedBot(Struct, frozen=True):
    """A bot that can be added by its name. `level` says how hard it is to beat: 1 is for beginners."""

    name: str
    level: int
    difficulty: Difficulty | None
    """The step of difficulty from whose bots "Play now" draws this one; null for a bot that is of none."""


class Welcome(ServerMessage, frozen=True):
    """The answer to `Hello`: keep the token, it is the seat. `bots` can be added by their names."""

    id: int
    token: str
    version: str
    bots: tuple[OfferedBot, ...]


class View(ServerMessage, frozen=True):
    """The whole table as this client may see it. `looks_at` is sent only to those who do not belong to the table, such
    as a television, and only while somebody still looks at the last reveal: it is what the slowest at the table looks
    at, the check or the end of the round."""

    table: TableView
    you: YouView | None
    looks_at: Look | UnsetType = UNSET


class Reacted(ServerMessage, frozen=True):
    """Somebody made a face at the last reveal: to be shown for a moment, and in no view."""

    seat: Seat
    reaction: Reaction


class WarmingUp(ServerMessage, frozen=True):
    """Bots that are still getting ready, for which the table waits: said when it changes, and in no view. On a new
    machine what the strongest bots need is compiled once. It is over with the turn, or when no seat is named."""

    seats: tuple[Seat, ...]


class RestartSoon(ServerMessage, frozen=True):
    """The server is about to be restarted, in so many seconds; null takes it back. Games go on where they were. It is
    said to everybody when it is announced, and to whoever comes after that. Some time later it is over by itself."""

    seconds: int | None


class TableClosed(ServerMessage, frozen=True):
    """Whoever runs this server has ended this table. It is gone for good; the line is cut."""


class Change(ServerMessage, frozen=True):
    """What is different from the last view of this client: somebody laid a tablet down or took it back."""

    table: TableChange
    you: YouChange | None


class Sealed(ServerMessage, frozen=True):
    """All tablets of this turn lie, and none is taken back any more. `seals` are those that were in no view or change
    yet, in the order in which the tablets were laid down, or sorted where only the count is shown. What is said next is
    the view that reveals the turn."""

    game_no: int
    turn_index: int
    seals: tuple[SealView, ...]


class Missed(ServerMessage, frozen=True):
    """This client did not read as fast as it was written to, and was not shown all that happened. What is said next is
    a whole view."""


class Done(ServerMessage, frozen=True):
    """What was said under this id has been carried out, and written down."""

    id: int


class Refused(ServerMessage, frozen=True):
    """What was said under this id changed nothing; the catalogue has the sentence (`refusal-<code>`).

    Only after `store-unavailable` it may have been done all the same, if the line to the database broke while it was
    being written down: the next view tells.
    """

    id: int | None
    code: str
    found: str = ""
    right: str = ""


ServerSays: TypeAlias = (
    Welcome | View | Change | Sealed | Missed | Reacted | WarmingUp | RestartSoon | TableClosed | Done | Refused
)


class Reckon(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks what the rules say about a game. Which one is said in one of three ways: `game` is the id of a finished game
    of this server, `ID-N`; `record` is the text of one game or a link; `names` and `turns` are everybody's numbers turn
    by turn, null for whoever wrote nothing. More than one way at once is not understood.

    What if somebody had written something else? Send the same numbers with that one changed. Numbers of later turns
    can thereby become impossible. With `paper` they are void, as they would be on paper, and the game is reckoned to
    its end; without it the first one is refused, and `turn_index` and `seat` of the answer say where it stands.
    """

    game: str | None = None
    record: str | None = None
    names: tuple[ShortText, ...] = ()
    turns: tuple[tuple[ShortText | None, ...], ...] = ()
    paper: bool = False
    date: Annotated[str, Meta(pattern=r"^(\?|[0-9]{4}-[0-9]{2}-[0-9]{2})$")] = "?"


class ReckonedTurn(Struct, frozen=True):
    """A turn as the rules see it, with the boards before and after it. Those after turn 5 are not wiped yet."""

    turn: TurnView
    before: tuple[SeatView, ...]
    after: tuple[SeatView, ...]
    finals: tuple[int, ...]
    """What everybody has so far, over both rounds and with what is crossed out."""
    note: str
    """The note that the record has on it."""


class DecisiveTurnView(Struct, frozen=True):
    """The turn that brought the win nearest to whoever won: how many points they were ahead of the best of those who
    did not win, before and after it."""

    turn_index: int
    seat: Seat
    before: int
    after: int


class BoldNumberView(Struct, frozen=True):
    """The approved number that was most likely to fall, and how likely, from 0 to 1, with any numbers of the others."""

    turn_index: int
    seat: Seat
    number: str
    risk: float


class UnluckyFallView(Struct, frozen=True):
    """The number that lost most points by one digit of one other number, and whose that was."""

    turn_index: int
    seat: Seat
    number: str
    points: int
    by: Seat


class MomentsView(Struct, frozen=True):
    """What is worth telling of a game that is over; docs/analysis.md says how it is found. Null where there is none."""

    decisive: DecisiveTurnView | None
    boldest: BoldNumberView | None
    unluckiest: UnluckyFallView | None


class Reckoned(ServerMessage, frozen=True):
    """The whole game. `table` is how it stands after the last turn, and what comes next; `names` are as they stand in
    the record, those of `seats` are fit to be shown. `record` and `link` are the same game, to be kept."""

    names: tuple[str, ...]
    event: str
    date: str
    turns: tuple[ReckonedTurn, ...]
    table: TableView
    sits_out: tuple[Seat, ...]
    record: str
    link: str
    moments: MomentsView


class Unreckoned(ServerMessage, frozen=True):
    """Why a game can't be reckoned. `code` is the whole key of a message in the catalogue; `line` and `column` say
    where in a record, `turn_index` and `seat` where among the numbers."""

    code: str
    found: str = ""
    right: str = ""
    verdict: str = ""
    line: int | None = None
    column: int | None = None
    turn_index: int | None = None
    seat: Seat | None = None


class Chances(Struct, frozen=True):
    """What a number can expect before the reveal, against who sits there. The chances are from 0 to 1: to be approved,
    and to be the highest."""

    number: str
    approved: float
    bonus: float
    falls: tuple[int, int]
    """The chance to be eliminated as people say it: so many times in so many. [0, 1] is hardly ever, [1, 1] nearly
    always."""
    highest: tuple[int, int]
    """The chance to be the highest, likewise."""
    score: float
    """The mean score of this turn, with the bonus."""
    later: float
    """The mean points that it adds, or mostly costs, after this turn: crossed-out digits count one, but are missed."""
    points: float
    """The mean score, and one point for each digit crossed out."""
    worth: float
    """What it goes by: points ahead of the others, now and in the turns to come. With the objective `win`: the mean
    share of the win."""


class Advice(Struct, frozen=True):
    """What the numbers of somebody who practises can expect; the fields are those of `ReviewedSeat`."""

    objective: Literal["points", "win"]
    decided: bool
    best: Chances
    alternatives: tuple[Chances, ...]
    most: float
    as_good: int
    map: tuple[float | None, ...]
    scores: tuple[float | None, ...]


class AmongEquals(Struct, frozen=True):
    """The equilibrium value, for experts: what numbers were worth if everybody else had played equilibrium mixes."""

    written: float
    best: str
    most: float
    as_good: int


class ReviewedSeat(Struct, frozen=True):
    """What one seat could have written. `accuracy` is 1 for the best number and 0 for the worst, and null where it did
    not matter."""

    written: Chances | None
    """The expectation of the number written; null for a seat that wrote nothing, or nothing that counts."""
    found_best: bool
    """Whether that was about as good as the best number."""
    objective: Literal["points", "win"]
    """What counts in this turn: in the last one of the game the win, before that points."""
    decided: bool
    """Whether the game was decided, whatever this seat wrote."""
    best: Chances
    """The best number, or one that is about as good: not always the same one is named."""
    alternatives: tuple[Chances, ...]
    """Good numbers with different first digits, the best one first."""
    most: float
    """The worth of the very best number."""
    as_good: int
    """How many numbers are about as good as that one, with itself."""
    hindsight: Chances
    """The best number, had one known what the others were writing: the one written, if none would have been better."""
    accuracy: float | None
    among_equals: AmongEquals
    map: tuple[float | None, ...]
    """The worth of each of the 1000 numbers, null for those that can't be written."""
    scores: tuple[float | None, ...]
    """The mean score of each of them."""


class Split(Struct, frozen=True):
    """What happened to a seat beyond what it could expect: judgement, gifts of the others and luck add up to it. In
    points ahead of the others, or, with the objective `win`, in shares of the win."""

    happened: float
    judgement: float
    gifts: float
    luck: float


class ReviewedTurn(Struct, frozen=True):
    """One line of a review. `chances` are those to win, before the turn; a seat that sat out is null."""

    round: int
    turn: int
    objective: Literal["points", "win"]
    chances: tuple[float, ...]
    splits: tuple[Split, ...]
    seats: tuple[ReviewedSeat | None, ...]


class ReviewedGame(Struct, frozen=True):
    """The last line of a review: the accuracy of every seat, the chances to win after the last turn, and what happened
    in all turns in which points counted."""

    accuracy: tuple[float | None, ...]
    chances: tuple[float, ...]
    splits: tuple[Split, ...]


class BotReason(Struct, frozen=True):
    """Why a bot wrote its number: the catalogue has the sentence (`why-<code>`), which speaks of `variables`."""

    seat: Seat
    bot: str
    """The bot that chose the number."""
    instead_of: str | None
    """The bot that plays in this seat, if another one had to choose for it."""
    code: str
    """The code of the reason; `unknown` if the bot can't say."""
    variables: dict[str, str | int]


class Reasons(Struct, frozen=True):
    """Why bots wrote their numbers in a turn that is revealed: a reason for every number that a bot wrote."""

    game_no: int
    turn_index: int
    seats: tuple[BotReason, ...]


class OfferedBots(Struct, frozen=True):
    """All bots that can be added to a table."""

    bots: tuple[OfferedBot, ...]


class HeldSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that a device holds: the code of the table, and the token that is the seat."""

    code: ShortText
    token: Token


class HeldSeats(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks how the tables stand at which a device has seats."""

    seats: Annotated[tuple[HeldSeat, ...], Meta(max_length=MOST_HELD_SEATS)]


class SeatViews(Struct, frozen=True):
    """The tables as their people may see them, in the order in which they were asked for. Null is a table that is gone,
    or one at which nobody has this token: which of them is not told."""

    views: tuple[View | None, ...]


class Summarise(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for what is worth keeping of games: `game` is the id of a finished game of this server, `ID-N`; `records` is
    a text of one or several records, or a link. Both at once are not understood."""

    game: str | None = None
    records: str | None = None


class Fall(Struct, frozen=True):
    """A number that was eliminated: in which turn, counted from 0, by which of its digits, and by which numbers."""

    turn_index: int
    digits: str
    numbers: tuple[str, ...]


class SeatSummary(Struct, frozen=True):
    """The numbers of one seat, turn by turn, with the marks that a record has (`998x`), and their scores."""

    tokens: tuple[str, ...]
    scores: tuple[int, ...]
    falls: tuple[Fall, ...]


class GameSummary(Struct, frozen=True):
    """What is worth keeping of a game. `link` is the whole game; there are no `winners` while it is unfinished."""

    names: tuple[str, ...]
    date: str
    tags: dict[str, str]
    """The tags of the record that have no place of their own."""
    link: str
    finals: tuple[int, ...]
    winners: tuple[Seat, ...]
    seats: tuple[SeatSummary, ...]


class GameSummaries(Struct, frozen=True):
    """The games of a text, in their order."""

    games: tuple[GameSummary, ...]


class Daily(ServerMessage, frozen=True):
    """Number of the Day: a position, and all that can be said of every number that can be written there, so that a page
    needs nothing else to show what came of one. The lists have one entry for each of the `numbers`, the lowest first.
    """

    date: str
    first: str
    """The first date that there is."""
    seat: Seat
    """The seat whose number is asked for."""
    table: TableView
    best: str
    numbers: tuple[str, ...]
    points: tuple[float, ...]
    """The mean points of the turn, with one for every digit that is crossed out."""
    approved: tuple[float, ...]
    """The probabilities to be approved."""
    bonus: tuple[float, ...]
    """The probabilities to be the highest approved number."""
    stars: tuple[int, ...]
    came: tuple[int, ...]
    """The points that really came of it: the score, and one for every digit that was crossed out."""
    checks: tuple[tuple[int, ...], ...]
    """The check against what the others wrote: for every seat the place of its ruling in `rulings`."""
    rulings: tuple[RulingView, ...]


class DailyWritten(Struct, frozen=True, forbid_unknown_fields=True):
    """A number that somebody wrote on its day, to be counted."""

    number: ShortText


class DailyCount(Struct, frozen=True):
    number: str
    count: int
    points: float
    stars: int


class DailyCounts(ServerMessage, frozen=True):
    """What was written on this server on a day that is over. `stars` are the counts of those who got 1 to 5 of them;
    `numbers` are those that were written most often."""

    date: str
    count: int
    stars: tuple[int, ...]
    numbers: tuple[DailyCount, ...]


Analysed: TypeAlias = Reckon | Reckoned | Unreckoned | ReviewedTurn | ReviewedGame | Advice | Reasons | OfferedBots
Kept: TypeAlias = HeldSeats | SeatViews | Summarise | GameSummaries
ForHosts: TypeAlias = AdminLogin | AdminSession | AdminOrder | AdminView
OverHttp: TypeAlias = Analysed | Kept | Daily | DailyWritten | DailyCounts | ForHosts
"""The types that are asked and answered over plain HTTP."""

decode_client: msgspec.json.Decoder[ClientSays] = msgspec.json.Decoder(ClientSays)
decode_reckon: msgspec.json.Decoder[Reckon] = msgspec.json.Decoder(Reckon)
decode_held_seats: msgspec.json.Decoder[HeldSeats] = msgspec.json.Decoder(HeldSeats)
decode_summarise: msgspec.json.Decoder[Summarise] = msgspec.json.Decoder(Summarise)
decode_daily: msgspec.json.Decoder[DailyWritten] = msgspec.json.Decoder(DailyWritten)
encode = msgspec.json.Encoder().encode


class Numbered(Struct):
    """A message that is not understood otherwise: only its id is read."""

    id: Id


class FirstHello(Struct):
    """The greeting of clients of protocol 1."""

    id: Id
    say: Literal["Hello"]


decode_numbered = msgspec.json.Decoder(Numbered)
decode_first_hello = msgspec.json.Decoder(FirstHello)
Unreadable = (msgspec.DecodeError, UnicodeError, RecursionError)
"""The exceptions that decoding a message of a client may raise."""


def id_of(text: bytes) -> int | None:
    """The id of a message that can't be understood, so that its sender knows which one it was.

    >>> id_of(b'{"say":"Sing","id":7}'), id_of(b"nonsense")
    (7, None)
    """
    try:
        return decode_numbered.decode(text).id
    except Unreadable:
        return None


def greets_in_protocol_1(text: bytes) -> bool:
    """Whether a message that can't be understood is the greeting of a page that was loaded before protocol 2.

    >>> greets_in_protocol_1(b'{"say":"Hello","id":1,"protocol":1,"token":null}'), greets_in_protocol_1(b"nonsense")
    (True, False)
    """
    try:
        decode_first_hello.decode(text)
    except Unreadable:
        return False
    return True
