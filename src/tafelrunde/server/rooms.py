"""What a table is to somebody: its description in the lobby, and what they may do with it."""

from __future__ import annotations

import msgspec

from tafelrunde.server.messages import (
    Deed,
    Expiry,
    Kind,
    Level,
    RealmTag,
    ResultInfo,
    SeatInfo,
    SeatKind,
    Speed,
    Status,
    TableInfo,
)
from tafelrunde.server.options import public_options
from tafelrunde.server.refusals import Refusal, no_table
from tafelrunde.server.stories import sequel_of
from tafelrunde.store.finding import speed_of
from tafelrunde.store.games import Seat, Table


def kind_of(seat: Seat) -> SeatKind:
    """Who sits there."""
    if seat.bot:
        return "stand-in" if seat.user_id else "bot"
    return "human" if seat.user_id else "open"


def kinds(table: Table) -> list[str]:
    """Who sits on each seat."""
    return [kind_of(seat) for seat in table.seats]


def humans(table: Table) -> list[int]:
    """The seats of people who decide for themselves."""
    return [seat.seat for seat in table.seats if kind_of(seat) == "human"]


def is_against_bots_only(table: Table) -> bool:
    """Whether at most one person has to do with the game."""
    return len({seat.user_id for seat in table.seats if seat.user_id} | {table.owner}) == 1


def is_discreet(table: Table) -> bool:
    """Whether nobody is told who is here: people with days for an answer come and go anyway.

    So nobody can tell an answer given beforehand from one of somebody who looked in.
    """
    return speed_of(table) == "days" and not is_against_bots_only(table)


def realm_of(table: Table) -> RealmTag | None:
    """The realm a game belongs to."""
    sequel = sequel_of(table.title)
    chapter = sequel.chapter(table.options) if sequel is not None else None
    return RealmTag(name=chapter.name, game=chapter.game) if chapter is not None else None


def goes_on(table: Table) -> bool:
    """Whether another game can follow when this one is over."""
    sequel = sequel_of(table.title)
    return sequel is not None and sequel.goes_on(table.options)


def may_see_all(table: Table) -> bool:
    """Whether everything hidden of a finished game may be seen.

    Not of a copy of a running game, nor while another game of its realm goes on: what is hidden
    there may be the same.
    """
    return not table.source_runs and not table.realm_runs


def may_replace(table: Table, user: str, here: set[str], overdue: set[int]) -> set[int]:
    """The seats on which a user may put a bot now, or from which they may take it away.

    The owner does so for whoever is away, every player for whose time is up, and everybody takes
    the own seat back. Nobody loses by the clock.
    """
    if table.status not in ("waiting", "running"):
        return set()
    sits, owns = table.seat_of(user) >= 0, bool(user) and table.owner == user
    seats: set[int] = set()
    for seat in table.seats:
        kind, late = kind_of(seat), seat.seat in overdue
        if seat.user_id == user:
            allowed = owns or kind == "stand-in"
        elif kind == "human":
            away = seat.user_id not in here | table.elsewhere
            away = away and not table.rated  # what counts is left to the clock
            away = away and not is_discreet(table)
            allowed = (owns and (away or late)) or (sits and late)
        else:
            allowed = owns
        if allowed:
            seats.add(seat.seat)
    return seats


def deeds(
    table: Table,
    user: str,
    here: set[str] | None = None,
    overdue: set[int] | None = None,
    *,
    invited: bool = False,
) -> set[Deed]:
    """What a user may do with a table now."""
    can: set[Deed] = set()
    if table.damaged and table.status != "closed" and user and table.owner == user:
        return {"close"}
    if table.status == "closed" or table.damaged:
        return can
    seat = table.seat_of(user)
    sits, owns = seat >= 0, bool(user) and table.owner == user
    open_seats = any(kind_of(seat) == "open" for seat in table.seats)
    if sits or owns or invited or table.public:
        can.add("watch")
        if table.kind == "game":
            can.add("chat")
    if table.status == "waiting":
        if open_seats and not sits and (invited or table.public or owns):
            can.add("join")
        if owns and not open_seats:
            can.add("start")
    elif table.status == "finished":
        if "watch" in can and not table.source_runs:
            open_to_all: set[Deed] = {"record", "replay", "sandbox", "thoughts"}
            can |= open_to_all if may_see_all(table) else {"replay"}
            if sits or owns:
                can.add("share")
        if owns and table.kind == "game" and goes_on(table):
            can.add("next")
        if sits and table.kind == "game" and not goes_on(table):
            can.add("rematch")
    elif table.status == "running" and is_against_bots_only(table) and owns:
        can.add("sandbox")
        if table.kind == "sandbox" and may_see_all(table):  # whoever plays on has seen all cards
            can.add("thoughts")
        alone = (here or set()) | table.elsewhere <= {user}
        if sits and alone and kind_of(table.seats[seat]) == "human":
            can.add("hint")
    realm = realm_of(table)
    if "watch" in can and table.kind != "sandbox" and realm is not None:
        if realm.game > 1 or (table.status == "finished" and goes_on(table)):
            can.add("realm")
    if table.status in ("waiting", "running"):
        if sits and (not owns or table.status == "running"):
            can.add("leave")
        if may_replace(table, user, here or set(), overdue or set()):
            can.add("replace")
    if owns and (table.status in ("waiting", "stopped") or table.kind != "game"):
        can.add("close")
    return can


