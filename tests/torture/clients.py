"""People and televisions at a table, over real sockets, who remember all that they said and saw."""

import asyncio
import contextlib
import itertools
import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

import aiohttp

from online import changed, saying
from thenumber import parse_record
from thenumber.rules.game import new_game, play
from thenumber.server.wire.protocol import PROTOCOL
from thenumber.table.sealed_record import is_sealed, seal_problems
from torture.history import Event, Kept, Numbers, Operation, Outcome, Sight

ANSWER_SECONDS = 4.0
"""Seconds after which nobody waits for an answer any more, and the line is given up."""
QUIET_SECONDS = 2.0
"""Seconds without any news after which a client asks whether the server is there."""
PATIENCE_OPTION = 120
"""The option `patience` of every table, in seconds: no fault lasts so long that anybody is given up."""
THINKING_SECONDS = 0.01
"""Seconds between an answer and the next thing that is said, on average."""
HOST_WAITS_SECONDS = 1.5
"""Seconds that a host waits for the others before asking for the reveal."""
DAWDLES_SECONDS = 20.0
"""Seconds after which somebody who has only drafted a number writes one after all."""
MAY_HAVE_BEEN_DONE = frozenset({"store-unavailable"})
"""Refusals after which a command may stand in the log all the same: the line to the database broke while it was
written."""
PROBLEMS = (OSError, aiohttp.ClientError, TimeoutError, ValueError)
"""What a client may meet when a line breaks, at any moment. An answer of a proxy or half an answer is a ValueError."""


class Sitting:
    """One table from its first game to its last, with everybody who is there."""

    def __init__(
        self,
        urls: Callable[[], list[str]],
        session: aiohttp.ClientSession,
        rng: Random,
        *,
        games: int,
        thinking: float = THINKING_SECONDS,
    ) -> None:
        self.urls, self.session, self.rng, self.games, self.thinking = urls, session, rng, games, thinking
        self.code = self.id = ""
        self.events: list[Event] = []
        self.kept: set[int] = set()
        self.calm = False
        """Whether to get on with it: nobody dawdles any more."""
        self.done = asyncio.Event()
        self.moved_at = time.monotonic()
        self.newest = (0, 0)
        self.seats = rng.choice((3, 3, 4, 5))
        self.bots = rng.choice((0, 0, 1)) if self.seats < 5 else 0
        self.ready_check = rng.random() < 0.5
        """Whether the next game begins when all are ready; otherwise the host starts it."""
        self.options = {
            "seats": 5,
            "clock": rng.choice((None, None, None, 30)),
            "missing": "absent",
            "patience": PATIENCE_OPTION,
            "paper": rng.random() < 0.2,
            "anonymous": rng.random() < 0.3,
            "outside_bots": False,
            "shared": False,
        }
        persons = self.seats - self.bots
        self.people = [Person(self, f"P{place}", f"P{place}") for place in range(persons)]
        # Somebody has the table open twice, with the same token.
        self.people.append(Person(self, "P0", "P0 again", same_as=self.people[0]))
        self.viewers: list[Viewer] = [*self.people, Viewer(self, "television")]
        self.tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        self.tasks = [asyncio.create_task(self._live())]

    async def end(self) -> None:
        """End everybody here. Who is cancelled while a time-out ends may not notice it the first time."""
        running = set(self.tasks)
        while running:
            for task in running:
                task.cancel()
            _, running = await asyncio.wait(running, timeout=1)

    async def _live(self) -> None:
        while not self.code:
            with contextlib.suppress(*PROBLEMS):
                async with self.session.post(f"{self.rng.choice(self.urls())}/api/tables") as response:
                    if response.status == 201:
                        self.code = (await response.json())["code"]
            if not self.code:
                await asyncio.sleep(0.3)
        self.tasks += [asyncio.create_task(viewer.live()) for viewer in self.viewers]
        for game_no in range(1, self.games + 1):
            while (game_no, 0) > self.newest or not self.over(game_no):
                await asyncio.sleep(0.1)
            await self._keep(game_no)
        self.done.set()

    def over(self, game_no: int) -> bool:
        """Whether somebody has seen the end of this game, or the next one."""
        return self.newest[0] > game_no or any(viewer.phase == ("over", game_no) for viewer in self.viewers)

    async def _keep(self, game_no: int) -> None:
        """Fetch the record of a game, as often as it takes."""
        while game_no not in self.kept:
            with contextlib.suppress(*PROBLEMS):
                url = f"{self.rng.choice(self.urls())}/api/games/{self.id}-{game_no}.tnr"
                async with self.session.get(url) as response:
                    if response.status == 200:
                        self.events.append(kept(self.id, game_no, await response.text()))
                        self.kept.add(game_no)
                        return
            await asyncio.sleep(0.3)

    def saw(self, sight: Sight) -> None:
        self.events.append(sight)
        if (sight.game_no, sight.turn_index) > self.newest:
            self.newest, self.moved_at = (sight.game_no, sight.turn_index), sight.at

    def stands(self) -> str:
        """How everybody sees the table, for whoever looks into it."""
        shown = ("phase", "game_no", "turn_index", "written", "writers", "paused", "opening", "reveal_in")
        seen = [
            f"{viewer.name} {viewer.state} sees {[viewer.view['table'][name] for name in shown] if viewer.view else []}"
            for viewer in self.viewers
        ]
        return f"{self.id} {self.newest}, by {shown}: " + "; ".join(seen)


