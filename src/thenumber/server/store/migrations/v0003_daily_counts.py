"""How often each number was written on a day of Number of the Day."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "daily_counts",
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("day", "number"),
    )
