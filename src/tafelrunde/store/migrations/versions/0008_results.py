"""Links to replays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "shares",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_shares_table_id", "shares", ["table_id"])
    op.create_index("ix_shares_user_id", "shares", ["user_id"])


def downgrade() -> None:
    op.drop_index("ix_shares_user_id", "shares")
    op.drop_index("ix_shares_table_id", "shares")
    op.drop_table("shares")
