"""axe finds no serious problem on any page that the router knows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.web.people import OPEN_TABLE, Guest
from tools.build_web import WEB

# Pages that need a game of a realm or an account, and the tests in which axe looks at them.
ELSEWHERE = {
    "realm": ("test_oath_realms.py", "history of a realm"),
    "player": ("test_people.py", "profile"),
    "tournaments/id": ("test_tournament.py", "tournament"),
    "moderation": ("test_host.py", "moderation"),
}
# Something that is drawn when a page has all it needs.
THERE = "main :is(article, li, form, fieldset, h1, h2), .slide, .bar"


def known_pages() -> set[str]:
    """What addresses may begin with, as the router compares them; some need a second part."""
    source = (WEB / "src" / "App.svelte").read_text("utf-8")
    asked = re.findall(r"(?:\{#if|:else if) (page === .*?)\}", source)
    return {
        name + ("/id" if name == "tournaments" and "&& id" in one else "")
        for one in asked
        for name in re.findall(r"page === '(\w*)'", one)
    }


def paths(anna: Guest, record: Path) -> dict[str, list[str]]:
    """An address of every page, with a table, an invitation and a replay that are there."""
    page = anna.look_at(record)
    replay = page.url.removeprefix(anna.url).split("?")[0]
    page.get_by_role("button", name=re.compile("^(Share|Teilen)$")).click()
    page.get_by_role("button", name=re.compile("Make a link|Link erstellen")).click()
    link = page.get_by_label(re.compile("Link to this replay|Link zu dieser Wiederholung"))
    shared = link.input_value().removeprefix(anna.url)
    page.keyboard.press("Escape")
    wish = {"title": "root", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {}}
    table = page.evaluate(OPEN_TABLE, wish)
    told = page.evaluate("async (id) => (await fetch(`/api/tables/${id}`)).json()", table)
    return {
        "": ["/"],
        "table": [f"/table/{table}"],
        "join": [f"/join/{told['invite']}"],
        "replay": [f"{replay}?step=9"],
        "shared": [shared],
        "people": ["/people", "/people?title=oath&players=3"],
        "calls": ["/calls"],
        "tournaments": ["/tournaments"],
        "cards": ["/cards/allegoria", "/cards/oath/longbows"],
        "learn": ["/learn/allegoria"],
        "print": ["/print/dominion", "/print/aid/root"],
        "forgot": ["/forgot"],
        "reset": ["/reset#none"],
        "verify": ["/verify#none"],
        "rules": ["/rules/oath/5.5.3", "/rules/root?q=battle&all=1"],
    }


@pytest.mark.parametrize("look", ["light", "dark", "phone"])
def test_axe_looks_at_every_page_there_is(guest, check, record, look):
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    options = phone if look == "phone" else {"color_scheme": look}
    anna: Guest = guest(**options, locale="en-GB" if look == "dark" else "de-DE")
    every = paths(anna, record)
    assert {*every, *ELSEWHERE} == known_pages()
    for name, here in every.items():
        for path in here:
            anna.visit("/people")  # what differs behind a # alone would not be loaded
            page = anna.visit(path)
            page.wait_for_selector(THERE)
            page.wait_for_load_state("networkidle")
            check(page, f"{name}: {path}")
            assert anna.wide_enough(), path


def test_axe_looks_at_the_other_pages_where_they_are_made():
    for file, what in ELSEWHERE.values():
        source = (Path(__file__).parent / file).read_text("utf-8")
        assert re.search(rf'check\(\w+, "{what}"\)', source), what
