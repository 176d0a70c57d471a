"""A battle of Root: its odds beside the answers and in the panel, then the dice and the losses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import expect

from tafelrunde.kernel.ask import PASS
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.title import Options
from tafelrunde.server import messages as m
from tafelrunde.server.live import Live
from tafelrunde.titles.root.battle import Battle, opponents_in
from tafelrunde.titles.root.odds import Odds, of_battle
from tafelrunde.titles.root.title import TITLE
from tafelrunde.titles.root.vocabulary import BATTLE, STRIDE
from tests.server.test_differences import opened
from tests.web.test_in_view import Show, told

FACTIONS = ["marquise", "eyrie", "alliance", "vagabond"]
GAME: tuple[int, Options] = (len(FACTIONS), {"factions": FACTIONS})
# The questions of a battle once it has begun.
ASKED = ["ambush", "foil-ambush", "battle-card", "lose-piece", "take-hit", "field-hospitals"]
ASKED += ["battle-ally", "enlist-arbiter", "order-effects", "outrage", "lose-fund"]
FITS = "box => box.scrollHeight <= box.clientHeight"
Told = tuple[m.Room, m.State]


class Fought(NamedTuple):
    """A battle of Ann's as her page is told it."""

    before: Told  # she is asked what she does
    odds: dict[int, list[Odds]]  # of every battle she may choose, by defender
    option: int  # the one she chooses
    begun: Told  # the defender is asked for an ambush
    after: Told
    events: dict[str, list[dict[str, Any]]]  # of the battle, by id


def chances(live: Live) -> dict[int, list[Odds]]:
    """Battles that Ann may choose now, with their odds against everybody there."""
    ask = live.ask_of(0)
    assert ask is not None and live.match is not None
    g: Any = live.match.table
    me = g.factions[0]
    here = [one for one in ask.options if one - one % STRIDE == BATTLE]
    return {
        option: [of_battle(g, Battle(option % STRIDE, me, foe)) for foe in foes]
        for option, foes in ((one, opponents_in(g, me, one % STRIDE)) for one in here)
    }


def answer(live: Live, option: int) -> None:
    """An answer of whoever is asked."""
    assert live.match is not None
    live.match.answer(live.match.pending[0].seat, option)
    live.number += 1
    live.settle(live.number)


def questions(chosen: tuple[int, Options]) -> Iterator[Live]:
    """Questions to Ann in games that bots play."""
    for game in count():
        live = opened("root", game, chosen)
        bots = [TITLE.bots()["heuristic"](Rng(f"{game} {seat}")) for seat in range(chosen[0])]
        while live.match is not None and not live.match.over:
            if live.ask_of(0) is not None:
                yield live
            for ask in live.match.pending[:1]:  # none if it is over by now
                answer(live, bots[ask.seat].choose(live.match.table.sight(ask.seat), ask))


def battles() -> Iterator[Fought]:
    """Battles between Ann and one other who may ambush and does not."""
    for live in questions(GAME):
        odds = chances(live)
        match = live.match
        assert match is not None
        alone = [one for one, found in odds.items() if len(found) == 1 and found[0].ambush]
        if not alone:
            continue
        before, known = told(live), match.event_count()
        answer(live, alone[0])
        if match.pending[0].prompt != "ambush":
            continue
        begun = told(live)
        while not match.over and (ask := match.pending[0]).prompt in ASKED:
            answer(live, PASS if PASS in ask.options else ask.options[0])
        after = told(live)
        events: dict[str, list[dict[str, Any]]] = {}
        for event in after[1].events[known - match.event_count() :]:
            events.setdefault(str(event["id"]), []).append(event)
        yield Fought(before, odds, alone[0], begun, after, events)


def number(tenths: int) -> str:
    """As people write it: 2, 1.9."""
    return f"{tenths // 10}.{tenths % 10}".removesuffix(".0")


def is_telling(one: Fought) -> bool:
    """Chosen from battles of different odds, and both lose something."""
    odds = {(found.deals, found.takes) for foes in one.odds.values() for found in foes}
    return len(odds) > 1 and len(one.events.get("pieces-removed", [])) > 1


def test_odds_stand_beside_a_battle_and_in_its_panel_until_the_dice_tell(guest, house):
    fought = next(filter(is_telling, battles()))
    anna = guest(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page, show = anna.page, Show(anna.page)
    sent: list[m.Answer] = []

    def hear(text: str | bytes) -> None:
        said = msgspec.json.decode(text)
        if said["type"] == "answer":
            sent.append(msgspec.convert(said, m.Answer))

    show.begin(fought.before, house.url)
    assert show.route is not None
    show.route.on_message(hear)

    # Beside every battle that may be chosen, what it brings on average.
    choices = {one.number: one.text for one in fought.before[1].asks[0].options}
    for option, found in fought.odds.items():
        button = page.locator(f'.answers button[data-choice="{choices[option]}"]')
        deals, takes = found[0].deals, found[0].takes
        if len({(one.deals, one.takes) for one in found}) > 1:
            continue  # a range, with no room for it on the button
        said = f"clearing {option % STRIDE} you deal {number(deals)} and take {number(takes)} "
        may = any(one.ambush for one in found)
        ambush = "; an ambush is possible" if may else "(?!; an ambush)"
        expect(button).to_have_accessible_name(re.compile(f"{said}on average{ambush}"))
        expect(button).to_contain_text(f"({deals / 10:.1f} : {takes / 10:.1f})")

    # The same in the panel, while the defender thinks about an ambush.
    page.locator(f'.answers button[data-choice="{choices[fought.option]}"]').click()
    anna.wait_for(lambda: bool(sent), "an answer")
    assert sent[0].option == fought.option
    show.tell(*fought.begun)
    panel = page.locator(".battle")
    chosen = fought.odds[fought.option][0]
    expect(panel.locator(".odds")).to_contain_text(
        f"On average you deal {number(chosen.deals)} and take {number(chosen.takes)} hits."
    )
    expect(panel.locator(".die")).to_have_count(0)

    # The dice instead of the odds, the hits they become, and what everybody lost.
    show.tell(*fought.after)
    [rolls], [hits] = fought.events["rolls"], fought.events["hits"]
    expect(panel.locator(".die b")).to_have_text([str(rolls["attacker"]), str(rolls["defender"])])
    expect(panel.locator(".hits b")).to_have_text([str(hits["attacker"]), str(hits["defender"])])
    expect(panel.locator(".odds")).to_have_count(0)
    losses = fought.events["pieces-removed"]
    expect(panel.locator(".lost")).to_have_count(len(losses))
    for row, event in zip(panel.locator(".lost").all(), losses, strict=True):
        if event["warriors"]:
            expect(row).to_contain_text(f"{event['warriors']} warrior")

    # On a small screen all of it is in view, and so is the field of the chat.
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.get_by_role("textbox", name="Message")).to_be_in_viewport(ratio=1)
    beside = page.locator(".beside-log")
    anna.wait_for(lambda: beside.evaluate(FITS), "room for the battle and what lies below it")
