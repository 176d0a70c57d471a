"""Guests, accounts, cookies, tokens, origins, settings."""

from __future__ import annotations

import random
import time

import pytest

from tafelrunde.server.limits import SESSION_SECONDS
from tafelrunde.server.signing import Signing
from tafelrunde.store.users import User
from tests.server.client import Person, Refused

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"


async def refused(person, *request, **headers) -> str:
    with pytest.raises(Refused) as info:
        await person.ask(*request, **headers)
    return info.value.error


async def test_a_name_is_enough_to_play(server):
    person = Person(server.url)
    me = await person.get("/api/me")
    assert me["user"] is None and me["csrf"]
    assert await refused(person, "POST", "/api/tables", {"title": "dominion", "seats": []}) == (
        "not-signed-in"
    )
    me = await person.post("/api/guest", {"name": "  Ann\u0000  of \n Green  "})
    assert me["user"]["name"] == "Ann of Green" and not me["user"]["account"]
    assert (await person.get("/api/me"))["user"] == me["user"]
    await person.close()


async def test_names_need_letters_and_an_end(guest):
    person = await guest("Ann")
    for name in ["", "   ", "!?", "x" * 41, 5, None]:
        assert await refused(person, "POST", "/api/guest", {"name": name}) == "bad-message", name


async def test_a_guest_becomes_an_account_and_keeps_the_games(server, guest):
    ann = await guest("Ann")
    table = await ann.new_table("me", "bigmoney")
    name = f"Ann {table.id}"
    me = await ann.post("/api/account", {"name": name, "password": PASSWORD})
    assert me["user"]["account"] and me["user"]["name"] == name
    assert (await ann.table(table.id)).your_seat == 0
    assert (await ann.table(table.id)).seats[0].name == name
    assert await refused(ann, "POST", "/api/account", {"name": "x1", "password": PASSWORD}) == (
        "has-account"
    )
    other = Person(server.url)
    await other.get("/api/me")
    wrong = {"name": name, "password": "not this one"}
    assert await refused(other, "POST", "/api/login", wrong) == "wrong-password"
    unknown = {"name": f"nobody {table.id}", "password": PASSWORD}
    assert await refused(other, "POST", "/api/login", unknown) == "wrong-password"
    await other.post("/api/login", {"name": name.upper(), "password": PASSWORD})
    assert (await other.table(table.id)).your_seat == 0
    await other.post("/api/logout")
    assert (await other.get("/api/me"))["user"] is None
    await other.close()


async def test_a_name_belongs_to_one_account(guest):
    ann, bob = await guest("Ann"), await guest("Bob")
    id = (await ann.get("/api/me"))["user"]["id"]
    wish = {"name": f"Straße {id}", "password": PASSWORD}
    await ann.post("/api/account", wish)
    same = {**wish, "name": f"STRASSE {id}"}
    assert await refused(bob, "POST", "/api/account", same) == "name-taken"
    short = {"name": f"Bob {id}", "password": "short"}
    assert await refused(bob, "POST", "/api/account", short) == "bad-message"


async def test_a_guest_who_signs_in_takes_the_games_along(server, guest):
    ann = await guest("Ann")
    id = (await ann.get("/api/me"))["user"]["id"]
    wish = {"name": f"Ann {id}", "password": PASSWORD}
    await ann.post("/api/account", wish)
    phone = await guest("Ann's phone")
    table = await phone.new_table("me", "bigmoney")
    await phone.post("/api/login", wish)
    seen = await ann.table(table.id)
    assert seen.your_seat == 0 and seen.seats[0].name == wish["name"]


async def test_a_new_password_ends_the_sessions_of_the_guest(server, guest):
    ann = await guest("Ann")
    copy = Person(server.url)
    copy.http.cookies = ann.http.cookies.__class__(ann.http.cookies)
    assert (await copy.get("/api/me"))["user"] is not None
    id = (await ann.get("/api/me"))["user"]["id"]
    await ann.post("/api/account", {"name": f"Ann {id}", "password": PASSWORD})
    assert (await copy.get("/api/me"))["user"] is None
    await copy.close()


async def test_a_forged_cookie_is_nobodys(server, guest):
    ann = await guest("Ann")
    good = ann.http.cookies["tafelrunde"]
    for bad in [good[:-2] + "xx", good.split(".")[0], "x" * 5000, ""]:
        thief = Person(server.url)
        thief.http.cookies.set("tafelrunde", bad)
        assert (await thief.get("/api/me"))["user"] is None
        await thief.close()


