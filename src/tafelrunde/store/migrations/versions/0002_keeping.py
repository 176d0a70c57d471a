"""When users were last here, who said what, and the position each game stands at."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("users") as users:
        users.add_column(sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE users SET seen = created")
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("position", sa.String(64), nullable=False, server_default=""))
    with op.batch_alter_table("chats") as chats:
        chats.add_column(sa.Column("user_id", sa.String(32)))


def downgrade() -> None:
    for table, column in (("chats", "user_id"), ("tables", "position"), ("users", "seen")):
        with op.batch_alter_table(table) as change:
            change.drop_column(column)
