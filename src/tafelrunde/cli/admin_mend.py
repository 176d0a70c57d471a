"""`tafelrunde admin undo|stop|delete-user`: what cannot be undone by those who play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from tafelrunde.cli.beside import NotThere, account_of, db_option, table_of, with_store
from tafelrunde.cli.frame import Command, frame, lang_option, option

if TYPE_CHECKING:
    from tafelrunde.store.engine import Store


class NotPossible(NotThere):
    """This cannot be done with the table as it is."""


@click.command("admin-undo", cls=Command)
@click.argument("table")
@option("--answers", type=click.IntRange(1, 100_000), default=1, show_default=True)
@db_option
@lang_option
def undo(table: str, answers: int, db: str) -> None:
    """Take back the last answers of a running or stopped game, whoever gave them."""

    async def work(store: Store) -> int:
        return await take_back(store, table, answers)

    kept = with_store(db, work)
    click.echo(frame().texts.text("admin-undone", count=kept))


async def take_back(store: Store, id: str, answers: int) -> int:
    """Write into the journal that the last answers do not count; returns how many are left."""
    from tafelrunde.server.live import noted, position_of, record_of, view_of
    from tafelrunde.server.replaying import replayed
    from tafelrunde.store import games, moderation
    from tafelrunde.store.engine import now
    from tafelrunde.store.games import REWIND, After, Move
    from tafelrunde.store.moderation import Whom
    from tafelrunde.titles import registry

    table = await table_of(store, id)
    lines = await games.journal(store, id)
    if table.status not in ("running", "stopped"):
        raise NotPossible("only the answers of a running or stopped game can be taken back")
    if any(line.number != at for at, line in enumerate(lines)):
        raise NotPossible("lines of this game's journal are missing")
    given = games.answers_of(lines)
    kept = given[: max(0, len(given) - answers)]
    if len(kept) == len(given):
        raise NotPossible("there is no answer to take back")
    title = registry.load(table.title)
    table.revision = title.revision
    try:
        match = replayed(title, record_of(table, kept))
    except Exception as error:
        raise NotPossible(
            "the rules of today do not even play the first {count} answers ({error})",
            count=len(kept),
            error=type(error).__name__,
        ) from None
    views = [view_of(match, viewer) for viewer in range(-1, match.seats)]
    after = After(
        steps=len(kept),
        waiting_for=[ask.seat for ask in match.pending],
        status="running",
        result=None,
        revision=title.revision,
        clock=None,  # everybody's time begins anew
        deadline=0,
    )
    move = Move(len(lines), REWIND, -1, len(kept), now())
    try:
        await games.write_move(store, id, move, after)
        await games.write_position(store, id, noted(move.number + 1, position_of(match, views)))
    except games.Conflict:
        raise NotPossible("somebody has just answered: try again") from None
    async with store.write() as connection:
        detail = f"{len(given)} -> {len(kept)}"
        await moderation.note(connection, Whom(), "undo", table=id, detail=detail)
        await store.tell(connection, "table", id)
    return len(kept)


@click.command("admin-stop", cls=Command)
@click.argument("table")
@db_option
@lang_option
def stop(table: str, db: str) -> None:
    """Close a table, whatever state it is in."""

    async def work(store: Store) -> None:
        from tafelrunde.store import games, moderation
        from tafelrunde.store.engine import now
        from tafelrunde.store.moderation import Whom

        found = await table_of(store, table)
        if found.status in ("finished", "closed"):
            raise NotPossible("this game is over")
        await games.change(store, table, status="closed", changed=now())
        async with store.write() as connection:
            await moderation.note(connection, Whom(), "stop", table=table)

    with_store(db, work)
    click.echo(frame().texts.text("admin-stopped", table=table))


@click.command("admin-delete-user", cls=Command)
@click.argument("name")
@option("--yes", is_flag=True)
@db_option
@lang_option
def delete_user(name: str, yes: bool, db: str) -> None:
    """Remove somebody and everything that is kept about them."""

    async def work(store: Store) -> str:
        from tafelrunde.server.auth import default_bots
        from tafelrunde.server.realms import forgotten
        from tafelrunde.store import tidy

        user = await account_of(store, name)
        if not yes:
            raise NotPossible("this cannot be undone: add --yes to remove '{name}'", name=user.name)
        await tidy.remove_user(store, user.id, default_bots(), forgotten)
        return user.name

    gone = with_store(db, work)
    click.echo(frame().texts.text("admin-deleted", name=gone))


COMMANDS = {"undo": undo, "stop": stop, "delete-user": delete_user}
