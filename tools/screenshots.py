"""Pictures of every page: desktop and phone, light and dark, German and English.

    python tools/screenshots.py                  all, into build/pictures
    python tools/screenshots.py table lobby      only these pages
    python tools/screenshots.py --shown          those that texts show, anew, into docs/pictures

Needs the package playwright and Chromium (tools/need_chromium.sh).
"""

from __future__ import annotations

import argparse
import base64
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Callable
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from tafelrunde.kernel.match import Match  # noqa: E402
from tafelrunde.kernel.record import encode  # noqa: E402
from tafelrunde.kernel.rng import Rng  # noqa: E402
from tafelrunde.titles import registry  # noqa: E402
from tests.server.backends import serving  # noqa: E402
from tests.web.people import Guest  # noqa: E402
from tests.web.realms import played  # noqa: E402
from tools import build_web  # noqa: E402

PICTURES = ROOT / "build" / "pictures"  # git ignores it
SHOWN = ROOT / "docs" / "pictures"  # those that README and its like show
DEVICES = {"desktop": (1280, 800), "phone": (390, 844)}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
Games = dict[str, tuple[Path, int]]  # a record, and the step to look at
KINGDOM = ["chapel", "moat", "lighthouse", "village", "fishing_village"]
KINGDOM += ["militia", "smithy", "island", "market", "wharf"]

# The 255 most frequent colours of a picture, and the nearest of them for every pixel.
REDUCE = """async (png) => {
    const image = new Image()
    image.src = 'data:image/png;base64,' + png
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const brush = canvas.getContext('2d', { willReadFrequently: true })
    brush.drawImage(image, 0, 0)
    const data = brush.getImageData(0, 0, image.width, image.height).data
    const counts = new Map()
    const key = (at) => (data[at] << 16) | (data[at + 1] << 8) | data[at + 2]
    for (let at = 0; at < data.length; at += 4) counts.set(key(at), (counts.get(key(at)) ?? 0) + 1)
    const coarse = new Map() // the most frequent colour of each neighbourhood stands for it
    for (const [colour, n] of counts) {
        const near = colour & 0xf0f0f0
        const best = coarse.get(near)
        if (!best || n > best.n) coarse.set(near, { colour, n: n + (best?.n ?? 0) })
        else best.n += n
    }
    const exact = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 96).map(([colour]) => colour)
    const rest = [...coarse.values()].sort((a, b) => b.n - a.n).map((one) => one.colour)
    const palette = [...new Set([...exact, ...rest])].slice(0, 256)
    const nearest = new Map()
    for (const colour of counts.keys()) {
        let best = 0, least = Infinity
        palette.forEach((other, index) => {
            const part = (shift) => ((colour >> shift) & 255) - ((other >> shift) & 255)
            const [r, g, b] = [part(16), part(8), part(0)]
            const far = 2 * r * r + 4 * g * g + 3 * b * b
            if (far < least) [best, least] = [index, far]
        })
        nearest.set(colour, best)
    }
    const pixels = new Uint8Array(data.length / 4)
    for (let at = 0; at < pixels.length; at++) pixels[at] = nearest.get(key(at * 4))
    let text = ''
    for (let at = 0; at < pixels.length; at += 8192)
        text += String.fromCharCode(...pixels.subarray(at, at + 8192))
    return { width: image.width, height: image.height, palette, pixels: btoa(text) }
}"""


