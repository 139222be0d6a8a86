"""Seals: proof that a number was written before it was revealed, and not changed afterwards.

A seal is the SHA-256, in hexadecimal, of one line of ASCII without an end:

    thenumber-seal-1 NONCE NUMBER TABLE GAME ROUND.TURN SEAT

NONCE is 128 random bits in hexadecimal, NUMBER three digits, TABLE the id of the table, GAME counts from 1, SEAT is a
letter. The nonce keeps anybody from trying all thousand numbers; the rest binds the seal to its place, so that a copied
seal proves nothing: identical numbers do not eliminate each other, and copying would pay.
"""

import hashlib
import re

from thenumber.rules.resolve import TURNS
from thenumber.rules.seats import Seat, seat_letter

NONCE_BYTES = 16
NONCE = re.compile(rf"[0-9a-f]{{{NONCE_BYTES * 2}}}")


def seal(nonce: str, number: str, table_id: str, game_no: int, turn_index: int, seat: Seat) -> str:
    """
    >>> seal("00" * 16, "042", "demo", 1, 0, 0)[:16]
    '81dbcad3b808baab'
    """
    place = f"{table_id} {game_no} {turn_index // TURNS + 1}.{turn_index % TURNS + 1} {seat_letter(seat)}"
    return hashlib.sha256(f"thenumber-seal-1 {nonce} {number} {place}".encode()).hexdigest()
