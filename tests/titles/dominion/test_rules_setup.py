"""Setup: zones, starting decks, the Supply, who may look (D1-D7)."""

import pytest

from tafelrunde.titles.dominion.catalogue import CARDS
from tafelrunde.titles.dominion.layout import Layout
from tafelrunde.titles.dominion.mats import ASIDE, ISLAND
from tafelrunde.titles.dominion.setup import lay_out
from tafelrunde.titles.dominion.title import TITLE


def dealt(seats, options=None, seed="x"):
    return TITLE.deal(TITLE.prepare(seats, options or {}), seed)


# -- D1


@pytest.mark.rule("D1")
def test_every_player_has_the_same_zones_and_the_trash_is_shared():
    table = dealt(3)
    zones = [(place.owner, place.zone.name) for place in table.places()]
    own = ["deck", "hand", "discard", "play", "revealed", "looking"]
    for seat in range(3):
        for name in own:
            assert zones.count((seat, name)) == 1
        assert [name for owner, name in zones if owner == seat] == own  # mats come when needed
    assert zones.count((-1, "trash")) == 1


@pytest.mark.rule("D1")
def test_every_card_is_in_exactly_one_zone(table):
    t = table(hands=["haven island chapel copper estate gold"], decks=["copper"], actions=3)
    t.play("haven")
    t.answer("aside gold")
    t.play("island")
    t.answer("aside estate")
    t.play("chapel")
    t.answer("trash copper", "pass")
    lying = sorted(card for place in t.g.places() for card in place.cards)
    assert lying == list(range(7))
    assert t._text(t.g.players[0].mat(ASIDE)) == "gold"
    assert t._text(t.g.players[0].mat(ISLAND)) == "estate island"
    assert (t.trash(), t.in_play(), t.hand()) == ("copper", "chapel haven", "copper")
    t.ends_clean()


# -- D2


