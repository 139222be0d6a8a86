"""Reckoning: any game through the rules, with the views of a live table, or the reason why not."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from online import Player, Server, new_table
from thenumber import format_record, link, parse_record, unlink
from thenumber.locales.catalogue import catalogue
from thenumber.server.admission.limits import BIGGEST_BODY, RECKONINGS
from thenumber.server.web.reckon import Unreckonable, decode, reckon
from thenumber.server.wire import protocol as wire

GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.tnr"))
TRIO = ("Ada", "Bob", "@greedy")
CHANGED = (("987", "120", "555"), ("998", "345", "666"))
"""Ada's 987 is approved, so her 9 and 8 are gone in the second turn."""


def numbers_of(record: str) -> tuple[tuple[str | None, ...], ...]:
    turns = parse_record(record).game.turns
    return tuple(tuple(None if n is None else f"{n:03}" for n in turn.numbers) for turn in turns)


def refused(asked: wire.Reckon) -> wire.Unreckoned:
    with pytest.raises(Unreckonable) as caught:
        reckon(asked)
    said = caught.value.why
    # Whatever is refused can be said, in every language.
    catalogue("de").text(said.code, found=said.found, right=said.right, verdict=said.verdict)
    return said


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_record_its_link_and_its_numbers_give_the_same_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = parse_record(text)
    whole = reckon(wire.Reckon(record=text))
    assert whole.record == format_record(record)
    assert whole.link == link(record)
    assert unlink(whole.link).game == record.game
    assert whole.table.finals == record.game.finals
    assert (whole.table.phase == "over") is record.game.over
    assert len(whole.turns) == len(record.game.turns)

    numbers = wire.Reckon(names=record.names, turns=numbers_of(text), paper=True)
    for same in (reckon(wire.Reckon(record=whole.link)), reckon(numbers)):
        assert [one.turn for one in same.turns] == [one.turn for one in whole.turns]
        assert [one.after for one in same.turns] == [one.after for one in whole.turns]
        assert same.table == whole.table


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_boards_lead_from_turn_to_turn_and_on_to_what_comes_next(path: Path) -> None:
    whole = reckon(wire.Reckon(record=path.read_text(encoding="utf-8")))
    for before, after in zip(whole.turns, whole.turns[1:], strict=False):
        if after.turn.turn_no > 1:
            assert after.before == before.after
        else:
            assert {(seat.available, seat.scores) for seat in after.before} == {("0123456789", ())}
    for one in whole.turns:
        for seat, ruling in enumerate(one.turn.seats):
            assert one.after[seat].scores == (*one.before[seat].scores, ruling.score)
            assert set(one.after[seat].available) | set(ruling.crossed_out) == set("0123456789")
            assert (ruling.nonce, ruling.by) == (None, None)
    if whole.turns and whole.table.phase == "choose" and whole.table.turn_no > 1:
        assert whole.table.seats == whole.turns[-1].after
    sit_out = {seat for seat, view in enumerate(whole.table.seats) if not view.available}
    assert set(whole.sits_out) == sit_out


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_turn_tells_what_everybody_has_by_then(path: Path) -> None:
    """The same as if the game had stopped there."""
    text = path.read_text(encoding="utf-8")
    whole, numbers = reckon(wire.Reckon(record=text)), numbers_of(text)
    for index, one in enumerate(whole.turns):
        stopped = reckon(wire.Reckon(names=parse_record(text).names, turns=numbers[: index + 1], paper=True))
        assert one.finals == stopped.table.finals


def test_a_link_may_come_as_a_whole_address() -> None:
    code = link(parse_record("1.1 761 513 220"))
    for text in (f"https://a.example/n/replay#{code}", f"  {code}\n"):
        assert reckon(wire.Reckon(record=text)).link == code


def test_what_comes_next_is_said_before_the_first_turn() -> None:
    table = reckon(wire.Reckon(names=TRIO)).table
    assert (table.round_no, table.turn_no, table.last) == (1, 1, None)
    assert [(seat.name, seat.kind, seat.bot) for seat in table.seats] == [
        ("Ada", "person", None),
        ("Bob", "person", None),
        ("@greedy", "bot", "greedy"),
    ]
    assert {seat.written for seat in table.seats} == {None}


