"""What a client may not reach: files, foreign tables, other programs, too much of anything."""

from __future__ import annotations

import json
import random
from pathlib import Path

import httpx
import msgspec
import pytest

from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import encode
from tafelrunde.kernel.rng import Rng
from tafelrunde.server import limits, uploads
from tafelrunde.server.app import create_app, prepare
from tafelrunde.server.options import check_size, check_wishes
from tafelrunde.server.refusals import Refusal
from tafelrunde.server.settings import Settings
from tafelrunde.titles import registry
from tests.server.client import Person, Refused

pytestmark = pytest.mark.anyio

TWO = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


async def refused(person, *request) -> tuple[str, bytes]:
    with pytest.raises(Refused) as info:
        await person.ask(*request)
    return info.value.error, person.received[-1]


@pytest.fixture
def secret_file(tmp_path) -> str:
    """A file of the server that looks like somebody's own cards."""
    path = Path(tmp_path) / "mine.json"
    path.write_text(json.dumps({"quiet-word": [{"id": "quiet-word"}]}))
    return str(path)


async def test_no_option_of_a_client_names_a_file(guest, secret_file):
    ann = await guest("Ann")
    for path in (secret_file, "/etc/passwd", "mine.toml", "../pyproject.toml", 5, ["x"], True):
        options = {"cards": path}
        table = {"title": "allegoria", "seats": TWO, "options": options}
        record = msgspec.to_builtins(
            Match.new(registry.load("allegoria"), 2, {}, seed="x").record()
        )
        requests = [
            ("POST", "/api/titles/allegoria/preview", {"seats": 2, "options": options}),
            ("POST", "/api/tables", table),
            ("POST", "/api/records", {**record, "options": options}),
        ]
        for request in requests:
            error, body = await refused(ann, *request)
            assert error in ("bad-options", "bad-record") and b"quiet-word" not in body
            assert b"no file" not in body  # not even whether it is there
    dominion = {"title": "dominion", "seats": TWO, "options": {"cards": secret_file}}
    assert (await refused(ann, "POST", "/api/tables", dominion))[0] == "bad-options"


async def test_own_cards_are_for_allegoria_and_are_checked(guest):
    ann = await guest("Ann")
    rng = Rng("cards")
    own: dict[str, object] = {}
    while "cards" not in own:
        seats, own = registry.load("allegoria").sample(rng)
    table = await ann.new_table("me", *["random"] * (seats - 1), title="allegoria", options=own)
    assert table.status == "running" and table.options == own
    for cards in (
        {},
        {"x": []},
        {"traders": 5},
        {"traders": [[]]},
        {"traders": [{"id": "y" * 99}]},
    ):
        for title in ("allegoria", "dominion", "root"):
            if (title, cards) == ("allegoria", {}):
                continue
            wish = {"title": title, "seats": TWO, "options": {"cards": cards}}
            assert (await refused(ann, "POST", "/api/tables", wish))[0] == "bad-options"


@pytest.mark.parametrize("title", sorted(registry.TITLES))
async def test_random_options_are_refused_politely(guest, title):
    ann = await guest("Ann")
    rng = random.Random(title)
    values = [None, True, -1, 2**62, 1e300, "", "x" * 200, [], [[]], {}, {"x": {}}, ["a", 5, None]]
    known = [option.id for option in registry.find(title).options]
    for _ in range(60):
        options = {
            rng.choice([*known, "x"]): rng.choice(values) for _ in range(rng.randrange(1, 4))
        }
        answer = await ann.http.post(
            f"/api/titles/{title}/preview",
            content=msgspec.json.encode({"seats": rng.choice([1, 2, 3, 99]), "options": options}),
            headers={"X-CSRF-Token": ann.csrf},
        )
        assert answer.status_code < 500, options
        told = answer.json()
        assert answer.status_code == 200 or told["error"] in ("bad-options", "bad-message")


def test_options_have_an_end():
    with pytest.raises(Refusal) as info:
        check_size({"cards": {"x": "y" * limits.OPTIONS}})
    assert info.value.code == "too-large"


