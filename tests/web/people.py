"""People at a browser: pages that are watched for errors and for requests to anywhere else."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, expect
from playwright.sync_api import TimeoutError as NotInTime

from tests.server.backends import Process

# What the browser itself says when a server is away.
AWAY = re.compile(r"WebSocket connection|ERR_CONNECTION|ERR_EMPTY_RESPONSE|closed before")

# Clicks the first sensible answer: on the board where the card lies, otherwise its button.
ANSWER = """(wishes) => {
    const sure = document.querySelector('.sure button')
    if (sure) { sure.click(); return 'sure' }
    const bar = document.querySelector('.answers')
    if (!bar || bar.getAttribute('aria-busy') === 'true') return ''
    const choices = [...bar.querySelectorAll('[data-choice]')].map((one) => one.dataset.choice)
    const fits = (wish) => choices.find((one) => one === wish || one.startsWith(wish + ' '))
    const choice = wishes.map(fits).find(Boolean) ?? choices[0]
    const [verb, card] = choice.split(' ')
    const where = verb === 'buy' || verb === 'gain' ? 'supply' : 'hand'
    const place = `.card-button.legal[data-card="${card}"][data-where="${where}"]`
    const target = document.querySelector(place) ?? bar.querySelector(`[data-choice="${choice}"]`)
    target.click()
    return choice
}"""

# Answers every question as it comes, here and there by chance, always the same from a seed: places
# on the map, cards where they lie, otherwise buttons. Before each answer `lookAt`, if there is such
# a function, is called with the number of the question; if it says so, the page waits there.
AUTOPLAY = """([seed, until]) => {
    clearInterval(window.autoplay)
    window.answered = 0
    window.looked ??= 0
    const chance = () => (seed = (seed * 1664525 + 1013904223) % 4294967296) / 4294967296
    const press = (one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    window.autoplay = setInterval(() => {
        const sure = document.querySelector('.sure button, dialog[open] .answers .main')
        if (sure) return press(sure)
        const bar = document.querySelector('.bar .answers')
        if (!bar || bar.ariaBusy === 'true') return
        const asked = document.querySelector('.prompt').textContent
        if (until && asked.includes(until)) return clearInterval(window.autoplay)
        window.looked++
        if (window.lookAt?.(window.looked)) return clearInterval(window.autoplay)
        const buttons = [...bar.querySelectorAll('button[data-choice]')]
        const deeds = buttons.filter((one) => one.dataset.choice !== 'pass')
        const some = deeds.length && chance() < 0.9 ? deeds : buttons
        const { choice } = some[Math.floor(chance() * some.length)].dataset
        const thing = choice.split(' ')[1] ?? ''
        const alone = buttons.filter((one) => one.dataset.choice.endsWith(` ${thing}`)).length === 1
        const places = `.spot.lit[data-spot="${thing}"], .legal[data-card="${thing}"]`
        const place = thing && alone ? document.querySelector(places) : null
        press(place ?? bar.querySelector(`[data-choice="${choice}"]`))
        window.answered++
    }, 12)
}"""

OPEN_TABLE = """async (wish) => {
    const me = async () => (await (await fetch('/api/me')).json()).csrf
    const post = async (path, body) => {
        const headers = { 'content-type': 'application/json', 'x-csrf-token': await me() }
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
        if (!answer.ok) throw new Error(await answer.text())
        return answer.json()
    }
    await post('/api/guest', { name: 'Anna' })
    return (await post('/api/tables', wish)).id
}"""

SENSIBLE = [
    "treasures",
    *["buy province", "buy gold", "buy market", "buy smithy", "buy village", "buy silver"],
    *["play village", "play market", "play merchant", "play smithy", "play"],
    *["discard estate", "discard province", "discard copper", "gain silver", "trash estate"],
    *["react", "pass"],
]

MONEY = ["treasures", "buy province", "buy gold", "buy silver", "discard", "pass"]


# Remembers the connections of a page, so that one can be cut.
SOCKETS = """(() => {
    window.sockets = []
    window.WebSocket = class extends WebSocket {
        constructor(...where) {
            super(...where)
            window.sockets.push(this)
        }
    }
})()"""

# Whether nothing moves that comes to rest by itself.
RESTS = """() => document.getAnimations().every((one) =>
    one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity)"""

# Tests click faster than people; those about pauses and the end of turns leave them on.
HASTY = """(() => {
    if (location.protocol === 'about:') return // an empty page keeps nothing
    const kept = JSON.parse(localStorage.getItem('tafelrunde') ?? '{}')
    if ('pause' in kept) return
    localStorage.setItem('tafelrunde', JSON.stringify({ ...kept, pause: false, ends: false }))
})()"""


class Guest:
    """Somebody at a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        hasty: bool = True,
        worker: bool = False,
        **options: Any,
    ) -> None:
        self.url = url
        self.problems: list[str] = []
        self.server_is_away = False  # then the browser may complain about it
        options.setdefault("locale", "en-GB")
        options.setdefault("viewport", {"width": 1280, "height": 800})
        self.context = browser.new_context(**options)
        self.context.set_default_timeout(15_000)
        if not worker:  # the service worker has tests of its own
            self.context.add_init_script("delete Navigator.prototype.serviceWorker")
        if hasty:
            self.context.add_init_script(HASTY)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        self.context.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            if not (self.server_is_away and AWAY.search(message.text)):
                self.problems.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        if urlsplit(request.url).hostname != "127.0.0.1" and not request.url.startswith("blob:"):
            self.problems.append(f"a request left the machine: {request.url}")

    def can_drop_sockets(self) -> None:
        """Pages that are opened from now on know their connections, for `drop`."""
        self.context.add_init_script(SOCKETS)

    def drop(self) -> None:
        """Cut the latest connection; the page makes a new one by itself."""
        cut = self.page.evaluate("(window.sockets.at(-1).close(4999), window.sockets.length)")
        more = "(cut) => window.sockets.length > cut"
        self.page.wait_for_function(more, arg=cut)

    def visit(self, path: str = "/") -> Page:
        """Open a page of ours."""
        self.page.goto(self.url + path)
        return self.page

    def wide_enough(self) -> bool:
        """Whether nothing sticks out to the right, once what moves has come to rest."""
        fits = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        try:
            self.page.wait_for_function(fits, timeout=5000)
        except NotInTime:
            return False
        return True

    def play_now(self) -> Page:
        """From the start page into a game against a bot."""
        self.visit()
        self.page.get_by_role("button", name=re.compile("Play now|Jetzt gegen Bots")).click()
        self.page.wait_for_selector(".dock")
        return self.page

    def look_at(self, record: Path) -> Page:
        """Upload a recorded game and see it."""
        self.visit()
        self.page.wait_for_selector(".start button.main:enabled")
        self.page.locator("input[type=file]").set_input_files(record)
        self.page.wait_for_selector(".slide")
        return self.page

    def answer(self, wishes: list[str] | None = None) -> str:
        """Give the first sensible answer by clicking; '' if nothing is asked now."""
        said: str = self.page.evaluate(ANSWER, SENSIBLE if wishes is None else wishes)
        return said

    def play_to_the_end(self) -> None:
        """Give sensible answers until the game is over."""
        for _ in range(5000):
            self.answer()
            if self.is_over():
                return
            self.page.wait_for_timeout(10)
        raise AssertionError("the game does not end")

    def start_autoplay(self, seed: int, until: str = "") -> None:
        """From now on the page answers by itself, by clicks, up to a question with these words."""
        self.page.evaluate(AUTOPLAY, [seed, until])

    def stop_autoplay(self) -> int:
        """How many answers were given by then."""
        given: int = self.page.evaluate("(clearInterval(window.autoplay), window.answered)")
        return given

    def open_table(self, title: str, seats: list[dict[str, str]], **options: object) -> Page:
        """A new table through the server's own interface, for tests that begin at the table."""
        self.visit()
        self.page.wait_for_selector(".start button.main:enabled")
        wish = {"title": title, "seats": seats, "options": options}
        table = self.page.evaluate(OPEN_TABLE, wish)
        self.visit(f"/table/{table}")
        self.page.wait_for_selector(".dock")
        return self.page

    def is_over(self) -> bool:
        """Whether the page shows a result."""
        return self.page.locator(".result").count() > 0

    def wait_for(self, condition: Callable[[], bool], what: str, seconds: float = 15) -> None:
        """Wait until something holds."""
        for _ in range(int(seconds * 20)):
            if condition():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"this did not happen within {seconds} s: {what}")

    def leave(self) -> None:
        """Close the browser's window; nothing may have gone wrong in it."""
        self.context.close()
        if self.problems:
            raise AssertionError("\n".join(self.problems))


def rest(page: Page) -> None:
    """Wait until everything on a page has come to rest."""
    page.wait_for_function(RESTS)


def lose_and_find(people: Sequence[Guest], house: Process) -> None:
    """The server dies at once and comes back; so do the pages of these people, by themselves."""
    for one in people:
        one.server_is_away = True
    house.kill()
    for one in people:
        expect(one.page.locator("button.lost")).to_be_visible()
    house.start()
    for one in people:
        expect(one.page.locator("button.lost")).to_have_count(0, timeout=60_000)
        one.server_is_away = False
