"""Whole games with recognisable numbers: until its reveal a number is nowhere but with its writer, nor is its nonce."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from online import Player, Refused, Server
from postgres import running_postgres
from server.gatherings import LAST_TURN, right_record, seated
from thenumber.server.settings import LOG_LEVELS
from thenumber.server.tables.tokens import hash_token
from thenumber.table.seals import seal

HASHES = re.compile(r"[0-9a-f]{32,}")
"""Ids, seals and nonces: in their random digits any number stands sooner or later."""
EXPECTED = r"not-here|nothing-written|not-the-host|not-a-number|host-is-here"
NONCES = re.compile(r"(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])")


@pytest.mark.parametrize("level", LOG_LEVELS)
def test_a_number_is_nowhere_before_its_reveal_at_any_log_level(tmp_path: Path, level: str) -> None:
    with Server(tmp_path / "data", "--log-level", level, THENUMBER_LIMITS="off") as server:
        asyncio.run(Watched(server).whole_game())


def test_a_number_is_nowhere_before_its_reveal_when_programs_read_the_log(tmp_path: Path) -> None:
    options = ("--log-level", "debug", "--log-format", "json")
    with Server(tmp_path / "data", *options, THENUMBER_LIMITS="off") as server:
        asyncio.run(Watched(server).whole_game())


def test_a_number_is_nowhere_before_its_reveal_with_postgresql_and_every_word_logged(tmp_path: Path) -> None:
    database = running_postgres().new_database()
    options = ("--log-level", "debug", "--database", database)
    with Server(tmp_path / "data", *options, THENUMBER_LIMITS="off") as server:
        asyncio.run(Watched(server).whole_game())


class Watched:
    """A game of four, two of them bots, in which everybody listens for the number of the first."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.secrets: list[str] = []
        """All that must never be in the log."""

    async def whole_game(self) -> None:
        async with aiohttp.ClientSession() as self.session:
            writer, other = await seated(self.session, [self.server.url] * 2, ["greedy", "cautious"])
            television = await Player(self.session, self.server.url, writer.code).come()
            for player in (writer, other, television):
                assert player.token
                self.secrets += [player.token, hash_token(player.token)]
            for turn in range(LAST_TURN):
                await self.one_turn(turn, writer, other, television)
            record = await right_record(self.session, self.server.url, writer)
            self.secrets += NONCES.findall(" ".join(value for name, value in record.other_tags if name != "Table"))
            assert len(self.secrets) > 3 * LAST_TURN
            said = self.server.said()
            assert not any(secret in said for secret in self.secrets)

    async def one_turn(self, turn: int, writer: Player, other: Player, television: Player) -> None:
        for player in (writer, other, television):
            await player.until_turn(turn)
            await player.until(lambda view: not view["table"]["opening"])
        hidden = recognisable(writer)
        await self.draft_unseen(hidden, writer, [other, television])
        await writer.write(hidden)
        written = writer.view["table"]["written"]
        for player in (writer, other, television):
            await player.until(lambda view: bool(view["table"]["written"] == written))
        again = await Player(self.session, self.server.url, other.code, other.token).come()
        newcomer = await Player(self.session, self.server.url, other.code).come()
        others = [other, television, again, newcomer]
        await self.ask_around(others)
        published = {player.token: player.view["table"]["seals"] for player in others}
        assert list(published.values()) == [writer.view["table"]["seals"]] * len(published)
        assert writer.view["you"]["tablet"] == hidden
        for text in [text for player in others for text in player.heard if current(text, turn)]:
            assert not shows(json.loads(text), hidden), text
        for text in await self.public_pages(television.view["table"]):
            assert not mentions(text, hidden), text
        assert not mentions(self.server.said(), hidden)
        await other.write(other.lowest())
        view = await television.until_turn(turn + 1)
        self.reveal_fits(view["table"], turn, hidden, published[television.token])
        nonces = [seat["nonce"] for seat in view["table"]["last"]["seats"] if seat["nonce"]]
        for player in others:
            early = [text for text in player.heard if current(text, turn) or '"say":"View"' not in text]
            assert not any(nonce in text for nonce in nonces for text in early)
        for player in (again, newcomer):
            await player.go()
        for player in (writer, other, television):
            player.heard.clear()
            player.views.clear()

    async def draft_unseen(self, number: str, writer: Player, others: list[Player]) -> None:
        """A number that is not laid down yet reaches the server, and nobody hears anything of it."""
        table = writer.view["table"]
        heard = [len(player.heard) for player in others]
        await writer.say("Draft", number=number, game_no=table["game_no"], turn_index=table["turn_index"])
        for player in others:
            await player.say("Ping")
        assert [len(player.heard) for player in others] == [before + 1 for before in heard]
        assert not mentions(self.server.said(), number)

    async def ask_around(self, others: list[Player]) -> None:
        """Whatever might give an answer away is asked, and refused."""
        for player in others:
            table = player.view["table"]
            this_turn = {"game_no": table["game_no"], "turn_index": table["turn_index"]}
            for what in (
                {"what": "Erase", **this_turn},
                {"what": "RevealNow", **this_turn},
                {"what": "Write", "number": "12", **this_turn},
                {"what": "TakeOver"},
            ):
                with pytest.raises(Refused, match=EXPECTED):
                    await player.say(**what)
            await player.say("Ping")

    async def public_pages(self, table: dict[str, Any]) -> list[str]:
        """Everything that anybody can look at without a seat, in the middle of the turn."""
        texts = []
        game_id = f"{table['id']}-{table['game_no']}"
        for path in ("api/reckon", "api/review"):
            async with self.session.post(f"{self.server.url}/{path}", json={"game": game_id}) as response:
                assert response.status == 404
                texts.append(await response.text())
        game = f"api/games/{game_id}"
        for path in ("metrics", f"api/tables/{table['code']}", f"{game}.tnr", f"{game}.json", f"{game}.link", "readyz"):
            async with self.session.get(f"{self.server.url}/{path}") as response:
                assert response.status == (404 if "games" in path else 200)
                texts.append(await response.text())
        return texts

    def reveal_fits(self, table: dict[str, Any], turn: int, hidden: str, published: list[str]) -> None:
        """The reveal shows the number that was written, and every seal that was published is one of it."""
        seats = table["last"]["seats"]
        assert seats[0]["number"] == hidden
        assert set(published) <= {
            seal(seat["nonce"], seat["number"], table["id"], table["game_no"], turn, place)
            for place, seat in enumerate(seats)
            if seat["number"] is not None
        }


