"""A server with SQLite starts and plays without what only PostgreSQL and old databases need: it takes long to load."""

import subprocess
import sys
from pathlib import Path

PROGRAM = """
import asyncio, sys
from thenumber.server.store.store import FinishedGame, LogEntry, Store, TableHead

async def main(url):
    store = await Store.open(url)
    if await store.find_code("ABCD") is None:
        await store.create(TableHead("kitchen", "ABCD", 1.0), [LogEntry("kitchen", 1, 1.0, "{}")])
    seq = len(await store.read("kitchen")) + 1
    game = FinishedGame(f"kitchen-{seq}", "kitchen", 2.0, "record")
    await store.append([LogEntry("kitchen", seq, 2.0, "{}")], finished=lambda: game)
    assert await store.finished(game.game_id) == game
    assert len([game async for game in store.all_finished()]) == seq - 1
    await store.keep_review("review", 2.0, b"review")
    assert await store.review("review") == b"review"
    assert await store.expire(0.5) == 0
    store.listen(print)
    assert await store.ready()
    await store.close()

asyncio.run(main(sys.argv[1]))
print(*sorted({"sqlalchemy", "alembic", "psycopg"} & set(sys.modules)))
"""


def test_a_new_and_an_up_to_date_file_need_nothing_but_the_standard_library(tmp_path: Path) -> None:
    for _ in range(2):
        command = [sys.executable, "-c", PROGRAM, f"sqlite:///{tmp_path}/store.sqlite"]
        assert subprocess.run(command, check=True, capture_output=True, text=True).stdout == "\n"
