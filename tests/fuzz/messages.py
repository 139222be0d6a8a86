"""What a client says: it is understood and reads back as itself, or not; a table carries it out, or refuses it."""

from collections.abc import Iterator

import msgspec

from fuzz.sayings import game_of_three, said_by_people
from thenumber.server.wire.protocol import ClientSays, Hello, Ping, Unreadable, decode_client, encode, id_of
from thenumber.table.apply import apply
from thenumber.table.command import RefusedError
from thenumber.table.commands import Said
from thenumber.table.view import view_for

NONCE = "0123456789abcdef" * 2
TABLE = game_of_three()


def one(data: bytes) -> None:
    try:
        said = decode_client.decode(data)
    except Unreadable:
        number = id_of(data)
        assert number is None or isinstance(number, int)
        return
    assert decode_client.decode(encode(said)) == said
    if isinstance(said.say, Hello | Ping):
        return
    for person in ("host", "guest", "stranger"):
        try:
            after = apply(TABLE, Said(said.say, person, NONCE), 2000.0)
        except RefusedError:
            continue
        msgspec.json.encode(view_for(after, person, 2001.0))


def seeds() -> Iterator[bytes]:
    yield encode(ClientSays(1, Hello(2, None)))
    yield encode(ClientSays(2, Ping()))
    for number, command in enumerate(said_by_people(), 3):
        yield encode(ClientSays(number, command))
