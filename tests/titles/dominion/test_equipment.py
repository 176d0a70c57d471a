"""What a kingdom needs besides its piles is listed by itself, and its code leads back to it."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng
from tafelrunde.server.options import settle
from tafelrunde.titles.dominion.counters import COUNTERS, PILE_TOKENS
from tafelrunde.titles.dominion.equipment import MATS, TOKENS, Equipment
from tafelrunde.titles.dominion.mats import MAT_NAMES
from tafelrunde.titles.dominion.options import choose
from tafelrunde.titles.dominion.prepared import Kingdom
from tafelrunde.titles.dominion.presets import LayoutInfo
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.title import TITLE

FULL = {
    "cards": [
        *["young_witch", "knights", "castles", "encampment_plunder", "vampire"],
        *["page", "druid", "giant", "alchemist", "cultist"],
    ],
    "landscapes": ["donate", "obelisk", "fair", "inheritance"],
    "colonies": "with",
    "shelters": "with",
}


def told(options: dict[str, object]) -> LayoutInfo:
    found = settle("dominion", 2, options).more
    assert isinstance(found, LayoutInfo)
    return found


@pytest.mark.rule("D5", "D8", "D9", "D10")
def test_a_full_kingdom_lists_what_it_needs():
    info = told(FULL)
    assert info.bane
    assert info.landscapes == FULL["landscapes"]
    assert info.piles == ["platinum", "colony", "potion", "ruins"]
    assert {"bat", "champion", "wish", "will_o_wisp"} <= set(info.beside)
    assert info.start == ["hovel", "necropolis", "overgrown_estate"]
    assert info.decks == ["boons", "hexes"]
    assert info.tokens == ["points", "debt", "cubes", "journey", "inherited", "obelisk"]
    assert info.mats == []


def test_the_first_game_needs_nothing_more():
    info = told({"kingdom": "first-game"})
    assert info.piles + info.beside + info.start + info.decks + info.mats + info.tokens == []


@pytest.mark.parametrize("seed", range(6))
def test_the_code_of_a_settled_kingdom_leads_back_to_it(seed):
    wish = {"draw": {"sets": ["nocturne", "empires", "cornucopia"], "seed": f"code {seed}"}}
    found = settle("dominion", 3, wish)
    assert isinstance(found.more, LayoutInfo)
    again = settle("dominion", 3, {"code": found.more.code})
    assert again.cards == found.cards
    assert again.more == found.more


def test_whatever_comes_up_in_a_game_was_listed():
    """Counters, tokens and mats that random games use are among those listed."""
    rng = Rng("equipment")
    seen: set[str] = set()
    for game in range(24):
        _, options = TITLE.sample(rng)
        match = Match.new(TITLE, 2, options, seed=f"game {game}")
        table = match.table
        assert isinstance(table, Dominion)
        listed = Equipment(table.kingdom)
        known = {*listed.tokens, *listed.mats}
        for _ in range(250):
            if match.over:
                break
            ask = match.pending[0]
            deeds = [option for option in ask.options if option] or ask.options
            match.answer(ask.seat, deeds[rng.below(len(deeds))])
            g = match.table
            assert isinstance(g, Dominion)
            used = in_use(g)
            assert used <= known, (options, used - known)
            seen |= used
    assert len(seen) > 8  # the games were varied enough to show something


def in_use(g: Dominion) -> set[str]:
    """The tokens and mats that lie on the table now."""
    used = {COUNTERS[at] for me in g.players for at, n in enumerate(me.counts) if n}
    used |= {PILE_TOKENS[token] for me in g.players for token in me.tokens}
    used |= {name for pile in g.piles for name, n in (pile.tokens or {}).items() if n}
    used |= {MAT_NAMES[mat] for me in g.players for mat, cards in me.mats.items() if cards}
    return used & {*TOKENS, *MATS}


def test_a_kingdom_is_laid_out_for_the_list():
    kingdom = TITLE.prepare(2, FULL)
    assert isinstance(kingdom, Kingdom)
    assert kingdom.landscapes == choose(FULL).landscapes
