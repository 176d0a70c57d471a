"""A page is told what has changed, and asks for the whole when that does not fit."""

from __future__ import annotations

import json
import re

from playwright.sync_api import WebSocketRoute

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "bigmoney"}


def test_a_page_follows_changes_and_asks_for_the_whole_when_one_is_missing(guest):
    anna = guest()
    told: list[str] = []
    said: list[str] = []
    losing = False

    def through(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def hear(data: str | bytes) -> None:
            nonlocal losing
            message = json.loads(data)
            told.append(message["type"])
            others = message["type"] == "changed" and not any(
                ask["mine"] for ask in message["asks"]
            )
            if losing and others:  # somebody else is asked, so that more will follow
                losing = False
            else:
                route.send(data)

        def say(data: str | bytes) -> None:
            said.append(json.loads(data)["type"])
            server.send(data)

        server.on_message(hear)
        route.on_message(say)

    anna.page.route_web_socket(re.compile("/ws/"), through)
    anna.open_table("dominion", [ME, BOT])

    def play_until(what: str, number: int) -> None:
        def enough() -> bool:
            anna.answer()
            return told.count(what) >= number

        anna.wait_for(enough, f"{number} times {what}", seconds=30)

    play_until("changed", 12)
    assert told.count("state") == 1 and "sync" not in said
    losing = True
    play_until("state", 2)
    assert said.count("sync") == 1
    play_until("changed", told.count("changed") + 12)
    assert told.count("state") == 2 and not losing
