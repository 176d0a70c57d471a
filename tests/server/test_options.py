"""Options over HTTP: declared for forms, refused in both languages, completed by the server."""

from __future__ import annotations

import msgspec
import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.titles import registry
from tests.server.client import Refused

pytestmark = pytest.mark.anyio

WRONG = [
    ("dominion", {"kingdom": "x"}, "first-game", "first-game"),
    ("dominion", {"draw": {"sets": ["x"]}}, "base, intrigue, seaside", "base, intrigue, seaside"),
    ("dominion", {"editions": {"base": "x"}}, "first, second, latest", "first, second, latest"),
    ("root", {"map": "x"}, "Known are: autumn, winter", "Bekannt sind: autumn, winter"),
    ("root", {"any_mix": 1}, "true or false, not 1", "true oder false, nicht 1"),
    ("root", {"first": 9}, "a seat from 0 to 3", "ein Platz von 0 bis 3"),
    ("oath", {"oath": "x"}, "Known are: supremacy", "Bekannt sind: supremacy"),
    ("oath", {"colour": "x"}, "did you mean colours", "meintest du colours"),
    ("allegoria", {"track": "x"}, "Known are: sections_of_2", "Bekannt sind: sections_of_2"),
    ("allegoria", {"cards": "x"}, "with the parts workers", "mit den Teilen workers"),
]


async def test_wrong_options_are_refused_with_what_is_possible(guest):
    for title, options, english, german in WRONG:
        person = await guest("Ann")
        seats = registry.find(title).usual_seats
        record = msgspec.to_builtins(Match.new(registry.load(title), seats, {}, seed="x").record())
        bots = [{"kind": "bot", "bot": "random"}] * (seats - 1)
        table = {"title": title, "seats": [{"kind": "me"}, *bots], "options": options}
        for path, body, code in [
            (f"/api/titles/{title}/preview", {"seats": seats, "options": options}, "bad-options"),
            ("/api/tables", table, "bad-options"),
            ("/api/records", {**record, "options": options}, "bad-record"),
        ]:
            with pytest.raises(Refused) as refusal:
                await person.ask("POST", path, body)
            told = msgspec.json.decode(person.received[-1])
            assert refusal.value.error == code
            assert english in told["texts"]["en"] and german in told["texts"]["de"], path


async def test_the_server_completes_a_wish_and_keeps_what_came_of_it(guest):
    ann = await guest("Ann")
    wish = {"factions": ["cult", "random", "random", "random"]}
    mixes = []
    for _ in range(6):
        told = await ann.post("/api/titles/root/preview", {"seats": 4, "options": wish})
        mixes.append(told["options"]["factions"])
        assert mixes[-1][0] == "cult" and "random" not in mixes[-1]
    assert len({tuple(mix) for mix in mixes}) > 1
    table = await ann.new_table("me", "random", "random", "random", title="root", options=wish)
    kept = table.options["factions"]
    assert isinstance(kept, list) and kept[0] == "cult" and len(set(kept)) == 4
    assert "random" not in kept


async def test_forms_are_told_every_option(guest):
    ann = await guest("Ann")
    told = {title["id"]: title["options"] for title in await ann.get("/api/titles")}
    for id, meta in registry.TITLES.items():
        assert [one["id"] for one in told[id]] == [one.id for one in meta.options]
    factions = next(one for one in told["root"] if one["id"] == "factions")
    assert factions["shape"]["kind"] == "seats"
    assert factions["shape"]["usual"][:2] == ["marquise", "eyrie"]
    assert factions["shape"]["item"]["choices"][:2] == ["marquise", "eyrie"]
