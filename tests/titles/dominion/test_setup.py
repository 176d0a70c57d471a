"""The title in the registry, preparing and dealing."""

import subprocess
import sys

import pytest

from tafelrunde.kernel.errors import BadOptions, UnknownTitle
from tafelrunde.kernel.match import Match
from tafelrunde.titles import registry
from tafelrunde.titles.dominion import setup
from tafelrunde.titles.dominion.catalogue import CARDS, SETS
from tafelrunde.titles.dominion.layout import Layout
from tafelrunde.titles.dominion.setup import lay_out
from tafelrunde.titles.dominion.title import TITLE


def newest():
    return {id: box.printings[-1] for id, box in SETS.items()}


def test_the_registry_lists_titles_without_loading_their_rules():
    script = (
        "import sys; from tafelrunde.titles.registry import TITLES; print(*TITLES);"
        "assert not any(name.endswith(('.table', 'dominion.title', '.catalog'))"
        " for name in sys.modules if 'titles' in name)"
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert told.stderr == ""
    assert told.stdout.split() == list(registry.TITLES)


def test_the_registry_loads_a_title_that_agrees_with_its_description():
    meta = registry.find("dominion")
    title = registry.load("dominion")
    assert title is TITLE
    assert (title.id, title.revision) == (meta.id, meta.revision)
    assert list(meta.seat_counts()) == [2, 3, 4, 5, 6] == list(setup.PROVINCES)
    assert "Donald X. Vaccarino" in meta.authors


def test_an_unknown_title_is_refused_with_the_known_ones():
    with pytest.raises(UnknownTitle, match=r"did you mean 'dominion'\? Known are: dominion"):
        registry.load("domino")
    with pytest.raises(UnknownTitle, match="known are: dominion"):
        registry.load("chess")


@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_other_numbers_of_players_are_refused(seats):
    with pytest.raises(BadOptions, match="2 to 6 players"):
        TITLE.prepare(seats, {})


def test_preparing_is_pure():
    options = {"draw": {"seed": "x", "need": ["village"]}, "editions": {"base": 2008}}
    before = repr(options)
    one, two = TITLE.prepare(3, options), TITLE.prepare(3, options)
    assert repr(options) == before
    assert [slot.card for slot in one.slots] == [slot.card for slot in two.slots]
    assert one.printings == two.printings


def test_the_same_seed_deals_the_same_table_and_another_seed_another():
    prepared = TITLE.prepare(4, {})
    tables = [TITLE.deal(prepared, seed) for seed in ("a", "a", "b")]
    hands = [[table.names(me.hand + me.deck) for me in table.players] for table in tables]
    assert hands[0] == hands[1] != hands[2]


def test_tables_of_one_kingdom_do_not_share_what_changes():
    prepared = TITLE.prepare(2, {})
    one, two = TITLE.deal(prepared, "a"), TITLE.deal(prepared, "a")
    one.gain(one.players[0], CARDS["gold"])
    assert two.left(CARDS["gold"]) == 30
    assert len(two.kinds) == 20
    assert TITLE.deal(prepared, "a").census() == two.census()


def test_a_kingdom_cannot_have_a_pile_twice():
    with pytest.raises(BadOptions, match="twice"):
        lay_out(2, Layout([CARDS["moat"], CARDS["moat"]], newest()))


def test_the_supply_shows_basic_cards_first_and_the_kingdom_by_cost():
    piles = [slot.card for slot in TITLE.prepare(2, {}).slots]
    assert [card.basic for card in piles] == [True] * 7 + [False] * 10
    assert [card.cost for card in piles[7:]] == sorted(card.cost for card in piles[7:])


def test_extra_piles_are_laid_out_when_a_kingdom_card_calls_for_them(monkeypatch):
    monkeypatch.setattr(CARDS["moat"], "brings", ("wharf",))
    monkeypatch.setattr(CARDS["wharf"], "pile_size", 12)
    slots = {slot.card.id: slot.size for slot in lay_out(3, Layout([CARDS["moat"]], {})).slots}
    assert slots["wharf"] == 12
    assert "wharf" not in {slot.card.id for slot in lay_out(3, Layout([], {})).slots}


def test_a_match_starts_with_the_first_player_asked():
    match = Match.new(TITLE, 3, {"kingdom": "first-game"}, seed="x")
    assert [ask.seat for ask in match.pending] == [0]
    assert match.record().options == {"kingdom": "first-game"}
