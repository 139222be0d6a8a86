"""A migration only adds, and waits for nobody: so nodes of the version before go on beside it."""

import io
import re
from collections.abc import Callable

import pytest
import sqlalchemy as sa
from alembic import op
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext

from thenumber.server.store.migrate import _scripts

CREATES = re.compile(r"CREATE TABLE (\w+) \(")
INDEXES = re.compile(r"CREATE (?:UNIQUE )?INDEX \w+ ON (\w+) ")
ADDS = re.compile(r"ALTER TABLE \w+ ADD COLUMN (?:(?!NOT NULL|UNIQUE|REFERENCES).)*")
ADDS_WITH_DEFAULT = re.compile(r"ALTER TABLE \w+ ADD COLUMN \w+ [A-Z ]+ DEFAULT (?:'[^']*'|[0-9.]+) NOT NULL")


def statements(upgrade: Callable[[], None]) -> list[str]:
    """What a migration tells PostgreSQL to do."""
    said = io.StringIO()
    context = MigrationContext.configure(
        dialect_name="postgresql", opts={"as_sql": True, "output_buffer": said, "literal_binds": True}
    )
    with Operations.context(context):
        upgrade()
    return [" ".join(statement.split()) for statement in said.getvalue().split(";") if statement.strip()]


def slips(upgrade: Callable[[], None]) -> list[str]:
    """The statements that a node of the version before might not survive, or would have to wait for.

    Relations are made, and columns that may be empty or have a default are added. An index is made only on a relation
    of the same migration: on any other it would keep all waiting who write to it.
    """
    created: set[str] = set()
    wrong = []
    for statement in statements(upgrade):
        if made := CREATES.match(statement):
            created.add(made[1])
        elif index := INDEXES.match(statement):
            if index[1] not in created:
                wrong.append(statement)
        elif not ADDS.fullmatch(statement) and not ADDS_WITH_DEFAULT.fullmatch(statement):
            wrong.append(statement)
    return wrong


def test_every_migration_only_adds() -> None:
    migrations = [script.module for script in _scripts().walk_revisions()]
    assert len(migrations) >= 3
    for migration in migrations:
        assert statements(migration.upgrade)
        assert slips(migration.upgrade) == [], migration.__name__


@pytest.mark.parametrize(
    "upgrade",
    [
        lambda: op.drop_table("reviews"),
        lambda: op.drop_column("games", "record"),
        lambda: op.rename_table("games", "finished_games"),
        lambda: op.alter_column("games", "record", new_column_name="text"),
        lambda: op.alter_column("games", "record", type_=sa.LargeBinary),
        lambda: op.add_column("games", sa.Column("place", sa.Text, nullable=False)),
        lambda: op.add_column("games", sa.Column("place", sa.Text, unique=True)),
        lambda: op.create_index("games_by_record", "games", ["record"]),
        lambda: op.create_unique_constraint("one_code", "heads", ["code"]),
        lambda: op.execute("DELETE FROM games"),
    ],
)
def test_what_the_version_before_would_not_survive_is_a_slip(upgrade: Callable[[], None]) -> None:
    assert len(slips(upgrade)) >= 1


@pytest.mark.parametrize(
    "upgrade",
    [
        lambda: op.add_column("games", sa.Column("place", sa.Text)),
        lambda: op.add_column("games", sa.Column("place", sa.Text, nullable=False, server_default="")),
        lambda: op.add_column("games", sa.Column("length", sa.Integer, nullable=False, server_default="0")),
    ],
)
def test_what_it_does_not_notice_is_none(upgrade: Callable[[], None]) -> None:
    assert slips(upgrade) == []
