"""No answer needs scrolling: positions of random games are shown to a page, and measured.

They are sent to the page as its server would send them, so that hundreds are looked at in a minute;
`TAFELRUNDE_IN_VIEW=500` is the long form: so many of each title on the usual screen, and some of
them on a small one, too. With `TAFELRUNDE_LOOKS=folder` pictures of what is wrong are kept there.
"""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable, Iterator
from itertools import count, islice
from zlib import crc32

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute

from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.title import Options
from tafelrunde.server import messages as m
from tafelrunde.server import rooms
from tafelrunde.server.live import Live
from tafelrunde.testing.fuzz import daily_seed
from tests.server.test_differences import opened
from tests.web.people import rest

POSITIONS = int(os.environ.get("TAFELRUNDE_IN_VIEW", "12"))
LOOKS = os.environ.get("TAFELRUNDE_LOOKS", "")
ALSO_SMALL = 4  # one of so many positions
RARE = 0.02  # of the positions: many answers and three threats push a bank out of view
APART = 40  # own choices between two positions of a game, at most
LATEST = 30  # events of the log
WIDE, SMALL = {"width": 1440, "height": 900}, {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}

# What somebody sees of the whole page, and what of it answers the question.
SEEN = """
    const all = (what) => [...document.querySelectorAll(what)]
    const shown = (one) => one.checkVisibility({ visibilityProperty: true })
    const slack = 0.5 // drawings are scaled, and a pixel is not a whole number of theirs
    const inView = (one) => {
        const { top, left, bottom, right } = one.getBoundingClientRect()
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        const upright = top >= -slack && bottom <= innerHeight + slack
        const across = left >= -slack && right <= innerWidth + slack
        return upright && across && (one === at || one.contains(at))
    }
    const hidden = (what) => all(what).filter((one) => shown(one) && !inView(one))
    const word = ({ dataset, textContent }) => dataset.spot ?? textContent.trim().slice(0, 40)
    const lit = '.spot.lit, .area.lit, .legal'
"""
# Answers that lie out of view or under something else: buttons, places on maps, and cards that have
# no buttons of their own. What can be chosen from a list is in view with its list.
HIDDEN = f"""() => {{{SEEN}
    const buttons = '.bar .answers button, .bar .answers select, .choices button, .tokens button'
    const maps = 'svg .spot.lit, .area.lit'
    const onCards = document.querySelector('.bar .lit-cards') ? '.card-button.legal' : maps
    if (!all(`${{buttons}}, ${{lit}}`).some(shown)) return ['nothing to press']
    return hidden(`${{buttons}}, ${{maps}}, ${{onCards}}`).map(word)
}}"""
# What is lit on boards beside a map, and is out of view; there are buttons, too.
FAR = f"() => {{{SEEN} return hidden(lit).map(word) }}"
# The answer that ends it, where a list is longer than its place.
END = f"() => {{{SEEN} return hidden('.bar .answers .pass').map(word) }}"
# Which of these answers nothing in view would give. Bids are two: a token and an area.
NO_WAY = f"""(answers) => {{{SEEN}
    const ways = all(`[data-choice], [data-answer], [data-token], select, ${{lit}}`)
        .filter((one) => shown(one) && inView(one))
    const words = new Set(ways.flatMap(({{ dataset }}) => [dataset.choice, dataset.answer]))
    const spots = new Set(ways.map((one) => one.closest('[data-spot]')?.dataset.spot))
    const lists = ways.flatMap((one) => [...(one.options ?? [])]).map((one) => Number(one.value))
    const tokens = ways.map((one) => one.dataset.token)
    const isBid = (text) => tokens.includes(text.split(' ')[1])
    return answers
        .filter(({{ text, number }}) => !words.has(text) && !lists.includes(number) && !isBid(text))
        .filter((one) => !one.spots.some((spot) => spots.has(spot)))
        .map(({{ text }}) => text)
}}"""

# Two frames later everything that looks at sizes has seen the new one.
DRAWN = "() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))"

