"""The end of a game and its replay in a real browser: points, curve, moments, log, links."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import decode
from tafelrunde.reviews import past
from tafelrunde.titles import registry
from tests.web.people import Guest
from tests.web.test_in_view import BROKEN

FIXTURES = Path(__file__).parents[1] / "fixtures"
PHONE = {"viewport": {"width": 390, "height": 844}, "locale": "de-DE"}
SCORES = ".course li b"
SMALL = 0.2  # of a phone's height: so much a result covers before one wants to see all of it


def at_the_table(anna: Guest, record: Path) -> Page:
    """The table of a game that is over, with its result."""
    page = anna.look_at(record)
    page.goto(re.sub("/replay/([^?]*).*", r"/table/\1", page.url))
    page.wait_for_selector(".result .story-btn")
    return page


def after(record: Path, step: int) -> Match:
    """The recorded game after so many answers."""
    return past(Match.load(registry.load("dominion"), decode(record.read_bytes())), step)


def covered(dock: Locator) -> float:
    """How much of the page's height lies behind it."""
    box = dock.bounding_box()
    assert box is not None
    return box["height"]


def step_of(page: Page) -> int:
    return int(page.locator(".slide input").input_value())


def test_the_result_tells_where_points_came_from_and_moments_open_the_replay(guest, check, record):
    anna: Guest = guest()
    page = at_the_table(anna, record)
    points = [int(text.split()[0]) for text in page.locator(".result li b").all_inner_texts()]
    expect(page.locator(".result .how")).to_contain_text("Provinces")
    expect(page.locator(".result .from").first).to_contain_text(re.compile(r"Province ×\d"))
    page.locator(".story-btn").click()
    page.wait_for_selector(".story .figures")  # it is loaded when it is first wanted
    sums = page.locator(".sources tfoot td").all_inner_texts()
    assert [int(text.replace("−", "-")) for text in sums] == points
    rows = page.locator(".sources tbody tr")
    column = [row.locator("td").first.inner_text() for row in rows.all()]
    known = [int(re.split(r"\s*×", text)[0].replace("−", "-")) for text in column if text != "·"]
    assert sum(known) == points[0]
    assert page.locator(".story .curve svg .line").count() == len(points)
    dashes = page.locator(".story .curve svg .line").evaluate_all(
        "all => all.map((one) => one.getAttribute('stroke-dasharray'))"
    )
    assert len(set(dashes)) == len(points)  # told apart without colours, too
    page.get_by_text("The curve as a table").click()
    last = page.locator(".story details tbody tr").last.locator("td").all_inner_texts()
    assert [int(text) for text in last] == points
    expect(page.locator(".decks li").first).to_be_visible()
    check(page, "how a game went")
    moment = page.locator(".moments a").nth(1)
    step = int(moment.locator(".step").inner_text())
    moment.click()
    page.wait_for_selector(".slide")
    assert step_of(page) == step


def test_a_replay_shows_the_score_and_its_log_and_curve_lead_there(guest, record):
    anna: Guest = guest(viewport={"width": 1440, "height": 900})
    page = anna.look_at(record)
    page.wait_for_selector(".course")
    assert page.locator(SCORES).all_inner_texts() == ["3", "3"]
    page.keyboard.press("End")
    expect(page.locator(SCORES).first).not_to_have_text("3")
    page.wait_for_selector(".log li[aria-current]")
    end = step_of(page)
    line = page.locator(".log .jump").nth(-6)
    told = line.inner_text()
    line.click()
    back = step_of(page)
    assert back < end
    expect(page.locator(".log li[aria-current]", has_text=told)).to_be_visible()
    page.locator(".log .ahead .jump").last.click()  # what comes is still there, and leads on
    assert step_of(page) == end
    curve = page.locator(".under svg")
    box = curve.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert abs(step_of(page) - end / 2) < 3


def test_an_answer_is_thought_over_in_a_replay_and_a_sandbox_tells_what_bots_think(
    guest, check, record
):
    anna: Guest = guest()
    page = anna.look_at(record)
    buys = [n for n in range(9) if after(record, n).pending[0].prompt == "buy"]
    page.goto(re.sub(r"\?.*", "", page.url) + f"?step={buys[0]}&eyes=all")
    why = page.get_by_role("button", name="How good were the answers here?")
    why.click()
    rows = page.locator(".review li")
    expect(rows.first).to_be_visible(timeout=20_000)
    assert rows.count() >= 2
    expect(page.locator(".review li", has_text="chosen")).to_have_count(1)
    check(page, "an answer thought over")
    page.get_by_label("Through whose eyes").select_option("-1")
    expect(why).to_have_count(0)  # who sees nobody's cards hears nobody's thoughts
    page.get_by_label("Through whose eyes").select_option("all")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(".dock")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="What did the bots think?").click()
    expect(page.get_by_text("The replay can think any answer over once more.")).to_be_visible()


def test_a_shared_link_opens_for_somebody_without_a_name_until_it_is_withdrawn(guest, record):
    anna: Guest = guest()
    page = anna.look_at(record)
    page.keyboard.press("PageDown")
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("Link to this replay").input_value()
    assert "/shared/" in link
    somebody: Guest = guest(**PHONE)
    theirs = somebody.visit(link.removeprefix(somebody.url))
    theirs.wait_for_selector(".course")
    assert step_of(theirs) == step_of(page) and somebody.wide_enough()
    eyes = theirs.locator("select option").all_inner_texts()
    assert (
        len(eyes) == 4 and theirs.evaluate("fetch('/api/me').then(r => r.json())")["user"] is None
    )
    theirs.locator(".story-btn").click()
    expect(theirs.locator(".story h3").first).to_have_text("Siegpunkte nach Herkunft")
    assert somebody.wide_enough()
    page.get_by_role("button", name="Withdraw the link").click()
    expect(page.get_by_role("button", name="Make a link")).to_be_visible()
    somebody.server_is_away = True  # the browser notes the refusal
    theirs.reload()
    expect(theirs.locator(".error")).to_contain_text("zurückgezogen")
    somebody.problems = [one for one in somebody.problems if "400" not in one and "404" not in one]


@pytest.mark.parametrize("title", sorted(path.name for path in FIXTURES.iterdir() if path.is_dir()))
def test_every_title_tells_how_a_game_went_in_whole_sentences(guest, title):
    anna: Guest = guest(**PHONE)
    page = at_the_table(anna, min((FIXTURES / title).glob("*-3-seats.json")))
    dock, result = page.locator(".dock"), page.locator(".result")
    assert covered(dock) < SMALL * 844
    expect(result.locator("h2")).to_be_in_viewport()
    expect(result.get_by_role("link", name="Wiederholung")).to_be_hidden()
    result.get_by_role("button", name="Ganzes Ergebnis zeigen").click()
    expect(result.get_by_role("link", name="Wiederholung")).to_be_in_viewport()
    expect(result.locator(".how")).to_be_in_viewport()
    if title == "dominion":
        expect(result.locator("li b", has_text="−1 Punkt")).to_have_count(1)  # none is lost
    result.get_by_role("button", name="Tisch zeigen").click()
    assert covered(dock) < SMALL * 844
    page.locator(".story-btn").click()
    page.wait_for_selector(".story .figures")
    told = page.locator(".story").inner_text()
    assert len(told) > 300 and not re.search(r"\[[a-z]+-|undefined|NaN|\{", told), told
    assert page.evaluate(BROKEN, ".sources tbody th") == []
    assert anna.wide_enough()
