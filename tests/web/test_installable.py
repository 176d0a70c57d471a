"""The client as an app: read without a connection, nothing of a game kept, never an old client."""

from __future__ import annotations

import json
import os
import re
import shutil
import struct
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

import http_ece  # type: ignore[import-untyped]
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from playwright.sync_api import Page, expect

from tafelrunde.server import vapid
from tests.server.backends import Process, serving
from tests.web.people import Guest

KEPT = """async () => {
    const found = []
    for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const { url } of await cache.keys()) found.push(new URL(url).pathname)
    }
    return found
}"""
EVIL = "https://evil.example/"
# A click on the notification that is shown, and where it leads.
CLICKED = """async () => {
    self.led = []
    Clients.prototype.openWindow = async (path) => void self.led.push(`opens ${path}`)
    WindowClient.prototype.focus = async function () {
        self.led.push(`focuses ${new URL(this.url).pathname}`)
    }
    const [notification] = await self.registration.getNotifications()
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
}"""
# The browser's half of a push service, which a browser without a screen does not have.
SUBSCRIBED = """(() => {
    const made = {
        ...MADE,
        toJSON: () => (MADE),
        unsubscribe: async () => localStorage.removeItem('subscribed'),
    }
    PushManager.prototype.getSubscription = async () => localStorage.getItem('subscribed') && made
    PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
        window.wanted = { visible: userVisibleOnly, key: [...applicationServerKey] }
        localStorage.setItem('subscribed', 'yes')
        return made
    }
})()"""
READY = "(async () => (await navigator.serviceWorker.ready).active.state)()"


@pytest.fixture
def own(built: Path, tmp_path: Path) -> Iterator[Process]:
    """A server with a client of its own, which can be stopped and changed."""
    shutil.copytree(built, tmp_path / "static")
    with serving(
        str(tmp_path / "games.db"), tmp_path / "log", static=str(tmp_path / "static")
    ) as process:
        yield process


def reader(browser, process: Process, **options: Any) -> Guest:
    return Guest(browser, process.url, worker=True, **options)


def until_kept(person: Guest, page: Page, words: str) -> list[str]:
    """Wait until the pages to read are kept."""
    person.wait_for(lambda: any(words in one for one in page.evaluate(KEPT)), f"{words} is kept")
    found: list[str] = page.evaluate(KEPT)
    return found


def test_what_can_be_read_is_there_without_a_connection_and_no_game_is(browser, own):
    anna = reader(browser, own)
    page = anna.play_now()
    anna.wait_for(lambda: page.locator(".answers button").count() > 0, "my turn")
    anna.answer()
    table = page.url.removeprefix(anna.url)
    anna.visit()
    found = until_kept(anna, page, "/api/titles/root/rules")
    for path in found:
        game = path.startswith(("/api/", "/table", "/replay", "/ws", "/join")) and (
            not re.fullmatch(r"/api/titles(/\w+/(cards|words|rules))?", path)
        )
        assert not game, path
    assert not [path for path in found if "Table-" in path or "Lobby" in path]
    own.stop()
    anna.server_is_away = True
    for path, words in (
        ("/learn/root", "Root in two minutes"),
        ("/rules/oath", "Rules of Oath"),
        ("/cards/dominion", "Cards of Dominion"),
        ("/learn/allegoria", "Throne of Allegoria in two minutes"),
    ):
        anna.visit(path)
        expect(page.get_by_role("heading", name=words)).to_be_visible()
    expect(page.locator("main")).to_be_visible()
    anna.visit("/cards/dominion")
    page.get_by_label("Search").fill("burggraben")  # found in the other language, too
    expect(page.locator("article h3")).to_have_text("Moat")
    anna.visit("/rules/root/4.3")
    expect(page.locator("main")).to_contain_text("4.3")
    for path in (table, "/", "/people"):
        anna.visit(path)
        expect(page.get_by_role("heading", name="No connection")).to_be_visible()
        expect(page.get_by_role("heading", name="Keine Verbindung")).to_be_visible()
    page.get_by_role("link", name="the rules").click()
    expect(page.get_by_role("heading", name="Rules of")).to_be_visible()
    anna.leave()


