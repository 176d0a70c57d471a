"""The rulings on the Chronicle: where the Law of chapter 8 is silent, and what we chose."""

from __future__ import annotations

import pytest

from tafelrunde.titles.oath.board import NEXT_REGION
from tafelrunde.titles.oath.catalogue import CARDS, DENIZEN, EDIFICE, HEARTH, ORDER, SUITS, VISION
from tests.titles.oath.test_chronicle_steps import annals, finish, won

USURPER = won("red", "usurper")


# -- 8.2


@pytest.mark.ruling("C1")
@pytest.mark.rule("8.2.a")
@pytest.mark.ends_open
def test_replacing_warbands_come_from_the_bank_then_the_board_then_the_fullest_site(table):
    sites = {2: "plains", 3: "mountain", 4: "river", 5: "steppe", 6: "mine"}
    at = {1: "red 7", 2: "red 5", 3: "blue 3", 4: "blue 2", 5: "blue 1", 6: "purple 4"}
    t = table(
        "purple red blue yellow", sites=sites, at=at, warbands={"red": 1, "blue": 2}, state=USURPER
    )
    t.answer("choose people", "offer blue", "accept")  # one in the bank, one on the board
    assert [t.at(slot) for slot in range(1, 7)] == [
        *["red 6", "red 5", "red 1", "red 1", "red 1"],
        "purple 4",
    ]
    assert t.warbands("red") == t.warbands("blue") == 0 and t.g.reserve[:3] == [20, 0, 14]
    at = {1: "red 2", 3: "blue 3", 4: "blue 2"}
    t = table("purple red blue yellow", sites=sites, at=at, state=USURPER)
    t.answer("choose people", "offer blue", "accept")  # with enough of them: one for one
    assert (t.at(1), t.at(3), t.at(4)) == ("red 2", "red 3", "red 2")


@pytest.mark.ruling("C2")
@pytest.mark.rule("8.2")
def test_offers_go_to_any_exile_once_in_any_order_and_turned_boards_stay_exiles(table):
    def box(g):
        g.prepared.world.citizens = ["black"]

    t = table(
        "purple red blue yellow white",
        citizens="white",
        sites={1: "plains", 4: "mountain keep"},
        at={1: "red 1"},
        relics={"yellow": "bandit_crown"},
        state=won("red", "usurper", more=box),
    )
    t.answer("choose people")
    assert t.names() == ["offer blue", "offer yellow", "pass"]  # neither purple nor white
    t.answer("offer yellow", "accept")
    assert t.names() == ["offer blue", "pass"]
    t.answer("offer blue", "pass")  # refused: nobody is left to be asked
    assert t.question().prompt != "chronicle-offer"
    world = finish(t)
    assert world.citizens == ["yellow"] and annals(t, "refuses")[0]["colour"] == "blue"
    assert annals(t, "exiles")[0]["colours"] == ["white", "black"]
    assert annals(t, "removes") == []  # yellow's Crown brought red the empty site
    assert [site.site for site in world.sites[:2]] == ["plains", "mountain"]


# -- 8.3


@pytest.mark.ruling("C3")
@pytest.mark.rule("8.3.1", "7.2.2")
@pytest.mark.ends_open
def test_edifices_replace_locked_denizens_too_and_stand_side_by_side(table):
    sites = {
        1: "plains great_spire keep wolves",
        3: "mountain longbows bandit_rampart",
        4: "drowned_city salt_the_earth",
        5: "steppe alchemist",
    }
    at = dict.fromkeys(sites, "purple 1")
    t = table("purple red", sites=sites, at=at, state=won("purple"))
    t.answer("choose people")
    # Order's edifice lies in ruins, Arcane's stands; Salt the Earth leaves no room behind.
    assert t.names() == ["choose wolves", "choose bandit_rampart", "pass"]
    # Beside a ruin, too, which the table-top program would refuse.
    beside = {1: "plains bandit_rampart wolves"}
    ruined = table("purple red", sites=beside, at={1: "purple 1"}, state=won("purple"))
    ruined.answer("choose people")
    assert ruined.names() == ["choose bandit_rampart", "choose wolves", "pass"]
    sites[3] = "mountain longbows"
    t = table("purple red", sites=sites, at=at, state=won("purple"))
    t.answer("choose people")
    assert t.names() == ["choose keep", "choose wolves", "choose longbows", "pass"]
    t.answer("choose keep")
    world = finish(t)
    assert world.sites[0].cards == ["great_spire", "sprawling_rampart", "wolves"]
    assert "keep" in world.deck and annals(t, "builds")[0]["denizen"] == "keep"


