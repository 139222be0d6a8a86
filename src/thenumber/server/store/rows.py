"""Rows into a relation with as few statements as can be.

What an insert costs a busy server is how often the driver lets go of the interpreter: it then waits for the event loop,
some milliseconds each time, to get it back. `executemany` does so for every row.
"""

from collections.abc import Sequence
from itertools import chain
from typing import Any

from sqlalchemy import Connection, Table

MOST_PARAMETERS = 32_000
"""Of one statement: SQLite takes 32,766, PostgreSQL 65,535."""


def insert_rows(connection: Connection, relation: Table, rows: Sequence[Sequence[Any]], ending: str = "") -> list[Any]:
    """All rows as one statement, or as few as can be; what it returns."""
    sqlite = connection.dialect.name == "sqlite"
    # "OR ROLLBACK" saves SQLite from keeping a copy of every page in case it has to take back this statement only.
    verb = "INSERT OR ROLLBACK INTO" if sqlite and not ending else "INSERT INTO"
    columns = [column.name for column in relation.columns]
    marks = f"({', '.join(['?' if sqlite else '%s'] * len(columns))})"
    most = MOST_PARAMETERS // len(columns)
    returned: list[Any] = []
    for start in range(0, len(rows), most):
        some = rows[start : start + most]
        values = ", ".join([marks] * len(some))
        statement = f"{verb} {relation.name} ({', '.join(columns)}) VALUES {values} {ending}"
        result = connection.exec_driver_sql(statement, tuple(chain.from_iterable(some)))
        if result.returns_rows:
            returned.extend(result)
    return returned
