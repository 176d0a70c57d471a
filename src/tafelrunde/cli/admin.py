"""`tafelrunde admin`: what whoever runs a server looks up and mends, beside the running server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from tafelrunde.cli import admin_mend, admin_order
from tafelrunde.cli.beside import NotThere, account_of, db_option, most_option, table_of, with_store
from tafelrunde.cli.frame import Command, Subcommands, frame, json_option, lang_option, option
from tafelrunde.kernel.errors import TafelrundeError

if TYPE_CHECKING:
    from tafelrunde.store.engine import Store
    from tafelrunde.store.games import Table
    from tafelrunde.store.users import User

STATES = ("waiting", "running", "finished", "stopped", "closed")


@click.group("admin", cls=Subcommands)
@lang_option
def admin() -> None:
    pass


# -- looking


@click.command("admin-stats", cls=Command)
@db_option
@json_option
@lang_option
def stats(db: str, as_json: bool) -> None:
    from tafelrunde.store.overview import counts

    mine = frame()
    found = with_store(db, counts)
    if as_json:
        mine.data(found)
        return
    for name, number in found.items():
        click.echo(f"{number:>9}  {mine.texts.text(f'admin-count-{name}')}")


@click.command("admin-users", cls=Command)
@click.argument("words", required=False, default="")
@most_option
@db_option
@json_option
@lang_option
def users(words: str, most: int, db: str, as_json: bool) -> None:
    from tafelrunde.cli.look_up import plain_table
    from tafelrunde.store.overview import some_users, time_of

    mine = frame()

    async def work(store: Store) -> list[User]:
        return await some_users(store, words, most)

    found = with_store(db, work)
    if as_json:
        mine.data(
            [{**described(user), "seen": user.seen, "created": user.created} for user in found]
        )
        return
    table = plain_table(*(mine.texts.text(f"admin-head-{head}") for head in ("id", "name", "seen")))
    for user in found:
        kind = "" if user.is_guest else " *"
        table.add_row(user.id, user.name + kind, time_of(user.seen))
    mine.out.print(table)


def described(user: User) -> dict[str, object]:
    """A user as an administrator may know them."""
    return {
        "id": user.id,
        "name": user.name,
        "account": not user.is_guest,
        "created": user.created,
        "seen": user.seen,
    }


@click.command("admin-tables", cls=Command)
@option("--status", type=click.Choice(STATES), default=None)
@most_option
@db_option
@json_option
@lang_option
def tables(status: str | None, most: int, db: str, as_json: bool) -> None:
    from tafelrunde.cli.look_up import plain_table
    from tafelrunde.store import games
    from tafelrunde.store.overview import tables_like, time_of

    mine = frame()

    async def work(store: Store) -> list[Table]:
        ids = await tables_like(store, status or "", most)
        found = [await games.find(store, id) for id in ids]
        return [table for table in found if table is not None]

    rows = [told(one) for one in with_store(db, work)]
    if as_json:
        mine.data(rows)
        return
    heads = ("id", "title", "status", "players", "changed")
    shown = plain_table(*(mine.texts.text(f"admin-head-{head}") for head in heads))
    for row in rows:
        people = ", ".join(str(seat["name"] or "–") for seat in row["seats"])
        shown.add_row(row["id"], row["title"], row["status"], people, time_of(row["changed"]))
    mine.out.print(shown)


def told(table: Table) -> dict[str, Any]:
    """A table without its secrets: neither seed nor invitation."""
    return {
        "id": table.id,
        "title": table.title,
        "revision": table.revision,
        "status": table.status,
        "kind": table.kind,
        "public": table.public,
        "owner": table.owner_name,
        "steps": table.steps,
        "waiting_for": table.waiting_for,
        "result": table.result,
        "created": table.created,
        "changed": table.changed,
        "options": table.options,
        "seats": [
            {"seat": seat.seat, "name": seat.name, "bot": seat.bot, "user": seat.user_id}
            for seat in table.seats
        ],
    }


@click.command("admin-show", cls=Command)
@click.argument("table")
@db_option
@lang_option
def show(table: str, db: str) -> None:
    async def work(store: Store) -> Table:
        return await table_of(store, table)

    frame().data(told(with_store(db, work)))


# -- users


@click.command("admin-reset-password", cls=Command)
@click.argument("name")
@db_option
@lang_option
def reset_password(name: str, db: str) -> None:
    from secrets import token_urlsafe

    from argon2 import PasswordHasher

    from tafelrunde.store import users as kept

    fresh = token_urlsafe(12)

    async def work(store: Store) -> User:
        user = await account_of(store, name)
        if user.is_guest:
            raise NotThere("'{name}' is a guest and has no password", name=user.name)
        if not await kept.end_sessions(store, user, {"password": PasswordHasher().hash(fresh)}):
            raise NotThere("'{name}' has just changed: try again", name=user.name)
        return user

    user = with_store(db, work)
    mine = frame()
    click.echo(mine.texts.text("admin-password", name=user.name), err=True)
    click.echo(fresh)


@click.command("admin-export-user", cls=Command)
@click.argument("name")
@db_option
@lang_option
def export_user(name: str, db: str) -> None:
    from tafelrunde.store.overview import everything_of

    async def work(store: Store) -> dict[str, Any]:
        return await everything_of(store, await account_of(store, name))

    frame().data(with_store(db, work))


@click.command("admin-ratings", cls=Command)
@db_option
@lang_option
def ratings(db: str) -> None:
    """Make all ratings anew from the games that count."""
    from tafelrunde.server.ratings import recompute

    games = with_store(db, recompute)
    click.echo(frame().texts.text("admin-rated", count=games))


# -- before an upgrade


@click.command("admin-check-upgrade", cls=Command)
@db_option
@json_option
@lang_option
def check_upgrade(db: str, as_json: bool) -> int:
    """Which running games the installed rules can go on with."""
    from tafelrunde.server.live import check_whole, load_match
    from tafelrunde.store import games
    from tafelrunde.store.overview import tables_like

    mine = frame()

    async def work(store: Store) -> dict[str, str]:
        stops: dict[str, str] = {}
        for status in ("running", "stopped"):
            for id in await tables_like(store, status, 10**9):
                table = await games.find(store, id)
                lines = await games.journal(store, id)
                if table is None or table.status != status:
                    continue  # it has changed meanwhile
                table.status = "running"
                try:
                    check_whole(table, lines)
                    load_match(table, lines)
                except TafelrundeError as error:
                    stops[id] = str(error)
                else:
                    stops[id] = ""
        return stops

    found = with_store(db, work)
    stopping = {id: why for id, why in found.items() if why}
    if as_json:
        mine.data({"games": len(found), "stopping": stopping})
        return 1 if stopping else 0
    for id, why in stopping.items():
        click.echo(f"{id}  {why}")
    text = mine.texts.text("admin-upgrade", count=len(found), stopping=len(stopping))
    click.echo(text, err=True)
    return 1 if stopping else 0


for _name, _command in {
    "stats": stats,
    "users": users,
    "tables": tables,
    "show": show,
    "reset-password": reset_password,
    "export-user": export_user,
    "check-upgrade": check_upgrade,
    **admin_mend.COMMANDS,
    **admin_order.COMMANDS,
    "ratings": ratings,
}.items():
    admin.add_command(_command, _name)