@pytest.mark.rule("8.3.1")
@pytest.mark.ends_open
def test_only_one_is_built_at_a_ruled_site_and_a_citizen_builds_at_any_imperial_one(table):
    sites = {1: "plains longbows", 3: "mountain wolves", 4: "river tavern_songs"}
    sites[5] = "steppe broken_forge"
    at = {1: "purple 1", 3: "red 1", 5: "purple 1"}
    state = won("blue", "successor")
    t = table("purple red blue", sites=sites, at=at, citizens="blue", state=state)
    t.answer("choose people")
    assert t.names() == ["choose longbows", "choose broken_forge", "pass"]  # bandits rule site 4
    t.answer("choose broken_forge")
    assert t.question().prompt == "chronicle-suit" and len(annals(t, "repairs")) == 1
    assert finish(t).sites[1].cards == ["ancient_forge"]
    relics = {"purple": "bandit_crown the_grand_scepter"}
    t = table("purple red blue", sites=sites, at=at, citizens="blue", relics=relics, state=state)
    t.answer("choose people")  # an ally's Crown rules the empty site for the Empire
    assert "choose tavern_songs" in t.names() and "choose wolves" not in t.names()


@pytest.mark.ruling("C7")
@pytest.mark.rule("8.3.2", "8.3.4")
@pytest.mark.ends_open
def test_denizens_of_removed_sites_go_to_the_next_pile_and_their_favor_to_the_shared_bank(table):
    sites = {1: "plains longbows", 2: "mountain wolves", 4: "river elders", 7: "steppe keep"}
    t = table(
        "purple red",
        sites=sites,
        at={2: "red 1"},
        relics_at={2: "ivory_eye"},
        favor_on={"wolves": 2, "keep": 1},
        piles={"cradle": "scouts"},
        state=won("purple"),
    )
    relics, banks, shared = len(t.g.relic_deck), t.g.banks.copy(), t.g.shared_favor
    t.answer("choose people")
    assert NEXT_REGION == [1, 2, 0] and t.pile("provinces").split() == ["wolves", "longbows"]
    assert (t.pile("cradle"), t.pile("hinterland")) == ("keep scouts", "elders")
    assert (t.g.banks, t.g.shared_favor) == (banks, shared + 3)
    assert len(t.g.relic_deck) == relics + 1
    assert sorted(annals(t, "removes")[0]["sites"]) == ["mountain", "plains", "river", "steppe"]


@pytest.mark.ruling("C8")
@pytest.mark.rule("8.3.2")
def test_facedown_sites_are_ruled_by_nobody_and_stay_unseen(table):
    t = table(
        "purple red",
        sites={1: "plains", 3: "mountain"},
        facedown={2: "wastes"},
        at={3: "purple 1"},
        relics={"red": "bandit_crown"},
        state=USURPER,
    )
    hidden = {site.card for site in t.g.sites if not site.faceup}
    t.answer("choose people")
    assert annals(t, "keeps")[0]["sites"] == ["plains"]  # the Crown rules faceup sites only
    assert annals(t, "removes")[0]["sites"] == ["mountain"]
    assert hidden <= {*t.g.site_deck, *(site.card for site in t.g.sites[1:])}
    assert [site.faceup for site in t.g.sites] == [1, 0, 1, 0, 0, 1, 0, 0]
    world = finish(t)
    seen = [str(t.match.view(seat)) for seat in (-1, 0, 1)]
    for site in world.sites:
        assert all((f"'{site.site}'" in view) == site.faceup for view in seen)