async def test_every_change_needs_the_token_and_our_own_page(server, guest):
    ann, bob = await guest("Ann"), await guest("Bob")
    wish = ("POST", "/api/guest", {"name": "Eve"})
    assert await refused(ann, *wish, X_CSRF_Token="") == "bad-token"
    assert await refused(ann, *wish, X_CSRF_Token=bob.csrf) == "bad-token"
    for origin in ["https://evil.example", "null", "http://127.0.0.1", "http://[bad"]:
        assert await refused(ann, *wish, Origin=origin) == "bad-origin"
    await ann.ask(*wish, Origin=server.url)


async def test_the_cookie_is_for_this_site_and_not_for_scripts(server):
    person = Person(server.url)
    await person.get("/api/me")
    answer = await person.http.post(
        "/api/guest", json={"name": "Ann"}, headers={"X-CSRF-Token": person.csrf}
    )
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie
    await person.close()


async def test_no_page_runs_inline_script_or_is_framed(server):
    person = Person(server.url)
    for path in [
        "/",
        "/table/x",
        "/api/me",
        "/nothing.js",
        "/api/nothing",
        "/locale/de/common.ftl",
    ]:
        headers = (await person.http.get(path)).headers
        policy = headers["content-security-policy"]
        scripts = next(part for part in policy.split("; ") if part.startswith("script-src"))
        assert scripts == "script-src 'self'" and "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    await person.close()


async def test_settings_are_kept(guest):
    ann = await guest("Ann")
    wish = {"lang": "de", "preferences": {"sound": True, "theme": "dark", "speed": 3}}
    told = await ann.ask("PUT", "/api/settings", wish)
    mail = {"email": "", "unverified": "", "mail_turns": False}
    assert told["settings"] == {"webhook": "", **mail, **wish}
    told = await ann.ask("PUT", "/api/settings", {"name": "Anna"})
    assert told["user"]["name"] == "Anna" and told["settings"]["lang"] == "de"
    assert await refused(ann, "PUT", "/api/settings", {"lang": "xx"}) == "bad-message"
    large = {"preferences": {f"k{n}": "x" * 100 for n in range(60)}}
    assert await refused(ann, "PUT", "/api/settings", large) == "too-large"


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1/x",
        "http://localhost:9/",
        "http://[::1]/",
        "http://10.0.0.1/",
        "http://169.254.169.254/latest",
        "http://[::ffff:127.0.0.1]/",
        "http://[::127.0.0.1]/",
        "http://[fec0::1]/",
        "http://0.0.0.0/",
        "http://0/",
        "http://127.1/",
        "http://2130706433/",
        "http://0x7f000001/",
        "http://0177.0.0.1/",
        "http://169.254.169.254.:80/",
        "http://:word@example.org/",
        "http://example.org@127.0.0.1/",
        "http://example.org\r\nX-Odd: 1/",
        "https://example.org:0/",
        "//example.org/",
        "javascript:alert(1)",
        "http://" + 64 * "a" + ".org/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "http://user:pw@example.org/",
        "http://exa mple.org/",
        "http://example.org:99999/",
        "no address",
    ],
)
async def test_a_webhook_cannot_point_into_the_own_network(guest, address):
    ann = await guest("Ann")
    assert await refused(ann, "PUT", "/api/settings", {"webhook": address}) == "bad-webhook"
    assert (await ann.get("/api/me"))["settings"]["webhook"] == ""


async def test_titles_cards_rules_and_kingdoms_can_be_kept_by_the_browser(server):
    person = Person(server.url)
    for path in [
        "/api/titles",
        "/api/titles/dominion/cards",
        "/api/titles/dominion/words",
        "/api/titles/dominion/rules",
        "/api/titles/dominion/presets",
        "/locale/de/dominion.ftl",
    ]:
        first = await person.http.get(path)
        assert first.status_code == 200 and len(first.content) > 300
        again = await person.http.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert again.status_code == 304 and not again.content
    cards = {card["id"]: card for card in await person.get("/api/titles/dominion/cards")}
    assert cards["moat"]["types"] == ["action", "reaction"] and cards["moat"]["cost"] == 2
    words = {card["id"]: card for card in await person.get("/api/titles/dominion/words")}
    assert list(words) == list(cards)
    assert words["moat"]["name"] == {"en": "Moat", "de": "Burggraben"}
    rules = {rule["id"]: rule for rule in await person.get("/api/titles/dominion/rules")}
    assert set(rules["D17"]["text"]) == {"en", "de"}
    for what in ("cards", "words"):
        assert await refused(person, "GET", f"/api/titles/chess/{what}") == "not-found"
    assert await refused(person, "GET", "/locale/xx/dominion.ftl") == "not-found"
    await person.close()


