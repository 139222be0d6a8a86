"""Reviews of games, kept so that they are computed once."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("review_id", sa.Text, primary_key=True),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("reviews_by_age", "reviews", ["made_at"])
