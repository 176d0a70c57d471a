"""Finished games: records, replays, uploads, sandboxes."""

from __future__ import annotations

import random
from types import SimpleNamespace

import msgspec
import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import decode, encode
from tafelrunde.server import messages as m
from tafelrunde.server.cursors import Cursors
from tafelrunde.server.positions import positions
from tafelrunde.server.replay import Showing
from tafelrunde.titles import registry
from tests.server.client import Person, Refused

pytestmark = pytest.mark.anyio


async def refused(person, *request) -> str:
    with pytest.raises(Refused) as info:
        await person.ask(*request)
    return info.value.error


async def finished(person: Person, *seats: str, **more: object) -> str:
    """A game of bots (and perhaps the person), played to its end."""
    table = await person.new_table(*seats, **more)
    async with person.at(table.id) as page:
        if "me" in seats:
            await page.play(random.Random(4))
        await page.until(lambda: page.room and page.room.status == "finished")
        assert page.room is not None and page.room.result == page.now.result
    return table.id


async def record_of(person: Person, table: str) -> bytes:
    answer = await person.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200
    content: bytes = answer.content
    return content


async def test_the_record_of_a_finished_game_replays_and_that_of_a_running_one_is_refused(guest):
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await finished(ann, "me", "bigmoney")
    data = await record_of(ann, table)
    record = decode(data)
    match = Match.load(registry.load("dominion"), record)
    assert match.over and record.result is not None and record.names == ["Ann", "bigmoney"]
    for deed in ("record", "replay"):
        assert await refused(bob, "GET", f"/api/tables/{table}/{deed}") == "not-found"
    running = await ann.new_table("me", "bigmoney")
    for deed in ("record", "replay"):
        assert await refused(ann, "GET", f"/api/tables/{running.id}/{deed}") == "still-running"
    assert table in [t["id"] for t in (await ann.get("/api/tables?scope=mine"))["tables"]]


async def test_a_replay_shows_every_position_to_every_eye(guest):
    ann = await guest("Ann")
    table = await finished(ann, "bigmoney", "first_game", public=True)
    record = decode(await record_of(ann, table))
    eve = await guest("Eve")  # a public game may be watched afterwards, too
    for viewer in ("0", "1", "-1", "all"):
        match = Match.new(registry.load("dominion"), 2, record.options, seed=record.seed)
        log: list[object] = []
        step = 0
        while step <= len(record.answers):
            path = f"/api/tables/{table}/replay?viewer={viewer}&from={step}"
            page = msgspec.convert(await eve.get(path), m.Replay)
            assert page.steps == len(record.answers) and page.positions[0].step == step
            for position in page.positions:
                log.extend(position.events)
                if viewer != "all":
                    assert msgspec.to_builtins(position.view) == match.view(int(viewer))
                else:
                    zones = [zone for zone in position.view.zones if zone.name in ("hand", "deck")]
                    assert all(None not in zone.cards for zone in zones)
                    assert sum(len(zone.cards) for zone in zones) >= 2
                    assert all(ask.options for ask in position.asks)
                if position.step < len(record.answers):
                    seat, option = record.answers[position.step]
                    name = match.title.vocabulary.name(option)
                    assert (position.by, position.chosen) == (seat, name)
                    match.answer(seat, option)
            step = page.positions[-1].step + 1
        assert len(log) == match.event_count() and match.over
        if viewer != "all":
            assert log == match.log(int(viewer))
    for query in ("viewer=2", "viewer=x", "viewer=0&from=x", "from=-1"):
        assert await refused(eve, "GET", f"/api/tables/{table}/replay?{query}") == "bad-message"
    late = await eve.get(f"/api/tables/{table}/replay?from=9999")
    assert [one["step"] for one in late["positions"]] == [len(record.answers)]


async def test_a_record_from_elsewhere_can_be_looked_at(guest):
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await finished(ann, "bigmoney", "first_game")
    data = await record_of(ann, table)
    shown = await bob.ask("POST", "/api/records", data)
    assert (shown["kind"], shown["status"], shown["owner"]) == ("upload", "finished", "Bob")
    assert {"replay", "record", "close"} <= set(shown["can"])
    replay = await bob.get(f"/api/tables/{shown['id']}/replay?viewer=all")
    assert replay["steps"] == len(decode(data).answers)
    again = await record_of(bob, shown["id"])
    assert decode(again).answers == decode(data).answers
    assert await refused(ann, "GET", f"/api/tables/{shown['id']}") == "not-found"
    half = msgspec.structs.replace(decode(data), answers=decode(data).answers[:20], result=None)
    shown = await bob.ask("POST", "/api/records", encode(half))
    assert shown["steps"] == 20 and shown["result"] is None


