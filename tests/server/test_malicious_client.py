"""A client that means harm: it floods, plays out of turn, hides behind odd names, opens a hundred sockets."""

import asyncio
import time
import unicodedata
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack

import aiohttp
import psutil
import pytest

from online import Player, Refused, Server, new_table
from server.bystanders import bystanders, sockets_are
from server.gatherings import LAST_TURN, play_on
from server.odd_messages import example, says
from server.raw_socket import PING, TEXT, RawSocket, frame
from thenumber.server.admission.limits import FRAMES

FLOOD = 500
"""Questions in one go: more than a client may send before it is cut off."""
MAY_SEND = 50
"""Questions in one go that a client may send, after it has greeted."""
MEGABYTE = 1 << 20
MAY_GROW = 16 * MEGABYTE
"""The server's memory, in a flood of some sixty megabytes."""
ANYBODY = {"Hello", "Ping", "Sit"}
"""What may be said without a seat."""
OWN = {"Rename", "Leave", "Ready", "Write", "Draft", "Erase", "GoOn", "React", "TakeOver"}
"""What somebody with a seat may say who does not own the table."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With all its limits, as it is served."""
    with Server(tmp_path_factory.mktemp("attacked") / "data") as server:
        yield server


def questions(count: int) -> bytes:
    return b"".join(frame(TEXT, b'{"id":%d,"say":{"do":"Ping"}}' % number) for number in range(count))


async def answers(attacker: RawSocket, count: int) -> Counter[str]:
    """So many answers, by their code."""
    heard: Counter[str] = Counter()
    while heard.total() < count and (said := await attacker.hear()):
        if said["say"] in ("Done", "Refused"):
            heard[said.get("code", "Done")] += 1
    return heard


def test_whoever_floods_is_held_back_while_the_others_play_and_cut_off_in_the_end(server: Server) -> None:
    async def attack() -> None:
        async with bystanders(server) as there, await RawSocket().greet(server.port, there.code) as attacker:
            began = time.monotonic()
            await attacker.send(questions(FLOOD))
            await there.play_on(LAST_TURN)
            heard = await answers(attacker, FLOOD)
            assert heard["too-fast"] == 1  # the last word before the line is cut
            assert FRAMES.burst <= heard["Done"] <= FRAMES.burst + FRAMES.rate * (time.monotonic() - began)

    asyncio.run(attack())


@pytest.mark.parametrize("seated", [False, True], ids=["strangers", "one seat"])
def test_whoever_floods_from_ten_sockets_is_told_off_and_the_others_may_say_as_much_as_ever(
    server: Server, seated: bool
) -> None:
    """From each of them no more than one socket may send, but together more than strangers, or one seat, may say."""

    async def attack() -> None:
        async with bystanders(server) as there, AsyncExitStack() as stack:
            token = there.players[1].token if seated else None
            attackers = []
            for _ in range(10):
                attacker = await RawSocket().greet(server.port, there.code, token)
                stack.push_async_exit(attacker)
                attackers.append(attacker)
            for attacker in attackers:
                await attacker.send(questions(MAY_SEND))
            told: Counter[str] = sum([await answers(attacker, MAY_SEND) for attacker in attackers], Counter())
            assert set(told) == {"Done", "too-fast"}
            assert told.total() == len(attackers) * MAY_SEND
            for other in (there.players[0], there.players[2]):
                assert (await other.say("Ping"))["say"] == "Done"
            if not seated:
                await there.play_on(LAST_TURN)

    asyncio.run(attack())


