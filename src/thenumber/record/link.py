"""A whole game in a link: ten bits a number, in characters that any address can carry.

The bits, before base64url without padding:

    3  version, 1
    2  seats - 2
    4  turns played
    10 for every seat of every turn: its number, or 1000 for a seat that wrote nothing
       zeros up to a full byte
    then the names, if any is known: UTF-8, one a seat, with line breaks between them
    16 checksum over all that: its CRC-16/XMODEM, started from the number of bytes

Void numbers need no mark of their own: the rules find them again.
"""

import base64
import binascii
import re

from thenumber.record.errors import RecordError
from thenumber.record.record import UNKNOWN, Record, record_of, unprintable
from thenumber.rules.digits import NUMBERS
from thenumber.rules.game import ROUNDS, Game, new_game, play
from thenumber.rules.resolve import TURNS
from thenumber.rules.seats import MIN_SEATS

VERSION = 1
SEATS_BITS, TURNS_BITS, NUMBER_BITS = 2, 4, 10
HEAD_BITS = 3 + SEATS_BITS + TURNS_BITS
ABSENT = NUMBERS
CHECKSUM_BYTES = 2
MAX_LINK = 4096
CHARACTERS = re.compile(r"[A-Za-z0-9_-]*")


def link(record: Record, *, names: bool = True) -> str:
    """The game, and the players' names if wanted, as a string for a web address.

    >>> from thenumber.rules.game import new_game, play
    >>> link(record_of(play(new_game(3), [761, None, 220])))
    'KN8_Qbg7iw'
    """
    if len(record.names) != record.game.seats:
        raise RecordError("wrong-names", found=str(len(record.names)), right=str(record.game.seats))
    payload = _game_bytes(record.game)
    if names and any(name != UNKNOWN for name in record.names):
        payload += _names_bytes(record.names)
    text = base64.urlsafe_b64encode(payload + _checksum(payload)).decode().rstrip("=")
    if len(text) > MAX_LINK:
        raise RecordError("long-link", found=str(len(text)), right=str(MAX_LINK))
    return text


def unlink(text: str) -> Record:
    """The game in a link, or in a web address that ends in one.

    >>> unlink("KN8_Qbg7iw").game.turns[0].numbers
    (761, None, 220)
    """
    code = _code_in(text.strip())
    if len(code) > MAX_LINK:
        raise RecordError("long-link", found=str(len(code)), right=str(MAX_LINK))
    good = CHARACTERS.match(code)
    if good and good.end() < len(code):
        raise RecordError(
            "bad-link-character",
            found=code[good.end()],
            right="A-Z a-z 0-9 - _",
            column=text.index(code) + good.end() + 1,
        )
    if len(code) % 4 == 1:
        raise RecordError("damaged-link", found=code)
    data = base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))
    payload, checksum = data[:-CHECKSUM_BYTES], data[-CHECKSUM_BYTES:]
    if not payload or checksum != _checksum(payload):
        raise RecordError("damaged-link", found=code)
    game, size = _game_from(payload, code)
    record = record_of(game, _names_from(payload[size:], game.seats, code))
    if link(record) != code:  # one game, one link: no other spelling of it
        raise RecordError("damaged-link", found=code)
    return record


def _code_in(text: str) -> str:
    """The link itself: of a web address, what stands behind the # or, without one, the end of the path."""
    if "://" not in text:
        return text
    path, hash_sign, fragment = text.partition("#")
    return fragment if hash_sign else path.partition("?")[0].rstrip("/").rpartition("/")[2]


def _game_bytes(game: Game) -> bytes:
    bits = (VERSION << SEATS_BITS | game.seats - MIN_SEATS) << TURNS_BITS | len(game.turns)
    for turn in game.turns:
        for number in turn.numbers:
            bits = bits << NUMBER_BITS | (ABSENT if number is None else number)
    size, padding = _size(game.seats, len(game.turns))
    return (bits << padding).to_bytes(size)


def _size(seats: int, turns: int) -> tuple[int, int]:
    """How many bytes a game takes, and how many bits of them are padding."""
    bits = HEAD_BITS + seats * turns * NUMBER_BITS
    return -(-bits // 8), -bits % 8


def _game_from(payload: bytes, code: str) -> tuple[Game, int]:
    """The game, and how many bytes it took."""
    head = int.from_bytes(payload[:2]) >> 16 - HEAD_BITS if len(payload) > 1 else 0
    version = head >> SEATS_BITS + TURNS_BITS
    if version > VERSION:
        raise RecordError("unknown-link-version", found=str(version), right=str(VERSION))
    seats = (head >> TURNS_BITS) % (1 << SEATS_BITS) + MIN_SEATS
    turns = head % (1 << TURNS_BITS)
    size, padding = _size(seats, turns)
    if version < VERSION or turns > ROUNDS * TURNS or len(payload) < size:
        raise RecordError("damaged-link", found=code)
    bits = int.from_bytes(payload[:size]) >> padding
    fields = [bits >> NUMBER_BITS * place & 1023 for place in reversed(range(seats * turns))]
    if any(field > ABSENT for field in fields):
        raise RecordError("damaged-link", found=code)
    numbers = [None if field == ABSENT else field for field in fields]
    game = new_game(seats)
    for turn in range(turns):
        game = play(game, numbers[turn * seats : (turn + 1) * seats])
    return game, size


def _names_bytes(names: tuple[str, ...]) -> bytes:
    for name in names:
        if character := unprintable(name):
            raise RecordError("unprintable", found=f"U+{ord(character):04X}")
    return "\n".join(names).encode()


def _names_from(data: bytes, seats: int, code: str) -> tuple[str, ...]:
    if not data:
        return (UNKNOWN,) * seats
    try:
        names = tuple(data.decode().split("\n"))
    except UnicodeDecodeError:
        names = ()
    if len(names) != seats or any(map(unprintable, names)):
        raise RecordError("damaged-link", found=code)
    return names


def _checksum(payload: bytes) -> bytes:
    # A 16-bit CRC finds every burst of up to 16 bits, and so every single wrong character; that it starts from the
    # length finds what was cut off or added, too.
    return binascii.crc_hqx(payload, len(payload)).to_bytes(CHECKSUM_BYTES)
