"""The vectors of links.json: links of games, bad ones put together bit by bit, and what the package says of them."""

import base64
import binascii
from collections.abc import Iterator, Sequence

import thenumber as tn
from conformance.games import IDENTICAL_ROUND, SITTING_OUT_ROUND
from conformance.writing import Vector, parsed, written

# id, case, seats, turns, names
LINKS = [
    ("no-turn", "a game about to begin", 3, [], ""),
    ("one-turn", "one turn, a seat absent", 3, ["761 --- 220"], ""),
    ("leading-0", "numbers that begin with 0", 2, ["000 042"], ""),
    ("two-seats", "two seats, two turns", 2, ["987 654", "321 123"], ""),
    ("five-seats", "five seats, one turn", 5, ["761 513 444 444 220"], ""),
    ("void", "a void number needs no mark", 2, ["987 654", "987 321"], ""),
    ("game-2", "a whole game of two seats", 2, SITTING_OUT_ROUND * 2, ""),
    ("game-3", "a whole game of three seats", 3, IDENTICAL_ROUND * 2, ""),
    ("game-5", "a whole game of five seats", 5, ["987 876 765 654 543", "--- --- --- --- ---"] * 5, ""),
    ("names", "with names", 3, ["761 --- 220"], "Ada Bob @greedy"),
    ("names-some", "one name is known", 2, ["987 654"], "? Bob"),
    ("names-languages", "names in any language", 2, ["987 654"], "Großmann 數字戰爭🎲"),
    ("names-no-turn", "names before the first turn", 2, [], "Ada Bob"),
]


def bits_of(
    seats: int, turns: Sequence[Sequence[str | None]], *, version: int = 1, turn_count: int | None = None
) -> str:
    """The bits of a game, up to a full byte; `turn_count` can lie."""
    fields = [1000 if number is None else int(number) for turn in turns for number in turn]
    played = len(turns) if turn_count is None else turn_count
    bits = f"{version:03b}{seats - 2:02b}{played:04b}" + "".join(f"{field:010b}" for field in fields)
    return bits + "0" * (-len(bits) % 8)


def sealed(bits: str, names: bytes = b"") -> str:
    """The link of these bits and names, whatever they say, with a checksum that fits."""
    payload = bytes(int(bits[start : start + 8], 2) for start in range(0, len(bits), 8)) + names
    checksum = binascii.crc_hqx(payload, len(payload)).to_bytes(2, "big")
    return base64.urlsafe_b64encode(payload + checksum).decode().rstrip("=")


def odd_links() -> Iterator[tuple[str, str, str]]:
    """Texts that are not the plain link of a game: id, case, text."""
    turns = [written("761 --- 220")]
    good = sealed(bits_of(3, turns))
    named = sealed(bits_of(3, turns), b"Ada\nBob\n@greedy")
    yield "address-path", "a web address that ends in a link", f"https://example.org/r/{good}"
    yield "address-fragment", "a web address with a link behind #", f"https://example.org/replay#{named}"
    yield "address-query", "a web address with a link as its last value", f"https://example.org/?lang=de&game={good}"
    yield "spaces", "spaces and a line break around it", f"  {good}\n"
    yield "empty", "nothing", ""
    yield "address-only", "a web address without a link", "https://example.org/"
    yield "bad-character", "a character that no link has", good[:4] + "!" + good[5:]
    yield "bad-space", "a space within", good[:4] + " " + good[4:]
    yield "standard-base64", "the characters + and / of plain base64", good.replace("_", "/").replace("-", "+")
    yield "padding", "the equals signs of plain base64", good + "=="
    yield "wrong-length", "a length that no base64 has", good[:-1]
    yield "cut-short", "the end is lost", named[:-4]
    yield "changed", "one character is changed", good[:3] + ("A" if good[3] != "A" else "B") + good[4:]
    yield "swapped", "two characters are swapped", good[:2] + good[3] + good[2] + good[4:]
    yield "unused-bits", "bits that base64 does not use are set", _with_unused_bit(good)
    yield "checksum-only", "a checksum of nothing", sealed("")
    yield "one-byte", "too short for a head", sealed("00101000")
    yield "version-0", "version 0", sealed(bits_of(3, turns, version=0))
    yield "version-2", "version 2", sealed(bits_of(3, turns, version=2))
    yield "eleven-turns", "more than ten turns", sealed(bits_of(2, [written("--- ---")] * 11))
    yield "turns-missing", "fewer numbers than it says", sealed(bits_of(3, turns, turn_count=2))
    yield "turns-too-many", "more numbers than it says, which are no names", sealed(bits_of(3, turns, turn_count=0))
    yield "field-1001", "a field above 1000", sealed(bits_of(3, [["761", "1001", "220"]]))
    yield "filling", "bits that fill the last byte are set", sealed(bits_of(3, turns)[:-1] + "1")
    yield "names-too-few", "fewer names than seats", sealed(bits_of(3, turns), b"Ada\nBob")
    yield "names-too-many", "more names than seats", sealed(bits_of(3, turns), b"Ada\nBob\nCem\nDia")
    yield "names-not-utf8", "names that are not UTF-8", sealed(bits_of(2, []), b"Ada\n\xff")
    yield "names-control", "a control character in a name", sealed(bits_of(2, []), b"Ada\nB\x07b")
    yield "names-unknown", "names that are all unknown are left out", sealed(bits_of(2, []), b"?\n?")
    yield "too-long", "4097 characters", "A" * 4097


def _with_unused_bit(code: str) -> str:
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    if len(code) % 4 == 0:
        raise ValueError("every bit of this link is used")
    return code[:-1] + alphabet[alphabet.index(code[-1]) + 1]


def link_facts(text: str) -> Vector:
    fields = ("link", "seats", "numbers", "names", "error")
    try:
        record = tn.unlink(text)
    except tn.RecordError as error:
        return dict.fromkeys(fields) | {"error": {"code": error.code}}
    numbers = [[None if n is None else tn.number_name(n) for n in turn.numbers] for turn in record.game.turns]
    return dict(zip(fields, (tn.link(record), record.game.seats, numbers, list(record.names), None), strict=True))


def link_vectors() -> Iterator[Vector]:
    for name, case, seats, turns, names in LINKS:
        game = tn.new_game(seats)
        for numbers in turns:
            game = tn.play(game, parsed(written(numbers)))
        text = tn.link(tn.record_of(game, tuple(names.split())))
        yield {"id": name, "case": case, "text": text, **link_facts(text)}
    for name, case, text in odd_links():
        yield {"id": name, "case": case, "text": text, **link_facts(text)}
