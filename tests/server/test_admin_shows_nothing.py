"""Nothing that the host's page is told can hold a number, a name, a token or a code; and none of it is in any byte."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
from msgspec import inspect

from online import Player, Server
from server.gatherings import seated
from server.hosting import Host
from server.store.logs import opened
from thenumber.bots.registry import BOTS
from thenumber.server.admin.nodes import Asked, messages
from thenumber.server.tables.tokens import hash_token
from thenumber.server.wire.admin import AdminSession, AdminView, NodeFigures, TableFigures

TEXTS = {
    "AdminView.here": "key",
    "NodeFigures.key": "key",
    "TableFigures.key": "key",
    "TableFigures.nodes": "key",
    "NodeFigures.name": "machine and port",
    "NodeFigures.version": "version",
    "BotFigures.bot": "a bot of the server",
    "ErrorFigures.where": "a logger",
    "ErrorFigures.kind": "a class of exceptions",
    "BackupFigures.file": "where a backup went",
}
"""All fields that are texts, and of what. Whoever adds one has to say what can stand in it."""
KEY = re.compile(r"[0-9a-f]{12}")
NAMES = ("Quirinus", "Wilhelmina", "Xanthippe", "Yggdrasil")
NUMBERS = ("907", "816", "725", "634")


def texts_in(kind: inspect.Type, place: str, seen: set[type]) -> Iterator[str]:
    """The places of all texts that a type can hold. Whatever is not known here is an error."""
    match kind:
        case inspect.StructType():
            if kind.cls not in seen:
                seen.add(kind.cls)
                for field in kind.fields:
                    yield from texts_in(field.type, f"{kind.cls.__name__}.{field.name}", seen)
        case inspect.VarTupleType() | inspect.ListType():
            yield from texts_in(kind.item_type, place, seen)
        case inspect.UnionType():
            for one in kind.types:
                yield from texts_in(one, place, seen)
        case inspect.Metadata():
            yield from texts_in(kind.type, place, seen)
        case inspect.StrType():
            yield place
        case inspect.IntType() | inspect.FloatType() | inspect.BoolType() | inspect.NoneType() | inspect.LiteralType():
            pass
        case _:
            raise AssertionError(f"{place}: {kind}")


def test_no_field_could_hold_a_secret() -> None:
    assert set(texts_in(inspect.type_info(AdminView), "AdminView", set())) == set(TEXTS)
    assert list(texts_in(inspect.type_info(AdminSession), "AdminSession", set())) == ["AdminSession.token"]
    assert set(TableFigures.__struct_fields__) == {
        *("key", "phase", "round_no", "turn_no", "people", "connected", "bots", "watching", "age", "quiet", "nodes")
    }


def strings_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from strings_in(one)
    elif isinstance(value, list):
        for one in value:
            yield from strings_in(one)


@pytest.mark.parametrize("processes", ["1", "2"])
def test_whatever_the_host_asks_no_secret_is_in_the_answers(tmp_path: Path, processes: str) -> None:
    async def story(server: Server) -> list[str]:
        answers: list[str] = []
        async with aiohttp.ClientSession() as session:
            host = Host(session, server.url)
            players = await seated(session, [server.url] * 4, ["champion"])
            for player, name in zip(players, NAMES, strict=True):
                await player.say("Rename", name=name)
            watcher = await Player(session, server.url, players[0].code).come()
            for player, number in zip(players[:3], NUMBERS, strict=False):
                await player.write(number)
                answers.append(json.dumps(await host.look()))
            view = await host.look()
            await players[3].say("Draft", number=NUMBERS[3], game_no=1, turn_index=0)  # typed, and not laid down
            for what, fields in (
                ("Announce", {"minutes": 3}),
                ("Announce", {"minutes": 0}),
                ("Drain", {"node": view["here"], "drain": True}),
                ("Drain", {"node": view["here"], "drain": False}),
                ("BackUp", {"node": view["here"]}),
            ):
                answers.append(json.dumps(await host.order(what, **fields)))
            done = await host.until(lambda view: view["nodes"][0]["backup"]["state"] == "done")
            answers.append(json.dumps(done))
            await asyncio.gather(
                *(player.write(number) for player, number in zip(players[3:], NUMBERS[3:], strict=True))
            )
            await players[0].until_turn(1)
            answers.append(json.dumps(await host.look()))
            (table,) = done["tables"]
            secrets = await secrets_of(server, [*players, watcher])
            answers.append(json.dumps(await host.order("EndTable", table=table["key"])))
        for answer in answers:
            decoded = msgspec.json.decode(answer, type=AdminView)  # and nothing else is in it
            assert json.loads(msgspec.json.encode(decoded)) == json.loads(answer)
            for secret in secrets:
                assert secret.lower() not in answer.lower(), secret
            view = json.loads(answer)
            assert not set(NUMBERS) & set(strings_in(view))
            for found in view["tables"]:
                figures = [value for value in found.values() if isinstance(value, int)]
                assert not set(map(int, NUMBERS)) & set(figures)
            for node in view["nodes"]:
                assert {bot["bot"] for bot in node["slow_bots"]} <= set(BOTS)
        return answers

    with Server(tmp_path / "data", THENUMBER_PROCESSES=processes, THENUMBER_LOG_LEVEL="debug") as server:
        answers = asyncio.run(story(server))
        log = server.said()
    assert any('"phase": "choose"' in answer for answer in answers)
    assert not any(name in log for name in NAMES)


async def secrets_of(server: Server, players: list[Player]) -> list[str]:
    """Names, tokens, their hashes, code, id, nonces and seals of the table."""
    table = players[0].view["table"]
    tokens = [player.token or "" for player in players]
    async with opened(f"sqlite:///{server.data / 'thenumber.sqlite'}") as store:
        log = "".join(entry.body for entry in await store.read(table["id"]))
    nonces = re.findall(r'"nonce":"([0-9a-f]{32})"', log)
    assert len(nonces) >= 5
    assert all(number in log for number in NUMBERS)
    return [*NAMES, *tokens, *map(hash_token, tokens), table["code"], table["id"], table["id"][:12], *nonces]


def test_what_nodes_say_to_each_other_fits_through_the_database() -> None:
    table = TableFigures("0" * 12, "choose", 2, 5, 5, 5, 4, 999, 9_999_999, 9_999_999, ("0" * 12,))
    node = msgspec.convert(
        {
            "key": "0" * 12,
            "name": "n" * 64,
            "version": "10.20.30",
            "up": 10**8,
            "draining": True,
            "moving": True,
            "restart_in": -180,
            "tables": 10**6,
            "games_running": 10**6,
            "people": 10**6,
            "bots": 10**6,
            "sockets": 10**6,
            "workers": 64,
            "errors": 10**6,
            "backup": None,
            "processes": [{"cpu": 1.05, "delay": 10.123, "megabytes": 12_345}] * 65,
            "last_errors": [{"where": "thenumber.server." + "x" * 40, "kind": "K" * 40, "ago": 10**7}] * 5,
            "slow_bots": [{"bot": "b" * 20, "numbers": 10**8, "mean": 123.456, "longest": 180.0, "stand_ins": 10**7}]
            * 30,
        },
        NodeFigures,
    )
    said = messages("0" * 12, node, [table] * 200)
    assert len(said) == 9
    assert all(len(message.encode()) < 7_900 for message in said)
    assert msgspec.json.encode(Asked("-2147483648", "0" * 12, None))
