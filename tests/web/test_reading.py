"""Looking things up: cards, rules, recorded games."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import decode
from tafelrunde.texts import Texts
from tafelrunde.titles import registry

# Cards that ask: what is read of them is their text.
ASKING = ["chapel", "cellar", "remodel", "workshop", "militia", "steward", "masquerade", "mine"]
ASKING += ["village", "smithy"]


def test_cards_are_found_by_words_in_either_language(guest):
    page = guest().visit("/cards/dominion")
    page.get_by_label("Search").fill("burggraben")
    expect(page.locator("article")).to_have_count(1)
    expect(page.locator("article h3")).to_have_text("Moat")
    page.get_by_label("Search").fill("")
    page.get_by_label("Type").select_option("duration")
    names = page.locator("article h3").all_inner_texts()
    assert "Wharf" in names
    assert "Moat" not in names
    page.get_by_role("button", name="Auf Deutsch umschalten").click()
    expect(page.locator("article h3", has_text="Werft")).to_have_count(1)


def test_a_newcomer_reads_two_minutes_looks_up_a_rule_and_plays(guest):
    page = guest().visit()
    page.locator('.titles input[value="oath"]').check(force=True)
    page.get_by_role("link", name="How to play, in two minutes").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Oath in two minutes")
    page.get_by_role("button", name="Rule 3.3.1", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("Successor Victory")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Play now").click()
    expect(page.locator('.titles input[value="oath"]')).to_be_checked()
    expect(page.get_by_role("button", name="Play now against bots")).to_be_enabled()


def test_rules_are_found_by_number_and_by_words(guest):
    page = guest().visit("/rules/dominion?q=D17")
    expect(page.locator("article")).to_have_count(1)
    page.get_by_label("Search").fill("empty piles")
    expect(page.locator("article").first).to_be_visible()
    assert "q=empty" in page.url


def test_a_recorded_game_can_be_looked_at_from_every_side(guest, record):
    anna = guest()
    page = anna.look_at(record)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ada and Ben")
    expect(page.locator(".at")).to_contain_text("0 /")
    page.locator(".slide input").fill("30")
    expect(page.locator(".at")).to_contain_text("30 /")
    expect(page.locator("section.hand")).to_be_visible()
    expect(page.locator(".log")).to_contain_text("Ada plays")
    page.get_by_label("Through whose eyes").select_option("-1")
    expect(page.locator("section.hand")).to_have_count(0)
    page.get_by_label("Through whose eyes").select_option("1")
    expect(page.locator("section.hand")).to_contain_text("Ben")
    page.keyboard.press("End")
    expect(page.locator(".chosen")).to_have_text("The game is over")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".chosen")).not_to_have_text("The game is over")
    expect(page.locator(".chosen")).to_contain_text(": ")
    said = page.locator(".chosen").inner_text()
    page.reload()  # the address leads to the same step and the same eyes
    expect(page.locator(".chosen")).to_have_text(said)
    expect(page.locator("section.hand")).to_contain_text("Ben")


@pytest.mark.parametrize(
    ("lang", "eyes"), [("en", "Through whose eyes"), ("de", "Mit wessen Augen")]
)
def test_the_page_words_a_game_as_python_does(guest, record, lang: str, eyes: str):
    anna = guest(locale=lang)
    page = anna.look_at(record)
    page.get_by_label(eyes).select_option("0")
    texts = Texts(lang, "dominion", strict=True)
    title = registry.load("dominion")
    played = decode(record.read_bytes())
    match = Match.load(title, played)
    for step in (0, 3, 11, 25):  # the answer that is given there
        then = match.copy()
        then.rewind(step)
        seat, option = played.answers[step]
        ask = next(ask for ask in then.pending if ask.seat == seat)
        words = texts.option(title.vocabulary, option, ask)
        page.locator(".slide input").fill(str(step))
        expect(page.locator(".chosen")).to_have_text(f"{played.names[seat]}: {words}")
    page.keyboard.press("End")
    log = page.locator(".log")
    expect(log).to_contain_text(texts.text("event-ends"))
    page.evaluate(
        "document.querySelectorAll('.log [aria-expanded=false]').forEach((b) => b.click())"
    )
    shown = re.sub(r"\s+", " ", log.inner_text())
    whole = ("turn", "buys", "shuffles", "ends")  # the page joins others that follow each other
    for face in match.events(0):
        if face["id"] in whole:
            assert texts.event(face, played.names) in shown


def test_a_position_can_be_played_on(guest, record):
    anna = guest()
    page = anna.look_at(record)
    page.locator(".slide input").fill("20")
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".question .prompt")).not_to_be_empty()


def test_a_damaged_record_is_refused_in_words(guest, tmp_path):
    anna = guest()
    page = anna.visit()
    page.wait_for_selector(".start button.main:enabled")
    (tmp_path / "game.json").write_text('{"format": 1}')
    page.get_by_label("View a recorded game").set_input_files(tmp_path / "game.json")
    expect(page.get_by_role("alert")).to_contain_text("not a recorded game")
    anna.problems = [one for one in anna.problems if "status of 4" not in one]


def test_every_rule_has_an_address_of_its_own(guest):
    page = guest().visit("/rules/oath/5.5.3")
    meant = page.locator("article.meant")
    expect(meant).to_have_count(1)
    expect(meant).to_be_in_viewport()
    expect(meant.locator(".number")).to_have_text("5.5.3")
    contents = page.get_by_role("navigation", name="Contents")
    expect(contents.get_by_role("link", name="5. Major Actions")).to_have_count(1)
    meant.get_by_role("link", name="7.5", exact=True).click()  # a number in its text
    expect(page.locator("article.meant .number")).to_have_text("7.5")
    contents.get_by_role("link").last.click()
    expect(page.locator("h2").last).to_be_in_viewport()
    page.get_by_role("link", name="1.1", exact=True).first.click()
    assert page.url.endswith("/rules/oath/1.1")
    page = guest().visit("/rules/root/99.9")
    expect(page.get_by_role("alert")).to_contain_text("99.9")
    page = guest().visit("/rules/dominion/d17")  # as somebody may type it
    expect(page.locator("article.meant .number")).to_have_text("D17")
    assert page.get_by_role("alert").count() == 0


def test_who_looks_up_a_rule_reads_on_in_its_place_and_at_its_card(guest):
    page = guest().visit("/learn/oath")
    page.get_by_role("button", name="Rule 3.3.1", exact=True).click()
    page.get_by_role("link", name="Read on in the rules").click()
    assert page.url.endswith("/rules/oath/3.3.1")
    expect(page.locator("article.meant")).to_be_in_viewport()
    assert page.locator("article").count() > 100  # with all the others around it
    anna = guest()
    page = anna.open_table(
        "dominion", [{"kind": "me"}, {"kind": "bot", "bot": "easy"}], cards=ASKING
    )
    page.evaluate("""() => {
        const cited = () => document.querySelector('.question .rule')?.textContent
        window.lookAt = () => cited()?.includes('Card text')
    }""")
    anna.start_autoplay(1)
    rule = page.locator(".question .rule", has_text="Card text")
    rule.first.click(timeout=60_000)
    page.get_by_role("link", name="Look it up among the cards").click()
    expect(page.locator(".meant article")).to_be_in_viewport()


def test_rules_of_all_titles_are_searched_together(guest):
    page = guest().visit("/rules/dominion?q=warband")
    expect(page.get_by_role("status")).to_have_text("0 found")
    page.get_by_label("also in the other games").check()
    link = page.locator("article a").first
    expect(link).to_contain_text("Oath")
    page.reload()  # the address says where is looked
    expect(page.get_by_label("also in the other games")).to_be_checked()
    expect(link).to_contain_text("Oath")
    numbers = page.locator("article p a")  # numbers in texts of the other titles lead there, too
    assert str(numbers.first.get_attribute("href")).startswith("/rules/oath/")
    link.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Oath")
    expect(page.locator("article.meant")).to_be_visible()


@pytest.mark.parametrize("path", ["/learn/chess", "/rules/chess", "/cards/chess", "/a/%E0%A4%A"])
def test_where_there_is_no_page_the_start_page_is_near(guest, path):
    page = guest().visit(path)
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page.locator(".start")).to_be_visible()


def test_a_replay_that_is_gone_says_so_in_a_small_panel(guest):
    anna = guest()
    panel = anna.visit("/shared/none").locator(".panel.alone")
    expect(panel.get_by_role("link", name="To the start page")).to_be_visible()
    assert (box := panel.bounding_box()) and box["height"] < 300
    anna.problems = [one for one in anna.problems if "status of 4" not in one]


def test_a_card_has_an_address_of_its_own(guest):
    page = guest().visit("/cards/oath/longbows")
    meant = page.locator(".meant article")
    expect(meant.locator("h3")).to_have_text("Longbows")
    expect(meant).to_be_in_viewport()
    page.get_by_label("Search").fill("elders")  # something else is looked for: that card goes
    expect(page.locator(".meant")).to_have_count(0)
    link = page.locator("li article a", has_text="Elders").first
    link.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".meant h3")).to_have_text("Elders")
    expect(page.locator(".meant")).to_be_focused()
    assert page.url.endswith("/cards/oath/elders")
    page = guest().visit("/cards/root/nothing_of_the_kind")
    expect(page.get_by_role("alert")).to_contain_text("nothing_of_the_kind")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_cards_of_all_titles_are_searched_together(guest, phone):
    size = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    anna = guest(**(size if phone else {}))
    page = anna.visit("/cards/dominion?q=longbows")
    expect(page.get_by_role("status")).to_have_text("0 found")
    others = page.get_by_label("also in the other games")
    if phone:
        others.tap()
    else:
        others.focus()
        page.keyboard.press("Space")
    found = page.locator("li", has=page.locator("article"))
    expect(found.first).to_contain_text("Oath")
    assert anna.wide_enough()
    link = found.locator("a").first
    if phone:
        link.tap()
    else:
        link.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Oath")
    expect(page.locator(".meant h3")).to_have_text("Longbows")
    expect(page.locator(".meant")).to_be_in_viewport()


def test_nothing_in_a_replay_is_called_mine(guest, record):
    anna = guest()
    page = anna.look_at(record)
    played = decode(record.read_bytes())
    match = Match.new(registry.load("dominion"), 2, {"kingdom": "first-game"}, seed="web")
    empty = 0  # after so many answers the hand of seat 0 is empty
    for step, answer in enumerate(played.answers, 1):
        match.answer(*answer)
        hands = [zone for zone in match.view(0)["zones"] if zone["name"] == "hand"]
        if any(zone["owner"] == 0 and not zone["cards"] for zone in hands):
            empty = step
            break
    assert empty
    page.get_by_label("Through whose eyes").select_option("0")
    for step in (3, empty):
        page.locator(".slide input").fill(str(step))
        expect(page.locator(".at")).to_contain_text(f"{step} /")
        assert "your" not in page.locator("section.hand").inner_text().lower()
    expect(page.locator(".hand .empty")).to_have_text("No cards in hand.")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Plain table").check()
    page.keyboard.press("Escape")
    expect(page.locator(".board h2").first).to_have_text("Ada")
    assert "you" not in " ".join(page.locator(".board h2").all_inner_texts()).lower()


def test_everything_about_a_replay_is_in_reach_on_a_phone(guest, record):
    anna = guest(viewport={"width": 390, "height": 844}, locale="de-DE")
    page = anna.look_at(record)
    deeds = page.locator(".controls .row > *")
    expect(page.get_by_role("button", name="Statistik")).to_be_visible()
    assert deeds.count() >= 4
    for deed in deeds.all():
        expect(deed).to_be_in_viewport(ratio=1)
    assert anna.wide_enough()
