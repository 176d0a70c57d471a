"""`tafelrunde admin ban|mute|unban|bans|moderator|reports|settle|unsay|kick|log`: keeping order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from tafelrunde.cli.beside import (
    NotThere,
    account_of,
    db_option,
    most_option,
    table_of,
    with_store,
)
from tafelrunde.cli.frame import Command, frame, json_option, lang_option, option

if TYPE_CHECKING:
    from tafelrunde.store.engine import Store
    from tafelrunde.store.moderation import Ban, Doing, Report

HOUR = 3600
LONGEST = 100 * 365 * 24  # hours


def looks_like_net(who: str) -> bool:
    """Whether somebody wrote a network and no name."""
    from tafelrunde.store.moderation import BadNetwork, read_net

    try:
        read_net(who)
    except BadNetwork:
        return "/" in who or ":" in who
    return True


async def shut_out(store: Store, kind: str, who: str, hours: float, reason: str) -> str:
    """Ban or mute; returns whom."""
    from tafelrunde.store import moderation
    from tafelrunde.store.moderation import Whom

    seconds = int(hours * HOUR)
    if looks_like_net(who):
        net = str(moderation.read_net(who))
        await moderation.add_ban(store, kind, Whom(), net=net, seconds=seconds, reason=reason)
        return net
    user = await account_of(store, who)
    whom = Whom(user.id, user.name)
    await moderation.add_ban(store, kind, Whom(), whom=whom, seconds=seconds, reason=reason)
    return user.name


def shutting_out(kind: str) -> click.Command:
    """The command `ban` or `mute`."""

    @click.command(f"admin-{kind}", cls=Command)
    @click.argument("who")
    @option("--hours", type=click.FloatRange(0, LONGEST), default=0.0, show_default=True)
    @option("--reason", default="", metavar="TEXT")
    @db_option
    @lang_option
    def command(who: str, hours: float, reason: str, db: str) -> None:
        async def work(store: Store) -> str:
            return await shut_out(store, kind, who, hours, reason[:300])

        click.echo(frame().texts.text(f"admin-did-{kind}", name=with_store(db, work)))

    return command


ban, mute = shutting_out("ban"), shutting_out("mute")


@click.command("admin-unban", cls=Command)
@click.argument("who")
@db_option
@lang_option
def unban(who: str, db: str) -> None:
    """End bans and mutes of an account, a network, or by their id."""

    async def work(store: Store) -> list[Ban]:
        from tafelrunde.store import moderation
        from tafelrunde.store.moderation import Whom

        if looks_like_net(who):
            found = await moderation.lift(store, Whom(), net=str(moderation.read_net(who)))
        else:
            found = await moderation.lift(store, Whom(), id=who)
            if not found:
                user = await account_of(store, who)
                found = await moderation.lift(store, Whom(), user_id=user.id)
        if not found:
            raise NotThere("'{name}' is neither banned nor muted", name=who[:40])
        return found

    click.echo(frame().texts.text("admin-did-unban", count=len(with_store(db, work))))


@click.command("admin-bans", cls=Command)
@db_option
@json_option
@lang_option
def bans(db: str, as_json: bool) -> None:
    from tafelrunde.store import moderation
    from tafelrunde.store.overview import time_of

    found = with_store(db, moderation.valid)
    rows = [
        (one.id, one.kind, one.name, time_of(one.until) if one.until else "–", one.reason)
        for one in found
    ]
    show(found, ("id", "what", "name", "until", "reason"), rows, as_json)


def show(
    found: list[Ban] | list[Report] | list[Doing],
    heads: tuple[str, ...],
    rows: Sequence[tuple[str, ...]],
    as_json: bool,
) -> None:
    """Rows for people, or for machines."""
    from tafelrunde.cli.look_up import plain_table

    mine = frame()
    if as_json:
        mine.data([vars(one) for one in found])
        return
    shown = plain_table(*(mine.texts.text(f"admin-head-{head}") for head in heads))
    for row in rows:
        shown.add_row(*row)
    mine.out.print(shown)


@click.command("admin-reports", cls=Command)
@option("--all", "everything", is_flag=True)
@most_option
@db_option
@json_option
@lang_option
def reports(everything: bool, most: int, db: str, as_json: bool) -> None:
    from tafelrunde.store import moderation
    from tafelrunde.store.overview import time_of

    async def work(store: Store) -> list[Report]:
        return await moderation.complaints(store, most, all=everything)

    found = with_store(db, work)
    rows = [
        (
            one.id,
            time_of(one.at),
            one.table_id,
            str(one.line) if one.line >= 0 else "–",
            one.name,
            one.by_name,
            one.words,
        )
        for one in found
    ]
    show(found, ("id", "at", "table", "line", "name", "by", "words"), rows, as_json)


@click.command("admin-log", cls=Command)
@most_option
@db_option
@json_option
@lang_option
def log(most: int, db: str, as_json: bool) -> None:
    from tafelrunde.store import moderation
    from tafelrunde.store.overview import time_of

    async def work(store: Store) -> list[Doing]:
        return await moderation.done(store, most)

    found = with_store(db, work)
    rows = [
        (time_of(one.at), one.by_name or "–", one.what, one.name, one.table_id, one.detail)
        for one in found
    ]
    show(found, ("at", "by", "what", "name", "table", "reason"), rows, as_json)


@click.command("admin-moderator", cls=Command)
@click.argument("name")
@option("--off", is_flag=True)
@db_option
@lang_option
def moderator(name: str, off: bool, db: str) -> None:
    async def work(store: Store) -> str:
        from tafelrunde.store import moderation
        from tafelrunde.store.moderation import Whom

        user = await account_of(store, name)
        if user.is_guest:
            raise NotThere("'{name}' is a guest and has no password", name=user.name)
        whom = Whom(user.id, user.name)
        await moderation.appoint(store, Whom(), whom, moderator=not off)
        return user.name

    text = "admin-did-dismiss" if off else "admin-did-appoint"
    click.echo(frame().texts.text(text, name=with_store(db, work)))


@click.command("admin-settle", cls=Command)
@click.argument("report")
@db_option
@lang_option
def settle(report: str, db: str) -> None:
    async def work(store: Store) -> None:
        from tafelrunde.store import moderation
        from tafelrunde.store.moderation import Whom

        if not await moderation.settle(store, Whom(), report):
            raise NotThere("there is no open report '{id}'", id=report[:40])

    with_store(db, work)
    click.echo(frame().texts.text("admin-done"))


@click.command("admin-unsay", cls=Command)
@click.argument("table")
@click.argument("line", type=int)
@db_option
@lang_option
def unsay(table: str, line: int, db: str) -> None:
    async def work(store: Store) -> None:
        from tafelrunde.store import moderation
        from tafelrunde.store.moderation import Whom

        found = await table_of(store, table)
        if not await moderation.unsay(store, Whom(), found.id, line):
            raise NotThere("there is no line {line} of chat", line=line)

    with_store(db, work)
    click.echo(frame().texts.text("admin-done"))


@click.command("admin-kick", cls=Command)
@click.argument("table")
@click.argument("name")
@db_option
@lang_option
def kick(table: str, name: str, db: str) -> None:
    async def work(store: Store) -> None:
        from tafelrunde.store import moderation
        from tafelrunde.store.moderation import Whom
        from tafelrunde.titles import registry

        found = await table_of(store, table)
        here = [seat for seat in found.seats if seat.user_id and name in (seat.user_id, seat.name)]
        if not here or found.status not in ("waiting", "running"):
            raise NotThere("'{name}' does not play at this table", name=name[:40])
        bot = registry.load(found.title).default_bot
        if not await moderation.kick(store, Whom(), found, here[0].seat, bot):
            raise NotThere("'{name}' has just changed: try again", name=name[:40])

    with_store(db, work)
    click.echo(frame().texts.text("admin-done"))


COMMANDS = {
    "ban": ban,
    "mute": mute,
    "unban": unban,
    "bans": bans,
    "moderator": moderator,
    "reports": reports,
    "settle": settle,
    "unsay": unsay,
    "kick": kick,
    "log": log,
}
