"""On a small laptop the tables of Oath and Allegoria are in view with all their boards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng
from tafelrunde.server.live import Live
from tafelrunde.server.lobby import new_table
from tafelrunde.store.games import Seat
from tafelrunde.store.users import User
from tafelrunde.titles import registry
from tests.web.test_in_view import BROKEN, HIDDEN, SMALL, WIDE, Show

POSITIONS = 10

# How far the worst part of the table reaches below its window, as a share of it; less than half a
# line is nothing.
BEYOND = """() => {
    const parts = document.querySelectorAll('.centre, .left, .frame, .cloth')
    const seen = [...parts].filter((one) => getComputedStyle(one).overflowY === 'auto')
    const far = seen.map((one) => [one.scrollHeight - one.clientHeight, one.clientHeight])
    return Math.max(...far.map(([more, tall]) => (more > 8 ? more / tall : 0)))
}"""

# Names of sites in two lines, and those of cards in more lines than their strips have room for.
CRAMPED = """() => [...document.querySelectorAll('.plate .name, :is(.slots, .minis) .flat .name')]
    .filter((name) => {
        const { lineHeight } = getComputedStyle(name)
        const site = name.closest('.site, .common, .board').getBoundingClientRect()
        const box = name.getBoundingClientRect()
        const room = name.closest('.slot')?.clientHeight ?? 1.5 * parseFloat(lineHeight)
        return box.height > room || box.right > site.right
    })
    .map((name) => name.textContent)"""

# Words on Oath's boards that are too small to be read, in pixels of the screen.
TINY = """() => [...document.querySelectorAll('.board :is(.name, .soft, .title, .now)')]
    .filter((one) => parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom < 9.9)
    .map((one) => one.textContent)"""


def choices(title: str, seats: int, seed: str = "laptop") -> Iterator[Live]:
    """A game of bots, at every choice of the first seat, which Ann watches."""
    loaded = registry.load(title)
    user = User("ann", "Ann", None, None, 0, "en", "", {}, 0, 0, "")
    match = Match.new(loaded, seats, {}, seed=seed)
    table = new_table(user, title, {}, "game")
    table.status = "running"
    table.seats = [Seat(n, None if n else "ann", str(n), "") for n in range(seats)]
    live = Live(table)
    live.set_journal([])
    live.match = match
    bots = [loaded.bots()["heuristic"](Rng(f"{seat}")) for seat in range(seats)]
    while not match.over:
        live.settle(live.number)
        ask = match.pending[0]
        if ask.seat == 0 and not ask.is_forced():
            yield live
        match.answer(ask.seat, bots[ask.seat].choose(match.table.sight(ask.seat), ask))
        live.number += 1


def some(title: str, seats: int) -> Iterator[Live]:
    """Choices from the whole of such a game."""
    every = sum(1 for _ in choices(title, seats)) // POSITIONS
    return islice(choices(title, seats), 0, None, every)


@pytest.mark.parametrize("size", [SMALL, WIDE], ids=["small", "wide"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_words_on_the_boards_of_oath_can_be_read(guest, house, size, seats):
    anna = guest(viewport=size, locale="de-DE", reduced_motion="reduce")
    show = Show(anna.page)
    for live in some("oath", seats):
        show.see(live, house.url)
        assert anna.page.evaluate(TINY) == []
        assert anna.page.evaluate(BROKEN) == []


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize(("title", "seats"), [("oath", 6), ("allegoria", 4)])
def test_the_whole_table_is_in_view(guest, house, title, seats, locale):
    anna = guest(viewport=SMALL, locale=locale, reduced_motion="reduce")
    show, far = Show(anna.page), []
    for live in some(title, seats):
        show.see(live, house.url)
        assert anna.page.evaluate(HIDDEN) == []
        assert anna.page.evaluate(BROKEN) == []
        assert anna.page.evaluate(CRAMPED) == []
        assert title != "oath" or anna.page.evaluate(TINY) == []
        far.append(anna.page.evaluate(BEYOND))
    # Many answers and three threats at once may push the banks half out of view, but rarely.
    assert len(far) >= POSITIONS and sorted(far)[-2] == 0 and max(far) < 0.2, far