@pytest.mark.ruling("C14")
@pytest.mark.rule("8.3.3")
def test_a_site_with_a_ruin_is_set_aside_even_if_an_edifice_stands_there_too(table):
    sites = {
        1: "plains bandit_rampart hall_of_debate wolves",
        2: "mountain fallen_spire forest_temple",
    }
    at = {1: "red 1", 2: "purple 1"}
    t = table("purple red", sites=sites, at=at, relics_at={1: "map"}, state=USURPER)
    t.answer("choose people")
    world = finish(t)
    assert (world.sites[6].site, world.sites[7].site) == ("plains", "mountain")
    assert world.sites[6].cards == ["bandit_rampart", "hall_of_debate", "wolves"]  # red rules it
    assert world.sites[6].relics == ["map"]
    assert world.sites[7].cards == ["fallen_spire", "ruined_temple"]
    assert annals(t, "ruins")[0]["sites"] == ["plains", "mountain"] and not annals(t, "keeps")


@pytest.mark.ruling("C15")
@pytest.mark.rule("8.3.2", "8.3.3", "card/forest_temple")
def test_the_forest_temple_keeps_sites_whole_but_saves_no_edifice(table):
    sites = {
        1: "plains longbows wolves",
        3: "river rangers elders",
        4: "mountain vow_of_beastkin bandit_rampart",
        5: "steppe great_spire errand_boy",
        6: "mine keep",
    }
    at = {1: "purple 1", 3: "red 1"}
    t = table("purple red", sites=sites, at=at, relics_at={3: "map"}, state=won("purple"))
    t.answer("choose people", "choose wolves")  # the Temple is built and protects at once
    world = finish(t)
    assert world.sites[0].cards == ["longbows", "forest_temple"]
    assert (world.sites[1].site, world.sites[1].cards) == ("river", ["rangers", "elders"])
    assert world.sites[1].relics == ["map"]
    assert world.sites[6].cards == ["vow_of_beastkin", "bandit_rampart"]  # old ruin: kept whole
    assert world.sites[7].cards == ["fallen_spire"]  # not ruled: falls, its beasts are discarded
    assert annals(t, "removes")[0]["sites"] == ["mine"]


# -- 8.4


@pytest.mark.ruling("C4")
@pytest.mark.rule("8.4", "card/marriage")
@pytest.mark.parametrize(
    ("advisers", "suits"),
    [
        ("longbows -keep -scouts wolves", "order beast"),  # facedown ones do not count
        ("-keep -scouts", " ".join(SUITS)),
        ("-vision_faith", " ".join(SUITS)),
        ("longbows marriage", "hearth"),  # twice
        ("longbows keep marriage", "order hearth"),
        ("longbows keep wolves", "order"),
    ],
)
def test_faceup_advisers_decide_the_suit_and_marriage_counts_twice(table, advisers, suits):
    t = table("purple red", advisers={"purple": advisers}, state=won("purple"))
    t.answer("choose people")
    if " " in suits:
        assert sorted(t.names()) == sorted(f"suit {suit}" for suit in suits.split())
        t.answer(f"suit {suits.split()[0]}")
    assert annals(t, "adds")[0]["suit"] == suits.split()[0]


def short(orders, hearths, beasts):
    """Leave so many cards of three suits in the archive."""

    def state(g):
        for suit, n in ((ORDER, orders), (HEARTH, hearths), (HEARTH + 1, beasts)):
            there = [t for t in g.archive if g.kinds[t].kind == DENIZEN and g.kinds[t].suit == suit]
            g.archive = [this for this in g.archive if this not in there[n:]]
            g.world_deck = [*there[n:], *g.world_deck]
            g.deck_parts[0] += len(there[n:])

    return state