def test_a_date_is_kept() -> None:
    assert '[Date "2026-11-15"]' in reckon(wire.Reckon(names=TRIO, date="2026-11-15")).record


def test_on_paper_a_number_that_became_impossible_is_void_and_the_game_goes_on() -> None:
    turns = reckon(wire.Reckon(names=TRIO, turns=CHANGED, paper=True)).turns
    assert (turns[1].turn.seats[0].verdict, turns[1].turn.seats[0].unavailable) == ("void", "89")
    assert turns[1].turn.seats[2].bonus == 3


def test_elsewhere_the_first_impossible_number_is_named() -> None:
    said = refused(wire.Reckon(names=TRIO, turns=(*CHANGED, ("999", "111", "555"))))
    assert (said.code, said.found, said.right) == ("refusal-crossed-out", "89", "0123456")
    assert (said.turn_index, said.seat) == (1, 0)


def test_who_sits_out_can_write_nothing() -> None:
    used_up = (("012", "345", "678"), ("345", "678", "912"), ("678", "912", "045"), ("999", "000", "333"))
    assert reckon(wire.Reckon(names=TRIO, turns=used_up)).sits_out == (0, 1, 2)
    said = refused(wire.Reckon(names=TRIO, turns=(*used_up, ("111", None, None))))
    assert (said.code, said.found, said.turn_index, said.seat) == ("refusal-sits-out", "111", 4, 0)


@pytest.mark.parametrize(
    ("asked", "code", "place"),
    [
        (wire.Reckon(), "record-wrong-seats", None),
        (wire.Reckon(names=("Ada",) * 6), "record-wrong-seats", None),
        (wire.Reckon(names=TRIO, turns=(("761", "513"),)), "record-wrong-numbers", (0, None)),
        (wire.Reckon(names=TRIO, turns=(("761", "51", None),)), "refusal-not-a-number", (0, 1)),
        (wire.Reckon(names=TRIO, turns=(("761", "513", "٢٢٠"),)), "refusal-not-a-number", (0, 2)),
        (wire.Reckon(names=TRIO, turns=((None,) * 3,) * 11), "record-game-over", (10, None)),
        (wire.Reckon(names=("Ada", "Bo\nb")), "record-unprintable", None),
    ],
)
def test_what_is_not_in_the_rules_is_said_with_its_place(
    asked: wire.Reckon, code: str, place: tuple[int, int | None] | None
) -> None:
    said = refused(asked)
    assert said.code == code
    assert (said.turn_index, said.seat) == (place or (None, None))


@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        ('[Game "The Number"]\n\n1.1 761+ 513* 220+', "record-wrong-mark", 3, 5),
        ("1.1 761 513 220 = 0 8 2", "record-wrong-score", 1, 21),
        ('1.1 761 513 220\n\n[Game "The Number"]\n1.1 761 513', "record-one-game", 1, 1),
        ("", "record-one-game", 1, 1),
        ("KN8_Qbg7iX", "record-damaged-link", 1, 1),
        ("http://a.example/replay#KN8_Q!g7iw", "record-bad-link-character", 1, 30),
    ],
)
def test_what_is_wrong_with_a_record_is_said_with_line_and_column(text: str, code: str, line: int, column: int) -> None:
    said = refused(wire.Reckon(record=text))
    assert (said.code, said.line, said.column) == (code, line, column)


def test_names_from_anywhere_are_kept_as_they_are_and_shown_as_at_a_table() -> None:
    odd = ("A\u202eda", "x" * 60, "@" + "y" * 60, "?!", "")
    whole = reckon(wire.Reckon(names=odd))
    assert whole.names == odd
    assert parse_record(whole.record).names == odd
    assert [seat.name for seat in whole.table.seats] == ["Ada", "x" * 20, "@" + "y" * 20, "?", "?"]


