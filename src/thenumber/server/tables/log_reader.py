"""Tables as their logs tell, for a process that only looks at them: another one has their connections."""

from thenumber.server.store.store import Store
from thenumber.server.tables.log import said_in
from thenumber.table.apply import replay
from thenumber.table.table import Table

MOST_REMEMBERED = 500
"""The most tables whose last known state is remembered; of those only what is new in their logs is read."""


class LogReader:
    """Reads logs; what was acknowledged by whichever process is in them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, tuple[Table, int]] = {}
        """By table id, the last looked at last: the table, and the last entry of the log that is in it."""

    async def read(self, code: str) -> Table | None:
        """The table with this code as it is now; None if there is none."""
        table_id = await self._store.find_code(code)
        if table_id is None:
            return None
        table, seq = self._known.get(table_id, (Table(table_id, code), 0))
        for entry in await self._store.read(table_id, after=seq):
            for said in said_in(entry):
                table = replay(table, said, entry.at)
            seq = entry.seq
        self._known.pop(table_id, None)
        self._known[table_id] = table, seq
        if len(self._known) > MOST_REMEMBERED:
            del self._known[next(iter(self._known))]
        return table
