"""What a table shows: a whole view for everybody who looks at it."""

from collections.abc import Sequence

from thenumber.server.connection import Connection
from thenumber.server.frames import TEXT, frame_head
from thenumber.server.protocol import encode
from thenumber.table.table import Table
from thenumber.table.view import table_view, you_views


def show(table: Table, connections: Sequence[Connection], now: float) -> None:
    """Everybody gets the whole table, and what only they may see; the public part is written once."""
    if not connections:
        return
    public = b'{"say":"View","table":' + encode(table_view(table, now)) + b',"you":'
    persons = [connection.person for connection in connections]
    for connection, you_see in zip(connections, you_views(table, persons, now), strict=True):
        you = encode(you_see)
        connection.show(b"".join((frame_head(TEXT, len(public) + len(you) + 1), public, you, b"}")))