class Viewer:
    """Somebody who looks on, and comes back whenever the line breaks."""

    def __init__(self, sitting: Sitting, name: str) -> None:
        self.sitting, self.name = sitting, name
        self.rng = Random(f"{sitting.rng.random()} {name}")
        self.token: str | None = None
        self.view: dict[str, Any] = {}
        self.phase: tuple[str, int] = ("", 0)
        self.state = "new"
        self.socket: aiohttp.ClientWebSocketResponse | None = None
        self.node = self.connection = 0
        self.ids = itertools.count(1)
        self.answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.news = asyncio.Event()
        self.last_seen: tuple[int, int] = (-1, -1)
        self.asked_at: float | None = None
        """When the question was asked that has no answer yet."""
        self.lost_at: float | None = None
        """When the line was lost; None while there is one, or none was wanted."""
        self.gaps: list[float] = []
        """The seconds until the next view, each time that a line was lost. To reload the page is no loss."""

    async def live(self) -> None:
        while True:
            with contextlib.suppress(*PROBLEMS):
                await self._visit()
            self.state = "away"
            await asyncio.sleep(self.rng.uniform(0.02, 0.4))

    async def _visit(self) -> None:
        urls = self.sitting.urls()
        self.node = self.rng.randrange(len(urls))
        self.connection += 1
        self.state = f"connecting to {self.node}"
        async with asyncio.timeout(ANSWER_SECONDS):
            address = f"{urls[self.node].replace('http', 'ws', 1)}/ws/{self.sitting.code}"
            self.socket = await self.sitting.session.ws_connect(address, max_msg_size=0)
        self.view, self.last_seen = {}, (-1, -1)
        reading = asyncio.create_task(self._read(self.socket))
        try:
            welcome = await self._ask({"do": "Hello", "protocol": PROTOCOL, "token": self.token})
            if welcome["say"] != "Welcome":
                raise ConnectionError(welcome["code"])
            self.token = welcome["token"]
            self.state = f"at {self.node}"
            await self._stay()
        finally:
            if self.lost_at is None and self.view and (self.asked_at or self.socket.closed):
                self.lost_at = self.asked_at or time.monotonic()
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)
            with contextlib.suppress(*PROBLEMS):
                async with asyncio.timeout(0.5):
                    await self.socket.close()

    async def _stay(self) -> None:
        """Look on, and ask now and then whether the server is there."""
        while True:
            await self._wait(QUIET_SECONDS)

    async def _wait(self, seconds: float) -> None:
        """Wait for news; without any, ask whether the server is there."""
        self.news.clear()
        try:
            await asyncio.wait_for(self.news.wait(), seconds)
        except TimeoutError:
            await self._ask({"do": "Ping"})

    async def _ask(self, command: dict[str, Any]) -> dict[str, Any]:
        """The answer; ConnectionError or TimeoutError if there is none."""
        assert self.socket
        number = next(self.ids)
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.answers[number] = answer
        self.asked_at = time.monotonic()
        try:
            fields = {name: value for name, value in command.items() if name != "do"}
            await self.socket.send_json(saying(number, command["do"], **fields))
            said = await asyncio.wait_for(answer, ANSWER_SECONDS)
        finally:
            del self.answers[number]
        self.asked_at = None
        return said

    async def _read(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        try:
            async for message in socket:
                if message.type is aiohttp.WSMsgType.TEXT:
                    self._hear(message.data)
        finally:
            for waiting in self.answers.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionResetError("the line is cut"))
            self.news.set()

    def _hear(self, text: str) -> None:
        said = json.loads(text)
        if said["say"] == "View":
            self.view = said
        elif said["say"] == "Change":
            self.view = changed(self.view, said)
        else:
            if (answer := self.answers.get(said.get("id"))) and not answer.done():
                answer.set_result(said)
            return
        self.news.set()
        if self.lost_at is not None:
            self.gaps.append(time.monotonic() - self.lost_at)
            self.lost_at = None
        table = self.view["table"]
        self.sitting.id = table["id"]
        self.phase = (table["phase"], table["game_no"])
        seen = (table["game_no"], table["turn_index"])
        if seen != self.last_seen:
            self.last_seen = seen
            self.sitting.saw(self._sight(table))

    def _sight(self, table: dict[str, Any]) -> Sight:
        revealed: Numbers | None = None
        reveal = ""
        if table["turn_index"] and table["last"]:
            revealed = tuple(seat["number"] for seat in table["last"]["seats"])
            reveal = json.dumps(table["last"], sort_keys=True)
        turn = (table["game_no"], table["turn_index"])
        return Sight(table["id"], self.name, self.connection, self.node, time.monotonic(), *turn, revealed, reveal)


