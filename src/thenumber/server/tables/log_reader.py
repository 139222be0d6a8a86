"""Tables as their logs tell, for a process that only looks at them: another one has their connections."""

from thenumber.server.store.store import Store
from thenumber.server.tables.log import read_on, replayed
from thenumber.table.table import Table

MOST_REMEMBERED = 500
"""The most tables whose last known state is remembered; of those only what is new in their logs is read."""


class LogReader:
    """Reads logs; what was acknowledged by whichever process is in them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, tuple[Table, int, float]] = {}
        """By table id, the last looked at last: the table, the last entry of the log that is in it, and its time."""

    async def read(self, code: str) -> Table | None:
        """The table with this code as it is now; None if there is none."""
        table_id = await self._store.find_code(code)
        if table_id is None:
            return None
        fresh = (Table(table_id, code), 0, 0.0)
        table, seq, at = self._known.get(table_id, fresh)
        entries = await read_on(self._store, table_id, seq, at)
        if entries is None:
            table, seq, at = fresh
            entries = await self._store.read(table_id)
        table = replayed(table, entries)
        if entries:
            seq, at = entries[-1].seq, entries[-1].at
        self._known.pop(table_id, None)
        self._known[table_id] = table, seq, at
        if len(self._known) > MOST_REMEMBERED:
            del self._known[next(iter(self._known))]
        return table
