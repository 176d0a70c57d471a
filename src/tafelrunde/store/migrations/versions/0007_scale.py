"""Which worker plays a table, and where the workers are reached."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "workers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "owners",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("worker", sa.String(32), nullable=False),
    )
    op.create_index("ix_owners_worker", "owners", ["worker"])


def downgrade() -> None:
    op.drop_index("ix_owners_worker", "owners")
    op.drop_table("owners")
    op.drop_table("workers")
