"""Around the game: clock, stand-ins, spectators by link, lost lines, calls, lists, looking up."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import suppress
from itertools import pairwise

from playwright.sync_api import Page, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.web.people import MONEY, Guest

# Notes every connection that the page tries, and every notification that it shows.
WATCH = """
    window.tries = []
    window.notes = []
    window.away = false
    const Real = WebSocket
    window.WebSocket = class extends Real {
        constructor(...given) { super(...given); window.tries.push(performance.now()) }
    }
    window.Notification = class {
        static permission = 'granted'
        static requestPermission = async () => 'granted'
        constructor(title, { body }) { window.notes.push(`${title}: ${body}`) }
    }
    Object.defineProperty(document, 'hidden', { get: () => window.away })
"""


def invite(anna: Guest, **clock: str) -> str:
    """Anna opens a table for two and gets a link."""
    page = anna.visit()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Choose players and options").click()
    page.get_by_label("Player 2").select_option("person")
    page.get_by_role("checkbox", name="Random order of seats").uncheck()
    if clock:
        page.get_by_label("Time for one answer").select_option(label=clock["clock"])
    page.get_by_role("button", name="Open the table").click()
    return page.get_by_label("Invitation link").input_value().removeprefix(anna.url)


def begin(anna: Guest, bert: Guest, **clock: str) -> str:
    """Bert follows the link, Anna starts; the link is returned."""
    link = invite(anna, **clock)
    bert.visit(link)
    bert.page.get_by_label("Your name").fill("Bert")
    bert.page.get_by_role("button", name="Join").click()
    anna.page.get_by_role("button", name="Start", exact=True).click()
    for one in (anna, bert):
        one.page.wait_for_selector(".dock")
    return link


def end_turn(guest: Guest) -> None:
    """Give answers until somebody else is asked."""
    wishes = ["pass"]
    guest.wait_for(lambda: guest.answer(wishes) != "", "a question")
    guest.wait_for(
        lambda: not guest.answer(wishes) and guest.page.locator(".waiting").count() > 0, "the end"
    )


def test_an_absent_player_is_replaced_by_a_bot_and_comes_back(guest):
    anna, bert = guest(), guest()
    anna.page.clock.install()
    begin(anna, bert, clock="5 minutes")
    clock = anna.page.get_by_role("timer", name="Time left")
    expect(clock).to_have_text(re.compile("^[45]:[0-5][0-9]$"))
    end_turn(anna)
    table = bert.page.url.removeprefix(bert.url)
    bert.visit("/rules/dominion")
    page = anna.page
    page.get_by_role("button", name="Table", exact=True).click()
    row = page.locator("dialog li", has_text="Bert")
    expect(row).to_contain_text("away")
    expect(page.locator("header.top")).to_contain_text("Bert: away")
    takeover = row.get_by_role("button", name="Let a bot play")
    expect(takeover).to_have_count(0)  # a line that is lost for a moment is no reason
    anna.page.clock.fast_forward(61_000)
    takeover.click()
    expect(row).to_contain_text("bot for Bert")
    page.keyboard.press("Escape")
    expect(page.locator(".log")).to_contain_text("Bert")
    expect(page.locator(".log")).not_to_contain_text("bot for Bert")  # it tells what it told
    expect(page.locator(".answers")).to_be_visible()  # the bot has played his turn
    bert.visit(table)
    banner = bert.page.locator(".stand-in")
    expect(banner).to_contain_text("A bot plays for you")
    expect(bert.page.locator(".answers")).to_have_count(0)
    banner.get_by_role("button", name="Take my seat back").click()
    expect(banner).to_have_count(0)
    end_turn(anna)
    expect(bert.page.locator(".answers")).to_be_visible()
    assert bert.answer(MONEY)


def test_who_follows_the_link_too_late_may_watch(guest):
    anna, bert, cora = guest(), guest(), guest()
    link = begin(anna, bert)
    cora.visit(link)
    expect(cora.page.get_by_role("status")).to_contain_text("started already")
    cora.page.get_by_label("Your name").fill("Cora")
    cora.page.get_by_role("button", name="Watch").click()
    cora.page.wait_for_selector(".kingdom")
    expect(cora.page.locator("section.hand")).to_have_count(0)
    expect(cora.page.locator(".opponents article")).to_have_count(2)
    cora.page.reload()
    cora.page.wait_for_selector(".kingdom")
    expect(cora.page.locator("header")).to_contain_text("watch")
    for one, words in ((cora, "Good luck!"), (bert, "Thanks!")):
        one.page.get_by_label("Message").fill(words)
        one.page.keyboard.press("Enter")
        expect(anna.page.get_by_role("region", name="Chat")).to_contain_text(words)
    lines = anna.page.get_by_role("region", name="Chat").locator("p")
    expect(lines.filter(has_text="Good luck!")).to_contain_text("Cora (watching)")
    expect(lines.filter(has_text="Thanks!")).not_to_contain_text("watching")


def test_after_a_stale_answer_the_page_catches_up_by_itself(guest):
    anna = guest()
    spoiled: list[str] = []

    def through(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "answer" and not spoiled:
                told["sequence"] += 7
                spoiled.append(str(message))
            server.send(json.dumps(told))

        route.on_message(pass_on)

    anna.page.route_web_socket(re.compile("/ws/"), through)
    page = anna.play_now()
    anna.wait_for(lambda: page.locator('[data-choice="treasures"]').count() > 0, "my turn")
    page.locator('[data-choice="treasures"]').click()
    anna.wait_for(lambda: bool(spoiled), "an answer that is too late")
    expect(page.locator(".counters .coins dd")).to_have_text("0")  # nothing has happened
    page.locator('.answers:not([aria-busy="true"]) [data-choice="treasures"]').click()
    expect(page.locator(".counters .coins dd")).not_to_have_text("0")
    expect(page.locator("button.lost")).to_have_count(0)


def test_a_lost_line_is_tried_again_with_growing_pauses(guest, house):
    anna = guest()
    anna.page.add_init_script(WATCH)
    page = anna.play_now()
    anna.server_is_away = True
    house.kill()
    expect(page.get_by_role("button", name="Connection lost")).to_be_visible()
    page.wait_for_timeout(6000)
    tries: list[float] = page.evaluate("window.tries")
    pauses = [after - before for before, after in pairwise(tries[1:])]
    assert 2 <= len(pauses) <= 4
    assert pauses == sorted(pauses)
    house.start()
    with suppress(PlaywrightTimeout):  # it may be back by itself before anybody clicks
        page.get_by_role("button", name="Connection lost").click(timeout=3000)
    anna.wait_for(lambda: page.locator("button.lost").count() == 0, "reconnecting", 20)
    anna.server_is_away = False
    anna.wait_for(lambda: anna.answer(MONEY) != "", "a question")


def settle(page: Page, name: str) -> None:
    """Switch something on in the settings."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name=name).check()
    page.keyboard.press("Escape")