@pytest.mark.parametrize("data", [questions(4000), frame(PING, b"x" * 125) * 1000], ids=["questions", "pings"])
def test_whoever_floods_and_never_reads_does_not_fill_the_memory(server: Server, data: bytes) -> None:
    async def attack() -> None:
        assert server.process
        process = psutil.Process(server.process.pid)
        async with bystanders(server) as there, await RawSocket(1).greet(server.port, there.code) as attacker:
            before = process.memory_info().rss
            try:
                async with asyncio.timeout(8):
                    for _ in range(60 * MEGABYTE // len(data)):
                        await attacker.send(data)
            except (ConnectionError, TimeoutError):  # cut off, or no longer listened to
                pass
            await there.are_unharmed()
            assert process.memory_info().rss - before < MAY_GROW
            await there.play_on()

    asyncio.run(attack())


def test_a_hundred_sockets_are_served_and_forgotten(server: Server) -> None:
    async def attack() -> None:
        async with bystanders(server) as there, AsyncExitStack() as stack:
            for _ in range(100):
                stack.push_async_exit(await RawSocket().greet(server.port, there.code))
            await there.play_on(LAST_TURN)
            await stack.aclose()
            async with aiohttp.ClientSession() as session:
                await sockets_are(session, server, len(there.players))

    asyncio.run(attack())


def test_without_a_seat_nothing_can_be_said_to_a_table(server: Server) -> None:
    async def attack() -> None:
        async with bystanders(server) as there, aiohttp.ClientSession() as session:
            spectator = await Player(session, server.url, there.code).come()
            for kind in says():
                if kind.tag not in ANYBODY:
                    await refused("not-here", spectator, **example(kind))
                    await there.are_unharmed()
            await spectator.say("Sit", name="Mallory")
            for number in ("731", "000"):
                await refused("only-waiting", spectator, "Write", number=number, game_no=1, turn_index=0)
            await refused("nothing-written", spectator, "Erase", game_no=1, turn_index=0)
            await refused("only-seated", spectator, "TakeOver")
            await refused("not-the-host", spectator, "RevealSoon", game_no=1, turn_index=0)
            await spectator.go()
            await there.play_on()

    asyncio.run(attack())


def test_only_the_host_can_do_what_is_the_hosts(server: Server) -> None:
    async def attack() -> None:
        async with bystanders(server) as there:
            attacker = there.players[1]
            for kind in says():
                if kind.tag not in ANYBODY | OWN:
                    await refused("not-the-host", attacker, **example(kind))
                    await there.are_unharmed()
            await refused("host-is-here", attacker, "TakeOver")
            await refused("already-here", attacker, "Sit", name="Mallory")
            await there.play_on()

    asyncio.run(attack())


def test_nothing_is_written_but_a_number_for_this_turn(server: Server) -> None:
    async def attack() -> None:
        async with bystanders(server) as there:
            attacker = there.players[2]
            for number in (
                "",
                "12",
                "1234",
                " 12",
                "12 ",
                "1 2",
                "-12",
                "+12",
                "1.2",
                "0x1",
                "1e2",
                "７３１",
                "१२३",
                "一二三",
            ):
                await refused("not-a-number", attacker, "Write", number=number, game_no=1, turn_index=0)
            for game_no, turn_index in ((0, 0), (2, 0), (-1, 0), (10**30, 0), (1, -1), (1, 1), (1, 9), (1, 10**30)):
                for what in ({"what": "Write", "number": "123"}, {"what": "Erase"}):
                    await refused("turn-is-over", attacker, **what, game_no=game_no, turn_index=turn_index)
            await refused("nothing-written", attacker, "Erase", game_no=1, turn_index=0)
            await there.play_on(1)
            # The third had the lowest number, so it was approved, and its digit is crossed out.
            for number in ("000", "120", "012"):
                await refused("crossed-out", attacker, "Write", number=number, game_no=1, turn_index=1)
            await refused("turn-is-over", attacker, "Write", number="123", game_no=1, turn_index=0)
            await play_on(there.players)
            await refused("no-game", attacker, "Write", number="123", game_no=1, turn_index=LAST_TURN)
            await refused("no-game", attacker, "Write", number="123", game_no=1, turn_index=LAST_TURN - 1)

    asyncio.run(attack())


ODD_NAMES = {
    "\x00A\x07d\x1b[31ma\x7f": "Ad[31ma",
    "\u202eadA\u202c": "adA",
    "\u2066A\u2069\u200bd\u200d\u2060a\ufeff": "Ada",
    "A\u034fd\u3164a\u2800": "Ada",
    "  A\u00a0\u2003\n\r\td\u2028a\u2029 ": "A d a",
    "\U000e0041Ada\U000e007f": "Ada",
    "<b>Ada</b>": "<b>Ada</b>",
}
NO_NAMES = (
    "",
    " ",
    "\u200b",
    "\u202e",
    "\x00",
    "@greedy",
    "\u200b@greedy",
    " @greedy",
    "＠greedy",
    "x" * 21,
    "?!",
    "\u0301",
)


def test_odd_names_are_cleaned_before_anybody_sees_them(server: Server) -> None:
    async def attack() -> None:
        async with aiohttp.ClientSession() as session:
            code = await new_table(session, server.url)
            bystander, attacker = [await Player(session, server.url, code).come() for _ in range(2)]
            await bystander.say("Sit", name="Bob")
            for name in NO_NAMES:
                await refused("bad-name", attacker, "Sit", name=name)
            await attacker.say("Sit", name="Mallory")
            for name, seen in ODD_NAMES.items():
                await attacker.say("Rename", name=name)
                assert await name_seen_by(bystander) == seen
                assert not any(unicodedata.category(character).startswith("C") for character in seen)
            for name in NO_NAMES:
                await refused("bad-name", attacker, "Rename", name=name)
            # Nobody is mistaken for somebody else.
            for name in ("Bob", "B\u200bob", "\u202eBob"):
                await attacker.say("Rename", name=name)
                assert await name_seen_by(bystander) == "Bob 2"

    asyncio.run(attack())


async def name_seen_by(bystander: Player) -> str:
    await bystander.say("Ping")  # answered after the view that the other one's answer came with
    name: str = bystander.view["table"]["seats"][1]["name"]
    return name


async def refused(code: str, player: Player, what: str = "", **fields: object) -> None:
    """This is refused, with this reason."""
    saying = str(fields.pop("do", what))
    with pytest.raises(Refused) as reason:
        await player.say(saying, **fields)
    assert str(reason.value) == code, (saying, fields)