def recognisable(player: Player) -> str:
    """A number of the two highest digits that is not on the table already.

    Its digits do not rise as they do on boards, and it is larger than any score. Two digits a turn are enough for a
    round, so there always is one.
    """
    table = player.view["table"]
    *_, low, high = table["seats"][player.view["you"]["seat"]]["available"]
    shown = {ruling["number"] for ruling in table["last"]["seats"]} if table["last"] else set()
    choices: tuple[str, ...] = (high + high + low, high + low + high, high + low + low)
    return next(number for number in choices if number not in shown)


def current(text: str, turn: int) -> bool:
    """Whether this was said before the reveal of this turn."""
    said = json.loads(text)
    return bool(said["say"] != "View" or said["table"]["turn_index"] == turn)


def shows(value: object, number: str) -> bool:
    """Whether the number stands anywhere in it, as a text or as a figure."""
    if isinstance(value, dict):
        return any(shows(key, number) or shows(inner, number) for key, inner in value.items())
    if isinstance(value, list):
        return any(shows(inner, number) for inner in value)
    if isinstance(value, str):
        return number in HASHES.sub("", value)
    return value == int(number) and not isinstance(value, bool)


def mentions(text: str, number: str) -> bool:
    """Whether the number stands in a text for people, by itself and not inside another one."""
    return re.search(rf"(?<!\d){number}(?!\d)", HASHES.sub("", text)) is not None
