"""A server killed again and again under load loses nothing that it acknowledged, and games score the same."""

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path
from random import Random

import aiohttp
import pytest

from online import Player, Refused, Server, new_table
from server.gatherings import come_back, seated
from thenumber import play, record_of, winners
from thenumber.record.parse import parse_record
from thenumber.rules.game import new_game
from thenumber.table.sealed_record import seal_problems

pytestmark = pytest.mark.waits

TABLES, ROUNDS_OF_KILLING = 4, 6


class Witness:
    """One table whose players remember what the server acknowledged."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.acknowledged = 0
        self.possible: dict[tuple[int, int], list[str]] = {}
        """By turn and seat: the last number that was acknowledged, and what was sent after it without an answer."""

    async def play_until_killed(self, rng: Random) -> None:
        with contextlib.suppress(ConnectionError, aiohttp.ClientError, TimeoutError):
            while self.players[0].view["table"]["phase"] == "choose":
                turn = self.players[0].view["table"]["turn_index"]
                await asyncio.gather(*(self.write(player, turn, rng) for player in self.players))
                await asyncio.gather(*(player.until_turn(turn + 1) for player in self.players))

    async def write(self, player: Player, turn: int, rng: Random) -> None:
        await player.until_turn(turn)
        seat = player.view["you"]["seat"]
        available = player.view["table"]["seats"][seat]["available"]
        if player.view["table"]["turn_index"] != turn or not available:
            return
        number = "".join(rng.choice(available) for _ in range(3))
        possible = self.possible.setdefault((turn, seat), [])
        unanswered = [*possible, number]
        self.possible[turn, seat] = unanswered
        try:
            await player.write(number)
        except Refused:  # revealed in the meantime: it was not taken
            self.possible[turn, seat] = possible
        else:
            self.possible[turn, seat] = [number]
            self.acknowledged += 1

    async def come_back(self) -> None:
        for player in self.players:
            await player.go()
            await player.come()


def test_nothing_acknowledged_is_lost_however_often_the_server_is_killed(tmp_path: Path) -> None:
    with Server(tmp_path / "data", THENUMBER_LIMITS="off") as server:
        play_while_killed(server, server.kill, server.start)


def play_while_killed(server: Server, kill: Callable[[], None], start: Callable[[], object]) -> None:
    """Games at some tables while what serves them is killed and started again; nothing acknowledged is lost."""
    rng = Random(7)

    async def run() -> None:
        async with aiohttp.ClientSession() as session:
            witnesses = []
            for _ in range(TABLES):
                code = await new_table(session, server.url)
                players = [await Player(session, server.url, code).come() for _ in range(3)]
                for name, player in zip("ABC", players, strict=True):
                    await player.say("Sit", name=name)
                await players[0].say("Start")
                for player in players:
                    await player.until_game(1)
                witnesses.append(Witness(players))
            for _ in range(ROUNDS_OF_KILLING):
                playing = [asyncio.create_task(witness.play_until_killed(rng)) for witness in witnesses]
                await asyncio.sleep(rng.uniform(0.02, 0.25))
                kill()
                await asyncio.gather(*playing)
                start()
                for witness in witnesses:
                    await witness.come_back()
            for witness in witnesses:
                await witness.play_until_killed(rng)
                await check(session, server.url, witness)

    async def check(session: aiohttp.ClientSession, url: str, witness: Witness) -> None:
        table = (await witness.players[0].until(lambda view: view["table"]["phase"] == "over"))["table"]
        async with session.get(f"{url}/api/games/{table['id']}-1.tnr") as response:
            record = parse_record(await response.text())
        assert record.game.over
        assert seal_problems(record) == []
        assert list(record.game.finals) == table["finals"]
        again = new_game(3)
        for turn in record.game.turns:
            again = play(again, turn.numbers)
        assert again == record.game
        assert list(winners(record_of(again).game)) == table["winners"]
        for (turn_index, seat), numbers in witness.possible.items():
            number = record.game.turns[turn_index].numbers[seat]
            assert number is not None
            assert f"{number:03}" in numbers
        assert witness.acknowledged > len(record.game.turns)

    asyncio.run(run())


@pytest.mark.long
def test_who_does_not_come_back_after_a_restart_is_away(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with aiohttp.ClientSession() as session:
            players = await seated(session, [server.url] * 3)
            server.kill()
            server.start()
            await come_back(players[:2])
            seats = (await players[0].until(lambda view: view["table"]["seats"][2]["away"]))["table"]["seats"]
            assert [seat["away"] for seat in seats] == [False, False, True]

    with Server(tmp_path / "data") as server:
        asyncio.run(story(server))
