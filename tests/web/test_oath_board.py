"""Oath's board in prepared positions: sites are pressed anywhere, campaigns and cards are told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from tafelrunde.server.live import Live
from tafelrunde.titles import registry
from tests.web.test_in_view import Show
from tests.web.test_small_laptop import choices

pytestmark = pytest.mark.skipif("oath" not in registry.TITLES, reason="Oath is not registered")

WIDE = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "reduce",
}


def moments(wanted: Callable[[Live], bool], seats: int = 3) -> Iterator[Live]:
    """Choices of Ann's in games that bots play."""
    for seed in "abcdefgh":
        yield from filter(wanted, choices("oath", seats, seed))


def asked(live: Live) -> str:
    ask = live.ask_of(0)
    return ask.prompt if ask is not None else ""


def listen(show: Show) -> list[int]:
    """The answers that the page gives from now on."""
    given: list[int] = []

    def hear(text: str | bytes) -> None:
        said = msgspec.json.decode(text)
        if said["type"] == "answer":
            given.append(said["option"])

    assert show.route is not None
    show.route.on_message(hear)
    return given


# -- sites


def card_on_a_goal(live: Live) -> tuple[str, int] | None:
    """A card that is no answer, at a site that is one; and that answer."""
    assert live.match is not None
    options = live.state(0, [], 0, 0, live.moment()).asks[0].options
    lit = {spot: one.number for one in options if " " in one.text for spot in one.spots}
    view: Any = live.match.view(0)
    for zone in view["zones"]:
        name = str(zone["name"])
        site = "s" + name.removeprefix("site_").removesuffix("_cards")
        for card in zone["cards"]:
            if name.endswith("_cards") and site in lit and f"{name}/-1/{card}" not in lit:
                return str(card), lit[site]
    return None


def middle(card: Locator, by_touch: bool) -> None:
    card.scroll_into_view_if_needed()
    if by_touch:
        card.tap()
    else:
        card.click()


@pytest.mark.parametrize("prompt", ["travel-to", "declare-target"])
@pytest.mark.parametrize("device", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_site_that_is_an_answer_is_chosen_on_its_cards_too(guest, house, prompt, device):
    live = next(moments(lambda one: asked(one) == prompt and card_on_a_goal(one) is not None))
    anna, by_touch = guest(**device), device is PHONE
    show, found = Show(anna.page), card_on_a_goal(live)
    assert found is not None
    show.first(live, house.url)
    given = listen(show)
    card = anna.page.locator(f'.site.meant .card-button[data-card="{found[0]}"]')
    if by_touch:  # a finger that stays reads the card
        card.scroll_into_view_if_needed()
        card.dispatch_event("pointerdown", {"pointerType": "touch"})
        expect(anna.page.get_by_role("dialog")).to_contain_text(card.locator(".name").inner_text())
        card.dispatch_event("pointerup", {"pointerType": "touch"})
        anna.page.keyboard.press("Escape")
    else:  # and so does a pointer
        card.hover()
        expect(anna.page.locator(".beside")).to_be_visible()
    assert given == []
    middle(card, by_touch)
    if by_touch:  # which shows first what it would choose: the site
        sheet = anna.page.get_by_role("dialog")
        expect(sheet).to_contain_text("Site ")
        sheet.locator(".answers .main").tap()
    anna.wait_for(lambda: bool(given), "an answer")
    assert given == [found[1]]


# What stands at sites and is covered by what one of them costs, and answers that look like none.
COVERED = """() => [...document.querySelectorAll('.site.meant')].flatMap((site) => {
    const price = site.querySelector('.price')?.getBoundingClientRect()
    const standing = [...site.querySelectorAll('.standing > *')]
    const isCovered = ({ right, width, bottom }) =>
        price && right - width / 3 > price.left && bottom > price.top + 2
    const hidden = standing.filter((one) => isCovered(one.getBoundingClientRect()))
    const glow = document.createElement('i')
    glow.style.color = 'var(--glow)'
    site.append(glow)
    const { color } = getComputedStyle(glow)
    glow.remove()
    const dark = getComputedStyle(site).boxShadow.includes(color) ? [] : ['not lit']
    return [...hidden.map((one) => one.textContent), ...dark]
})"""


def are_many_at_a_goal(live: Live) -> bool:
    """Whether three or more stand at a site that could become a target."""
    assert live.match is not None
    view: Any = live.match.view(0)
    options = live.state(0, [], 0, 0, live.moment()).asks[0].options
    lit = {spot for one in options if " " in one.text for spot in one.spots}
    sites = enumerate(view["facts"]["sites"])
    return any(f"s{slot + 1}" in lit and len(site["pawns"]) > 1 for slot, site in sites)


def test_prices_at_sites_cover_nobody(guest, house):
    wanted = (
        live
        for live in moments(lambda one: asked(one) == "declare-target", 4)
        if are_many_at_a_goal(live)
    )
    anna = guest(**WIDE)
    Show(anna.page).first(next(wanted), house.url)
    expect(anna.page.locator(".site.meant .price").first).to_be_visible()
    for width in (1440, 1280):
        anna.page.set_viewport_size({"width": width, "height": 900})
        assert anna.page.evaluate(COVERED) == []


def test_targets_that_are_answers_are_lit(guest, house):
    def is_of_targets(live: Live) -> bool:
        if asked(live) not in ("lose-warband", "sacrifice-from", "lose-to-skulls"):
            return False
        return any(one.text.split()[-1].startswith("s") for one in live.questions(0)[0].options)

    anna = guest(**WIDE)
    Show(anna.page).first(next(moments(is_of_targets, 4)), house.url)
    expect(anna.page.locator(".site.fought.meant").first).to_be_visible()
    assert anna.page.evaluate(COVERED) == []


def test_a_card_one_looks_at_shows_its_kind_and_cost(guest, house):
    live = next(moments(lambda one: asked(one) == "keep-card", 4))
    anna = guest(locale="de-DE", **WIDE)
    Show(anna.page).first(live, house.url)
    anna.page.wait_for_selector(".held .big")
    cut = anna.page.locator(".held .big .kinds").evaluate_all(
        """all => all.filter((one) => one.getBoundingClientRect().bottom
            > one.closest('.card').getBoundingClientRect().bottom).length"""
    )
    assert cut == 0


# -- campaigns


def test_after_the_roll_the_panel_keeps_forces_and_dice(guest, house):
    live = next(moments(lambda one: asked(one) == "sacrifice"))
    assert live.match is not None
    told = {str(event["id"]): event for event in live.match.events(0)}
    both = [f"Force: {told['campaign-forces'][side]}" for side in ("attackers", "defenders")]
    anna = guest(**WIDE)
    Show(anna.page).first(live, house.url)
    for size in (WIDE, PHONE):
        anna.page.set_viewport_size(size["viewport"])
        fight = anna.page.get_by_role("region", name="Campaign", exact=True)
        expect(fight.locator(".force")).to_have_text(both)
        expect(fight.locator(".force").first).to_be_in_viewport()
        assert fight.locator(".die").count() > 0
        expect(fight.locator(".verdict")).to_have_count(0)  # nothing is decided yet
