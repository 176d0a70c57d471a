"""Whole games of every title at three sizes: with the mouse, with keys alone, by touch.

Every day three of them; `TAFELRUNDE_EVERY_SIZE=1` plays every title at every size in every way.
"""

from __future__ import annotations

import os
import random
from itertools import product
from zlib import crc32

import pytest
from playwright.sync_api import expect

from tafelrunde.testing.fuzz import daily_seed
from tafelrunde.titles import registry
from tests.web.hands import SIZES, await_question, decide, decide_by_keys
from tests.web.people import Guest

WAYS = ("mouse", "touch", "keys")
USUAL = {"desk": "mouse", "large": "keys", "phone": "touch"}
MINUTES = 4  # for one question, on a busy machine; a game has four times as much
MONEY = ["treasures", "buy province", "buy gold", "buy silver", "discard", "pass"]
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "easy"}
OPTIONS: dict[str, dict[str, object]] = {
    "dominion": {"kingdom": "first-game"},
    "root": {"factions": ["marquise", "eyrie"], "first": 0},
    "oath": {"chancellor": 0},
    "allegoria": {"start": 0},
}
# Bots answer at once.
AT_ONCE = """(() => {
    const kept = JSON.parse(localStorage.getItem('tafelrunde') ?? '{}')
    const hasty = { pause: false, ends: false, pace: 'instant' }
    localStorage.setItem('tafelrunde', JSON.stringify({ ...kept, ...hasty }))
})()"""


def chosen() -> list[tuple[str, str, str]]:
    """Which games are played today: another title for every size, all of them in four days."""
    titles = sorted(registry.TITLES)
    if os.environ.get("TAFELRUNDE_EVERY_SIZE"):
        return list(product(titles, SIZES, WAYS))
    first = crc32(daily_seed().encode())
    today = enumerate(USUAL.items())
    return [(titles[(first + at) % len(titles)], size, way) for at, (size, way) in today]


@pytest.mark.parametrize("long", ["", "1"])
def test_every_title_is_played_at_every_size(monkeypatch, long):
    monkeypatch.setenv("TAFELRUNDE_EVERY_SIZE", long)
    played: set[tuple[str, str, str]] = set()
    for day in range(30):
        monkeypatch.setenv("TAFELRUNDE_SEED", str(day))
        played.update(chosen())
    assert {(title, size) for title, size, _ in played} == set(product(registry.TITLES, SIZES))
    ways = {size: WAYS if long else (USUAL[size],) for size in SIZES}
    assert len(played) == sum(len(registry.TITLES) * len(ways[size]) for size in SIZES)


@pytest.mark.timeout(4 * MINUTES * 60)
@pytest.mark.parametrize(("title", "size", "way"), chosen())
def test_a_whole_game(guest, title, size, way):
    width, height = SIZES[size]
    touch = way == "touch"
    options = {"has_touch": True, "is_mobile": True} if touch else {}
    locale = "de-DE" if len(title) % 2 else "en-GB"
    anna: Guest = guest(
        viewport={"width": width, "height": height}, locale=locale, hasty=False, **options
    )
    anna.context.add_init_script(AT_ONCE)
    bots = [BOT] * (registry.load(title).least_seats - 1)
    page = anna.open_table(title, [ME, *bots], **OPTIONS[title])
    wishes = MONEY if title == "dominion" else []
    rng = random.Random(f"{title} {size} {way}")
    answers = 0
    while await_question(anna, MINUTES * 60):
        if way == "keys":
            decide_by_keys(anna, rng, wishes)
        else:
            decide(anna, rng, touch=touch, wishes=wishes)
        answers += 1
        assert answers < 4000, "the game does not end"
    expect(page.locator(".result h2")).to_be_visible()
    assert answers > 20
    assert anna.wide_enough()
    assert "[" not in page.locator(".result").inner_text()
