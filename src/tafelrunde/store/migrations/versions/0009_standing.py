"""Answers that stand for questions to come."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "standing",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("prompt", sa.String(80), primary_key=True),
        sa.Column("answers", sa.JSON, nullable=False),
        sa.Column("asked", sa.JSON, nullable=False),
    )
    op.create_index("ix_standing_user_id", "standing", ["user_id"])


def downgrade() -> None:
    op.drop_index("ix_standing_user_id", "standing")
    op.drop_table("standing")