async def test_a_kingdom_can_be_drawn_and_rerolled_before_the_game(guest):
    ann = await guest("Ann")
    path = "/api/titles/dominion/preview"
    drawn = await ann.post(path, {"seats": 2, "options": {"draw": {"sets": ["base"]}}})
    assert len(drawn["cards"]) == 10
    old = drawn["cards"][3]
    wish = {"seats": 2, "options": drawn["options"], "reroll": old}
    fresh = await ann.post(path, wish)
    assert old not in fresh["cards"] and len(set(fresh["cards"]) & set(drawn["cards"])) == 9
    table = await ann.new_table("me", "bigmoney", options=fresh["options"])
    async with ann.at(table.id) as page:
        await page.until(lambda: page.state)
        piles = {pile["card"] for pile in page.now.view.facts["supply"]}
    assert set(fresh["cards"]) <= piles
    assert await refused(ann, "POST", path, {"seats": 9, "options": {}}) == "bad-options"
    assert await refused(ann, "POST", path, {"seats": 2, "options": {"x": 1}}) == "bad-options"
    wish = {"seats": 2, "options": {}, "reroll": "moat"}  # where nothing is drawn
    assert await refused(ann, "POST", "/api/titles/allegoria/preview", wish) == "bad-options"


async def test_forms_and_realms_are_asked_of_any_title(guest):
    ann = await guest("Ann")
    kingdoms = await ann.get("/api/titles/dominion/presets")
    assert "first-game" in {row["slug"] for row in kingdoms["recommended"]}
    assert await ann.get("/api/titles/root/presets") is None
    assert await refused(ann, "GET", "/api/titles/chess/presets") == "not-found"
    path = "/api/titles/{}/chronicle"
    assert await refused(ann, "POST", path.format("root"), {}) == "not-found"
    assert await refused(ann, "POST", path.format("chess"), {}) == "not-found"
    assert await refused(ann, "POST", path.format("oath"), {}) == "bad-chronicle"
    table = await ann.new_table("me", "bigmoney")
    assert table.realm is None
    for what in ("realm", "chronicle", "seed"):
        trouble = await refused(ann, "GET", f"/api/tables/{table.id}/{what}")
        assert trouble in ("not-found", "not-allowed", "still-running")


async def test_a_new_password_needs_the_old_one_and_ends_all_other_sessions(server, guest):
    ann, phone = await guest("Ann"), Person(server.url)
    id = (await ann.get("/api/me"))["user"]["id"]
    name, new = f"Ann {id}", "another long one"
    await ann.post("/api/account", {"name": name, "password": PASSWORD})
    table = await ann.new_table("me", "open")
    await phone.get("/api/me")
    await phone.post("/api/login", {"name": name, "password": PASSWORD})
    wrong = {"password": "not this one", "new": new}
    assert await refused(ann, "POST", "/api/password", wrong) == "wrong-password"
    short = {"password": PASSWORD, "new": "short"}
    assert await refused(ann, "POST", "/api/password", short) == "bad-message"
    async with phone.at(table.id) as page, ann.at(table.id) as own:
        await page.until(lambda: page.room)
        await own.until(lambda: own.room)
        before = ann.csrf
        me = await ann.post("/api/password", {"password": PASSWORD, "new": new})
        assert me["user"]["id"] == id and me["csrf"] != before
        await page.until_closed(1012)  # everybody connects anew
        await own.until_closed(1012)
    async with ann.at(table.id) as own:
        await own.until(lambda: own.room)
    async with phone.at(table.id) as page:
        await page.until_closed(4401)
    assert (await phone.get("/api/me"))["user"] is None
    old = {"name": name, "password": PASSWORD}
    assert await refused(phone, "POST", "/api/login", old) == "wrong-password"
    await phone.post("/api/login", {"name": name, "password": new})
    await phone.close()


async def test_signing_out_everywhere_ends_every_session_of_the_account(server, guest):
    ann, phone = await guest("Ann"), Person(server.url)
    id = (await ann.get("/api/me"))["user"]["id"]
    wish = {"name": f"Ann {id}", "password": PASSWORD}
    await ann.post("/api/account", wish)
    await phone.get("/api/me")
    await phone.post("/api/login", wish)
    table = await ann.new_table("me", "open")
    async with phone.at(table.id) as page:
        await page.until(lambda: page.room)
        assert (await ann.post("/api/logout/everywhere"))["user"] is None
        await page.until_closed(1012)
    for one in (ann, phone):
        assert (await one.get("/api/me"))["user"] is None
    await ann.post("/api/login", wish)
    assert (await ann.table(table.id)).your_seat == 0
    await phone.close()


async def test_a_guest_has_no_password_to_change_and_no_other_sessions(guest):
    ann = await guest("Ann")
    wish = {"password": "", "new": PASSWORD}
    assert await refused(ann, "POST", "/api/password", wish) == "not-allowed"
    assert await refused(ann, "POST", "/api/logout/everywhere") == "not-allowed"
    assert (await ann.get("/api/me"))["user"] is not None


