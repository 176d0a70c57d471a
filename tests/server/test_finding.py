"""Public tables can be looked for, and the next turn is found."""

from __future__ import annotations

import pytest

from tests.server.client import Refused
from tests.server.test_ratings import account

pytestmark = pytest.mark.anyio
DAY = 24 * 3600


async def test_open_seats_are_found_by_what_people_look_for(server, guest):
    ann, eve = await account(server, "Ann"), await guest("Eve")
    made = {
        "talk": await ann.new_table("me", "open", public=True, lang="de", level="new"),
        "live": await ann.new_table("me", "open", "open", public=True, turn_seconds=60),
        "game": await ann.new_table("me", "open", public=True, total_seconds=1800, lang="en"),
        "days": await ann.new_table("me", "open", public=True, turn_seconds=DAY, rated=True),
        "root": await ann.new_table("me", "open", public=True, title="root", level="much"),
    }
    await ann.new_table("me", "open", lang="de")  # not public
    names = {table.id: name for name, table in made.items()}

    async def found(query: str) -> list[str]:
        told = await eve.get(f"/api/tables?scope=open&{query}")
        return sorted(names[one["id"]] for one in told["tables"] if one["id"] in names)

    assert await found("") == sorted(made)
    assert await found("title=root") == ["root"]
    assert await found("lang=de") == ["days", "live", "root", "talk"]  # or all the same to them
    assert await found("level=new") == ["days", "game", "live", "talk"]
    assert await found("speed=live") == ["game", "live"]
    assert await found("speed=days") == ["days"]
    assert await found("speed=free") == ["root", "talk"]
    assert await found("players=3") == ["live"]
    assert await found("rated=1") == ["days"]
    assert await found("speed=free&level=much&title=root") == ["root"]
    await eve.post(f"/api/tables/{made['talk'].id}/join", {})
    assert await found("speed=free") == ["root"]  # the other has no free seat any more
    talk = await eve.table(made["talk"].id)
    assert (talk.lang, talk.level, talk.speed) == ("de", "new", "free")
    odds = ["title=chess", "lang=xx", "speed=fast", "level=9", "players=-1", "players=999"]
    for odd in [*odds, "rated=yes", "before=x", "before=-1", f"before={10**15}"]:
        with pytest.raises(Refused, match="bad-message"):
            await eve.get(f"/api/tables?scope=open&{odd}")
    for wish in ({"lang": "fr"}, {"level": "good"}):
        with pytest.raises(Refused, match="bad-message"):
            await ann.new_table("me", "open", **wish)


async def test_the_next_turn_is_where_others_wait_longest(guest):
    ann, bob = await guest("Ann"), await guest("Bob")
    assert (await ann.get("/api/turns"))["turns"] == []
    tables = []
    for _ in range(3):
        table = await ann.new_table("me", "open")
        await bob.post(f"/api/invitations/{table.invite}/join", {})
        await ann.post(f"/api/tables/{table.id}/start")
        tables.append(table.id)
    found = (await ann.get("/api/turns"))["turns"]
    assert [one["table"] for one in found] == tables
    assert (await bob.get("/api/turns"))["turns"] == []
    await ann.post(f"/api/tables/{tables[0]}/replace", {"seat": 0, "bot": "bigmoney"})
    assert [one["table"] for one in (await ann.get("/api/turns"))["turns"]] == tables[1:]
