"""Addresses and links by mail; bans, reports, what was done; errands of commands."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

FLAGS = ("mail_turns", "moderator")
NEW = ("mail_tokens", "bans", "reports", "doings", "errands")


def text(name: str, length: int) -> sa.Column[str]:
    return sa.Column(name, sa.String(length), nullable=False)


def moment(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=False)


def key(name: str, length: int) -> sa.Column[str]:
    return sa.Column(name, sa.String(length), primary_key=True)


def number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False)


def upgrade() -> None:
    op.add_column("users", sa.Column("email", sa.String(254), nullable=False, server_default=""))
    for name in FLAGS:
        flag = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column("users", flag)
    op.create_table(
        "mail_tokens",
        key("hash", 64),
        text("kind", 10),
        text("user_id", 32),
        number("epoch"),
        text("email", 254),
        moment("until"),
    )
    op.create_index("ix_mail_tokens_user_id", "mail_tokens", ["user_id"])
    op.create_table(
        "bans",
        key("id", 16),
        text("kind", 10),
        text("user_id", 32),
        text("name", 80),
        text("net", 60),
        moment("until"),
        sa.Column("reason", sa.Text, nullable=False),
        moment("at"),
    )
    op.create_index("ix_bans_user_id", "bans", ["user_id"])
    op.create_table(
        "reports",
        key("id", 16),
        text("table_id", 32),
        text("by_id", 32),
        text("by_name", 80),
        text("user_id", 32),
        text("name", 80),
        number("seat"),
        number("line"),
        sa.Column("words", sa.Text, nullable=False),
        moment("at"),
        moment("done"),
    )
    op.create_index("ix_reports_table_id", "reports", ["table_id"])
    op.create_table(
        "doings",
        key("id", 16),
        moment("at"),
        text("by_id", 32),
        text("by_name", 80),
        text("what", 20),
        text("user_id", 32),
        text("name", 80),
        text("table_id", 32),
        sa.Column("detail", sa.Text, nullable=False),
    )
    op.create_index("ix_doings_at", "doings", ["at"])
    op.create_table(
        "errands",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        text("kind", 60),
        text("table_id", 32),
        text("user_id", 80),
        moment("at"),
    )


def downgrade() -> None:
    for table in reversed(NEW):
        op.drop_table(table)
    for name in (*FLAGS, "email"):
        op.drop_column("users", name)