async def test_a_private_table_looks_like_no_table_at_all(server, guest):
    ann, eve = await guest("Ann"), await guest("Eve")
    table = await ann.new_table("me", "bigmoney")
    wish = {"seat": 0, "bot": "random", "step": 0}
    for method, path, body in [
        ("GET", "", None),
        ("POST", "/join", {}),
        ("POST", "/start", None),
        ("POST", "/close", None),
        ("POST", "/leave", None),
        ("POST", "/replace", {"seat": 0, "bot": "random"}),
        ("POST", "/sandbox", wish),
        ("GET", "/record", None),
        ("GET", "/replay", None),
        ("GET", "/realm", None),
        ("GET", "/chronicle", None),
        ("GET", "/seed", None),
        ("POST", "/next", None),
    ]:
        told = [
            await refused(eve, method, f"/api/tables/{id}{path}", body)
            for id in (table.id, "A" * len(table.id))
        ]
        assert told[0] == told[1] and told[0][0] == "not-found", path
    assert len(table.id) >= 12  # nobody guesses 72 bits


@pytest.mark.parametrize(
    "name", ["os:system", "../x", "__class__", "", "Random", "random\n", "x" * 81]
)
async def test_a_bot_is_one_of_the_title(guest, name):
    ann = await guest("Ann")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": name}]
    wish = {"title": "dominion", "seats": seats}
    assert (await refused(ann, "POST", "/api/tables", wish))[0] in ("bad-options", "bad-message")
    table = await ann.new_table("me", "bigmoney")
    for path in ("replace", "sandbox"):
        body = {"seat": 0, "bot": name, **({"step": 0} if path == "sandbox" else {})}
        if path == "replace" and not name:
            continue  # this gives the seat back
        error, _ = await refused(ann, "POST", f"/api/tables/{table.id}/{path}", body)
        assert error in ("bad-options", "bad-message")


async def test_a_bomb_of_a_record_is_refused_in_time(guest):
    ann = await guest("Ann")
    title = registry.load("dominion")
    good = Match.new(title, 2, {}, seed="bomb").record()
    deep = b'{"options":' + b'{"x":' * 50_000 + b"1" + b"}" * 50_000 + b"}"
    plain = encode(good)
    digits = plain.replace(b'"answers"', b'"answers":[[0,' + b"9" * 5000 + b']],"x"', 1)
    many = msgspec.json.encode({**msgspec.to_builtins(good), "answers": [[0, 0]] * 90_000})
    names = msgspec.json.encode({**msgspec.to_builtins(good), "names": ["x"] * 50_000})
    for bomb in (deep, digits, many, names, b"[" * 900_000, b'"' + b"x" * 900_000 + b'"'):
        error, _ = await refused(ann, "POST", "/api/records", bomb)
        assert error == "bad-record", bomb[:40]
    assert (await ann.http.get("/api/health")).status_code == 200


async def test_a_record_that_takes_too_long_is_stopped(monkeypatch):
    monkeypatch.setattr(uploads, "UPLOAD_SECONDS", 0.01)
    data = encode(Match.new(registry.load("dominion"), 2, {}, seed="slow").record())
    with pytest.raises(Refusal) as info:
        await uploads.check_upload(data)
    assert info.value.code == "too-slow"


@pytest.mark.parametrize("secure", [True, False])
async def test_https_is_for_good_where_it_is_used(tmp_path, secure):
    settings = Settings(db=str(tmp_path / "games.db"), secure=secure)
    prepare(settings)
    app = create_app(settings)
    way = httpx.ASGITransport(app=app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=way, base_url="http://test") as client,
    ):
        me = await client.get("/api/me")
        assert ("strict-transport-security" in me.headers) == secure
        token = {"X-CSRF-Token": me.json()["csrf"]}
        guest = await client.post("/api/guest", json={"name": "Ann"}, headers=token)
        assert ("secure" in guest.headers["set-cookie"].lower().split("; ")) == secure


async def test_a_sandbox_of_a_foreign_running_game_cannot_be_had(server, guest):
    ann, bob = await guest("Ann"), await guest("Bob")
    public = await ann.new_table("me", "bigmoney", public=True)
    wish = {"step": 0, "seat": 0, "bot": "random"}
    path = f"/api/tables/{public.id}/sandbox"
    assert (await refused(bob, "POST", path, wish))[0] == "still-running"
    stranger = Person(server.url)
    await stranger.get("/api/me")
    assert (await refused(stranger, "POST", path, wish))[0] == "not-signed-in"
    await stranger.close()


def test_a_world_of_oath_whose_maker_knows_its_decks_begins_no_table_but_may_be_looked_at():
    world = registry.load("oath").sample(Rng("later"))[1].get("world") or {"name": "x"}
    with pytest.raises(BadOptions, match="by its name here: new, introduction"):
        check_wishes("oath", {"world": world})
    check_wishes("oath", {"world": "introduction"})
