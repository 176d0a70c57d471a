"""Profiles with statistics (shown to others only if their owner wants so), ratings and friends."""

from __future__ import annotations

from collections import Counter

from starlette.responses import Response
from starlette.routing import BaseRoute

from tafelrunde.server import ratings as counting
from tafelrunde.server.http import Call, json, route
from tafelrunde.server.limits import BEST, CHANGED, FRIENDS, GAMES_COUNTED, LIST_PAGE, SOUGHT
from tafelrunde.server.lobby import describe
from tafelrunde.server.messages import (
    FriendInfo,
    FriendList,
    FriendState,
    FriendWish,
    ProfileInfo,
    ProfileWish,
    RatingInfo,
    RatingList,
    StatsInfo,
)
from tafelrunde.server.refusals import Refusal
from tafelrunde.store import finding, games, people, ratings, users
from tafelrunde.store.people import Friend
from tafelrunde.store.ratings import Played, Standing
from tafelrunde.store.users import User
from tafelrunde.titles import registry


def account(call: Call) -> User:
    """The user, who must have an account."""
    if call.me.is_guest:
        raise Refusal("needs-account", "this needs an account")
    return call.me


async def named(call: Call, name: str) -> User:
    """Somebody with an account, by name."""
    found = await users.find_login(call.server.store, name[:100])
    if found is None:
        raise nobody()
    return found


def nobody() -> Refusal:
    """The same words whether there is nobody or they do not want to be seen."""
    return Refusal("not-found", "there is nobody of this name, or they show no profile")


def described(one: Standing) -> RatingInfo:
    """A rating as people read it."""
    return RatingInfo(
        name=one.name,
        title=one.title,
        players=one.players,
        rating=counting.shown(one.rating),
        games=one.rating.games,
        sure=one.rating.games >= counting.SURE,
    )


def statistics(played: list[Played]) -> list[StatsInfo]:
    """How many games and victories, by title and number of players."""
    all_games: Counter[tuple[str, int]] = Counter()
    victories: Counter[tuple[str, int]] = Counter()
    for game in played:
        winners = (game.result or {}).get("winners")
        key = (game.title, game.players)
        all_games[key] += 1
        victories[key] += isinstance(winners, list) and game.seat in winners
    return [
        StatsInfo(title=title, players=players, games=count, wins=victories[title, players])
        for (title, players), count in sorted(all_games.items())
    ]


def has_room(known: list[Friend]) -> bool:
    """Whether somebody may have another friend. What strangers wish fills nobody's list."""
    return sum(one.agreed or one.mine for one in known) < FRIENDS


def state_of(friends: list[Friend], id: str) -> FriendState:
    """What somebody is to me."""
    for one in friends:
        if one.id == id:
            return "friend" if one.agreed else "asked" if one.mine else "asks"
    return ""


async def player(call: Call) -> Response:
    """Somebody's profile."""
    store = call.server.store
    call.limit("profiles", SOUGHT, call.id or call.address)
    found = await named(call, call.request.path_params["name"])
    shown = (await people.profile(store, found.id)).shown
    if not shown and found.id != call.id:
        raise nobody()
    friends = await people.friends_of(store, call.id) if call.id else []
    told = ProfileInfo(
        name=found.name,
        you=found.id == call.id,
        shown=shown,
        since=found.created,
        friend=state_of(friends, found.id),
        ratings=[described(one) for one in await ratings.of_user(store, found.id)],
        stats=statistics(await ratings.played(store, found.id, GAMES_COUNTED)),
    )
    return json(told)


async def set_profile(call: Call) -> Response:
    """Be seen by others, or no longer."""
    user, wish = account(call), await call.body(ProfileWish)
    call.limit("settings", CHANGED, user.id)
    await people.set_profile(call.server.store, user.id, shown=wish.shown)
    return json(ProfileWish(shown=wish.shown))


async def best(call: Call) -> Response:
    """The best at a title with so many players, of those who show themselves."""
    query = call.request.query_params
    text = query.get("players", "2")
    title = registry.find(query.get("title", ""))
    players = int(text) if text.isascii() and text.isdecimal() and len(text) < 3 else 0
    found = await ratings.best(call.server.store, title.id, players, BEST)
    return json(RatingList(ratings=[described(one) for one in found]))


# -- friends


async def list_friends(call: Call) -> Response:
    """My friends, who is here, and the tables at which they wait for others."""
    user = account(call)
    return json(await friend_list(call, user.id))


async def friend_list(call: Call, user: str) -> FriendList:
    """The same as data."""
    store, hub = call.server.store, call.server.hub
    known = await people.friends_of(store, user)
    discreet = await finding.with_days(store, [one.id for one in known])  # see `is_discreet`
    told = FriendList(
        friends=[
            FriendInfo(
                name=one.name,
                state="friend" if one.agreed else "asked" if one.mine else "asks",
                here=one.agreed and one.id not in discreet and bool(hub.of_user(one.id)),
            )
            for one in known
        ],
        tables=[],
    )
    names = {one.id for one in known if one.agreed}
    for table in await games.listed(store, "open", user, 2**53, LIST_PAGE):
        if any(seat.user_id in names for seat in table.seats) and table.seat_of(user) < 0:
            told.tables.append(describe(call, table))
    return told


async def befriend(call: Call) -> Response:
    """Ask somebody to be a friend, or agree."""
    user, wish = account(call), await call.body(FriendWish)
    call.limit("friends", SOUGHT, user.id)
    other = await named(call, wish.name)
    if other.id == user.id:
        raise Refusal("bad-message", "this is you")
    if not has_room(await people.friends_of(call.server.store, user.id)):
        raise Refusal("too-many", f"at most {FRIENDS} friends")
    await people.befriend(call.server.store, user.id, other.id)
    return json(await friend_list(call, user.id))


async def unfriend(call: Call) -> Response:
    """Be friends no longer, withdraw a wish, or decline one."""
    user, wish = account(call), await call.body(FriendWish)
    other = await named(call, wish.name)
    await people.unfriend(call.server.store, user.id, other.id)
    return json(await friend_list(call, user.id))


ROUTES: list[BaseRoute] = [
    route("GET", "/api/players/{name}", player),
    route("PUT", "/api/profile", set_profile),
    route("GET", "/api/ratings", best),
    route("GET", "/api/friends", list_friends),
    route("POST", "/api/friends", befriend),
    route("DELETE", "/api/friends", unfriend),
]
