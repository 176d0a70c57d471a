"""The chronicles that games of Oath begin with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "chronicles",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("realm", sa.String(32), nullable=False, index=True),
        sa.Column("contents", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("chronicles")