def chunk(kind: bytes, data: bytes) -> bytes:
    """A part of a PNG file."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def keep(page: Page, studio: Page, path: Path) -> None:
    """Take a picture and keep it with at most 256 colours, a third of the size."""
    png = base64.b64encode(page.screenshot(animations="disabled")).decode()
    found = studio.evaluate(REDUCE, png)
    width, height = found["width"], found["height"]
    pixels = base64.b64decode(found["pixels"])
    rows = b"".join(b"\0" + pixels[at * width : (at + 1) * width] for at in range(height))
    colours = b"".join(colour.to_bytes(3, "big") for colour in found["palette"])
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"PLTE", colours)
        + chunk(b"IDAT", zlib.compress(rows, 9))
        + chunk(b"IEND", b"")
    )


def make_root_record(path: Path) -> int:
    """A game of four bots as a file, and a step in the middle of the Marquise's Daylight."""
    title = registry.load("root")
    options = {"factions": ["marquise", "eyrie", "alliance", "vagabond"], "first": 0}
    names = ["Ada", "Ben", "Cleo", "Dora"]
    match = Match.new(title, 4, options, seed="pictures", names=names)
    bots = [title.bots()["heuristic"](Rng(name)) for name in names]
    best = (0, 0)
    while not match.over:
        ask = match.pending[0]
        if ask.prompt == "marquise-daylight" and ask.count == 2 and len(match.answers) < 420:
            fought = [face["id"] for face in match.events(0)[-40:]].count("battle-starts")
            best = max(best, (20 * min(fought, 1) - abs(len(ask.options) - 12), len(match.answers)))
        match.answer(ask.seat, bots[ask.seat].choose(match.table.sight(ask.seat), ask))
    path.write_bytes(encode(match.record()))
    return best[1]


def fought_lately(match: Match) -> bool:
    """Whether a campaign of this round is still told."""
    events = match.events(0)
    turns = [at for at, event in enumerate(events) if event["id"] == "turn"]
    return any(event["id"] == "campaigns" for event in events[(turns or [0])[-2:][0] :])


def make_oath_record(path: Path) -> int:
    """A game of four bots as a file, and a step at which the Chancellor could begin campaigns."""
    title = registry.load("oath")
    names = ["Ada", "Ben", "Cleo", "Dora"]
    match = Match.new(title, 4, {}, seed="pictures", names=names)
    bots = [title.bots()["heuristic"](Rng(name)) for name in names]
    best = (0, 0)
    while not match.over:
        ask = match.pending[0]
        if ask.seat == 0 and ask.prompt == "act" and not fought_lately(match):
            facts = match.table.facts(0)
            chances, sites = facts["chances"], facts["sites"]
            assert isinstance(chances, list) and isinstance(sites, list)
            open_sites = sum(site["faceup"] for site in sites)
            best = max(best, (8 * min(len(chances), 2) + open_sites, len(match.answers)))
        match.answer(ask.seat, bots[ask.seat].choose(match.table.sight(ask.seat), ask))
    path.write_bytes(encode(match.record()))
    return best[1]


def make_record(path: Path) -> int:
    """A game of three bots as a file, and the step at which there is most to see."""
    title = registry.load("dominion")
    names = ["Ada", "Ben", "Cleo"]
    match = Match.new(title, 3, {"cards": KINGDOM}, seed="pictures", names=names)
    bots = [title.bots()[name](Rng(name)) for name in ("engine", "militia", "auto")]
    best = (0, 0)
    while not match.over:
        ask = match.pending[0]
        if ask.seat == 0 and ask.prompt == "play-action" and len(ask.options) > 2:
            lying = {
                (place.zone.name, place.owner, match.table.face(card))
                for place in match.table.places()
                if place.zone.name in ("play", "island", "trash") or place.owner == 0
                for card in place.cards
                if place.zone.name not in ("deck", "discard")
            }
            best = max(best, (len(lying), len(match.answers)))
        match.answer(ask.seat, bots[ask.seat].choose(match.table.sight(ask.seat), ask))
        if len(match.answers) > 600:  # enough to see
            break
    path.write_bytes(encode(match.record()))
    return best[1]


