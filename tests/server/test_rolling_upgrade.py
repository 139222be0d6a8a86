"""A rolling upgrade: a node of the next version beside one of this version, on one PostgreSQL, while people play."""

import asyncio
from pathlib import Path

import aiohttp
import psycopg
import pytest

from command import run
from online import Server
from postgres import running_postgres
from server.gatherings import come_back, play_on, right_record, seated, status
from server.next_version import make_next_version
from thenumber.server.store.schema import VERSION

pytestmark = pytest.mark.waits


@pytest.mark.long
def test_people_play_on_while_nodes_are_upgraded_one_after_the_other(tmp_path: Path) -> None:
    database = running_postgres().new_database()
    usual = {"THENUMBER_DATABASE": database, "THENUMBER_LIMITS": "off"}
    newer = make_next_version(tmp_path / "next")
    old, new = Server(tmp_path / "old", **usual), Server(tmp_path / "new", **usual, **newer)

    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            players = await seated(session, [old.url] * 3, ["cautious"])
            whisperers = await seated(session, [old.url] * 3)
            await play_on(players, 2)
            await play_on(whisperers, 1)
            # A backup reads all it copies in one transaction: a migration does not wait for that for long.
            async with await psycopg.AsyncConnection.connect(database) as reader:
                await reader.execute("SELECT count(*) FROM games")
                refused = await asyncio.to_thread(run, "serve", "--port", "0", *options("early"), **usual, **newer)
                assert refused.returncode == 1
                assert refused.stderr.endswith("can’t be reached: another program is using it\n")
                await play_on(players, 3)
            await asyncio.to_thread(new.start)
            await come_back(players[:1], new.url)
            await players[0].say("Lock", locked=True)
            await players[1].until(lambda view: bool(view["table"]["locked"]))
            await play_on(players, 5)

            await come_back(whisperers[:1], new.url)
            await whisperers[0].say("Whisper")
            for player in whisperers[1:]:
                assert player.reader
                await asyncio.wait_for(player.reader, 30)  # the old node has let go of them
                assert player.socket
                assert player.socket.close_code == 1013
            assert await status(session, f"{old.url}/api/tables/{whisperers[0].code}") == 503
            await come_back(whisperers[1:], new.url)
            await play_on(whisperers)
            await right_record(session, new.url, whisperers[0])

            await play_on(players, 6)  # the other table has noticed nothing
            assert old.stop() == 0
            await come_back(players[1:], new.url)
            await play_on(players)
            await right_record(session, new.url, players[0])
            for table in (players, whisperers):
                await log_has_no_gap(table[0].view["table"]["id"])

    async def log_has_no_gap(table_id: str) -> None:
        async with await psycopg.AsyncConnection.connect(database) as connection:
            query = "SELECT seq FROM log WHERE table_id = %s ORDER BY seq"
            rows = await (await connection.execute(query, [table_id])).fetchall()
        assert [seq for (seq,) in rows] == list(range(1, len(rows) + 1))

    def options(name: str) -> list[str]:
        return ["--no-browser", "--data", str(tmp_path / name)]

    with old:
        try:
            asyncio.run(story())
        finally:
            new.stop()
    said = old.log.read_text()
    assert "is from a newer version, or damaged: other servers may go on with it" in said
    assert "Traceback" not in said + new.log.read_text()

    refused = run("serve", "--port", "0", *options("old"), **usual)
    name = f"postgresql://127.0.0.1:{running_postgres().port}/postgres"
    assert refused.stderr == (
        f"Error: {name} is from a newer version of this program (schema 9000; this one knows {VERSION}).\n"
    )
