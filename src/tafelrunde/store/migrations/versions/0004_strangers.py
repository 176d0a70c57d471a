"""Names that look the same, sessions that were ended, tables that wait or whose decks are known."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tafelrunde.store.names import look_of

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "endings",
        sa.Column("session", sa.String(40), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    for name in ("patient", "exact"):
        op.add_column(
            "tables", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        )
    op.add_column("users", sa.Column("look", sa.String(120), nullable=False, server_default=""))
    op.create_index("ix_users_look", "users", ["look"])
    users = sa.table("users", *[sa.column(name) for name in ("id", "name", "login", "look")])
    connection = op.get_bind()
    known = sa.select(users.c.id, users.c.name, users.c.login)
    rows = connection.execute(known).all()
    taken = {row.login for row in rows}
    for row in rows:
        look = look_of(row.name)
        values = {"look": look}
        if row.login is not None and look not in taken:  # who was second keeps the old login
            taken.add(look)
            values["login"] = look
        connection.execute(sa.update(users).where(users.c.id == row.id).values(values))


def downgrade() -> None:
    op.drop_index("ix_users_look", "users")
    op.drop_column("users", "look")
    op.drop_column("tables", "exact")
    op.drop_column("tables", "patient")
    op.drop_table("endings")
