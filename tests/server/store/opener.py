"""A process that opens the store when it is told to.

python tests/server/store/opener.py URL
"""

import asyncio
import sys

from thenumber.server.store.store import Store


async def main(url: str) -> None:
    print("here", flush=True)
    sys.stdin.readline()
    store = await Store.open(url)
    if not await store.ready():
        raise SystemExit("not ready")
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