async def test_a_hostile_record_is_refused(guest):
    ann = await guest("Ann")
    table = await finished(ann, "bigmoney", "first_game")
    data = await record_of(ann, table)
    good = decode(data)
    seat, option = good.answers[10]

    def changed(**parts: object) -> bytes:
        return msgspec.json.encode({**msgspec.to_builtins(good), **parts})

    wrong = [[seat, option + 1], *good.answers[11:]]
    hostile = {
        b"": "bad-record",
        b"\xff\xfe": "bad-record",
        b"[" * 100_000: "bad-record",
        b"{}": "bad-record",
        changed(extra=1): "bad-record",
        changed(format=99): "bad-record",
        changed(revision=99): "old-record",
        changed(title="chess"): "not-found",
        changed(title="os"): "not-found",
        changed(seats=200): "bad-record",
        changed(seats=3): "bad-record",
        changed(seed="another"): "bad-record",
        changed(seed="nul\0"): "bad-record",
        changed(seed="x" * 300): "bad-record",
        changed(answers=[*good.answers[:10], *wrong]): "bad-record",
        changed(answers=[*good.answers, [0, 0]]): "bad-record",
        changed(answers=[[0, 2**40]]): "bad-record",
        changed(answers=[[0, 0]] * 25_000): "bad-record",
        changed(names=["x" * 300]): "bad-record",
        changed(options={"draw": {"sets": ["base"], "seed": 5}}): "bad-record",
        changed(options={"x": "y" * 9000}): "bad-record",
        changed(result={"scores": [99, 0], "winners": [0], "reason": "provinces"}): "bad-record",
    }
    mine = len((await ann.get("/api/tables?scope=mine"))["tables"])
    for body, error in hostile.items():
        assert await refused(ann, "POST", "/api/records", body) == error, body[:200]
    assert len((await ann.get("/api/tables?scope=mine"))["tables"]) == mine