def test_after_an_update_nobody_has_an_old_client(browser, own, tmp_path):
    anna = reader(browser, own)
    page = anna.visit("/learn/root")
    until_kept(anna, page, "/api/titles/root/rules")
    (old,) = page.evaluate("caches.keys()")
    static = tmp_path / "static"
    worker, index = static / "worker.js", static / "index.html"
    version = old.removeprefix("tafelrunde-")
    worker.write_text(worker.read_text("utf-8").replace(version, "f" * 16), "utf-8")
    fresh = index.read_text("utf-8").replace("<title>", "<meta name=new content=yes><title>")
    index.write_text(fresh, "utf-8")
    # A page that stays open learns of it, and the next one is loaded from the server.
    page.evaluate("window.old = true")
    page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    anna.wait_for(
        lambda: page.evaluate("caches.keys()") == [f"tafelrunde-{'f' * 16}"], "the old is forgotten"
    )
    assert page.evaluate("window.old") is True
    page.get_by_role("link", name="Tafelrunde").first.click()
    page.wait_for_selector(".start button.main:enabled")
    assert page.evaluate("window.old") is None
    assert page.locator("meta[name=new]").count() == 1
    # Whoever comes later has it at once.
    page.goto(f"{anna.url}/rules/root")
    assert page.locator("meta[name=new]").count() == 1
    anna.leave()


def test_a_call_is_shown_and_leads_to_the_table(browser, own):
    anna = reader(browser, own, permissions=["notifications"])
    page = anna.visit()
    page.wait_for_selector(".start button.main:enabled")
    assert page.evaluate(READY) in ("activated", "activating")
    line = anna.context.new_cdp_session(page)
    seen: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: seen.extend(one["registrationId"] for one in told["registrations"]),
    )
    line.send("ServiceWorker.enable")
    anna.wait_for(lambda: bool(seen), "a registration")
    told = {"title": "Your turn", "body": "Root with Ben", "url": "/table/x", "tag": "turn"}
    shown = """navigator.serviceWorker.ready.then((one) => one.getNotifications())
        .then((all) => all.map((one) => [one.title, one.body, one.data.url]))"""
    strange = [json.dumps({"url": url}) for url in (EVIL, f"/{EVIL}", EVIL.replace("https:/", ""))]
    for data in (json.dumps(told), "not JSON", *strange, json.dumps(told)):
        line.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": anna.url, "registrationId": seen[0], "data": data},
        )
        wanted = "Your turn" if data.startswith('{"title') else "Tafelrunde"
        anna.wait_for(lambda w=wanted: [one[0] for one in page.evaluate(shown)] == [w], wanted)
        (last,) = page.evaluate(shown)
        assert last[2] == ("/table/x" if wanted == "Your turn" else "/")
    worker = anna.context.service_workers[0]
    worker.evaluate(CLICKED)  # nobody really clicks in a browser without a screen
    anna.wait_for(lambda: worker.evaluate("self.led") == ["opens /table/x"], "the table opens")
    assert page.evaluate(shown) == []
    page.goto(f"{anna.url}/calls")
    line.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": anna.url,
            "registrationId": seen[0],
            "data": json.dumps({**told, "url": "/calls"}),
        },
    )
    anna.wait_for(lambda: len(page.evaluate(shown)) == 1, "another call")
    worker.evaluate(CLICKED)
    anna.wait_for(lambda: worker.evaluate("self.led") == ["focuses /calls"], "it is open already")
    anna.leave()


