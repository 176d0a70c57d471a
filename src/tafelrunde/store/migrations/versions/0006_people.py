"""Clocks, ratings, profiles, friends, push, tournaments."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def new_columns() -> list[sa.Column[Any]]:
    """What is new about a table."""
    return [
        sa.Column("total_seconds", sa.Integer, nullable=False, server_default="0"),
        sa.Column("expiry", sa.String(10), nullable=False, server_default="nothing"),
        sa.Column("clock", sa.JSON),
        sa.Column("deadline", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("lang", sa.String(20), nullable=False, server_default=""),
        sa.Column("level", sa.String(20), nullable=False, server_default=""),
    ]


def upgrade() -> None:
    for column in new_columns():
        op.add_column("tables", column)
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.create_table(
        "profiles",
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("shown", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("calls", sa.JSON),
        sa.Column("told", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_table(
        "friends",
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("friend_id", sa.String(32), primary_key=True),
        sa.Column("agreed", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_friends_friend_id", "friends", ["friend_id"])
    op.create_table(
        "outcomes",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_outcomes_number", "outcomes", ["number"])
    op.create_index("ix_outcomes_user_id", "outcomes", ["user_id"])
    op.create_table(
        "ratings",
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("title", sa.String(40), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("lang", sa.String(20), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_pushes_user_id", "pushes", ["user_id"])
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("turn_seconds", sa.Integer, nullable=False),
        sa.Column("expiry", sa.String(10), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tournaments_owner", "tournaments", ["owner"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.Column("withdrawn", sa.Boolean, nullable=False),
    )
    op.create_index("ix_entrants_user_id", "entrants", ["user_id"])
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("points", sa.Float),
        sa.Column("won", sa.Boolean, nullable=False),
    )
    op.create_index("ix_pairings_table_id", "pairings", ["table_id"])


def downgrade() -> None:
    for name in (
        "pairings",
        "entrants",
        "tournaments",
        "pushes",
        "ratings",
        "outcomes",
        "friends",
        "profiles",
    ):
        op.drop_table(name)
    op.drop_index("ix_tables_deadline", "tables")
    for column in new_columns():
        op.drop_column("tables", column.name)