# Words in names of cards, or in other places, that are broken where nothing says so.
BROKEN = """(what) => [...document.querySelectorAll(what ?? '.slot .name')].flatMap((name) => {
    const text = name.firstChild
    const range = document.createRange()
    const line = (at) => {
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        const boxes = [...range.getClientRects()] // a hyphen before a letter has a box, too
        return Math.round(boxes.at(-1)?.top ?? 0)
    }
    const parts = [...text.data.matchAll(/[^\\s\\u00ad-]+/g)]
    const lines = ({ index, 0: part }) => [...part].map((_, at) => line(index + at))
    const broken = parts.filter((part) => new Set(lines(part)).size > 1)
    return broken.map(([part]) => `${part} of ${text.data}`)
})"""


def told(live: Live) -> tuple[m.Room, m.State]:
    """What the server would tell Ann now."""
    assert live.match is not None
    room = rooms.describe(live.table, "ann", {"ann"}, set())
    seats = rooms.describe_seats(live.table, "ann", {"ann"}, set())
    since, moment = max(0, live.match.event_count() - LATEST), live.moment()
    state = live.state(0, seats, since, 0, moment)
    state.events_from = 0
    return m.Room(room=room), state


def answers(live: Live) -> list[dict[str, object]]:
    """What Ann may answer, and which places of the table each answer is about."""
    (ask,) = [one for one in told(live)[1].asks if one.mine]
    return [{"text": one.text, "number": one.number, "spots": one.spots} for one in ask.options]


