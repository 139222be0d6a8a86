"""A pooler between nodes and PostgreSQL: one that keeps sessions will do, another is refused; no right is needed."""

import asyncio
from collections.abc import Callable
from itertools import count
from pathlib import Path

import aiohttp
import psycopg
import pytest

from command import run
from online import Server
from pgbouncer import PgBouncer
from postgres import PASSWORD, running_postgres
from server.gatherings import commands_of, play_on, right_record, seated

pytestmark = pytest.mark.waits
MOST_CONNECTIONS = 7
"""What docs/hosting.md says that a process opens at most."""
_numbers = count(1)


@pytest.fixture
def pooled() -> Callable[[str], PgBouncer]:
    """What makes a pooler of a mode, for a role that owns an empty schema and may do nothing else."""
    role = f"host_{next(_numbers)}"
    with psycopg.connect(running_postgres().url(), autocommit=True) as connection:
        connection.execute(f"CREATE ROLE {role} LOGIN PASSWORD '{PASSWORD}' NOSUPERUSER NOCREATEDB NOCREATEROLE")
        connection.execute(f"CREATE SCHEMA {role} AUTHORIZATION {role}")
    return lambda mode: PgBouncer(running_postgres(), role, mode)


def test_two_nodes_play_through_a_pooler_that_keeps_sessions(
    pooled: Callable[[str], PgBouncer], tmp_path: Path
) -> None:
    async def story(url: str) -> None:
        async with aiohttp.ClientSession() as session:
            players = await seated(session, [one.url, other.url, one.url], ["cautious"])
            await play_on(players)
            await right_record(session, other.url, players[0])
            await commands_of(url, players[0].view["table"]["id"])

    with pooled("session") as pooler:
        usual = {"THENUMBER_DATABASE": pooler.url, "THENUMBER_LIMITS": "off"}
        one, other = (Server(tmp_path / name, **usual) for name in ("one", "other"))
        with one, other:
            asyncio.run(story(pooler.url))
            role = pooler.url.partition("//")[2].partition(":")[0]
            with psycopg.connect(running_postgres().url()) as connection:
                query = "SELECT count(*) FROM pg_stat_activity WHERE usename = %s"
                (used,) = connection.execute(query, [role]).fetchone() or (0,)
            assert 2 * 2 <= used <= 2 * MOST_CONNECTIONS + 1
            copy = str(tmp_path / "copy.sqlite")
            assert run("backup", copy, "--data", str(tmp_path), "--database", pooler.url).returncode == 0
            refused = run("restore", copy, "--replace", "--data", str(tmp_path), "--database", pooler.url)
            assert "is in use. Stop the server, then try again; nothing was changed." in refused.stderr
    for log in (one.log, other.log):
        assert "no hints" not in log.read_text()


def test_a_pooler_that_keeps_no_sessions_is_refused_in_a_sentence(
    pooled: Callable[[str], PgBouncer], tmp_path: Path
) -> None:
    with pooled("transaction") as pooler:
        done = run("serve", "--no-browser", "--port", "0", "--data", str(tmp_path), "--database", pooler.url)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        f"Error: Between this program and postgresql://127.0.0.1:{pooler.port}/postgres stands a pooler that does not "
        "keep sessions. It has to keep them: with PgBouncer, pool_mode = session.\n"
    )
