"""Seals over the wire: a new one for every number laid down, and each is proved by the reveal, or never was one."""

import asyncio
import json
from pathlib import Path

import aiohttp

from command import run
from conformance.seals import seal_facts
from online import Player, Server
from server.gatherings import LAST_TURN, come_back, play_on, right_record, seated
from thenumber import parse_record
from thenumber.table.sealed_record import seal_problems
from thenumber.table.seals import seal


def test_every_number_laid_down_gets_a_seal_of_its_own(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with aiohttp.ClientSession() as session:
            writer, *others = await seated(session, [url] * 3)
            turn = {"game_no": 1, "turn_index": 0}
            seals = []
            for number in ("731", "731", "842", "731"):
                await writer.write(number)
                seals.append(the_seal(writer))
                await writer.say("Erase", **turn)
                assert writer.view["table"]["seals"] == []
            for number in ("731", "842"):  # written over, without erasing
                await writer.write(number)
                seals.append(the_seal(writer))
            assert len(set(seals)) == len(seals)
            await writer.write("842")  # said twice, because the answer got lost: the same number under the same seal
            assert the_seal(writer) == seals[-1]
            await asyncio.gather(*(player.write("000") for player in others))
            view = await writer.until_turn(1)
            shown = view["table"]["last"]["seats"][0]
            assert shown["number"] == "842"
            assert seals[-1] == seal(shown["nonce"], "842", view["table"]["id"], 1, 0, 0)
            # What was erased or written over is forgotten.
            assert not any(old in writer.views[-1] for old in seals[:-1])

    with Server(tmp_path / "data") as server:
        asyncio.run(play(server.url))


def test_every_seal_that_was_published_is_proved_by_its_reveal_and_in_the_record(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with aiohttp.ClientSession() as session:
            players = await seated(session, [url] * 3, ["greedy", "cautious"])
            television = await Player(session, url, players[0].code).come()
            await play_on(players)
            record = await right_record(session, url, players[0])
            views = [json.loads(text)["table"] for text in television.views]
            reveals = {view["turn_index"] - 1: view["last"]["seats"] for view in views if view["last"]}
            assert sorted(reveals) == list(range(LAST_TURN))
            made = {
                (turn, place): seal(seat["nonce"], seat["number"], views[0]["id"], 1, turn, place)
                for turn, seats in reveals.items()
                for place, seat in enumerate(seats)
                if seat["number"] is not None
            }
            published = 0
            for view in views:
                if view["phase"] == "choose":
                    who = [place for place, seat in enumerate(view["seats"]) if seat["written"]]
                    assert [made[view["turn_index"], place] for place in who] == view["seals"]
                    published += len(who)
            assert published > LAST_TURN
            for turn, seats in reveals.items():
                numbers = record.game.turns[turn].numbers
                for place, (seat, number) in enumerate(zip(seats, numbers, strict=True)):
                    assert seat["number"] == (None if number is None else f"{number:03}")
                    assert ((turn, place) in made) == (number is not None)

    with Server(tmp_path / "data") as server:
        asyncio.run(play(server.url))


def test_everybody_who_watches_sees_every_seal_before_its_reveal(tmp_path: Path) -> None:
    """However turns end, at tables that show who has written and at those that do not; also over a broken line."""

    async def play(url: str, anonymous: bool) -> None:
        async with aiohttp.ClientSession() as session:
            players = await seated(session, [url] * 3, ["greedy"], anonymous=anonymous)
            television = await Player(session, url, players[0].code).come()
            await play_on(players, 2)
            await players[1].write(players[1].lowest())  # the host waits no longer
            await players[0].say("RevealNow", game_no=1, turn_index=2)
            await players[1].until_turn(3)
            await players[1].write("999" if "9" in players[1].view["table"]["seats"][1]["available"] else "")
            await players[1].say("Erase", game_no=1, turn_index=3)
            await come_back(players[2:])
            await play_on(players, 6)
            for watcher in (*players, television):
                facts = seal_facts(json.loads(text) for text in watcher.heard)
                assert facts["faults"] == []
                verdicts = {verdict[2:] for turn in facts["verdicts"].values() for verdict in turn}
                assert (verdicts, len(facts["verdicts"])) == ({"kept"}, 6)

    with Server(tmp_path / "data") as server:
        for anonymous in (False, True):
            asyncio.run(play(server.url, anonymous))


def test_numbers_that_were_never_revealed_are_in_no_export(tmp_path: Path) -> None:
    """The host ends the game while numbers lie face down; before and after it, they are nowhere."""

    async def play(server: Server) -> tuple[str, str]:
        async with aiohttp.ClientSession() as session:
            players = await seated(session, [server.url] * 3)
            table_id = players[0].view["table"]["id"]
            await play_on(players, 3)
            await players[1].write("987")
            await players[2].write("878")
            meanwhile = await asyncio.to_thread(run, "export", "--data", str(server.data))
            assert (meanwhile.returncode, meanwhile.stdout.strip()) == (0, "")
            await players[0].say("End")
            for player in players:
                await player.until(lambda view: bool(view["table"]["phase"] == "over"))
                assert player.view["you"]["tablet"] is None
                assert player.view["table"]["seals"] == []
            async with session.get(f"{server.url}/api/games/{table_id}-1.tnr") as response:
                served = await response.text()
        exported = await asyncio.to_thread(run, "export", "--data", str(server.data))
        return served, exported.stdout

    with Server(tmp_path / "data") as server:
        for text in asyncio.run(play(server)):
            record = parse_record(text)
            assert len(record.game.turns) == 3
            assert seal_problems(record) == []
            numbers = {number for turn in record.game.turns for number in turn.numbers}
            assert not numbers & {987, 878}
            assert not [name for name, _ in record.other_tags if name > "Seals_1_3" and name.startswith("Seals")]


def the_seal(player: Player) -> str:
    (only,) = player.view["table"]["seals"]
    return str(only)
