"""People who sit down at a table, wherever each of them comes in, and play."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any

import aiohttp
import msgspec

from online import Player, new_table
from server.store.logs import opened
from thenumber import Record, parse_record, play
from thenumber.rules.game import new_game
from thenumber.table.sealed_record import seal_problems

LAST_TURN = 10


async def seated(
    session: aiohttp.ClientSession, urls: Sequence[str], bots: Sequence[str] = (), **options: object
) -> list[Player]:
    """A game that has begun: somebody at each of these addresses, and these bots."""
    code = await new_table(session, urls[0])
    players = [await Player(session, url, code).come() for url in urls]
    for name, player in zip("ABCDE", players, strict=False):
        await player.say("Sit", name=name)
    # At another machine it may take a moment until everybody is seen.
    await players[0].until(lambda view: len(view["table"]["seats"]) == len(players))
    if options:
        usual = players[0].view["table"]["options"]
        await players[0].say("SetOptions", options=usual | options)
    for bot in bots:
        await players[0].say("AddBot", bot=bot)
    await players[0].say("Start")
    await asyncio.gather(*(player.until_game(1) for player in players))
    return players


async def play_on(players: Sequence[Player], until: int = LAST_TURN) -> None:
    """Everybody writes the lowest they can in the same instant, turn after turn."""
    for turn in range(players[0].view["table"]["turn_index"], until):
        await asyncio.gather(*(player.until_turn(turn) for player in players))
        await asyncio.gather(*(player.write(player.lowest()) for player in players if player.lowest()))
    await asyncio.gather(*(player.until_turn(until) for player in players))


async def come_back(players: Sequence[Player], url: str | None = None) -> None:
    """Everybody again, with the same tokens, there or at another address."""
    for player in players:
        await player.go()
        player.url, player.view = url or player.url, {}
        await player.come()


async def status(session: aiohttp.ClientSession, address: str) -> int:
    async with session.get(address) as response:
        return response.status


async def right_record(session: aiohttp.ClientSession, url: str, player: Player, game_no: int = 1) -> Record:
    """The record of a game that this player has seen to its end: it scores as it was shown, and its seals hold."""
    table = (await player.until(lambda view: bool(view["table"]["phase"] == "over")))["table"]
    async with session.get(f"{url}/api/games/{table['id']}-{game_no}.tnr") as response:
        record = parse_record(await response.text())
    assert record.game.over
    assert seal_problems(record) == []
    assert list(record.game.finals) == table["finals"]
    again = new_game(len(record.names))
    for turn in record.game.turns:
        again = play(again, turn.numbers)
    assert again == record.game
    return record


async def commands_of(database: str, table_id: str) -> list[dict[str, Any]]:
    """The table's log, which has no gap, and in which a bot has written once a turn."""
    async with opened(database) as store:
        entries = await store.read(table_id)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    logged = [said for entry in entries for said in msgspec.json.decode(entry.body)]
    commands: list[dict[str, Any]] = [{"person": said.get("person")} | said["command"] for said in logged]
    bots = Counter((said["game_no"], said["turn_index"], said["seat"]) for said in said_by(commands, "BotWrites"))
    assert set(bots.values()) <= {1}
    return commands


def said_by(commands: Sequence[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [command for command in commands if command["do"] == kind]