class Browsers(BaseHTTPRequestHandler):
    """A push service: it keeps what the browser with this key can read."""

    key = ec.generate_private_key(vapid.CURVE)
    auth = os.urandom(16)
    got: ClassVar[list[str]] = []

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        data = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth)
        self.got.append(data.decode())
        self.send_response(201)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nothing is written."""


def test_this_browser_is_called_from_now_on_and_no_more(browser, built, tmp_path):
    """Start, prove oneself and stop; only the browser's own push service is another one."""
    Browsers.got.clear()
    service = ThreadingHTTPServer(("127.0.0.1", 0), Browsers)
    threading.Thread(target=service.serve_forever, daemon=True).start()
    endpoint = f"http://127.0.0.1:{service.server_port}/push/abc"
    keys = {
        "p256dh": vapid.encode(vapid.public_bytes(Browsers.key)),
        "auth": vapid.encode(Browsers.auth),
    }
    settings = {"static": str(built), "private_webhooks": True}
    with serving(str(tmp_path / "games.db"), tmp_path / "log", **settings) as process:
        anna = reader(browser, process, permissions=["notifications"])
        made = json.dumps({"endpoint": endpoint, "keys": keys})
        anna.context.add_init_script(SUBSCRIBED.replace("MADE", made))
        anna.play_now()
        page = anna.visit("/calls")
        assert page.evaluate(READY) in ("activated", "activating")
        box = page.get_by_label("Notify me on this device")
        expect(box).not_to_be_checked()
        box.check()
        expect(page.get_by_role("status")).to_contain_text("first message")
        (sent,) = Browsers.got
        assert json.loads(sent)["token"]
        key = page.evaluate("fetch('/api/calls').then((one) => one.json())")["key"]
        wanted = {"visible": True, "key": list(vapid.decode(key))}
        assert page.evaluate("window.wanted") == wanted
        expect(page.locator("main")).to_contain_text("No device is notified")
        line = anna.context.new_cdp_session(page)
        seen: list[str] = []
        line.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: seen.extend(one["registrationId"] for one in told["registrations"]),
        )
        line.send("ServiceWorker.enable")
        anna.wait_for(lambda: bool(seen), "a registration")
        line.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": anna.url, "registrationId": seen[0], "data": sent},
        )
        expect(page.locator("main")).to_contain_text("One device is notified")  # it has proved it
        page.reload()
        expect(box).to_be_checked()
        box.uncheck()
        expect(page.locator("main")).to_contain_text("No device is notified")
        page.reload()
        expect(box).not_to_be_checked()
        anna.leave()
    service.shutdown()


def test_the_app_has_a_name_and_icons_of_the_sizes_it_says(built):
    told = json.loads((built / "manifest.webmanifest").read_text("utf-8"))
    assert told["start_url"] == "/" and told["display"] == "standalone"
    pictures = [one for one in told["icons"] if one["type"] == "image/png"]
    assert {one["sizes"] for one in pictures} == {"192x192", "512x512"}
    assert any(one.get("purpose") == "maskable" for one in pictures)
    for one in pictures:
        data = (built / one["src"].lstrip("/")).read_bytes()
        assert data[:8] == b"\x89PNG\r\n\x1a\n"
        assert "{}x{}".format(*struct.unpack(">II", data[16:24])) == one["sizes"]
    page = (built / "index.html").read_text("utf-8")
    assert 'rel="manifest"' in page


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_about_calls_is_for_everybody(guest, check, scheme):
    anna: Guest = guest(color_scheme=scheme, viewport={"width": 390, "height": 844})
    page = anna.visit("/calls")
    page.locator("main").get_by_role("button").click()  # nobody can be called without a name
    expect(page.get_by_role("dialog")).to_be_visible()
    anna.play_now()
    page = anna.visit("/calls")
    push = page.get_by_role("group", name="On my devices")
    expect(push.get_by_label("games in one sitting")).to_be_checked()
    with page.expect_response("**/api/calls"):
        push.get_by_label("games in one sitting").uncheck()
    expect(page.get_by_role("status")).to_contain_text("Saved")
    page.reload()
    expect(push.get_by_label("games in one sitting")).not_to_be_checked()
    expect(push.get_by_label("Root")).to_be_checked()
    mail = page.get_by_role("group", name="By e-mail")
    expect(mail).to_contain_text("This server sends no e-mail.")
    expect(mail.get_by_role("checkbox")).to_have_count(0)
    assert anna.wide_enough()
    check(page, "calls")
    anna.visit("/offline.html")
    check(page, "no connection")
