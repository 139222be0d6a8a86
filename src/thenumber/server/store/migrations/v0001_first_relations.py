"""The first relations: heads, log, games."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "heads",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
    )
    op.create_index("heads_by_code", "heads", ["code"], unique=True)
    op.create_index("heads_by_age", "heads", ["created_at"])
    op.create_table(
        "log",
        sa.Column(
            "table_id",
            sa.Text,
            sa.ForeignKey("heads.table_id", deferrable=True, initially="DEFERRED"),
            nullable=False,
        ),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq"),
    )
    op.create_table(
        "games",
        sa.Column("game_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("finished_at", sa.Double, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
    )
    op.create_index("games_of_table", "games", ["table_id"])
    op.create_index("games_by_age", "games", ["finished_at", "game_id"])