def require(table: Table, user: str, deed: Deed, *, invited: bool = False) -> None:
    """Refuse if the user may not do it; who may not even watch is not told that it exists."""
    can = deeds(table, user, invited=invited)
    if deed in can:
        return
    if "watch" not in can:
        if table.damaged and table.seat_of(user) >= 0:
            raise Refusal("broken", "this table is damaged")
        raise no_table()
    if (
        deed in ("record", "replay", "share", "sandbox", "thoughts", "realm", "next", "rematch")
        and table.status != "finished"
    ):
        raise Refusal("still-running", "this is only possible with a finished game")
    if deed in ("join", "start") and table.status != "waiting":
        raise Refusal("started", "the game has begun")
    if deed == "join":
        raise Refusal("full", "no seat is open, or you sit here already")
    raise Refusal("not-allowed", f"you may not {deed} here, or not now")


def describe_seats(table: Table, user: str, here: set[str], overdue: set[int]) -> list[SeatInfo]:
    """The seats as everybody may know them; `here` are the users who have the table open."""
    replaceable = may_replace(table, user, here, overdue)
    discreet = is_discreet(table)
    return [
        SeatInfo(
            seat=seat.seat,
            kind=kind_of(seat),
            name=seat.name,
            bot=seat.bot,
            present=kind_of(seat) == "bot"
            or (discreet and bool(seat.user_id))
            or (seat.user_id or "") in here | table.elsewhere,
            you=bool(user) and seat.user_id == user,
            overdue=seat.seat in overdue,
            replaceable=seat.seat in replaceable,
        )
        for seat in table.seats
    ]


def is_alike(known: TableInfo, now: TableInfo) -> bool:
    """Whether two descriptions of a table differ only in how far the game is: a state says that."""
    far = {name: getattr(now, name) for name in ("steps", "waiting_for", "changed")}
    return msgspec.structs.replace(known, **far) == now


def damaged(table: Table, user: str) -> TableInfo:
    """A table of which not everything can be read; its owner may close it."""
    owns = bool(user) and table.owner == user
    return TableInfo(
        id=table.id,
        title=table.title,
        options={},
        kind="game",
        status="damaged",
        public=bool(table.public),
        owner=str(table.owner_name),
        seats=describe_seats(table, "", set(), set()),
        your_seat=table.seat_of(user),
        invite="",
        turn_seconds=0,
        total_seconds=0,
        expiry="nothing",
        lang="",
        level="",
        speed="free",
        rated=False,
        rematch="",
        steps=0,
        waiting_for=[],
        created=table.created,
        changed=table.changed,
        result=None,
        realm=None,
        patient=False,
        discreet=False,
        exact=False,
        can=["close"] if owns else [],
    )


def describe(
    table: Table, user: str, here: set[str], overdue: set[int], *, invited: bool = False
) -> TableInfo:
    """A table as one user may know it."""
    can = deeds(table, user, here, overdue, invited=invited)
    seat = table.seat_of(user)
    open_seats = any(kind_of(seat) == "open" for seat in table.seats)
    trusted = seat >= 0 or (bool(user) and table.owner == user)
    result = table.result
    return TableInfo(
        id=table.id,
        title=table.title,
        options=public_options(table.title, table.options),
        kind=msgspec.convert(table.kind, Kind),
        status=msgspec.convert(table.status, Status),
        public=table.public,
        owner=table.owner_name,
        seats=describe_seats(table, user, here, overdue),
        your_seat=seat,
        invite=table.invite if trusted and open_seats and table.status == "waiting" else "",
        turn_seconds=table.turn_seconds,
        total_seconds=table.total_seconds,
        expiry=msgspec.convert(table.expiry, Expiry),
        lang=table.lang,
        level=msgspec.convert(table.level, Level),
        speed=msgspec.convert(speed_of(table), Speed),
        rated=table.rated,
        rematch=table.follow if "rematch" in can else "",
        steps=table.steps,
        waiting_for=table.waiting_for,
        created=table.created,
        changed=table.changed,
        result=msgspec.convert(result, ResultInfo) if result is not None else None,
        realm=realm_of(table),
        patient=table.patient,
        discreet=is_discreet(table),
        exact=table.exact,
        can=sorted(can),
    )
