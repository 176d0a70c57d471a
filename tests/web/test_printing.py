"""Dividers and aids in the browser: chosen, seen at once, downloaded."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tafelrunde.printing.check import check_pdf


def test_dividers_are_chosen_seen_and_downloaded(guest, tmp_path):
    page = guest().visit("/print/dominion")
    page.get_by_role("checkbox", name="Alchemy").check()
    expect(page.get_by_role("status")).to_contain_text("16 dividers", timeout=20_000)
    page.get_by_label("Divider shown").select_option(label="Golem")
    expect(page.get_by_alt_text("Golem, front")).to_be_visible()
    expect(page.get_by_alt_text("The first sheet, front")).to_be_visible(timeout=20_000)
    page.get_by_label("Language").select_option("de+en")
    page.get_by_label("Colour").select_option("save")
    expect(page.get_by_alt_text("Golem, front")).to_be_visible()
    assert "sets=alchemy" in page.url
    assert "ink=save" in page.url
    with page.expect_download(timeout=40_000) as waiting:
        page.get_by_role("button", name="Download PDF").click()
    path = tmp_path / "dividers.pdf"
    waiting.value.save_as(path)
    report = check_pdf(path.read_bytes())
    assert report.ok, report.problems


def test_the_address_brings_the_settings_back_and_errors_are_told(guest):
    page = guest().visit("/print/dominion?sets=guilds&duplex=none&more=card%3Amoaty")
    expect(page.get_by_role("alert")).to_contain_text("did you mean 'moat'", timeout=20_000)
    expect(page.get_by_role("status")).to_be_empty()  # nobody waits for anything
    page.get_by_label("More to print").fill("card:moat")
    expect(page.get_by_role("status")).to_contain_text("17 dividers", timeout=20_000)
    expect(page.get_by_alt_text("The first sheet, back")).to_have_count(0)
    assert page.get_by_label("Backs").input_value() == "none"
    page.get_by_label("Another size").fill("91x300")
    page.get_by_label("Another size").press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("larger than the paper", timeout=20_000)
    page.get_by_label("Another size").fill("100x70")
    page.get_by_label("Another size").press("Enter")
    page.get_by_label("With fields for names").fill("3")
    expect(page.get_by_role("status")).to_contain_text("20 dividers", timeout=20_000)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert "size=100x70" in page.url
    assert "names=3" in page.url


def test_on_a_phone_the_links_stand_beside_the_tools(guest):
    for lang in ("de-DE", "en-GB"):
        page = guest(locale=lang, viewport={"width": 390, "height": 844}).visit("/print/dominion")
        links = page.locator("header nav a")
        expect(links).to_have_count(4)
        boxes = [link.bounding_box() for link in links.all()]
        assert len({round(box["y"]) for box in boxes}) == 1  # one line
        tools = page.locator("header .tools").bounding_box()
        assert boxes[-1]["x"] + boxes[-1]["width"] <= tools["x"]


def test_own_cards_stay_in_the_window(guest, tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(
        '[[cards]]\nid = "old_mill"\ncost = "3"\ntypes = ["action"]\n'
        'en = "Old Mill"\ntext.en = "+1 card."\n'
    )
    page = guest().visit("/print/dominion?kinds=card")
    page.get_by_label("Cards of your own").set_input_files(file)
    expect(page.get_by_alt_text("Old Mill, front")).to_be_visible(timeout=20_000)
    assert "Mill" not in page.url


@pytest.mark.parametrize("title", ["oath", "root"])
def test_an_aid_is_a_page_with_anchors(guest, title):
    page = guest().visit(f"/print/aid/{title}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("player aid")
    page.get_by_role("navigation", name="Sections").get_by_role(
        "link", name="Common errors"
    ).click()
    assert page.url.endswith("#errors")
    expect(page.locator("#errors h2")).to_be_in_viewport()
    page.get_by_label("Level of detail").select_option("short")
    expect(page.locator(".rule")).not_to_have_count(0)
    assert "level=short" in page.url
    with page.expect_download(timeout=40_000) as waiting:
        page.get_by_role("button", name="Download PDF").click()
    assert waiting.value.suggested_filename == f"{title}.pdf"
