"""Five who write in the same instant, a thousand times: nobody is refused, nothing counts twice, all of it scores."""

import asyncio
import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import aiohttp

from online import Player, Server
from server.gatherings import LAST_TURN, right_record, seated
from thenumber import Game, play
from thenumber.rules.game import new_game, winners

SEATS, TABLES, GAMES = 5, 10, 10
"""With ten turns a game a thousand turns; many tables, because each waits for the disk most of the time."""


def test_five_who_write_in_the_same_instant_a_thousand_times_all_count_once(tmp_path: Path) -> None:
    async def all_tables(url: str) -> int:
        async with aiohttp.ClientSession() as session:
            tables = [one_table(session, url, Random(seed)) for seed in range(TABLES)]
            return sum(await asyncio.gather(*tables))

    with Server(tmp_path / "data", THENUMBER_LIMITS="off") as server:
        assert asyncio.run(all_tables(server.url)) == 1000
        assert "Traceback" not in server.said()


async def one_table(session: aiohttp.ClientSession, url: str, rng: Random) -> int:
    """Plays all games of a table, looks into everything that was said, and counts the turns."""
    players = await seated(session, [url] * SEATS)
    turns = 0
    for game_no in range(1, GAMES + 1):
        for player in players:
            player.heard.clear()
            player.views.clear()
        if game_no > 1:
            await players[0].say("Start")
        written = await one_game(players, game_no, rng)
        for player in players:
            every_answer_came_once(player)
            every_turn_was_revealed_once(player, game_no, written)
        game = scored_by_the_rules(written)
        table = players[0].view["table"]
        assert table["finals"] == list(game.finals)
        assert table["winners"] == list(winners(game))
        assert (await right_record(session, url, players[0], game_no)).game == game
        turns += len(written)
    for player in players:
        await player.go()
    return turns


async def one_game(players: list[Player], game_no: int, rng: Random) -> list[list[str | None]]:
    """All numbers that were written, by turn and seat; a refusal is raised."""
    written = []
    for turn in range(LAST_TURN):
        for player in players:
            await player.until_game(game_no)
            await player.until_turn(turn)
        numbers = [any_number(player, rng) for player in players]
        # Every frame leaves in the same pass of the loop, before any answer can be read.
        await asyncio.gather(
            *(player.write(number) for player, number in zip(players, numbers, strict=True) if number is not None)
        )
        written.append(numbers)
    for player in players:
        await player.until(lambda view: bool(view["table"]["phase"] == "over"))
    return written


def any_number(player: Player, rng: Random) -> str | None:
    """Any number of available digits; None for a seat that sits out."""
    available = player.view["table"]["seats"][player.view["you"]["seat"]]["available"]
    return "".join(rng.choices(available, k=3)) if available else None


def every_answer_came_once(player: Player) -> None:
    answers = [json.loads(text) for text in player.heard]
    answers = [answer for answer in answers if answer["say"] not in ("View", "Change", "Sealed")]
    assert {answer["say"] for answer in answers} == {"Done"}
    assert set(Counter(answer["id"] for answer in answers).values()) == {1}


def every_turn_was_revealed_once(player: Player, game_no: int, written: list[list[str | None]]) -> None:
    """Nobody writes before having seen the last reveal, so every player has seen every one of them, in order."""
    shown: list[tuple[int, list[str | None]]] = []
    for text in player.heard:
        said = json.loads(text)
        if said["say"] == "View" and said["table"]["game_no"] == game_no and said["table"]["last"]:
            reveal = (said["table"]["turn_index"], numbers_of(said["table"]["last"]))
            if not shown or shown[-1] != reveal:
                shown.append(reveal)
    assert shown == list(enumerate(written, 1))


def numbers_of(turn: dict[str, Any]) -> list[str | None]:
    return [seat["number"] for seat in turn["seats"]]


def scored_by_the_rules(written: list[list[str | None]]) -> Game:
    game = new_game(SEATS)
    for numbers in written:
        game = play(game, [None if number is None else int(number) for number in numbers])
    return game
