"""What is asked of the rules over HTTP: it is answered with a game whose record reads back, or with a reason."""

from collections.abc import Iterator

from fuzz import records
from thenumber import parse_record
from thenumber.record.link import unlink
from thenumber.server.web.reckon import Unreckonable, decode, reckon, record_of
from thenumber.server.wire.protocol import Reckon, encode


def one(data: bytes) -> None:
    try:
        asked = decode(data)
        if asked.game is not None:
            return  # the server looks it up
        found = reckon(asked)
        record = record_of(asked)
    except Unreckonable as error:
        assert error.why.code
        encode(error.why)
        return
    encode(found)
    assert parse_record(found.record).game == record.game
    assert unlink(found.link).game == record.game


def seeds() -> Iterator[bytes]:
    for record in records.seeds():
        yield encode(Reckon(record=record.decode()))
    yield encode(Reckon(record="KN8_Qbg7iw"))
    yield encode(Reckon(game="0e897933f755cda40c012fa01433a4de-1"))
    turns = (("120", "987", "998"), ("345", None, "000"))
    yield encode(Reckon(names=("Ada", "Bob", "Cy"), turns=turns, date="2026-11-18"))
    yield encode(Reckon(names=("Ada", "Bob", "Cy"), turns=(*turns, ("111", "111", "999")), paper=True))