@pytest.mark.ruling("C5")
@pytest.mark.rule("8.4", "8.4.a")
@pytest.mark.parametrize(
    ("left", "adds"),
    [((3, 2, 1), True), ((2, 9, 9), False), ((9, 1, 9), False), ((9, 9, 0), False)],
)
def test_three_two_and_one_cards_must_be_there_or_none_comes(table, left, adds):
    gone = "wolves marriage great_crusade"
    state = won("purple", more=short(*left))
    t = table("purple red", dispossessed=gone, advisers={"purple": "longbows"}, state=state)
    archive, deck = len(t.g.archive), len(t.g.world_deck)
    t.answer("choose people")
    if adds:
        suits = [t.g.kinds[this].suit for this in t.g.archive if t.g.kinds[this].kind == DENIZEN]
        assert not {ORDER, HEARTH, HEARTH + 1} & set(suits) and not annals(t, "heals")
        assert len(t.g.archive) == archive - 6
        return
    healed = annals(t, "heals")[0]
    assert (healed["count"], healed["healed"]) == (1, 2)  # a stack of one comes whole
    assert len(t.g.archive) == archive + 2 and not annals(t, "adds")
    assert len(t.g.world_deck) == deck + 2  # and the adviser of the winner


@pytest.mark.ruling("C5")
@pytest.mark.rule("8.4.a")
def test_six_of_the_largest_stack_return_and_chance_decides_between_equal_ones(table):
    orders = "longbows keep scouts garrison captains curfew toll_roads"
    beasts = "wolves errand_boy rangers birdsong vow_of_beastkin memory_of_nature giant_python"
    came = set()
    for seed in range(12):
        t = table(
            "purple red",
            dispossessed=f"{orders} {beasts} marriage",
            advisers={"purple": "tavern_songs"},
            seed=f"heal {seed}",
            state=won("purple", more=short(9, 0, 9)),
        )
        archive = {*t.text(t.g.archive).split()}
        t.answer("choose people")
        healed = annals(t, "heals")[0]
        assert (healed["count"], healed["healed"]) == (6, 9)
        new = {*t.text(t.g.archive).split()} - archive
        stack = orders if healed["suit"] == "order" else beasts
        assert len(new) == 9 and len(new & {*stack.split()}) == 1 and "marriage" in new
        came.add(healed["suit"])
    assert came == {"order", "beast"}


# -- 8.5 to 8.8


@pytest.mark.ruling("C6")
@pytest.mark.rule("8.5")
@pytest.mark.parametrize("discards", ["", "keep", "keep scouts garrison captains curfew"])
def test_only_discards_and_losers_advisers_are_dispossessed_even_if_they_are_few(table, discards):
    advisers = {"red": "-wolves -conspiracy", "purple": "longbows"}
    t = table(
        "purple red",
        piles={"cradle": f"{discards} vision_faith"},
        advisers=advisers,
        visions={"red": "vision_rebellion"},
        dispossessed="elders",
        state=won("purple"),
    )
    t.answer("choose people")
    world = finish(t)
    assert sorted(world.dispossessed) == sorted([*discards.split(), "wolves", "elders"])
    assert annals(t, "dispossesses")[0]["count"] == len(discards.split()) + 1
    assert sum(CARDS[id].kind == VISION for id in world.deck) == 5 and "longbows" in world.deck


