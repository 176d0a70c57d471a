"""Throne of Allegoria with an owner's own tables: cards are called as the owner calls them."""

from __future__ import annotations

from playwright.sync_api import expect

from tafelrunde.titles.allegoria.data import shipped
from tests.web.test_root import BOT, ME


def own_nobles() -> list[dict[str, object]]:
    """Our nobles under other names; every second one has a text of its own."""
    rows: list[dict[str, object]] = [dict(row) for row in shipped("nobles")]
    for at, row in enumerate(rows):
        row |= {
            "name_en": f'Own noble {at} \\ "{{x}}"',
            "name_de": f"Eigene {at}",
            "spy": 1 + at % 2,
        }
        if at % 2:
            row["text_en"] = "Says what the owner wrote."
    return rows


def test_an_owners_cards_have_the_owners_names_in_both_languages_and_only_there(guest):
    anna = guest()
    page = anna.open_table("allegoria", [ME, BOT], cards={"nobles": own_nobles()})
    anna.start_autoplay(1, "noble")
    anna.wait_for(lambda: "noble" in page.locator(".prompt").inner_text(), "the nobles")
    answers = page.locator(".bar .answers")
    expect(answers).to_contain_text("Own noble")
    expect(answers).to_contain_text('\\ "{x}"')
    card = page.locator(".card-button", has_text="Own noble").first
    card.click(button="right")
    expect(page.get_by_role("dialog")).to_contain_text("Own noble")
    told = page.get_by_role("dialog").inner_text()
    assert "You start with" in told or "Says what the owner wrote." in told
    assert "[" not in told
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Auf Deutsch umschalten").click()
    expect(answers).to_contain_text("Eigene")
    anna.visit("/cards/allegoria")
    expect(page.locator("main")).not_to_contain_text("Eigene")


def test_bids_are_placed_by_a_click_on_the_area(guest):
    anna = guest()
    page = anna.open_table("allegoria", [ME, BOT], start=0)
    anna.start_autoplay(1, "bid token")
    anna.wait_for(lambda: "bid token" in page.locator(".prompt").inner_text(), "the first bid")
    area = page.locator("tr", has=page.locator("[data-spot=area_3]"))
    expect(area.locator("td").first).to_have_text("–")
    area.get_by_role("button", name="“2” → Area III: Soldier").click()
    expect(area.locator("td").first).to_have_text("2")
    assert not page.locator(".bar [data-choice='bid-2 area_3']").is_visible()
