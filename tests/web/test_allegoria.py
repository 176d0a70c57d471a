"""Throne of Allegoria on its own board: whole games, bids by hand, secrets, every device."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tafelrunde.titles.allegoria.data import shipped
from tests.web.people import OPEN_TABLE, Guest
from tests.web.test_root import BOT, ME

DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

# Everything that answers the question, and whether it lies in view without scrolling.
HIDDEN = """(() => {
    const all = (places) => [...document.querySelectorAll(places)]
    const answers = all('.dock .answers button, .choices button, .tokens button')
    const shown = answers.filter((one) => one.checkVisibility())
    const areas = all('.tokens').length ? all('.area.lit') : []
    const inView = (one) => {
        const box = one.getBoundingClientRect()
        const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
        return box.top >= 0 && box.bottom <= innerHeight && (one === at || one.contains(at))
    }
    return [...shown, ...areas].filter((one) => !inView(one)).map((one) => one.textContent.trim())
})"""
# Notes what is hidden at every question, and stops at these numbers.
LOOK = f"""(stops) => {{
    window.hidden = []
    window.lookAt = (number) => {{
        const asked = document.querySelector('.prompt').textContent
        window.hidden.push(...{HIDDEN}().map((one) => `${{asked}}: ${{one}}`))
        return stops.includes(number)
    }}
}}"""
REACHED = "(number) => window.looked === number || document.querySelector('.result')"
CHECKED = [8, 30]  # the numbers of questions that axe looks at
# The faces of tokens that somebody's page shows or tells anywhere outside their own hand.
TOKENS_OF = """(house) => [...document.querySelectorAll(`.area .token.h-${house}`)]
    .map((one) => one.textContent.trim())"""

# By its area and its place: how long a token waits until it turns over, in seconds.
HEAR_TURNS = """() => {
    window.turns = {}
    const hear = () => {
        for (const one of document.querySelectorAll('.area .token.turned')) {
            const place = [...one.closest('.spaces').children].indexOf(one.closest('.space'))
            const key = `${one.closest('.area').dataset.spot} ${place}`
            window.turns[key] = parseFloat(one.style.getPropertyValue('--late'))
        }
    }
    const watch = { subtree: true, childList: true, attributes: true }
    new MutationObserver(hear).observe(document.querySelector('.areas'), watch)
}"""
STOP_AT = """(wanted) => {
    const look = () => document.querySelector(wanted) && clearInterval(window.autoplay)
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true })
}"""


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


def to_bids(guest: Guest, words: str = "bid token") -> Page:
    """Choose tasks and noble by clicks; then the first bid is asked for."""
    page = guest.page
    guest.start_autoplay(1, words)
    guest.wait_for(lambda: page.locator(".tokens").count() > 0, "the first bid", seconds=60)
    return page


def test_an_owners_cards_have_the_owners_names_in_both_languages_and_only_there(guest):
    anna = guest()
    page = anna.open_table("allegoria", [ME, BOT], cards={"nobles": own_nobles()})
    anna.start_autoplay(1, "noble")
    anna.wait_for(lambda: "noble" in page.locator(".prompt").inner_text(), "the nobles")
    choices = page.locator(".choices")
    expect(choices).to_contain_text("Own noble")
    expect(choices).to_contain_text('\\ "{x}"')
    told = choices.inner_text()
    assert "You start with" in told or "Says what the owner wrote." in told
    assert "[" not in told
    page.get_by_role("button", name="Auf Deutsch umschalten").click()
    expect(choices).to_contain_text("Eigene")
    anna.visit("/cards/allegoria")
    expect(page.locator("main")).not_to_contain_text("Eigene")


def test_a_token_of_ones_own_offers_its_areas_on_the_plain_table(guest):
    anna = guest()
    page = anna.open_table("allegoria", [ME, BOT])
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Plain table").check()
    page.keyboard.press("Escape")
    anna.start_autoplay(1, "bid token")
    page.locator('[data-card="bid_1"].legal').click(timeout=60_000)
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".answers .main")).to_have_count(7)  # and not: "this is no choice"
    sheet.locator(".answers .main").first.click()
    laid = page.locator('[data-card="bid_1"]:not([data-where="tokens"])')
    expect(laid).to_have_count(1)


def test_a_bid_is_a_token_and_an_area_or_the_area_first_or_two_keys(guest, check):
    anna = guest(**DESK)
    anna.open_table("allegoria", [ME, BOT], start=0)
    page = to_bids(anna)
    assert not page.locator(".bar .answers").is_visible()  # no list of 28 buttons
    check(page, "bidding")
    mine = page.locator(".area .space.mine")
    page.locator("[data-token=bid_2]").click()
    expect(page.locator(".tokens")).to_contain_text("Where does the “2” go?")
    page.locator("[data-spot=area_3]").click()
    expect(mine).to_have_count(1)
    expect(page.locator("[data-spot=area_3] .mine .told")).to_have_text("2")
    page.locator("[data-spot=area_5]").click()
    expect(page.locator(".tokens")).to_contain_text("area V?")
    page.locator("[data-token=bid_star]").click()
    expect(page.locator("[data-spot=area_5] .mine .told")).to_have_text("*")
    expect(page.locator(".tokens")).to_be_visible()  # the bot has bid, too
    page.keyboard.press("1")
    expect(page.locator("[data-token=bid_1]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("7")
    expect(page.locator("[data-spot=area_7] .mine .told")).to_have_text("1")
    page.locator("[data-token=bid_0]").focus()  # and without digits
    page.keyboard.press("Enter")
    page.locator("[data-spot=area_7]").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator("[data-spot=area_6] .mine .told")).to_have_text("0")


def test_a_finger_lays_a_token_on_an_area_and_chooses_the_area_first(guest):
    anna = guest(**PHONE)
    anna.open_table("allegoria", [ME, BOT], start=0)
    page = to_bids(anna)
    page.locator("[data-token=bid_2]").tap()
    page.locator("[data-spot=area_3]").tap()
    expect(page.locator("[data-spot=area_3] .mine .told")).to_have_text("2")
    page.locator("[data-spot=area_2]").tap()
    page.locator("[data-token=bid_1]").first.tap()
    expect(page.locator("[data-spot=area_2] .mine .told")).to_have_text("1")


def test_bids_are_turned_over_one_by_one_and_groups_show_their_cards(guest):
    anna = guest(**DESK)
    anna.open_table("allegoria", [ME, BOT], start=0)
    page = to_bids(anna)
    page.evaluate(HEAR_TURNS)
    anna.start_autoplay(2)
    group = page.locator(".choices [data-answer^='take group_']")
    page.evaluate(STOP_AT, ".choices [data-answer^='take group_']")
    anna.wait_for(lambda: anna.is_over() or group.count() > 0, "a group", seconds=90)
    anna.stop_autoplay()
    late = page.evaluate("window.turns")
    assert max(late.values()) > 0  # later bids turn later
    assert min(late.values()) == 0
    for choice in group.all():
        zone = str(choice.get_attribute("data-answer")).split()[1]
        lying = page.locator(f'.week [data-where="{zone}"]').all()
        names = [str(one.get_attribute("data-card")) for one in lying]
        assert names and choice.locator(".face .name").count() >= len(names)
    assert page.locator(".area.now .rank[class*='h-']").count() > 0  # who has which rank


def two_people(guest, house) -> tuple[Guest, Guest]:
    """Anna, House Roselie and start player, and Bert, who came by an invitation."""
    anna, bert = guest(), guest(locale="de-DE")
    page = anna.visit()
    page.wait_for_selector(".start button.main:enabled")
    wish = {"title": "allegoria", "seats": [ME, {"kind": "open"}], "options": {"start": 0}}
    anna.visit(f"/table/{page.evaluate(OPEN_TABLE, wish)}")
    link = page.get_by_label("Invitation link").input_value()
    bert.visit(link.removeprefix(house.url))
    bert.page.get_by_label("Dein Name").fill("Bert")
    bert.page.get_by_role("button", name="Mitspielen").click()
    page.get_by_role("button", name="Start", exact=True).click()
    for one in (anna, bert):
        one.page.wait_for_selector(".map .spot")
    return anna, bert


def test_nobody_sees_what_others_have_bid(guest, house):
    anna, bert = two_people(guest, house)
    for one, words in ((anna, "bid token"), (bert, "Gebotsmarker")):
        one.start_autoplay(3, words)
    anna.wait_for(lambda: anna.page.locator(".tokens").count() > 0, "the first bid", seconds=60)
    heard: list[str] = []
    bert.page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda m: heard.append(str(m)))
    )
    bert.page.reload()
    bert.page.wait_for_selector(".area")
    anna.page.locator("[data-token=bid_2]").click()
    anna.page.locator("[data-spot=area_4]").click()
    expect(bert.page.locator("[data-spot=area_4] .space.taken")).to_have_count(1)
    assert anna.page.evaluate(TOKENS_OF, "roselie") == ["2"]
    assert bert.page.evaluate(TOKENS_OF, "roselie") == [""]  # its back, with the arms of the house
    assert "Roselie: ?" in (bert.page.locator("[data-spot=area_4] .sr").text_content() or "")
    assert not [one for one in heard if re.search(r'"bids_4"[^}]*"bid_2"', one)]


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_a_whole_game_is_played_on_the_board(guest, check, device):
    anna = guest(**device, locale="de-DE")
    seats = [ME, BOT, BOT, BOT] if device is DESK else [ME, BOT]
    page = anna.open_table("allegoria", seats)
    stops = CHECKED if device is DESK else []
    page.evaluate(LOOK, stops)
    for number in [*stops, -1]:
        anna.start_autoplay(5 + number)
        page.wait_for_function(REACHED, arg=number, timeout=280_000)
        if number > 0:
            check(page, f"question {number}")
    assert anna.is_over()
    if device is DESK:
        assert page.evaluate("window.hidden") == []
        assert page.evaluate("window.looked") > 60
    rows = page.locator(".sheet tbody th")
    assert rows.first.inner_text() == "Gildenkarten"
    assert rows.last.inner_text() == "Summe"
    totals = page.locator(".sheet tbody tr:last-child td").all_inner_texts()
    sums = [int(one.replace("−", "-")) for one in totals]
    assert sums == sorted(sums, reverse=True)
    assert anna.wide_enough()
    check(page, "the score sheet")


def test_areas_tell_what_ranks_give_and_why_nothing_happens_there(guest):
    anna = guest(**DESK)
    anna.open_table("allegoria", [ME, BOT, BOT, BOT], start=0)
    page = to_bids(anna)
    gifts = page.locator("[data-spot=area_3] .gift")
    told = [" ".join(one.split()) for one in gifts.all_inner_texts()]
    assert told == ["1 3 action points", "2 2 stat. / 1 comm.", "3 1 action point", "4 1 stat."]
    expect(page.locator("[data-spot=area_2] .gift").last).to_contain_text("draw blind")
    expect(page.locator(".tasks .task")).to_have_count(3)
    assert re.search(r"\d+ of \d+|allowed|conditions", page.locator(".tasks").inner_text())
    page.locator(".map [data-spot=centre]").click()
    expect(page.get_by_role("dialog")).to_contain_text("Cent")
    page.keyboard.press("Escape")


def test_home_boards_tracks_and_the_week_lie_on_the_table(guest):
    anna = guest(**DESK)
    anna.open_table("allegoria", [ME, BOT, BOT, BOT], start=0)
    page = to_bids(anna)
    mine = page.locator(".board.mine")
    assert mine.locator(".stone").count() == 5
    assert mine.locator(".cell").count() == 5 * 13  # spaces 0 to 12
    thresholds = [one for one in mine.locator(".legend").all_text_contents() if one[0] in "+-0"]
    assert thresholds == ["-1", "0", "+1", "+2", "+3", "+4", "+5"]
    for what in ("Influence points", "Diplomacy", "Anarchy markers"):
        expect(mine.get_by_title(what)).to_be_visible()
    tracks = page.get_by_role("img", name=re.compile(r"bonus .*anarchy marker"))
    expect(tracks).to_be_visible()
    assert tracks.locator(".tile").count() == 3  # on the alms track
    dead = page.locator(".log", has_text="The queen is dead!").count() > 0  # perhaps in week 1
    expect(page.locator(".queen")).to_have_text("The queen is dead" if dead else "The queen lives")
    expect(page.locator(".decree .text")).to_contain_text(re.compile(r"\w+ \w+ \w+"))
    expect(page.locator(".trader .rate").first).to_contain_text("→")
    expect(page.locator('.week [data-where="row"]').first).to_be_visible()  # open worker cards
    anna.start_autoplay(4, "action point")  # 1 or more are left, or they are used up
    prompt = page.locator(".prompt", has_text="action point")
    anna.wait_for(lambda: anna.is_over() or prompt.count() > 0, "a turn of one's own", seconds=60)
    expect(page.locator(".board.turn.mine .points")).to_contain_text("point")