def test_somebody_who_looks_elsewhere_is_called(guest):
    anna = guest()
    anna.page.add_init_script(WATCH)
    page = anna.play_now()
    settle(page, "Notify me when it is my turn")
    anna.wait_for(lambda: anna.answer(["pass"]) != "", "a question")
    assert page.evaluate("window.notes") == []  # while one looks at it
    page.evaluate("window.away = true")
    end_turn(anna)
    anna.wait_for(lambda: len(page.evaluate("window.notes")) > 0, "a notification", 30)
    assert page.evaluate("window.notes")[-1].startswith("Your turn: ")
    anna.wait_for(lambda: page.title().startswith("● "), "the bot's turn to end")
    table = page.url.removeprefix(anna.url)
    anna.visit("/")  # the start page says it, too
    anna.wait_for(lambda: page.title().startswith("● "), "a sign in the title")
    expect(page.locator(".lists")).to_contain_text("Your turn")
    expect(page.locator(f'.lists a[href="{table}"]')).to_be_visible()


def test_a_webhook_is_set_and_removed_in_the_account(guest):
    anna = guest()
    page = anna.play_now()

    def save(address: str) -> None:
        page.get_by_role("button", name="Account").click()
        form = page.locator("dialog[open] form", has=page.locator("input[type=url]"))
        form.locator("input").fill(address)
        form.get_by_role("button", name="Save").click()

    save("http://127.0.0.1/hook")
    expect(page.get_by_role("alert")).to_be_visible()
    assert "400" in anna.problems.pop()  # the browser itself remarks upon it
    page.keyboard.press("Escape")
    for address in ("https://8.8.8.8/hook", ""):
        save(address)
        expect(page.locator("dialog[open]").get_by_role("status")).to_be_visible()
        me = page.evaluate("fetch('/api/me').then((a) => a.json())")
        assert me["settings"]["webhook"] == address
        page.keyboard.press("Escape")


