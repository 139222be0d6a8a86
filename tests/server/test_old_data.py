"""A data directory that the server of protocol 1 wrote: every table is read from it as it was, and is played on."""

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from online import Player, Server
from server.store.logs import opened
from thenumber.record.format import format_record
from thenumber.record.record import Record
from thenumber.server.tables.log import said_in
from thenumber.table.apply import replay
from thenumber.table.sealed_record import record_of_table, seal_problems
from thenumber.table.table import Table

OLD = Path(__file__).parent / "old_data"
EXPECTED = json.loads((OLD / "expected.json").read_text(encoding="utf-8"))
NEWER_TAGS = ("By_", "Laid_")
"""The beginnings of tags that records have got since: who wrote for somebody else, and in which order."""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    data = tmp_path / "data"
    data.mkdir()
    shutil.copy(OLD / "thenumber.sqlite", data)
    return data


def _as_it_was(record: Record) -> Record:
    """The record with the tags that it had then; newer ones have to fit."""
    assert seal_problems(record) == []
    tags = tuple(tag for tag in record.other_tags if not tag[0].startswith(NEWER_TAGS))
    return Record(record.game, record.names, record.event, record.site, record.date, tags, record.notes)


def described(table: Table) -> dict[str, Any]:
    """All there is to know about a table, in the words of expected.json."""
    record, options = record_of_table(table), table.options
    told = {
        "id": table.id,
        "code": table.code,
        "phase": table.phase,
        "game_no": table.game_no,
        "turn_index": table.turn_index,
        "locked": table.locked,
        "paused": table.paused,
        "opening": table.opening,
        "host": table.host,
        "since": table.since,
        "deadline": table.deadline,
        "still_since": table.still_since,
        "sitters": [(s.name, s.person, s.bot, s.left, s.given_up, s.away_since) for s in table.sitters],
        "waiters": [(w.name, w.person, w.away_since) for w in table.waiters],
        "tablets": [one and (one.number, one.nonce, one.seal, one.by) for one in table.tablets],
        "options": [
            options.seats,
            options.clock,
            options.missing,
            options.patience,
            options.paper,
            options.anonymous,
        ],
        "record": record and format_record(_as_it_was(record)),
    }
    answer: dict[str, Any] = json.loads(json.dumps(told))
    return answer


def test_every_table_is_read_as_it_was(data: Path) -> None:
    async def read() -> None:
        async with opened(f"sqlite:///{data}/thenumber.sqlite") as store:
            for expected in EXPECTED["tables"]:
                table = Table(expected["id"], expected["code"])
                for entry in await store.read(table.id):
                    for said in said_in(entry):
                        table = replay(table, said, entry.at)
                assert described(table) == expected

    assert len(EXPECTED["tables"]) > 10
    asyncio.run(read())


def test_an_evening_goes_on_where_the_old_server_stopped(data: Path) -> None:
    evening = EXPECTED["evening"]
    (before,) = [table for table in EXPECTED["tables"] if table["code"] == evening["code"]]

    async def go_on(url: str) -> None:
        async with aiohttp.ClientSession() as session:
            players = [await Player(session, url, evening["code"], token).come() for token in evening["tokens"]]
            ada, bob = players
            assert ada.view["table"]["game_no"] == before["game_no"]
            assert ada.view["you"]["tablet"] == before["tablets"][0][0]
            for player in players:
                await player.until(lambda view: not any(seat["away"] for seat in view["table"]["seats"]))
            turn = ada.view["table"]["turn_index"]
            assert turn == before["turn_index"]
            await bob.until(lambda view: not view["table"]["opening"])
            await bob.write(bob.lowest())
            view = await ada.until_turn(turn + 1)
            assert view["table"]["last"]["seats"][0]["number"] == before["tablets"][0][0]
            table_id = view["table"]["id"]
            async with session.get(f"{url}/api/games/{table_id}-1.tnr") as response:
                assert response.status == 200
            await asyncio.gather(*(player.go() for player in players))

    with Server(data) as server:
        asyncio.run(go_on(server.url))