@pytest.mark.rule("8.5", "8.8")
def test_the_conspiracy_returns_from_the_box_and_a_false_prophet_goes_home(table):
    def played(g):
        this = next(this for this in g.world_deck if g.kinds[this].id == "conspiracy")
        g.world_deck.remove(this)
        g.deck_parts[0] -= 1
        g.box = [this]
        g.warbands_on = {g.players[1].vision: [0, 0, 1, 0, 0, 0]}
        g.reserve[2] -= 1

    visions = {"red": "vision_faith"}
    t = table("purple red blue", visions=visions, state=won("red", "usurper", more=played))
    census = t.g.census()
    t.answer("choose people", "pass")
    world = finish(t)
    assert [id for id in world.deck if CARDS[id].kind == VISION].count("conspiracy") == 1
    assert t.g.census() == census and t.g.reserve == [24, 14, 14, 0, 0, 0]
    assert t.text(t.g.box) == "the_grand_scepter"


@pytest.mark.ruling("C16")
@pytest.mark.rule("8.6.1", "8.6.2")
def test_the_relic_deck_is_shuffled_anyway_and_fills_sites_from_the_top_down(table):
    sites = {1: "drowned_city", 3: "mountain", 6: "steppe", 7: "plains"}
    at = dict.fromkeys(sites, "purple 1")
    relics = {"purple": "the_grand_scepter"}

    def few(g):
        g.players[0].relics.extend(g.relic_deck[2:])
        g.relic_deck = g.relic_deck[:2]

    def world(seed, more=None):
        state = won("purple", more=more)
        there = {7: "map"}
        t = table(sites=sites, at=at, relics=relics, relics_at=there, seed=seed, state=state)
        t.answer("choose people")
        return finish(t)

    last = world("a", few).sites
    assert [len(site.relics) for site in last[:4]] == [2, 0, 0, 1]  # two were left
    assert last[3].relics == ["map"]  # more than the site has symbols for: they stay
    one, other = world("a"), world("b")
    assert [len(site.relics) for site in one.sites[:4]] == [2, 1, 1, 1]
    assert one.relic_deck[4:] != other.relic_deck[4:]  # nobody lost a relic: shuffled all the same
    assert sorted(one.relic_deck[:4]) == sorted(other.relic_deck[:4])  # the Reliquary, on top


@pytest.mark.ruling("C18")
@pytest.mark.rule("8.8")
def test_a_small_world_deck_has_piles_as_large_as_they_can_be(table):
    def small(g):
        kept = [this for this in g.world_deck if g.kinds[this].kind == VISION]
        cards = [this for this in g.world_deck if g.kinds[this].kind == DENIZEN]
        g.world_deck = [*cards[:8], *kept]
        g.deck_parts = [13, 0, 0, 0]
        g.archive = [*g.archive, *cards[8:]]

    t = table("purple red", sites={1: "plains"}, state=won("purple", more=small))
    t.answer("choose people", "suit order")
    deck = t.g.next_world.deck
    kinds = [CARDS[id].kind == VISION for id in deck]
    assert len(deck) == 8 + 6 + 5  # ten with two Visions, four with three
    assert (sum(kinds[:12]), sum(kinds[12:])) == (2, 3)


@pytest.mark.rule("8.3.1", "8.4", "8.5", "8.8")
def test_the_world_keeps_fifty_four_denizens_and_the_dispossessed_grow_by_six(table):
    sites = {1: "plains longbows", 3: "mountain wolves"}
    piles = {"cradle": "keep scouts garrison captains", "provinces": "curfew toll_roads elders"}
    t = table("purple red", sites=sites, at={1: "purple 1"}, piles=piles, state=won("purple"))
    first = {id for id in CARDS if CARDS[id].first_game}
    there = {*t.text(t.g.world_deck).split(), "longbows", "wolves"}
    there |= {id for text in piles.values() for id in text.split()}
    size = len({id for id in there if CARDS[id].kind == DENIZEN})
    assert first <= there
    t.answer("choose people", "choose longbows", "suit beast")
    world = t.g.next_world
    assert len(world.dispossessed) == 6 and "longbows" in world.deck
    on_map = [id for site in world.sites for id in site.cards]
    assert on_map == ["sprawling_rampart"] and CARDS[on_map[0]].kind == EDIFICE
    assert len(world.deck) - 5 == size == len(there) - 5