async def test_signing_in_during_a_game_keeps_the_seat_in_every_open_page(server, guest):
    ann, bob = await guest("Ann"), await guest("Bob")
    id = (await ann.get("/api/me"))["user"]["id"]
    wish = {"name": f"Ann {id}", "password": PASSWORD}
    await ann.post("/api/account", wish)
    phone = await guest("Somebody")
    table = await phone.new_table("me", "open", public=True)
    await bob.post(f"/api/tables/{table.id}/join", {})
    await phone.post(f"/api/tables/{table.id}/start")
    abandoned = Person(server.url)
    abandoned.http.cookies = phone.http.cookies.__class__(phone.http.cookies)
    async with phone.at(table.id) as one, phone.at(table.id) as two, bob.at(table.id) as other:
        for page in (one, two):
            await page.until(lambda page=page: page.state)
            assert page.now.seat == 0
        await phone.post("/api/login", wish)
        for page in (one, two):
            await page.until(lambda page=page: page.room.seats[0].name == wish["name"])
            assert page.closed is None and page.room.your_seat == 0 and page.now.seat == 0
        await one.play(random.Random(3), answers=1)
        await two.until(lambda: two.now.step >= 1)
        await other.until(lambda: other.room.seats[0].name == wish["name"])
    assert (await abandoned.get("/api/me"))["user"] is None  # the guest's cookie has ended
    async with abandoned.at(table.id) as page:
        await page.until_closed(4401)
    await abandoned.close()


async def test_who_would_sit_at_a_table_twice_gives_one_seat_to_a_bot(server, guest):
    ann, bob = await guest("Ann"), await guest("Bob")
    id = (await ann.get("/api/me"))["user"]["id"]
    wish = {"name": f"Ann {id}", "password": PASSWORD}
    await ann.post("/api/account", wish)
    running = await ann.new_table("me", "open", public=True)
    waiting = await ann.new_table("me", "open", "open", public=True)
    twin = await guest("Twin")
    for table in (running, waiting):
        await twin.post(f"/api/tables/{table.id}/join", {})
    await ann.post(f"/api/tables/{running.id}/start")
    await twin.post("/api/login", wish)
    kinds = [[seat.kind for seat in (await bob.table(t.id)).seats] for t in (running, waiting)]
    assert kinds == [["human", "bot"], ["human", "open", "open"]]
    assert (await twin.table(running.id)).your_seat == 0


async def test_signing_out_ends_that_session_on_the_server_and_no_other(server, guest):
    ann, phone = await guest("Ann"), Person(server.url)
    id = (await ann.get("/api/me"))["user"]["id"]
    wish = {"name": f"Ann {id}", "password": PASSWORD}
    await ann.post("/api/account", wish)
    await phone.get("/api/me")
    await phone.post("/api/login", wish)
    table = await ann.new_table("me", "open")
    kept = Person(server.url)
    kept.http.cookies = ann.http.cookies.__class__(ann.http.cookies)
    await ann.get("/api/me")  # a renewed cookie is of the same session
    async with ann.at(table.id) as page, phone.at(table.id) as other:
        await page.until(lambda: page.room)
        await other.until(lambda: other.room)
        await ann.post("/api/logout")
        await page.until_closed(4401)
        assert other.closed is None
    assert (await kept.get("/api/me"))["user"] is None  # somebody who has copied the cookie
    assert (await phone.get("/api/me"))["user"]["id"] == id
    await kept.close()
    await phone.close()


def test_a_clock_that_is_set_back_signs_nobody_out(monkeypatch):
    signing = Signing("secret")
    user = User("u", "Ann", None, None, 3, "en", "", {}, 0)
    cookie = signing.session(user, "s")
    assert signing.read_session(cookie) == ("u", 3, "s")
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() - 3 * 24 * 3600)
    assert signing.read_session(cookie) == ("u", 3, "s")
    monkeypatch.setattr(time, "time", lambda: real() + SESSION_SECONDS - 60)
    assert signing.read_session(cookie) == ("u", 3, "s")
    monkeypatch.setattr(time, "time", lambda: real() + SESSION_SECONDS + 60)
    assert signing.read_session(cookie) is None


def test_a_cookie_from_before_sessions_had_names_goes_on():
    signing = Signing("secret")
    old = signing._sessions.dumps(["u", 3])
    found = signing.read_session(old)
    assert found is not None and found.user == "u" and len(found.id) == 24
    assert signing.read_session(old) == found
    for wrong in (["u"], [1, 2, 3], ["u", "3", "s"], "u", None, {}):
        assert signing.read_session(signing._sessions.dumps(wrong)) is None