class Person(Viewer):
    """Somebody who plays. What to do next is decided from the view alone, as after a reload."""

    def __init__(self, sitting: Sitting, person: str, name: str, same_as: "Person | None" = None) -> None:
        super().__init__(sitting, name)
        self.person, self.same_as = person, same_as
        self.turn: tuple[int, int] = (-1, -1)
        self.turn_since = 0.0
        self.plan: list[str] = []
        self.used: set[str] = set()

    async def _visit(self) -> None:
        if self.same_as:
            if self.same_as.token is None or not self.same_as.view.get("you"):
                return
            self.token = self.same_as.token
        await super()._visit()

    async def _stay(self) -> None:
        while True:
            if self.socket is None or self.socket.closed:
                raise ConnectionResetError("the line is cut")
            command = self._next() if self.view else None
            if command is None:
                await self._wait(0.5 if self.view and self.view["table"]["phase"] == "choose" else QUIET_SECONDS)
            else:
                await self._say(command)
            if self.rng.random() < 0.003:
                raise ConnectionResetError("reloads the page")

    async def _say(self, command: dict[str, Any]) -> None:
        """Say something, and remember what came of it."""
        invoked = time.monotonic()
        seat = self.view["you"]["seat"] if self.view["you"] else None
        outcome: Outcome = "unknown"
        code = ""
        try:
            answer = await self._ask(command)
            code = answer.get("code", "")
            outcome = "ok" if answer["say"] == "Done" else "unknown" if code in MAY_HAVE_BEEN_DONE else "refused"
        finally:
            now = time.monotonic()
            events = self.sitting.events
            events.append(Operation(self.sitting.id, self.person, seat, command, invoked, now, outcome, code))
        if outcome != "ok":
            await asyncio.sleep(self.rng.uniform(0.05, 0.3) if outcome == "refused" else self.rng.uniform(0.3, 1.0))
        elif not self.sitting.calm:
            await asyncio.sleep(self.rng.expovariate(1 / self.sitting.thinking))

    def _next(self) -> dict[str, Any] | None:
        """What to say now, if anything."""
        you, table = self.view["you"], self.view["table"]
        if self.same_as and (you is None or table["phase"] != "choose" or self.sitting.calm):
            return None
        if you is None or not you["name"]:
            return {"do": "Sit", "name": self.person, "bot": False}
        if table["phase"] == "lobby":
            return self._in_the_lobby(table) if you["host"] else None
        if table["phase"] == "over":
            return self._after_a_game(table, you)
        if table["paused"]:
            return {"do": "Resume"} if you["host"] else None
        return self._in_a_turn(table, you)

    def _in_the_lobby(self, table: dict[str, Any]) -> dict[str, Any] | None:
        if table["options"] != self.sitting.options:
            return {"do": "SetOptions", "options": self.sitting.options}
        bots = sum(seat["kind"] == "bot" for seat in table["seats"])
        if len(table["seats"]) - bots < self.sitting.seats - self.sitting.bots:
            return None
        if bots < self.sitting.bots:
            return {"do": "AddBot", "bot": "cautious"}
        return {"do": "Start"}

    def _after_a_game(self, table: dict[str, Any], you: dict[str, Any]) -> dict[str, Any] | None:
        if table["game_no"] >= self.sitting.games or table["game_no"] not in self.sitting.kept or self.sitting.calm:
            return None
        if self.sitting.ready_check:
            ready = you["name"] in table["next_game"]["ready"]
            return None if ready else {"do": "Ready", "ready": True}
        return {"do": "Start"} if you["host"] else None

    def _in_a_turn(self, table: dict[str, Any], you: dict[str, Any]) -> dict[str, Any] | None:
        turn = (table["game_no"], table["turn_index"])
        if turn != self.turn:
            self.turn, self.turn_since, self.used = turn, time.monotonic(), set()
            self.plan = self._plan(host=you["host"])
        about = {"game_no": turn[0], "turn_index": turn[1]}
        available = table["seats"][you["seat"]]["available"] if you["seat"] is not None else ""
        if table["opening"]:
            return None
        waited = time.monotonic() - self.turn_since
        impatient = you["host"] and not self.same_as and waited > HOST_WAITS_SECONDS and not self.plan
        if impatient and table["reveal_in"] is None and table["written"] and (you["tablet"] or not available):
            return {"do": "RevealSoon", **about}
        if not available:
            return None
        if self.plan == ["dawdle"] and waited < DAWDLES_SECONDS:
            return None
        if self.plan:
            command = self.plan.pop(0).replace("dawdle", "Write")
            if command in ("Draft", "Erase") and (command == "Erase") != (you["tablet"] is not None):
                return self._in_a_turn(table, you)
            if command == "Pause":
                return {"do": "Pause"}
            if command == "React":
                return {"do": "React", "reaction": "laugh"}
            if command == "GoOn":
                return {"do": "GoOn", **about, "look": "check"}
            return {"do": command, **about, **({} if command == "Erase" else {"number": self._number(available)})}
        # Whoever has nothing on the tablet writes, also after an erasure or a write that came to nothing.
        if you["tablet"] is None and not self.same_as:
            return {"do": "Write", **about, "number": self._number(available)}
        return None

    def _plan(self, *, host: bool) -> list[str]:
        chance = self.rng.random()
        if self.same_as:
            return ["Write"] if chance < 0.1 else ["Erase"] if chance < 0.15 else []
        if self.sitting.calm or chance < 0.4:
            return ["Write"]
        if chance < 0.6:
            return ["Write"] * self.rng.randrange(2, 8)
        if chance < 0.75:
            return ["Draft", "Write", "Erase", "Draft", "Write"]
        if chance < 0.9:
            return ["Draft"] * self.rng.randrange(1, 4) + ["Write"]
        if chance < 0.98:
            return ["React", "GoOn", "Write"]
        return ["Pause", "Write"] if host else ["Draft", "dawdle"]

    def _number(self, available: str) -> str:
        """A number that was not said in this turn before, if there is one left."""
        for _ in range(20):
            number = "".join(self.rng.choice(available) for _ in range(3))
            if number not in self.used:
                break
        self.used.add(number)
        return number


def kept(table: str, game_no: int, text: str) -> Kept:
    """A record, with what is wrong with it by itself."""
    record = parse_record(text)
    problems = [str(problem) for problem in seal_problems(record)]
    if not is_sealed(record):
        problems.append("it has no seals")
    again = new_game(len(record.names))
    for turn in record.game.turns:
        again = play(again, turn.numbers)
    if again != record.game:
        problems.append("it scores otherwise by the rules")
    turns = tuple(tuple(None if n is None else f"{n:03}" for n in turn.numbers) for turn in record.game.turns)
    return Kept(table, game_no, turns, text, tuple(problems))