@pytest.mark.rule("D2")
@pytest.mark.ruling("card/copper#1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_starts_with_seven_coppers_and_three_estates_and_draws_five(seats):
    table = dealt(seats)
    for me in table.players:
        owned = sorted(table.names(me.all_cards()))
        assert owned == ["copper"] * 7 + ["estate"] * 3
        assert (len(me.hand), len(me.deck), len(me.discard)) == (5, 5, 0)


@pytest.mark.rule("D2")
def test_starting_decks_are_shuffled_each_by_itself():
    orders = set()
    for seed in range(20):
        for me in dealt(2, seed=str(seed)).players:
            base = 10 * me.seat
            orders.add(tuple(card - base for card in me.hand + me.deck))
    assert len(orders) == 40


# -- D3


@pytest.mark.rule("D3")
@pytest.mark.parametrize(
    ("seats", "province", "victory", "curse", "copper", "silver", "gold"),
    [
        (2, 8, 8, 10, 46, 40, 30),
        (3, 12, 12, 20, 39, 40, 30),
        (4, 12, 12, 30, 32, 40, 30),
        (5, 15, 12, 40, 85, 80, 60),
        (6, 18, 12, 50, 78, 80, 60),
    ],
)
def test_the_supply_depends_on_the_number_of_players(
    seats, province, victory, curse, copper, silver, gold
):
    table = dealt(seats)
    left = {pile.card.id: pile.left for pile in table.piles}
    assert (left["province"], left["curse"]) == (province, curse)
    assert (left["estate"], left["duchy"]) == (victory, victory)
    assert (left["copper"], left["silver"], left["gold"]) == (copper, silver, gold)


@pytest.mark.rule("D3")
@pytest.mark.ruling("card/estate#1")
def test_dealing_takes_coppers_from_the_pile_but_no_estates():
    total = dealt(4).census()
    assert total["copper"] == 60
    assert total["estate"] == 12 + 3 * 4


# -- D4


@pytest.mark.rule("D4")
@pytest.mark.ruling("R28")
@pytest.mark.parametrize(("seats", "victory"), [(2, 8), (3, 12), (4, 12), (5, 12), (6, 12)])
def test_kingdom_piles_have_ten_cards_and_victory_piles_of_any_mixed_type_fewer_or_more(
    seats, victory
):
    names = ["gardens", "duke", "nobles", "harem", "great_hall", "mill", "island"]
    names += ["moat", "witch", "wharf"]
    laid = lay_out(seats, Layout([CARDS[name] for name in names], {}))
    sizes = {slot.card.id: slot.size for slot in laid.slots}
    for name in names[:7]:
        assert sizes[name] == victory, name
    for name in names[7:]:
        assert sizes[name] == 10, name


@pytest.mark.rule("D4")
@pytest.mark.parametrize(
    "options", [{}, {"kingdom": "high-seas"}, {"draw": {"seed": "1"}}], ids=str
)
def test_a_kingdom_has_ten_different_piles_beside_the_basic_ones(options):
    piles = [pile.card for pile in dealt(2, options).piles]
    assert len(set(piles)) == 17
    assert sum(card.basic for card in piles) == 7


# -- D6


@pytest.mark.rule("D6")
def test_a_deck_may_be_counted_by_its_owner_only_and_seen_by_nobody(table):
    t = table(hands=["copper"], decks=["gold silver", "estate"])
    assert t.zone(0, "deck", 0) == {
        "name": "deck", "owner": 0, "count": 2, "cards": [None, None]
    }  # fmt: skip
    for viewer in (-1, 1):
        assert t.zone(viewer, "deck", 0) == {"name": "deck", "owner": 0, "cards": []}


@pytest.mark.rule("D6")
def test_of_a_discard_pile_everybody_sees_the_top_card_and_nobody_the_number(table):
    t = table(hands=["copper"], discards=["gold silver estate"])
    for viewer in (-1, 0, 1):
        assert t.zone(viewer, "discard", 0) == {
            "name": "discard", "owner": 0, "cards": ["estate"]
        }  # fmt: skip


@pytest.mark.rule("D6")
def test_hands_are_seen_by_their_owner_and_counted_by_all(table):
    t = table(hands=["gold copper", "estate"])
    assert t.seen(0, "hand", 0) == ["copper", "gold"]
    for viewer in (-1, 1):
        assert t.zone(viewer, "hand", 0)["count"] == 2
        assert t.seen(viewer, "hand", 0) == []


@pytest.mark.rule("D6")
def test_supply_and_trash_are_open_to_all(table):
    t = table(hands=["copper"], trash="gold estate")
    for viewer in (-1, 0, 1):
        assert t.seen(viewer, "trash", -1) == ["estate", "gold"]
        supply = {pile["card"]: pile["left"] for pile in t.match.view(viewer)["facts"]["supply"]}
        assert supply["province"] == 8


@pytest.mark.rule("D6")
@pytest.mark.ruling("R32")
def test_island_cards_are_seen_by_all_and_native_village_cards_by_their_owner(table):
    t = table(hands=["native_village island gold"], decks=["silver"], actions=2)
    t.play("native_village")
    t.answer("choose +mat")
    t.play("island")  # with the Gold, the only other card
    for viewer in (-1, 0, 1):
        assert t.seen(viewer, "island", 0) == ["gold", "island"]
        assert t.zone(viewer, "native_village", 0)["count"] == 1
    assert t.seen(0, "native_village", 0) == ["silver"]
    assert t.seen(1, "native_village", 0) == []
    assert t.seen(-1, "native_village", 0) == []
    t.ends_clean()


@pytest.mark.rule("D6")
def test_no_view_and_no_event_tells_what_another_player_draws(table):
    t = table(hands=["smithy", "copper"], decks=["gold gold gold", "estate"])
    t.play("smithy")
    for viewer in (-1, 1):
        (drawn,) = [event for event in t.match.events(viewer) if event["id"] == "draws"]
        assert drawn == {"id": "draws", "seat": 0, "count": 3}
        assert "gold" not in str(t.zone(viewer, "hand", 0))
    (own,) = [event for event in t.match.events(0) if event["id"] == "draws"]
    assert own["cards"] == ["gold"] * 3
    t.ends_clean()


# -- D7


@pytest.mark.rule("D7")
@pytest.mark.parametrize("sets", [["base"], ["intrigue"], ["seaside"], ["intrigue", "seaside"]])
def test_a_random_kingdom_is_dealt_from_the_randomizers_of_its_sets(sets):
    kingdoms = set()
    for seed in range(20):
        options = {"draw": {"sets": sets, "seed": str(seed)}}
        cards = [pile.card for pile in dealt(2, options).piles if not pile.card.basic]
        assert len(cards) == 10
        assert {card.set for card in cards} <= set(sets)
        kingdoms.add(frozenset(card.id for card in cards))
    assert len(kingdoms) == 20
