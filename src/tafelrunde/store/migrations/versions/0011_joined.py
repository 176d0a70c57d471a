"""Answers that stand have several conditions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

TABLE = sa.table(
    "standing",
    sa.column("table_id", sa.String),
    sa.column("user_id", sa.String),
    sa.column("prompt", sa.String),
    sa.column("condition", sa.JSON(none_as_null=True)),
    sa.column("conditions", sa.JSON),
)
KEY = [TABLE.c.table_id, TABLE.c.user_id, TABLE.c.prompt]


def upgrade() -> None:
    column = sa.Column("conditions", sa.JSON, nullable=False, server_default="[]")
    op.add_column("standing", column)
    for *key, condition in op.get_bind().execute(sa.select(*KEY, TABLE.c.condition)).all():
        if condition is not None:
            op.execute(sa.update(TABLE).where(_is(key)).values(conditions=[condition]))
    op.drop_column("standing", "condition")


def downgrade() -> None:
    """An answer with several conditions is taken back: with one of them it would say more."""
    op.add_column("standing", sa.Column("condition", sa.JSON))
    for *key, conditions in op.get_bind().execute(sa.select(*KEY, TABLE.c.conditions)).all():
        if len(conditions) > 1:
            op.execute(sa.delete(TABLE).where(_is(key)))
        elif conditions:
            op.execute(sa.update(TABLE).where(_is(key)).values(condition=conditions[0]))
    op.drop_column("standing", "conditions")


def _is(key: list[str]) -> sa.ColumnElement[bool]:
    return sa.and_(*(column == value for column, value in zip(KEY, key, strict=True)))