def test_old_games_are_found_and_those_that_go_on_never_get_lost_among_them(guest, house, record):
    anna = guest()
    page = anna.play_now()
    game = page.url.removeprefix(anna.url)
    anna.look_at(record)
    looked = page.url.split("/")[-1].split("?")[0]
    with sqlite3.connect(house.db, timeout=20) as db:  # forty finished games, all of them later
        names = [row[1] for row in db.execute("PRAGMA table_info(tables)")]
        row = list(db.execute("SELECT * FROM tables WHERE id = ?", (looked,)).fetchone())
        now = row[names.index("changed")]
        for n in range(40):
            new = dict(zip(names, row, strict=True))
            new |= {"id": f"{looked}{n}", "invite": f"{looked}{n}", "changed": now + 1000 + n}
            marks = ", ".join("?" * len(names))
            db.execute(f"INSERT INTO tables VALUES ({marks})", list(new.values()))
            seats = "SELECT ?, seat, user_id, name, bot FROM seats WHERE table_id = ?"
            db.execute(f"INSERT INTO seats {seats}", (new["id"], looked))
    anna.visit("/")
    expect(page.locator(f'.lists a[href="{game}"]')).to_be_visible()
    finished = page.locator(".panel", has=page.get_by_role("heading", name="Finished games"))
    expect(finished.locator("li .btn")).to_have_count(30)
    finished.get_by_role("button", name="Older games").first.click()
    expect(finished.locator(f'a[href="/replay/{looked}"]')).to_be_visible()


def test_public_games_of_others_are_listed_while_they_run_and_afterwards(guest):
    anna, bert = guest(), guest()
    page = anna.visit()
    page.get_by_label("Your name").fill("Olga")
    page.get_by_role("button", name="Choose players and options").click()
    page.get_by_role("checkbox", name="Listed").check()
    page.get_by_role("button", name="Play now against bots").click()
    page.wait_for_selector(".dock")
    bert.visit()
    expect(bert.page.get_by_role("link", name=re.compile("Watch.*Olga"))).to_be_visible()
    anna.play_to_the_end()
    bert.visit()
    bert.page.get_by_role("link", name=re.compile("Replay.*Olga")).click()
    bert.page.wait_for_selector(".slide")
    bert.page.get_by_label("Through whose eyes").select_option("all")
    expect(bert.page.locator(".opponents")).to_contain_text(re.compile(r"in hand: \w"))


def test_cards_and_rules_are_found_from_the_lobby_and_from_the_table(guest):
    anna = guest()
    page = anna.visit()
    page.wait_for_selector(".start button.main:enabled")
    for name, path in (("Cards", "/cards/dominion"), ("Rules", "/rules/dominion")):
        page.get_by_role("link", name=name, exact=True).click()
        expect(page).to_have_url(re.compile(path))
        expect(page.get_by_label("Search")).to_be_visible()
        page.go_back()
    anna.play_now()
    for name in ("Cards", "Rules"):
        page.get_by_role("button", name="Table", exact=True).click()
        with anna.context.expect_page() as opened:
            page.get_by_role("dialog").get_by_role("link", name=name, exact=True).click()
        opened.value.get_by_label("Search").fill("moat")
        expect(opened.value.locator("article").first).to_contain_text("Moat")
        page.keyboard.press("Escape")
    anna.wait_for(lambda: anna.answer(MONEY) != "", "a question")
    anna.wait_for(lambda: page.locator(".log .rule, .log li button").count() > 0, "a line")
    page.locator(".log li button").first.click()  # every line that applies a rule names it
    expect(page.get_by_role("dialog")).to_contain_text("Rule")
