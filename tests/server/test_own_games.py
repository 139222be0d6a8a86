"""What a device asks about its own games: how its tables stand, and what to keep of games that are over."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from hypothesis import given, settings

from online import Player, Server
from server.gatherings import play_on, seated
from strategies import games
from thenumber import format_record, link, parse_record, play
from thenumber.record.record import record_of
from thenumber.rules.check import Verdict
from thenumber.rules.digits import number_name
from thenumber.rules.game import Game, new_game, winners
from thenumber.server.admission.limits import SEAT_VIEWS
from thenumber.server.web.summaries import summary_of
from thenumber.server.wire.protocol import MOST_HELD_SEATS

FOLDER = Path(__file__).parents[1] / "games"
NOBODYS = "CCCCCC"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("own") / "data", THENUMBER_LIMITS="off") as server:
        yield server
    assert "Traceback" not in server.log.read_text()


def test_tables_of_other_processes_are_seen_as_well(tmp_path: Path) -> None:
    with Server(tmp_path / "data", THENUMBER_LIMITS="off", THENUMBER_PROCESSES="2") as server:
        test_whoever_sits_there_sees_the_table_as_over_the_socket_and_nobody_else_sees_anything(server)


async def post(session: aiohttp.ClientSession, url: str, body: object, **headers: str) -> tuple[int, dict[str, Any]]:
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    async with session.post(url, data=data, headers=headers) as response:
        return response.status, await response.json()


async def views(session: aiohttp.ClientSession, server: Server, *held: tuple[str, str | None]) -> list[Any]:
    seats = [{"code": code, "token": token} for code, token in held]
    status, answer = await post(session, f"{server.url}/api/seats", {"seats": seats})
    assert status == 200, answer
    found: list[Any] = answer["views"]
    return found


def ask(server: Server, path: str, body: object, **headers: str) -> tuple[int, dict[str, Any]]:
    async def asking() -> tuple[int, dict[str, Any]]:
        async with aiohttp.ClientSession() as session:
            return await post(session, f"{server.url}/api/{path}", body, **headers)

    return asyncio.run(asking())


# Seats


def test_whoever_sits_there_sees_the_table_as_over_the_socket_and_nobody_else_sees_anything(server: Server) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            players = await seated(session, [server.url] * 3)
            ada, bob, _ = players
            await ada.write("761")
            await bob.until(lambda view: view["table"]["written"] == 1)
            held = [(ada.code, ada.token), (NOBODYS, ada.token), (bob.code, bob.token), (ada.code, "x" * 22)]
            first, *middle, last = await views(session, server, *held)
            assert [first["table"], first["you"]] == [ada.view["table"], ada.view["you"]]
            assert first["you"]["tablet"] == "761"
            assert middle[0] is None
            assert middle[1]["you"]["tablet"] is None
            public = {key: value for key, value in middle[1]["table"].items() if key not in ("id", "seals")}
            assert "761" not in json.dumps([public, middle[1]["you"]])  # a random number may have these digits
            assert last is None
            for player in players:
                await player.go()

    asyncio.run(story())


def test_asking_does_not_bring_anybody_back(server: Server) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            ada, bob, cleo = await seated(session, [server.url] * 3)
            await ada.go()
            await bob.until(lambda view: view["table"]["seats"][0]["away"])
            (seen,) = await views(session, server, (ada.code, ada.token))
            assert seen["table"]["seats"][0]["away"]
            (seen,) = await views(session, server, (ada.code, ada.token))
            assert seen["table"]["seats"][0]["away"]
            assert bob.view["table"]["seats"][0]["away"]
            for player in (bob, cleo):
                await player.go()

    asyncio.run(story())


def test_a_table_that_sleeps_is_read_and_stays_asleep(tmp_path: Path) -> None:
    async def tables(session: aiohttp.ClientSession, url: str) -> float:
        async with session.get(f"{url}/metrics") as response:
            lines = (await response.text()).splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith("thenumber_tables "))

    async def begin(url: str) -> tuple[Player, dict[str, Any]]:
        async with aiohttp.ClientSession() as session:
            players = await seated(session, [url] * 3)
            await players[0].write("761")
            await play_on_from(players)
            view = players[0].view
            for player in players:
                await player.go()
            return players[0], view

    async def play_on_from(players: list[Player]) -> None:
        for player, number in zip(players[1:], ("513", "444"), strict=True):
            await player.write(number)
        await asyncio.gather(*(player.until_turn(1) for player in players))

    async def come_home(server: Server, ada: Player) -> tuple[dict[str, Any], float]:
        async with aiohttp.ClientSession() as session:
            (seen,) = await views(session, server, (ada.code, ada.token))
            return seen, await tables(session, server.url)

    with Server(tmp_path / "data") as server:
        ada, before = asyncio.run(begin(server.url))
        server.stop()
        server.start()
        seen, awake = asyncio.run(come_home(server, ada))
        assert seen["table"]["last"] == before["table"]["last"]
        assert seen["table"]["turn_index"] == 1
        assert awake == 0


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"nonsense",
        b"\xff",
        b"[]",
        {"seats": "CCCCCC"},
        {"seats": [{"code": "CCCCCC"}]},
        {"seats": [{"code": "CCCCCC", "token": 7}]},
        {"seats": [{"code": "CCCCCC", "token": "x" * 100}]},
        {"seats": [{"code": "CCCCCC", "token": "x"}] * (MOST_HELD_SEATS + 1)},
        {"seats": [], "more": 1},
    ],
)
def test_what_asks_for_no_seats_is_not_understood(server: Server, body: object) -> None:
    status, answer = ask(server, "seats", body)
    assert (status, answer["code"]) == (400, "not-understood")


def test_no_code_is_no_table(server: Server) -> None:
    held = [{"code": code, "token": "x"} for code in ("", "QQQQQQ", "\u0000", "..", "1' OR 1")]
    assert ask(server, "seats", {"seats": held}) == (200, {"views": [None] * len(held)})


@pytest.mark.parametrize("path", ["seats", "summaries"])
def test_a_page_from_elsewhere_gets_nothing(server: Server, path: str) -> None:
    status, answer = ask(server, path, {"seats": []}, Origin="https://evil.example")
    assert (status, answer["code"]) == (403, "other-origin")


def test_every_seat_counts_and_whoever_asks_too_much_has_to_wait(tmp_path: Path) -> None:
    async def flood(url: str) -> list[int]:
        body = {"seats": [{"code": NOBODYS, "token": "x"}] * MOST_HELD_SEATS}
        async with aiohttp.ClientSession() as session:
            return [(await post(session, f"{url}/api/seats", body))[0] for _ in range(int(SEAT_VIEWS.burst) // 2)]

    with Server(tmp_path / "data") as server:
        heard = asyncio.run(flood(server.url))
    assert set(heard) == {200, 429}
    assert heard[0] == 200


# Summaries


@given(games())
@settings(max_examples=60)
def test_a_summary_says_what_the_game_says(game: Game) -> None:
    record = record_of(game)
    found = summary_of(record)
    assert (found.link, found.finals, found.winners) == (link(record), game.finals, winners(game))
    for seat, summary in enumerate(found.seats):
        assert summary.scores == tuple(turn.scores[seat] for turn in game.turns)
        fell = [i for i, turn in enumerate(game.turns) if turn.rulings[seat].verdict is Verdict.ELIMINATED]
        assert [fall.turn_index for fall in summary.falls] == fell
        assert [i for i, token in enumerate(summary.tokens) if token.endswith("x")] == fell
        for fall in summary.falls:
            turn, own = game.turns[fall.turn_index], summary.tokens[fall.turn_index][:3]
            written = {number_name(number) for number in turn.numbers if number is not None}
            assert fall.digits
            assert set(fall.numbers) <= written
            assert all(number < own and set(number) & set(fall.digits) for number in fall.numbers)
            assert set(fall.digits) <= set(own)


def test_a_fall_names_its_digits_and_numbers() -> None:
    game = play(new_game(5), [761, 513, 444, 444, 170])
    first, second, *_ = summary_of(record_of(game)).seats
    assert [(fall.digits, fall.numbers) for fall in first.falls] == [("17", ("513", "170"))]
    assert [(fall.digits, fall.numbers) for fall in second.falls] == [("1", ("170",))]


def test_all_games_of_a_text_are_summarised_with_their_tags(server: Server) -> None:
    texts = [(FOLDER / f"{name}.tnr").read_text() for name in ("five-seats", "unfinished")]
    tagged = texts[0].replace("[Result", '[Own "B"]\n[Result', 1)
    status, answer = ask(server, "summaries", {"records": f"{tagged}\n{texts[1]}"})
    assert status == 200
    full, unfinished = answer["games"]
    record = parse_record(texts[0])
    assert full["names"] == list(record.names)
    assert full["tags"]["Own"] == "B"
    assert full["finals"] == list(record.game.finals)
    assert full["winners"]
    assert unfinished["winners"] == []
    again = ask(server, "summaries", {"records": full["link"]})
    assert again[1]["games"][0]["seats"] == full["seats"]


def test_the_first_wrong_game_of_a_text_is_named_with_its_place(server: Server) -> None:
    good = format_record(parse_record((FOLDER / "five-seats.tnr").read_text()))
    lines = good.count("\n")
    status, answer = ask(server, "summaries", {"records": f'{good}\n[Game "The Number"]\n\n1.1 12a 345\n'})
    assert (status, answer["code"], answer["line"], answer["column"]) == (400, "record-bad-token", lines + 4, 5)


@pytest.mark.parametrize(
    "body", [b"", b"\xff", {}, {"game": "a", "records": "b"}, {"records": 1}, {"records": None}, {"text": ""}]
)
def test_what_asks_for_no_games_is_not_understood(server: Server, body: object) -> None:
    status, answer = ask(server, "summaries", body)
    assert (status, answer["code"]) == (400, "refusal-not-understood")


def test_too_much_at_once_is_refused(server: Server) -> None:
    status, answer = ask(server, "summaries", {"records": "#" * 20_000})
    assert (status, answer["code"]) == (400, "reckon-too-long")


def test_a_game_played_at_a_table_is_summarised_by_its_id(server: Server) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            players = await seated(session, [server.url] * 3)
            await play_on(players)
            table = players[0].view["table"]
            game = {"game": f"{table['id']}-{table['game_no']}"}
            status, answer = await post(session, f"{server.url}/api/summaries", game)
            assert status == 200
            (found,) = answer["games"]
            assert [found["finals"], found["winners"]] == [table["finals"], table["winners"]]
            status, answer = await post(session, f"{server.url}/api/summaries", {"game": f"{table['id']}-2"})
            assert (status, answer["code"]) == (404, "no-such-game")
            for player in players:
                await player.go()

    asyncio.run(story())