class Tour:
    """One person who visits every page."""

    def __init__(self, guest: Guest, games: Games, phone: bool) -> None:
        self.guest, self.page = guest, guest.page
        self.games, self.phone = games, phone

    def lobby(self) -> None:
        """The start page."""
        self.guest.visit()
        self.page.wait_for_selector(".start button.main:enabled")

    def options(self) -> None:
        """Choosing a kingdom."""
        self.lobby()
        self.page.locator(".more").click()
        self.page.locator(".ways label").nth(1).click()
        self.page.wait_for_selector(".preview .again")
        self.page.locator(".preview").scroll_into_view_if_needed()

    def options_of(self, title: str) -> None:
        """The form of another title."""
        self.lobby()
        self.page.locator(f".titles input[value={title}]").check(force=True)
        self.page.locator(".more").click()
        self.page.wait_for_selector(".setup select")

    def options_root(self) -> None:
        """Choosing a map and factions."""
        self.options_of("root")
        self.page.locator(".setup section").first.locator("button.btn").click()
        self.page.locator(".two ol select").first.select_option("alliance")
        self.page.locator(".maps").scroll_into_view_if_needed()

    def options_allegoria(self) -> None:
        """A form made from what the title tells about its options."""
        self.options_of("allegoria")
        self.page.locator(".setup .field select").last.scroll_into_view_if_needed()

    def waiting(self) -> None:
        """A table that waits for a friend."""
        self.lobby()
        self.page.locator(".more").click()
        self.page.locator(".seats select").select_option("person")
        self.page.locator(".start button.main").click()
        self.page.wait_for_selector(".room")

    def join(self) -> None:
        """What a friend sees who follows the link."""
        self.waiting()
        link = self.page.locator(".link input").input_value()
        self.page.evaluate("localStorage.clear()")
        self.page.goto("about:blank")
        self.page.context.clear_cookies()
        self.page.goto(link)
        self.page.wait_for_selector("main form")

    def account(self) -> None:
        """Who somebody is."""
        self.lobby()
        self.page.locator(".tools .who").click()
        self.page.wait_for_selector("dialog[open]")

    def table(self) -> None:
        """In the middle of a turn."""
        self.sandbox("dominion")

    def sandbox(self, title: str) -> None:
        """Play on from a recorded game."""
        self.look_at(title)
        words = re.compile("Von hier weiterspielen|Play on from here")
        self.page.get_by_role("button", name=words).click()
        self.page.wait_for_url("**/table/**")
        self.page.wait_for_selector(".answers", state="attached")

    def table_root(self) -> None:
        """The map, the boards and a question."""
        self.sandbox("root")
        self.page.wait_for_timeout(2500)  # a battle has been told

    def clearing_root(self) -> None:
        """A clearing with all that can be done there."""
        self.sandbox("root")
        spot = self.page.locator(".spot.lit").first
        spot.tap() if self.phone else spot.click(button="right")
        if not self.phone:
            spot.focus()
            self.page.keyboard.press("i")
        self.page.wait_for_selector("dialog[open]")

    def replay_root(self) -> None:
        """A recorded game of Root."""
        self.look_at("root")
        self.page.wait_for_timeout(2500)

    def cards_root(self) -> None:
        """The cards of Root."""
        self.guest.visit("/cards/root")
        self.page.wait_for_selector("article")

    def table_allegoria(self) -> None:
        """The generic table."""
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "heuristic"}] * 2]
        self.guest.open_table("allegoria", seats)
        self.guest.start_autoplay(3)
        self.guest.wait_for(
            lambda: bool(self.page.evaluate("window.answered > 24")), "24 answers", seconds=60
        )
        self.guest.stop_autoplay()
        self.page.wait_for_selector(".answers", state="attached")

    def options_oath(self) -> None:
        """The world, the oath and the Chancellor's seat."""
        self.options_of("oath")
        self.page.locator(".setup").evaluate("form => form.scrollIntoView()")

    def realm_oath(self) -> None:
        """What became of a realm, and why."""
        table = played(self.guest)
        self.guest.visit(f"/realm/{table}")
        self.page.wait_for_selector(".site")

    def table_oath(self) -> None:
        """The realm, the boards and the campaigns one could begin."""
        self.sandbox("oath")

    def campaign_oath(self) -> None:
        """A campaign with its odds."""
        self.sandbox("oath")
        self.page.locator('.answers [data-choice="campaign"]').click()
        self.page.wait_for_selector('.campaign, .answers [data-choice^="against"]')
        if foe := self.page.locator('.answers [data-choice^="against"]').all():
            foe[0].click()
        self.page.wait_for_selector(".campaign")

    def card(self) -> None:
        """A card, large."""
        self.table()
        card = self.page.locator('.supply [data-card="wharf"]')
        if self.phone:
            card.tap()
            self.page.wait_for_selector("dialog[open]")
        else:
            card.hover()
            self.page.wait_for_selector(".beside")

    def replay(self) -> None:
        """A recorded game."""
        self.look_at("dominion", 1)

    def look_at(self, title: str, later: int = 0) -> None:
        """A recorded game at its best moment."""
        record, step = self.games[title]
        self.guest.look_at(record)
        self.page.locator(".slide input").fill(str(step + later))
        self.page.wait_for_selector(".log section")

    def result(self) -> None:
        """The end of a game."""
        self.guest.play_now()
        self.guest.play_to_the_end()

    def cards(self) -> None:
        """All cards."""
        self.guest.visit("/cards/dominion")
        self.page.wait_for_selector("article")

    def learn(self) -> None:
        """A game in two minutes."""
        self.guest.visit("/learn/root")
        self.page.wait_for_selector("main li")

    def rules(self) -> None:
        """All rules."""
        self.guest.visit("/rules/dominion")
        self.page.wait_for_selector("article")

    def settings(self) -> None:
        """Settings."""
        self.lobby()
        self.page.locator(".tools button").nth(2).click()
        self.page.wait_for_selector("dialog[open]")


