"""What a lying server could tell instead of what an honest one does, and what a client must find in it."""

import copy
import json
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from conformance.seal_tapes import A, B, C, Message, Tape
from thenumber.table.commands import Said
from thenumber.table.options import Options
from thenumber.table.seals import seal
from thenumber.table.turns import RevealNow

Lie: TypeAlias = Callable[[list[Message]], list[Message]]
OTHER_NONCE = "0b5e55ed" * 4


def _index(heard: list[Message], what: str, count: int = 0) -> int:
    return [place for place, message in enumerate(heard) if message["say"] == what][count]


def _reveal(heard: list[Message], count: int = 0) -> Message:
    """The view that reveals a turn."""
    reveals = [m for m in heard if m["say"] == "View" and m["table"]["turn_index"] == count + 1]
    return dict(reveals[0]["table"])


def _made(number: str, seat: int, turn_index: int = 0, nonce: str = OTHER_NONCE) -> str:
    return seal(nonce, number, "demo", 1, turn_index, seat)


def _shows(heard: list[Message], seat: int, **fields: str | None) -> list[Message]:
    """The first turn, and all that repeats it, revealed with something else at a seat."""
    for message in heard:
        if message["say"] == "View" and message["table"]["turn_index"] == 1:
            message["table"]["last"]["seats"][seat].update(fields)
    return heard


def _other_number(seat: int) -> Lie:
    return lambda heard: _shows(heard, seat, number="987", nonce=OTHER_NONCE)


def _change(seat: int | None, place: int, removed: int, new: str | None, written: int) -> Message:
    waits = None if seat is None else new is None
    table = {"seat": seat, "waited_for": waits, "written": written, "opening": False}
    return {"say": "Change", "table": table | {"place": place, "removed": removed, "seal": new}, "you": None}


def _before(what: str, *messages: Message) -> Lie:
    def told(heard: list[Message]) -> list[Message]:
        place = _index(heard, what)
        return [*heard[:place], *messages, *heard[place:]]

    return told


def _one_after_another(*lies: Lie) -> Lie:
    def told(heard: list[Message]) -> list[Message]:
        for lie in lies:
            heard = lie(heard)
        return heard

    return told


def _without_sealed(heard: list[Message]) -> list[Message]:
    return [message for message in heard if message["say"] != "Sealed"]


def _sealed_with(**fields: Any) -> Lie:
    def told(heard: list[Message]) -> list[Message]:
        heard[_index(heard, "Sealed")].update(fields)
        return heard

    return told


def _more_seals(seat: int | None, new: str, first: bool = False) -> Lie:
    def told(heard: list[Message]) -> list[Message]:
        sealed = heard[_index(heard, "Sealed")]
        entry = {"seat": seat, "seal": new}
        sealed["seals"] = [entry, *sealed["seals"]] if first else [*sealed["seals"], entry]
        return heard

    return told


def _bot_not_yet(heard: list[Message]) -> list[Message]:
    """The bot's tablet is not there until the end, though people may write."""
    bots = heard[_index(heard, "Change")]["table"]
    heard = [message for message in heard if message.get("table") is not bots]
    for message in heard:
        if message["say"] == "View" and message["table"]["turn_index"] == 0:
            message["table"]["opening"] = False
        if message["say"] == "Change":
            message["table"].update(written=message["table"]["written"] - 1)
    sealed = heard[_index(heard, "Sealed")]
    sealed["seals"] = [{"seat": C, "seal": bots["seal"]}, *sealed["seals"]]
    return heard


def _again(heard: list[Message]) -> list[Message]:
    return [*heard, *heard[1 : _index(heard, "Sealed")]]


def _later(**fields: str) -> Lie:
    """The next view of the same turn shows the last one otherwise."""

    def told(heard: list[Message]) -> list[Message]:
        view = copy.deepcopy(heard[_index(heard, "View", -1)])
        view["table"]["last"]["seats"][C].update(fields)
        return [*heard, view]

    return told


def _labelled(heard: list[Message]) -> list[Message]:
    _reveal(heard)["last"]["turn_no"] = 2
    return heard


def _nothing_revealed(heard: list[Message]) -> list[Message]:
    heard[_index(heard, "View", -1)]["table"]["last"] = None
    return heard


def _too_few_seals(heard: list[Message]) -> list[Message]:
    heard[_index(heard, "View")]["table"]["seats"][B]["written"] = True
    return heard


