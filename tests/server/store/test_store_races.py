"""Two stores that want the same place: exactly one gets it, however often they try."""

import asyncio
import random

from server.store.logs import entry, new_tables, opened, run
from thenumber.server.store.store import SequenceTakenError, Store

TABLES, TIMES = 500, 4


def test_of_two_who_want_a_place_exactly_one_gets_it(url: str) -> None:
    async def attempt(store: Store, name: str, seq: int, who: str) -> str | None:
        try:
            await store.append([entry(name, seq, who), entry(name, seq + 1, who)])
        except SequenceTakenError:
            return None
        return who

    async def test() -> None:
        rng = random.Random(7)
        async with opened(url) as ada, opened(url) as bob:
            names = await new_tables(ada, TABLES)
            won: dict[str, list[str]] = {name: [] for name in names}
            for time in range(TIMES):
                contenders = [(name, store, who) for name in names for store, who in ((ada, "Ada"), (bob, "Bob"))]
                rng.shuffle(contenders)
                winners = await asyncio.gather(
                    *(attempt(store, name, 2 + 2 * time, who) for name, store, who in contenders)
                )
                for (name, _, _), winner in zip(contenders, winners, strict=True):
                    won[name].extend([winner, winner] if winner else [])
            logs = await asyncio.gather(*(ada.read(name, after=1) for name in names))
            for name, log in zip(names, logs, strict=True):
                assert [found.seq for found in log] == list(range(2, 2 + 2 * TIMES))
                assert [found.body for found in log] == won[name]
            wins = [winner for winners in won.values() for winner in winners]
            print(f"Ada won {wins.count('Ada') // 2} of {TABLES * TIMES}, Bob the others")

    run(test())