async def test_a_sandbox_plays_on_from_any_position_of_a_finished_game(guest):
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await finished(ann, "bigmoney", "first_game", public=True)
    steps = (await ann.table(table)).steps
    wish = {"step": steps // 2, "seat": 1, "bot": "bigmoney"}
    told = await bob.post(f"/api/tables/{table}/sandbox", wish)
    assert (told["kind"], told["status"], told["your_seat"]) == ("sandbox", "running", 1)
    async with bob.at(told["id"]) as page:
        await page.until_asked()
        assert page.now.step >= steps // 2
        await page.play(random.Random(2), answers=5)
    assert (await ann.table(table)).steps == steps
    for bad in ({"step": steps + 1}, {"seat": 2}, {"seat": -1}):
        path = f"/api/tables/{table}/sandbox"
        assert await refused(bob, "POST", path, {**wish, **bad}) == "bad-message"
    assert await refused(bob, "POST", path, {**wish, "bot": "x"}) == "bad-options"


async def test_a_sandbox_of_a_running_game_is_for_who_plays_against_bots_only(guest):
    ann, bob = await guest("Ann"), await guest("Bob")
    alone = await ann.new_table("me", "bigmoney", public=True)
    async with ann.at(alone.id) as page:
        await page.play(random.Random(1), answers=3)
    steps = (await ann.table(alone.id)).steps
    path = f"/api/tables/{alone.id}/sandbox"
    wish = {"step": steps, "seat": 0, "bot": "bigmoney"}
    assert await refused(bob, "POST", path, wish) == "still-running"
    assert await refused(ann, "POST", path, {**wish, "seat": 1}) == "not-allowed"
    told = await ann.post(path, wish)
    async with ann.at(told["id"]) as page:
        await page.play(random.Random(2))
    copy = await ann.table(told["id"])
    assert copy.status == "finished" and "record" not in copy.can  # it holds the seed of the other
    for deed in ("record", "replay"):
        assert await refused(ann, "GET", f"/api/tables/{copy.id}/{deed}") == "not-allowed"
    together = await ann.new_table("me", "open", "bigmoney")
    await bob.post(f"/api/invitations/{together.invite}/join", {})
    await ann.post(f"/api/tables/{together.id}/start")
    path = f"/api/tables/{together.id}/sandbox"
    assert await refused(ann, "POST", path, {**wish, "step": 0}) == "still-running"


def test_a_replay_through_ones_own_eyes_does_not_tell_the_secret_answers_of_others():
    match = Match.new(registry.load("oath"), 2, {}, seed="secret")
    while match.table.facts(-1)["phase"] == "setup":
        ask = match.pending[0]
        match.answer(ask.seat, ask.options[0])
    pages = {eyes: positions(Cursors(), "t", match.record(), eyes, 0) for eyes in (0, 1, -1, -2)}
    told = {eyes: [(p.by, p.chosen) for p in page] for eyes, page in pages.items()}
    secret = [n for n, (_, name) in enumerate(told[-2]) if name.startswith(("keep", "discard"))]
    assert {told[-2][n][0] for n in secret} == {0, 1}
    for n in secret:
        by, name = told[-2][n]
        assert told[by][n] == (by, name)
        assert told[1 - by][n] == told[-1][n] == (by, "")
    assert any(name.startswith("place") for _, name in told[-1])  # an open answer


# -- what is told about a game, and links to it


async def test_a_finished_game_is_summed_up_for_those_who_may_see_its_replay(guest):
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await finished(ann, "me", "bigmoney")
    told = msgspec.convert(await ann.get(f"/api/tables/{table}/summary"), m.Summary)
    result = (await ann.table(table)).result
    assert result is not None and told.curve[-1].values == result.scores
    assert [sum(one.points for one in seat) for seat in told.sources] == result.scores
    again = await ann.get(f"/api/tables/{table}/summary")  # kept, and the same
    assert again == msgspec.to_builtins(told)
    assert await refused(bob, "GET", f"/api/tables/{table}/summary") == "not-found"


@pytest.mark.parametrize("title", ["dominion", "root", "oath", "allegoria"])
async def test_nothing_is_told_about_a_game_that_runs(guest, title):
    ann, eve = await guest("Ann"), await guest("Eve")
    wish = {"title": title, "public": True}
    running = await ann.new_table("me", "random", "random", **wish)
    for person in (ann, eve):  # who plays, and who may watch
        assert "share" not in (await person.table(running.id)).can
        for what in ("summary", "share"):
            path = f"/api/tables/{running.id}/{what}"
            assert await refused(person, "GET", path) == "still-running"
        assert await refused(person, "POST", f"/api/tables/{running.id}/share") == "still-running"


async def test_a_shared_link_works_for_strangers_until_its_maker_withdraws_it(server, guest):
    ann, bob, stranger = await guest("Ann"), await guest("Bob"), Person(server.url)
    table = await finished(ann, "me", "bigmoney")
    path = f"/api/tables/{table}/share"
    assert "share" in (await ann.table(table)).can
    assert await ann.get(path) == {"token": ""}
    assert await refused(bob, "POST", path) == "not-found"
    token = (await ann.post(path))["token"]
    assert len(token) >= 32 and await ann.post(path) == await ann.get(path) == {"token": token}

    own = await ann.get(f"/api/tables/{table}/replay?viewer=all&from=50")
    seen = await stranger.get(f"/api/shared/{token}/replay?viewer=all&from=50")
    assert seen["positions"] == own["positions"] and seen["eyes"] == own["eyes"] == [-2, -1, 0, 1]
    assert seen["table"]["can"] == ["replay"] and seen["table"]["your_seat"] == -1
    assert not any(one["present"] for one in seen["table"]["seats"] if one["kind"] == "human")
    summary = await stranger.get(f"/api/shared/{token}/summary")
    assert summary == await ann.get(f"/api/tables/{table}/summary")
    # The link opens nothing else, and only its maker can withdraw it.
    for more in ("record", "replay", "summary"):
        assert await refused(stranger, "GET", f"/api/tables/{table}/{more}") == "not-found"
    for other in (bob, stranger):
        await other.get("/api/me")
        assert await refused(other, "DELETE", path) in ("not-found", "not-signed-in")
    assert await ann.ask("DELETE", path, {}) == {"token": ""}
    for bad in (token, "x" * 32, "x" * 500, "%00", "."):
        for what in ("replay", "summary"):
            error = await refused(stranger, "GET", f"/api/shared/{bad}/{what}")
            assert error in ("bad-link", "not-found")
    assert (await ann.post(path))["token"] != token
    await stranger.close()


async def test_a_link_goes_with_its_maker(server, guest):
    ann, stranger = await guest("Ann"), Person(server.url)
    table = await finished(ann, "me", "bigmoney", public=True)
    token = (await ann.post(f"/api/tables/{table}/share"))["token"]
    kept = await ann.get("/api/me/export")
    assert token not in str(kept) and table in str(kept["shares"])
    await ann.ask("DELETE", "/api/me", {})
    assert await refused(stranger, "GET", f"/api/shared/{token}/replay") == "bad-link"
    await stranger.close()


async def test_where_cards_may_be_hidden_still_everybody_looks_through_their_own_eyes():
    table = SimpleNamespace(seats=[0, 1, 2], source_runs=False, realm_runs=False)
    sitting, watching = SimpleNamespace(your_seat=1), SimpleNamespace(your_seat=-1)
    for told in (sitting, watching):
        assert Showing(table, told).eyes == [-2, -1, 0, 1, 2]
    table.realm_runs = True
    assert Showing(table, sitting).eyes == [-1, 1] and Showing(table, watching).eyes == [-1]
