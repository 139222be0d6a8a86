"""Who is served next when several tables wait for their bots: time is shared by address, and in turns by table."""

import asyncio

from thenumber.server.thinking.worker_requests import MOST_REMEMBERED, Account, Request, RequestQueue


def asked(payer: str, table: str = "") -> Request:
    return Request(Account(payer, table or payer), "greedy", b"")


def test_the_address_that_has_used_the_least_time_is_served_first() -> None:
    async def main() -> None:
        waiting = RequestQueue()
        for payer in ("slow", "slow", "quick", "quick", "quick"):
            waiting.put(asked(payer))
        assert waiting.take().account.payer == "slow"  # nothing is known yet: who came first
        waiting.charge(Account("slow", "slow"), 3.0)
        for _ in range(3):
            assert waiting.take().account.payer == "quick"
            waiting.charge(Account("quick", "quick"), 0.1)
        assert waiting.take().account.payer == "slow"
        waiting.charge(Account("slow", "slow"), 3.0)
        assert not waiting
        waiting.put(asked("slow"))
        waiting.put(asked("new"))
        assert [waiting.take().account.payer, waiting.take().account.payer] == ["new", "slow"]
        waiting.put(asked("new"))  # its years of idleness earn it nothing
        waiting.charge(Account("new", "new"), 0.1)
        waiting.put(asked("slow"))
        assert waiting.take().account.payer == "slow"

    asyncio.run(main())


def test_somebody_with_many_tables_has_no_more_time_than_somebody_with_one() -> None:
    async def main() -> None:
        waiting = RequestQueue()
        for _ in range(4):
            for table in range(15):
                waiting.put(asked("many", f"table {table}"))
        waiting.charge(waiting.take().account, 0.5)
        served = []
        for _ in range(3):
            waiting.put(asked("one"))
            for _ in range(2):
                account = waiting.take().account
                waiting.charge(account, 0.5)
                served.append(account.payer)
        assert served == ["one", "many"] * 3

    asyncio.run(main())


def test_tables_of_one_address_take_turns_and_a_new_one_comes_soon() -> None:
    async def main() -> None:
        waiting, served = RequestQueue(), list[str]()
        for table in ("a", "a", "a", "b", "b"):
            waiting.put(asked("home", table))

        def serve() -> None:
            account = waiting.take().account
            waiting.charge(account, 1.0)
            served.append(account.table)

        serve()
        serve()
        waiting.put(asked("home", "c"))
        while waiting:
            serve()
        assert served == ["a", "b", "a", "b", "c", "a"]

    asyncio.run(main())


def test_the_time_of_those_who_left_long_ago_is_forgotten() -> None:
    async def main() -> None:
        waiting = RequestQueue()
        for number in range(5000):
            waiting.put(asked(f"person {number}"))
            waiting.charge(waiting.take().account, 0.1)
        assert len(waiting._used) <= MOST_REMEMBERED + 1

    asyncio.run(main())


def test_requests_of_one_table_are_served_in_their_order_and_those_that_left_not_at_all() -> None:
    async def main() -> None:
        waiting, requests = RequestQueue(), [asked("home") for _ in range(4)]
        for request in requests:
            waiting.put(request)
        waiting.drop(requests[1])
        waiting.drop(requests[1])
        assert [waiting.take() for _ in range(3)] == [requests[0], requests[2], requests[3]]
        assert not waiting

    asyncio.run(main())
