"""Who waits for a bot's number, and in which order they are served."""

import asyncio
from typing import NamedTuple

from thenumber.rules.digits import Number
from thenumber.server.thinking.worker_answers import Failure

MOST_REMEMBERED = 1000
"""The most payers whose time is remembered, besides those who wait, before the half is forgotten who have used less."""


class Account(NamedTuple):
    """Whose time a number takes: that of an address, and of one of its tables."""

    payer: str = ""
    table: str = ""


class Request:
    """A line for a worker, and where the caller waits for what comes of it."""

    def __init__(self, account: Account, bot: str, line: bytes) -> None:
        self.account, self.bot, self.line = account, bot, line
        self.answer: asyncio.Future[Number | Failure] = asyncio.get_running_loop().create_future()

    def reply(self, answer: Number | Failure) -> None:
        if not self.answer.done():  # the caller may have left
            self.answer.set_result(answer)


class PayerQueue:
    """The requests of one address: the table that has used the least time since the address began to wait goes first,
    and of a table's requests the oldest."""

    def __init__(self) -> None:
        self._queues: dict[str, dict[Request, None]] = {}
        self._used: dict[str, float] = {}

    def __bool__(self) -> bool:
        return bool(self._queues)

    def put(self, request: Request) -> None:
        table = request.account.table
        if table not in self._queues:
            least = min((self._used[other] for other in self._queues), default=0.0)
            self._used[table] = max(self._used.get(table, 0.0), least)
            self._queues[table] = {}
        self._queues[table][request] = None

    def first(self) -> Request:
        return next(iter(self._queues[min(self._queues, key=self._used.__getitem__)]))

    def drop(self, request: Request) -> None:
        queue = self._queues.get(request.account.table, {})
        queue.pop(request, None)
        if not queue:
            self._queues.pop(request.account.table, None)

    def charge(self, table: str, seconds: float) -> None:
        self._used[table] = self._used.get(table, 0.0) + seconds


class RequestQueue:
    """Requests in a fair order: the address that has used the least time goes first (start-time fair queueing), and of
    its tables the one that has.

    So whoever keeps the workers busy, at one table or at many, slows down themselves. Others wait until a worker has
    finished the number that it works on, and not much longer.
    """

    def __init__(self) -> None:
        self._payers: dict[str, PayerQueue] = {}
        """Those who wait."""
        self._used: dict[str, float] = {}
        self._now_served = 0.0
        self._somebody = asyncio.Event()

    def __bool__(self) -> bool:
        return bool(self._payers)

    def put(self, request: Request) -> None:
        payer = request.account.payer
        if payer not in self._payers:
            # Somebody who asked nothing for a while does not come before all others for it.
            self._used[payer] = max(self._used.get(payer, 0.0), self._now_served)
            self._payers[payer] = PayerQueue()
        self._payers[payer].put(request)
        self._somebody.set()

    async def wait(self) -> None:
        """Wait until there is a request."""
        while not self._payers:
            self._somebody.clear()
            await self._somebody.wait()

    def take(self) -> Request:
        payer = min(self._payers, key=self._used.__getitem__)
        self._now_served = self._used[payer]
        request = self._payers[payer].first()
        self.drop(request)
        return request

    def drop(self, request: Request) -> None:
        """Forget a request that is taken, or that nobody waits for any more."""
        payer = request.account.payer
        if queue := self._payers.get(payer):
            queue.drop(request)
            if not queue:
                del self._payers[payer]

    def charge(self, account: Account, seconds: float) -> None:
        """Count the time that a number has taken."""
        payer, table = account
        self._used[payer] = self._used.get(payer, self._now_served) + seconds
        if payer in self._payers:
            self._payers[payer].charge(table, seconds)
        if len(self._used) > MOST_REMEMBERED + len(self._payers):
            most = dict(sorted(self._used.items(), key=lambda item: -item[1])[: MOST_REMEMBERED // 2])
            self._used = most | {who: self._used[who] for who in self._payers}