class Show:
    """A page whose server says what we want."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.route: WebSocketRoute | None = None
        self.number = 0
        page.route_web_socket(re.compile("/ws/tables/"), self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        self.route = route
        route.on_message(lambda _: None)
        self.tell(*self.now)

    def send(self, live: Live) -> None:
        """One position, as Ann sees it."""
        self.tell(*told(live))

    def tell(self, room: m.Room, state: m.State) -> None:
        """The same, told before."""
        assert self.route is not None
        self.number += 1
        state.number = state.epoch = self.number
        for message in (room, state):
            self.route.send(msgspec.json.encode(message).decode())

    def first(self, live: Live, url: str) -> None:
        """Open the page."""
        self.begin(told(live), url)

    def begin(self, position: tuple[m.Room, m.State], url: str) -> None:
        """The same, with a position told before."""
        self.now = position
        self.page.goto(f"{url}/table/{position[0].room.id}")
        self.page.wait_for_selector(".bar[data-question]", state="attached")

    def see(self, live: Live, url: str) -> None:
        """One position after the other: the first opens the page."""
        if self.number == 0:
            self.first(live, url)
        else:
            self.send(live)
        self.wait()

    def wait(self) -> None:
        """Until the question of this position is on the page."""
        asked = f'.bar[data-question$="/{self.number}"]'
        self.page.wait_for_selector(asked, state="attached")


def positions(title: str, seed: int) -> Iterator[Live]:
    """Positions in which Ann has a choice, a few of each game, from its opening to its end.

    Bots play every other game, chance the others.
    """
    rng = random.Random(f"{title} {seed}")
    for game in count():
        live = opened(title, seed * 1000 + game)
        match = live.match
        assert match is not None
        makers = match.title.bots()
        maker = makers["random"] if game % 2 else makers.get("heuristic", makers.get("auto"))
        assert maker is not None
        bots = [maker(Rng(f"{seed}/{game}/{seat}")) for seat in range(len(live.table.seats))]
        pause = rng.randrange(1, APART)
        while not match.over:
            ask = live.ask_of(0)
            pause -= ask is not None and not ask.is_forced()
            if pause == 0:
                yield live
                if not match.pending:  # whoever looks at a position may play on to its end
                    break
                pause = rng.randrange(1, APART)
            ask = rng.choice(match.pending)
            match.answer(ask.seat, bots[ask.seat].choose(match.table.sight(ask.seat), ask))
            live.number += 1
            live.settle(live.number)


def test_what_is_out_of_view_or_covered_is_noticed(guest, house):
    """The measure itself: also of places on a map, and to the left."""
    anna = guest(viewport=WIDE, locale="en-GB", reduced_motion="reduce")
    show = Show(anna.page)
    moves = (one for one in positions("root", 1) if one.ask_of(0).prompt == "move-to")
    live = next(moves)
    show.first(live, house.url)
    show.wait()
    assert anna.page.evaluate(HIDDEN) == anna.page.evaluate(FAR) == []
    assert anna.page.evaluate(NO_WAY, answers(live)) == []
    lit = anna.page.locator(".map .spot.lit")
    spots = lit.evaluate_all("(all) => all.map((one) => one.dataset.spot)")
    assert len(spots) > 1
    for where in ("translateX(-150vw)", "translateX(150vw)", "translateY(-150vh)"):
        anna.page.evaluate(
            "(where) => (document.querySelector('.map svg').style.transform = where)", where
        )
        assert set(anna.page.evaluate(HIDDEN)) == set(anna.page.evaluate(FAR)) == set(spots)
        assert anna.page.evaluate(NO_WAY, answers(live)) == []  # there are buttons, too
    anna.page.locator(".bar .answers").evaluate("(bar) => (bar.style.translate = '-150vw')")
    every = [one["text"] for one in answers(live)]
    assert len(every) > 1 and anna.page.evaluate(NO_WAY, answers(live)) == every


@pytest.mark.timeout(300 + 2 * POSITIONS)
@pytest.mark.parametrize("title", ["dominion", "root", "oath", "allegoria"])
def test_no_answer_needs_scrolling(guest, house, title):
    anna = guest(viewport=WIDE, locale="de-DE", reduced_motion="reduce")
    page, show, seed = anna.page, Show(anna.page), crc32(daily_seed().encode()) % 10**6
    trouble: list[tuple[object, ...]] = []
    far: list[tuple[object, ...]] = []
    for number, live in enumerate(islice(positions(title, seed), POSITIONS)):
        show.see(live, house.url)
        for size in (WIDE, SMALL) if number % ALSO_SMALL == 0 else (WIDE,):
            page.set_viewport_size(size)
            page.evaluate(DRAWN)
            hidden = page.evaluate(HIDDEN) + page.evaluate(NO_WAY, answers(live))
            beside = page.evaluate(FAR)
            found = (number, size["width"], live.ask_of(0).prompt, (hidden or beside)[:5])
            if hidden or beside:
                (trouble if hidden else far).append(found)
                if LOOKS:
                    page.screenshot(path=f"{LOOKS}/{title}-{seed}-{number}-{size['width']}.png")
    print(f"{title}, seed {seed}: {POSITIONS} positions; lit out of view, with buttons: {far}")
    assert not trouble, f"seed {seed}: {trouble}"
    assert len(far) <= max(1, POSITIONS * RARE), f"seed {seed}: {far}"


def test_root_has_room_for_many_answers_of_daylight(guest, house):
    anna = guest(viewport=WIDE, locale="de-DE", reduced_motion="reduce")
    page, show, looked = anna.page, Show(anna.page), 0
    for live in islice(positions("root", 888780), 350):
        ask = live.ask_of(0)
        if not ask.prompt.endswith("daylight") or len(ask.options) < 14:
            continue
        show.see(live, house.url)
        looked += 1
        for size in (WIDE, SMALL):
            page.set_viewport_size(size)
            page.evaluate(DRAWN)
            assert page.evaluate(HIDDEN) == [], (live.number, size)
    assert looked >= 5


def test_the_end_of_a_daylight_is_in_view_on_a_phone_however_many_answers_there_are(guest, house):
    anna = guest(viewport=PHONE, locale="de-DE", reduced_motion="reduce")
    page, show, looked = anna.page, Show(anna.page), 0
    for live in islice(positions("root", 888780), 350):
        ask = live.ask_of(0)
        if not ask.prompt.endswith("daylight") or len(ask.options) < 8:
            continue
        show.see(live, house.url)
        page.evaluate(DRAWN)
        looked += 1
        assert page.locator(".bar .answers .pass").count() == 1
        assert page.evaluate(END) == [], live.number
    assert looked >= 5


LANDSCAPES = ["fair", "inheritance", "obelisk", "citadel", "tomb"]
MATS = ["island", "native_village", "pirate_ship", "baker", "plaza"]
MATS += ["village", "smithy", "market", "militia", "tactician"]

# What sticks out of the table, and where the play area ends below its edge.
TOO_LOW = """() => {
    const cloth = document.querySelector('.cloth')
    const area = document.querySelector('.area').getBoundingClientRect()
    const [hidden, edge] = [cloth.scrollHeight - cloth.clientHeight, cloth.getBoundingClientRect()]
    return [hidden, Math.max(0, Math.round(area.bottom - edge.bottom))]
}"""

# Cards of the hand that answer, as they lie; the same as the buttons name them; and the keys.
ORDERS = """() => {
    const shown = (one) => one.checkVisibility()
    const all = (what) => [...document.querySelectorAll(what)].filter(shown)
    const said = (one) => one.dataset.choice.split(' ')[1]
    const buttons = all('.bar .answers .chip:not(.word)')
    const lit = all('.hand .card-button.legal')
    const keys = (buttons.length ? buttons : lit).map((one) => one.querySelector('kbd')?.innerText)
    return [lit.map((one) => one.dataset.card), buttons.map(said), keys.filter(Boolean)]
}"""


def likes(name: str) -> int:
    """How much everybody wants this: to play, and to buy what fills mats."""
    verb, _, thing = name.partition(" ")
    if verb in ("play", "treasures", "pass"):
        return 3 if verb != "pass" else 0
    return 2 if thing in MATS else 1


def moments(sixth: str, wanted: Callable[[Live], bool], limit: int = 2500) -> Iterator[Live]:
    """Positions with six landscapes and many mats that are as wanted; everybody does much."""
    rng = random.Random("six landscapes")
    live, number = None, 0
    for _ in range(limit):
        if live is None or live.match is None or live.match.over:
            number += 1
            chosen: Options = {"cards": MATS, "landscapes": [*LANDSCAPES, sixth]}
            live = opened("dominion", number, (4, chosen))
        match = live.match
        assert match is not None
        if live.ask_of(0) is not None and wanted(live):
            yield live
        ask = match.pending[0]
        names = [match.title.vocabulary.name(option) for option in ask.options]
        ranks = [likes(name) for name in names]
        best = [at for at, rank in enumerate(ranks) if rank == max(ranks)]
        match.answer(ask.seat, ask.options[rng.choice(best)])
        live.settle(0)


def lying(live: Live) -> int:
    """How many mats and the like are in use."""
    assert live.match is not None
    usual = ("hand", "deck", "discard")
    places = live.match.table.places()
    return sum(bool(one.cards) for one in places if one.owner >= 0 and one.zone.name not in usual)


def test_the_play_area_is_whole_beside_six_landscapes_and_many_mats(guest, house):
    small = {"width": 1280, "height": 800}
    anna = guest(viewport=small, locale="de-DE", reduced_motion="reduce")
    show, most, looked = Show(anna.page), 0, 0
    for live in moments("cathedral", lambda live: lying(live) > 0):
        if lying(live) <= most:
            continue
        most = lying(live)
        show.see(live, house.url)
        assert anna.page.evaluate(TOO_LOW) == [0, 0], f"{most} mats"
        looked += 1
    assert most >= 6 and looked >= 4


def test_answers_and_keys_stand_in_the_order_of_the_hand(guest, house):
    anna = guest(viewport={"width": 1440, "height": 900}, locale="de", reduced_motion="reduce")
    show = Show(anna.page)

    def asks(prompt: str, least: int) -> Live:
        def wanted(live: Live) -> bool:
            ask = live.ask_of(0)
            return ask is not None and ask.prompt == prompt and len(ask.options) >= least

        return next(moments("donate", wanted))

    show.first(asks("play-action", 3), house.url)
    show.wait()
    hand, said, keys = anna.page.evaluate(ORDERS)
    assert len(hand) > 1 and said == hand and keys == [str(n + 1) for n in range(len(hand))]
    show.send(asks("donate", 12))  # so many cards are chosen where they lie
    show.wait()
    anna.page.wait_for_selector(".lit-cards")
    hand, said, keys = anna.page.evaluate(ORDERS)
    assert len(hand) > 10 and said == [] and len(keys) == len(hand)
    for width in (1280, 1040):  # narrow cards, then lines: with whole words, and all in view
        anna.page.set_viewport_size({"width": width, "height": 800})
        rest(anna.page)
        assert anna.page.evaluate(BROKEN, ".row-of-cards .name") == []
        assert anna.page.evaluate(HIDDEN) == []
