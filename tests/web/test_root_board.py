"""Root's board: everything that can be chosen is lit where it stands; cards as they are printed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from playwright.sync_api import expect

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import encode
from tafelrunde.kernel.rng import Rng
from tafelrunde.server import messages as m
from tafelrunde.server.asks import because
from tafelrunde.server.live import Live
from tafelrunde.titles import registry
from tafelrunde.titles.root.factions.vagabond import Vagabond
from tafelrunde.titles.root.factions.vagabond_characters import CHARACTERS
from tests.web.test_in_view import Show, told
from tests.web.test_root import BOT, FOUR, ME, marquise, set_up
from tests.web.test_root_battle import questions
from tests.web.test_together import two_people

CARD = "better_burrow_bank"
NAMES = ("Marquise de Cat", "Eyrie Dynasties", "Woodland Alliance", "Vagabond")
WORDED = {"early": "and so does one other player you choose", "later": "an enemy you choose draws"}


def game_with_the_card(folder: Path, printing: str) -> tuple[Path, int, int]:
    """A game in which somebody is asked something with the card in hand: file, step and seat."""
    title = registry.load("root")
    options: dict[str, object] = {"factions": ["marquise", "eyrie"], "cards_print": printing}
    for number in range(50):
        match, rng = Match.new(title, 2, options, seed=f"printed {number}"), Rng(f"{number}")
        found = (-1, -1)
        while not match.over and len(match.answers) < 3000:
            ask = match.pending[0]
            zones: Any = match.view(ask.seat)["zones"]
            hand = next(z for z in zones if z["name"] == "hand" and z["owner"] == ask.seat)
            if CARD in hand["cards"] and len(ask.options) > 1 and found[0] < 0:
                found = (len(match.answers), ask.seat)
            match.answer(ask.seat, ask.options[rng.below(len(ask.options))])
        if match.over and found[0] >= 0:
            path = folder / f"{printing}.json"
            path.write_bytes(encode(match.record()))
            return path, *found
    raise AssertionError("nobody draws the card")


@pytest.mark.parametrize("printing", WORDED)
def test_cards_are_worded_as_they_are_printed_in_replays_and_at_the_table(
    guest, tmp_path, printing
):
    anna = guest()
    path, step, seat = game_with_the_card(tmp_path, printing)
    page = anna.look_at(path)
    anna.visit(f"{page.url.removeprefix(anna.url).split('?')[0]}?step={step}&eyes={seat}")
    card = page.locator(f'.hand [data-card="{CARD}"]')
    card.hover()
    expect(page.locator(".beside")).to_contain_text(WORDED[printing])
    card.click()
    expect(page.get_by_role("dialog")).to_contain_text(WORDED[printing])
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    page.locator(f'.hand [data-card="{CARD}"]').hover()
    expect(page.locator(".beside")).to_contain_text(WORDED[printing])


def since_the_battle(match: Match) -> list[str]:
    """The events of the last battle and what came after it."""
    told = [str(face["id"]) for face in match.events(0)[-8:]]
    return (
        told[len(told) - 1 - told[::-1].index("battle-starts") :] if "battle-starts" in told else []
    )


def game_with_a_deadly_ambush(folder: Path) -> tuple[Path, int]:
    """A game in which an ambush leaves no attacker: file, and the step of the question after it."""
    title = registry.load("root")
    of_battles = {"ambush", "foil-ambush", "lose-piece", "field-hospitals", "order-effects"}
    for number in range(80):
        match = Match.new(title, 2, {"factions": ["marquise", "eyrie"]}, seed=f"ambush {number}")
        rng = Rng(f"{number}")
        while not match.over and len(match.answers) < 1500:
            ask = match.pending[0]
            told = since_the_battle(match)
            ended = "ambushes" in told and "foils" not in told and "rolls" not in told
            if ended and ask.prompt not in of_battles and ask.seat == 0:
                path = folder / "ambush.json"
                path.write_bytes(encode(match.record()))
                return path, len(match.answers)
            names = [title.vocabulary.name(option) for option in ask.options]
            eager = [at for at, name in enumerate(names) if name.startswith(("ambush", "battle"))]
            at = eager[rng.below(len(eager))] if eager else rng.below(len(names))
            match.answer(ask.seat, ask.options[at])
    raise AssertionError("no ambush was deadly")


def test_a_battle_is_over_when_an_ambush_leaves_nobody(guest, tmp_path):
    anna = guest()
    path, step = game_with_a_deadly_ambush(tmp_path)
    page = anna.look_at(path)
    anna.visit(f"{page.url.removeprefix(anna.url).split('?')[0]}?step={step}&eyes=0")
    battle = page.locator(".battle")
    expect(battle).to_contain_text("Ambush")
    expect(battle.locator("li", has_text="…")).to_have_count(0)


def test_all_boards_are_in_view_and_the_way_of_warriors_stays_marked(guest):
    anna = guest(viewport={"width": 1440, "height": 900})
    page = marquise(anna)
    for faction in NAMES:
        expect(page.get_by_role("region", name=faction)).to_be_in_viewport(ratio=0.99)
    anna.start_autoplay(7, "How many warriors")
    anna.wait_for(lambda: "How many" in page.locator(".prompt").inner_text(), "a number", 60)
    expect(page.locator(".map .place.about")).to_have_count(2)
    expect(page.locator(".map .arrow")).to_have_count(1)
    assert page.locator(".bar .answers kbd").count() == 0  # not "1 1"


def test_tracks_and_faction_boards_are_clicked_for_what_they_name(guest):
    anna = guest()
    page = marquise(anna)
    set_up(anna)
    track = page.locator('.board.mine .pick[data-thing="sawmill"]')
    expect(track).to_have_attribute("aria-label", "Build a sawmill")
    track.click()
    expect(page.locator(".log")).to_contain_text("sawmill")


def test_a_question_to_somebody_else_tells_what_it_is_about(guest, house):
    anna, bert = two_people(guest, house)
    anna.page.locator('[data-spot="c1"]').click()
    expect(anna.page.locator(".prompt")).to_contain_text("Where does your first sawmill go?")
    expect(bert.page.locator(".bar")).to_contain_text("dein erstes Gebäude (Sägemühle)")


def game_with_a_battle(folder: Path) -> tuple[Path, int]:
    """A game of four in which a battle is under way: file, and the step of a question of it."""
    title = registry.load("root")
    options: dict[str, object] = {"factions": FOUR, "first": 0}
    match, rng = Match.new(title, 4, options, seed="boards"), Rng("boards")
    while not match.over:
        ask = match.pending[0]
        if ask.prompt in ("ambush", "lose-piece", "field-hospitals") and len(match.answers) > 60:
            path = folder / "battle.json"
            path.write_bytes(encode(match.record()))
            return path, len(match.answers)
        names = [title.vocabulary.name(option) for option in ask.options]
        eager = [at for at, name in enumerate(names) if name.startswith("battle")]
        at = eager[0] if eager else rng.below(len(names))
        match.answer(ask.seat, ask.options[at])
    raise AssertionError("nobody fights")


def test_a_battle_leaves_all_boards_in_view(guest, tmp_path):
    anna = guest(viewport={"width": 1440, "height": 900})
    path, step = game_with_a_battle(tmp_path)
    page = anna.look_at(path)
    anna.visit(f"{page.url.removeprefix(anna.url).split('?')[0]}?step={step}&eyes=0")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".side .battle")).to_be_in_viewport(ratio=0.99)
    for faction in NAMES:
        expect(page.get_by_role("region", name=faction)).to_be_in_viewport(ratio=0.99)
    page.set_viewport_size({"width": 390, "height": 844})  # where the log has no column of its own
    expect(page.locator(".board .battle")).to_be_visible()
    expect(page.locator(".battle")).to_have_count(1)


def game_with_many_crafted_cards(folder: Path) -> tuple[Path, int]:
    """A game of four in which much has been crafted: file, and the step with most of it."""
    title = registry.load("root")
    options: dict[str, object] = {"factions": FOUR, "first": 0}
    found: list[tuple[int, int, Match]] = []
    for number in range(12):
        match, rng = Match.new(title, 4, options, seed=f"crafted {number}"), Rng(f"{number}")
        best = (0, 0)
        while not match.over and len(match.answers) < 900:
            ask = match.pending[0]
            if ask.seat == 0 and len(ask.options) > 1:
                zones: Any = match.view(0)["zones"]
                crafted = sum(len(z["cards"]) for z in zones if z["name"] == "play_area")
                best = max(best, (crafted, len(match.answers)))
            names = [title.vocabulary.name(option) for option in ask.options]
            crafts = [at for at, name in enumerate(names) if name.startswith("craft ")]
            at = crafts[0] if crafts else rng.below(len(names))
            match.answer(ask.seat, ask.options[at])
        found.append((*best, match))
    _, step, match = max(found, key=lambda one: one[:2])
    path = folder / "crafted.json"
    path.write_bytes(encode(match.record()))
    return path, step


@pytest.mark.parametrize("lang", ["de-DE", "en-GB"])
def test_many_crafted_cards_leave_all_boards_in_view(guest, tmp_path, lang):
    anna = guest(viewport={"width": 1440, "height": 900}, locale=lang)
    path, step = game_with_many_crafted_cards(tmp_path)
    page = anna.look_at(path)
    anna.visit(f"{page.url.removeprefix(anna.url).split('?')[0]}?step={step}&eyes=0")
    page.get_by_role("button", name=re.compile("Play on from here|Von hier weiterspielen")).click()
    page.wait_for_url("**/table/*")
    expect(page.locator('.boards [data-where="play_area"]').nth(8)).to_be_visible()
    for board in page.locator(".boards .board").all():
        expect(board).to_be_in_viewport(ratio=0.99)


def test_the_way_of_warriors_is_still_marked_after_a_reload(guest):
    anna = guest()
    page = marquise(anna)
    anna.start_autoplay(7, "How many warriors")
    anna.wait_for(lambda: "How many" in page.locator(".prompt").inner_text(), "a number", 60)
    marked = page.locator(".map .place.about [data-spot]")
    expect(marked).to_have_count(2)
    spots = marked.evaluate_all("found => found.map((one) => one.dataset.spot)")
    page.reload()
    page.wait_for_selector(".map .spot")
    expect(marked).to_have_count(2)
    assert marked.evaluate_all("found => found.map((one) => one.dataset.spot)") == spots
    expect(page.locator(".map .arrow")).to_have_count(1)


COLOUR = "one => getComputedStyle(one).getPropertyValue('border-left-color')"


def test_the_log_has_the_colours_of_the_factions(guest):
    anna = guest()
    page = marquise(anna)
    set_up(anna)
    mine = page.locator(".log li", has_text="Keep in clearing")
    assert mine.evaluate(COLOUR) == "rgb(181, 73, 15)"
    assert page.locator(".log li", has_text="(Eyrie)").first.evaluate(COLOUR) == "rgb(42, 95, 165)"
    expect(page.locator(".log h3 .coloured.f-marquise")).to_have_count(1)  # Round 1: your turn


@pytest.mark.parametrize(
    ("faction", "choice", "words"),
    [
        ("eyrie", "lead commander", "you deal one extra hit"),
        ("vagabond", "character thief", "take a random card"),
    ],
)
def test_leaders_and_characters_are_explained_where_they_are_chosen(guest, faction, choice, words):
    anna = guest(viewport={"width": 1440, "height": 900})
    others = [one for one in FOUR if one != faction]
    page = anna.open_table("root", [ME, BOT, BOT, BOT], factions=[faction, *others], first=0)
    anna.start_autoplay(3, "Who leads" if faction == "eyrie" else "Which character")
    answers = page.locator(".bar .answers button", has=page.locator(".explained"))
    expect(answers.first).to_be_visible()
    expect(page.locator(f'[data-choice="{choice}"]')).to_contain_text(words)
    for one in answers.all():
        expect(one).to_be_in_viewport(ratio=0.99)
    page.set_viewport_size({"width": 390, "height": 844})
    assert anna.wide_enough()


def test_each_board_shows_the_turn_of_its_faction(guest):
    anna = guest()
    page = marquise(anna)
    set_up(anna)
    mine = page.locator(".board.mine").get_by_role("list", name="The turn")
    expect(mine.locator("li")).to_have_text(
        ["Birdsong: Wood", "Daylight: Craft · Actions", "Evening: Draw"]
    )
    expect(mine.locator("li[aria-current=step]")).to_contain_text("Daylight")
    expect(page.get_by_role("list", name="The turn")).to_have_count(4)
    expect(page.locator(".boards li[aria-current=step]")).to_have_count(1)  # only mine is now


GAMES = [
    ["riverfolk", "cult"],
    ["vagabond", "marquise", "vagabond_2"],
    ["alliance", "eyrie", "cult", "riverfolk"],
    ["cult", "riverfolk", "vagabond", "vagabond_2", "eyrie"],
    ["marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk"],
]
# Boards whose strip is not whole in view: by name, with what is wrong.
STRIPS = """() => [...document.querySelectorAll('.boards > .board')].flatMap((board) => {
    const strip = board.querySelector('.course')?.getBoundingClientRect()
    const steps = [...board.querySelectorAll('.course li > span:not(.sr)')]
    const edge = document.querySelector('.others .frame').getBoundingClientRect().bottom
    const inside = ({ left, right, height }) =>
        height > 8 && left >= strip.left - 1 && right <= strip.right + 1
    const boxes = steps.flatMap((step) => [...step.getClientRects()])
    const seen = strip && boxes.length >= 4 && strip.bottom <= edge && boxes.every(inside)
    return seen ? [] : [`${board.ariaLabel} ${JSON.stringify(strip)}`]
})"""


@pytest.mark.parametrize("lang", ["de-DE", "en-GB"])
def test_every_board_shows_its_turn_however_many_play(guest, house, lang):
    anna = guest(viewport={"width": 1440, "height": 900}, locale=lang, reduced_motion="reduce")
    page, show = anna.page, Show(anna.page)
    for factions in GAMES:
        asked = questions((len(factions), {"factions": factions, "any_mix": True}))
        live = next(one for one in asked if one.match.table.round == 3)
        show.see(live, house.url)
        expect(page.locator(".boards > .board .course")).to_have_count(len(factions))
        anna.wait_for(lambda: page.evaluate(STRIPS) == [], f"{factions} with their turns")


# Boxes that reach further to the right than the strip above them, which is as wide as its board.
TOO_WIDE = """() => [...document.querySelectorAll('.boards .box')].filter((box) => {
    const edge = box.closest('.inside').querySelector('ol').getBoundingClientRect().right
    return box.getBoundingClientRect().right > edge + 0.5
}).length"""


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844)])
def test_no_track_is_wider_than_its_board(guest, size):
    anna = guest(viewport={"width": size[0], "height": size[1]})
    others = ["marquise", "eyrie", "vagabond"]
    page = anna.open_table("root", [ME, BOT, BOT, BOT], factions=["alliance", *others], first=0)
    expect(page.locator(".board.mine .box")).to_have_count(10)
    for board in page.get_by_role("button", name="Board:").all():
        if board.get_attribute("aria-expanded") == "false":
            board.click()
    expect(page.locator(".track")).to_have_count(5)
    assert page.evaluate(TOO_WIDE) == 0
    assert anna.wide_enough()


@pytest.mark.parametrize(
    ("seats", "width", "height", "least"),
    [(6, 1440, 900, 0.7), (6, 1280, 800, 0.7), (4, 1280, 800, 0.75)],
)
def test_all_boards_are_in_view_late_in_a_game(guest, house, seats, width, height, least):
    anna = guest(viewport={"width": width, "height": height}, locale="de-DE")
    late = (one for one in questions((seats, {})) if one.match.table.round == 7)
    live = next(one for one in late if len(one.ask_of(0).options) < 4)
    show = Show(anna.page)
    show.first(live, house.url)
    boards = anna.page.locator('.boards > [data-at^="seat/"]')
    expect(boards).to_have_count(seats)
    for board in boards.all():
        expect(board).to_be_in_viewport(ratio=0.99)
    size = "Number(document.querySelector('.boards').style.zoom || 1)"
    anna.wait_for(lambda: anna.page.evaluate(size) >= least, "boards that can be read")


def test_a_price_is_asked_for_with_its_service(guest, house):
    anna = guest(viewport={"width": 390, "height": 844}, locale="de-DE", reduced_motion="reduce")
    show, services = Show(anna.page), ["Handkarte", "Flussboote", "Söldner"]
    factions = ["riverfolk", *FOUR[:3]]
    for live in questions((4, {"factions": factions, "any_mix": True})):
        if live.ask_of(0).prompt != "service-price":
            continue
        show.see(live, house.url)
        expect(anna.page.locator(".prompt")).to_contain_text(f"„{services.pop(0)}“")
        if not services:
            return


class Refused(NamedTuple):
    """What cannot be done, in both languages: in a clearing by verb, with a part of the board."""

    prompt: str
    deeds: dict[str, str]
    remark: str  # why the part of the board is no answer
    told: str


REFUSED = {
    "marquise": Refused(
        "marquise-daylight",
        {
            "build": "Build: You do not rule clearing {c}.|"
            "Bauen: Du beherrschst Lichtung {c} nicht.",
            "recruit": "Recruit: You have no recruiter in clearing {c}.|"
            "Rekrutieren: Auf Lichtung {c} hast du keinen Rekrutierer.",
        },
        "root-why-wood-anywhere",
        "The next recruiter costs|Rekrutierer: Das nächste Gebäude kostet",
    ),
    "vagabond": Refused(
        "vagabond-daylight",
        {
            "to": "Move here: Your pawn is not next to clearing {c}.|"
            "Hierher bewegen: Lichtung {c} liegt nicht neben deiner Figur.",
            "explore": "Battle, Explore, Aid, Strike: Your pawn is not in clearing {c}.|"
            "Kämpfen, Erkunden, Helfen, Scharfschießen: "
            "Deine Figur steht woanders als auf Lichtung {c}.",
        },
        "root-why-item",
        "Torch: you have none face up|Diesen Gegenstand hast du nicht aufgedeckt",
    ),
}


def part_of(g: Any) -> str:
    """What of Ann's board is pointed at: a track, or her character."""
    me = g.factions[0]
    return CHARACTERS[me.character] if isinstance(me, Vagabond) else "recruiter"


