"""Two people and a bot play a whole game, whatever happens to their connections."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.people import MONEY, lose_and_find

TURNS_IN_BETWEEN = 6  # answers between two accidents


def test_two_browsers_and_a_bot_play_to_the_end_through_every_accident(guest, house):
    anna, bert = guest(), guest(locale="de-DE")
    anna.can_drop_sockets()
    page = anna.visit()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Choose players and options").click()
    page.get_by_label("Player 2").select_option("person")
    page.get_by_role("button", name="Add a player").click()
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Invitation link").input_value()

    bert.visit(link.removeprefix(house.url))
    bert.page.get_by_label("Dein Name").fill("Bert")
    bert.page.get_by_role("button", name="Mitspielen").click()
    page.get_by_role("button", name="Start", exact=True).click()
    for one in (anna, bert):
        one.page.wait_for_selector(".dock")

    page.get_by_label("Message").fill("Hello Bert!")
    page.keyboard.press("Enter")
    expect(bert.page.locator(".chat")).to_contain_text("Hello Bert!")

    people = [anna, bert]

    def play(answers: int) -> int:
        given = idle = 0
        while given < answers and not anna.is_over():
            said = [one.answer(MONEY) for one in people]
            given += sum(1 for word in said if word)
            idle = 0 if any(said) else idle + 1
            assert idle < 1000, "nobody is asked anything any more"
            page.wait_for_timeout(10)
        return given

    play(TURNS_IN_BETWEEN)
    page.reload()  # a reload: everything is there again
    page.wait_for_selector(".dock")
    play(TURNS_IN_BETWEEN)

    anna.drop()  # a dropped socket: the page comes back by itself
    play(TURNS_IN_BETWEEN)

    lose_and_find(people, house)  # in the middle of a turn
    play(1000)

    for one in people:
        one.wait_for(one.is_over, "the end of the game")
    points = [one.page.locator(".result li b").all_inner_texts() for one in people]
    assert [text.split()[0] for text in points[0]] == [text.split()[0] for text in points[1]]
    log = page.locator(".log")
    expect(log).to_contain_text("The game ends.")

    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".slide")
    page.keyboard.press("End")
    expect(page.locator(".chosen")).to_have_text("The game is over")
    page.get_by_label("Through whose eyes").select_option("all")
    expect(page.locator("section.hand h3")).to_have_text("Anna: hand")  # wherever she sat
    with page.expect_download() as download:
        page.get_by_role("link", name="Record", exact=True).click()
    assert download.value.suggested_filename.endswith(".json")


def test_a_second_tab_shows_the_same_game_and_may_answer_too(guest):
    anna = guest()
    first = anna.play_now()
    anna.wait_for(lambda: first.locator('[data-choice="treasures"]').count() > 0, "my turn")
    second = anna.context.new_page()
    second.goto(first.url)
    second.locator('[data-choice="treasures"]').click()
    expect(first.locator(".counters .coins dd")).not_to_have_text("0")
