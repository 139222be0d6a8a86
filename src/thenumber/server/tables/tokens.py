"""What only a device knows: the token of its seat, and how it is kept without knowing it."""

import hashlib
import secrets
from collections.abc import Iterator

from thenumber.table.seals import NONCE_BYTES

NONCES_AT_ONCE = 256
"""How many nonces are made of what the system is asked for at once."""
TOKEN_BYTES = 16
"""The length of a token in bytes. 128 bits: at a million guesses a second, the first hit takes longer than the universe
has lasted."""


def new_token() -> str:
    """A token for a seat, 22 characters that any address, header or frame can carry."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """The id of a table, 32 hexadecimal digits: never given twice, on however many machines, and not to be guessed.

    Hexadecimal, because a text that begins with a hyphen would be an option on a command line.
    """
    return secrets.token_hex(TOKEN_BYTES)


def _nonces() -> Iterator[str]:
    while True:
        many = secrets.token_hex(NONCE_BYTES * NONCES_AT_ONCE)
        yield from (many[at : at + 2 * NONCE_BYTES] for at in range(0, len(many), 2 * NONCE_BYTES))


new_nonce = _nonces().__next__
"""A nonce for a seal, 128 random bits of the system in hexadecimal. Many are fetched at once: asking the system costs
more than everything else that is done to hear a number."""


def hash_token(token: str) -> str:
    """What the server keeps of a token: whoever reads the database or a backup can't sit down with it.

    Plain SHA-256: salt and slow hashes protect passwords, which are few and guessable. A token is one of 2^128, equally
    likely, so there is no list to try and no two are equal; and a hash without salt can be looked up.
    """
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()  # a stranger's token may be any text