def daylight(faction: str) -> tuple[Live, int]:
    """A question of Ann's to which neither a part of her board is an answer nor this clearing."""
    factions = [faction, *(one for one in FOUR if one != faction)]
    what = REFUSED[faction]
    for live in questions((4, {"factions": factions, "first": 0})):
        ask = live.ask_of(0)
        assert ask is not None and live.match is not None
        g: Any = live.match.table
        lit = {spot for option in ask.options for spot in g.mark(ask, option).spots}
        part = f"board/0/{part_of(g)}"
        if ask.prompt != what.prompt or part in lit or g.why_not(ask, part).remark != what.remark:
            continue
        for c in range(12, 0, -1):
            deeds = {verb: one.remark for verb, one in g.refusals(ask, f"c{c}")}
            known = {deeds.get("build"), deeds.get("to")} & {"root-why-not-ruled", "root-why-far"}
            if f"c{c}" not in lit and what.deeds.keys() <= deeds.keys() and known:
                return live, c
    raise AssertionError("something can be done everywhere")


@pytest.mark.parametrize(("lang", "at"), [("en-GB", 0), ("de-DE", 1)])
@pytest.mark.parametrize("faction", REFUSED)
def test_what_cannot_be_done_says_why(guest, house, faction, lang, at):
    anna = guest(viewport={"width": 390, "height": 844}, locale=lang, reduced_motion="reduce")
    page, show, what, (live, c) = anna.page, Show(anna.page), REFUSED[faction], daylight(faction)
    assert live.match is not None
    asked: list[str] = []

    def hear(text: str | bytes) -> None:
        message = msgspec.json.decode(text, type=m.FromClient)
        if isinstance(message, m.Why):
            asked.append(message.spot)
            found = because(live.match, live.ask_of(0), message.spot, message.ref)
            show.route.send(msgspec.json.encode(found).decode())

    show.first(live, house.url)
    assert show.route is not None
    show.route.on_message(hear)
    page.locator(f'.map [data-spot="c{c}"]').click()
    dialog = page.get_by_role("dialog")
    for words in what.deeds.values():
        expect(dialog).to_contain_text(words.split("|")[at].format(c=c))
    expect(dialog.locator(".refused .rule").first).to_be_visible()
    assert asked == [f"c{c}"]  # one question, however much there is to tell
    assert anna.wide_enough()
    page.keyboard.press("Escape")

    # A part of the own board says it where the question stands, and looks as it does otherwise.
    part = page.locator(f'.board.mine .pick[data-thing="{part_of(live.match.table)}"]')
    height = page.locator(".board.mine").evaluate("one => one.offsetHeight")
    part.evaluate("one => one.scrollIntoView({ block: 'center' })")
    part.click(force=True)  # it says that it is disabled
    expect(page.locator(".bar .strip.warn")).to_contain_text(what.told.split("|")[at])
    assert len(asked) == 2
    room, state = told(live)
    state.asks = []
    show.tell(room, state)  # somebody else's question
    expect(part.and_(page.locator("button"))).to_have_count(0)
    assert page.locator(".board.mine").evaluate("one => one.offsetHeight") == height
