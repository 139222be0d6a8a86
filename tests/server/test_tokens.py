"""Tokens of seats: long, unlike each other, kept as a hash only."""

import hashlib
import re

from hypothesis import given
from hypothesis import strategies as st

from strategies import quick
from thenumber.server.tables.tokens import hash_token, new_id, new_token

any_text = st.text(st.characters(exclude_categories=()))


def test_a_token_has_128_bits_and_can_stand_anywhere() -> None:
    tokens = {new_token() for _ in range(2000)}
    assert len(tokens) == 2000
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22}", token) for token in tokens)  # 22 x 6 bits, four of them unused


def test_an_id_is_never_given_twice_and_never_looks_like_an_option() -> None:
    ids = {new_id() for _ in range(2000)}
    assert len(ids) == 2000
    assert all(re.fullmatch(r"[0-9a-f]{32}", table) for table in ids)


def test_the_hash_is_sha_256_and_does_not_show_the_token() -> None:
    token = new_token()
    assert hash_token(token) == hashlib.sha256(token.encode()).hexdigest()
    assert token not in hash_token(token)
    assert hash_token("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


@quick
@given(any_text, any_text)
def test_only_the_right_token_has_the_hash_whatever_is_sent(token: str, other: str) -> None:
    assert (hash_token(other) == hash_token(token)) == (other == token)
    assert hash_token(hash_token(token)) != hash_token(token)
