"""Whoever runs a server, and what they see and do on the host's page."""

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

import aiohttp

from online import PATIENCE, Player

View = dict[str, Any]


class Host:
    """Asks `api/admin` of one node, with a token or from this machine."""

    def __init__(self, session: aiohttp.ClientSession, url: str, token: str = "") -> None:
        self.session, self.url = session, url
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    async def look(self) -> View:
        async with self.session.get(f"{self.url}/api/admin", headers=self.headers) as response:
            assert response.status == 200, await response.text()
            view: View = await response.json()
            return view

    async def order(self, what: str, **fields: object) -> View:
        body = {"do": what, **fields}
        async with self.session.post(f"{self.url}/api/admin", json=body, headers=self.headers) as response:
            assert response.status == 200, await response.text()
            view: View = await response.json()
            return view

    async def until(self, condition: Callable[[View], bool]) -> View:
        """What is shown, as soon as it is as wanted."""
        deadline = time.monotonic() + PATIENCE
        while not condition(view := await self.look()):
            assert time.monotonic() < deadline, view
            await asyncio.sleep(0.05)
        return view


async def hears(player: Player, say: str, **fields: object) -> dict[str, Any]:
    """What the server says to a player, as soon as it says it; it may have been said before."""
    deadline = time.monotonic() + PATIENCE
    while True:
        for said in map(json.loads, player.heard):
            if said["say"] == say and fields.items() <= said.items():
                found: dict[str, Any] = said
                return found
        assert time.monotonic() < deadline, player.heard
        await asyncio.sleep(0.02)
