"""What is said to a table while its server ends is refused, and is no failure of the server."""

import asyncio
import logging
from pathlib import Path

import pytest

from server.store.logs import opened
from thenumber.server.tables.hub import Hub
from thenumber.server.tables.refusals import STORE_UNAVAILABLE
from thenumber.server.thinking.workers import Workers
from thenumber.table.commands import Said
from thenumber.table.people import Sit


def test_what_comes_after_the_end_is_refused_without_an_error_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path}/thenumber.sqlite") as store:
            hub = Hub(store, Workers(1))
            live = await hub.find((await hub.create()).code)
            assert live
            assert await live.do(Said(Sit("Ada"), "hash-of-a")) is None
            hub.close()
        assert await live.do(Said(Sit("Bob"), "hash-of-b")) == STORE_UNAVAILABLE

    asyncio.run(story())
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
