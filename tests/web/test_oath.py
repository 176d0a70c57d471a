"""Oath in the browser: its own board, campaigns with their odds, on every device."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tafelrunde.kernel.account import Face
from tafelrunde.server.live import Live
from tafelrunde.titles import registry
from tafelrunde.titles.oath.table import Oath
from tests.web.people import Guest
from tests.web.test_in_view import LATEST, Show
from tests.web.test_small_laptop import choices

pytestmark = pytest.mark.skipif("oath" not in registry.TITLES, reason="Oath is not registered")

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "heuristic"}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
ACT = "What do you do?"

# The keys that answers have.
KEYS = """() => {
    const bar = document.querySelector('.bar .answers')
    if (!bar || bar.ariaBusy === 'true') return []
    return [...bar.querySelectorAll('[data-choice] kbd')].map((key) => key.textContent)
}"""

# Answers by chance until something that is looked for is there, and stops at once.
UNTIL = """(wanted) => {
    const stop = () => {
        if (!document.querySelector(wanted) || !document.querySelector('.bar .answers')) return
        clearInterval(window.autoplay)
        watch.disconnect()
    }
    const watch = new MutationObserver(stop)
    watch.observe(document.body, { subtree: true, childList: true })
}"""

# Remembers every sentence about somebody who is about to win.
HEAR_THREATS = """() => {
    window.threats = new Set()
    const hear = () => {
        for (const one of document.querySelectorAll('.threats li span:last-of-type'))
            window.threats.add(one.textContent)
    }
    new MutationObserver(hear).observe(document.body, { subtree: true, childList: true })
}"""
THREAT = re.compile(r"at (your|their) next Wake|rolls a die|This is the last round|been drawn")

# Looks at every new question: how many there were, and the answers that were out of sight.
HIDDEN_ANSWERS = """() => {
    window.questions = new Set()
    window.hidden = []
    const look = () => {
        const bar = document.querySelector('.bar .answers')
        if (!bar || bar.ariaBusy === 'true' || window.questions.has(bar.textContent)) return
        window.questions.add(bar.textContent)
        const box = bar.getBoundingClientRect()
        for (const button of bar.querySelectorAll('button')) {
            const { top, bottom, left, right } = button.getBoundingClientRect()
            const seen = top >= 0 && bottom <= Math.min(innerHeight, box.bottom + 2)
            if (!seen || left < 0 || right > box.right + 2) window.hidden.push(button.textContent)
        }
    }
    setInterval(look, 10)
}"""


def chancellor(guest: Guest, bots: int = 3) -> Page:
    """A game in which Anna is the Chancellor; her Act phase has begun."""
    page = guest.open_table("oath", [ME, *[BOT] * bots], chancellor=0)
    play_until(guest, '.answers [data-choice="rest"]', 7)
    return page


def play_until(guest: Guest, selector: str, seed: int) -> None:
    """Answer by chance until there is such a thing on the page and something is asked."""
    page = guest.page
    page.evaluate(UNTIL, selector)
    guest.start_autoplay(seed)
    guest.wait_for(
        lambda: guest.is_over() or (page.locator(selector).count() > 0 and not is_busy(page)),
        selector,
        seconds=90,
    )
    guest.stop_autoplay()


def is_busy(page: Page) -> bool:
    """Whether an answer is on its way, or nothing is asked."""
    return page.locator('.bar .answers[aria-busy="false"]').count() == 0


def test_a_whole_game_is_played_through_the_interface(guest):
    anna = guest()
    page = anna.visit()
    page.locator(".titles label", has_text="Oath").click()
    page.get_by_role("button", name="Choose players and options").click()
    page.get_by_role("button", name="Add a player").click()
    page.get_by_label("Oath of the realm").select_option("people")
    page.get_by_role("button", name="Play now against bots").click()
    page.wait_for_selector(".realm .site")
    expect(page.locator(".board.mine")).to_contain_text("Chancellor")  # whatever the seats' order
    expect(page.locator(".status")).to_contain_text("Oathkeeper of the People")
    expect(page.locator(".site")).to_have_count(8)
    expect(page.locator(".realm section")).to_have_count(3)
    page.evaluate(HEAR_THREATS)
    anna.start_autoplay(3)
    anna.wait_for(anna.is_over, "the end of the game", seconds=150)
    assert anna.stop_autoplay() > 20
    threats = page.evaluate("[...window.threats]")  # nobody wins out of the blue
    assert threats and all(re.search(THREAT, one) for one in threats), threats
    expect(page.locator(".result .how")).to_contain_text(re.compile("Victory"))
    assert "[" not in page.locator(".cloth").inner_text()  # no text is missing
    assert "[" not in page.locator(".log").inner_text()


def test_sites_are_clicked_and_say_what_is_there(guest):
    anna = guest()
    page = chancellor(anna)
    page.locator('.answers [data-choice="travel"]').click()
    lit = page.locator(".site .spot.lit")
    expect(lit.first).to_be_visible()
    goal = lit.last
    slot = goal.get_attribute("data-spot")[1:]
    goal.click()  # a travel to the site that was clicked
    mine = page.get_by_role("button", name=re.compile(f"^Site {slot}, .*pawn of Purple"))
    expect(mine).to_be_visible()
    mine.focus()
    page.keyboard.press("i")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(f"Site {slot} · ")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_pointing_at_a_site_goes_there(guest):
    anna = guest()
    page = chancellor(anna)
    site = page.locator(".site.open.unknown").last
    number = site.locator(".number").inner_text()
    site.click()  # anywhere on it
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name=re.compile(r"^Travel \(\d Supply\)")).click()
    mine = page.get_by_role("button", name=re.compile(f"^Site {number}, .*pawn of Purple"))
    expect(mine).to_have_count(1)


def test_journeys_tell_their_price_on_the_map(guest):
    anna = guest()
    page = chancellor(anna)
    page.locator('.answers [data-choice="travel"]').click()
    prices = page.locator(".site.meant .price")
    expect(prices.first).to_contain_text(re.compile(r"\d"))
    assert prices.count() == page.locator(".site.meant").count() > 3


def test_every_action_has_its_place_and_says_why_not(guest):
    anna = guest()
    page = chancellor(anna)
    names = [re.split(r"[(:]", one)[0] for one in page.locator(".fixed > button").all_inner_texts()]
    words = [re.sub(r"[\d\s]", "", one) for one in names]
    assert words == ["Search", "Muster", "Trade", "Recover", "Campaign", "Travel"]
    page.locator('.last [data-choice="rest"]').click()  # Supply would be lost
    sure = page.get_by_role("group", name=re.compile("some of it would be lost"))
    sure.get_by_role("button", name="Back").click()
    play_until(anna, '.fixed [aria-disabled="true"]', 4)
    if not anna.is_over():
        page.locator('.fixed [aria-disabled="true"]').first.click(force=True)
        hint = page.locator(".strip.warn")
        expect(hint).to_contain_text(re.compile("You|Nobody|nobody|No |costs|forbids"))
        expect(hint.get_by_role("button", name=re.compile("^Rule 5"))).to_be_visible()


def test_a_campaign_is_told_with_its_dice(guest):
    anna = guest()
    page = chancellor(anna)
    play_until(anna, ".campaign.over", 6)
    if anna.is_over():
        return
    fight = page.get_by_role("region", name="Campaign", exact=True)
    if fight.get_by_role("button", name="Details").count():
        fight.get_by_role("button", name="Details").click()
    expect(fight).to_contain_text(re.compile("won the campaign|hold out"))
    dice = fight.get_by_role("img", name=re.compile("[Ss]word|[Ss]hield|Blank|Doubling"))
    assert dice.count() > 0
    fight.get_by_role("button", name="Close").click()
    expect(fight).to_have_count(0)


def has_all_steps(events: list[Face]) -> bool:
    """Whether the latest campaign had plans, sacrifices, losses and spoils, and is the latest."""
    ids = [str(event.get("prompt") or event["id"]) for event in events]
    if "campaigns" not in ids:
        return False
    fought = ids[len(ids) - ids[::-1].index("campaigns") :]
    if not {"uses-plan", "sacrifice", "campaign-won"} <= set(fought):
        return False
    if "turn" in fought or "act" in fought:
        return False
    gone, won = fought.index("sacrifice"), fought.index("campaign-won")
    return "loses-warbands" in fought[gone:won] and {"retreats", "occupy"} <= set(fought[won:])


def faces_of(rolled: Face) -> list[str]:
    faces = rolled["faces"]
    assert isinstance(faces, list)
    return faces


def test_a_campaign_is_told_with_plans_dice_sacrifices_losses_and_spoils(guest, house):
    games = (live for seed in "abcdefgh" for live in choices("oath", 3, seed))
    found = next(live for live in games if live.match and has_all_steps(live.match.events(0)))
    anna = guest(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    Show(anna.page).first(found, house.url)
    fight = anna.page.get_by_role("region", name="Campaign", exact=True)
    if fight.get_by_role("button", name="Details").count():
        fight.get_by_role("button", name="Details").click()
    steps = fight.locator("li .what").all_inner_texts()
    assert {"Battle plans", "Defence", "Attack", "Sacrifice", "Losses", "Spoils"} <= set(steps)
    expect(fight.locator(".plan").first).to_have_text(re.compile(r"\w"))
    assert found.match is not None
    told = {str(event["id"]): event for event in found.match.events(0)[-LATEST:]}
    both = [told["campaign-forces"][side] for side in ("attackers", "defenders")]
    expect(fight.locator(".force")).to_have_text([f"Force: {one}" for one in both])
    rolled = [event for event in found.match.events(0)[-LATEST:] if event["id"] == "rolls"]
    expect(fight.locator(".die")).to_have_count(sum(len(faces_of(one)) for one in rolled[-2:]))
    expect(fight.locator(".verdict")).to_contain_text("won the campaign")


def is_asked_for_spoils(live: Live) -> bool:
    """Whether the campaign is decided and goes on all the same."""
    assert live.match is not None and isinstance(live.match.table, Oath)
    lately = [str(event["id"]) for event in live.match.events(0)[-8:]]
    return "campaign-won" in lately and live.match.table.campaign is not None


def test_a_decided_campaign_can_be_closed_while_its_spoils_are_asked_for(guest, house):
    found = next(live for live in choices("oath", 3, "spoils") if is_asked_for_spoils(live))
    anna = guest(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    Show(anna.page).first(found, house.url)
    fight = anna.page.get_by_role("region", name="Campaign", exact=True)
    fight.get_by_role("button", name="Close").click()
    expect(fight).to_have_count(0)


def test_rounds_are_played_with_the_keyboard_alone(guest):
    anna = guest()
    page = anna.open_table("oath", [ME, BOT, BOT], chancellor=0)
    rng = random.Random(2)
    answers = 0
    for _ in range(3000):
        if anna.is_over() or "Round 3" in page.locator("h1").inner_text():
            break
        if page.locator(".sure").count():
            page.keyboard.press("Enter")  # the focus is there
            continue
        keys = page.evaluate(KEYS)
        if keys:
            page.keyboard.press(rng.choice(keys))
            answers += 1
        elif not is_busy(page):  # places only: by Tab, as everything else
            page.locator(".bar .answers button").first.focus()
            page.keyboard.press("Enter")
        page.wait_for_timeout(10)
    assert answers > 4 and (anna.is_over() or "Round 3" in page.locator("h1").inner_text())


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_no_answer_is_out_of_sight(guest, locale):
    anna = guest(viewport={"width": 1440, "height": 900}, locale=locale)
    page = anna.open_table("oath", [ME, *[BOT] * 3], chancellor=0)
    page.evaluate(HIDDEN_ANSWERS)
    anna.start_autoplay(8)
    enough = "window.questions.size >= 25"
    anna.wait_for(lambda: anna.is_over() or page.evaluate(enough), "25 questions", 90)
    anna.stop_autoplay()
    assert page.evaluate("window.questions.size") > 5
    assert page.evaluate("window.hidden") == []


def test_a_campaign_shows_its_odds_before_and_while_targets_are_declared(guest):
    anna = guest()
    page = chancellor(anna)
    play_until(anna, '.answers [data-choice="campaign"]', 5)
    chances = page.get_by_role("region", name="Campaigns you could begin")
    expect(chances).to_contain_text(re.compile(r"You win: [a-z ]+, [\d.]+\s%"))
    button = page.locator('.answers [data-choice="campaign"]')
    expect(button).to_contain_text("%")
    button.click()
    anna.wait_for(lambda: not is_busy(page), "the next question")
    against = page.locator('.answers [data-choice^="against"]')
    if against.count():
        expect(against.first).to_contain_text("%")
        against.first.click()
    campaign = page.get_by_role("region", name="Campaign", exact=True)
    targets = page.locator('.answers [data-choice^="target"]')
    anna.wait_for(lambda: targets.count() > 0 or "For:" in campaign.inner_text(), "targets")
    if "For:" not in campaign.inner_text():  # against nothing there are no odds
        expect(campaign).to_contain_text("No target yet")
        expect(campaign).not_to_contain_text("%")
        targets.first.click()
    expect(campaign).to_contain_text(re.compile(r"You win: [a-z ]+, [\d.]+\s%"))
    expect(campaign).to_contain_text(re.compile(r"attack (die|dice) against \d+ defence"))


def test_a_phone_shows_the_realm_and_what_a_tap_offers(guest):
    anna = guest(**PHONE)
    page = chancellor(anna)
    assert anna.wide_enough()
    page.locator('.answers [data-choice="travel"]').tap()
    page.locator(".site .spot.lit").first.tap()
    sheet = page.get_by_role("dialog")
    sheet.locator(".answers .main").first.tap()
    expect(sheet).to_have_count(0)
    anna.start_autoplay(9)
    anna.wait_for(
        lambda: anna.is_over() or "Round 3" in page.locator("h1").inner_text(), "round 3", 90
    )
    anna.stop_autoplay()
    assert anna.wide_enough()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_table_is_accessible(guest, check, scheme: str):
    anna: Guest = guest(color_scheme=scheme)
    page = anna.visit()
    page.locator(".titles label", has_text="Oath").click()
    page.get_by_role("button", name="Choose players and options").click()
    page.wait_for_selector(".field select")
    check(page, "options of Oath")
    chancellor(anna)
    check(page, "table of Oath")
    page.locator(".site .spot").first.focus()
    page.keyboard.press("i")
    check(page, "a site")
    page.keyboard.press("Escape")
    play_until(anna, ".campaign", 2)
    check(page, "a campaign")
