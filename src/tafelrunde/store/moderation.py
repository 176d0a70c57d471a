"""Keeping order, in the database: bans, reports, lines that are taken out, and who did what."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from secrets import token_hex
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.store import games
from tafelrunde.store.engine import Store, now
from tafelrunde.store.games import Table
from tafelrunde.store.schema import bans, chats, doings, reports, users

BAN, MUTE = "ban", "mute"
WIDEST = {4: 8, 6: 19}  # nobody bans half the world by a slip: the shortest prefix
Net = ipaddress.IPv4Network | ipaddress.IPv6Network


class BadNetwork(TafelrundeError):
    """This is no network that can be banned."""


class Whom(NamedTuple):
    """Somebody a moderator does something about; '' if nobody in particular."""

    id: str = ""
    name: str = ""


NOBODY = Whom()


@dataclass(frozen=True)
class Ban:
    """One row of `bans`."""

    id: str
    kind: str
    user_id: str
    name: str
    net: str
    until: int  # 0: for ever
    reason: str
    at: int


@dataclass(frozen=True)
class Report:
    """One row of `reports`."""

    id: str
    table_id: str
    by_id: str
    by_name: str
    user_id: str
    name: str
    seat: int
    line: int
    words: str
    at: int
    done: int


@dataclass(frozen=True)
class Doing:
    """One row of `doings`."""

    id: str
    at: int
    by_id: str
    by_name: str
    what: str
    user_id: str
    name: str
    table_id: str
    detail: str


def read_net(text: str) -> Net:
    """A network as it is written: 203.0.113.7, 203.0.113.0/24, 2001:db8::/48.

    One address of IPv6 stands for the network of a customer, its first 64 bits.
    """
    try:
        net: Net = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadNetwork(
            "'{text}' is no network: write 203.0.113.0/24 or 2001:db8::/48", text=text[:60]
        ) from None
    if net.version == 6 and net.prefixlen > 64:
        net = net.supernet(new_prefix=64)
    if net.prefixlen < WIDEST[net.version]:
        raise BadNetwork("the network {net} is too wide", net=str(net))
    return net


# -- who did what


async def note(
    connection: AsyncConnection,
    by: Whom,
    what: str,
    whom: Whom = NOBODY,
    *,
    table: str = "",
    detail: str = "",
) -> None:
    """Write down what was done, in the same transaction."""
    row = Doing(token_hex(8), now(), by.id, by.name, what, whom.id, whom.name, table, detail)
    await connection.execute(sa.insert(doings).values(vars(row)))


async def done(store: Store, most: int) -> list[Doing]:
    """What was done, the latest first."""
    query = sa.select(doings).order_by(doings.c.at.desc(), doings.c.id).limit(most)
    async with store.read() as connection:
        return [Doing(**row._mapping) for row in await connection.execute(query)]


# -- bans


async def valid(store: Store) -> list[Ban]:
    """All bans and mutes that are not over, the latest first."""
    lasts = sa.or_(bans.c.until == 0, bans.c.until > now())
    query = sa.select(bans).where(lasts).order_by(bans.c.at.desc(), bans.c.id)
    async with store.read() as connection:
        return [Ban(**row._mapping) for row in await connection.execute(query)]


async def add_ban(
    store: Store,
    kind: str,
    by: Whom,
    *,
    whom: Whom = NOBODY,
    net: str = "",
    seconds: int = 0,
    reason: str = "",
) -> Ban:
    """Ban or mute a user or a network, for so long or (0) for ever; instead of an older ban."""
    until = now() + seconds * 1000 if seconds else 0
    ban = Ban(token_hex(8), kind, whom.id, whom.name or net, net, until, reason, now())
    same = sa.and_(bans.c.kind == kind, bans.c.user_id == whom.id, bans.c.net == net)
    async with store.write() as connection:
        await connection.execute(sa.delete(bans).where(same))
        await connection.execute(sa.insert(bans).values(vars(ban)))
        length = f"{max(1, round(seconds / 3600))} h" if seconds else "∞"
        detail = "; ".join(part for part in (net, length, reason) if part)
        await note(connection, by, kind, Whom(whom.id, ban.name), detail=detail)
        await store.tell(connection, "bans", "")
    return ban


async def lift(store: Store, by: Whom, **where: str) -> list[Ban]:
    """End bans and mutes: by id, user_id or net. Returns those that were."""
    here = sa.and_(*[bans.c[name] == value for name, value in where.items()])
    async with store.write() as connection:
        rows = (await connection.execute(sa.select(bans).where(here))).all()
        found = [Ban(**row._mapping) for row in rows]
        await connection.execute(sa.delete(bans).where(here))
        for ban in found:
            whom = Whom(ban.user_id, ban.name)
            await note(connection, by, f"un{ban.kind}", whom, detail=ban.net)
        await store.tell(connection, "bans", "")
    return found


# -- reports


async def report(
    store: Store, table: Table, by: Whom, *, seat: int, line: int, words: str
) -> Report:
    """Keep a complaint about a line of chat, or about whoever sits on a seat.

    Raises `LookupError` if there is no such line.
    """
    whom, here = NOBODY, sa.and_(chats.c.table_id == table.id, chats.c.number == line)
    async with store.write() as connection:
        if line >= 0:
            said = (await connection.execute(sa.select(chats).where(here))).one_or_none()
            if said is None:
                raise LookupError(line)
            seat, whom = said.seat, Whom(said.user_id or "", said.name)
        elif 0 <= seat < len(table.seats):
            whom = Whom(table.seats[seat].user_id or "", table.seats[seat].name)
        made = Report(token_hex(8), table.id, *by, *whom, seat, line, words, at=now(), done=0)
        await connection.execute(sa.insert(reports).values(vars(made)))
    return made


async def complaints(store: Store, most: int, *, all: bool = False) -> list[Report]:
    """The open reports, the oldest first; or all, the latest first."""
    query = sa.select(reports).limit(most)
    if all:
        query = query.order_by(reports.c.at.desc(), reports.c.id)
    else:
        query = query.where(reports.c.done == 0).order_by(reports.c.at, reports.c.id)
    async with store.read() as connection:
        return [Report(**row._mapping) for row in await connection.execute(query)]


async def settle(store: Store, by: Whom, id: str) -> bool:
    """A report was dealt with; False if it was already, or there is none."""
    here = sa.and_(reports.c.id == id, reports.c.done == 0)
    async with store.write() as connection:
        found = await connection.execute(sa.update(reports).where(here).values(done=now()))
        if found.rowcount != 1:
            return False
        row = (await connection.execute(sa.select(reports).where(reports.c.id == id))).one()
        whom = Whom(row.user_id, row.name)
        await note(connection, by, "settle", whom, table=row.table_id, detail=id)
    return True


# -- at a table


async def unsay(store: Store, by: Whom, table: str, line: int) -> bool:
    """Take the words of a line of chat away; False if there are none."""
    here = sa.and_(chats.c.table_id == table, chats.c.number == line, chats.c.text != "")
    async with store.write() as connection:
        said = (await connection.execute(sa.select(chats).where(here))).one_or_none()
        if said is None:
            return False
        await connection.execute(sa.update(chats).where(here).values(text=""))
        whom = Whom(said.user_id or "", said.name)
        await note(connection, by, "unsay", whom, table=table, detail=str(line))
        await store.tell(connection, "unsaid", table)
    return True


async def kick(store: Store, by: Whom, table: Table, seat: int, bot: str) -> bool:
    """Take a user off a seat; in a running game the bot goes on. False if it has just changed."""
    sitting = table.seats[seat]
    if sitting.user_id is None or not await games.stand_up(store, table, sitting.user_id, bot):
        return False
    async with store.write() as connection:
        whom = Whom(sitting.user_id, sitting.name)
        await note(connection, by, "kick", whom, table=table.id, detail=str(seat))
    return True


async def appoint(store: Store, by: Whom, whom: Whom, *, moderator: bool) -> None:
    """Make somebody a moderator, or no longer."""
    async with store.write() as connection:
        here = sa.update(users).where(users.c.id == whom.id)
        await connection.execute(here.values(moderator=moderator))
        await note(connection, by, "appoint" if moderator else "dismiss", whom)
