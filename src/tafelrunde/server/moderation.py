"""What moderators do in the browser: look at reports, ban, mute, take lines out, kick."""

from __future__ import annotations

from starlette.responses import Response
from starlette.routing import BaseRoute

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.server import chats
from tafelrunde.server.http import Call, json, route
from tafelrunde.server.limits import CHANGED, MODERATED
from tafelrunde.server.logs import log
from tafelrunde.server.messages import (
    BanInfo,
    BanWish,
    ChatLine,
    DoingInfo,
    Done,
    KickWish,
    Moderation,
    ReportInfo,
    UnsayWish,
)
from tafelrunde.server.refusals import Refusal, no_table, refusal_of
from tafelrunde.store import games, moderation, users
from tafelrunde.store.games import Table
from tafelrunde.store.moderation import Report, Whom
from tafelrunde.titles import registry

AROUND = 20  # lines of chat before one that somebody complains about, and after it
DAY = 24 * 3600


def moderator_in(call: Call) -> Whom:
    """Who asks, if that is a moderator."""
    if not call.me.moderator:
        raise Refusal("not-allowed", "this is for moderators")
    call.limit("moderation", CHANGED, call.me.id)
    return Whom(call.me.id, call.me.name)


async def overview(call: Call) -> Response:
    """Everything on the moderators' page."""
    moderator_in(call)
    store = call.server.store
    told = Moderation(
        reports=[
            await described(call, one) for one in await moderation.complaints(store, MODERATED)
        ],
        bans=[
            BanInfo(
                id=ban.id,
                kind="ban" if ban.kind == moderation.BAN else "mute",
                name=ban.name,
                net=ban.net,
                until=ban.until,
                reason=ban.reason,
                at=ban.at,
            )
            for ban in (await moderation.valid(store))[:MODERATED]
        ],
        doings=[
            DoingInfo(
                at=one.at,
                by=one.by_name,
                what=one.what,
                name=one.name,
                table=one.table_id,
                detail=one.detail,
            )
            for one in await moderation.done(store, MODERATED)
        ],
    )
    return json(told)


async def described(call: Call, report: Report) -> ReportInfo:
    """A report with what was said around it; of the game itself nothing is told."""
    store = call.server.store
    table = await games.find(store, report.table_id)
    since = max(0, report.line - AROUND) if report.line >= 0 else 0
    lines = await games.chat(store, report.table_id, since=since, most=10**6 if since else AROUND)
    sits = table is not None and bool(report.user_id) and table.seat_of(report.user_id) >= 0
    return ReportInfo(
        id=report.id,
        table=report.table_id,
        title=table.title if table is not None else "",
        by=report.by_name,
        user=report.user_id,
        name=report.name,
        seat=table.seat_of(report.user_id) if table is not None and sits else report.seat,
        sits=sits and table is not None and table.status in ("waiting", "running"),
        line=report.line,
        words=report.words,
        at=report.at,
        chat=[ChatLine(**line._asdict()) for line in lines[: 2 * AROUND]],
    )


async def ban(call: Call) -> Response:
    """Ban or mute."""
    by, wish = moderator_in(call), await call.body(BanWish)
    store = call.server.store
    user = await users.find(store, wish.who) or await users.find_login(store, wish.who)
    nets: set[str] = set()
    if user is None:
        try:
            nets.add(str(moderation.read_net(wish.who)))
        except TafelrundeError as error:
            raise refusal_of(error) from None
    elif user.moderator:
        raise Refusal("not-allowed", "a moderator is nobody's to ban but the host's")
    elif wish.here:
        hosts = {socket.host for socket in call.server.hub.of_user(user.id)}
        nets |= {str(moderation.read_net(host)) for host in hosts if host}
    reason = wish.reason.strip()
    if user is not None:
        whom = Whom(user.id, user.name)
        await moderation.add_ban(
            store, wish.kind, by, whom=whom, seconds=wish.seconds, reason=reason
        )
    for net in sorted(nets):
        seconds = min(wish.seconds or DAY, DAY) if user is not None else wish.seconds
        await moderation.add_ban(store, wish.kind, by, net=net, seconds=seconds, reason=reason)
    await call.server.bans.load()
    log("moderation", by=by.id, what=wish.kind, user=user.id if user is not None else "")
    return json(Done())


async def lift(call: Call) -> Response:
    """End a ban or a mute."""
    by = moderator_in(call)
    if not await moderation.lift(call.server.store, by, id=call.request.path_params["id"]):
        raise Refusal("not-found", "there is no such ban")
    await call.server.bans.load()
    log("moderation", by=by.id, what="lift")
    return json(Done())


async def table_in(call: Call) -> Table:
    """The table in the address, whoever may see it."""
    table = await games.find(call.server.store, call.request.path_params["id"])
    if table is None:
        raise no_table()
    return table


async def kick(call: Call) -> Response:
    """Take somebody off a seat."""
    by, wish = moderator_in(call), await call.body(KickWish)
    table = await table_in(call)
    seat = table.seat_of(wish.user)
    if seat < 0 or seat != wish.seat or table.status not in ("waiting", "running"):
        raise Refusal("stale", "somebody else sits there by now")
    bot = registry.load(table.title).default_bot
    if not await moderation.kick(call.server.store, by, table, seat, bot):
        raise Refusal("stale", "the table has just changed; try again")
    await call.server.tables.refresh(table.id)
    log("moderation", by=by.id, what="kick", user=wish.user, table=table.id)
    return json(Done())


async def unsay(call: Call) -> Response:
    """Take the words of a line of chat away."""
    by, wish = moderator_in(call), await call.body(UnsayWish)
    table = await table_in(call)
    if not await moderation.unsay(call.server.store, by, table.id, wish.line):
        raise Refusal("not-found", "there is no such line")
    await chats.tell_again(call.server, table.id)
    log("moderation", by=by.id, what="unsay", table=table.id)
    return json(Done())


async def settle(call: Call) -> Response:
    """A report was dealt with."""
    by = moderator_in(call)
    if not await moderation.settle(call.server.store, by, call.request.path_params["id"]):
        raise Refusal("not-found", "there is no such open report")
    return json(Done())


ROUTES: list[BaseRoute] = [
    route("GET", "/api/moderation", overview),
    route("POST", "/api/moderation/bans", ban),
    route("DELETE", "/api/moderation/bans/{id}", lift),
    route("POST", "/api/moderation/reports/{id}/settle", settle),
    route("POST", "/api/moderation/tables/{id}/kick", kick),
    route("POST", "/api/moderation/tables/{id}/unsay", unsay),
]
