"""Mail, reports and moderation in the browser, on a desk and on a phone, in both languages."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.cli.conftest import subprocess_run
from tests.server.backends import serving
from tests.server.postbox import Postbox, postbox
from tests.web.people import Guest
from tests.web.test_settings import PASSWORD, dialog, sign_in

PHONE = {"width": 390, "height": 844}
PICTURES = os.environ.get("TAFELRUNDE_PICTURES")  # a folder for whoever wants to look
Come = Callable[..., Guest]


@pytest.fixture(scope="module")
def hosted(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Any, Postbox]]:
    folder = tmp_path_factory.mktemp("hosted")
    with postbox() as (box, smtp), serving(str(folder / "db"), folder / "log", **smtp) as process:
        process.settings["address"] = process.url
        yield process, box


@pytest.fixture
def come(browser: Browser, hosted: tuple[Any, Postbox]) -> Iterator[Come]:
    people: list[Guest] = []

    def come_in(**options: Any) -> Guest:
        people.append(Guest(browser, hosted[0].url, **options))
        return people[-1]

    yield come_in
    for person in people:
        person.leave()


def picture(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=f"{PICTURES}/{name}.png")


def link_in(box: Postbox, address: str, number: int) -> str:
    text: str = box.next(address, number).get_content()
    return next(word for word in text.split() if "#" in word).partition("//")[2].partition("/")[2]


def test_a_forgotten_password_is_chosen_anew_by_mail(come, hosted, check):
    _, box = hosted
    anna = come()
    page = anna.visit()
    name, mail = f"Anna who forgets {token_hex(2)}", f"{token_hex(4)}@example.org"
    sign_in(page, "Create an account", name)
    dialog(page, name)
    page.get_by_role("button", name="Add an address").click()
    box_of = page.locator("dialog[open]")
    box_of.get_by_role("textbox", name="E-mail address").fill(mail)
    box_of.get_by_label("Password", exact=True).fill(PASSWORD)
    picture(page, "account-en")
    check(page, "account")
    page.get_by_role("button", name="Send me a link").click()
    expect(page.get_by_role("status")).to_contain_text(f"on its way to {mail}")
    page.goto(f"{anna.url}/{link_in(box, mail, 1)}")
    picture(page, "verify-en")
    page.get_by_role("button", name="Yes, it is mine").click()
    expect(page.get_by_role("status")).to_contain_text("Thank you")
    dialog(page, name)
    expect(page.locator("dialog[open]")).to_contain_text(f"E-mail goes to {mail}")
    expect(page.get_by_label("E-mail me when it is my turn")).not_to_be_checked()
    page.goto(f"{anna.url}/calls")
    letters = page.get_by_role("group", name="By e-mail")
    letters.get_by_label("E-mail me when it is my turn").check()
    with page.expect_response("**/api/calls"):
        letters.get_by_label("Root").uncheck()
    expect(page.get_by_role("status")).to_contain_text("Saved")
    check(page, "calls")
    page.reload()
    expect(letters.get_by_label("Root")).not_to_be_checked()
    expect(letters.get_by_label("Oath")).to_be_checked()
    dialog(page, name)
    expect(page.locator("dialog[open]").get_by_label("E-mail me when")).to_be_checked()
    page.keyboard.press("Escape")

    phone = come(viewport=PHONE, locale="de-DE")
    other = phone.visit()
    other.get_by_role("button", name="Konto").first.click()
    other.get_by_role("link", name="Vergessen?").click()
    expect(other.get_by_role("heading", name="Passwort vergessen?")).to_be_visible()
    other.get_by_label("Name oder E-Mail-Adresse").fill(name.upper())
    assert phone.wide_enough()
    picture(other, "forgot-phone-de")
    check(other, "forgot")
    other.get_by_role("button", name="Link schicken").click()
    expect(other.get_by_role("status")).to_contain_text("unterwegs")
    other.goto(f"{phone.url}/{link_in(box, mail, 2)}")
    other.get_by_label("Neues Passwort").fill("another long one")
    picture(other, "reset-phone-de")
    check(other, "reset")
    other.get_by_role("button", name="Dieses Passwort nehmen").click()
    expect(other.get_by_role("status")).to_contain_text("angemeldet")
    me = "fetch('/api/me').then((a) => a.json())"
    assert other.evaluate(me)["user"]["name"] == name
    assert page.evaluate(me)["user"] is None

    other.goto(f"{phone.url}/reset#{'x' * 43}")
    other.reload()
    other.get_by_label("Neues Passwort").fill("another long one")
    other.get_by_role("button", name="Dieses Passwort nehmen").click()
    expect(other.get_by_role("alert")).to_contain_text("zu alt")
    expect(other.get_by_role("link", name="Neuen Link schicken")).to_be_visible()
    assert "400" in phone.problems.pop()  # the browser itself remarks upon it


def test_somebody_is_reported_and_a_moderator_acts(come, hosted, check):
    process, _ = hosted
    anna, mallory = come(), come(viewport=PHONE)
    page, other = anna.visit(), mallory.visit()
    rude, moderata = f"Mallory {token_hex(2)}", f"Moderata {token_hex(2)}"
    sign_in(page, "Create an account", f"Anna who complains {token_hex(2)}")
    sign_in(other, "Create an account", rude)
    made = page.evaluate(POST, ["/api/tables", WISH])
    other.evaluate(POST, [f"/api/invitations/{made['invite']}/join", {}])
    page.evaluate(POST, [f"/api/tables/{made['id']}/start", {}])
    page.goto(f"{anna.url}/table/{made['id']}")
    other.goto(f"{anna.url}/table/{made['id']}")
    other.get_by_role("button", name="Chat").first.click()
    other.get_by_placeholder("Message").fill("something rude")
    other.keyboard.press("Enter")
    page.get_by_role("button", name=f"Report {rude}: something rude").click()
    page.get_by_label("What happened?").fill("This is rude.")
    picture(page, "report-en")
    check(page, "report")
    page.get_by_role("button", name="Send the report").click()
    expect(page.get_by_role("status").filter(has_text="Thank you")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Table", exact=True).first.click()
    expect(page.get_by_role("button", name=f"Report {rude}", exact=True)).to_be_visible()
    page.keyboard.press("Escape")

    mod = come(locale="de-DE")
    desk = mod.visit()
    dialog(desk, "Konto")
    desk.locator("dialog[open]").get_by_role("button", name="Konto anlegen").click()
    form = desk.locator("dialog[open] form").filter(has=desk.locator("input[type=password]"))
    form.get_by_label("Name").fill(moderata)
    form.get_by_label("Passwort").fill(PASSWORD)
    form.get_by_role("button", name="Konto anlegen").first.click()
    expect(desk.locator("dialog[open]")).to_have_count(0)
    desk.goto(f"{mod.url}/moderation")
    expect(desk.get_by_role("alert")).to_be_visible()
    assert "403" in mod.problems.pop()
    done = subprocess_run("admin", "moderator", moderata, "--db", process.db)
    assert done.returncode == 0, done.stderr
    desk.goto(mod.url)
    dialog(desk, moderata)
    desk.get_by_role("link", name="Moderation").click()
    expect(desk.get_by_text("This is rude.")).to_be_visible()
    picture(desk, "moderation-de")
    check(desk, "moderation")
    desk.get_by_role("button", name="Entfernen: something rude").click()
    expect(page.get_by_text("(removed)")).to_be_visible()
    desk.get_by_role("button", name="Vom Tisch nehmen").click()
    expect(desk.get_by_text("vom Tisch genommen")).to_be_visible()
    desk.get_by_role("button", name="Aussperren", exact=True).click()
    desk.get_by_label("Warum").fill("Unhöflich")
    desk.get_by_role("button", name="Ausführen").click()
    expect(desk.get_by_role("button", name="Beenden")).to_be_visible()
    desk.get_by_role("button", name="Erledigt").click()
    expect(desk.get_by_text("Keine Meldungen.")).to_be_visible()
    desk.set_viewport_size({"width": 390, "height": 844})
    assert mod.wide_enough()
    picture(desk, "moderation-phone-de")


WISH = {"title": "dominion", "seats": [{"kind": "me"}, {"kind": "open"}]}
POST = """async ([path, body]) => {
    const { csrf } = await (await fetch('/api/me')).json()
    const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf }
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
}"""
