"""Who waits for a bot's number, and in which order they are served."""

import asyncio

from thenumber.rules.digits import Number
from thenumber.server.thinking.worker_answers import Failure


class Request:
    """A line for a worker, and where the caller waits for what comes of it."""

    def __init__(self, bot: str, line: bytes) -> None:
        self.bot, self.line = bot, line
        self.answer: asyncio.Future[Number | Failure] = asyncio.get_running_loop().create_future()

    def reply(self, answer: Number | Failure) -> None:
        if not self.answer.done():  # the caller may have left
            self.answer.set_result(answer)


class RequestQueue:
    """Requests in a fair order: in a queue for every bot, and the bot that has used the least time goes first.

    So a bot that takes its whole budget every time costs those who ask it, and not the tables of the quick ones.
    """

    def __init__(self) -> None:
        self._queues: dict[str, dict[Request, None]] = {}
        self._used: dict[str, float] = {}
        self._now_served = 0.0
        self._somebody = asyncio.Event()

    def __bool__(self) -> bool:
        return bool(self._queues)

    def put(self, request: Request) -> None:
        if request.bot not in self._queues:
            # A bot that nobody asked for a while does not come before all others for it.
            self._used[request.bot] = max(self._used.get(request.bot, 0.0), self._now_served)
            self._queues[request.bot] = {}
        self._queues[request.bot][request] = None
        self._somebody.set()

    async def wait(self) -> None:
        """Wait until there is a request."""
        while not self._queues:
            self._somebody.clear()
            await self._somebody.wait()

    def take(self) -> Request:
        bot = min(self._queues, key=self._used.__getitem__)
        self._now_served = self._used[bot]
        request = next(iter(self._queues[bot]))
        self.drop(request)
        return request

    def drop(self, request: Request) -> None:
        """Forget a request that is taken, or that nobody waits for any more."""
        queue = self._queues.get(request.bot, {})
        queue.pop(request, None)
        if not queue:
            self._queues.pop(request.bot, None)

    def charge(self, bot: str, seconds: float) -> None:
        self._used[bot] += seconds