def _cut_before_reveal(heard: list[Message]) -> list[Message]:
    place = _index(heard, "Sealed")
    return [*heard[:place], {"say": "Welcome"}, *heard[place + 1 :]]


def _cut_before(what: str) -> Lie:
    return _before(what, {"say": "Welcome"})


def lies() -> Iterator[tuple[str, str, Tape, Lie, set[str]]]:
    """What a server could do, to which honest table, and which faults must be found."""
    bot, bob = _made("987", C), _made("987", B)

    def base() -> Tape:
        return Tape().turn()

    yield "bot-swapped", "the bot's number is another one, with a fresh nonce", base(), _other_number(C), {"changed"}
    yield "person-swapped", "Bob's number is another one, with a fresh nonce", base(), _other_number(B), {"changed"}
    swapped = _one_after_another(_more_seals(C, bot), _other_number(C))
    yield (
        "bot-sealed-again",
        "the bot gets another seal at the end, and that number is shown",
        base(),
        swapped,
        {"changed"},
    )
    number = lambda heard: _shows(heard, C, number="679")  # noqa: E731
    yield "same-nonce", "another number with the same nonce", base(), number, {"changed"}
    unproved = lambda heard: _shows(heard, C, nonce=None)  # noqa: E731
    yield "no-nonce", "a number without a nonce proves nothing", base(), unproved, {"unproved"}
    hidden = lambda heard: _shows(heard, B, number=None, nonce=None)  # noqa: E731
    yield "hidden", "Bob's seal was published, and no number of his is shown", base(), hidden, {"hidden"}
    rewrites = _before("Sealed", _change(A, 0, 1, _made("987", A), 2))
    own = _one_after_another(rewrites, _other_number(A))
    yield "own-swapped", "the own number was written over by the server", base(), own, {"own"}
    tape = Tape()
    tape.do(tape.bot_writing("678"))
    tape.write("b", "345")
    tape.write("a", "012")
    own = _one_after_another(_sealed_with(seals=[{"seat": A, "seal": _made("987", A)}]), _other_number(A))
    yield "own-swapped-last", "the own number ended the turn, and another one is shown", tape, own, {"own"}
    tape = Tape()
    tape.do(tape.bot_writing("678"))
    tape.write("b", "345")
    tape.write("b", "346")
    tape.write("a", "012")
    old = lambda heard: _shows(heard, B, number="345", nonce=f"{2:032x}")  # noqa: E731
    yield "withdrawn", "Bob's number is the one that he had written over", tape, old, {"withdrawn"}
    tape = Tape()
    tape.do(tape.bot_writing("678"))
    tape.write("a", "012")
    tape.do(Said(RevealNow(1, 0), "a"))
    yield (
        "more-numbers-than-seals",
        "a number of Bob's, who never laid one down",
        tape,
        _other_number(B),
        {"unpublished"},
    )
    yield (
        "unsealed",
        "the turn is revealed without its last seals",
        base(),
        _without_sealed,
        {"unsealed", "unpublished"},
    )
    tape = Tape()
    tape.do(tape.bot_writing("678"))
    tape.write("a", "012")
    tape.do(Said(RevealNow(1, 0), "a"))
    yield (
        "unsealed-though-complete",
        "all seals are known, yet nobody said that they are all",
        tape,
        _without_sealed,
        {"unsealed"},
    )
    rewrites = _one_after_another(_before("Sealed", _change(C, 1, 1, bot, 2)), _other_number(C))
    yield "bot-rewrites", "the bot's seal is replaced while people write", base(), rewrites, {"bot"}
    erases = _one_after_another(_before("Sealed", _change(C, 1, 1, None, 1)), _more_seals(C, bot), _other_number(C))
    yield "bot-erases", "the bot's seal is taken back, and another one comes at the end", base(), erases, {"bot"}
    yield "bot-after-people", "the bot has no seal until people have written", base(), _bot_not_yet, {"bot"}
    tape = Tape()
    tape.do(tape.bot_writing("678"), tape.writing("a", "012"), tape.writing("b", "345"))

    def reordered(heard: list[Message]) -> list[Message]:
        sealed = heard[_index(heard, "Sealed")]
        sealed["seals"] = sealed["seals"][1:] + sealed["seals"][:1]
        return heard

    yield "bot-last-of-all", "all seals come together, the bot's after those of people", tape, reordered, {"bot"}
    tape = base()
    one = tape.heard[_index(tape.heard, "Change")]["table"]["seal"]
    twice = _sealed_with(seals=[{"seat": B, "seal": one}])
    yield "one-seal-twice", "the bot's seal is published for Bob as well", tape, twice, {"contradiction", "unpublished"}
    tape = base().turn("333", "666", "999")
    first, second = tape.tablet(0, C), tape.tablet(1, C)

    def old_seal(heard: list[Message]) -> list[Message]:
        text = json.dumps(heard).replace(second.seal, first.seal).replace(second.nonce, first.nonce)
        heard = json.loads(text)
        heard[_index(heard, "View", -1)]["table"]["last"]["seats"][C]["number"] = first.number
        return heard

    yield "seal-of-another-turn", "the bot's seal is the one of the turn before", tape, old_seal, {"changed"}

    def other_game(heard: list[Message]) -> list[Message]:
        for message in heard:
            if message["say"] == "View":
                message["table"]["game_no"] = 2
        return heard

    tape = Tape(viewer="").turn()
    other = _one_after_another(other_game, _sealed_with(game_no=2))
    yield "seals-of-another-game", "all seals are those of another game", tape, other, {"changed"}
    after = _before("Sealed", tape.heard[_index(tape.heard, "Sealed")])
    yield "sealed-twice", "the last seals come twice", base(), after, {"contradiction"}

    def changes_afterwards(heard: list[Message]) -> list[Message]:
        place = _index(heard, "Sealed") + 1
        rewritten = _change(B, 1, 0, bob, 3)
        return [*heard[:place], rewritten, *heard[place:]]

    afterwards = _one_after_another(changes_afterwards, _other_number(B))
    yield "laid-after-all", "a tablet is laid down after all were said to lie", base(), afterwards, {"contradiction"}
    yield (
        "other-turn-sealed",
        "the last seals are said to be of another turn",
        base(),
        _sealed_with(turn_index=1),
        {
            "contradiction",
            "unsealed",
            "unpublished",
        },
    )
    yield (
        "rewritten-later",
        "the next view shows another number in the turn that was revealed",
        base(),
        _later(number="987", nonce=OTHER_NONCE),
        {"rewritten"},
    )
    yield "turned-back", "a turn that was revealed comes again", base(), _again, {"contradiction"}
    yield "labelled-otherwise", "what is revealed is said to be another turn", base(), _labelled, {"contradiction"}
    yield (
        "nothing-revealed",
        "the next turn begins, and nothing is revealed",
        base(),
        _nothing_revealed,
        {"contradiction"},
    )
    yield (
        "view-against-itself",
        "a seat is shown as written, and has no seal",
        base(),
        _too_few_seals,
        {
            "contradiction",
            "unpublished",
        },
    )
    cut = _one_after_another(_cut_before_reveal, _other_number(C))
    yield (
        "cut-and-bot-swapped",
        "the line is cut before the reveal, and the bot's number changed",
        base(),
        cut,
        {"changed"},
    )

    def missed(heard: list[Message]) -> list[Message]:
        place = _index(heard, "Sealed")
        heard[place] = {"say": "Missed"}
        return _shows(heard, C, number=None, nonce=None)

    yield (
        "missed-and-bot-hidden",
        "the client is said to be slow, and the bot's number is gone",
        base(),
        missed,
        {"hidden"},
    )

    def replayed(heard: list[Message]) -> list[Message]:
        again = _shows(copy.deepcopy(heard), C, number="987", nonce=OTHER_NONCE)
        first = again[_index(again, "Change")]["table"]
        return [*heard, *json.loads(json.dumps(again).replace(first["seal"], bot))]

    yield (
        "cut-and-played-again",
        "the line is cut after the reveal, and the turn comes again with another number",
        Tape(viewer="").turn(),
        replayed,
        {"rewritten"},
    )
    tape = Tape(Options(anonymous=True)).turn()
    yield (
        "anonymous-swapped",
        "only the count is shown, and the bot's number is another one",
        tape,
        _other_number(C),
        {
            "unpublished",
            "hidden",
        },
    )
    tape = Tape(Options(anonymous=True)).turn()
    bots = tape.tablet(0, C)

    def anonymous_rewrite(heard: list[Message]) -> list[Message]:
        lying = sorted([tape.tablet(0, A).seal, bots.seal])
        gone = _change(None, lying.index(bots.seal), 1, None, 1)
        return _more_seals(None, bot)(_before("Sealed", gone)(heard))

    rewrites = _one_after_another(anonymous_rewrite, _other_number(C))
    yield (
        "anonymous-bot-rewrites",
        "only the count is shown, and the bot's number was laid down late",
        tape,
        rewrites,
        {"bot"},
    )