def test_a_link_leaves_out_names_that_fit_into_none() -> None:
    text = f'[A "{"數" * 2000}"]\n[B "Bob"]\n1.1 761 513'
    assert unlink(reckon(wire.Reckon(record=text)).link).names == ("?", "?")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"record": 7}',
        b'{"names": ["Ada", null]}',
        b'{"names": ["Ada", "Bob"], "turns": [[761, 513]]}',
        b'{"names": ["Ada", "Bob"], "turns": ["761 513"]}',
        b'{"names": ["Ada", "Bob"], "wish": 1}',
        b'{"names": ["Ada", "Bob"], "date": "today"}',
        b'{"record": "\\ud800"}',
        b'{"game": 7}',
        # Which of them is meant?
        b'{"record": "", "names": ["Ada", "Bob"]}',
        b'{"record": "1.1 761 513", "turns": [["761", "513"]]}',
        b'{"game": "", "names": ["Ada", "Bob"]}',
        b'{"game": "a-1", "turns": [["761", "513"]]}',
        b'{"game": "a-1", "record": "1.1 761 513"}',
        b'{"game": "a-1", "record": "1.1 761 513", "names": ["Ada", "Bob"], "turns": [["761", "513"]]}',
        b"[" * 10_000,
    ],
)
def test_what_is_no_question_is_not_understood(body: bytes) -> None:
    with pytest.raises(Unreckonable) as caught:
        decode(body)
    assert caught.value.why.code == "refusal-not-understood"


# Over HTTP


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("reckoning") / "data", "--base-path", "/n") as server:
        server.url += "/n"
        yield server


def post(server: Server, body: object, **headers: str) -> tuple[int, dict[str, Any], dict[str, str]]:
    async def ask() -> tuple[int, dict[str, Any], dict[str, str]]:
        data = body if isinstance(body, bytes) else msgspec.json.encode(body)
        async with (
            aiohttp.ClientSession() as session,
            session.post(f"{server.url}/api/reckon", data=data, headers=headers) as response,
        ):
            return response.status, await response.json(), dict(response.headers)

    return asyncio.run(ask())


def test_a_game_is_reckoned_over_http(server: Server) -> None:
    status, said, headers = post(server, {"names": TRIO, "turns": [["761", None, "220"]]})
    assert (status, said["say"]) == (200, "Reckoned")
    assert [seat["verdict"] for seat in said["turns"][0]["turn"]["seats"]] == ["approved", "absent", "approved"]
    assert headers["Content-Type"] == "application/json"
    assert "Content-Security-Policy" in headers


def test_what_is_wrong_is_a_bad_request(server: Server) -> None:
    assert post(server, {"record": "1.1 761 51"})[:2] == (
        400,
        msgspec.to_builtins(refused(wire.Reckon(record="1.1 761 51"))),
    )
    assert post(server, b"nonsense")[1]["code"] == "refusal-not-understood"
    status, said, _ = post(server, {"record": "1" * BIGGEST_BODY})
    assert (status, said["code"], said["right"]) == (400, "reckon-too-long", "16")
    assert re.search("16", catalogue("zh-Hant").text(said["code"], right=said["right"]))


@pytest.mark.parametrize("game", ["nobody-1", "", "\0", "數-1", "x" * 5000])
def test_a_game_that_is_not_there_is_not_found(server: Server, game: str) -> None:
    status, said, _ = post(server, {"game": game})
    assert (status, said["say"], said["code"]) == (404, "Refused", "no-such-game")


def test_two_games_in_one_question_are_a_bad_request(server: Server) -> None:
    status, said, _ = post(server, {"game": "nobody-1", "record": "1.1 761 513 220"})
    assert (status, said["say"], said["code"]) == (400, "Unreckoned", "refusal-not-understood")


def test_a_page_from_elsewhere_gets_nothing(server: Server) -> None:
    status, said, _ = post(server, {"names": TRIO}, Origin="https://evil.example")
    assert (status, said["code"]) == (403, "other-origin")


def test_too_many_at_once_have_to_wait(tmp_path: Path) -> None:
    async def flood(url: str) -> list[tuple[int, str, str]]:
        async with aiohttp.ClientSession() as session:
            heard = []
            for _ in range(int(RECKONINGS.burst) * 3):
                async with session.post(f"{url}/api/reckon", data=b"{}") as response:
                    said = await response.json()
                    heard.append((response.status, said["code"], said["right"]))
                    if response.status == 429:
                        assert int(response.headers["Retry-After"]) >= 1
                        break
            return heard

    with Server(tmp_path / "data") as server:
        heard = asyncio.run(flood(server.url))
    assert len(heard) > RECKONINGS.burst
    assert heard[-1] == (429, "too-fast", "1")


