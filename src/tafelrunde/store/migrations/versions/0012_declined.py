"""Whoever was declined as a friend cannot ask again and again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column = sa.Column("declined", sa.Integer, nullable=False, server_default="0")
    op.add_column("friends", column)


def downgrade() -> None:
    op.drop_column("friends", "declined")
