"""What somebody sets follows them to other devices, and goes when they go."""

from __future__ import annotations

from playwright.sync_api import Page, expect

PASSWORD = "correct horse battery"


def dialog(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).first.click()
    expect(page.locator("dialog[open]")).to_be_visible()


def sign_in(page: Page, way: str, name: str) -> None:
    dialog(page, "Account")
    form = page.locator("dialog[open] form").filter(has=page.locator("input[type=password]"))
    if form.get_by_role("heading").inner_text() != way:
        form.get_by_role("button", name=way).click()
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    button = form.get_by_role("button", name=way).first
    if way == "Sign in":
        button.click()
    else:
        with page.expect_response("**/api/settings"):  # stored soon afterwards
            button.click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_theme_and_language_follow_an_account_to_another_device(guest):
    desk, phone = guest(), guest(viewport={"width": 390, "height": 844})
    page = desk.visit()
    page.get_by_role("button", name="Switch to dark").click()
    sign_in(page, "Create an account", "Anna of two devices")
    with page.expect_response("**/api/settings"):
        page.get_by_role("button", name="Auf Deutsch umschalten").click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    other = phone.visit()
    expect(other.locator("html")).to_have_attribute("data-theme", "light")
    sign_in(other, "Sign in", "Anna of two devices")
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    expect(other.locator("html")).to_have_attribute("lang", "de")


def test_somebody_who_deletes_the_account_is_gone(guest):
    anna = guest()
    page = anna.visit()
    sign_in(page, "Create an account", "Anna who leaves")
    dialog(page, "Anna who leaves")
    page.get_by_role("button", name="Delete my account and data").click()
    page.locator("dialog[open] input[type=password]").fill(PASSWORD)
    page.get_by_role("button", name="Delete my account and data").last.click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.evaluate("fetch('/api/me').then((a) => a.json())")["user"] is None


def test_a_new_password_signs_out_all_other_devices(guest):
    desk, phone = guest(), guest(viewport={"width": 360, "height": 740})
    page, other = desk.visit(), phone.visit()
    sign_in(page, "Create an account", "Anna of two keys")
    sign_in(other, "Sign in", "Anna of two keys")
    dialog(page, "Anna of two keys")
    page.get_by_role("button", name="Change password").click()
    page.get_by_label("Current password").fill("not this one")
    page.get_by_label("New password").fill("another long one")
    page.get_by_role("button", name="Change password").last.click()
    expect(page.get_by_role("alert")).to_contain_text("password is wrong")
    assert "401" in desk.problems.pop()  # the browser itself remarks upon it
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_role("button", name="Change password").last.click()
    expect(page.get_by_role("status")).to_contain_text("signed out")
    me = "fetch('/api/me').then((a) => a.json())"
    assert page.evaluate(me)["user"]["name"] == "Anna of two keys"
    assert other.evaluate(me)["user"] is None


def test_signing_out_everywhere_is_offered_to_accounts(guest):
    desk, phone = guest(), guest(viewport={"width": 360, "height": 740})
    page, other = desk.visit(), phone.visit()
    sign_in(page, "Create an account", "Anna on many devices")
    sign_in(other, "Sign in", "Anna on many devices")
    dialog(other, "Anna on many devices")
    other.get_by_role("button", name="Sign out everywhere").click()
    assert phone.wide_enough()
    other.get_by_role("button", name="Sign out everywhere").last.click()
    expect(other.locator("dialog[open]")).to_have_count(0)
    me = "fetch('/api/me').then((a) => a.json())"
    assert page.evaluate(me)["user"] is None
    assert other.evaluate(me)["user"] is None