def test_a_game_played_at_a_table_is_reckoned_as_it_was_shown(tmp_path: Path) -> None:
    async def play(url: str) -> tuple[list[dict[str, Any]], dict[str, Any]]:
        async with aiohttp.ClientSession() as session:
            ada = await Player(session, url, await new_table(session, url)).come()
            await ada.say("Sit", name="Ada")
            for bot in ("greedy", "cautious"):
                await ada.say("AddBot", bot=bot)
            await ada.say("Start")
            shown = []
            for turn in range(10):
                await ada.until_turn(turn)
                if ada.lowest():
                    await ada.write(ada.lowest())
                view = await ada.until_turn(turn + 1)
                shown.append(view["table"]["last"])
            view = await ada.until(lambda view: view["table"]["phase"] == "over")
            game = f"{view['table']['id']}-1"
            async with session.post(f"{url}/api/reckon", data=json.dumps({"game": game})) as response:
                said = await response.json()
            async with session.get(f"{url}/api/games/{game}.tnr") as response:
                record = await response.text()
            async with session.post(f"{url}/api/reckon", data=json.dumps({"record": record})) as response:
                assert await response.json() == said
            return shown, said

    with Server(tmp_path / "data") as server:
        shown, said = asyncio.run(play(server.url))
    for live, reckoned in zip(shown, said["turns"], strict=True):
        for ruling in live["seats"]:
            ruling.update(nonce=None, by=None)
        assert reckoned["turn"] == live
    assert said["table"]["winners"]


# What the page says of its own examples


def numbers_in(file: str, start: str, end: str) -> list[tuple[str, ...]]:
    """The rows of numbers between two places of a source of the page."""
    text = (Path(__file__).parents[2] / "web/src/screens/learn" / file).read_text(encoding="utf-8")
    part = text[text.index(start) :]
    return [tuple(re.findall(r"\d{3}", row)) for row in re.findall(r'\[("\d{3}"[^\]]*)\]', part[: part.index(end)])]


def test_the_lesson_teaches_what_it_says() -> None:
    names = ("Mika", "You", "Aylin")
    (others,) = numbers_in("lessons.ts", 'id: "check"', "},")
    first = (others[0], "761", others[1])
    check = reckon(wire.Reckon(names=names, turns=(first,))).turns[0].turn
    assert check.seats[1].verdict == "eliminated"

    twins = reckon(wire.Reckon(names=names, turns=(first, ("940", "444", "444")))).turns[1].turn
    assert [seat.verdict for seat in twins.seats] == ["eliminated", "approved", "approved"]
    assert [seat.bonus for seat in twins.seats] == [0, 3, 3]

    earlier = numbers_in("lessons.ts", "const EARLIER", "];")
    assert len(earlier) == 4
    table = reckon(wire.Reckon(names=names, turns=tuple(earlier))).table
    assert (table.turn_no, table.seats[1].available) == (5, "027")
    (others,) = numbers_in("lessons.ts", 'id: "double"', "},")
    last = reckon(wire.Reckon(names=names, turns=(*earlier, (others[0], "777", others[1])))).turns[4].turn
    assert (last.seats[1].score, last.seats[1].bonus) == (22, 8)
    falls = reckon(wire.Reckon(names=names, turns=(*earlier, (others[0], "702", others[1])))).turns[4].turn
    assert falls.seats[1].verdict == "eliminated"

    wasted = numbers_in("lessons.ts", "const WASTED", "];")
    table = reckon(wire.Reckon(names=names, turns=tuple(wasted))).table
    assert (table.turn_no, table.seats[1].available) == (4, "4")
    others, final = numbers_in("lessons.ts", 'id: "out"', "},")
    out = reckon(wire.Reckon(names=names, turns=(*wasted, (others[0], "444", others[1]), (final[0], None, final[1]))))
    assert out.turns[3].turn.seats[1].verdict == "approved"
    assert [out.turns[3].after[1].available, out.turns[4].turn.seats[1].number] == ["", None]
    assert (out.turns[4].after[1].scores, out.table.totals) == ((11, 6, 2, 10, 0), ((50, 39, 41),))