PAGES = [
    *["lobby", "options", "waiting", "join", "table", "card", "replay", "result"],
    *["learn", "cards", "rules", "settings", "account"],
    *["options_root", "table_root", "clearing_root", "replay_root", "cards_root"],
    *["options_allegoria", "table_allegoria"],
    *["options_oath", "table_oath", "campaign_oath", "realm_oath"],
]


def picture(name: str, device: str, scheme: str, lang: str) -> str:
    """The file of a page."""
    return f"{name.replace('_', '-')}-{device}-{scheme}-{lang}.png"


def tour(browser: Browser, url: str, pages: list[str], games: Games, *, shown: bool) -> None:
    """Every page, as everybody may see it, or only what texts show."""
    folder = SHOWN if shown else PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    studio = browser.new_page()
    looks = product(DEVICES.items(), ("light", "dark"), ("de", "en"))
    for (device, (width, height)), scheme, lang in looks:
        phone = device == "phone"
        for name in pages:
            file = folder / picture(name, device, scheme, lang)
            if shown and not file.exists():
                continue
            guest = Guest(  # a new one: nobody waits for them elsewhere
                browser,
                url,
                viewport={"width": width, "height": height},
                color_scheme=scheme,
                locale=lang,
                has_touch=phone,
                is_mobile=phone,
            )
            go: Callable[[], None] = getattr(Tour(guest, games, phone), name)
            go()
            if name != "card":
                guest.page.mouse.move(0, 0)
            guest.page.wait_for_timeout(400)
            keep(guest.page, studio, file)
            guest.leave()
        print(f"{device}, {scheme}, {lang}")


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description="Pictures of the browser's pages.")
    parser.add_argument("pages", nargs="*", metavar="PAGE", help=", ".join(PAGES))
    parser.add_argument("--shown", action="store_true", help="only those that texts show, anew")
    given = parser.parse_args()
    if unknown := [name for name in given.pages if name not in PAGES]:
        parser.error(f"there is no page {unknown[0]}; there are: {', '.join(PAGES)}")
    build_web.build()
    found = subprocess.run(
        ["sh", str(ROOT / "tools" / "need_chromium.sh")], capture_output=True, text=True, check=True
    )
    folder = Path(tempfile.mkdtemp())
    try:
        dominion, root, oath = (folder / f"{name}.json" for name in ("dominion", "root", "oath"))
        games = {
            "dominion": (dominion, make_record(dominion)),
            "root": (root, make_root_record(root)),
            "oath": (oath, make_oath_record(oath)),
        }
        with (
            serving(str(folder / "games.db"), folder / "log") as server,
            sync_playwright() as driver,
        ):
            chromium = found.stdout.strip().splitlines()[-1]
            browser = driver.chromium.launch(executable_path=chromium, args=FLAGS)
            tour(browser, server.url, given.pages or PAGES, games, shown=given.shown)
            browser.close()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
