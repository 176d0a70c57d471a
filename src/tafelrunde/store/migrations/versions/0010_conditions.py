"""Conditions of answers that stand."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("standing", sa.Column("condition", sa.JSON))


def downgrade() -> None:
    op.drop_column("standing", "condition")
