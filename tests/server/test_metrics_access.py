"""Metrics: for the machine itself unless told otherwise, and no proxy makes a stranger local."""

import asyncio
from pathlib import Path

import aiohttp
import pytest

from online import Server


async def asked(server: Server, **headers: str) -> tuple[int, str]:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{server.url}/metrics", headers=headers) as response,
    ):
        return response.status, await response.text()


@pytest.mark.parametrize(
    ("options", "direct", "forwarded"),
    [
        ((), 200, 403),  # whoever passes something on does not ask for himself
        (("--behind-proxy",), 200, 403),
        (("--metrics", "all"), 200, 200),
        (("--metrics", "off"), 404, 404),
        (("--behind-proxy", "--metrics", "local"), 200, 403),
    ],
)
def test_who_may_see_the_metrics(tmp_path: Path, options: tuple[str, ...], direct: int, forwarded: int) -> None:
    async def story(server: Server) -> None:
        status, text = await asked(server)
        assert (status, "thenumber_tables" in text) == (direct, direct == 200)
        for headers in ({"X-Forwarded-For": "203.0.113.9"}, {"X-Forwarded-For": "127.0.0.1, 203.0.113.9"}):
            status, text = await asked(server, **headers)
            assert (status, "thenumber_tables" in text) == (forwarded, forwarded == 200)
            assert status == 200 or '"code":"' in text

    with Server(tmp_path / "data", *options) as server:
        asyncio.run(story(server))
